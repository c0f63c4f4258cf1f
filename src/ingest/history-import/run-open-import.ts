/**
 * One round over a venue's open markets: the past of each, those with the most money first.
 *
 *   start (one import a venue) ─► rank by money ─► what is missing of each page ─► a few markets at once ─┐
 *         └─ heartbeat while it lasts                        finish ◄─ once more what failed ◄────────────┘
 *                                          a venue that fails ─► all pause, longer each time
 *
 * Each market is one transaction that also says it is done, so that a round may be killed at any instant: the next one asks
 * for nothing that is here.
 */
import type { VenueId } from '../../core/contract/index.ts';
import type { Trade } from '../../core/market/index.ts';
import { wait } from '../../runtime/backoff.ts';
import type { Log } from '../../runtime/log.ts';
import {
  findRecordedSince,
  finishImportRun,
  loadOpenPasts,
  type MarketPast,
  StoreError,
  saveImportFailure,
  startImportRun,
  UnsurePastError,
} from '../../store/index.ts';
import { VenueError } from '../../venues/index.ts';
import type { HourlyPrice } from './closing-prices.ts';
import { type IncompleteImport, withImportLease } from './import-lease.ts';
import { ImportLost } from './import-lost.ts';
import { importOpenPast, isOpenPastHere, type OpenPastWanted } from './import-open-past.ts';
import type { PastDeps, SavedPast } from './import-past.ts';
import type { PastBoard } from './past-board.ts';
import { type MoneyOf, rankOpenMarkets } from './rank-open-markets.ts';
import { floorHour } from './spans.ts';
import type { UnsurePasts } from './unsure-pasts.ts';
import { VenuePause, type VenuePauseOptions } from './venue-pause.ts';

/** What has come into the archive of one open market. */
export interface PastImported {
  readonly venue: VenueId;
  readonly id: string;
  /** Those that were neither recorded nor in the archive before. */
  readonly trades: readonly Trade[];
  readonly prices: readonly HourlyPrice[];
}

export interface OpenImportDeps extends PastDeps {
  readonly log: Log;
  readonly moneyOf: MoneyOf;
  readonly board: PastBoard;
  /** From round to round. */
  readonly unsure: UnsurePasts;
  /** After each market that was saved. It must not throw. */
  readonly onImported?: ((imported: PastImported) => void) | undefined;
  readonly wait?: typeof wait;
}

export interface OpenImportLimits {
  readonly reachMs: number;
  /** Markets of a venue; those with less money are not asked for. */
  readonly marketsMax: number;
  /** Trades kept of each, the newest. */
  readonly tradesMax: number;
  readonly marketsAtOnce: number;
  readonly marketsPerPage: number;
  /** How often a market is tried in one round. */
  readonly attemptsMax: number;
  readonly pause: VenuePauseOptions;
  /** Feeds fetch the trades of a shorter time without a recorder by themselves. */
  readonly outageMaxMs: number;
  readonly beatEveryMs: number;
  /** A run that is not heard of for this long is taken over. */
  readonly silenceMaxMs: number;
}

export const defaultOpenImportLimits: OpenImportLimits = {
  reachMs: 30 * 86_400_000,
  marketsMax: 20_000,
  tradesMax: 10_000,
  marketsAtOnce: 4,
  marketsPerPage: 200,
  attemptsMax: 3,
  pause: { failuresInARow: 3, backoff: { firstMs: 15_000, maxMs: 900_000 } },
  outageMaxMs: 3_600_000,
  beatEveryMs: 5_000,
  silenceMaxMs: 20_000,
};

export type OpenImportOutcome =
  | { readonly kind: 'finished'; readonly incomplete: IncompleteImport | undefined }
  /** Another process imports from this venue now, or was killed a moment ago. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'lost' };

/** Rejects with a StoreError when the database is away, or with a bug. */
export async function runOpenImport(
  deps: OpenImportDeps,
  signal: AbortSignal,
  limits: OpenImportLimits = defaultOpenImportLimits,
): Promise<OpenImportOutcome> {
  const { venue, store, log, now, board } = deps;
  const since = floorHour(now() - limits.reachMs);
  const { silenceMaxMs } = limits;
  const start = { venue: venue.id, since, startedAt: now(), silenceMaxMs };
  const started = await startImportRun(store, start, signal);
  if (started.kind === 'busy') return { kind: 'busy' };
  const { run } = started;
  const round = new OpenRound(deps, run, since, limits);
  board.write(venue.id, { running: true, issue: undefined });
  try {
    const end = await withImportLease({ store, log }, { run, ...limits }, signal, (within) =>
      round.importAll(within),
    );
    if (end.kind === 'lost') return { kind: 'lost' };
    const finishedAt = now();
    const isOurs = await finishImportRun(store, run, {
      finishedAt,
      incomplete: end.incomplete,
      counts: { markets: 0, newMarkets: 0, quarantined: 0, imported: round.imported, failed: round.failed },
    });
    if (end.kind === 'bug') throw end.error;
    board.write(venue.id, { finishedAt });
    return isOurs ? { kind: 'finished', incomplete: end.incomplete } : { kind: 'lost' };
  } finally {
    board.write(venue.id, { running: false, issue: undefined });
  }
}

class OpenRound {
  imported = 0;
  failed = 0;
  readonly #deps: OpenImportDeps;
  readonly #run: number;
  readonly #since: number;
  readonly #limits: OpenImportLimits;
  readonly #pause: VenuePause;

