/** The place somebody finishes in: who is among the first five is among the first ten, if ties count alike. */

import { atLeast, atMost, intervalSet, one, rational } from '../../../exact/index.ts';
import { joinFields } from '../../claim.ts';
import type { Family, FamilyAnswer, Subject } from '../../family.ts';
import { withhold } from '../../withheld.ts';
import { claimOn } from '../claim-on.ts';
import { refuseLeagueOtherThan } from '../deciding-league.ts';
import { meaningsOf, readVoids, scopesOf, slotsWithRole } from '../subject.ts';
import { lineVariable, onlyStatement, yearOf } from './entrant.ts';

export const leaderboardFamily: Family = {
  id: 'leaderboard',
  about: 'Finishing among the first so many of a tournament, where the text says how equal places count.',
  read: readLeaderboard,
};

function readLeaderboard(subject: Subject): FamilyAnswer {
  const statement = onlyStatement(subject, new Set(['ties_in_full']));
  if ('reason' in statement) return statement;
  const year = yearOf(subject);
  if (typeof year === 'object') return year;
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const { contract, sentences } = subject;
  const tournaments = new Set(slotsWithRole(sentences, 'competition').map(({ text }) => text));
  const [tournament] = tournaments;
  const [player] = slotsWithRole([statement.sentence], 'subject');
  if (tournament === undefined || tournaments.size > 1 || player === undefined) {
    return withhold('unknown_identity', 'no one tournament and player are named');
  }
  if (player.text !== contract.yesLabel) {
    return withhold('subject_conflict', 'the rules name somebody else than the label');
  }
  // The last place that counts may be shared: a text that is silent on it speaks of another figure.
  if (!scopesOf(subject).has('ties_in_full')) {
    return withhold('unknown_scope', 'how equal places count is not stated');
  }
  // No table says which tour a tournament belongs to: only an organizer without a name is surely its own.
  const other = refuseLeagueOtherThan(subject, []);
  if (other !== undefined) return other;
  const variable = lineVariable(
    { reach: 'venue', subject: `${contract.venue} ${joinFields([tournament, player.text])}`, window: year },
    {
      scope: 'tournament completed',
      statistic: 'place, equal places in full',
      unit: 'place',
      domain: intervalSet([atLeast(one)]),
    },
  );
  const top = rational(BigInt(statement.measure));
  const facts = meaningsOf(subject);
  return claimOn(
    { family: 'leaderboard', variable, voids, facts },
    intervalSet([atMost(top)]),
    'result that can occur',
  );
}
