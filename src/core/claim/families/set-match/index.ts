/**
 * Tennis matches and esports series, played in sets, maps or games: who wins the match or a part of it, by how many parts,
 * how many are played. venue_a names players by family names and gives no day, so a match is known inside one venue only.
 */
import { isConstant, payout, restrictPayout } from '../../../exact/index.ts';
import type { Family, FamilyReading, Subject } from '../../family.ts';
import { type ClosedSayings, refuseUnknownSayings } from '../closed-sayings.ts';
import { readVoids, sayings, slotsWithRole, withhold } from '../subject.ts';
import { figureOf } from './figure.ts';
import { findStatement } from './find-statement.ts';
import { readMatch, sideOf } from './match.ts';
import { partOfScope } from './match-measure.ts';
import { disciplineScopes, refuseOtherScope } from './match-scopes.ts';

export const setMatchFamily: Family = {
  id: 'set_match',
  readsSides: true,
  about: 'Tennis matches and esports series: winner, winner of a set or map, handicaps and totals.',
  read: readSetMatch,
};

const known: ClosedSayings = {
  says: ['scope'],
  scopes: new Set([
    'tennis',
    'who_goes_on_wins',
    'unfinished_half',
    ...partOfScope.keys(),
    ...disciplineScopes,
  ]),
  roles: new Set([
    'subject',
    'first',
    'second',
    'opponent',
    'competition',
    'period',
    'date',
    'time',
    'bound',
    'source',
    'aside',
  ]),
};

function readSetMatch(subject: Subject): FamilyReading {
  const unknown = refuseUnknownSayings(subject, known);
  if (unknown !== undefined) return { kind: 'withheld', reasons: [unknown] };
  const match = readMatch(subject);
  if ('reason' in match) return { kind: 'withheld', reasons: [match] };
  const voids = readVoids(subject);
  if ('reason' in voids) return { kind: 'withheld', reasons: [voids] };
  const said = findStatement(subject, match);
  if ('reason' in said) return { kind: 'withheld', reasons: [said] };
  const others = sayings(subject, 'otherwise_no').flatMap(({ sentence }) =>
    slotsWithRole([sentence], 'opponent'),
  );
  if (others.some(({ text }) => sideOf(match, text) === undefined || sideOf(match, text) === said.side)) {
    return withhold('subject_conflict', 'the other outcome is not the other side of the match');
  }
  const other = refuseOtherScope(subject, said);
  if (other !== undefined) return { kind: 'withheld', reasons: [other] };
  const figure = figureOf(subject, match, said);
  if ('reason' in figure) return { kind: 'withheld', reasons: [figure] };
  const { variable, orientation } = figure;
  const paid = restrictPayout(payout(figure.steps), variable.grid, variable.domain);
  if (isConstant(paid, variable.grid, variable.domain)) {
    return withhold('constant_payout', 'it pays the same on every result that can occur');
  }
  const facts = [
    `match ${match.names[0]} - ${match.names[1]}`,
    ...match.facts,
    ...new Set(subject.sentences.map(({ words }) => words)),
  ];
  return { kind: 'claim', claim: { family: 'set_match', variable, payout: paid, orientation, voids, facts } };
}
