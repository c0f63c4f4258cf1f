/** How far a team gets in a knock-out: the last round it reaches, so that the final implies the semifinal. */
import { atLeast, atMost, intersectSets, intervalSet, rational, zero } from '../../../exact/index.ts';
import type { Family, FamilyReading, Subject } from '../../family.ts';
import { readVoids, slotsWithRole, withhold } from '../subject.ts';
import { claimOn, competitionOf, lineVariable, onlyStatement, teamOf, yearOf } from './entrant.ts';

export const stagesFamily: Family = {
  id: 'stages',
  about: 'The round a team reaches in a knock-out tournament.',
  read: readStages,
};

const rounds: ReadonlyMap<string, bigint> = new Map([
  ['quarterfinal', 1n],
  ['semifinal', 2n],
  ['final', 3n],
]);
const labelPattern = /^(?:Reach the )?(quarterfinal|semifinal|final)$/;
const domain = intersectSets(intervalSet([atLeast(zero)]), intervalSet([atMost(rational(4n))]));

function readStages(subject: Subject): FamilyReading {
  const statement = onlyStatement(subject);
  if ('reason' in statement) return { kind: 'withheld', reasons: [statement] };
  const competition = competitionOf(subject);
  if (typeof competition === 'object') return { kind: 'withheld', reasons: [competition] };
  const year = yearOf(subject);
  if (typeof year === 'object') return { kind: 'withheld', reasons: [year] };
  const voids = readVoids(subject);
  if ('reason' in voids) return { kind: 'withheld', reasons: [voids] };
  const team = teamOf(
    competition,
    slotsWithRole(subject.sentences, 'subject').map(({ text }) => text),
  );
  if ('reason' in team) return { kind: 'withheld', reasons: [team] };
  const { measure } = statement;
  const round = rounds.get(measure);
  if (round === undefined) return withhold('no_statement', `no round is called ${measure}`);
  if (labelPattern.exec(subject.contract.yesLabel)?.[1] !== measure) {
    return withhold('subject_conflict', 'the label and the rules name different rounds');
  }
  const variable = lineVariable(
    { reach: 'shared', subject: `${competition} ${team.code}`, window: year },
    {
      scope: 'competition played',
      statistic: 'last round reached: 0 none of these, 1 quarterfinal, 2 semifinal, 3 final, 4 title',
      unit: 'round',
      domain,
    },
  );
  return claimOn('stages', subject, variable, intervalSet([atLeast(rational(round))]), voids);
}
