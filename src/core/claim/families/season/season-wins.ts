/** How many games a team wins in a regular season. */

import { atLeast, integerGrid, intervalSet, one, zero } from '../../../exact/index.ts';
import type { VoidBranch } from '../../claim.ts';
import { labelCondition } from '../../condition.ts';
import type { Family, FamilyAnswer, Subject } from '../../family.ts';
import { claimOn } from '../claim-on.ts';
import { boundsIn, meaningsOf, readValues, readVoids, scopesOf } from '../subject.ts';
import { lineVariable, onlyStatement, refuseOtherLeagues, teamOf, yearOf } from './entrant.ts';

export const seasonWinsFamily: Family = {
  id: 'season_wins',
  about: 'Games a team of the tables wins in a regular season: ladders and brackets.',
  read: readSeasonWins,
};

function readSeasonWins(subject: Subject): FamilyAnswer {
  const statement = onlyStatement(subject, new Set(['lowest_if_cancelled']));
  if ('reason' in statement) return statement;
  const year = yearOf(subject);
  if (typeof year === 'object') return year;
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const league = statement.measure;
  const other = refuseOtherLeagues(subject, league);
  if (other !== undefined) return other;
  const { sentence } = statement;
  const named = sentence.slots.flatMap(({ role, slot }) => (role === 'subject' ? [slot.text] : []));
  const team = teamOf(league, named);
  if ('reason' in team) return team;
  const bounds = boundsIn(sentence);
  const values = readValues(
    subject,
    integerGrid,
    bounds.length === 0 ? undefined : { comparator: 'at_least', bounds },
  );
  if ('reason' in values) return values;
  const variable = lineVariable(
    { reach: 'shared', subject: `${league} ${team.code}`, window: `${year} regular season` },
    {
      scope: 'season completed',
      statistic: 'games won',
      unit: 'games',
      domain: intervalSet([atLeast(zero)]),
    },
  );
  const facts = meaningsOf(subject);
  return claimOn(
    { family: 'season_wins', variable, voids: [...voids, ...lowestIfCancelled(subject)], facts },
    values.values,
    'result that can occur',
  );
}

/** Where the lowest bracket pays if the season is cancelled, it is the one without a lower bound. */
function lowestIfCancelled(subject: Subject): readonly VoidBranch[] {
  const isSaid = scopesOf(subject).has('lowest_if_cancelled');
  if (!isSaid) return [];
  const isLowest = labelCondition(subject.contract.yesLabel)?.comparator === 'at_most';
  return [{ branch: 'cancelled', pays: { kind: 'exact', value: isLowest ? one : zero } }];
}
