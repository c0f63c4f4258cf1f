/**
 * A combo pays if every leg settles on its side; that is the venue's rule for its kind, not a sentence. So its own text must
 * add nothing to it, and the places that repeat its legs must repeat these.
 */
import type { ComboLeg, ContractVersion } from '../contract/index.ts';
import { refuseEarlyClose } from './early-close.ts';
import type { ReadSentence } from './family.ts';
import { type ReaderTools, readWhole } from './read-by-phrases.ts';
import { refusePayout } from './refuse-payout.ts';
import { type Withheld, withhold } from './withheld.ts';

/** All legs of a combo are compared with one another, for every relation it may have. */
const legsMax = 50;

/** Why nothing is believed of a combo; undefined where its legs are all it says. */
export function refuseCombo(
  tools: ReaderTools,
  contract: ContractVersion,
  legs: readonly ComboLeg[],
): Withheld | undefined {
  const refused = refusePayout(contract) ?? refuseEarlyClose(contract);
  if (refused !== undefined) return refused;
  if (legs.length > legsMax) return withhold('too_large', 'a combo of more legs than are compared');
  if (contract.rules.trim() !== '' && !isSilent(readWhole(tools, contract, undefined)))
    return withhold('unknown_clause', 'the rules of the combo say something beside its legs');
  // Legs are multiplied, so that one which pays a part would count twice.
  if (new Set(legs.map(({ marketId }) => marketId)).size < legs.length)
    return withhold('subject_conflict', 'one market is a leg of the combo twice');
  const { floor, cap } = contract.strike ?? {};
  if (floor !== undefined || cap !== undefined)
    return withhold('bound_conflict', 'the strike of the combo has a bound, and its legs have none');
  return repeatsLegs(contract, legs)
    ? undefined
    : withhold('subject_conflict', 'the label or the strike of the combo names other legs');
}

/** A sentence has no effect only where its saying is `nothing`: one that adds nothing to the terms of a game may add to those of legs. */
function isSilent(sentences: readonly ReadSentence[] | undefined): boolean {
  return (
    sentences?.every(({ says }) => says.length > 0 && says.every(({ says: kind }) => kind === 'nothing')) ===
    true
  );
}

/** `yes Ana Doe,no Lisbon`, and the strike's own lists of markets, events and sides. */
function repeatsLegs({ yesLabel, strike }: ContractVersion, legs: readonly ComboLeg[]): boolean {
  const sides = legs.map(({ side }) => side).join();
  const labelled = [...yesLabel.toLowerCase().matchAll(/(?:^|,)\s*(yes|no) /g)]
    .map(([, side]) => side)
    .join();
  const known: Readonly<Record<string, string | undefined>> = {
    'Associated Market Sides': sides,
    'Associated Markets': legs.map(({ marketId }) => marketId).join(),
    'Associated Events': legs.map(({ eventId }) => eventId).join(),
  };
  // Any other entry, such as a number of legs that suffice, would be a term.
  const isRepeated = Object.entries(strike?.custom ?? {}).every(
    ([name, value]) => name === collection || known[name] === value,
  );
  return isRepeated && (labelled === '' || labelled === sides);
}

/** The list that the combo was made from. */
const collection = 'Multivariate Event Ticker';
