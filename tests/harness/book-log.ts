/**
 * Every state the simulated exchange's books have been in, kept while it trades: what a reader calls current is compared
 * with it. A change of several levels is sent level by level on one wire, so the states in between count too.
 */
import { hash } from 'node:crypto';
import type { Book } from '../../src/core/market/index.ts';
import type { Exchange } from '../../src/simulator/exchange/index.ts';
import type { SimulatedMarket } from '../../src/simulator/world/market.ts';

interface State {
  /** Simulated time from which the book was like this. */
  readonly at: number;
  readonly full: string;
  readonly top: string;
}

interface Entry {
  readonly bids: Map<number, number>;
  readonly asks: Map<number, number>;
  readonly states: State[];
}

/** An exchange counts prices in ten-thousandths and sizes in hundredths, a book both in millionths. */
const microsPerPrice = 100;
const microsPerSize = 10_000;

export class BookLog {
  readonly #entries = new Map<string, Entry>();
  readonly #stop: () => void;

  constructor(exchange: Exchange, markets: readonly SimulatedMarket[]) {
    for (const market of markets) {
      const view = exchange.book(market);
      const entry: Entry = {
        bids: new Map(view.bids.map(({ price, size }) => [price, size])),
        asks: new Map(view.asks.map(({ price, size }) => [price, size])),
        states: [],
      };
      entry.states.push(describe(entry, view.changedAt));
      this.#entries.set(key(market), entry);
    }
    this.#stop = exchange.listen((event) => {
      if (event.kind !== 'levels') return;
      const entry = this.#entries.get(key(event.market));
      if (entry === undefined) return;
      for (const { side, price, size } of event.changes) {
        const levels = side === 'bid' ? entry.bids : entry.asks;
        if (size === 0) levels.delete(price);
        else levels.set(price, size);
        entry.states.push(describe(entry, event.at));
      }
    });
  }

  close(): void {
    this.#stop();
  }

  has(venue: string, id: string): boolean {
    return this.#entries.has(`${venue} ${id}`);
  }

  /** How many states the market has been in. */
  count(venue: string, id: string): number {
    return this.#entries.get(`${venue} ${id}`)?.states.length ?? 0;
  }

  /**
   * The place of the first state at or after `from` that equals `book`, in all levels or in the best prices; where a
   * simulated time is given, only states that were true at that time count.
   */
  find(
    venue: string,
    id: string,
    book: Book,
    by: 'full' | 'top',
    from: number,
    at?: number,
  ): number | undefined {
    const states = this.#entries.get(`${venue} ${id}`)?.states ?? [];
    const wanted = describeBook(book)[by];
    for (let i = from; i < states.length; i++) {
      const state = states[i];
      if (state === undefined || (at !== undefined && state.at > at)) return undefined;
      const until = states[i + 1]?.at ?? Number.POSITIVE_INFINITY;
      if (state[by] === wanted && (at === undefined || until >= at)) return i;
    }
    return undefined;
  }

  /** Until when (simulated) the state at a place was true; undefined while it still is. */
  trueUntil(venue: string, id: string, place: number): number | undefined {
    return this.#entries.get(`${venue} ${id}`)?.states[place + 1]?.at;
  }
}

function key({ venue, id }: SimulatedMarket): string {
  return `${venue} ${id}`;
}

function describe(entry: Entry, at: number): State {
  const bids = [...entry.bids].sort(([a], [b]) => b - a);
  const asks = [...entry.asks].sort(([a], [b]) => a - b);
  return { at, full: digest(bids, asks), top: JSON.stringify([bids[0]?.[0], asks[0]?.[0]]) };
}

function describeBook({ bids, asks }: Book): { full: string; top: string } {
  const toPairs = (ladder: Book['bids']) =>
    ladder.prices.map((price, i): [number, number] => [
      price / microsPerPrice,
      (ladder.quantities[i] ?? 0) / microsPerSize,
    ]);
  const bestFirst = toPairs(bids).reverse();
  const asked = toPairs(asks);
  return { full: digest(bestFirst, asked), top: JSON.stringify([bestFirst[0]?.[0], asked[0]?.[0]]) };
}

function digest(bids: readonly [number, number][], asks: readonly [number, number][]): string {
  return hash('sha1', JSON.stringify([bids, asks]));
}
