/**
 * The named entries of a strike of venue_a, such as `Participant: Lisbon`, held against the rules. An entry says who or what a
 * market is about, and a family that never looks at it would take it for agreement: so each is an id, which names nothing, or is
 * written on the label, or in the rules where the label is silent or the entry is a number.
 */
import type { ContractVersion } from '../contract/index.ts';
import type { Claim } from './claim.ts';
import { isSilentLabel } from './condition.ts';
import { foldText } from './text/index.ts';
import { type Withheld, withhold } from './withheld.ts';

/** These have every entry in the name of what they are on, or compare it themselves. */
const carrying: ReadonlySet<string> = new Set([
  'deadline',
  'deadline_ladder',
  'fed_decision',
  'ladder',
  'occurrence',
  'tally',
]);

/** To how many decimals the venue gives a target price: it names no party of the contract. */
const ofDisplay: ReadonlySet<string> = new Set(['round_digits']);
const id = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export function refuseNamedEntries(
  { venue, strike, rules, yesLabel }: ContractVersion,
  { family }: Claim,
): Withheld | undefined {
  if (venue !== 'venue_a' || strike?.custom === undefined || carrying.has(family)) return undefined;
  const label = isSilentLabel(yesLabel) ? '' : foldText(yesLabel).toLowerCase();
  const written = (): string => `${foldText(rules).toLowerCase()}\n${label}`;
  const strange = Object.entries(strike.custom).find(([name, value]) => {
    if (ofDisplay.has(name) || id.test(value.trim())) return false;
    const entry = foldText(value).toLowerCase().trim();
    // The rules may name both sides, and the label the one that is paid.
    return !isWritten(entry, label === '' || /\d/.test(entry) ? written() : label);
  });
  return (
    strange &&
    withhold(
      'subject_conflict',
      `the strike is listed with ${strange[0]} ${strange[1]}, which is not what its rules and its label name`,
    )
  );
}

/** As whole words or numbers: `9.5` is not in `19.5`, and `3` not in `3.5`. */
function isWritten(value: string, text: string): boolean {
  if (value === '') return true;
  const isPart = (letter: string | undefined): boolean =>
    letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const behind = text.slice(at + value.length);
    const isNumberOfMore = /^[.,]?\d/.test(behind) || /\d[.,]$/.test(text.slice(0, at));
    const isWordOfMore = /\p{L}$/u.test(value) && isPart(behind[0]);
    if (!isPart(text[at - 1]) && !isNumberOfMore && !isWordOfMore) return true;
  }
  return false;
}
