/** Everything about this venue's hosts that one may want to set otherwise, with the values for the real ones. */
import type { Backoff } from '../../runtime/backoff.ts';
import { type RequestPaceOptions, requestPaceDefaults } from '../../runtime/request-pace.ts';
import { type TradeCatchUpOptions, tradeCatchUpDefaults } from '../trade-catch-up.ts';
import type { TradeChecksOptions } from '../trade-checks.ts';
import type { ComboMode } from '../venue.ts';

export interface VenueAKey {
  readonly id: string;
  /** An RSA or Ed25519 private key. It is never logged and never part of an error. */
  readonly privateKeyPem: string;
}

export interface VenueAOptions {
  /** Without a trailing slash, the version included. */
  readonly restUrl: string;
  readonly streamUrl: string;
  readonly userAgent: string;
  /** Without a key there is no stream: quotes and some books are polled. */
  readonly key: VenueAKey | undefined;
  /** Tokens: what the venue grants a second, how many can be saved up, and what one request costs. */
  readonly limit: { readonly refillPerSecond: number; readonly capacity: number; readonly cost: number };
  /** How requests are slowed down where the venue asks for fewer. */
  readonly pace: RequestPaceOptions;
  readonly timeoutMs: number;
  readonly bodyBytesMax: number;
  readonly concurrencyMax: number;
  readonly attemptsMax: number;
  readonly backoff: Backoff;
  readonly listing: VenueAListingOptions;
  readonly stream: VenueAStreamOptions;
  readonly polling: VenueAPollingOptions;
}

export interface VenueAListingOptions {
  /** Rows a page; the most the venue gives. */
  readonly eventsPerPage: number;
  readonly marketsPerPage: number;
  readonly milestonesPerPage: number;
  readonly tradesPerPage: number;
  /** A walk with more pages than this has lost its way. */
  readonly pagesMax: number;
  /** Tickers in one request's list; bounded by the length of an address. */
  readonly tickersPerRequest: number;
  /** How far back a question for changes reaches beyond the time it is meant for. */
  readonly overlapMs: number;
  /** Milestones that started longer ago are not walked; games stay open for a postponement of two weeks. */
  readonly milestoneLookbackMs: number;
  /** After this long all series are read again instead of the changed ones. */
  readonly seriesFullEveryMs: number;
  readonly combos: ComboMode;
  /** The archive has no filter by time: so many pages without one row in the span end a walk through it. */
  readonly archivePagesWithoutRowsMax: number;
}

export interface VenueAStreamOptions {
  readonly marketsPerSocket: number;
  readonly socketsMax: number;
  readonly tickersPerCommand: number;
  readonly connectTimeoutMs: number;
  /** The venue pings every 10 seconds. */
  readonly silenceMaxMs: number;
  readonly frameBytesMax: number;
  readonly backoff: Backoff;
  readonly stableAfterMs: number;
  /** How often what is due (commands, silence, checks) is looked for. */
  readonly tickMs: number;
  readonly commandTimeoutMs: number;
  /** Frames of one connection that make no sense before it is given up. */
  readonly malformedMax: number;
  /** Silence of the data, the pings aside. */
  readonly dataSilence: { readonly silenceMinMs: number; readonly medianFactor: number };
  readonly crossCheckEveryMs: number;
  /** Books asked for when a socket has fallen silent: so many of those that changed most, and as many of all. */
  readonly crossCheckSample: number;
  /** How often a book by request is asked for where frames do not prove the scale of the asks. */
  readonly scaleProofEveryMs: number;
  /** Between two looks at a book that seems to differ. */
  readonly crossCheckGraceMs: number;
  /** So much older than the youngest ones messages are late. */
  readonly lateAfterMs: number;
  /** How trades are checked against their list. */
  readonly tradeChecks: TradeChecksOptions;
  readonly tradeCatchUp: TradeCatchUpOptions;
}

