/**
 * A service's way of prices without its processes: facts become the live state, the record and prices in memory. The clock
 * stands still until a test moves it. A start takes up what is recorded, as a new process does.
 */
import { midpointOf, PriceHistory, type PricePoint } from '../../src/core/insight/index.ts';
import { LiveMarkets, type QuoteChange, type TradeSeen } from '../../src/core/market/index.ts';
import { createFactSink, type FactSink } from '../../src/ingest/fact-sink.ts';
import { defaultRecorderLimits } from '../../src/ingest/recorder/recorder-limits.ts';
import { SecondRecorder } from '../../src/ingest/recorder/second-recorder.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { Topic } from '../../src/runtime/topic.ts';
import {
  createTickWriter,
  endRecorderSession,
  findSealedTradeIds,
  type History,
  loadPricePoints,
  type RecorderSession,
  saveTicks,
  takeRecorderSession,
} from '../../src/store/index.ts';

export const asleepAfterMs = 15 * 60_000;

export class PriceRecord {
  readonly sink: FactSink;
  /** Of what was sent, as it was sent. */
  readonly prices: PriceHistory;
  /** Of what was saved. */
  readonly savedPrices: PriceHistory;
  readonly #history: History;
  readonly #session: RecorderSession;
  readonly #seconds = new SecondRecorder({ ...defaultRecorderLimits, asleepAfterMs });
  readonly #writer: ReturnType<typeof createTickWriter>;
  #batch = 1;
  /** Everything before this is saved. */
  coveredUntil: number;

  private constructor(
    history: History,
    session: RecorderSession,
    prices: PriceHistory,
    savedPrices: PriceHistory,
    now: number,
  ) {
    this.#history = history;
    this.#session = session;
    this.prices = prices;
    this.savedPrices = savedPrices;
    this.coveredUntil = session.coveredUntil ?? now;
    this.#writer = createTickWriter({
      store: history.store,
      findSealedTradeIds: (hour, asked) => findSealedTradeIds(history, hour, asked),
    });
    const quotes = new Topic<QuoteChange>({ log: silentLog }, 'quotes');
    const trades = new Topic<TradeSeen>({ log: silentLog }, 'trades');
    quotes.subscribe(({ market, quote, at, knownUntil }) => {
      const isBookLeft = quote.stale && quote.source === 'book';
      if (knownUntil !== undefined || isBookLeft) prices.takeGap(market.venue, market.id, knownUntil ?? at);
      prices.takeQuote(market.venue, market.id, at, midpointOf(quote));
    });
    trades.subscribe(({ venue, market, trade }) => {
      prices.takeFill(venue, market, trade.venueTime, trade.price);
    });
    this.sink = createFactSink({ live: new LiveMarkets(), recorder: this.#seconds, quotes, trades });
  }

  /** The recorder before is taken for dead. `feedBefore` is what the feeds bring before the session is there. */
  static async start(
    history: History,
    now: number,
    feedBefore: (record: PriceRecord) => void = () => undefined,
  ): Promise<PriceRecord> {
    const session = await takeRecorderSession(history.store, { now: () => now, deadAfterMs: 0 });
    if (session === undefined) throw new Error('Another recorder is at work.');
    const prices = await rebuildPrices(history, now);
    const record = new PriceRecord(history, session, prices, await rebuildPrices(history, now), now);
    feedBefore(record);
    record.#seconds.begin(now, Math.ceil(record.coveredUntil / 1000));
    return record;
  }

  async save(now: number): Promise<void> {
    this.#seconds.close(now);
    this.prices.turnTo(now);
    this.savedPrices.turnTo(now);
    await this.#saveRows(now);
  }

  /** The service stops. */
  async stop(now: number): Promise<void> {
    this.#seconds.closeAll(now);
    await this.#saveRows(now);
    await endRecorderSession(this.#history.store, this.#session, now);
    this.prices.endAll(now);
    this.savedPrices.endAll(now);
  }

  async #saveRows(now: number): Promise<void> {
    const batch = { number: this.#batch++, ...this.#seconds.takeRows(now) };
    await saveTicks(this.#writer, this.#session, batch);
    this.coveredUntil = batch.coveredUntil;
    const { savedPrices } = this;
    for (const quote of batch.quotes) {
      savedPrices.takeQuote(quote.market.venue, quote.market.id, quote.ts, midpointOf(quote));
    }
    for (const { market, ts, price } of batch.trades) {
      savedPrices.takeFill(market.venue, market.id, ts, price);
    }
    for (const event of batch.gaps) {
      if (event.kind === 'opened') savedPrices.takeGap(event.market.venue, event.market.id, event.at);
    }
  }
}

/** What a new process knows. */
export async function rebuildPrices(
  history: History,
  now: number,
  options: { readonly pointsPerPage?: number } = {},
): Promise<PriceHistory> {
  const prices = new PriceHistory({ pointsMax: 1_000_000 }, now);
  for await (const points of loadPricePoints(history, { now, ...options })) takeAll(prices, points);
  return prices;
}

function takeAll(prices: PriceHistory, points: readonly PricePoint[]): void {
  for (const point of points) {
    const refusal = prices.take(point);
    if (refusal !== undefined) throw new Error(`A point was refused: ${refusal}, ${JSON.stringify(point)}`);
  }
}
