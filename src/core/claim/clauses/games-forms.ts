/** Clauses on games come in many wordings of one meaning: the meaning once, then the fingerprints of all wordings. */
import type { Clause, Saying, SlotRole } from '../clause.ts';

/** The family's id, as clauses name it. */
export const game = 'game';

const roles: Readonly<Record<string, SlotRole>> = {
  s: 'subject',
  o: 'opponent',
  f: 'first',
  g: 'second',
  d: 'date',
  t: 'time',
  b: 'bound',
  u: 'source',
  x: 'aside',
};

/** `slots`: a letter for each masked span. `prints`: 32 hex digits each, divided by white space. */
export function gameClauses(
  words: string,
  says: readonly Saying[],
  slots: string,
  prints: string,
): readonly Clause[] {
  const slotRoles = [...slots].map((letter) => {
    const role = roles[letter];
    if (role === undefined) throw new RangeError(`No role has the letter ${letter}.`);
    return role;
  });
  return prints
    .trim()
    .split(/\s+/)
    .map((print) => ({ print, slots: slotRoles, says, words }));
}
