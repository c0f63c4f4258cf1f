/**
 * Soccer matches: who wins, leads at the half or goes on, by how much, how many goals, which score. All figures of one
 * match and period are quantities of one frame, so that an exact score implies a win, a total and both sides scoring.
 */
import type { Family, FamilyAnswer, Subject } from '../../family.ts';
import type { Withheld } from '../../withheld.ts';
import type { ClosedSayings } from '../closed-sayings.ts';
import { type ContestStatement, readContest } from '../contest-reading.ts';
import { type Match, pageOfScope, readMatch } from './match.ts';
import { readStatement } from './statement.ts';

export { type Match, pageOfScope, readMatch, sideOf } from './match.ts';

export const soccerFamily: Family = {
  id: 'soccer',
  readsSides: true,
  about: 'Soccer matches: result, margin, goals, score, halves, corners and who goes on.',
  read: readSoccer,
};

const known: ClosedSayings = {
  says: ['scope', 'settles_on', 'tie', 'no_if'],
  scopes: new Set([
    'ninety_minutes',
    'first_half',
    'second_half',
    'one_side_only',
    'corners_taken',
    'flashscore_then_sofascore',
    'extra_time_and_penalties',
    'single_leg',
    'no_revisions',
    // A draw pays neither side, as a win alone says; beside a price for draws it is a contradiction.
    'tie_has_its_market',
    ...pageOfScope.keys(),
  ]),
};

function readSoccer(subject: Subject): FamilyAnswer {
  return readContest(subject, { id: soccerFamily.id, known, readMatch, readStatement: readFigure });
}

function readFigure(subject: Subject, match: Match): ContestStatement | Withheld {
  const statement = readStatement(subject, match);
  return 'reason' in statement ? statement : { ...statement, facts: [...match.facts, ...statement.said] };
}
