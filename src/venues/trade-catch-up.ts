/**
 * Sees to it that no trade of a venue is missed. A stream may lose frames without a word, so its trades are only the
 * fast way: again and again the venue's list is read back to where it was read before, and what the stream did not send
 * is emitted then.
 *
 *   stream ── take ──────────────┐
 *                                ├─ not seen yet ─► trade fact
 *   list, newest first ── pass ──┘
 *
 * Rows may enter the list late and out of order, so a pass reads a while further back than the last one reached.
 */
import type { Trade } from '../core/market/index.ts';
import { BoundedCache } from '../runtime/bounded-cache.ts';
import type { FeedFact } from './feed.ts';
import { VenueError } from './venue-error.ts';

export interface MarketTrade {
  readonly market: string;
  readonly trade: Trade;
}

export interface TradePage {
  /** Those of markets that are followed. */
  readonly trades: readonly MarketTrade[];
  /** Venue times of the page's first and last row, wanted or not; undefined for a page without rows. */
  readonly newest: number | undefined;
  readonly oldest: number | undefined;
}

export interface TradeCatchUpDeps {
  readonly emit: (fact: FeedFact) => void;
  readonly now: () => number;
  /**
   * Pages of the list, newest first, at least back to `since` (venue time) or to the end of the list. Where it is
   * undefined only the first page is asked for. Throws a VenueError where the list breaks off, or the signal's reason.
   */
  readonly readPages: (since: number | undefined, signal: AbortSignal) => AsyncIterable<TradePage>;
  /** Whose trades are looked after. */
  readonly markets: () => readonly string[] | 'all';
  /** The pages allowed did not reach further back than `to`. */
  readonly onUnread: (from: number, to: number) => void;
  /** Trades made before this (venue time) were emitted by an earlier feed; a page may have them all the same. */
  readonly deliveredUntil?: number | undefined;
}

export interface TradeCatchUpOptions {
  readonly pagesMax: number;
  /** How late and out of order rows may enter the list. */
  readonly overlapMs: number;
  /** The same between two passes that follow each other closely. */
  readonly recentOverlapMs: number;
  /** How far before the time others had all trades until the first pass reads: clocks differ, and the last look may have failed. */
  readonly startOverlapMs: number;
  /** Passes that failed in a row before the trades are called missed. They are tried for all the same. */
  readonly failuresMax: number;
}

export const tradeCatchUpDefaults: TradeCatchUpOptions = {
  pagesMax: 2_000,
  overlapMs: 60_000,
  recentOverlapMs: 10_000,
  startOverlapMs: 300_000,
  failuresMax: 10,
};

/** More than a busy venue trades between two passes. */
const seenMax = 200_000;
/** Trades held back so that they can be emitted oldest first. */
const heldMax = 20_000;
/** Lists may have whole seconds only. */
const resolutionMs = 1_000;

export class TradeCatchUp {
  readonly #deps: TradeCatchUpDeps;
  readonly #options: TradeCatchUpOptions;
  readonly #seen = new BoundedCache<string, true>(seenMax);
  /** How far the latest complete pass read, and the latest one that overlapped fully; venue time. */
  #readUntil: number | undefined;
  #settledUntil: number | undefined;
  /** The latest row a complete pass saw: a list that ends without it, or an older one, was cut off. */
  #latestRow: number | undefined;
  #failures = 0;
  readonly #startedAt: number;

  constructor(deps: TradeCatchUpDeps, options: TradeCatchUpOptions, tradesSince: number | undefined) {
    this.#deps = deps;
    this.#options = options;
    this.#startedAt = deps.now();
    if (tradesSince === undefined) return;
    this.#readUntil = tradesSince - options.startOverlapMs;
    this.#settledUntil = this.#readUntil;
  }

