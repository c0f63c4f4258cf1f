/**
 * What titles say of a contest and its rules do not: `(BO5) - Grand Final`. Rules that are silent on the stage fit every match of
 * the two sides, and the venue means one of them.
 */
import type { ContractVersion, EventFacts } from '../../contract/index.ts';
import { LineFact, linesOf } from '../rules-lines.ts';
import { outcomesOf } from '../sides.ts';
import { foldText } from '../text/index.ts';
import { textFact } from '../text-facts.ts';

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
  const strange = new Set(
    shown.flatMap((text) => wordsOf(text ?? '')).filter((word) => !silent.has(word) && !line.test(word)),
  );
  const names = [contract.yesLabel, ...outcomesOf(contract), home?.name, away?.name, ...otherWords];
  if (strange.size === 0) return [];
  for (const name of names) for (const word of wordsOf(name ?? '')) strange.delete(word);
  for (const stated of linesOf(contract.rules)) {
    if (strange.size === 0) break;
    const stands = wordsOfLine.of(stated);
    for (const word of strange) if (stands.has(word)) strange.delete(word);
  }
  return [...strange].sort();
}

const wordsOfLine = new LineFact((stated): ReadonlySet<string> => new Set(findWords(stated)));

function findWords(text: string): readonly string[] {
  return (
    foldText(text)
      .toLowerCase()
      .match(/\d+\.\d+|[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

const wordsOf = textFact(findWords);
