/** How fights end, and what the listed team or player does in a league, on venue_b, in texts of our own. */
import { checkChanges } from './check-changes.ts';
import { checkFamily, checkRelation, checkWithheld, type Text } from './own-texts.ts';

function fight(how: string, who = 'Ana Doe', market = 'A'): Text {
  return {
    venue: 'venue_b',
    title: `Will ${who} win by ${how} in Ana Doe vs Bea Roe`,
    market,
    rules: `If ${who} wins by ${how} in the Ana Doe vs Bea Roe UFC fight, scheduled for June 14, this market will settle to Yes. Outcome sourced from the relevant governing body or event organizers.
If the fight is postponed or delayed within two weeks of the original date, the market will remain open and will settle once the fight is complete. Cancellation or rescheduling beyond the two-week window results in resolution at the last fair market price.`,
  };
}
const submission: Text = {
  ...fight('submission'),
  rules: `${fight('submission').rules}
A submission is defined as a fight-ending stoppage in which Ana Doe's opponent verbally or physically taps out, is rendered unconscious by a chokehold, or the referee stops the fight because the opponent is unable to escape a submission hold and is at risk of serious injury.`,
};
const distance: Text = {
  venue: 'venue_b',
  title: 'Fight to Go the Distance?',
  rules: `This market will resolve to "Yes" if the fight between Ana Doe and Bea Roe at UFC Alder 250: Doe vs. Roe, scheduled for June 14, 2026, goes the full scheduled number of rounds and the result is determined by the judges' scorecards. Otherwise, it will resolve to "No."

Draws decided by the judges' scorecards after all scheduled rounds are completed will resolve "Yes." Technical decisions or technical draws declared before all rounds are completed will resolve "No."

If the bout is ruled a No Contest, not scored, canceled, or postponed beyond June 28, 2026, this market will resolve "50-50."

The resolution source for this market will be official information from the UFC.`,
};
const group: Text = {
  venue: 'venue_b',
  title: 'Will Alder win Group D in the 2026 Birch Cup?',
  rules: `This market will resolve according to the team that wins Group D in the 2026 Birch Cup group stage, scheduled for June 11-27, 2026.

If multiple teams tie as group winners, this market will resolve according to the official tiebreak procedure of the 2026 Birch Cup.

If the Birch Cup group stage is cancelled, postponed after September 30, 2026, or there is otherwise no winner declared for this group within that timeframe, this market will resolve to "Other".`,
  fields: { groupItemTitle: 'Alder' },
};
const top: Text = {
  venue: 'venue_b',
  title: 'Premier League - Top 4 Finish',
  rules: `This is a polymarket to predict which clubs finish in the top 4 of the Premier League standings for the 2026-27 season.

If the listed club officially finishes in the top 4 of the Premier League standings at the end of the season, the market will resolve to "Yes". Otherwise, it will resolve to "No".

If two or more clubs are tied on points for a top 4 position, resolution will follow the official Premier League tiebreaking procedures.

If the 2026-27 Premier League season is cancelled or not completed before October 1, 2027, this market will resolve to "No".`,
  fields: { groupItemTitle: 'Alder' },
};
const moved: Text = {
  venue: 'venue_b',
  title: 'Will Ana Doe leave the Hawks before next season?',
  rules: `This market will resolve to "Yes" if Ana Doe is traded to another NBA team, or signs a contract to play in the 2026-27 NBA season with a team other than the Alder Hawks, between June 26 and October 21, 2026, 11:59 PM ET. Otherwise, it will resolve to "No".

If Ana Doe retires, the market will resolve to "No".`,
};
const feat: Text = {
  venue: 'venue_b',
  title: 'Game 1: Any Player Rampage?',
  rules: `This market is about whether any player achieves a Rampage during Game 1. This market will resolve to "Yes" if any player on either team achieves a Rampage during Game 1. This market will resolve to "No" if no player achieves a Rampage.

If Game 1 is never played due to forfeit, disqualification, or walkover, this market will resolve to 50-50.

If Game 1 is not played because the series result has already been determined (e.g., a team clinches the series before Game 1 is needed), this market will resolve to 50-50.

If Game 1 is remade, resolution will be based on the remade game only.`,
};
const announcers: Text = {
  venue: 'venue_b',
  title: 'NFL Mentions: Hawks vs Owls',
  rules: `The Alder Hawks are scheduled to play the Birch Owls on October 9, at 8:15 PM ET.

This market will resolve to "Yes" if either a play-by-play announcer or a color commentator says the listed term at any point between kickoff and the conclusion of this game during its primary official video broadcast. Otherwise, the market will resolve to "No".

If the start of this game is cancelled or otherwise delayed beyond October 9, 2026, 11:59 PM ET this market will resolve to "No".

The resolution source for this market is the official NFL broadcast of this game.`,
  fields: { groupItemTitle: 'Oak' },
};

checkFamily('a win by submission', submission, 'occurrence');
checkRelation(
  'a win by decision is another than by submission',
  fight('decision', 'Ana Doe', 'B'),
  fight('submission'),
  undefined,
);
checkRelation(
  'a win of the other fighter is another',
  fight('submission', 'Bea Roe', 'B'),
  fight('submission'),
  undefined,
);
checkWithheld(
  'a submission that is defined for the other fighter alone',
  { ...submission, rules: submission.rules.replace("which Ana Doe's", "which Cleo Poe's") },
  'subject_conflict',
);
checkChanges('a fight that goes the distance', distance, [
  ['the full scheduled number', 'half of the scheduled number'],
  [
    'scorecards after all scheduled rounds are completed will resolve "Yes."',
    'scorecards after all scheduled rounds are completed will resolve "No."',
  ],
  ['technical draws declared before', 'technical draws declared after'],
  ['between Ana Doe', 'between Cleo Doe'],
  ['June 14, 2026', 'June 15, 2026'],
]);
checkChanges('who wins a group', group, [
  ['wins Group D', 'wins Group E'],
  ['in the 2026 Birch', 'in the 2030 Birch'],
  ['June 11-27', 'June 12-27'],
  ['tie as group winners', 'do not tie as group winners'],
  ['resolve to "Other"', 'resolve to "Yes"'],
]);
checkChanges('who finishes at the top', top, [
  ['in the top 4 of the Premier League standings at', 'in the top 5 of the Premier League standings at'],
  ['finishes in', 'does not finish in'],
  ['the 2026-27 season', 'the 2027-28 season'],
  ['October 1, 2027', 'October 2, 2027'],
  ['resolve to "No".\n\nIf two', 'resolve to "Other".\n\nIf two'],
]);
checkChanges('a player who leaves a team', moved, [
  ['another NBA team', 'another NFL team'],
  ['other than the Alder', 'other than the Birch'],
  ['June 26', 'June 27'],
  ['Ana Doe retires', 'Ana Doe does not retire'],
]);
checkChanges('a feat in a game of a series', feat, [
  ['achieves a Rampage during Game 1. This', 'achieves a Penta Kill during Game 1. This'],
  ['either team achieves a Rampage during Game 1', 'either team achieves a Rampage during Game 2'],
  ['no player achieves', 'any player achieves'],
  ['remade game only', 'first game only'],
]);
checkChanges('a word of announcers', announcers, [
  ['Alder Hawks', 'Elm Hawks'],
  ['between kickoff', 'between tipoff'],
  ['October 9, at', 'October 10, at'],
  ['says the listed', 'does not say the listed'],
]);
