/**
 * A sentence beside the statement that names somebody or something else withholds the contract: another occasion, party, league,
 * sport or coin. Each attack differs from a text that is read in one name only.
 */
import { checkFamily, checkWithheld, type Text } from './own-texts.ts';

function checkOther(name: string, family: string, own: Text, others: readonly Text[]): void {
  checkFamily(`${name}: what the statement names`, own, family);
  for (const [place, other] of others.entries())
    checkWithheld(`${name}: something else (${place + 1})`, other, 'subject_conflict');
}

const words = (video: string, transcripts = video): Text => ({
  title: 'What will Doe say during the Address to Alder?',
  label: 'Birch',
  rules: 'If Doe says Birch as part of his Address to Alder, then the market resolves to Yes.',
  second: `Video of the ${video} will be primarily used to resolve the market; if a consensus by Kalshi employees cannot be reached using video, transcripts of the ${transcripts} will be used according to the news publications listed in the contract.`,
  fields: { custom_strike: { Occasion: 'Debate of Cedar' } },
});
checkOther('the video of an occasion', 'occurrence', words('Address to Alder'), [
  words('Debate of Cedar'),
  words('Address to Alder', 'Debate of Cedar'),
]);

const briefing = (who: string): Text => ({
  title: 'What will the Alder Secretary say at the next Press Briefing?',
  label: 'Birch',
  rules:
    'If the Alder Secretary says Birch at the next Press Briefing by the Alder Secretary (does not include gaggles), then the market resolves to Yes.',
  second: `Video of the next Press Briefing by the ${who} (does not include gaggles) will be primarily used to resolve the market; if a consensus by Kalshi employees cannot be reached using video, transcripts of the next Press Briefing by the ${who} (does not include gaggles) will be used according to the news publications listed in the contract.`,
  fields: { custom_strike: { Speaker: 'Cedar Secretary' } },
});
checkOther('the video of a briefing', 'occurrence', briefing('Alder Secretary'), [
  briefing('Cedar Secretary'),
]);

const primary = (
  announced: string,
  {
    held = 'Texas Democratic',
    party = 'Democratic',
  }: { readonly held?: string; readonly party?: string } = {},
): Text => ({
  title: 'Who will win the Texas Democratic Senate primary?',
  venue: 'venue_b',
  rules: [
    `This market will resolve according to the winner of the ${party} Primary for United States Senator from Texas.`,
    `If no 2026 ${held} Senate Primary takes place, this market will resolve to "Other".`,
    `The resolution source for this market will be the first announcement of the results from the ${announced} party, however an overwhelming consensus of credible reporting may suffice.`,
  ].join('\n'),
  fields: { groupItemTitle: 'Ana Doe' },
});
checkOther('the source of a primary', 'occurrence', primary('Texas Democratic'), [
  primary('Texas Republican'),
  primary('Kansas Democratic'),
  primary('Texas Democratic', { held: 'Texas Republican' }),
  primary('Texas Democratic', { held: 'Kansas Democratic' }),
]);

const nomination = (sources: string, replaced = sources): Text => ({
  title: 'Will Ana Doe win the 2028 Republican nomination?',
  venue: 'venue_b',
  rules: [
    'This market will resolve to "Yes" if the named individual wins and accepts the 2028 nomination of the Republican Party for U.S. president.',
    `The resolution source for this market will be a consensus of official ${sources} Party sources.`,
    `Any replacement of the ${replaced} nominee before election day will not change the resolution of the market.`,
  ].join('\n'),
  fields: { groupItemTitle: 'Ana Doe' },
});
checkOther('the sources of a nomination', 'occurrence', nomination('Republican'), [
  nomination('Democratic'),
  nomination('Republican', 'Democratic'),
]);

const halftime = (show: string): Text => ({
  title: 'Will Ana Doe perform during the Super Bowl LX halftime show?',
  venue: 'venue_b',
  rules: [
    'This market will resolve to "Yes" if Ana Doe performs live and in person during the Super Bowl LX halftime show currently scheduled for February 8, 2026.',
    `The primary resolution source for this market will be footage of the ${show} halftime show, however a consensus of credible reporting will also be used.`,
  ].join('\n'),
});
checkOther('the footage of a show', 'occurrence', halftime('Super Bowl LX'), [halftime('Super Bowl LIX')]);

