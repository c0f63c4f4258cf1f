/** Prices, values of companies and figures of offices on venue_b, where title or label has the number or the range. */
import { type Phrase, phrase } from '../phrase.ts';
import { source } from '../sayings.ts';
import { decided, no, term, until, yes } from './listed-outcomes.ts';

const settlement =
  'the official CME settlement price for the Active Month front month of {subject:proper} futures';
const judged = [{ says: 'judgement' }] as const;

const closes: readonly Phrase[] = [
  yes(
    'closes',
    'the official closing price for {subject:proper} on {date:day} is than=(higher than | above | lower than | below | equal to or above | equal to or below) the listed price',
    'listed price and the close',
    'the official closing price for Alder Works (ALDR) on March 12 is higher than the listed price.',
  ),
  yes(
    'closes-inc',
    'the official closing price for {subject:proper} Inc {aside:proper} on {date:day} is than=(higher than | above | lower than | below) the listed price',
    'listed price and the close',
    'the official closing price for Alder Works, Inc. (ALDR) on March 12 is higher than the listed price.',
  ),
  decided(
    'closes-in',
    'the official closing price for {subject:proper} on the final trading day of {period:period}',
    'range has the close',
    'the official closing price for Alder Works (ALDR) on the final trading day of 2026.',
  ),
  term(
    'short-session',
    'if the final what=(session | trading day) is shortened for example due to a market holiday schedule the official closing price published for that shortened session will still be used for resolution',
    'A short session counts.',
    'If the final session is shortened (for example, due to a market-holiday schedule), the official closing price published for that shortened session will still be used for resolution.',
  ),
  term(
    'no-closing-price',
    'if no official closing price is published for that session for example due to a trading halt into the close system issue delisting or other disruption the market will use the last valid on exchange trade price of the regular session as the effective closing price',
    'Without a close the last trade counts.',
    'If no official closing price is published for that session (for example, due to a trading halt into the close, system issue, delisting, or other disruption), the market will use the last valid on-exchange trade price of the regular session as the effective closing price.',
  ),
  term(
    'stock-split',
    'in the event of a stock split reverse stock split or similar corporate action affecting the listed company during the listed time frame this market will resolve based on split adjusted prices as displayed on {source:proper}',
    'Splits are adjusted for.',
    'In the event of a stock split, reverse stock split, or similar corporate action affecting the listed company during the listed time frame, this market will resolve based on split-adjusted prices as displayed on Alder Finance.',
  ),
  term(
    'split-target',
    'the target price will be adjusted proportionally to reflect any stock splits',
    'Splits are adjusted for.',
    'The target price will be adjusted proportionally to reflect any stock splits.',
  ),
  term(
    'split-history',
    'resolution will be based on the historical price data as shown on {source:proper} after any adjustments have been applied',
    'Splits are adjusted for.',
    'Resolution will be based on the historical price data as shown on Alder Finance after any adjustments have been applied.',
  ),
  ...(['', 'Inc '] as const).map((inc) =>
    phrase(
      `listed/close-source${inc === '' ? '' : '-inc'}`,
      `the resolution source for this market is {source:proper} specifically the {subject:proper} ${inc === '' ? '' : 'Inc {aside:proper} '}Close prices available at {source:address} published under Historical Prices`,
      {
        venues: ['venue_b'],
        says: [source('the history of closes')],
        words: 'A history of closes decides.',
        examples: [
          `The resolution source for this market is Alder Finance, specifically the Elm Works${inc === '' ? '' : ', Inc.'} (ELMW) "Close" prices available at https://prices.example/ELMW/history, published under "Historical Prices."`,
        ],
      },
    ),
  ),
];

