/** How far a team gets in a knock-out: the last round it reaches, so that the final implies the semifinal. */

import { atLeast, atMost, intersectSets, intervalSet, rational, zero } from '../../../exact/index.ts';
import type { Family, FamilyAnswer, Subject } from '../../family.ts';
import { findCompetition } from '../../identity/index.ts';
import { withhold } from '../../withheld.ts';
import { claimOn } from '../claim-on.ts';
import { meaningsOf, readVoids, scopesOf, slotsWithRole } from '../subject.ts';
import { competitionOf, lineVariable, onlyStatement, refuseOtherLeagues, teamOf, yearOf } from './entrant.ts';

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
const played: Ladder = {
  rounds,
  statistic: 'last round reached: 0 none of these, 1 quarterfinal, 2 semifinal, 3 final, 4 title',
  top: 4n,
};
/** Where a team that qualifies and does not compete has qualified: another figure than the round it plays. */
const qualified: Ladder = {
  rounds: new Map([
    ['round of 32', 1n],
    ['round of 16', 2n],
    ['quarterfinal', 3n],
    ['semifinal', 4n],
    ['final', 5n],
  ]),
  statistic:
    'last round qualified for, played or not: 0 none of these, 1 round of 32, 2 round of 16, 3 quarterfinal, 4 semifinal, 5 final, 6 title',
  top: 6n,
};

interface Ladder {
  readonly rounds: ReadonlyMap<string, bigint>;
  readonly statistic: string;
  readonly top: bigint;
}

const labelPattern = /^(?:Reach the )?(quarterfinal|semifinal|final)$/;
/** `Will Alder qualify for FIFA World Cup Semifinals?` */
const titlePattern =
  /^Will (.+) qualify for (.+) (Final|Semifinals|Quarterfinals|Round of 16|Round of 32)\?$/;
const qualifyingCounts = 'qualifying_counts';

function readStages(subject: Subject): FamilyAnswer {
  const statement = onlyStatement(subject, new Set([qualifyingCounts]));
  if ('reason' in statement) return statement;
  const competition = competitionOf(subject);
  if (typeof competition === 'object') return competition;
  const year = yearOf(subject);
  if (typeof year === 'object') return year;
  const other = refuseOtherLeagues(subject, competition);
  if (other !== undefined) return other;
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const names = slotsWithRole(subject.sentences, 'subject').map(({ text }) => text);
  const team = teamOf(competition, names);
  if ('reason' in team) return team;
  const { measure } = statement;
  const isQualified = scopesOf(subject).has(qualifyingCounts);
  const { rounds: known, statistic, top } = isQualified ? qualified : played;
  const round = known.get(measure);
  if (round === undefined) return withhold('no_statement', `no round is called ${measure}`);
  if (!isLabelled(subject, measure, competition, names)) {
    return withhold('subject_conflict', 'the label and the rules name different rounds');
  }
  const variable = lineVariable(
    { reach: 'shared', subject: `${competition} ${team.code}`, window: year },
    {
      scope: 'competition played',
      statistic,
      unit: 'round',
      domain: intersectSets(intervalSet([atLeast(zero)]), intervalSet([atMost(rational(top))])),
    },
  );
  const facts = meaningsOf(subject);
  return claimOn(
    { family: 'stages', variable, voids, facts },
    intervalSet([atLeast(rational(round))]),
    'result that can occur',
  );
}

/** The label is the round; or it is the team, and the title names both. */
function isLabelled(
  { contract: { title, yesLabel } }: Subject,
  measure: string,
  competition: string,
  names: readonly string[],
): boolean {
  const labelled = labelPattern.exec(yesLabel)?.[1];
  if (labelled !== undefined) return labelled === measure;
  const [, team, cup, round] = titlePattern.exec(title) ?? [];
  return (
    names.includes(yesLabel) &&
    team === yesLabel &&
    findCompetition(cup ?? '') === competition &&
    round?.toLowerCase().replace(/s$/, '') === measure
  );
}
