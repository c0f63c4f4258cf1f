/** The simulated exchange, sent to a service as by feeds, on the clock of the test. */
import type { Trade } from '../../src/core/market/index.ts';
import { createExchange, type Exchange, type SimulatedTrade } from '../../src/simulator/exchange/index.ts';
import { buildWorld, type SimulatedMarket } from '../../src/simulator/world/index.ts';
import type { ManualClock } from '../harness/manual-clock.ts';
import type { FedQuote, ListedMoney, MarketName } from './fed-facts.ts';
import type { InsightService } from './insight-service.ts';

/** From the venue to us. */
const latencyMs = 40;
const hourMs = 3_600_000;

export class ExchangeFacts {
  readonly exchange: Exchange;
  readonly #clock: ManualClock;
  readonly #markets: readonly SimulatedMarket[];
  #service: InsightService | undefined;
  /** Markets of which nothing is heard. */
  readonly #silent = new Set<SimulatedMarket>();
  sent = 0;

  /** `isFollowed`: whose books are followed. */
  constructor(
    {
      seed,
      markets,
      startsAt,
    }: { readonly seed: number; readonly markets: number; readonly startsAt: number },
    clock: ManualClock,
    isFollowed: (market: SimulatedMarket) => boolean,
  ) {
    this.#clock = clock;
    const world = buildWorld({ seed, markets, startsAt, mispricedDays: 0 });
    this.exchange = createExchange(world, { updatesPerSecond: 2, sweepMs: 600_000 });
    const { venueAEvents, venueBEvents } = this.exchange;
    const listed: SimulatedMarket[] = [
      ...venueAEvents.flatMap((event) => event.markets),
      ...venueBEvents.flatMap((event) => event.markets),
    ];
    this.#markets = listed.filter(isFollowed);
    const followed = new Set(this.#markets);
    this.exchange.listen((event) => {
      if (this.#service === undefined || !followed.has(event.market) || this.#silent.has(event.market))
        return;
      this.#clock.moveTo(event.at + latencyMs);
      if (event.kind === 'levels') this.#sendBook(this.#service, event.market);
      else if (event.kind === 'trade') this.#sendTrade(this.#service, event.trade);
    });
  }

  get markets(): readonly SimulatedMarket[] {
    return this.#markets;
  }

  /** From now on the service hears of it; first come the figures of a listing and all books. */
  connect(service: InsightService | undefined): void {
    this.#service = service;
    if (service === undefined) return;
    this.#clock.moveTo(Math.max(this.#clock.now(), this.exchange.now + latencyMs));
    for (const market of this.#markets) this.sendListed(market);
    for (const market of this.#markets) if (!this.#silent.has(market)) this.#sendBook(service, market);
  }

  sendListed(market: SimulatedMarket): void {
    if (this.#service === undefined || this.exchange.status(market) !== 'open') return;
    const { notional24h, openInterest } = this.exchange.figures(market);
    const money: ListedMoney = {
      volume24hUsd: `${notional24h / 10_000n}.${String(notional24h % 10_000n).padStart(4, '0')}`,
      openInterestUsd: `${openInterest}`,
    };
    this.#service.facts.list(nameOf(market), this.#quote(market), money, this.#clock.now());
  }

  /** Time passes; what happens is sent as it happens. */
  advance(to: number): void {
    this.exchange.advance(to - latencyMs);
    this.#clock.moveTo(to);
  }

  /** The connection is lost, of which nothing is known since `knownUntil`, until `reconnect`. */
  disconnect(markets: readonly SimulatedMarket[], knownUntil: number): void {
    for (const market of markets) this.#silent.add(market);
    for (const venue of ['venue_a', 'venue_b'] as const) {
      this.#service?.facts.sink.take(venue, {
        kind: 'disconnected',
        connection: venue,
        markets: markets.filter((market) => market.venue === venue).map(({ id }) => id),
        reason: 'closed',
        knownUntil,
        receivedAt: this.#clock.now(),
      });
    }
  }

  /** Books come back, and the trades of the meantime. */
  reconnect(markets: readonly SimulatedMarket[], missedSince: number): void {
    for (const market of markets) this.#silent.delete(market);
    const service = this.#service;
    if (service === undefined) return;
    for (const market of markets) {
      this.#sendBook(service, market);
      for (const trade of this.exchange.trades(market))
        if (trade.at >= missedSince) this.#sendTrade(service, trade);
    }
  }

  /** What the venue has of a market's past: trades since the simulation began and before it, closing prices of 30 days. */
  pastOf(market: SimulatedMarket) {
    const now = this.exchange.now;
    const hour = Math.floor(now / hourMs) * hourMs;
    const trades = [...this.exchange.trades(market), ...this.exchange.earlierTrades(market)];
    return {
      trades: trades.filter(({ at }) => at > now - 30 * 24 * hourMs).map(toTrade),
      // The last price of each hour, a second before it ends.
      prices: this.exchange
        .history(market, hour - 30 * 24 * hourMs, hour, hourMs)
        .map(({ at, price }) => ({ at: at - 1_000, price: price * 100 })),
    };
  }

  #quote(market: SimulatedMarket): FedQuote {
    const { bid, ask } = this.exchange.top(market);
    return { bid: bid && bid.price * 100, ask: ask && ask.price * 100 };
  }

  #sendBook({ facts }: InsightService, market: SimulatedMarket): void {
    if (this.exchange.status(market) !== 'open') return;
    this.sent += 1;
    facts.book(nameOf(market), this.#quote(market), this.#clock.now());
  }

  #sendTrade({ facts }: InsightService, trade: SimulatedTrade): void {
    this.sent += 1;
    facts.trade(nameOf(trade.market), toTrade(trade), this.#clock.now());
  }
}

export function nameOf({ venue, id }: SimulatedMarket): MarketName {
  return { venue, id };
}

function toTrade({ id, at, price, size, takerBuys, block }: SimulatedTrade): Trade {
  return {
    id,
    venueTime: at,
    price: price * 100,
    quantity: size * 10_000,
    takerAction: 'buy',
    outcome: takerBuys,
    block,
  };
}
