/** Prices of futures and shares that reach a level, and closes of a year, on venue_b, where title or label has the number. */
import { type Phrase, phrase, phraseOfB } from '../phrase.ts';
import { source } from '../sayings.ts';
import { decided, term, yes } from './listed-outcomes.ts';

const level = 'side=(High price equal to or above | Low price equal to or below) the listed price';
const activeMonth = 'the Active Month of {subject:proper} futures';
const session = '{aside:time} Sunday through {aside:time} Friday';

const candles: readonly Phrase[] = [
  yes(
    'candle-until',
    `at any point between market creation and the final trading day during {until_date:period} any 1 minute candle for ${activeMonth} has a final ${level}`,
    'listed price since the listing and a candle',
    'at any point between market creation and the final trading day during April 2026, any 1-minute candle for the Active Month of ‹Alder Ore› futures has a final "High" price equal to or above the listed price.',
  ),
  yes(
    'candle-during',
    `at any point after market creation during {until_date:period} any 1 minute candle for ${activeMonth} has a final ${level}`,
    'listed price since the listing and a candle',
    'at any point after market creation during May 2026, any 1-minute candle for the Active Month of ‹Alder Ore› futures has a final "High" price equal to or above the listed price.',
  ),
  yes(
    'candle-of-share',
    `at any point during {until_date:period} ET any 1 minute candle for {subject:proper} has a final ${level}`,
    'listed price and a candle of a share',
    'at any point during November 2026 (ET), any 1-minute candle for Alder Works (ALDR) has a final "Low" price equal to or below the listed price.',
  ),
  term(
    'candle-month',
    'for {opponent:proper} futures the active month refers to the nearest listed contract month',
    'Which contract it is.',
    'For ‹Alder› futures, the active month refers to the nearest listed contract month.',
  ),
  term(
    'candle-month-changes',
    "the active month changes at {aside:time} at the start of the trading session two business days prior to that contract's last trading day at which point the next listed contract becomes the active month",
    'When the contract changes.',
    "The active month changes at 6:00:00 PM ET at the start of the trading session two business days prior to that contract's last trading day, at which point the next listed contract becomes the active month.",
  ),
  term(
    'candle-last-day',
    "how=(for {opponent:proper} futures the last trading day is defined as | per CME contract specifications for {opponent:proper} futures a contract's last trading day is) three business days prior to the 25th calendar day of the month preceding the contract's delivery month or four business days prior if the 25th calendar day is not a business day note=[consistent with CME contract specifications]",
    'The last day of a contract.',
    "For Alder Ore (AO) futures, the last trading day is defined as three business days prior to the 25th calendar day of the month preceding the contract's delivery month (or four business days prior if the 25th calendar day is not a business day), consistent with CME contract specifications.",
  ),
  term(
    'candle-session',
    'only prices achieved during when=(the applicable trading session for the underlying market | regular trading hours ET) will be considered',
    'Which hours count.',
    'Only prices achieved during the applicable trading session for the underlying market will be considered.',
  ),
  term(
    'candle-hours',
    `under the standard schedule trading is open from ${session} with a daily break from {aside:time} to {aside:time} except where modified by holiday or special session hours page=[as listed on {source:proper}]`,
    'Which hours count.',
    'Under the standard schedule, trading is open from 6:00:00 PM ET Sunday through 5:00:00 PM ET Friday, with a daily break from 5:00:00 PM ET to 6:00:00 PM ET, except where modified by holiday or special-session hours as listed on Alder.',
  ),
  term(
    'candle-unrounded',
    'prices will be used exactly as published by {source:proper} without rounding',
    'Prices are not rounded.',
    'Prices will be used exactly as published by Alder, without rounding.',
  ),
  term(
    'candle-no-trade',
    'if the Active Month contract does not trade at all during the listed time frame this market will resolve to no',
    'Without trade it pays No.',
    'If the Active Month contract does not trade at all during the listed time frame, this market will resolve to "No".',
  ),
  term(
    'candle-changed',
    'in the event of a contract specification change feed change or similar structural modification affecting the underlying market during the listed time frame this market will resolve based on adjusted prices as displayed on {source:proper}',
    'Changes of the feed are adjusted for.',
    'In the event of a contract specification change, feed change, or similar structural modification affecting the underlying market during the listed time frame, this market will resolve based on adjusted prices as displayed on Alder.',
  ),
  term(
    'candle-data-lost',
    'if the relevant {source:proper} data is unavailable due to a system outage data failure or other technical disruption that prevents verification of the required 1 minute candle data the official daily side=(high | low) price published for the Active Month {subject:proper} code=(CL | GC | SI | NG | HG | PL | BZ | HO | RB) futures contract by CME Group may be used to determine whether the listed price was reached during the applicable trading session',
    'Another price may decide.',
    'If the relevant ‹Alder› data is unavailable due to a system outage, data failure, or other technical disruption that prevents verification of the required 1-minute candle data, the official daily high price published for the Active Month ‹Birch Ore› (GC) futures contract by CME Group may be used to determine whether the listed price was reached during the applicable trading session.',
  ),
  term(
    'candle-month-second',
    "the active month changes at the start of the second trading session prior to the nearest listed contract's last trading session",
    'When the contract changes.',
    "The active month changes at the start of the second trading session prior to the nearest listed contract's last trading session.",
  ),
  term(
    'candle-month-third',
    'at that point the next listed contract becomes the active month i.e. for the final three trading sessions of the nearest listed contract the contract for the next month is the active month',
    'When the contract changes.',
    'At that point, the next listed contract becomes the active month (i.e., for the final three trading sessions of the nearest listed contract, the contract for the next month is the active month).',
  ),
  term(
    'candle-session-begins',
    'the trading session for a given business day typically begins at {aside:time} on the prior calendar date',
    'When a session begins.',
    'The trading session for a given business day typically begins at 6:00 PM ET on the prior calendar date.',
  ),
  phrase(
    'listed/candle-source',
    `the resolution source for this market is {source:proper} specifically the Active Month {subject:proper} futures side=(High | Low) prices available at {source:address} with the chart settings configured for 1 minute candles`,
    {
      venues: ['venue_b'],
      says: ({ side }) => [source(`a feed of ${side.toLowerCase()} prices`)],
      words: 'A feed of prices decides.',
      examples: [
        'The resolution source for this market is Alder - specifically, the ‹Active› Month ‹Birch Ore› futures "High" prices available at https://feed.example/explore, with the chart settings configured for 1-minute candles.',
      ],
    },
  ),
  phrase(
    'listed/candle-of-share-source',
    'the resolution source for this market is {source:proper} specifically the {subject:proper} side=(High | Low) prices available at {source:address} with the chart settings on 1m for candle intervals',
    {
      venues: ['venue_b'],
      says: ({ side }) => [source(`a chart of ${side.toLowerCase()} prices`)],
      words: 'A chart of prices decides.',
      examples: [
        'The resolution source for this market is Alder Finance - specifically, the Elm Works (ELMW) "Low" prices available at https://prices.example/ELMW/, with the chart settings on "1m" for candle intervals.',
      ],
    },
  ),
];

