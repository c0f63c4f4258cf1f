/**
 * Sees to it that no trade of a followed market is missed. The stream numbers nothing, so two lists are read beside it:
 *
 *   the venue's ──── every minute and after every loss ─┐
 *                         │ too far back                ├─ not emitted ──► trade facts
 *   the markets' own ◄────┴─ followed after a stop ─────┘
 *
 * One list of the whole venue costs less than those of thousands of markets, as long as it need not be read far back.
 */
import type { Trade } from '../../../core/market/index.ts';
import { backoffMs, wait } from '../../../runtime/backoff.ts';
import type { FeedFact } from '../../feed.ts';
import { type MarketTrade, TradeCatchUp, type TradePage } from '../../trade-catch-up.ts';
import { TradeChecks } from '../../trade-checks.ts';
import { VenueError } from '../../venue-error.ts';
import type { VenueBDeps } from '../hosts.ts';
import type { TradeBackfillOptions } from '../options.ts';
import {
  conditionsMax,
  type PrintPage,
  type TradeListSpan,
  type TradeLists,
  walkPrints,
} from '../trade-list.ts';
import { normalisePrint } from '../trade-row.ts';
import type { FollowedMarket, FollowedMarkets } from './followed-markets.ts';
import { type UnreadPrint, UnreadPrints } from './unread-prints.ts';

export interface TradeBackfillDeps extends VenueBDeps {
  readonly data: TradeLists;
  readonly markets: FollowedMarkets;
  readonly emit: (fact: FeedFact) => void;
  readonly tradesSince: number | undefined;
}

/** A market whose own list is to be read; venue time. */
interface Wanted {
  readonly market: FollowedMarket;
  readonly from: number;
  readonly to: number;
  readonly failures: number;
}

/** Trades held back so that they can be emitted oldest first. */
const heldMax = 20_000;
/** Lists have whole seconds. */
const resolutionMs = 1_000;

export class TradeBackfill {
  readonly #deps: TradeBackfillDeps;
  readonly #options: TradeBackfillOptions;
  readonly #catchUp: TradeCatchUp;
  readonly #checks: TradeChecks;
  readonly #unread: UnreadPrints;
  readonly #openedAt: number;
  /** By market id; bounded by what is followed. */
  readonly #wanted = new Map<string, Wanted>();

