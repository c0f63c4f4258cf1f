/** Values of tokens, companies and counts, lists of the week, and storms on venue_b, in texts of our own: every part is part of the claim. */
import { checkChanges } from './check-changes.ts';
import { checkRelation, checkWithheld, type Text } from './own-texts.ts';

const token: Text = {
  venue: 'venue_b',
  title: 'Alder FDV above $700M one day after launch?',
  rules: `This market will resolve to "Yes" if the Fully Diluted Valuation of Alder's token is greater than the value specified in the title 1 day after launch. Otherwise, the market will resolve to "No."

The token must be actively, publicly transferable and tradable to be considered a launch.

"1 day after launch" is defined as 4:00 PM ET on the calendar day following launch. The resolution source for this market is the most liquid price source available. If Alder doesn't launch a token by December 31, 2026, 11:59 PM ET, this market will resolve to "No".`,
};
const launches: Text = {
  venue: 'venue_b',
  title: 'Will AlderX have between 120-139 launches in 2026?',
  rules: `This market will resolve to "Yes" if AlderX has between 120 (inclusive) and 139 (inclusive) launches in 2026. Otherwise, it will resolve to "No."

The resolution source is the ALDA, specifically the number shown next to AlderX when 2026 is selected here https://launches.example/data.`,
  fields: { groupItemTitle: '120-139' },
};
const cases: Text = {
  venue: 'venue_b',
  title: 'Will there be 1,400 cases of Alder in the U.S. before 2027?',
  rules: `This market will resolve to "Yes" if there have been 1,400 or more confirmed cases of Alder (Birch) in humans in the territory of the United States of America in 2026 according to the CDC case counter by December 31, 2026, 11:59 PM ET. Otherwise, this market will resolve to "No".

If the counter becomes unavailable, another credible source will be used.`,
};
const largest: Text = {
  venue: 'venue_b',
  title: 'Will Alder Works be the largest company in the world by market cap on December 31?',
  rules: `This market will resolve to "Yes" if Alder Works is the largest company in the world by market cap on December 31, 2026, as of market close. Otherwise, this market will resolve to "No".`,
  fields: { groupItemTitle: 'ALDER WORKS' },
};
const watched: Text = {
  venue: 'venue_b',
  title: 'What will be the top global Netflix movie this week?',
  rules: `Netflix is expected to update its global Top 10 TV movies list on top10.netflix.com on Tuesday, November 3, 2026, 3:00 PM ET, reflecting viewership from the previous week (Monday to Sunday).

This market will resolve based on which movie this update ranks as the #1 global Netflix movie.

If the top10.netflix.com update does not occur by November 6, 2026, 11:59 PM ET, this market will resolve to "Other".`,
  fields: { groupItemTitle: 'Birch Nights' },
};
const storm: Text = {
  venue: 'venue_b',
  title: 'Will Hurricane Alder make landfall in the US?',
  rules: `This market will resolve to "Yes" if Hurricane Alder makes landfall in the conterminous United States as described in official National Hurricane Center advisories (https://storms.example/2026/). If this system dissipates without attaining the specified category, this market will resolve to "No".

If this system makes landfall more than one time, each landfall will be considered toward the resolution of this market.`,
};

checkChanges('what a token is worth', token, [
  ['greater than the value', 'less than the value'],
  ['1 day after launch. Otherwise', '7 day after launch. Otherwise'],
  ['4:00 PM ET', '5:00 PM ET'],
  ["of Alder's token", "of Elm's token"],
  ['December 31', 'December 30'],
]);
checkRelation(
  'a token of another title is another thing',
  token,
  { ...token, market: 'Y', title: token.title.replace('$700M', '$800M') },
  undefined,
);
checkChanges('how often a company launches', launches, [
  ['between 120 (inclusive) and 139', 'between 120 (inclusive) and 140'],
  ['139 (inclusive)', '139 (exclusive)'],
  ['launches in 2026', 'launches in 2027'],
  ['AlderX has', 'ElmX has'],
]);
checkChanges('how many cases there are', cases, [
  ['1,400 or more', '1,500 or more'],
  ['or more confirmed', 'or fewer confirmed'],
  ['cases of Alder', 'cases of Elm'],
  ['in 2026 according', 'in 2025 according'],
]);
checkChanges('which company is largest', largest, [
  ['Alder Works is', 'Elm Works is'],
  ['the largest company', 'the second-largest company'],
  ['December 31, 2026', 'December 30, 2026'],
]);
checkWithheld(
  'a label that names another company is not read',
  { ...largest, fields: { groupItemTitle: 'Elm Works' } },
  'subject_conflict',
);
checkWithheld(
  'a label that leaves out a word is no name of the statement',
  { ...largest, fields: { groupItemTitle: 'Works' } },
  'subject_conflict',
);
checkChanges('what is most watched', watched, [
  ['#1 global', '#2 global'],
  ['#1 global', '#1 US'],
  ['November 3', 'November 10'],
  ['November 6', 'November 13'],
]);
checkChanges('whether a storm makes landfall', storm, [
  ['Hurricane Alder makes', 'Hurricane Birch makes'],
  ['makes landfall in the', 'does not make landfall in the'],
  ['will be considered', 'will not be considered'],
  ['resolve to "No"', 'resolve to "Yes"'],
]);