export interface VenueAQuotePollingOptions {
  /** Tickers in one request at the most, and characters of them as an address carries them. */
  readonly tickersMax: number;
  readonly charactersMax: number;
  /** Between two requests for the first, most interesting part, and for each of the others. */
  readonly firstEveryMs: number;
  readonly othersEveryMs: number;
  /** A quote that was not read again for this long is not current. */
  readonly freshMs: number;
}

export interface VenueABookPollingOptions {
  /** Books that are needed at a time; while there are so many no further one is taken. */
  readonly wantedMax: number;
  /** How long a book is read for after it was last needed. */
  readonly wantedForMs: number;
  /** When there are too many, one that was not needed again for so long gives way. */
  readonly givesWayAfterMs: number;
  /** A book is not read again before this. */
  readonly againAfterMs: number;
  /** A book not read again for this long is no longer current. */
  readonly staleAfterMs: number;
  /** A book that is doubted for this long is let go: its market is quoted without it. */
  readonly doubtMaxMs: number;
}

export interface VenueAPollingOptions {
  /** Tokens a second for polling; the rest is left to listings and reads. */
  readonly refillPerSecond: number;
  readonly workers: number;
  readonly quotes: VenueAQuotePollingOptions;
  readonly books: VenueABookPollingOptions;
  readonly tradesEveryMs: number;
  /** After so many readings of the latest trades one reads further back, for those that entered the list late. */
  readonly tradesSettledEvery: number;
  readonly tradeCatchUp: TradeCatchUpOptions;
}

export const venueADefaults: VenueAOptions = {
  restUrl: 'https://external-api.kalshi.com/trade-api/v2',
  streamUrl: 'wss://external-api-ws.kalshi.com/trade-api/ws/v2',
  userAgent: 'routeur/0.1',
  key: undefined,
  limit: { refillPerSecond: 200, capacity: 400, cost: 10 },
  pace: requestPaceDefaults,
  timeoutMs: 20_000,
  bodyBytesMax: 64 * 1024 * 1024,
  concurrencyMax: 8,
  attemptsMax: 5,
  backoff: { firstMs: 250, maxMs: 8_000 },
  listing: {
    eventsPerPage: 200,
    marketsPerPage: 1000,
    milestonesPerPage: 500,
    tradesPerPage: 1000,
    pagesMax: 5_000,
    tickersPerRequest: 50,
    overlapMs: 120_000,
    milestoneLookbackMs: 15 * 86_400_000,
    seriesFullEveryMs: 86_400_000,
    combos: 'traded',
    archivePagesWithoutRowsMax: 20,
  },
  stream: {
    marketsPerSocket: 2_000,
    socketsMax: 50,
    tickersPerCommand: 100,
    connectTimeoutMs: 10_000,
    silenceMaxMs: 30_000,
    frameBytesMax: 16 * 1024 * 1024,
    backoff: { firstMs: 500, maxMs: 30_000 },
    stableAfterMs: 60_000,
    tickMs: 1_000,
    commandTimeoutMs: 15_000,
    malformedMax: 20,
    dataSilence: { silenceMinMs: 30_000, medianFactor: 20 },
    crossCheckEveryMs: 5_000,
    crossCheckSample: 3,
    scaleProofEveryMs: 250,
    crossCheckGraceMs: 2_000,
    lateAfterMs: 5_000,
    tradeChecks: { everyMs: 60_000, againAfterMs: 2_000, backoff: { firstMs: 1_000, maxMs: 60_000 } },
    tradeCatchUp: tradeCatchUpDefaults,
  },
  polling: {
    refillPerSecond: 120,
    workers: 4,
    quotes: {
      tickersMax: 300,
      charactersMax: 7_500,
      firstEveryMs: 2_000,
      othersEveryMs: 10_000,
      freshMs: 30_000,
    },
    books: {
      wantedMax: 100,
      wantedForMs: 60_000,
      givesWayAfterMs: 5_000,
      againAfterMs: 1_000,
      staleAfterMs: 30_000,
      doubtMaxMs: 20_000,
    },
    tradesEveryMs: 2_000,
    tradesSettledEvery: 30,
    tradeCatchUp: tradeCatchUpDefaults,
  },
};
