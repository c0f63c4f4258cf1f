/**
 * Soccer matches: who wins, leads at the half or goes on, by how much, how many goals, which score. All figures of one
 * match and period are quantities of one frame, so that an exact score implies a win, a total and both sides scoring.
 */
import { isConstant, restrictPayout } from '../../../exact/index.ts';
import type { Family, FamilyReading, Subject } from '../../family.ts';
import { type ClosedSayings, refuseUnknownSayings } from '../closed-sayings.ts';
import { readVoids, withhold } from '../subject.ts';
import { readMatch } from './match.ts';
import { readStatement } from './statement.ts';

export { type Match, readMatch, sideOf } from './match.ts';

export const soccerFamily: Family = {
  id: 'soccer',
  readsSides: true,
  about: 'Soccer matches: result, margin, goals, score, halves, corners and who goes on.',
  read: readSoccer,
};

const known: ClosedSayings = {
  says: ['scope', 'settles_on', 'tie', 'no_if'],
  scopes: new Set(['ninety_minutes', 'first_half', 'extra_time_and_penalties', 'single_leg', 'no_revisions']),
  roles: new Set([
    'subject',
    'first',
    'second',
    'opponent',
    'competition',
    'date',
    'time',
    'until_date',
    'bound',
    'source',
    'aside',
  ]),
};

function readSoccer(subject: Subject): FamilyReading {
  const unknown = refuseUnknownSayings(subject, known);
  if (unknown !== undefined) return { kind: 'withheld', reasons: [unknown] };
  const match = readMatch(subject);
  if ('reason' in match) return { kind: 'withheld', reasons: [match] };
  const voids = readVoids(subject);
  if ('reason' in voids) return { kind: 'withheld', reasons: [voids] };
  const statement = readStatement(subject, match);
  if ('reason' in statement) return { kind: 'withheld', reasons: [statement] };
  const { variable, orientation, said } = statement;
  const { grid, domain } = variable;
  const payout = restrictPayout(statement.payout, grid, domain);
  if (isConstant(payout, grid, domain)) {
    return withhold('constant_payout', 'it pays the same on every result that can occur');
  }
  const facts = [...match.facts, ...said, ...new Set(subject.sentences.map(({ words }) => words))];
  return { kind: 'claim', claim: { family: 'soccer', variable, payout, orientation, voids, facts } };
}
