/**
 * A venue made up for the recorder, a plain log of what it was at the end of each second, and a plain reader of rows:
 * it knows only what the schema says of them. Neither shares code with the recorder.
 */
import type { VenueId } from '../../src/core/contract/index.ts';
import {
  type Assurance,
  type Book,
  type BookEffect,
  type BookState,
  bestAsk,
  bestBid,
  copyBook,
  createBook,
  depthsOf,
  type LevelChange,
  type LiveMarket,
  type LiveQuote,
  replaceBook,
  setLevel,
} from '../../src/core/market/index.ts';
import type { RecorderSink } from '../../src/ingest/recorder-sink.ts';
import type { DepthRow, GapEvent, QuoteRow, TickBatch, TickOf, TopRow } from '../../src/store/index.ts';

interface ModelMarket {
  readonly id: string;
  readonly book: Book;
  state: BookState;
  assurance: Assurance;
  quote: LiveQuote | undefined;
}

type BookOrNothing = { readonly book: Book; readonly assurance: Assurance } | undefined;

const venue: VenueId = 'venue_a';

/** Sends its changes to a recorder, and keeps the naive account of them. */
export class ModelVenue {
  now: number;
  readonly #sink: RecorderSink;
  readonly #markets = new Map<string, ModelMarket>();
  /** Of each market, its book when it is live, at the end of each second in which something happened. */
  readonly books = new Map<string, Map<number, BookOrNothing>>();
  /** When a book ceased to be live. */
  readonly doubted = new Map<string, Set<number>>();
  readonly tops = new Map<string, Map<number, Omit<TopRow, 'market'>>>();
  readonly quotes = new Map<string, Map<number, Omit<QuoteRow, 'market'>>>();

  constructor(sink: RecorderSink, now: number) {
    this.#sink = sink;
    this.now = now;
  }

  get ids(): string[] {
    return [...this.#markets.keys()];
  }

  change(id: string, changes: readonly LevelChange[]): void {
    const market = this.#market(id);
    if (market.state !== 'live') {
      this.snapshot(id, changes);
      return;
    }
    this.#send(market, changes, () => {
      for (const change of changes) setLevel(market.book, change);
    });
  }

  /** A whole book, as after connecting. */
  snapshot(id: string, levels: readonly LevelChange[]): void {
    const market = this.#market(id);
    this.#send(market, 'all', () => {
      replaceBook(market.book, createBook());
      for (const level of levels) setLevel(market.book, level);
      market.state = 'live';
    });
  }

  assure(id: string, assurance: Assurance): void {
    const market = this.#market(id);
    if (market.state !== 'live') return;
    this.#send(market, [], () => {
      market.assurance = assurance;
    });
  }

  doubt(id: string, state: 'suspect' | 'unsynced', knownUntil = this.now): void {
    const market = this.#market(id);
    if (market.state === 'unsynced') return;
    entry(this.doubted, id, () => new Set<number>()).add(this.now);
    const act = () => {
      market.state = state;
      if (state === 'unsynced') replaceBook(market.book, createBook());
    };
    this.#send(market, [], act, knownUntil);
  }

  quote(id: string, quote: LiveQuote): void {
    const market = this.#market(id);
    market.quote = quote;
    const { yesAsk, noAsk, price } = quote;
    const second = Math.floor(this.now / 1000);
    entry(this.quotes, id, () => new Map()).set(second, { ts: this.now, yesAsk, noAsk, price });
    this.#sink.takeQuote({ market: view(market), quote, at: this.now });
  }

  #send(
    market: ModelMarket,
    changes: 'all' | readonly LevelChange[],
    act: () => void,
    knownUntil = this.now,
  ): void {
    const { state } = market;
    const before = topOf(market.book);
    act();
    const after = topOf(market.book);
    const topChanged = JSON.stringify(before) !== JSON.stringify(after);
    const second = Math.floor(this.now / 1000);
    if (market.state === 'live') {
      entry(this.books, market.id, () => new Map()).set(second, {
        book: copyBook(market.book),
        assurance: market.assurance,
      });
      if (topChanged) {
        const tops = entry(this.tops, market.id, () => new Map());
        const { yes, no } = depthsOf(market.book);
        const seen = tops.get(second)?.changes ?? 0;
        tops.set(second, { ts: this.now, changes: seen + 1, ...after, yesDepth: yes, noDepth: no });
      }
    } else entry(this.books, market.id, () => new Map()).set(second, undefined);
    const effect: BookEffect = {
      market: view(market),
      quoteChanged: false,
      topChanged,
      stateChanged: state !== market.state,
      changes,
    };
    this.#sink.takeBook(effect, this.now, knownUntil);
  }

  #market(id: string): ModelMarket {
    const known = this.#markets.get(id);
    if (known !== undefined) return known;
    const made: ModelMarket = {
      id,
      book: createBook(),
      state: 'unsynced',
      assurance: 'top',
      quote: undefined,
    };
    this.#markets.set(id, made);
    return made;
  }

  /** The book at the end of a second, if it was live then. */
  bookAtEndOf(id: string, second: number): BookOrNothing {
    let latest = Number.NEGATIVE_INFINITY;
    let found: BookOrNothing;
    for (const [at, book] of this.books.get(id) ?? []) {
      if (at > second || at < latest) continue;
      latest = at;
      found = book;
    }
    return found;
  }
}