const lacrosse = (league: string): Text => ({
  title: 'Alder vs Birch Winner?',
  label: 'Alder',
  rules:
    'If Alder wins the Alder vs Birch Premier Lacrosse League game originally scheduled for Jul 10, 2026, then the market resolves to Yes.',
  second: `The following market refers to the team who wins the Alder vs Birch ${league} originally scheduled for Jul 10, 2026.`,
});
checkOther('the league of a game', 'occurrence', lacrosse('Premier Lacrosse League game'), [
  lacrosse('professional AFL game'),
]);

const fight = (kind: string): Text => ({
  title: 'Will Ana Doe win the Doe vs Roe fight?',
  label: 'Ana Doe',
  rules:
    'If Ana Doe wins the Doe vs Roe professional MMA fight originally scheduled for Jul 26, 2025, then the market resolves to Yes.',
  second: `The following market refers to the Doe vs Roe ${kind} fight originally scheduled for Jul 26, 2025.`,
});
checkOther('the sport of a fight', 'occurrence', fight('MMA'), [fight('boxing')]);

const firstGoal = (figure: string): Text => ({
  title: 'Ana Doe: First Goal',
  label: 'Ana Doe',
  rules:
    'If Ana Doe scores the 1st goal in the Alder vs Birch professional hockey game originally scheduled for Feb 28, 2026, then the market resolves to Yes.',
  second: `The following market refers to a player in the Alder vs Birch professional hockey game originally scheduled for Feb 28, 2026. Once a player enters the game, the market settles based on the player's ${figure}.`,
});
checkOther('the figure of a player', 'occurrence', firstGoal('goals scored'), [
  firstGoal('assists recorded'),
]);

const goals = (league: string): Text => ({
  title: 'Ana Doe: 2+ goals',
  label: 'Ana Doe: 2+',
  rules:
    'If Ana Doe records at least 2+ goals during the entire game (regulation, stoppage and any extra time periods) of the Fulham vs Everton professional EPL soccer game originally scheduled for May 3, 2026, then the market resolves to Yes.',
  second: `The following market refers to a player in the entire game (regulation, stoppage and any extra time periods) of the Fulham vs Everton professional ${league} soccer game originally scheduled for May 3, 2026.`,
});
checkOther('the league of a player', 'tally', goals('EPL'), [goals('Serie A')]);

const leaves = (who: string): Text => ({
  title: 'Will Ana Doe leave as Chair of Alder before Jan 1, 2027?',
  label: 'Ana Doe',
  rules: 'If Ana Doe leaves as Chair of Alder before Jan 1, 2027, then the market resolves to Yes.',
  second: `If ${who} leaves solely because they have died, the associated market will resolve and the Exchange will determine the payouts to the holders of long and short positions based upon the last traded price (prior to the death).`,
  fields: { custom_strike: { Deputy: 'Bo Roe' } },
});
checkOther('whose death is paid otherwise', 'deadline', leaves('Ana Doe'), [leaves('Bo Roe')]);

const title = (source: string, rulesOf = 'NFL', game = 'NFL league championship'): Text => ({
  title: 'Will the Dallas Cowboys win the 2027 NFL league championship?',
  venue: 'venue_b',
  rules: [
    'This market will resolve according to the team that wins the 2027 NFL league championship.',
    `If at any point it becomes impossible for a listed team to win the 2027 ${game} per the rules of the ${rulesOf} (e.g., they are eliminated in the playoffs), the corresponding market will resolve to "No".`,
    `The primary resolution source will be official information from ${source}; however, a consensus of credible reporting may also be used.`,
  ].join('\n'),
  fields: { groupItemTitle: 'Dallas Cowboys' },
});
checkOther('the league of a title', 'champion', title('NFL (https://www.nfl.com/)'), [title('NBA')]);
checkWithheld('a page of another league', title('NFL (https://www.nba.com/)'), 'clause_conflict');
checkWithheld('rules of another league', title('NFL', 'NBA'), 'clause_conflict');

const winner = (source: string): Text => ({
  title: 'Cowboys vs. Giants',
  venue: 'venue_b',
  rules: [
    'In the upcoming NFL game, scheduled for September 13 at 1:00 PM ET:',
    'If the Cowboys win, the market will resolve to "Cowboys".',
    'If the Giants win, the market will resolve to "Giants".',
    'If the game ends in a tie, this market will resolve 50-50.',
    `The resolution source for this market will be information from ${source}.`,
  ].join('\n'),
  fields: { outcomes: '["Cowboys","Giants"]', gameStartTime: '2026-09-13T17:00:00Z' },
});
checkOther('the league of a game of football', 'game', winner('the NFL'), [winner('the NHL')]);

