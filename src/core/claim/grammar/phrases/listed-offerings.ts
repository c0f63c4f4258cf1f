/** Offerings of shares, values and holdings of companies on venue_b, where title or label has the range, the day or the number. */
import { type Phrase, phrase, phraseOfB } from '../phrase.ts';
import { border, scope, yesIf } from '../sayings.ts';
import { binance, everyPair } from './binance-pairs.ts';
import { decided, no, term, yes } from './listed-outcomes.ts';

const interrupted = 'e.g. a circuit breaker or half day';
const interruptedExample = 'for example a circuit breaker or half day';

const offerings: readonly Phrase[] = [
  decided(
    'offering-cap',
    "{subject:proper} inc=[Inc] 's market capitalization at the official=[official] closing price on its first day of trading",
    'range has the value on the first day',
    "Alder Works's market capitalization at the official closing price on its first day of trading.",
  ),
  no(
    'offering-none',
    'if no IPO occurs by {until_date:date} {until_time:time} the market will resolve to no IPO by {aside:date}',
    'there is no offering in time',
    'If no IPO occurs by December 31, 2026, 11:59 PM ET, the market will resolve to "No IPO by December 31, 2026."',
  ),
  term(
    'offering-cap-is',
    "market capitalization expresses the monetary value of a company's outstanding shares stated in its pricing currency",
    'What the value is.',
    "Market capitalization expresses the monetary value of a company's outstanding shares, stated in its pricing currency.",
  ),
  term(
    'offering-cap-of',
    'it is calculated as the number of shares outstanding multiplied by the closing share price on the first trading day',
    'What the value is.',
    'It is calculated as the number of shares outstanding multiplied by the closing share price on the first trading day.',
  ),
  phraseOfB(
    'listed/offering-border',
    'If the relevant value falls exactly between two brackets, then this market will resolve to the higher range bracket.',
    { says: [border('higher')], words: 'A border belongs to the higher range.' },
  ),
  term(
    'offering-page',
    "resolution will be based on the primary exchange's official listing page",
    'The exchange decides.',
    "Resolution will be based on the primary exchange's official listing page.",
  ),
  term(
    'offering-other-source',
    'in the event that the relevant figure is not displayed another reliable source will be used',
    'Another source may decide.',
    'In the event that the relevant figure is not displayed, another reliable source will be used.',
  ),
  term(
    'offering-interrupted',
    `in the event of an interruption in the course of the normal trading session on {subject:proper} inc=[Inc] 's first day of trading how=(${interrupted} | ${interruptedExample}) the market will resolve according to the official closing price of the abbreviated session`,
    'A short session counts.',
    "In the event of an interruption in the course of the normal trading session on Alder Works's first day of trading (e.g., a circuit breaker or half-day), the market will resolve according to the official closing price of the abbreviated session.",
  ),
  term(
    'offering-next-day',
    'if no such official closing price is published the market will resolve according to the next trading day on which an official closing price is published treating that as the first day of trading for purposes of this market',
    'Without a close the next day counts.',
    'If no such official closing price is published, the market will resolve according to the next trading day on which an official closing price is published, treating that as the first day of trading for purposes of this market.',
  ),
  term(
    'offering-filed',
    'as of {aside:month} {subject:proper} inc=[Inc] has filed for an IPO but the first trading date has not yet been officially set',
    'How far it is.',
    'As of October 2026, Alder Works has filed for an IPO, but the first trading date has not yet been officially set.',
  ),
  decided(
    'offering-day',
    'the date in Eastern Time that {subject:proper} launches its Initial Public Offering IPO',
    'date is that of the offering',
    'the date, in Eastern Time, that Alder Works launches its Initial Public Offering (IPO).',
  ),
  term(
    'offering-is',
    'for the purposes of this market an IPO refers to the first public sale of shares by the listed company on a recognized stock exchange',
    'What an offering is.',
    'For the purposes of this market, an IPO refers to the first public sale of shares by the listed company on a recognized stock exchange.',
  ),
  term(
    'offering-sale',
    'the IPO refers to the first sale of stock by whom=(the listed company | {subject:proper}) to the public on any recognized stock exchange',
    'What an offering is.',
    'The IPO refers to the first sale of stock by the listed company to the public on any recognized stock exchange.',
  ),
  phraseOfB(
    'listed/offering-source',
    'The primary resolution source for this market will be the official listing page of the relevant exchange, how=(though | however) a consensus of credible reporting may also be used.',
    {
      ignores: ['how'],
      says: [{ says: 'judgement' }],
      words: 'The exchange decides, or credible reports: a matter of judgement.',
    },
  ),
];

const doneBy = [
  ['until', 'by {until_date:date} {until_time:time}', 'by December 31, 2026, 11:59 PM ET', []],
  [
    'listed',
    'by the listed date ET',
    'by the listed date ET',
    [scope('listed_date'), scope('eastern_dates')],
  ],
] as const;

