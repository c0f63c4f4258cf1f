/** Whether a team of a league is in the playoffs: a figure of its own, 1 or 0. */

import { intervalSet, one, point, zero } from '../../../exact/index.ts';
import type { Family, FamilyAnswer, Subject } from '../../family.ts';
import { withhold } from '../../withheld.ts';
import { claimOn } from '../claim-on.ts';
import { meaningsOf, readVoids, sayings, slotsWithRole } from '../subject.ts';
import { lineVariable, oneStatement, refuseOtherLeagues, teamOf } from './entrant.ts';
import { refuseQuestion } from './titled-season.ts';

export const playoffsFamily: Family = {
  id: 'playoffs',
  about: 'Whether a team of the tables is in the official playoff field of a season.',
  read: readPlayoffs,
};

const notInField = 'not in the field';
/** `nfl 2026 27`: the league and the season by its two years. */
const form = /^([a-z]+) (\d{4}) (?:20)?(\d\d)$/;

function readPlayoffs(subject: Subject): FamilyAnswer {
  const statement = oneStatement(subject);
  if ('reason' in statement) return statement;
  const [, league, from, to] = form.exec(statement.measure) ?? [];
  if (league === undefined || from === undefined || to === undefined)
    return withhold('unknown_window', 'no season of a league is named');
  const isSame = sayings(subject, 'is_about').every(({ saying }) => saying.measure === statement.measure);
  if (!isSame) return withhold('subject_conflict', 'the sentences name different seasons');
  if (sayings(subject, 'no_if').some(({ saying }) => saying.measure !== notInField))
    return withhold('clause_conflict', 'a sentence pays No on something else than the rest');
  const other = refuseOtherLeagues(subject, league);
  if (other !== undefined) return other;
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const names = slotsWithRole(subject.sentences, 'subject').map(({ text }) => text);
  const { yesLabel } = subject.contract;
  const team = teamOf(league, yesLabel === 'Yes' ? names : [yesLabel, ...names]);
  if ('reason' in team) return team;
  const asked = refuseQuestion('playoffs', subject.contract, league, team);
  if (asked !== undefined) return asked;
  const variable = lineVariable(
    { reach: 'shared', subject: `${league} ${team.code}`, window: `${from}-${to}` },
    {
      scope: 'season completed',
      statistic: 'whether in the official playoff field',
      unit: '1 if so, else 0',
      domain: intervalSet([point(zero), point(one)]),
    },
  );
  const facts = meaningsOf(subject);
  return claimOn(
    { family: playoffsFamily.id, variable, voids, facts },
    intervalSet([point(one)]),
    'result that can occur',
  );
}
