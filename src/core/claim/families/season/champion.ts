/** Who wins a league's championship: one number for every team of the league, so that two teams exclude each other. */
import { atLeast, intervalSet, point, rational, zero } from '../../../exact/index.ts';
import type { Family, FamilyReading, Subject } from '../../family.ts';
import { readVoids } from '../subject.ts';
import { claimOn, competitionOf, lineVariable, onlyStatement, rankOf, teamOf, yearOf } from './entrant.ts';

export const championFamily: Family = {
  id: 'champion',
  about: 'The team that wins the championship of a league whose teams are in the tables.',
  read: readChampion,
};

function readChampion(subject: Subject): FamilyReading {
  const statement = onlyStatement(subject);
  if ('reason' in statement) return { kind: 'withheld', reasons: [statement] };
  const year = yearOf(subject);
  if (typeof year === 'object') return { kind: 'withheld', reasons: [year] };
  const voids = readVoids(subject);
  if ('reason' in voids) return { kind: 'withheld', reasons: [voids] };
  // The league is in the words of the sentence, or is the competition it names.
  const league = statement.measure === 'competition' ? competitionOf(subject) : statement.measure;
  if (typeof league === 'object') return { kind: 'withheld', reasons: [league] };
  const named = statement.sentence.slots.flatMap(({ role, slot }) => (role === 'subject' ? [slot.text] : []));
  const team = teamOf(league, [subject.contract.yesLabel, ...named]);
  if ('reason' in team) return { kind: 'withheld', reasons: [team] };
  const variable = lineVariable(
    { reach: 'shared', subject: `${league} championship`, window: year },
    {
      scope: 'championship decided',
      statistic: 'champion, as the number of its code in the order of all codes, 0 for any other',
      unit: 'team',
      domain: intervalSet([atLeast(zero)]),
    },
  );
  const rank = rational(BigInt(rankOf(league, team)));
  return claimOn('champion', subject, variable, intervalSet([point(rank)]), voids);
}
