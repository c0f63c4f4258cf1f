/**
 * What a venue still knows of the past, brought into the store: settled markets with how they ended, their trades, and
 * the closing price of each hour.
 *
 *   start (one import a venue) ─► settled markets that are new ─► the past of each, last settled first ─┐
 *         └─ heartbeat while it lasts          finish ◄─ prices of the busiest open ones ◄─ once more what failed
 *
 * It may be killed at any instant: each market is one transaction that also says it is done. The next import goes on with
 * what is missing.
 */
import type { VenueId } from '../../core/contract/index.ts';
import type { Log } from '../../runtime/log.ts';
import {
  finishImportRun,
  type ImportBounds,
  type ImportCounts,
  loadImportedPast,
  loadSettledPasts,
  loadSettledToImport,
  markListed,
  type Store,
  StoreError,
  saveImportFailure,
  startImportRun,
} from '../../store/index.ts';
import type { MarketReference, Venue } from '../../venues/index.ts';
import { BusiestMarkets } from '../busiest-markets.ts';
import { type IncompleteImport, toIncomplete, VenueUnavailable, withImportLease } from './import-lease.ts';
import { importListing } from './import-listing.ts';
import { ImportLost } from './import-lost.ts';
import { importPast, type PastDeps, type SavedPast } from './import-past.ts';
import { floorHour, wantedSpan } from './spans.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

export interface HistoryCounts extends ImportCounts {
  readonly trades: number;
  readonly prices: number;
  /** Trades and prices that make no sense. */
  readonly setAside: number;
}

export interface HistoryProgress {
  readonly venue: VenueId;
  /** `listing`: settled markets; `past`: their trades and prices; `again`: what failed; `open`: prices of open markets. */
  readonly step: 'listing' | 'past' | 'again' | 'open';
  readonly done: number;
  /** Undefined while it is not known. */
  readonly total: number | undefined;
  readonly counts: Readonly<HistoryCounts>;
}

export interface HistoryImportDeps extends PastDeps {
  readonly venue: Venue;
  readonly store: Store;
  readonly log: Log;
  readonly onProgress?: (progress: HistoryProgress) => void;
}

export interface HistoryWanted extends ImportBounds {
  /** So many settled markets are listed and no more, the newest as the venue orders them; without it all are. */
  readonly settledMax?: number;
  /** The trades and prices of so many settled markets are fetched, the last settled first; without it those of all. */
  readonly pastsMax?: number;
  /** Open markets, the busiest, of which past prices are fetched as well. */
  readonly openMax: number;
}

/**
 * Beside the reasons of listings:
 * - `markets_failed`: all was tried, and some could not be fetched.
 * - `venue_unavailable`: too many failed one after another, so that the rest was not tried.
 * - `stopped`: by a signal.
 * - `settled_max`: as many settled markets were listed as were wanted.
 * - `failed`: an error of ours.
 */
export type HistoryOutcome =
  | {
      readonly kind: 'finished';
      readonly run: number;
      readonly incomplete: { readonly reason: string; readonly detail: string } | undefined;
      readonly counts: HistoryCounts;
    }
  /** Another process imports from this venue now, or was killed a moment ago. */
  | { readonly kind: 'busy'; readonly run: number }
  | { readonly kind: 'lost'; readonly run: number };

export interface HistoryLimits {
  readonly beatEveryMs: number;
  /** A run that is not heard of for this long is taken over. */
  readonly silenceMaxMs: number;
  /** How far before the last complete listing settled markets are looked for again: some are doubted for long. */
  readonly overlapMs: number;
  readonly marketsPerPage: number;
  /** How often a market is tried before it is left to the next import. */
  readonly attemptsMax: number;
  readonly failuresInARowMax: number;
}

export const defaultHistoryLimits: HistoryLimits = {
  beatEveryMs: 5_000,
  silenceMaxMs: 20_000,
  overlapMs: 14 * 86_400_000,
  marketsPerPage: 200,
  attemptsMax: 3,
  failuresInARowMax: 25,
};