  constructor(deps: OpenImportDeps, run: number, since: number, limits: OpenImportLimits) {
    const { venue, board } = deps;
    this.#deps = deps;
    this.#run = run;
    this.#since = since;
    this.#limits = limits;
    this.#pause = new VenuePause(
      { wait: deps.wait ?? wait, onChange: (issue) => board.write(venue.id, { issue }) },
      limits.pause,
    );
  }

  /** Undefined when everything was fetched. */
  async importAll(signal: AbortSignal): Promise<IncompleteImport | undefined> {
    const { store, venue, now, board } = this.#deps;
    const { outageMaxMs, marketsMax, tradesMax, attemptsMax } = this.#limits;
    const recordedSince = (await findRecordedSince(store, outageMaxMs, signal)) ?? now();
    const wanted: OpenPastWanted = { since: this.#since, recordedSince, tradesMax };
    let keys: readonly number[] = await rankOpenMarkets(this.#deps, venue.id, marketsMax, signal);
    board.write(venue.id, { markets: keys.length, done: 0, failed: 0 });
    for (let attempt = 1; attempt <= attemptsMax && keys.length > 0; attempt++) {
      keys = await this.#importKeys(keys, wanted, signal);
      this.failed = keys.length;
      board.write(venue.id, { failed: this.failed });
    }
    return this.failed === 0
      ? undefined
      : { reason: 'markets_failed', detail: `the past of ${this.failed} markets could not be fetched` };
  }

  /** The keys of those that failed. */
  async #importKeys(keys: readonly number[], wanted: OpenPastWanted, signal: AbortSignal): Promise<number[]> {
    const { store, venue, board } = this.#deps;
    const failed: number[] = [];
    await this.#decideUnsure(signal);
    for (let start = 0; start < keys.length; start += this.#limits.marketsPerPage) {
      const page = keys.slice(start, start + this.#limits.marketsPerPage);
      const markets = await loadOpenPasts(store, page, signal);
      const missing = page.flatMap((key) => {
        const market = markets.get(key);
        return market === undefined || isOpenPastHere(market, wanted) ? [] : [{ key, market }];
      });
      this.#addDone(page.length - missing.length);
      await atOnce(this.#limits.marketsAtOnce, missing, signal, async ({ key, market }, within) => {
        if (await this.#attempt(key, market, wanted, within)) this.#addDone(1);
        else failed.push(key);
        board.write(venue.id, { failed: failed.length });
      });
    }
    return failed;
  }

  /** Announces what was saved although the answer was lost. */
  async #decideUnsure(signal: AbortSignal): Promise<void> {
    const { store, unsure } = this.#deps;
    const { keys } = unsure;
    if (keys.length === 0) return;
    const markets = await loadOpenPasts(store, keys, signal);
    for (const key of keys) {
      const market = markets.get(key);
      const saved = unsure.decide(key, market);
      if (market !== undefined) this.#announce(market.id, saved);
    }
  }

  #addDone(markets: number): void {
    const { venue, board } = this.#deps;
    board.write(venue.id, { done: board.read(venue.id).done + markets });
  }

  /** False if the market could not be imported: that is noted and delays no other. */
  async #attempt(
    key: number,
    market: MarketPast,
    wanted: OpenPastWanted,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { venue, store, log } = this.#deps;
    const { id } = market;
    await this.#pause.passed();
    signal.throwIfAborted();
    try {
      this.#announce(id, await importOpenPast(this.#deps, this.#run, market, wanted, signal));
      this.#pause.succeed();
      return true;
    } catch (error) {
      if (error instanceof UnsurePastError) this.#deps.unsure.add(key, error);
      signal.throwIfAborted();
      if (error instanceof ImportLost) throw error;
      if (error instanceof StoreError && error.code === 'unavailable') throw error;
      const failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      log.info({ error, venue: venue.id, market: id }, 'the past of a market could not be fetched');
      await saveImportFailure(store, { venue: venue.id, id }, failure);
      // An answer that names this market is no word on the others.
      if (error instanceof VenueError && error.code !== 'not_found' && error.code !== 'refused') {
        this.#pause.fail(failure, signal);
      }
      return false;
    }
  }

  #announce(id: string, saved: SavedPast | undefined): void {
    if (saved === undefined) return;
    const { venue, board, onImported } = this.#deps;
    const { trades, prices } = saved;
    this.imported += 1;
    const before = board.read(venue.id);
    board.write(venue.id, { trades: before.trades + trades.length, prices: before.prices + prices.length });
    onImported?.({ venue: venue.id, id, trades, prices });
  }
}

/** In order, so many at a time. The first that throws stops the others; all have ended when this rejects. */
async function atOnce<T>(
  count: number,
  values: readonly T[],
  signal: AbortSignal,
  work: (value: T, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const broken = new AbortController();
  const within = AbortSignal.any([signal, broken.signal]);
  const left = values.values();
  let first: { readonly error: unknown } | undefined;
  const worker = async () => {
    for (const value of left) {
      if (within.aborted) return;
      try {
        await work(value, within);
      } catch (error) {
        first ??= { error };
        broken.abort(error);
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, values.length) }, worker));
  signal.throwIfAborted();
  if (first !== undefined) throw first.error;
}