const highs: readonly Phrase[] = [
  yes(
    'futures-record',
    'on any trading day after market creation the official daily high price published by the CME Group for the Active Month front month of {subject:proper} futures is greater than $ {bound:number} by the final trading day on or before the specified date',
    'listed date since the listing and a price above a bound',
    'on any trading day after market creation, the official daily high price published by the CME Group for the Active Month (front month) of CME Alder Ore (AO) futures is greater than $147.27 by the final trading day on or before the specified date.',
  ),
  term(
    'futures-record-soon',
    'this market will resolve as soon as a high price greater than the listed value is published or once finalized data for the final trading day of the specified time period is published and a high price greater than $ {bound:number} has not been achieved',
    'When it is resolved.',
    'This market will resolve as soon as a high price greater than the listed value is published, or once finalized data for the final trading day of the specified time period is published and a high price greater than $147.27 has not been achieved.',
  ),
  phraseOfB(
    'listed/futures-record-source',
    'The resolution source for this market is the CME Group website ({source:address https://prices.example/}) - specifically, the daily "High" prices for the Active Month of {subject:proper ‹Elm Ore›} code=(CL | GC | SI | NG | HG | PL | BZ | HO | RB) futures.',
    { ignores: ['code'], says: [source('the page of highs')], words: 'The page of highs decides.' },
  ),
];

const closes: readonly Phrase[] = [
  decided(
    'closes-year',
    'the price of the COMEX metal=(Gold | Silver | Copper) Continuous Contract code=(GC00 | SI00 | HG00) as of the final market close price in {period:year}',
    'range has the close of a year',
    'the price of the COMEX Gold Continuous Contract (GC00) as of the final market close price in 2026.',
  ),
  phraseOfB(
    'listed/closes-year-source',
    'The resolution source will be COMEX trading data for the metal=(Gold | Silver | Copper) Continuous Contract ({source:address https://prices.example/}).',
    { says: ({ metal }) => [source(`trading of ${metal}`)], words: 'An exchange decides.' },
  ),
];

export const listedFuturePhrases: readonly Phrase[] = [...candles, ...highs, ...closes];
