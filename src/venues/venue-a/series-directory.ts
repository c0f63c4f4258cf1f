/** The venue's series by ticker: fees, categories and sources of every market come from here. */
import { BoundedCache } from '../../runtime/bounded-cache.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import { VenueError } from '../venue-error.ts';
import { type Api, objectOf, rowsOf } from './api.ts';
import { FieldTally, readSeries, toWireSeconds, type VenueAWireSeries } from './wire/index.ts';

/** Several times what the venue has. */
const seriesMax = 100_000;
/** Tickers the venue does not know are not asked for again and again. */
const absentMax = 10_000;
const absentForMs = 600_000;

export class SeriesDirectory {
  readonly #deps: { readonly api: Api; readonly now: () => number };
  readonly #series = new BoundedCache<string, VenueAWireSeries>(seriesMax);
  readonly #absent = new BoundedCache<string, number>(absentMax);
  #loading: Promise<void> | undefined;
  #loaded = false;

  constructor(deps: { api: Api; now: () => number }) {
    this.#deps = deps;
  }

  find(ticker: string | undefined): VenueAWireSeries | undefined {
    return ticker === undefined ? undefined : this.#series.find(ticker);
  }

  /** Reads every series, or those that changed after a time, and gives the rows as they came. */
  async read(changedAfter: number | undefined, signal: AbortSignal): Promise<readonly ExactJson[]> {
    const query = changedAfter === undefined ? {} : { min_updated_ts: toWireSeconds(changedAfter) };
    const rows = rowsOf(await this.#deps.api.read('/series', { query }, signal), 'series', '/series');
    for (const row of rows) this.#keep(row);
    if (changedAfter === undefined) this.#loaded = true;
    return rows;
  }

  /** All series are known once this resolves; several callers share one reading. */
  async load(signal: AbortSignal): Promise<void> {
    while (!this.#loaded) {
      this.#loading ??= this.read(undefined, signal).then(
        () => {
          this.#loading = undefined;
        },
        (error: unknown) => {
          this.#loading = undefined;
          throw error;
        },
      );
      try {
        await this.#loading;
      } catch (error) {
        signal.throwIfAborted();
        // The reading may have been another caller's, ended by that caller's signal.
        if (error instanceof VenueError) throw error;
      }
    }
  }

  /** Asks for those of `tickers` that are not known, such as series made since the last reading, and gives them as they came. */
  async learn(tickers: Iterable<string | undefined>, signal: AbortSignal): Promise<readonly ExactJson[]> {
    const rows: ExactJson[] = [];
    for (const ticker of new Set(tickers)) {
      if (ticker === undefined || this.#series.peek(ticker) !== undefined || this.#isAbsent(ticker)) continue;
      const path = `/series/${encodeURIComponent(ticker)}`;
      try {
        const row = objectOf(await this.#deps.api.read(path, {}, signal), 'series', path);
        rows.push(row);
        this.#keep(row);
      } catch (error) {
        if (!(error instanceof VenueError) || error.code !== 'not_found') throw error;
      }
      if (this.#series.peek(ticker) === undefined) this.#absent.save(ticker, this.#deps.now());
    }
    return rows;
  }

  #isAbsent(ticker: string): boolean {
    const since = this.#absent.peek(ticker);
    return since !== undefined && this.#deps.now() - since < absentForMs;
  }

  #keep(row: ExactJson): void {
    const read = readSeries(row, new FieldTally());
    if (read.kind === 'misfit') {
      // Counted where the rows are listed. Something of it has changed, so what was known of it is not known any more.
      if (read.quarantined.id !== undefined) this.#series.delete(read.quarantined.id);
      return;
    }
    // The long texts are listed and not kept: there are many thousands of series.
    this.#series.save(read.value.ticker, { ...read.value, terms: {} });
  }
}
