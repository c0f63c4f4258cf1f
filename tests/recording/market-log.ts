/**
 * What happened on the simulated exchange to some of its markets, kept from its own events while it trades. Times are
 * those of the clock handed in, at which an event was published and its frames went out: what a recorder calls received can
 * only be later. A change of several levels is sent level by level, so the states in between count too.
 */
import type { Exchange, SimulatedTrade } from '../../src/simulator/exchange/index.ts';
import type { SimulatedMarket } from '../../src/simulator/world/market.ts';
import { PlainBook } from './plain-book.ts';
import { sameTop, type TopState, topStateOf } from './top-points.ts';

/** An exchange counts prices in ten-thousandths and sizes in hundredths, a book both in millionths. */
const microsPerPrice = 100;
const microsPerSize = 10_000;

interface Change {
  readonly at: number;
  readonly side: 'bid' | 'ask';
  readonly price: number;
  readonly quantity: number;
}

interface Entry {
  readonly first: PlainBook;
  readonly changes: Change[];
}

export interface LoggedTrade {
  readonly venue: string;
  readonly market: string;
  /** When it was published, by our clock. */
  readonly publishedAt: number;
  readonly trade: Omit<SimulatedTrade, 'market'>;
}

export class MarketLog {
  readonly #entries = new Map<string, Entry>();
  readonly #trades: LoggedTrade[] = [];
  readonly #stop: () => void;
  readonly beganAt: number;

  constructor(
    deps: {
      readonly exchange: Exchange;
      readonly now: () => number;
      /** The frames of an event go out before we hear of it: it may have been received so long before. */
      readonly leadMs?: number;
    },
    markets: readonly SimulatedMarket[],
  ) {
    const { exchange, now, leadMs = 0 } = deps;
    this.beganAt = now();
    for (const market of markets) {
      this.#entries.set(nameOf(market.venue, market.id), { first: bookOf(exchange, market), changes: [] });
    }
    this.#stop = exchange.listen((event) => {
      if (event.kind !== 'levels' && event.kind !== 'trade') return;
      const { venue, id } = event.market;
      const entry = this.#entries.get(nameOf(venue, id));
      if (entry === undefined) return;
      const at = now() - leadMs;
      if (event.kind === 'trade') {
        this.#trades.push({ venue, market: id, publishedAt: at, trade: event.trade });
        return;
      }
      for (const { side, price, size } of event.changes) {
        const quantity = size * microsPerSize;
        entry.changes.push({ at, side, price: price * microsPerPrice, quantity });
      }
    });
  }

  close(): void {
    this.#stop();
  }

  get trades(): readonly LoggedTrade[] {
    return this.#trades;
  }

  /** The book after everything that was published up to `at`. */
  bookAt(venue: string, id: string, at: number): PlainBook {
    const [last] = this.booksIn(venue, id, at, at).slice(-1);
    if (last === undefined) throw new RangeError(`The log has no book of ${venue} ${id}.`);
    return last;
  }

  /** Every book that was in force at some time of `[from, to]`, in order. */
  booksIn(venue: string, id: string, from: number, to: number): PlainBook[] {
    const entry = this.#entries.get(nameOf(venue, id));
    if (entry === undefined) return [];
    const book = entry.first.copy();
    const { changes } = entry;
    let place = 0;
    const apply = (change: Change) => book.set(change.side, change.price, change.quantity);
    for (let next = changes[place]; next !== undefined && next.at <= from; next = changes[++place]) {
      // The state before a change at `from` itself was in force at that time too.
      if (next.at === from) break;
      apply(next);
    }
    const books = [book.copy()];
    for (let next = changes[place]; next !== undefined && next.at <= to; next = changes[++place]) {
      apply(next);
      books.push(book.copy());
    }
    return books;
  }

  /**
   * How long before `at` a book was last in force that is as asked; 0 if it still was, undefined if none was within
   * `withinMs`, since looking costs.
   */
  sinceWhen(
    venue: string,
    id: string,
    { at, withinMs }: { readonly at: number; readonly withinMs: number },
    isAsked: (book: PlainBook) => boolean,
  ): number | undefined {
    const entry = this.#entries.get(nameOf(venue, id));
    if (entry === undefined) return undefined;
    const book = entry.first.copy();
    const lookFrom = at - withinMs;
    let isNow: boolean | undefined;
    let lastAt: number | undefined;
    for (const change of entry.changes) {
      if (change.at > at) break;
      if (change.at >= lookFrom) {
        isNow ??= isAsked(book);
        if (isNow) lastAt = change.at;
      }
      book.set(change.side, change.price, change.quantity);
      if (isNow !== undefined) isNow = isAsked(book);
    }
    if (isNow ?? isAsked(book)) return 0;
    return lastAt === undefined ? undefined : at - lastAt;
  }

  /** The top of the book at the start, and after each change that changed it. */
  tops(venue: string, id: string): TopState[] {
    const entry = this.#entries.get(nameOf(venue, id));
    if (entry === undefined) return [];
    const book = entry.first.copy();
    let last = topStateOf(book, this.beganAt);
    const tops = [last];
    for (const { at, side, price, quantity } of entry.changes) {
      book.set(side, price, quantity);
      if (sameTop(last, book.top)) continue;
      last = topStateOf(book, at);
      tops.push(last);
    }
    return tops;
  }

  /** How often the market's book changed in all. */
  changeCount(venue: string, id: string): number {
    return this.#entries.get(nameOf(venue, id))?.changes.length ?? 0;
  }
}

function nameOf(venue: string, id: string): string {
  return `${venue} ${id}`;
}

function bookOf(exchange: Exchange, market: SimulatedMarket): PlainBook {
  const { bids, asks } = exchange.book(market);
  const levels = (side: typeof bids) =>
    side.map(({ price, size }): [number, number] => [price * microsPerPrice, size * microsPerSize]);
  return new PlainBook(levels(bids), levels(asks));
}