const settlements: readonly Phrase[] = [
  yes(
    'settles-at',
    `on any trading day ${settlement} is than=(equal to or above | equal to or below) the listed price when=(by | between market creation and) the final trading day of {until_date:period}`,
    'listed price and a settlement',
    'on any trading day, the official CME settlement price for the Active Month (front month) of Alder Ore (AL) futures is equal to or above the listed price by the final trading day of June 2026.',
  ),
  yes(
    'settles-between',
    `on any trading day between {since_date:day} and {until_date:date} ${settlement} is than=(equal to or above | equal to or below) the listed price`,
    'listed price and a settlement',
    'on any trading day between March 9 and March 13, 2026, the official CME settlement price for the Active Month (front month) of Alder Ore (AL) futures is equal to or above the listed price.',
  ),
  term(
    'active-month',
    'for {subject:proper} futures contracts the active month is the nearest of the contract months listed',
    'Which contract it is.',
    'For CME Alder Ore (AL) futures contracts, the active month is the nearest of the contract months listed.',
  ),
  term(
    'active-month-cycle',
    "for {subject:proper} futures contracts the Active Month is the nearest of CME's designated delivery cycle months months=(February April June August October December | January March May July September December | March May July September December) that is not the spot month",
    'Which contract it is.',
    "For CME Alder Ore (AL) futures contracts, the Active Month is the nearest of CME's designated delivery-cycle months (February, April, June, August, October, December) that is not the spot month.",
  ),
  term(
    'active-month-changes',
    "the Active Month changes automatically on the contract's First Position Date at which point the next eligible contract month becomes the Active Month",
    'When the contract changes.',
    "The Active Month changes automatically on the contract's First Position Date, at which point the next eligible contract month becomes the Active Month.",
  ),
  term(
    'active-month-ends',
    'the active month becomes a non active month effective two business days prior to the spot month expiration',
    'When the contract changes.',
    'The active month becomes a non-active month effective two business days prior to the spot month expiration.',
  ),
  term(
    'active-month-example',
    'for example if the spot month expires on a Friday the next listed contract will be considered the Active Month on the Wednesday prior to the spot month expiration',
    'When the contract changes.',
    'For example; if the spot month expires on a Friday the next listed contract will be considered the Active Month on the Wednesday prior to the spot month expiration.',
  ),
  term(
    'settlement-only',
    "only the Active Month's official settlement price published by CME Group will be considered",
    'Settlement prices count.',
    "Only the Active Month's official settlement price published by CME Group will be considered.",
  ),
  term(
    'settlement-not',
    'intraday trades highs lows bids offers midpoint values or indicative prices do not count',
    'Other prices do not count.',
    'Intraday trades, highs, lows, bids, offers, midpoint values, or indicative prices do not count.',
  ),
  term(
    'settlement-differs',
    'note that the settlement price may differ from the last traded price',
    'A warning to traders.',
    'Note that the settlement price may differ from the last traded price.',
  ),
  term(
    'settlement-method',
    "CME's methodology to determine the settlement price can vary by commodity and contract",
    'A warning to traders.',
    "CME's methodology to determine the settlement price can vary by commodity and contract.",
  ),
  term(
    'settlement-days',
    'only days on which CME publishes an official settlement price for the Active Month will be included',
    'Which days count.',
    'Only days on which CME publishes an official settlement price for the Active Month will be included.',
  ),
  term(
    'settlement-no-days',
    'days without settlement prices weekends holidays or market closures are ignored',
    'Which days count.',
    'Days without settlement prices (weekends, holidays, or market closures) are ignored.',
  ),
  term(
    'settlement-first',
    'this market will resolve based on the settlement price as it appears on the CME settlement page at the time it is first published for that trading day regardless of any later corrections or updates',
    'The first figure counts.',
    'This market will resolve based on the settlement price as it appears on the CME settlement page at the time it is first published for that trading day, regardless of any later corrections or updates.',
  ),
  phrase(
    'listed/settlement-source',
    'the resolution source for this market is the CME Group website specifically the daily Settlement price for the Active Month of {subject:proper} code=(CL | GC | SI | NG | HG | PL | BZ | HO | RB) futures',
    {
      venues: ['venue_b'],
      ignores: ['code'],
      says: [source('the settlement page')],
      words: 'The page of settlements decides.',
      examples: [
        'The resolution source for this market is the CME Group website, specifically the daily "Settlement" price for the Active Month of ‹Elm Ore› (CL) futures.',
      ],
    },
  ),
];

