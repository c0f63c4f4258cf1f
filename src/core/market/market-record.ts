/** One market's live state and the rules by which facts change it. Only `LiveMarkets` holds it as more than a LiveMarket. */
import type { VenueId } from '../contract/index.ts';
import type { Micros } from '../exact/index.ts';
import type { Assurance } from './assurance.ts';
import {
  type Book,
  booksEqual,
  complement,
  copyBook,
  createBook,
  type LevelChange,
  replaceBook,
  setLevel,
} from './book.ts';
import { wholeAmount, wholeDollars } from './decimal-text.ts';
import type {
  BookEffect,
  BookState,
  BookTaken,
  ListedNames,
  ListedState,
  LiveMarket,
  LiveQuote,
} from './live-market.ts';
import { listedQuoteFreshUntil } from './quote-at.ts';
import { type DayTrades, noTrades, RecentTrades, type TradeMinute } from './recent-trades.ts';
import { type Trade, towardOf } from './trade.ts';
import type { VenueFigures } from './venue-figures.ts';

/** What the count of trades is made of. */
export type CountedTrade = Pick<Trade, 'id' | 'venueTime' | 'price' | 'quantity' | 'takerAction' | 'outcome'>;

/** A listing may come from a cache: its last price replaces a trade we saw only if the trade is older by so much. */
const listingLagMs = 60_000;
/** Clocks differ by less. A trade dated further ahead would keep every later one from being the last. */
const clockAheadMaxMs = 60_000;

/** Facts overtake each other by less. What seems older than that was read after our clock was set back. */
const overtakenMaxMs = 60_000;

const revisionMask = 0x3fff_ffff;

const noChanges: readonly LevelChange[] = [];
/** Shared by all that have no book. */
const emptyBook: Book = createBook();
for (const { prices, quantities } of [emptyBook.bids, emptyBook.asks]) {
  Object.freeze(prices);
  Object.freeze(quantities);
}

export class MarketRecord implements LiveMarket {
  readonly venue: VenueId;
  readonly id: string;
  readonly number: number;
  book: Book = emptyBook;
  bookState: BookState = 'unsynced';
  doubt: string | undefined = undefined;
  assurance: Assurance = 'top';
  bookChangedAt: number | undefined = undefined;
  bookConfirmedAt: number | undefined = undefined;
  quotedAt: number | undefined = undefined;
  quote: LiveQuote | undefined = undefined;
  lastPrice: Micros | undefined = undefined;
  figures: VenueFigures | undefined = undefined;
  wholeVolumeUsd: number | undefined = undefined;
  wholeOpenInterestUsd = 0;
  names: ListedNames | undefined = undefined;
  state: ListedState | undefined = undefined;
  endedAt: number | undefined = undefined;
  /** When the figures were read. */
  figuresAt = 0;
  /** The number of the last listing row that showed it, among all of them. */
  shownAs = 0;
  trades: RecentTrades | undefined = undefined;
  revision = 0;
  /** The venue time of the trade `lastPrice` is from; undefined where it is the listing's. */
  lastTradeAt: number | undefined = undefined;
  /** When the listing that `lastPrice` is from was read. */
  #listedPriceAt = Number.NEGATIVE_INFINITY;

  constructor(venue: VenueId, id: string, number: number) {
    this.venue = venue;
    this.id = id;
    this.number = number;
  }

  /** Whether it holds no state. */
  get isForgettable(): boolean {
    return (
      this.bookState === 'unsynced' &&
      this.figures === undefined &&
      (this.trades === undefined || this.trades.isEmpty)
    );
  }

  /** It changes no more. */
  forget(): void {
    this.revision = -1;
  }

  trades24h(now: number): DayTrades {
    return this.trades?.count(now) ?? noTrades;
  }

  tradesHoldUntil(now: number): number {
    return this.trades?.holdsUntil(now) ?? Number.POSITIVE_INFINITY;
  }

