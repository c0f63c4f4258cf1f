/**
 * What the rest of Routeur knows of a venue. Wire formats, paging, signatures and oddities stay behind this; nothing here
 * names a field of either wire.
 */
import type {
  ContractVersion,
  FeeChange,
  ListedEvent,
  ListedSeries,
  MarketState,
  PriceTicks,
  SettlementFact,
  VenueId,
} from '../core/contract/index.ts';
import type { Micros } from '../core/exact/index.ts';
import type { Book, Trade, VenueFigures } from '../core/market/index.ts';
import type { RequestPaceStatus } from '../runtime/request-pace.ts';
import type { Feed, FeedDeps } from './feed.ts';
import type { MarketReference } from './market-reference.ts';

export interface ListedMarket {
  readonly contract: ContractVersion;
  readonly state: MarketState;
  readonly settlement: SettlementFact | undefined;
  readonly figures: VenueFigures;
  /** What the feed needs to follow the market; opaque to everybody else. */
  readonly feedKeys: readonly string[];
}

/** A payload that does not fit: set aside, counted, and never a reason to stop. */
export interface Quarantined {
  readonly kind: 'market' | 'event' | 'series';
  /** As far as it could be read. */
  readonly id: string | undefined;
  readonly reason: QuarantineReason;
  /** What was wrong, where, expected and found. */
  readonly detail: string;
}

export const quarantineReasons = [
  'missing_field',
  'wrong_type',
  'bad_identifier',
  'bad_number',
  'bad_time',
  'bad_strike',
  'unknown_status',
  'unknown_result',
  'outcomes_not_two',
  'no_tokens',
  'placeholder',
  'unknown_parent',
  'unexpected_combo',
] as const;

export type QuarantineReason = (typeof quarantineReasons)[number];

export type ListingStep =
  | {
      readonly kind: 'page';
      readonly series: readonly ListedSeries[];
      readonly events: readonly ListedEvent[];
      readonly markets: readonly ListedMarket[];
      readonly quarantined: readonly Quarantined[];
      /** Fields the wire had that we do not know, by name. */
      readonly unknownFields: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'end'; readonly complete: true }
  | {
      readonly kind: 'end';
      readonly complete: false;
      readonly reason: IncompleteReason;
      readonly detail: string;
    };

export type IncompleteReason =
  | 'cursor_repeated'
  | 'page_repeated'
  | 'offset_ceiling'
  | 'pages_max'
  | 'request_failed'
  | 'page_malformed';

/**
 * Which combos (markets whose legs are other markets) are read: none; those that trade or are asked for; or all that are open.
 */
export const comboModes = ['none', 'traded', 'all'] as const;

export type ComboMode = (typeof comboModes)[number];

/** There may be far more combos than markets, so they are read apart from the listing. */
export interface VenueCombos {
  readonly mode: ComboMode;
  /** Whether combos have ids like this one. Only the terms of a market show that it is a combo. */
  mayBeCombo(id: string): boolean;
  /** Every open combo, page by page, ending with one `end`. */
  listOpen(signal: AbortSignal): AsyncIterable<ListingStep>;
  /** Open combos that were added since; their changes cannot be asked for. */
  listAdded(since: number, signal: AbortSignal): AsyncIterable<ListingStep>;
}

export interface LookedUp {
  readonly markets: readonly ListedMarket[];
  /** Of the combos among them: such an event is listed nowhere else. */
  readonly comboEvents?: readonly ListedEvent[];
  readonly quarantined: readonly Quarantined[];
  /** Asked for and not known to the venue, by any of its ways. */
  readonly unknown: readonly string[];
}

export interface BookReading {
  readonly book: Book;
  readonly venueTime: number | undefined;
  readonly receivedAt: number;
  /** False when the venue cut the ladder. */
  readonly complete: boolean;
  /** Where the venue names them beside the book: newer than those of its listing. */
  readonly ticks?: PriceTicks | undefined;
}

export interface VenuePricePoint {
  readonly at: number;
  /** The price of Yes. */
  readonly price: Micros;
}

/**
 * The reads that history is made of, behind all others: they have at most `pastShare` of what a host allows, take it only
 * while no other request waits, and leave half of what may be asked at once to others.
 */
export type VenuePast = Pick<Venue, 'listSettled' | 'readTrades' | 'readPriceHistory'>;

/** Of what a host allows. */
export const pastShare = 0.5;
/** Of what may be asked of a host at once: what stays for live reads. */
export const pastReserveShare = 0.5;

/** How long one book may take: what somebody waits for is of no use later. */
export const bookReadMs = 4_000;

/** Times are in milliseconds since 1970. Every read rejects with a VenueError or the signal's reason. */
export interface Venue {
  readonly id: VenueId;
  /** The same reads behind all others; without it they are made like any. */
  readonly past?: VenuePast;
  /** Absent where a venue has no combos, or lists them like any market. */
  readonly combos?: VenueCombos;
  /** Every open market with its event and series, but for `combos`; page by page, ending with one `end`. */
  listOpen(signal: AbortSignal): AsyncIterable<ListingStep>;
  /** What was added, changed or closed since; never proves that something is gone. */
  listChanges(since: number, signal: AbortSignal): AsyncIterable<ListingStep>;
  /** The present state of markets by their ids, in whatever state they are. */
  lookUp(ids: readonly string[], signal: AbortSignal): Promise<LookedUp>;
  /** A reading was not believed. What contracts are made of beside it, and is kept, is read again by the next one. */
  doubtTables(): void;
  /** Settled markets, newest first, back to `since`: what history is made of. */
  listSettled(since: number, signal: AbortSignal): AsyncIterable<ListingStep>;
  /** Up to `depth` levels a side (500 at the most), within `bookReadMs` unless another limit is given. */
  readBook(
    market: MarketReference,
    depth: number,
    signal: AbortSignal,
    withinMs?: number,
  ): Promise<BookReading>;
  /** Trades of one market in the half-open time span, newest first, page by page. */
  readTrades(
    market: MarketReference,
    from: number,
    to: number,
    signal: AbortSignal,
  ): AsyncIterable<readonly Trade[]>;
  readPriceHistory(
    market: MarketReference,
    from: number,
    to: number,
    signal: AbortSignal,
  ): Promise<readonly VenuePricePoint[]>;
  /** Scheduled and past changes of fees, where the venue announces them. */
  readFeeChanges(signal: AbortSignal): Promise<readonly FeeChange[]>;
  /** At which pace its hosts are asked, the slowest of them: a 429 slows it down for minutes. */
  requests(): RequestPaceStatus;
  openFeed(deps: FeedDeps): Feed;
}