/** Confirmed behind the window. */
const completed: readonly Phrase[] = doneBy.map(([id, window, example, says]) =>
  phraseOfB(
    `deadline/offering-completed/${id}`,
    `this market will resolve to yes if {subject:proper} what=[US based cryptocurrency exchange] completes an Initial Public Offering IPO ${window} as confirmed by official company announcements join=(or | and) credible news sources`,
    {
      ignores: ['what', 'join'],
      says: [
        yesIf('deadline', 'completes an offering, as confirmed', 'at_most'),
        scope('since_listing'),
        { says: 'judgement' },
        ...says,
      ],
      words: 'Yes if an offering is completed in time.',
      examples: [
        `This market will resolve to "Yes" if Alder Works completes an Initial Public Offering (IPO) ${example}, as confirmed by official company announcements or credible news sources.`,
      ],
    },
  ),
);

const holdings: readonly Phrase[] = [
  yes(
    'purchase-announced',
    'what=({subject:proper} | {subject:proper} or {opponent:proper}) announces that they have acquired additional {second:proper} between the dates in the title from {since_time:time} on the first date to {until_time:time} on the last which=[date]',
    'listed dates and an announced purchase',
    'Alder Works announces that they have acquired additional Birch between the dates in the title (from 12:00 AM ET on the first date to 11:59 PM ET on the last).',
  ),
  term(
    'purchase-whenever',
    "this market will resolve based on announcements made within the market's designated time frame regardless of when the actual purchases were made",
    'The announcement counts.',
    "This market will resolve based on announcements made within the market's designated time frame regardless of when the actual purchases were made.",
  ),
  term(
    'holdings-page',
    "for reference {aside:proper} 's reported coin=(BTC | ETH | SOL | Bitcoin | Ethereum | Solana) holdings can be tracked at {aside:address}",
    'Where the holdings are shown.',
    "For reference, Alder Works's reported BTC holdings can be tracked at: https://holdings.example/purchases",
  ),
  term(
    'holdings-source',
    'the resolution source for this market will be official announcements from whom=({source:proper} | {source:proper} or {source:proper}) as to their total coin=(BTC | ETH | SOL | Bitcoin | Ethereum | Solana) holdings',
    'The company decides.',
    'The resolution source for this market will be official announcements from Alder Works as to their total BTC holdings.',
  ),
  term(
    'holdings-either-source',
    'the resolution source for this market will be official information from {source:proper} or {source:proper}',
    'The company decides.',
    'The resolution source for this market will be official information from Alder Works or Ana Doe.',
  ),
];

const values: readonly Phrase[] = [
  term(
    'value-confirmed',
    'to qualify the valuation must be explicitly confirmed by {subject:proper} or an overwhelming consensus of credible reporting',
    'It is confirmed.',
    'To qualify, the valuation must be explicitly confirmed by Alder Works or an overwhelming consensus of credible reporting.',
  ),
  phraseOfB(
    'listed/value-source',
    "The resolution source will be {source:proper Alder Works}'s official communications, however a consensus of credible reporting may also be used.",
    {
      says: [{ says: 'judgement' }],
      words: 'The company decides, or credible reports: a matter of judgement.',
    },
  ),
];

/** Values of coins, by their candles or by their history. */
const coins: readonly Phrase[] = [
  yes(
    'coin-record',
    `any Binance 1 minute candle for ${everyPair} between {since_date:date} {since_time:clock} and {until_time:time} on the date specified in the title has a final High price that is higher than any previous Binance 1 minute candle's High price on any prior date`,
    'listed date and a record of the price',
    "any Binance 1 minute candle for BTC/USDT between December 16, 2026 10:30 and 11:59PM ET on the date specified in the title has a final High price that is higher than any previous Binance 1 minute candle's High price on any prior date.",
  ),
  phrase(
    'listed/coin-record-source',
    `the resolution source for this market is Binance specifically the ${everyPair} High prices currently available at {source:address} with 1m and Candles selected on the top bar`,
    {
      venues: ['venue_b'],
      says: ({ pair }) => [binance(pair)],
      words: 'One pair of one exchange decides.',
      examples: [
        'The resolution source for this market is Binance, specifically the BTC/USDT "High" prices currently available at https://prices.example/BTC_USDT with "1m" and "Candles" selected on the top bar.',
      ],
    },
  ),
  phrase(
    'listed/coin-cap',
    'this market will soon=[immediately] resolve to yes if the {subject:proper} how=(marketcap | market cap) is equal to or than=(greater | lower) than the value specified in the title on any day by {until_date:date}',
    {
      venues: ['venue_b'],
      ignores: ['soon', 'how'],
      says: ({ than }) => [yesIf('occurrence', `listed value and a market value that is ${than}`)],
      words: 'Yes if a market value reaches the titled one.',
      examples: [
        'This market will immediately resolve to "Yes" if the Alder marketcap is equal to or greater than the value specified in the title on any day by December 31, 2026.',
      ],
    },
  ),
  term(
    'coin-cap-history',
    "this market will resolve based on {source:proper} 's historical data section for {subject:proper} currently available at {source:address} note=[respectively] specifically the daily Market Cap data",
    'Which values count.',
    'This market will resolve based on ‹CoinAlder›\'s "historical data" section for ‹Birch›, currently available at https://coins.example/one, specifically the daily "Market Cap" data.',
  ),
];

export const listedOfferingPhrases: readonly Phrase[] = [
  ...offerings,
  ...completed,
  ...holdings,
  ...values,
  ...coins,
];