const companies: readonly Phrase[] = [
  yes(
    'largest-is',
    '{subject:proper} is the place=(largest | second largest | third largest) company in the world by market cap on {date:date} as of market close',
    'has a place by value',
    'Alder Works is the largest company in the world by market cap on December 31, 2026, as of market close.',
  ),
  yes(
    'diluted',
    "the {subject:proper} 's token is greater than level=($ {bound:number} | the value specified in the title) {aside:number} day after launch",
    'token has a value',
    "the Fully Diluted Valuation of Alder's token is greater than $6,000,000,000 1 day after launch.",
  ),
  term(
    'launch-is',
    'the token must be actively publicly transferable and tradable to be considered a launch',
    'What a launch is.',
    'The token must be actively, publicly transferable and tradable to be considered a launch.',
  ),
  term(
    'launch-not',
    'for the purposes of this market locked tokens or non swappable tokens will not be considered a launch',
    'What no launch is.',
    'For the purposes of this market "locked" tokens or non-swappable tokens will not be considered a launch.',
  ),
  term(
    'day-after-launch',
    '{aside:number} day after launch is defined as when=({time:time} on the calendar day following launch | {period:number} hours after launch)',
    'When it is measured.',
    '"1 day after launch" is defined as 4:00 PM ET on the calendar day following launch.',
  ),
  phrase(
    'listed/liquid-source',
    'the resolution source for this market is the most liquid price source available',
    {
      venues: ['venue_b'],
      says: judged,
      words: 'The most liquid price decides: a matter of judgement.',
      examples: ['The resolution source for this market is the most liquid price source available.'],
    },
  ),
  no(
    'no-token',
    `if {subject:proper} page=[{source:address}] doesn't launch a token by ${until} this market will resolve to no`,
    'there is no token in time',
    'If Alder doesn\'t launch a token by December 31, 2026, 11:59 PM ET, this market will resolve to "No".',
  ),
];

