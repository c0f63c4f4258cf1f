/** Seasons, votes, charts, values and words that texts of venue_b leave to their label, in texts of our own: every part is part of the claim. */
import { checkChanges } from './check-changes.ts';
import { checkFamily, checkRelation, checkWithheld, type Text } from './own-texts.ts';

const league: Text = {
  venue: 'venue_b',
  title: 'Will Alder win the 2026–27 Birch League?',
  rules: `This is a polymarket on whether the listed club will win the 2026–27 Birch League.

This market will resolve to "Yes" if the listed club is officially crowned the winner of the 2026–27 Birch League. Otherwise, it will resolve to "No".

If at any point it becomes impossible for the listed club to win the league (e.g. they are mathematically eliminated), the market will resolve to "No".

If the 2026–27 Birch League season is canceled or not completed by October 1, 2027, this market will resolve to "Other".

The primary resolution source will be official announcements from the Birch Committee, however a consensus of credible reporting may also be used.`,
  fields: { groupItemTitle: 'Alder' },
};
const valuable: Text = {
  venue: 'venue_b',
  title: 'Will Ana Doe win the 2026–2027 NBA MVP?',
  rules: `This market will resolve to "Yes" if Ana Doe is awarded the 2026–27 regular season NBA Most Valuable Player (MVP) Award. Otherwise, this market will resolve to "No".

If the listed player is not announced as a finalist for the 2026–27 NBA MVP award, this market will immediately resolve to "No".

The primary resolution source for this market will be official information from the NBA. However, a consensus of credible reporting may also be used.`,
  fields: { groupItemTitle: 'Ana Doe' },
};
const drafted: Text = {
  venue: 'venue_b',
  title: 'Will Ana Doe be drafted first?',
  rules: `This is a polymarket to predict which player is drafted #1 overall in the 2026 Alder Draft.

If the listed player is drafted first overall in the 2026 Alder Draft, the market will resolve to "Yes". Otherwise, it will resolve to "No".

If the 2026 Alder Draft is canceled or not completed by July 30, 2026, this market will resolve to "Other".`,
  fields: { groupItemTitle: 'Ana Doe' },
};
const prize: Text = {
  venue: 'venue_b',
  title: 'Will Ana Doe win the 2026 Alder Award?',
  rules: `This market will resolve to the player who wins the 2026 Alder Award.

In the event of a tie, this market will resolve according to the official winner as determined by MLB rules. If multiple winners are announced then this market will resolve to the player whose listed last name comes first alphabetically.

If the 2026 MLB season is cancelled, postponed after December 31, 2026, 11:59 PM ET, or there is otherwise no winner declared within that timeframe, this market will resolve to "Other".`,
  fields: { groupItemTitle: 'Ana Doe' },
};
const record: Text = {
  venue: 'venue_b',
  title: "Will Alder win the 2026–27 Presidents' Trophy?",
  rules: `This market will resolve according to the NHL team that wins the 2026–27 Presidents' Trophy (best regular season record by points; tiebreakers per NHL rules).`,
  fields: { groupItemTitle: 'Alder' },
};
const exit: Text = {
  venue: 'venue_b',
  title: 'How far will Alder go in the 2026 Birch Cup?',
  rules: `This market will resolve according to the stage of the 2026 Birch Cup at which Alder is eliminated. If Alder wins the tournament, this market will resolve to 'Champion'.

If the 2026 Birch Cup is cancelled in full, postponed after August 2, 2026, 11:59 PM ET, this market will resolve to 'Other'.`,
  fields: { groupItemTitle: 'Semifinals' },
};
const premier: Text = {
  venue: 'venue_b',
  title: 'Will Ana Doe be the next Prime Minister of Alder?',
  rules: `Legislative elections are scheduled to be held in Alder on October 27, 2026.

This market will resolve to the next individual who is officially appointed and sworn in as Prime Minister of Alder following the 2026 parliamentary election.

Any interim or caretaker Prime Minister will not count toward the resolution of this market.

If no such Prime Minister is sworn in by December 31, 2027, 11:59 PM ET, this market will resolve to "Other".

The primary resolution source for this market will be official information from the Government of Alder; however, a consensus of credible reporting may also be used.`,
  fields: { groupItemTitle: 'Ana Doe' },
};
const party: Text = {
  venue: 'venue_b',
  title: 'Will the Republicans win the 2028 US Presidential Election?',
  rules: `The 2028 United States presidential election will be held on Tuesday, November 7, 2028.

This market will resolve to the political party whose candidate is elected the next President of the United States in the 2028 election.

This market will resolve once all three sources call the race for the same party. If all three sources haven't called the race for the same party by the inauguration date (January 20, 2029) this market will resolve based on who is inaugurated.`,
  fields: { groupItemTitle: 'Republican' },
};
const chart: Text = {
  venue: 'venue_b',
  title: 'Will Alder be #2 Free App in the US Apple App Store on March 13?',
  rules: `This market will resolve according to the iOS app, ranked #2 in the United States on the iPhone Apple App Store's overall Top Charts under "Free Apps", as of 12:00 PM ET on the specified date.

To find the overall chart, click "Apps" at the bottom of the US iOS App Store app, scroll down to "Top Free Apps" and click "See All".`,
  fields: { groupItemTitle: 'Alder' },
};
const views: Text = {
  venue: 'venue_b',
  title: 'Views of the next video of Ana Doe',
  rules: `This market will resolve according to the number of views the next YouTube video posted by Ana Doe gets in the first 24 hours after being posted.

If Ana Doe does not post a YouTube video by January 31, 2027, 11:59 PM ET, this market will resolve to the lowest bracket.

If the reported value falls exactly between two brackets, then this market will resolve to the higher range bracket.

Note: This market refers to Ana Doe's next video posted. Shorts, previews, or other videos released other than the referenced video will not be considered.`,
  fields: { groupItemTitle: '5-6m' },
};
const close: Text = {
  venue: 'venue_b',
  title: 'Will Alder Works (ALDR) close above $630 on March 12?',
  rules: `This market will resolve to "Yes" if the official closing price for Alder Works (ALDR) on March 12 is higher than the listed price. Otherwise, this market will resolve to "No."

If the final session is shortened (for example, due to a market-holiday schedule), the official closing price published for that shortened session will still be used for resolution.`,
};
const settlement: Text = {
  venue: 'venue_b',
  title: 'Will Alder Ore (AL) hit $95 by end of June?',
  rules: `This market will resolve to "Yes" if, on any trading day, the official CME settlement price for the Active Month (front month) of Alder Ore (AL) futures is equal to or above the listed price by the final trading day of June 2026. Otherwise, the market will resolve to "No".

Only the Active Month's official settlement price published by CME Group will be considered. Intraday trades, highs, lows, bids, offers, midpoint values, or indicative prices do not count.`,
};
const words: Text = {
  venue: 'venue_b',
  title: 'What will Ana Doe say during her interview?',
  rules: `This market will resolve to "Yes" if Ana Doe says the listed term during this interview. Otherwise, the market will resolve to "No".

If clips of old interviews or prerecorded videos are aired where Ana Doe is speaking, those clips will count toward this market's resolution.

If this interview is definitively cancelled, or otherwise is not aired by November 5, 2026, 11:59 PM ET, this market will resolve to "No".

The resolution source will be video of the event.`,
  fields: { groupItemTitle: 'Birch' },
};

