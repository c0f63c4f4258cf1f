/**
 * Rules may be those of a sister market: a title that asks for something else in words which neither the terms nor the words of
 * its family explain withholds the contract. What asks for the same in other words stays read.
 */
import { checkFamily, checkWithheld, type Text } from './own-texts.ts';

const subject = 'subject_conflict';
const yes = ', then the market resolves to Yes.';

const prices = (title: string, more: Partial<Text> = {}): Text => ({
  title,
  label: 'Above 3.1%',
  event: 'KXCPIYOY-26JUL',
  rules: `If the Consumer Price Index (CPI) increases by more than 3.1% in the twelve months ending July 2026 (as represented by the one-decimal place value reported by the Bureau of Labor Statistics)${yes}`,
  fields: { strike_type: 'greater', floor_strike: 3.1 },
  ...more,
});
for (const title of [
  'Will the rate of CPI inflation be above 3.1% for the year ending in July 2026?',
  'U.S. annual inflation above 3.1% in July?',
  'CPI YoY in July 2026?',
])
  checkFamily(`prices: ${title}`, prices(title), 'us_inflation');
for (const title of [
  'Will UK CPI be above 3.1% in July 2026?',
  'Will CPI excluding food and energy be above 3.1% in July 2026?',
  'Will CPI less shelter be above 3.1% in July 2026?',
  'Will shelter inflation be above 3.1% in July 2026?',
  'Will inflation expectations be above 3.1% in July 2026?',
  'Will CPI be above 3.1% in every month until July 2026?',
  'Will trimmed CPI be above 3.1% in July 2026?',
])
  checkWithheld(`prices: ${title}`, prices(title), subject);
checkWithheld(
  'prices: a subtitle on another country',
  prices('CPI YoY in July 2026?', {
    fields: { strike_type: 'greater', floor_strike: 3.1, subtitle: 'Canada' },
  }),
  subject,
);

const payrolls = (title: string): Text => ({
  title,
  venue: 'venue_b',
  rules: [
    'If the change in total U.S. nonfarm payroll employment reported by the Bureau of Labor Statistics (BLS) in the Employment Situation Report for July 2026 is above 100,000, this market will settle to Yes.',
    'Any subsequent revisions to this figure will not be considered for settlement purposes.',
  ].join('\n'),
});
checkFamily('jobs: the figure', payrolls('Will payrolls be above 100,000 in July 2026?'), 'us_jobs');
checkWithheld('jobs: a part', payrolls('Will private payrolls be above 100,000 in July 2026?'), subject);
checkWithheld('jobs: a state', payrolls('Will Nevada add above 100,000 jobs in July 2026?'), subject);

const game = (title: string, label = 'Dallas'): Text => ({
  title,
  label,
  event: 'KXNFLGAME-26SEP13DALNYG',
  rules: `If Dallas wins the Dallas vs New York G professional football game originally scheduled for Sep 13, 2026${yes}`,
  second: 'If the game ends in a tie, the market will resolve to $0.50 for each team.',
});
for (const title of [
  'Dallas vs New York G Winner?',
  'Will Dallas beat the New York Giants?',
  'NFL: Cowboys vs Giants on Sunday',
])
  checkFamily(`game: ${title}`, game(title), 'game');
for (const title of [
  'Dallas vs New York G: halftime leader?',
  'Dallas vs New York G winner (excluding overtime)?',
  'Dallas vs New York G: Dallas to score first?',
  'Will Dallas win the coin toss in Dallas vs New York G?',
  'Will Dallas win both halves against New York G?',
  'Will Dallas win every quarter against New York G?',
  'Dallas vs New York G: total points?',
  'Dallas vs New York G: Dallas to win or tie?',
  'Dallas vs New York G: most passing yards?',
])
  checkWithheld(`game: ${title}`, game(title), subject);

const match = (title: string, label = 'Arsenal'): Text => ({
  title,
  label,
  event: 'KXEPLGAME-26AUG19ARSCHE',
  rules: `If Arsenal wins the Arsenal vs Chelsea professional EPL soccer game originally scheduled for Aug 19, 2026 after 90 minutes plus stoppage time (does not include extra time or penalties)${yes}`,
});
checkFamily('soccer: the winner', match('Arsenal vs Chelsea Winner?'), 'soccer');
checkFamily(
  'soccer: a label in regulation time',
  match('Arsenal vs Chelsea Winner?', 'Reg Time: Arsenal'),
  'soccer',
);
for (const title of [
  'Arsenal vs Chelsea: Arsenal or draw?',
  'Arsenal vs Chelsea: halftime result?',
  'Arsenal vs Chelsea: first goal?',
  'Arsenal vs Chelsea: Arsenal to win to nil?',
  'Arsenal vs Chelsea: both teams to score?',
])
  checkWithheld(`soccer: ${title}`, match(title), subject);