/** Rejects with a StoreError when the database is away, or with a bug. */
export async function runHistoryImport(
  deps: HistoryImportDeps,
  wanted: HistoryWanted,
  signal: AbortSignal,
  limits: HistoryLimits = defaultHistoryLimits,
): Promise<HistoryOutcome> {
  const { venue, store, now } = deps;
  const { silenceMaxMs } = limits;
  const started = await startImportRun(
    store,
    { venue: venue.id, since: wanted.since, startedAt: now(), silenceMaxMs },
    signal,
  );
  if (started.kind === 'busy') return started;
  const { run } = started;
  const importing = new HistoryImport(deps, run, wanted, limits);
  const end = await withImportLease({ store, log: deps.log }, { run, ...limits }, signal, (within) =>
    importing.runAll(started.lastListed, within),
  );
  if (end.kind === 'lost') return { kind: 'lost', run };
  const { counts } = importing;
  const { trades: _trades, prices: _prices, setAside: _setAside, ...kept } = counts;
  const isOurs = await finishImportRun(store, run, {
    finishedAt: now(),
    incomplete: end.incomplete,
    counts: kept,
  });
  if (end.kind === 'bug') throw end.error;
  return isOurs ? { kind: 'finished', run, incomplete: end.incomplete, counts } : { kind: 'lost', run };
}

class HistoryImport {
  readonly counts: Mutable<HistoryCounts> = {
    markets: 0,
    newMarkets: 0,
    quarantined: 0,
    imported: 0,
    failed: 0,
    trades: 0,
    prices: 0,
    setAside: 0,
  };
  readonly #deps: HistoryImportDeps;
  readonly #run: number;
  readonly #wanted: HistoryWanted;
  readonly #limits: HistoryLimits;
  #failuresInARow = 0;

  constructor(deps: HistoryImportDeps, run: number, wanted: HistoryWanted, limits: HistoryLimits) {
    this.#deps = deps;
    this.#run = run;
    this.#wanted = wanted;
    this.#limits = limits;
  }

  /** Undefined when everything was fetched. */
  async runAll(
    lastListed: { readonly since: number; readonly startedAt: number } | undefined,
    signal: AbortSignal,
  ): Promise<IncompleteImport | undefined> {
    const unlisted = await this.#list(lastListed, signal);
    await this.#importSettled(signal);
    const unwalked = await this.#importOpen(signal);
    if (unlisted !== undefined) return unlisted;
    if (unwalked !== undefined) return unwalked;
    const { failed } = this.counts;
    return failed === 0
      ? undefined
      : { reason: 'markets_failed', detail: `the past of ${failed} markets could not be fetched` };
  }