  // Called thousands of times a second: it makes no objects but the effect, and a quote where that changed.
  takeBook({ book, changes, assurance, receivedAt }: BookTaken): BookEffect {
    this.#revise();
    const wasLive = this.bookState === 'live';
    const { bids, asks } = this.book;
    const bid = bids.prices[bids.prices.length - 1];
    const bidQuantity = bids.quantities[bids.quantities.length - 1];
    const ask = asks.prices[0];
    const askQuantity = asks.quantities[0];

    let changed = changes;
    if (!wasLive || changes === 'all') {
      const isSame = this.bookConfirmedAt !== undefined && booksEqual(this.book, book);
      if (isSame) {
        // Those who follow a live book have nothing to do; after a doubt they may know another one.
        if (wasLive) changed = noChanges;
      } else {
        if (this.book === emptyBook) this.book = copyBook(book);
        else replaceBook(this.book, book);
        this.bookChangedAt = receivedAt;
      }
      if (!wasLive) changed = 'all';
    } else if (changes.length > 0) {
      for (const change of changes) setLevel(this.book, change);
      this.bookChangedAt = receivedAt;
    }
    this.bookState = 'live';
    this.doubt = undefined;
    this.assurance = assurance;
    this.bookConfirmedAt = receivedAt;

    const now = this.book;
    const topChanged =
      now.bids.prices[now.bids.prices.length - 1] !== bid ||
      now.bids.quantities[now.bids.quantities.length - 1] !== bidQuantity ||
      now.asks.prices[0] !== ask ||
      now.asks.quantities[0] !== askQuantity;
    const quoteChanged = (topChanged || !wasLive) && this.#quoteBook(receivedAt);
    return { market: this, quoteChanged, topChanged, stateChanged: !wasLive, changes: changed };
  }

  /** Undefined if the book was not live. */
  doubtBook(reason: string): BookEffect | undefined {
    const wasLive = this.bookState === 'live';
    if (this.bookState !== 'unsynced') this.doubt = reason;
    if (!wasLive) return undefined;
    this.#revise();
    this.bookState = 'suspect';
    const quoteChanged = this.#setQuote(this.bookConfirmedAt ?? 0, undefined, undefined, true, 'book');
    return { market: this, quoteChanged, topChanged: false, stateChanged: true, changes: noChanges };
  }

  /** Undefined if it was followed already. */
  followBook(): BookEffect | undefined {
    if (this.bookState !== 'unsynced') return undefined;
    this.bookState = 'buffering';
    this.doubt = undefined;
    return {
      market: this,
      quoteChanged: false,
      topChanged: false,
      stateChanged: true,
      changes: noChanges,
    };
  }

  /** Undefined if it was not followed. */
  unfollowBook(): BookEffect | undefined {
    return this.bookState === 'unsynced' ? undefined : this.#dropBook('unsynced', 'not_followed');
  }

  /** It is followed on and quoted as listed, without its book. Undefined if no book of it was known. */
  releaseBook(reason: string): BookEffect | undefined {
    return this.#isBookQuoted() ? this.#dropBook('buffering', reason) : undefined;
  }

  /** Whether the quote changed. */
  takeFill(fill: CountedTrade, receivedAt: number): boolean {
    const { venueTime, price, quantity, outcome } = fill;
    this.#revise();
    this.trades ??= new RecentTrades();
    this.trades.add(venueTime, outcome === 'yes' ? price : complement(price), quantity, towardOf(fill));
    const tradedAt = venueTime > receivedAt + clockAheadMaxMs ? receivedAt : venueTime;
    if (tradedAt < (this.lastTradeAt ?? this.#listedPriceAt - listingLagMs)) return false;
    this.lastTradeAt = tradedAt;
    return this.#takePrice(price, receivedAt);
  }

  addMinute(minute: TradeMinute): void {
    this.#revise();
    this.trades ??= new RecentTrades();
    this.trades.addMinute(minute);
  }

  /** Whether the quote changed. */
  takeFigures(figures: VenueFigures, observedAt: number): boolean {
    if (isOvertaken(observedAt, this.figuresAt)) return false;
    this.#revise();
    this.#setFigures(figures);
    this.figuresAt = observedAt;
    this.endedAt = undefined;
    const { lastPrice } = figures;
    let changed = false;
    if (lastPrice !== undefined && this.#isListingPriceBetter(observedAt)) {
      this.lastTradeAt = undefined;
      this.#listedPriceAt = observedAt;
      changed = this.#takePrice(lastPrice, observedAt);
    }
    return this.#isBookQuoted() ? changed : this.#quoteListing() || changed;
  }

  takeState(state: ListedState): void {
    const isSame = this.state?.status === state.status && this.state.closesAt === state.closesAt;
    if (!isSame) this.#revise();
    this.state = state;
  }

  /**
   * Trading has ended. What was traded stays the venue's own figure, the newest it has given; nothing can be bought any
   * more. Whether the quote changed.
   */
  end(figures: VenueFigures | undefined, at: number): boolean {
    this.#revise();
    const last = figures ?? this.figures;
    this.#setFigures(last && { ...last, yesBid: undefined, yesAsk: undefined });
    this.figuresAt = Math.max(this.figuresAt, at);
    this.state = undefined;
    this.endedAt ??= at;
    return !this.#isBookQuoted() && this.#quoteListing();
  }

  /** Of a market that has ended; that it has stays known as long as it is. */
  dropFigures(): void {
    this.#revise();
    this.#setFigures(undefined);
  }

  /** What a listing said of the market may no longer be so. Whether the quote changed. */
  forgetFigures(): boolean {
    this.#revise();
    this.#setFigures(undefined);
    this.state = undefined;
    this.endedAt = undefined;
    return !this.#isBookQuoted() && this.#quoteListing();
  }

  /** Takes the asks from a listed quote that is too old. Whether the quote changed. */
  expireQuote(now: number): boolean {
    const { quote } = this;
    if (quote === undefined || quote.stale || quote.source !== 'listing') return false;
    if (now <= listedQuoteFreshUntil(quote, this.quotedAt)) return false;
    this.#revise();
    return this.#setQuote(quote.observedAt, undefined, undefined, true, 'listing');
  }

  /** Before any fact is taken: a small integer that never comes near to being below zero. */
  #revise(): void {
    this.revision = (this.revision + 1) & revisionMask;
  }

  /** With the whole dollars beside them: to read texts of a market with each fill, or all of them each minute, costs more. */
  #setFigures(figures: VenueFigures | undefined): void {
    this.figures = figures;
    this.wholeVolumeUsd = wholeAmount(figures?.volume24hUsd);
    this.wholeOpenInterestUsd = wholeDollars(figures?.openInterestUsd);
  }

