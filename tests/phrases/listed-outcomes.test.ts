/**
 * Statements that leave the name to the label, in texts of our own. Two markets of one event meet only if label, statement and every
 * sentence beside it are the same: each change below makes another thing, or is not read.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkChanges } from './check-changes.ts';
import { checkRelation, checkWithheld, read, type Text } from './own-texts.ts';

const cup: Text = {
  venue: 'venue_b',
  title: 'Will Alder win the 2026 Birch Cup?',
  rules: `This market will resolve according to the team that wins the 2026 Birch Cup.

If at any point it becomes impossible for a listed team to win the 2026 Birch Cup per the rules of the tournament (e.g., they are mathematically eliminated), the corresponding market will resolve to "No".

If the 2026 Birch Cup is cancelled, postponed after March 31, 2026 ET, or there is otherwise no winner declared within that timeframe, this market will resolve to "Other".

If multiple teams are declared champions, this market will resolve in favor of the team whose listed team name comes first alphabetically.`,
  fields: { groupItemTitle: 'Alder' },
};
const leader: Text = {
  venue: 'venue_b',
  title: 'Will Ana Doe lead the NBA in steals?',
  rules: `This market will resolve according to the player that finishes the 2026-27 NBA regular season with the highest steals per-game average of any qualified player.

In the event of a tie for the highest steals per-game average, this market will resolve in favor of the player who appeared in the greater number of games. If the tied players also played the same number of games, the market will resolve in favor of the player whose listed last name comes first alphabetically.

The resolution source will be the NBA (NBA.com/stats).`,
  fields: { groupItemTitle: 'Ana Doe' },
};
const prize: Text = {
  venue: 'venue_b',
  title: 'Will Ana Doe win Best Alder at the 98th Birch Awards?',
  rules: `For the 98th Birch Awards in 2026, nominations are scheduled to be announced on January 22, followed by the ceremony on March 15, 2026.

This market will resolve according to the listed actress who wins the 98th Birch Award for Best Alder.

If an actress is not officially nominated for the Birch Award for Best Alder when the 2026 nominees are announced, the corresponding market will immediately resolve to "No".

In case of a tie for the winner, this market will resolve in favor of the nominated actress whose listed last name comes first in alphabetical order.

If, for any reason, no winner is declared by June 30, 2026, 11:59 PM ET, this market will resolve to "Other".`,
  fields: { groupItemTitle: 'Ana Doe' },
};
const election: Text = {
  venue: 'venue_b',
  title: 'Will Ana Doe win the 2026 Alder presidential election?',
  rules: `A presidential election is scheduled to take place in Alder on October 4, 2026.

This market will resolve according to the listed candidate that wins this election.

If the result of this election isn't known by June 30, 2027, 11:59 PM ET, the market will resolve to "Other".

This market will resolve based on the result of the election as indicated by a consensus of credible reporting. If there is ambiguity, this market will resolve based solely on the official results as reported by the Alder government, specifically the High Court of Votes (Tribunal de Votos, TV) (e.g., https://votes.example/).`,
  fields: { groupItemTitle: 'Ana Doe' },
};
const seats: Text = {
  venue: 'venue_b',
  title: 'Will the Alder Party win the most seats in the next Birch parliamentary election?',
  rules: `This market will resolve according to the listed political party or coalition that wins the greatest number of seats in the Birch Parliament in the next Birch Parliamentary election.

In the event of a tie between multiple parties/coalitions for the most seats won, this market will resolve in favor of the party or coalition that received a greater number of valid votes.

This market's resolution will be based solely on the number of seats won by the named party or coalition in the Birch Parliament.`,
  fields: { groupItemTitle: 'Alder Party' },
};
const app: Text = {
  venue: 'venue_b',
  title: 'Will Alder be the #2 Free App in the US Apple App Store on March 13?',
  rules: `This market will resolve to "Yes" if the Alder iOS app is the #2 app in the United States iPhone Apple App Store for the overall Top Charts under "Free Apps", on March 13, 2026, 12:00 PM ET. Otherwise, this market will resolve to "No."

To find the overall chart, click "Apps" at the bottom of the US iOS App Store app, scroll down to "Top Free Apps" and click "See All". Then under "Free Apps" in the "Top Charts" section, you'll see the list that will be used as the resolution source to this market (https://store.example/top).`,
};
const earnings: Text = {
  venue: 'venue_b',
  title: 'Will Alder Works (ALDR) beat quarterly earnings?',
  rules: `Alder Works is estimated to release earnings on October 14, 2026. The Street consensus estimate for Alder Works's GAAP EPS for the relevant quarter is $1.25. This market will resolve to "Yes" if Alder Works reports GAAP EPS greater than $1.25 for the relevant quarter in its next quarterly earnings release. Otherwise, it will resolve to "No." The resolution source will be the GAAP EPS listed in the company's official earnings documents.

If the company does not release earnings within 45 calendar days of the estimated earnings date, this market will resolve to "No."`,
};
const rate: Text = {
  venue: 'venue_b',
  title: 'Will the Bank of Alder announce a 25 bps decrease at the October meeting?',
  rules: `This market will resolve according to the change in basis points in the target for the overnight rate resulting from the October 2026 interest rate announcement of the Bank of Alder, relative to the level it was prior to this announcement.

The resolution source will be official information from the Bank of Alder, including the statement or release from its October 2026 interest rate announcement, scheduled for October 28, 2026, as listed on the official Bank of Alder calendar (https://bank.example/dates).

Increases or decreases of less than 25 bps will be rounded to 25 bps (e.g. an increase or decrease of 10 bps would be considered to be an increase or decrease of 25 bps). Emergency changes to the specified rate not resulting from the specified announcement will not be considered.`,
  fields: { groupItemTitle: '25 bps decrease' },
};
const nominee: Text = {
  venue: 'venue_b',
  title: 'Will Ana Doe be nominated for Best Alder at the 98th Birch Awards?',
  rules: `This market will resolve to "Yes" if the listed actor is nominated for the 98th Birch Award for Best Alder. If an actor is not officially nominated for the Birch Award for Best Alder when the 2026 nominees are announced, the corresponding market will immediately resolve to "No".

If, for any reason, no nominations are declared by March 15, 2026, 11:59 PM ET, this market will resolve to "No".`,
  fields: { groupItemTitle: 'Ana Doe' },
};
const race: Text = {
  title: 'Who will win the 2026 Alder Grand Prix?',
  rules: 'If Ana Doe wins the 2026 Alder Grand Prix, then the market resolves to Yes.',
  label: 'Ana Doe',
};

checkChanges('who wins a cup', cup, [
  ['wins the 2026', 'wins the 2027'],
  ['wins the', 'loses the'],
  ['that wins the 2026 Birch Cup', 'that does not win the 2026 Birch Cup'],
  ['that wins the 2026 Birch Cup.', "that wins the 2026 Birch Cup Women's Final."],
  ['according to the team', 'according to the listed team'],
  ['mathematically eliminated', 'eliminated'],
  ['resolve to "No"', 'resolve to "Yes"'],
  ['March 31', 'March 30'],
  ['or there is otherwise no winner', 'or there is otherwise a winner'],
  ['comes first', 'comes last'],
  ['multiple teams are declared champions', 'multiple teams are not declared champions'],
]);

checkChanges('who leads a league', leader, [
  ['2026-27', '2027-28'],
  ['NBA regular', 'WNBA regular'],
  ['highest steals', 'lowest steals'],
  ['steals', 'blocks'],
  ['per-game average of', 'total of'],
  ['greater number of games', 'smaller number of games'],
  ['listed last name', 'listed name'],
  ['The resolution source will be the NBA (NBA.com/stats).', ''],
]);

checkChanges('who wins a prize', prize, [
  ['98th Birch Award for', '97th Birch Award for'],
  ['wins the 98th Birch Award for Best Alder', 'wins the 98th Birch Award for Best Supporting Alder'],
  ['actress who wins', 'actress who is nominated for'],
  ['is not officially nominated', 'is officially nominated'],
  ['immediately resolve to "No"', 'immediately resolve to "Yes"'],
  ['listed last name', 'listed name'],
  ['June 30', 'June 29'],
]);

checkChanges('who wins an election', election, [
  ['wins this election', 'loses this election'],
  ['wins this election', 'wins the first round of this election'],
  ['in Alder on October 4, 2026', 'in Birch on October 4, 2026'],
  ['October 4', 'October 5'],
  ['June 30, 2027', 'June 30, 2026'],
  ['High Court of Votes', 'Low Court of Votes'],
  ['resolve to "Other"', 'resolve 50-50'],
]);

checkChanges('who wins most seats', seats, [
  ['greatest number of seats', 'second greatest number of seats'],
  ['wins the greatest', 'gains the greatest'],
  ['next Birch Parliamentary', 'next Elm Parliamentary'],
  ['greater number of valid votes', 'smaller number of valid votes'],
  ['seats won by the named party or coalition', 'seats won by the named party'],
]);

checkChanges('which app is at a place', app, [
  ['#2', '#1'],
  ['under "Free Apps", on', 'under "Paid Apps", on'],
  ['12:00 PM', '11:00 AM'],
  ['March 13, 2026', 'March 14, 2026'],
  ['United States iPhone', 'United Kingdom iPhone'],
  ['the Alder iOS app is', 'the Alder iOS app is not'],
  ['https://store.example/top', 'https://store.example/other'],
]);

checkChanges('what a company earns', earnings, [
  ['greater than $1.25', 'greater than $1.35'],
  ['greater than $1.25', 'less than $1.25'],
  ['reports GAAP EPS', 'reports non-GAAP EPS'],
  ['October 14', 'October 15'],
  ['within 45', 'within 90'],
]);

checkChanges('what a central bank does', rate, [
  ['resulting from the October 2026', 'resulting from the November 2026'],
  ['overnight rate', 'deposit facility rate'],
  ['announcement of the Bank of Alder', 'announcement of the Bank of Elm'],
  ['from its October 2026', 'from its November 2026'],
  ['October 28', 'October 29'],
  ['less than 25 bps', 'less than 50 bps'],
  ['rounded to 25 bps', 'rounded to 0 bps'],
  ['will not be considered', 'will be considered'],
]);

checkChanges('who is nominated', nominee, [
  ['is nominated for', 'is not nominated for'],
  ['is nominated for', 'wins'],
  ['98th', '97th'],
  ['for Best Alder. If', 'for Best Elm. If'],
  ['March 15', 'March 16'],
]);

checkChanges('who wins the race of a year', race, [
  ['wins the 2026', 'wins the 2027'],
  ['Alder Grand Prix', 'Elm Grand Prix'],
  ['wins the', 'does not win the'],
]);

checkRelation(
  'two names of one list are two things',
  cup,
  { ...cup, market: 'Y', fields: { groupItemTitle: 'Elm' }, title: 'Will Elm win the 2026 Birch Cup?' },
  undefined,
);

checkWithheld(
  'a cup whose other sentences speak of another cup is not read',
  {
    ...cup,
    rules: cup.rules.replace(
      'impossible for a listed team to win the 2026 Birch Cup',
      'impossible for a listed team to win the 2026 Elm Trophy',
    ),
  },
  'subject_conflict',
);

checkWithheld(
  'a leader of one league by the word of another is not read',
  {
    ...leader,
    rules: leader.rules.replace('will be the NBA (NBA.com/stats)', 'will be information from the NHL'),
  },
  'subject_conflict',
);

describe('the year of the Academy Awards', () => {
  const nominee: Text = {
    title: '2027 Best Picture Oscar nominations?',
    rules:
      'If Alder has been nominated for Best Picture at the 99th Academy Awards, then the market resolves to Yes.',
    label: 'Alder',
  };
  test('is that of their number', () => assert.equal(read(nominee).claim?.family, 'occurrence'));
  checkWithheld(
    'is no other year',
    { ...nominee, title: '2028 Best Picture Oscar nominations?' },
    'subject_conflict',
  );
});