const coin = (title: string): Text => ({
  title,
  label: '$63,300 or above',
  event: 'KXBTCD-26JUL2900',
  rules: `If the simple average of the sixty seconds of CF Benchmarks' Bitcoin Real-Time Index (BRTI) before 12 AM EDT is above 63299.99 at 12 AM EDT on Jul 29, 2026${yes}`,
  fields: { strike_type: 'greater', floor_strike: 63299.99 },
});
checkFamily('price: the coin', coin('Bitcoin price on Jul 29, 2026?'), 'price');
for (const title of [
  'Bitcoin market cap on Jul 29, 2026?',
  'Ethereum price on Jul 29, 2026?',
  'Bitcoin futures price on Jul 29, 2026?',
])
  checkWithheld(`price: ${title}`, coin(title), subject);

const warmth = (title: string): Text => ({
  title,
  label: '77° to 78°',
  event: 'KXHIGHNY-26JUL28',
  rules: `If the highest temperature recorded in Central Park, New York for July 28, 2026 as reported by the National Weather Service's Climatological Report (Daily), is between 77-78°${yes}`,
  fields: { strike_type: 'between', floor_strike: 77, cap_strike: 78 },
});
checkFamily(
  'weather: the day',
  warmth('Will the **high temp in NYC** be 77-78° on Jul 28, 2026?'),
  'weather',
);
for (const title of [
  'Will the dew point in NYC be 77-78° on Jul 28, 2026?',
  'Will the high temp at JFK be 77-78° on Jul 28, 2026?',
  'Will the heat index in NYC be 77-78° on Jul 28, 2026?',
])
  checkWithheld(`weather: ${title}`, warmth(title), subject);

const rates = (title: string): Text => ({
  title,
  label: 'Hike 25bps',
  event: 'KXFEDDECISION-26JUL',
  rules: `If the Federal Reserve does a Hike of 25bps on July 29, 2026${yes}`,
});
checkFamily(
  'fed: the decision',
  rates('Will the Federal Reserve Hike rates by 25bps at their July 2026 meeting?'),
  'fed_decision',
);
for (const title of [
  'Will the Bank of England Hike rates by 25bps at their July 2026 meeting?',
  'Will the Federal Reserve Hike the discount rate by 25bps at their July 2026 meeting?',
  'Will every member vote for a Hike of 25bps at the July 2026 meeting?',
])
  checkWithheld(`fed: ${title}`, rates(title), subject);

// What the event shows is held against the terms as the title of the market is.
const titled = 'Dallas vs New York G Winner?';
checkFamily(
  'event: the game',
  { ...game(titled), eventTitle: 'Dallas vs New York G', subTitle: 'DAL vs NYG (Sep 13)' },
  'game',
);
for (const eventTitle of [
  'Dallas vs Philadelphia',
  'Dallas vs New York G: Regulation winner',
  'Dallas vs New York G: Halftime leader',
  'Preseason: Dallas vs New York G',
])
  checkWithheld(`event: ${eventTitle}`, { ...game(titled), eventTitle }, subject);
checkWithheld(
  'event: codes of other sides than its id has',
  { ...game(titled), eventTitle: 'Dallas vs New York G', subTitle: 'DAL vs PHI (Sep 13)' },
  subject,
);
checkWithheld(
  'event: another day',
  { ...warmth('High temp in NYC?'), eventTitle: 'High in NYC on Jul 29' },
  subject,
);
checkWithheld(
  'event: another index',
  { ...prices('CPI YoY in July 2026?'), eventTitle: 'Core CPI' },
  subject,
);
for (const series of ['KXNFL1HWINNER', 'KXNFLTOTAL', 'KXNFLTEAMTOTAL'])
  checkWithheld(`series: ${series}`, { ...game(titled), event: `${series}-26SEP13DALNYG` }, subject);

checkWithheld('a spread of a game that any lead wins', game('Will Dallas beat the spread?'), subject);
checkWithheld('price: a touch of a mean', coin('Will Bitcoin hit $63,300 by Jul 29, 2026?'), subject);
checkWithheld('a line that a draw meets too', game('Will Dallas cover the spread (+0.5)?'), subject);
checkWithheld(
  'soccer: what the rules leave out',
  match('Arsenal vs Chelsea Winner after extra time or penalties?'),
  subject,
);
for (const title of [
  'Will the Federal Reserve Cut rates by 25bps at their July 2026 meeting?',
  'Will the Fed hold rates by 25bps at the July 2026 meeting?',
])
  checkWithheld(`fed: ${title}`, rates(title), subject);
checkWithheld(
  'weather: a part of the day',
  { ...warmth('High temp in NYC?'), eventTitle: 'Highest temperature in NYC before noon on Jul 28' },
  subject,
);
checkWithheld(
  'price: another day in the event',
  { ...coin('Bitcoin price on Jul 29, 2026?'), eventTitle: 'Bitcoin price on Jul 30, 2026 at 5pm EDT?' },
  subject,
);