const figures: readonly Phrase[] = [
  yes(
    'rate-raised-by',
    "the upper bound of the target federal funds rate is way=(increased | decreased | cut | raised) at any point between {since_date:date} and until=(the Fed's {period:month} meeting currently scheduled for {aside:day} {aside:number} | the completion of the listed Federal Open Market Committee FOMC meeting inclusive of any rate hike announced as a result of the listed meeting)",
    'listed meeting or earlier: the rate is changed',
    'the upper bound of the target federal funds rate is increased at any point between December 16, 2026 and the completion of the listed Federal Open Market Committee (FOMC) meeting (inclusive of any rate hike announced as a result of the listed meeting).',
  ),
  no(
    'meeting-late',
    'if the listed meeting does not take place within {aside:number} calendar days ET of its scheduled end date {until_time:time} and no qualifying rate what=(hike | cut) has been announced this market will resolve to no',
    'there is no meeting in time',
    'If the listed meeting does not take place within 7 calendar days (ET) of its scheduled end date, 11:59 PM ET, and no qualifying rate hike has been announced, this market will resolve to "No".',
  ),
  term(
    'emergency-counts',
    'emergency rate what=(hikes | cuts) will qualify',
    'Emergency changes count.',
    'Emergency rate hikes will qualify.',
  ),
  term(
    'rate-not-before',
    'this market may not resolve to no until the Fed has released its rate changes information following its {aside:period} meeting',
    'The meeting is awaited.',
    'This market may not resolve to "No" until the Fed has released its rate changes information following its December meeting.',
  ),
  decided(
    'unemployment',
    'the seasonally adjusted unemployment rate 15 years and over total reported by {source:proper} in the {competition:proper} for {period:month}',
    'range has the unemployment rate',
    'the seasonally adjusted unemployment rate (15 years and over, total) reported by Alder Statistics in the Labour Survey for February 2026.',
  ),
  term(
    'next-release',
    'the next data release is scheduled for {aside:date}',
    'When the figure is published.',
    'The next data release is scheduled for March 13, 2026.',
  ),
  phrase(
    'listed/survey-source',
    'the resolution source for this market is the {competition:proper} published by {source:proper} every month at {source:address}',
    {
      venues: ['venue_b'],
      says: [source('the survey')],
      words: 'A survey decides.',
      examples: [
        'The resolution source for this market is the Labour Survey, published by Alder Statistics every month at https://figures.example/.',
      ],
    },
  ),
  decided(
    'full-year-growth',
    'the seasonally adjusted real GDP growth rate for {subject:proper} in {period:year} as reported in the {source:proper} Advance Estimate release for {stage:period} of {aside:year} scheduled for {aside:date}',
    'range has the growth of a year',
    'the seasonally adjusted real GDP growth rate for Alder in 2026, as reported in the Bureau of Alder Growth (BAG) "Advance Estimate" release for Q4 of 2026, scheduled for January 29, 2027.',
  ),
  yes(
    'cases',
    'there have been level=({bound:number} or more | the specified amount or more) confirmed cases of {subject:proper} in humans in the territory of {opponent:proper} in {period:year} according to the {source:proper} case counter when=(by {until_date:date} {until_time:time} | between {since_date:date} {since_time:time} and {until_date:date} {until_time:time})',
    'listed number of cases',
    'there have been 1,400 or more confirmed cases of Alder (Birch) in humans in the territory of the United States of America in 2026 according to the CDC case counter by December 31, 2026, 11:59 PM ET.',
  ),
  decided(
    'cases-on',
    'the number of confirmed cases of {subject:proper} in humans in the territory of {opponent:proper} in {period:year} according to the {source:proper} case counter on {date:date} {time:time}',
    'range has the cases',
    'the number of confirmed cases of Alder (Birch) in humans in the territory of the United States of America in 2026, according to the CDC case counter on December 31, 2026, 11:59 PM ET.',
  ),
  phrase(
    'listed/counter-source',
    'the resolution source for this market will be the {source:proper} counter see {source:address} at the resolution time',
    {
      venues: ['venue_b'],
      says: [source('the counter')],
      words: 'A counter decides.',
      examples: [
        'The resolution source for this market will be the CDC Alder (Birch) counter (see: https://counts.example/) at the resolution time.',
      ],
    },
  ),
  term(
    'counter-gone',
    'if the counter becomes unavailable another credible source will be used',
    'Another source may decide.',
    'If the counter becomes unavailable, another credible source will be used.',
  ),
  term(
    'counter-only',
    'note only cases reported by the {source:proper} counter will qualify regardless of reports from U.S. State agencies or other sources',
    'Which cases count.',
    'Note: Only cases reported by the CDC Alder (Birch) counter will qualify, regardless of reports from U.S. State agencies or other sources.',
  ),
  yes(
    'launches',
    '{subject:proper} has level=(between {bound:number} inclusive and {bound:number} inclusive | {bound:number} or more | less than {bound:number} | fewer than {bound:number} | more than {bound:number}) launches in {period:year}',
    'listed number of launches',
    'AlderX has between 120 (inclusive) and 139 (inclusive) launches in 2026.',
  ),
  phrase(
    'listed/launches-source',
    'the resolution source is the {source:proper} specifically the number shown next to {subject:proper} when {period:year} is selected here {source:address}',
    {
      venues: ['venue_b'],
      says: [source('the number that is shown')],
      words: 'A page decides.',
      examples: [
        'The resolution source is the ALDA, specifically the number shown next to AlderX when 2026 is selected here https://launches.example/data.',
      ],
    },
  ),
];

export const listedValuePhrases: readonly Phrase[] = [...closes, ...settlements, ...companies, ...figures];
