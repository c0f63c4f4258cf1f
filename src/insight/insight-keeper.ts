/**
 * What insights rest on, kept up by the facts, and the board they are answered from:
 *
 *   quotes ──────────────────────────────────────┐
 *   fills, imports ─► wait ─► prices, flows, tape ┼─► board of the minute, of the run in service
 *   runs ─────────────────────────────────────────┘
 *
 * Fills wait until their minute is over, and whatever comes late until the next board is built, so that a board is of one
 * moment: nothing that came later is in it, nor in the answers that are made of it.
 */
import type { ServedRun } from '../core/catalog/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import {
  type BuiltBoard,
  buildBoard,
  FlowWindows,
  type InsightBoard,
  midpointOf,
  PriceHistory,
  type PricePoint,
  RunMarkets,
  Tape,
} from '../core/insight/index.ts';
import {
  complement,
  type LiveMarket,
  type MarketNumbers,
  type QuoteChange,
  type Trade,
  type TradeSeen,
  towardOf,
} from '../core/market/index.ts';
import type { Log } from '../runtime/log.ts';
import { runInSlices } from '../runtime/run-in-slices.ts';
import { untilMinute } from './until-minute.ts';
import { type FillMarks, WaitingFills } from './waiting-fills.ts';

export interface InsightOptions {
  /** Markets with fills in the month. */
  readonly flowMarketsMax: number;
  /** Hours with fills, of all markets together; 80 bytes each. Beyond, the oldest hours are forgotten. */
  readonly flowRowsMax: number;
  /** Changes of prices, of all markets together; about 13 bytes each. Beyond, the oldest hours are forgotten. */
  readonly pricePointsMax: number;
  /** Large fills, below 50 bytes each. Beyond, the oldest of the most common size are read from the history. */
  readonly tapeFillsMax: number;
  /** Fills that wait for their minute, and late points of prices. Beyond, they count before it. */
  readonly waitingMax: number;
}

const defaultInsightOptions: InsightOptions = {
  flowMarketsMax: 400_000,
  flowRowsMax: 6_000_000,
  pricePointsMax: 60_000_000,
  tapeFillsMax: 20_000_000,
  waitingMax: 200_000,
};

export interface InsightKeeperDeps {
  readonly log: Log;
  readonly now: () => number;
  readonly findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
  /** Of the same live markets. */
  readonly numbers: MarketNumbers;
  /** A minute is over. */
  readonly onMinute?: (at: number) => void;
}

/** Facts of the last moments of a minute are still on their way when it ends. */
const settleMs = 1_000;
const minuteMs = 60_000;
/** Fills whose memory is asked for at once, before they are taken one by one: most are of markets that no fill was of lately. */
const fillsFetched = 32;

/** The moment of the board at `now`: the last whole minute that is over, and settled. */
function momentAt(now: number): number {
  return Math.floor((now - settleMs) / minuteMs) * minuteMs;
}

const fromFeed: FillMarks = { archived: false, isFlowAlone: false };
const fromHistory: FillMarks = { archived: true, isFlowAlone: false };

export class InsightKeeper {
  readonly prices: PriceHistory;
  readonly flows: FlowWindows;
  readonly tape: Tape;
  readonly #deps: InsightKeeperDeps;
  readonly #options: InsightOptions;
  readonly #waiting = new WaitingFills();
  #latePoints: PricePoint[] = [];
  #run: RunMarkets | undefined;
  #board: BuiltBoard | undefined;
  /** Of the board in service, or the one that is being built. */
  #moment = Number.NEGATIVE_INFINITY;
  /** Ends the wait for the next minute: a run was swapped. */
  #wake: () => void = () => undefined;

