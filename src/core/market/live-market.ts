/**
 * What is known of a market at this moment, and what a new fact changed in it. `LiveMarkets` writes it; everybody else
 * reads.
 *
 *   unsynced ── followed ──► buffering ── first book ──► live ◄── next book ──┐
 *      ▲                         ▲                        └── doubted ──► suspect
 *      │                         └───── only quoted from now on ──────────────┤
 *      └───────────────────── no longer followed ─────────────────────────────┘
 */
import type { FeeTerms, MarketStatus, PriceTicks, VenueId } from '../contract/index.ts';
import type { Micros } from '../exact/index.ts';
import type { Assurance } from './assurance.ts';
import type { Book, LevelChange } from './book.ts';
import type { DayTrades } from './recent-trades.ts';
import type { Trade } from './trade.ts';
import type { VenueFigures } from './venue-figures.ts';

/** Only a `live` book may be taken for current. */
export type BookState = 'unsynced' | 'buffering' | 'live' | 'suspect';

/** A stale quote has neither ask. A quote is never changed in place: it may be kept. */
export interface LiveQuote {
  /** When it became so; of a stale one, when it was last known to be so. */
  readonly observedAt: number;
  readonly yesAsk: Micros | undefined;
  readonly noAsk: Micros | undefined;
  /** The last trade. */
  readonly price: Micros | undefined;
  readonly stale: boolean;
  readonly source: 'book' | 'listing';
}

/** What a listing calls the market and its sides. */
export interface ListedNames {
  readonly eventId: string;
  readonly yesLabel: string;
  readonly noLabel: string;
}

/** What the newest listing said of trading. Never changed in place: it may be kept. Times in milliseconds since 1970. */
export interface ListedState {
  readonly status: MarketStatus;
  readonly disputed: boolean;
  readonly closesAt: number | undefined;
  readonly expectedSettlementAt: number | undefined;
  readonly fees: FeeTerms;
  /** Undefined where the listing names none that can be read. */
  readonly ticks?: PriceTicks | undefined;
  readonly listedAt: number;
  /** Of the terms as the listing has them: a run may still have others. */
  readonly termsHash: string;
}

/** A view that changes with the next fact: copy what is to be kept. */
export interface LiveMarket {
  readonly venue: VenueId;
  readonly id: string;
  /** Of `LiveMarkets.numbers`, until the market is forgotten. */
  readonly number: number;
  /** Empty unless it is live or suspect; of a suspect one, what it was last known to be. */
  readonly book: Book;
  readonly bookState: BookState;
  /** Why the book is not live, where the feed gave a reason. */
  readonly doubt: string | undefined;
  readonly assurance: Assurance;
  readonly bookChangedAt: number | undefined;
  /** The last time the feed brought the book, changed or not. */
  readonly bookConfirmedAt: number | undefined;
  /** The last time the feed quoted the market without its book. */
  readonly quotedAt: number | undefined;
  /** As of the last fact; `quoteAt` says what it is worth by now. */
  readonly quote: LiveQuote | undefined;
  readonly lastPrice: Micros | undefined;
  /** The venue time of the trade that `lastPrice` is from; undefined where it is the listing's. */
  readonly lastTradeAt: number | undefined;
  readonly figures: VenueFigures | undefined;
  /** Of the figures' volume of 24 hours; undefined where they have none that can be read. */
  readonly wholeVolumeUsd: number | undefined;
  /** Of the figures' open interest; zero where they have none. */
  readonly wholeOpenInterestUsd: number;
  /** Undefined for a market no listing has shown yet. */
  readonly names: ListedNames | undefined;
  /** Undefined for a market no listing has shown yet, or that the last complete one no longer showed. */
  readonly state: ListedState | undefined;
  /** Since when it is known that trading has ended: a listing said so, or a complete one no longer showed the market. */
  readonly endedAt: number | undefined;
  /**
   * Another number after every fact that may change a figure, so that what was made of the figures can be kept. Below zero
   * once the market is forgotten: who holds it must look it up again.
   */
  readonly revision: number;
  /** Fills in the 24 hours up to `now`, which goes back by three minutes at the most. */
  trades24h(now: number): DayTrades;
  /** Until when they are what they are at `now`, if no fact comes. */
  tradesHoldUntil(now: number): number;
}

export interface BookTaken {
  /** The feed's own: it is copied. */
  readonly book: Book;
  /** What differs from the book this market had before; `all` after a snapshot. */
  readonly changes: 'all' | readonly LevelChange[];
  readonly assurance: Assurance;
  readonly receivedAt: number;
}

export interface BookEffect {
  readonly market: LiveMarket;
  readonly quoteChanged: boolean;
  /** The best price or its quantity, on either side. */
  readonly topChanged: boolean;
  /** `bookState` is another one. */
  readonly stateChanged: boolean;
  /** Against the book before this fact; `all` where no single changes are known. */
  readonly changes: 'all' | readonly LevelChange[];
}

export interface QuoteChange {
  readonly market: LiveMarket;
  readonly quote: LiveQuote;
  /** When the fact that changed it was received. */
  readonly at: number;
  /** Since when the book it is of is no longer known, where that was earlier. */
  readonly knownUntil?: number;
}

/** The terms of a market's fees are others than the listing before said. */
export interface FeesChange {
  readonly venue: VenueId;
  readonly market: string;
}

export interface TradeSeen {
  readonly venue: VenueId;
  readonly market: string;
  readonly trade: Trade;
  readonly receivedAt: number;
  /** The market it is of, so that no reader has to look it up. */
  readonly live?: LiveMarket;
}
