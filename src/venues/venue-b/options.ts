/** Everything about this venue that can be set, in one record; the defaults are the real hosts and their limits. */
import type { Backoff } from '../../runtime/backoff.ts';
import { type RequestPaceOptions, requestPaceDefaults } from '../../runtime/request-pace.ts';
import type { ActivityWatchOptions } from '../activity-watch.ts';
import { type TradeCatchUpOptions, tradeCatchUpDefaults } from '../trade-catch-up.ts';
import type { TradeChecksOptions } from '../trade-checks.ts';
import { rowsPerPageMax } from './trade-list.ts';

export interface TradeBackfillOptions {
  readonly checks: TradeChecksOptions;
  readonly catchUp: TradeCatchUpOptions;
  readonly rowsPerPage: number;
  /** Of one group of markets' own lists. */
  readonly groupPagesMax: number;
  /** Groups read at a time. */
  readonly groupsAtOnce: number;
  /** Markets followed for so long after the feed was opened have their trades fetched since the last stop. */
  readonly joinersMs: number;
}

export interface VenueBOptions {
  readonly gammaUrl: string;
  readonly clobUrl: string;
  readonly dataUrl: string;
  /** The whole address of the market channel. */
  readonly webSocketUrl: string;
  readonly userAgent: string;
  /** How much of each published rate limit is used; a server that runs faster than time may allow more than 1. */
  readonly limitShare: number;
  /** How requests to a host are slowed down where it asks for fewer. */
  readonly pace: RequestPaceOptions;
  readonly requestTimeoutMs: number;
  /** One page of events nests all of their markets. */
  readonly bodyBytesMax: number;
  readonly concurrencyMax: number;
  readonly attemptsMax: number;
  readonly backoff: Backoff;
  readonly listing: ListingOptions;
  readonly feed: VenueBFeedOptions;
}

export interface ListingOptions {
  readonly eventsPerPage: number;
  readonly marketsPerPage: number;
  /** Whole events asked for by their ids at a time. */
  readonly eventsPerLookUp: number;
  readonly slugsPerLookUp: number;
  readonly pagesMax: number;
  /** A list of changes that goes on longer than this is not a list of changes. */
  readonly changePagesMax: number;
  /** How far before the time asked for changes are read, against clocks that differ. */
  readonly overlapMs: number;
  readonly tablesMaxAgeMs: number;
  /** How often the table of teams is read from end to end, and not back to what is known. */
  readonly teamsWholeEveryMs: number;
}

export interface VenueBFeedOptions {
  /** Two tokens each. */
  readonly marketsPerSocket: number;
  readonly socketsMax: number;
  readonly connectTimeoutMs: number;
  readonly pingEveryMs: number;
  /** Without any frame, not even a PONG. */
  readonly silenceMaxMs: number;
  readonly frameBytesMax: number;
  readonly backoff: Backoff;
  readonly stableAfterMs: number;
  /** How often the decisions that hang on time are made. */
  readonly tickMs: number;
  /** A subscribed market without a book for this long is read over REST. */
  readonly seedAfterMs: number;
  /** A book missing from the first frames for this long is asked for on another socket. */
  readonly firstBookMs: number;
  /** How long an announced top may wait for its change. */
  readonly topGraceMs: number;
  /** Deltas kept for a book that waits for its snapshot. */
  readonly pendingMax: number;
  /** Readings older than what the stream brought for so long: the venue's clock was set back, and no cache is that old. */
  readonly setBackAfterMs: number;
  readonly seedRetry: Backoff;
  readonly sweepEveryMs: number;
  readonly booksPerRequest: number;
  readonly silence: ActivityWatchOptions;
  /** Books compared when a socket is silent. */
  readonly silenceSample: number;
  /** So much older than the youngest ones messages are late. */
  readonly lateAfterMs: number;
  readonly trades: TradeBackfillOptions;
}

export const defaultVenueBOptions: VenueBOptions = {
  gammaUrl: 'https://gamma-api.polymarket.com',
  clobUrl: 'https://clob.polymarket.com',
  dataUrl: 'https://data-api.polymarket.com',
  webSocketUrl: 'wss://ws-subscriptions-clob.polymarket.com/ws/market',
  userAgent: 'routeur',
  limitShare: 0.7,
  pace: requestPaceDefaults,
  requestTimeoutMs: 30_000,
  bodyBytesMax: 96 * 1024 * 1024,
  concurrencyMax: 8,
  attemptsMax: 5,
  backoff: { firstMs: 500, maxMs: 20_000 },
  listing: {
    eventsPerPage: 100,
    marketsPerPage: 100,
    eventsPerLookUp: 50,
    slugsPerLookUp: 40,
    pagesMax: 20_000,
    changePagesMax: 500,
    overlapMs: 120_000,
    tablesMaxAgeMs: 24 * 3_600_000,
    teamsWholeEveryMs: 7 * 24 * 3_600_000,
  },
  feed: {
    marketsPerSocket: 100,
    socketsMax: 100,
    connectTimeoutMs: 10_000,
    pingEveryMs: 10_000,
    silenceMaxMs: 30_000,
    frameBytesMax: 64 * 1024 * 1024,
    backoff: { firstMs: 500, maxMs: 30_000 },
    stableAfterMs: 60_000,
    tickMs: 250,
    seedAfterMs: 2_000,
    firstBookMs: 30_000,
    topGraceMs: 2_000,
    pendingMax: 512,
    setBackAfterMs: 60_000,
    seedRetry: { firstMs: 1_000, maxMs: 60_000 },
    sweepEveryMs: 2_000,
    booksPerRequest: 250,
    silence: { silenceMinMs: 30_000, medianFactor: 20 },
    silenceSample: 100,
    lateAfterMs: 5_000,
    trades: {
      checks: { everyMs: 60_000, againAfterMs: 2_000, backoff: { firstMs: 1_000, maxMs: 60_000 } },
      catchUp: { ...tradeCatchUpDefaults, pagesMax: 200 },
      rowsPerPage: rowsPerPageMax,
      groupPagesMax: 2_000,
      groupsAtOnce: 4,
      joinersMs: 3_600_000,
    },
  },
};