  constructor(deps: InsightKeeperDeps, options: Partial<InsightOptions> = {}) {
    this.#deps = deps;
    this.#options = { ...defaultInsightOptions, ...options };
    const { flowMarketsMax: marketsMax, flowRowsMax: rowsMax } = this.#options;
    const now = deps.now();
    const { numbers } = deps;
    this.flows = new FlowWindows({ marketsMax, rowsMax, numbers }, momentAt(now));
    this.prices = new PriceHistory({ pointsMax: this.#options.pricePointsMax, numbers }, now);
    this.tape = new Tape({ fillsMax: this.#options.tapeFillsMax, loadedAfter: now, numbers });
  }

  /** Undefined before the first is built. */
  get board(): InsightBoard | undefined {
    return this.#board;
  }

  takeQuote({ market, quote, at, knownUntil }: QuoteChange): void {
    // As in the record: what was known last is in force no longer, though it was found out later. A gap counts at its own
    // millisecond, unlike a quote.
    if (knownUntil !== undefined || (quote.stale && quote.source === 'book')) {
      this.#takeLate({ kind: 'gap', venue: market.venue, id: market.id, at: knownUntil ?? at });
    }
    const mid = quote.stale ? undefined : midpointOf(quote);
    if (at >= this.#moment) this.prices.takeQuoteOf(market.number, at, mid);
    else this.#takeLate({ kind: 'quote', venue: market.venue, id: market.id, at, mid });
  }

  takeTrade(seen: TradeSeen): void {
    this.#wait(seen, fromFeed);
  }

  /** Fills and closing prices of the venue's history, none of which was taken before. */
  takePast(
    { venue, id }: { readonly venue: VenueId; readonly id: string },
    past: {
      readonly trades: readonly Trade[];
      readonly prices: readonly { readonly at: number; readonly price: number }[];
    },
  ): void {
    for (const trade of past.trades) this.#wait({ venue, market: id, trade }, fromHistory);
    for (const { at, price } of past.prices) this.#takeLate({ kind: 'close', venue, id, at, price });
  }

  /** A fill that prices and the tape have already; it waits until its minute is over, and for the next board if there is one. */
  takeFlow(venue: VenueId, id: string, trade: Trade, archived: boolean): void {
    const { venueTime, price, quantity, outcome } = trade;
    const isOver = venueTime <= momentAt(this.#deps.now());
    if (!isOver || this.#board !== undefined) {
      this.#wait({ venue, market: id, trade }, { archived, isFlowAlone: true });
      return;
    }
    const takerPrice = outcome === 'yes' ? price : complement(price);
    this.flows.add(venue, id, { venueTime, takerPrice, quantity, toward: towardOf(trade), archived });
  }

  takeRun(served: ServedRun): void {
    this.#run = new RunMarkets(served, this.#deps.findLive, this.#deps.numbers);
    this.#wake();
  }

  /** The index of a market in a run, if that is in service here and its board was built; found by a number, not by a name. */
  findIndex(served: ServedRun, live: LiveMarket): number | undefined {
    return this.#run?.served === served ? this.#run.indexOf(live) : undefined;
  }

  /** A board for every minute, and one at once for every run. Until the signal is aborted; never rejects. */
  async run(signal: AbortSignal): Promise<void> {
    const { log, now } = this.#deps;
    while (!signal.aborted) {
      const woken = new AbortController();
      this.#wake = () => woken.abort();
      try {
        await this.turn(signal);
      } catch (error) {
        if (signal.aborted) return;
        log.error({ error }, 'a board of insights could not be built');
      }
      await untilMinute(now, settleMs, AbortSignal.any([signal, woken.signal]));
    }
  }

  /** Builds the board of the last whole minute; does nothing before the first run. */
  async turn(signal: AbortSignal): Promise<void> {
    const at = momentAt(this.#deps.now());
    this.#moment = at;
    this.#takeLatePoints();
    this.#takeWaiting(at);
    this.flows.turnTo(at);
    this.prices.turnTo(at);
    this.tape.forget(at);
    this.#deps.onMinute?.(at);
    const run = this.#run;
    if (run === undefined) return;
    const board = await runInSlices(buildBoard(run, this, at), signal);
    // A run that was swapped meanwhile is built next; until then the one before it is whole.
    this.#board = board;
  }

  /** Its market keeps its number until the fill is taken. */
  #wait({ venue, market: id, trade, live }: Omit<TradeSeen, 'receivedAt'>, marks: FillMarks): void {
    const { numbers } = this.#deps;
    let number: number;
    if (live !== undefined && live.revision >= 0) {
      number = live.number;
      numbers.holdNumber(number);
    } else number = numbers.hold({ venue, id });
    this.#waiting.add(number, trade, marks);
    if (this.#waiting.count > this.#options.waitingMax) this.#takeWaiting(Number.POSITIVE_INFINITY);
  }

  /** It may change a price that the board in service has shown. */
  #takeLate(point: PricePoint): void {
    this.#latePoints.push(point);
    if (this.#latePoints.length > this.#options.waitingMax) this.#takeLatePoints();
  }

  #takeLatePoints(): void {
    const { numbers } = this.#deps;
    for (const point of this.#latePoints) {
      const number = point.kind === 'end' ? undefined : numbers.find(point.venue, point.id);
      if (number !== undefined) this.#board?.keepPrices(number);
      this.prices.take(point);
    }
    this.#latePoints = [];
  }

  #takeWaiting(until: number): void {
    const fills = this.#waiting;
    const due = fills.due(until);
    for (let from = 0; from < due.length; from += fillsFetched) {
      const places = due.subarray(from, from + fillsFetched);
      for (const place of places) this.#fetch(fills.markets[place] ?? 0);
      for (const place of places) this.#take(fills, place);
    }
    fills.drop(until);
  }

  #fetch(market: number): void {
    this.flows.fetch(market);
    this.prices.fetch(market);
  }

  #take(fills: WaitingFills, place: number): void {
    const market = fills.markets[place] ?? 0;
    if (!fills.isFlowAlone(place)) {
      const venueTime = fills.times[place] ?? 0;
      if (this.#board !== undefined && venueTime <= this.#board.at) this.#board.keepPrices(market);
      this.prices.takeFillOf(market, venueTime, fills.prices[place] ?? 0);
      const large = fills.largeFill(place);
      if (large !== undefined) this.tape.addOf(market, large, fills.isArchived(place));
    }
    this.flows.addOf(market, fills.flowOf(place));
    this.#deps.numbers.letGo(market);
  }
}