checkChanges('which club wins a league', league, [
  ['crowned the winner of the 2026', 'crowned the winner of the 2027'],
  ['is officially crowned', 'is not officially crowned'],
  ['the winner of', 'the champion of'],
  ['the listed club to win', 'this club to win'],
  ['October 1, 2027', 'October 2, 2027'],
  ['resolve to "Other"', 'resolve 50-50'],
  ['the Birch Committee', 'the Elm Committee'],
]);
checkWithheld(
  'a league that is introduced as another one is not read',
  {
    ...league,
    rules: league.rules.replace('will win the 2026–27 Birch League', 'will win the 2026–27 Elm Trophy'),
  },
  'subject_conflict',
);
checkChanges('who is most valuable', valuable, [
  ['awarded the 2026–27', 'awarded the 2027–28'],
  ['is awarded', 'is not awarded'],
  ['regular season NBA', 'NBA'],
  ['NBA Most', 'WNBA Most'],
  ['is not announced as a finalist', 'is announced as a finalist'],
]);
checkWithheld(
  'a player of another season than that of the title is not read',
  { ...valuable, title: 'Will Ana Doe win the 2027–2028 NBA MVP?' },
  'subject_conflict',
);
checkWithheld(
  'a season of one year is none of two',
  { ...valuable, title: 'Will Ana Doe win the 2027 NBA MVP?' },
  'subject_conflict',
);
checkChanges('who is drafted', drafted, [
  ['is drafted first', 'is drafted second'],
  ['drafted #1', 'drafted #2'],
  ['first overall in the 2026', 'first overall in the 2027'],
  ['If the listed player is drafted', 'If the listed player is not drafted'],
  ['July 30', 'July 29'],
]);
checkChanges('who wins an award of a league', prize, [
  ['wins the 2026 Alder Award', 'wins the 2026 Elm Award'],
  ['MLB rules', 'NBA rules'],
  ['the 2026 MLB season', 'the 2025 MLB season'],
  ['listed last name', 'listed name'],
  ['comes first', 'comes last'],
]);
checkChanges('which team has the best record', record, [
  ['the NHL team', 'the NBA team'],
  ['wins the', 'does not win the'],
  ['the 2026–27', 'the 2027–28'],
  ["Presidents' Trophy", 'Elm Trophy'],
  ['best regular', 'worst regular'],
  ['by points', 'by wins'],
  ['per NHL', 'per NBA'],
]);
for (const season of ['2028', '2028–29'])
  checkWithheld(
    `a record of another season than that of the title is not read: ${season}`,
    { ...record, title: `Will Alder win the ${season} Presidents' Trophy?` },
    'subject_conflict',
  );