const tennis = (tour: string, source = ''): Text => ({
  title: 'Ana Alder vs Cia Birch',
  venue: 'venue_b',
  rules: [
    'This market refers to the tennis match between Ana Alder and Cia Birch in the WTA Harbor Masters, originally scheduled for May 3, 2026 at 7:00 AM ET.',
    'This market will resolve to "Alder" if Ana Alder wins the match against Cia Birch.',
    'This market will resolve to "Birch" if Cia Birch wins the match against Ana Alder.',
    `Resolution will be based on official ${tour} results.`,
    source,
  ].join('\n'),
  fields: { outcomes: '["Alder","Birch"]' },
});
checkOther('the tour of a match', 'set_match', tennis('WTA'), [
  tennis('ATP'),
  tennis('WTA', 'The resolution source for this market will be information from the ATP Tour.'),
  tennis('WTA', 'The resolution source for this market will be information from the NBA.'),
]);

const soccer = (page: string): Text => ({
  title: 'Girona FC vs. Getafe CF: Both Teams to Score',
  venue: 'venue_b',
  rules: [
    'In the upcoming La Liga game between Girona FC and Getafe CF, scheduled for November 21 at 3:00 PM ET:',
    'This market will resolve to "Yes" if both Girona FC and Getafe CF each score at least one goal during the game.',
    'This market refers only to the outcome within the first 90 minutes of regular play plus stoppage time.',
    `This market will resolve according to the official final score published on ${page}.`,
  ].join('\n'),
  fields: { gameStartTime: '2026-11-21T20:00:00Z' },
});
checkOther('the page of a score', 'soccer', soccer('laliga.com'), [soccer('uefa.com')]);

const touched = (coin: string, shown = 'High'): Text => ({
  title: 'Will Ethereum reach $5,000 September 21-27?',
  venue: 'venue_b',
  rules: [
    `This market will immediately resolve to "Yes" if any Binance 1 minute candle for ${coin} (ETH/USDT) during the date range specified in the title (from 12:00 AM ET on the first date to 11:59 PM ET on the last) has a final "High" price equal to or higher than the price specified in the title.`,
    `The resolution source for this market is Binance, specifically the ETH/USDT ${shown} prices available at https://www.binance.com/en/trade/ETH_USDT, with the chart settings on "1m" for one-minute candles selected on the top bar.`,
  ].join('\n'),
  fields: { groupItemTitle: '↑ 5,000', endDate: '2026-09-28T04:00:00Z' },
});
checkOther('the coin of a pair', 'price', touched('Ethereum'), [
  { ...touched('Bitcoin'), title: 'Will Ethereum reach $5,000 September 21-27? Bitcoin and beyond' },
]);
checkWithheld('the lows of a page where highs decide', touched('Ethereum', 'Low'), 'clause_conflict');

const seat = (day: string): Text => ({
  title: 'Will the Democrats win the WI-05 House seat?',
  venue: 'venue_b',
  rules: [
    'This market will resolve according to the party of the candidate who wins the WI-05 congressional district seat in the U.S. House of Representatives in the 2026 midterm elections.',
    `The midterm elections will take place on ${day}.`,
    'The resolution source for this market is the Associated Press, Fox News, and NBC.',
  ].join('\n'),
  fields: { groupItemTitle: 'Democrats' },
});
checkOther('the day of an election', 'party_of_winner', seat('November 3, 2026'), [seat('November 5, 2030')]);

const core = (whose: string, verified = 'BLS'): Text => ({
  title: 'Core inflation in July?',
  venue: 'venue_b',
  rules: [
    'This market will resolve to the percentage change in the Consumer Price Index for All Urban Consumers excluding food and energy (Core CPI-U) over the 12-month period ending in July 2026 according to the monthly Bureau of Labor Statistics (BLS) report.',
    `Note: the resolution source for this market will be the official monthly ${whose} periods to only one decimal point (e.g., 2.8%).`,
    `Outcome verified by ${verified}.`,
  ].join('\n'),
  fields: { groupItemTitle: '2.8%' },
});
const yearly =
  'BLS CPI news release, which reports core inflation (all items less food and energy) over 12-month';
checkFamily('the release that has the figure', core(yearly), 'us_inflation');
checkWithheld(
  'a release of months beside a figure of a year',
  core(yearly.replace('12-', '1-')),
  'clause_conflict',
);
checkWithheld(
  'a release of another office',
  core(yearly.replace('BLS CPI', 'BEA Personal Income and Outlays')),
  'clause_conflict',
);
checkWithheld('a figure that another office verifies', core(yearly, 'BEA'), 'clause_conflict');