/** What was saved, and what it says. */
export class SavedRows {
  readonly quotes: TickOf<QuoteRow>[] = [];
  readonly tops: TickOf<TopRow>[] = [];
  readonly depths: TickOf<DepthRow>[] = [];
  readonly gaps: GapEvent[] = [];
  coveredUntil = 0;

  add(batch: Omit<TickBatch, 'number'>): void {
    this.quotes.push(...batch.quotes);
    this.tops.push(...batch.tops);
    this.depths.push(...batch.depths);
    this.gaps.push(...batch.gaps);
    this.coveredUntil = batch.coveredUntil;
  }

  /** As a reader would make it at `t`, from what the seconds that are over by then say. */
  bookAt(id: string, t: number): BookOrNothing {
    if (this.isGap(id, t)) return undefined;
    const rows = this.depths.filter((row) => row.market.id === id && row.ts + 1000 <= t);
    const clear = rows.findLastIndex(({ entry }) => entry === 'clear');
    if (clear === -1 || (rows[clear]?.ts ?? 0) <= t - 65 * 60_000) return undefined;
    const book = createBook();
    let assurance: Assurance = 'top';
    for (const { entry, price, quantity } of rows.slice(clear + 1)) {
      if (entry === 'bid' || entry === 'ask') setLevel(book, { side: entry, price, quantity });
      else if (entry !== 'clear') assurance = entry;
    }
    return { book, assurance };
  }

  isGap(id: string, t: number): boolean {
    let open = false;
    for (const gap of this.gaps) {
      if (gap.market.id !== id || gap.at > t) continue;
      open = gap.kind === 'opened';
    }
    return open;
  }
}

function view({ id, book, state, assurance, quote }: ModelMarket): LiveMarket {
  return {
    venue,
    id,
    number: 0,
    book,
    bookState: state,
    doubt: state === 'suspect' ? 'gap' : undefined,
    assurance,
    bookChangedAt: undefined,
    bookConfirmedAt: undefined,
    quotedAt: undefined,
    quote,
    lastPrice: undefined,
    lastTradeAt: undefined,
    figures: undefined,
    wholeVolumeUsd: undefined,
    wholeOpenInterestUsd: 0,
    names: undefined,
    state: undefined,
    endedAt: undefined,
    revision: 0,
    trades24h: () => {
      throw new Error('The recorder has no use for it.');
    },
    tradesHoldUntil: () => {
      throw new Error('The recorder has no use for it.');
    },
  };
}

function topOf(book: Book) {
  const bid = bestBid(book);
  const ask = bestAsk(book);
  return { bid: bid?.price, bidQuantity: bid?.quantity, ask: ask?.price, askQuantity: ask?.quantity };
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** A trade of the market `one`, received when it happened. */
export function tradeOf(id: string, venueTime: number) {
  return {
    venue: 'venue_a' as const,
    market: 'one',
    receivedAt: venueTime,
    trade: {
      id,
      venueTime,
      price: 400_000,
      quantity: 1_000_000,
      takerAction: 'buy' as const,
      outcome: 'yes' as const,
      block: false,
    },
  };
}