  /** Emits a trade unless it was emitted before; returns whether it was. */
  take({ market, trade }: MarketTrade, receivedAt: number): boolean {
    if (trade.venueTime < (this.#deps.deliveredUntil ?? Number.NEGATIVE_INFINITY)) return false;
    const key = `${market} ${trade.id}`;
    if (this.#seen.peek(key)) return false;
    this.#seen.save(key, true);
    this.#deps.emit({ kind: 'trade', market, trade, receivedAt });
    return true;
  }

  /**
   * Reads the list back to where the last pass began; the very first time, if nothing is known to continue from, only the
   * latest page. Returns how many trades it brought that were not emitted yet. Rejects with a VenueError or the signal's reason.
   */
  async pass(depth: 'recent' | 'settled', signal: AbortSignal): Promise<number> {
    const since = this.#since(depth);
    try {
      const { newest, emitted } = await this.#read(since, signal);
      this.#failures = 0;
      this.#latestRow = latest(this.#latestRow, newest);
      // One row from the future would hide all that comes before its time.
      const reached = Math.min(newest ?? 0, this.#deps.now());
      this.#readUntil = Math.max(this.#readUntil ?? 0, reached);
      if (depth === 'settled') this.#settledUntil = this.#readUntil;
      this.#settledUntil ??= this.#readUntil;
      return emitted;
    } catch (error) {
      if (error instanceof VenueError) this.#failed(since, error);
      throw error;
    }
  }

  #since(depth: 'recent' | 'settled'): number | undefined {
    const [until, overlapMs] =
      depth === 'recent'
        ? [this.#readUntil, this.#options.recentOverlapMs]
        : [this.#settledUntil, this.#options.overlapMs];
    return until === undefined ? undefined : Math.max(0, until - overlapMs);
  }

  async #read(
    since: number | undefined,
    signal: AbortSignal,
  ): Promise<{ readonly newest: number | undefined; readonly emitted: number }> {
    let held: MarketTrade[] = [];
    let emitted = 0;
    const emitHeld = () => {
      const receivedAt = this.#deps.now();
      for (const trade of held.reverse()) if (this.take(trade, receivedAt)) emitted += 1;
      held = [];
    };
    let newest: number | undefined;
    let oldest: number | undefined;
    let pages = 0;
    let isEnded = true;
    try {
      for await (const page of this.#deps.readPages(since, signal)) {
        pages += 1;
        for (const trade of page.trades) held.push(trade);
        if (held.length >= heldMax) emitHeld();
        newest = latest(newest, page.newest);
        oldest = page.oldest ?? oldest;
        const isFarEnough = since === undefined || (oldest !== undefined && oldest + resolutionMs <= since);
        if (!isFarEnough && pages < this.#options.pagesMax) continue;
        if (!isFarEnough) this.#deps.onUnread(since, (oldest ?? this.#deps.now()) + resolutionMs);
        isEnded = false;
        break;
      }
      if (isEnded) this.#checkEnd(oldest);
    } finally {
      // What was read before a failure is emitted all the same.
      emitHeld();
    }
    return { newest, emitted };
  }

  /** An empty page in the middle looks like the end of the list, and would hide what comes behind it for good. */
  #checkEnd(oldest: number | undefined): void {
    const known = this.#latestRow;
    if (known === undefined || (oldest !== undefined && oldest <= known)) return;
    throw new VenueError('malformed', 'The list of trades ends before trades that it had earlier.');
  }

  #failed(since: number | undefined, error: VenueError): void {
    this.#failures += 1;
    if (this.#failures !== this.#options.failuresMax) return;
    const receivedAt = this.#deps.now();
    this.#deps.emit({
      kind: 'trades_missed',
      markets: this.#deps.markets(),
      from: Math.min(since ?? this.#startedAt, receivedAt),
      to: receivedAt,
      reason: `${this.#failures} readings failed: ${error.code}`,
      receivedAt,
    });
  }
}

function latest(left: number | undefined, right: number | undefined): number | undefined {
  return left === undefined || right === undefined ? (left ?? right) : Math.max(left, right);
}