  constructor(deps: TradeBackfillDeps, options: TradeBackfillOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#openedAt = deps.now();
    this.#unread = new UnreadPrints(deps);
    this.#catchUp = new TradeCatchUp(
      {
        emit: deps.emit,
        now: deps.now,
        markets: () => [...deps.markets].map(({ reference }) => reference.id),
        readPages: (since, signal) => this.#readVenue(since, signal),
        onUnread: (from, to) => {
          for (const market of deps.markets) this.#want({ market, from, to, failures: 0 });
        },
        deliveredUntil: this.#readFrom(),
      },
      options.catchUp,
      undefined,
    );
    this.#checks = new TradeChecks({ ...deps, catchUp: this.#catchUp }, options.checks);
  }

  take(market: string, trade: Trade, receivedAt: number): void {
    this.#catchUp.take({ market, trade }, receivedAt);
  }

  /** Prints may have been lost, up to now. */
  lost(): void {
    this.#checks.need();
  }

  joined(markets: readonly FollowedMarket[]): void {
    const from = this.#readFrom();
    if (from === undefined || this.#deps.now() - this.#openedAt > this.#options.joinersMs) return;
    for (const market of markets) this.#want({ market, from, to: Number.POSITIVE_INFINITY, failures: 0 });
  }

  /** Runs until the signal is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    const readers = Array.from({ length: this.#options.groupsAtOnce }, () => this.#readWanted(signal));
    await Promise.all([this.#checks.run(signal), ...readers]);
  }

  /** A page of quiet markets reaches back for days. What was made before this time is recorded, and would count twice. */
  #readFrom(): number | undefined {
    const { tradesSince } = this.#deps;
    if (tradesSince === undefined) return undefined;
    const from = Math.max(0, tradesSince - this.#options.catchUp.startOverlapMs);
    return Math.floor(from / resolutionMs) * resolutionMs;
  }

  #want(wanted: Wanted): void {
    const { id } = wanted.market.reference;
    const known = this.#wanted.get(id);
    this.#wanted.set(id, {
      ...wanted,
      from: Math.min(wanted.from, known?.from ?? wanted.from),
      to: Math.max(wanted.to, known?.to ?? wanted.to),
    });
  }

  async #readWanted(signal: AbortSignal): Promise<void> {
    const { againAfterMs, backoff } = this.#options.checks;
    try {
      while (!signal.aborted) {
        const group = this.#takeGroup();
        if (group.length === 0) {
          await wait(againAfterMs, signal);
          continue;
        }
        const failures = await this.#readGroup(group, signal);
        if (failures > 0) await wait(backoffMs(backoff, failures, this.#deps.random), signal);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  #takeGroup(): readonly Wanted[] {
    const group: Wanted[] = [];
    for (const [id, wanted] of this.#wanted) {
      if (group.length >= conditionsMax) break;
      this.#wanted.delete(id);
      if (this.#deps.markets.has(wanted.market)) group.push(wanted);
    }
    return group;
  }

  /** How often it has failed by now; 0 if it was read. Rejects only with the signal's reason. */
  async #readGroup(group: readonly Wanted[], signal: AbortSignal): Promise<number> {
    const span = {
      from: Math.min(...group.map(({ from }) => from)),
      to: Math.max(...group.map(({ to }) => to)),
    };
    const conditions = group.map(({ market }) => market.reference.venueKey);
    let held: MarketTrade[] = [];
    const emitHeld = () => {
      const receivedAt = this.#deps.now();
      for (const trade of held.reverse()) this.#catchUp.take(trade, receivedAt);
      held = [];
    };
    const tokens = new Set(group.flatMap(({ market }) => market.tokens));
    let pages = 0;
    let nameless = 0;
    try {
      for await (const page of this.#walk(conditions, span, signal)) {
        pages += 1;
        const read = this.#readPage(page, (asset) => tokens.has(asset));
        for (const trade of read.trades) held.push(trade);
        nameless += read.nameless;
        if (held.length >= heldMax) emitHeld();
        if (pages < this.#options.groupPagesMax || (page.oldest ?? 0) < span.from) continue;
        const to = (page.oldest ?? this.#deps.now()) + resolutionMs;
        this.#reportMissed(group, span.from, to, `more than ${pages} pages`);
        break;
      }
      if (nameless > 0) {
        const to = Math.min(this.#deps.now(), span.to);
        this.#reportMissed(group, span.from, to, `${nameless} listed rows cannot be read`);
      }
      return 0;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof VenueError)) throw error;
      return this.#failed(group, error);
    } finally {
      emitHeld();
    }
  }

  #failed(group: readonly Wanted[], error: VenueError): number {
    const failures = 1 + Math.max(...group.map((each) => each.failures));
    this.#deps.log.warn(
      { error, markets: group.length, failures },
      'venue_b: trades could not be fetched yet',
    );
    if (failures < this.#options.catchUp.failuresMax) {
      for (const wanted of group) this.#want({ ...wanted, failures });
      return failures;
    }
    const now = this.#deps.now();
    const from = Math.min(...group.map((each) => each.from));
    const to = Math.min(now, Math.max(...group.map((each) => each.to)));
    this.#reportMissed(group, from, to, `${failures} readings failed: ${error.code}`);
    return failures;
  }

  #reportMissed(group: readonly Wanted[], from: number, to: number, reason: string): void {
    const markets = group.map(({ market }) => market.reference.id);
    this.#deps.emit({ kind: 'trades_missed', markets, from, to, reason, receivedAt: this.#deps.now() });
  }

  async *#readVenue(since: number | undefined, signal: AbortSignal): AsyncGenerator<TradePage> {
    const span = { from: since ?? 0, to: Number.POSITIVE_INFINITY };
    for await (const page of this.#walk(undefined, span, signal)) {
      const { trades, nameless } = this.#readPage(page, (asset) => asset !== '');
      // Most rows are of markets that are not followed, so these are counted and no gap of those that are.
      if (nameless > 0) this.#deps.log.warn({ rows: nameless }, 'venue_b: listed trades of no known market');
      yield { trades, newest: page.newest, oldest: page.oldest };
    }
  }

  #walk(
    conditions: readonly string[] | undefined,
    span: TradeListSpan,
    signal: AbortSignal,
  ): AsyncIterable<PrintPage> {
    const { rowsPerPage } = this.#options;
    return walkPrints(this.#deps.data, { conditions, span, rowsPerPage }, signal);
  }

  /** `isKnown`: which tokens the list has, followed or not; a row of another, or without a time, is `nameless`. */
  #readPage(
    { prints, unreadable }: PrintPage,
    isKnown: (asset: string) => boolean,
  ): { readonly trades: readonly MarketTrade[]; readonly nameless: number } {
    const trades: MarketTrade[] = [];
    const unread: UnreadPrint[] = [];
    let nameless = unreadable;
    for (const print of prints) {
      const followed = this.#deps.markets.findByToken(print.asset);
      if (followed === undefined) {
        nameless += Number(!isKnown(print.asset));
        continue;
      }
      const market = followed.reference.id;
      const trade = normalisePrint(print, followed.tokens, print.ordinal);
      if (trade === undefined) unread.push({ market, print });
      else trades.push({ market, trade });
    }
    this.#unread.take(unread);
    return { trades, nameless };
  }
}
