/**
 * Tennis matches and esports series, played in sets, maps or games: who wins the match or a part of it, by how many parts,
 * how many are played. venue_a names players by family names and gives no day, so a match is known inside one venue only.
 */
import { payout } from '../../../exact/index.ts';
import type { Family, FamilyAnswer, Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import type { ClosedSayings } from '../closed-sayings.ts';
import { type ContestStatement, readContest } from '../contest-reading.ts';
import { sayings, slotsWithRole } from '../subject.ts';
import { figureOf } from './figure.ts';
import { findStatement } from './find-statement.ts';
import { readMatch, type SetMatch, sideOf, tourOfScope } from './match.ts';
import { disciplineScopes } from './match-discipline.ts';
import { forfeitScopes, partOfScope } from './match-measure.ts';
import { refuseOtherScope } from './match-scopes.ts';
import { stageOfScope } from './match-stage.ts';

export const setMatchFamily: Family = {
  id: 'set_match',
  readsSides: true,
  about: 'Tennis matches and esports series: winner, winner of a set or map, handicaps and totals.',
  read: readSetMatch,
};

const known: ClosedSayings = {
  says: ['scope', 'no_if'],
  scopes: new Set([
    'tennis',
    'who_goes_on_wins',
    'unfinished_half',
    ...partOfScope.keys(),
    ...forfeitScopes.keys(),
    ...disciplineScopes,
    ...stageOfScope.keys(),
    ...tourOfScope.keys(),
  ]),
};

function readSetMatch(subject: Subject): FamilyAnswer {
  return readContest(subject, { id: setMatchFamily.id, known, readMatch, readStatement });
}

function readStatement(subject: Subject, match: SetMatch): ContestStatement | Withheld {
  const said = findStatement(subject, match);
  if ('reason' in said) return said;
  const others = sayings(subject, 'otherwise_no').flatMap(({ sentence }) =>
    slotsWithRole([sentence], 'opponent'),
  );
  if (others.some(({ text }) => sideOf(match, text) === undefined || sideOf(match, text) === said.side)) {
    return withhold('subject_conflict', 'the other outcome is not the other side of the match');
  }
  const figure = refuseOtherScope(subject, said) ?? figureOf(subject, match, said);
  if ('reason' in figure) return figure;
  const facts = [`match ${match.names[0]} - ${match.names[1]}`, ...match.facts];
  return { ...figure, payout: payout(figure.steps), facts };
}