  #dropBook(state: 'unsynced' | 'buffering', reason: string): BookEffect {
    this.#revise();
    this.book = emptyBook;
    this.bookState = state;
    this.doubt = reason;
    this.bookChangedAt = undefined;
    this.bookConfirmedAt = undefined;
    const quoteChanged = this.#quoteListing();
    return { market: this, quoteChanged, topChanged: false, stateChanged: true, changes: noChanges };
  }

  #isBookQuoted(): boolean {
    return this.bookState === 'live' || this.bookState === 'suspect';
  }

  /** Of a market that is followed we hear every trade. */
  #isListingPriceBetter(observedAt: number): boolean {
    if (this.lastTradeAt === undefined) return true;
    return this.bookState === 'unsynced' && observedAt > this.lastTradeAt + listingLagMs;
  }

  #takePrice(price: Micros, at: number): boolean {
    if (price === this.lastPrice) return false;
    this.lastPrice = price;
    const { quote } = this;
    if (quote === undefined) return false;
    // A trade says nothing about the asks: what is stale or listed stays as old as it was.
    const observedAt = this.bookState === 'live' ? at : quote.observedAt;
    return this.#setQuote(observedAt, quote.yesAsk, quote.noAsk, quote.stale, quote.source);
  }

  #quoteBook(receivedAt: number): boolean {
    const { bids, asks } = this.book;
    const bid = bids.prices[bids.prices.length - 1];
    const noAsk = bid === undefined ? undefined : complement(bid);
    return this.#setQuote(receivedAt, asks.prices[0], noAsk, false, 'book');
  }

  #quoteListing(): boolean {
    const { figures, quote } = this;
    if (figures !== undefined && this.endedAt === undefined) {
      const { yesBid, yesAsk } = figures;
      // An order would have traded: one of the two is old or wrong, and nothing says which.
      const isCrossed = yesBid !== undefined && yesAsk !== undefined && yesBid >= yesAsk;
      const noAsk = yesBid === undefined || isCrossed ? undefined : complement(yesBid);
      return this.#setQuote(this.figuresAt, isCrossed ? undefined : yesAsk, noAsk, false, 'listing');
    }
    // No source quotes it any more: the last quote is stale.
    return quote !== undefined && this.#setQuote(quote.observedAt, undefined, undefined, true, quote.source);
  }

  /** Whether a reader of the quote would see a difference other than its time and source. */
  #setQuote(
    observedAt: number,
    yesAsk: Micros | undefined,
    noAsk: Micros | undefined,
    stale: boolean,
    source: LiveQuote['source'],
  ): boolean {
    const { quote, lastPrice: price } = this;
    const changed =
      quote === undefined
        ? yesAsk !== undefined || noAsk !== undefined || price !== undefined
        : quote.yesAsk !== yesAsk || quote.noAsk !== noAsk || quote.price !== price || quote.stale !== stale;
    if (changed || quote?.source !== source || source === 'listing') {
      this.quote = { observedAt, yesAsk, noAsk, price, stale, source };
    }
    return changed;
  }
}

/** Whether what was read at the time is older than what was known at the other. */
export function isOvertaken(readAt: number, knownAt: number): boolean {
  return readAt < knownAt && knownAt - readAt <= overtakenMaxMs;
}