  /** A listing that fails leaves markets to the next import; those that are known are gone through all the same. */
  async #list(
    lastListed: { readonly since: number; readonly startedAt: number } | undefined,
    signal: AbortSignal,
  ): Promise<IncompleteImport | undefined> {
    const { store, now } = this.#deps;
    const { since, settledMax } = this.#wanted;
    const goesOn = lastListed !== undefined && lastListed.since <= since;
    const from = goesOn ? Math.max(since, lastListed.startedAt - this.#limits.overlapMs) : since;
    const onProgress = () => this.#report('listing', this.counts.markets, undefined);
    try {
      const incomplete = await importListing(
        { ...this.#deps, counts: this.counts, onProgress },
        this.#run,
        { since: from, marketsMax: settledMax },
        signal,
      );
      if (incomplete !== undefined) return incomplete;
    } catch (error) {
      return toIncomplete(error, signal);
    }
    const listed = { at: now(), since: goesOn ? lastListed.since : since };
    await markListed(store, this.#run, listed, signal);
    return undefined;
  }

  async #importSettled(signal: AbortSignal): Promise<void> {
    const { store, venue } = this.#deps;
    const { pastsMax } = this.#wanted;
    let keys = (await loadSettledToImport(store, venue.id, this.#wanted, signal)).slice(0, pastsMax);
    for (let attempt = 1; attempt <= this.#limits.attemptsMax && keys.length > 0; attempt++) {
      keys = await this.#importKeys(keys, attempt === 1 ? 'past' : 'again', signal);
    }
    this.counts.failed += keys.length;
  }

  /** The keys of those that failed. */
  async #importKeys(
    keys: readonly number[],
    step: HistoryProgress['step'],
    signal: AbortSignal,
  ): Promise<number[]> {
    const { store } = this.#deps;
    const { since, tradesPerMarketMax } = this.#wanted;
    const failed: number[] = [];
    for (let start = 0; start < keys.length; start += this.#limits.marketsPerPage) {
      const page = keys.slice(start, start + this.#limits.marketsPerPage);
      const markets = await loadSettledPasts(store, page, signal);
      for (const [place, key] of page.entries()) {
        const market = markets.get(key);
        if (market === undefined) continue;
        const { past, opensAt, endedAt, ...reference } = market;
        const wanted = { span: wantedSpan({ opensAt, endedAt }, since), tradesMax: tradesPerMarketMax };
        const isDone = await this.#attempt(reference, signal, () =>
          importPast(this.#deps, this.#run, { reference, past }, wanted, signal),
        );
        if (!isDone) failed.push(key);
        this.#report(step, start + place + 1, keys.length);
      }
    }
    return failed;
  }

  /** Of markets that trade only prices: their trades are recorded. Undefined unless the walk was cut. */
  async #importOpen(signal: AbortSignal): Promise<IncompleteImport | undefined> {
    const { openMax, since } = this.#wanted;
    if (openMax === 0) return undefined;
    const { venue, store, now } = this.#deps;
    const busiest = new BusiestMarkets(openMax);
    const incomplete = await this.#walkOpen(busiest, signal);
    let references = busiest.list();
    for (let attempt = 1; attempt <= this.#limits.attemptsMax && references.length > 0; attempt++) {
      const failed: MarketReference[] = [];
      for (const [place, reference] of references.entries()) {
        // The present hour has not closed yet.
        const span = { from: floorHour(since), until: floorHour(now()) };
        const isDone = await this.#attempt(reference, signal, async () => {
          const past = await loadImportedPast(store, venue.id, reference.id, signal);
          const wanted = { span, tradesMax: undefined };
          return importPast(this.#deps, this.#run, { reference, past }, wanted, signal);
        });
        if (!isDone) failed.push(reference);
        this.#report('open', place + 1, references.length);
      }
      references = failed;
    }
    this.counts.failed += references.length;
    return incomplete;
  }

  async #walkOpen(busiest: BusiestMarkets, signal: AbortSignal): Promise<IncompleteImport | undefined> {
    try {
      for await (const step of this.#deps.venue.listOpen(signal)) {
        if (step.kind === 'page') for (const market of step.markets) busiest.add(market);
        else return step.complete ? undefined : { reason: step.reason, detail: step.detail };
      }
      return { reason: 'no_end', detail: 'the pages stopped without a word on whether they were all' };
    } catch (error) {
      return toIncomplete(error, signal);
    }
  }

  /** False if the market could not be imported: that is noted and delays no other. */
  async #attempt(
    { id }: MarketReference,
    signal: AbortSignal,
    work: () => Promise<SavedPast | undefined>,
  ): Promise<boolean> {
    const { venue, store, log } = this.#deps;
    try {
      const imported = await work();
      this.#failuresInARow = 0;
      if (imported === undefined) return true;
      this.counts.imported += 1;
      this.counts.trades += imported.trades.length;
      this.counts.prices += imported.prices.length;
      this.counts.setAside += imported.setAside;
      return true;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ImportLost) throw error;
      if (error instanceof StoreError && error.code === 'unavailable') throw error;
      log.warn({ error, venue: venue.id, market: id }, 'the past of a market could not be fetched');
      const failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      await saveImportFailure(store, { venue: venue.id, id }, failure);
      this.#failuresInARow += 1;
      if (this.#failuresInARow >= this.#limits.failuresInARowMax) {
        throw new VenueUnavailable(
          `${this.#failuresInARow} markets failed in a row, the last with ${failure}`,
        );
      }
      return false;
    }
  }

  #report(step: HistoryProgress['step'], done: number, total: number | undefined): void {
    this.#deps.onProgress?.({ venue: this.#deps.venue.id, step, done, total, counts: this.counts });
  }
}
