/**
 * Every trade the simulated exchange made in some markets, to be compared with what a feed published. The wires name trades
 * differently, so trades are known here by what they say: market, second, price and size.
 */
import type { Exchange, SimulatedTrade } from '../../src/simulator/exchange/index.ts';
import type { SimulatedMarket } from '../../src/simulator/world/market.ts';
import type { FeedFact } from '../../src/venues/index.ts';

/** An exchange counts prices in ten-thousandths and sizes in hundredths, a trade both in millionths. */
const microsPerPrice = 100;
const microsPerSize = 10_000;

export class TradeLog {
  readonly #markets: ReadonlySet<SimulatedMarket>;
  /** How many there were of each, ever, and since the log was begun. */
  readonly #made = new Map<string, number>();
  readonly #expected = new Map<string, number>();
  /** The ids under which each was published. */
  readonly #published = new Map<string, Set<string>>();
  readonly #stop: () => void;
  #expecting = false;
  facts = 0;

  constructor(exchange: Exchange, markets: readonly SimulatedMarket[]) {
    this.#markets = new Set(markets);
    for (const market of markets) {
      for (const trade of exchange.trades(market)) count(this.#made, keyOf(trade));
      // Lists reach back to before the simulation began, and a feed that reads so far publishes those as well.
      for (const trade of exchange.earlierTrades(market)) count(this.#made, keyOf(trade));
    }
    this.#stop = exchange.listen((event) => {
      if (event.kind !== 'trade' || !this.#markets.has(event.market)) return;
      count(this.#made, keyOf(event.trade));
      if (this.#expecting) count(this.#expected, keyOf(event.trade));
    });
  }

  /** From now on every trade has to be published. */
  expect(): void {
    this.#expecting = true;
  }

  /** The last trade that has to be published has been made. */
  expectNoMore(): void {
    this.#expecting = false;
  }

  close(): void {
    this.#stop();
  }

  get expected(): number {
    return [...this.#expected.values()].reduce((sum, each) => sum + each, 0);
  }

  take(fact: FeedFact): void {
    if (fact.kind !== 'trade') return;
    this.facts += 1;
    const { market, trade } = fact;
    const key = `${market} ${Math.floor(trade.venueTime / 1000)} ${trade.price} ${trade.quantity}`;
    const ids = this.#published.get(key) ?? new Set();
    this.#published.set(key, ids.add(trade.id));
  }

  /** Trades that were made and not published. */
  missing(): readonly string[] {
    return [...this.#expected].flatMap(([key, made]) =>
      (this.#published.get(key)?.size ?? 0) < made ? [key] : [],
    );
  }

  /** Published, of the markets watched, and never made or published under too many names. */
  invented(): readonly string[] {
    const ids = new Set([...this.#markets].map(({ id }) => id));
    return [...this.#published].flatMap(([key, published]) =>
      ids.has(key.split(' ')[0] ?? '') && published.size > (this.#made.get(key) ?? 0) ? [key] : [],
    );
  }
}

function keyOf({ market, at, price, size }: SimulatedTrade): string {
  return `${market.id} ${Math.floor(at / 1000)} ${price * microsPerPrice} ${size * microsPerSize}`;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