checkChanges('at which stage a team is out', exit, [
  ['at which Alder is eliminated', 'at which Elm is eliminated'],
  ['the 2026 Birch Cup at', 'the 2025 Birch Cup at'],
  ["'Champion'", "'Final'"],
  ['August 2', 'August 3'],
]);
checkChanges('who governs next', premier, [
  ['Prime Minister of Alder following', 'Prime Minister of Elm following'],
  ['sworn in as Prime', 'not sworn in as Prime'],
  ['following the 2026', 'following the 2027'],
  ['will not count', 'will count'],
  ['December 31, 2027', 'December 31, 2026'],
  ['Government of Alder', 'Government of Elm'],
]);
checkFamily(
  'a government that its title names in part is one source',
  { ...premier, title: 'Will Ana Doe lead Alder?', eventTitle: 'Alder' },
  'occurrence',
);
checkChanges('which party wins the presidency', party, [
  ['is elected the next', 'is not elected the next'],
  ['in the 2028 election', 'in the 2032 election'],
  ['January 20, 2029', 'January 21, 2029'],
  ['call the race for the same party. If', 'call the race for the same candidate. If'],
]);
checkChanges('which app stands where on a day', chart, [
  ['ranked #2', 'ranked #1'],
  ['under "Free Apps"', 'under "Paid Apps"'],
  ['12:00 PM ET', '11:00 AM ET'],
  ['United States on', 'United Kingdom on'],
]);
checkRelation(
  'the day that rules leave to the title is part of the claim',
  chart,
  { ...chart, market: 'Y', title: chart.title.replace('March 13', 'March 14') },
  undefined,
);
checkWithheld(
  'a day of the title beside another day of the rules is not read',
  { ...chart, rules: chart.rules.replace('on the specified date', 'on March 14, 2026') },
  'unknown_clause',
);
checkChanges('how often a video is watched', views, [
  ['first 24 hours', 'first 48 hours'],
  ['posted by Ana Doe gets', 'posted by Bo Roe gets'],
  ['higher range bracket', 'lower range bracket'],
  ['January 31', 'January 30'],
  ['will not be considered', 'will be considered'],
]);
checkWithheld(
  'a border is none where nothing is measured',
  {
    ...prize,
    rules: `${prize.rules}\n\nIf the reported value falls exactly between two brackets, then this market will resolve to the higher range bracket.`,
  },
  'unknown_scope',
);
checkChanges('where a share closes', close, [
  ['higher than', 'lower than'],
  ['on March 12 is', 'on March 13 is'],
  ['price for Alder Works', 'price for Elm Works'],
  ['will still be used', 'will not be used'],
]);
checkWithheld(
  'a price of the title that a label does not list is not read',
  { ...close, fields: { groupItemTitle: '$640' } },
  'bound_conflict',
);
checkWithheld(
  'a day of the title that is not that of the rules is not read',
  { ...close, title: close.title.replace('March 12', 'March 13') },
  'subject_conflict',
);
checkRelation(
  'a price that the title alone lists is part of the claim',
  close,
  { ...close, market: 'Y', title: close.title.replace('$630', '$640') },
  undefined,
);
checkChanges('what a settlement reaches', settlement, [
  ['equal to or above', 'equal to or below'],
  ['June 2026', 'May 2026'],
  ['of Alder Ore (AL) futures', 'of Elm Ore (EL) futures'],
  ['do not count', 'do count'],
]);
checkChanges('what somebody says', words, [
  ['Ana Doe says', 'Bo Roe says'],
  ['says the', 'does not say the'],
  ['during this interview', 'during this episode'],
  ['those clips will count', 'those clips will not count'],
  ['November 5', 'November 6'],
]);
