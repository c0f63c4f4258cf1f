/** The frame of a reading of a contest between two sides: what comes before its statement, and what is made of it. */
import { isConstant, type Payout, restrictPayout } from '../../exact/index.ts';
import type { Claim } from '../claim.ts';
import type { FamilyAnswer, Subject } from '../family.ts';
import { type Withheld, withhold } from '../withheld.ts';
import { type ClosedSayings, refuseUnknownSayings } from './closed-sayings.ts';
import { meaningsOf, readVoids } from './subject.ts';

export interface ContestStatement {
  readonly variable: Claim['variable'];
  readonly payout: Payout;
  readonly orientation: Claim['orientation'];
  /** Beside what each sentence says. */
  readonly facts: readonly string[];
}

/** Reads the match, the void branches and the statement, in this order; the first that cannot be read withholds. */
export function readContest<Match extends object>(
  subject: Subject,
  family: {
    readonly id: string;
    readonly known: ClosedSayings;
    readonly readMatch: (subject: Subject) => Match | Withheld;
    readonly readStatement: (subject: Subject, match: Match) => ContestStatement | Withheld;
  },
): FamilyAnswer {
  const unknown = refuseUnknownSayings(subject, family.known);
  if (unknown !== undefined) return unknown;
  const match = family.readMatch(subject);
  if ('reason' in match) return match;
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const statement = family.readStatement(subject, match);
  if ('reason' in statement) return statement;
  const { variable, orientation } = statement;
  const { grid, domain } = variable;
  const payout = restrictPayout(statement.payout, grid, domain);
  if (isConstant(payout, grid, domain)) {
    return withhold('constant_payout', 'it pays the same on every result that can occur');
  }
  const facts = [...statement.facts, ...meaningsOf(subject)];
  return { family: family.id, variable, payout, orientation, voids, facts };
}
