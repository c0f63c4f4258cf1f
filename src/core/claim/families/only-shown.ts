/**
 * What titles say of a contest and its rules do not: `(BO5) - Grand Final`. Rules that are silent on the stage fit every match of
 * the two sides, and the venue means one of them.
 */
import type { ContractVersion, EventFacts } from '../../contract/index.ts';
import { outcomesOf } from '../sides.ts';
import { foldText } from '../text/index.ts';

/** Words of titles that ask for a figure or join names, and tell no two contests apart. */
const silent: ReadonlySet<string> = new Set(
  `a an and any at be beat beats both by correct cover covers draw event exact for full game games goal goals handicap have how in is
  its line lines many map maps market markets match moneyline more most much number o odds of on or over result results score scored
  scores scoring series set sets spread spreads team teams than the there tie to total totals u under v versus vs which who will win
  winner winners winning wins with`.split(/\s+/),
);

/** Lines of handicaps and totals are held against the rules elsewhere. */
const line = /^\d+\.\d+$/;

/** In the order of the alphabet, each once. `otherWords`: other words for what the rules state. */
export function wordsOnlyShown(
  contract: ContractVersion,
  event: EventFacts | undefined,
  shown: readonly (string | undefined)[],
  otherWords: readonly string[] = [],
): readonly string[] {
  const { home, away } = event?.game ?? {};
  const known = new Set(
    [
      contract.rules,
      contract.yesLabel,
      ...outcomesOf(contract),
      home?.name,
      away?.name,
      ...otherWords,
    ].flatMap(wordsOf),
  );
  const words = shown
    .flatMap(wordsOf)
    .filter((word) => !known.has(word) && !silent.has(word) && !line.test(word));
  return [...new Set(words)].sort();
}

function wordsOf(text: string | undefined): readonly string[] {
  return (
    foldText(text ?? '')
      .toLowerCase()
      .match(/\d+\.\d+|[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
