/**
 * Books outside the feeds, read from their venues for the leads that look best. Few at a time, few a minute, each
 * market once a minute; what was read is good for some seconds.
 */
import type { MarketName, VenueId } from '../core/contract/index.ts';
import type { Book } from '../core/market/index.ts';
import type { Log } from '../runtime/log.ts';

export interface ReadBook {
  readonly book: Book;
  /** By the clock of the data, in milliseconds since 1970. */
  readonly readAt: number;
  /** False when the venue cut the ladder. */
  readonly complete: boolean;
}

/** Undefined, or a rejection, where the venue gave no book. */
export type BookReader = (venue: VenueId, id: string, signal: AbortSignal) => Promise<ReadBook | undefined>;

export interface BookReadsDeps {
  readonly log: Log;
  /** The clock of the data. */
  readonly now: () => number;
  /** Milliseconds of a clock that never goes back and runs in real time: it paces what is asked of the venues. */
  readonly elapsed: () => number;
  readonly readBook: BookReader;
}

export interface BookReadsOptions {
  readonly atOnceMax: number;
  readonly perMinuteMax: number;
  /** A market is read once in so long. */
  readonly againAfterMs: number;
  /** How long a book that was read is taken for what is there. */
  readonly goodMs: number;
}

const minuteMs = 60_000;

interface Reading {
  /** By the clock of waiting. */
  readonly begunAt: number;
  found: ReadBook | undefined;
}

export class BookReads {
  readonly #deps: BookReadsDeps;
  readonly #options: BookReadsOptions;
  /** By market; those begun in the last minute, the oldest first. */
  readonly #readings = new Map<string, Reading>();
  readonly #running = new Set<Promise<void>>();
  /** When the reads of the last minute were begun, the oldest first. */
  readonly #begun: number[] = [];
  readonly #counts = { reads: 0, failures: 0 };

  constructor(deps: BookReadsDeps, options: BookReadsOptions) {
    this.#deps = deps;
    this.#options = options;
  }

  get status() {
    return { ...this.#counts, running: this.#running.size, kept: this.#readings.size };
  }

  /** What was read of a market, while it is good. */
  find(market: MarketName, now: number): ReadBook | undefined {
    const found = this.#readings.get(nameOf(market))?.found;
    return found !== undefined && now - found.readAt <= this.#options.goodMs ? found : undefined;
  }

  /** How many reads may begin now. */
  get free(): number {
    this.#forget();
    return Math.min(
      this.#options.atOnceMax - this.#running.size,
      this.#options.perMinuteMax - this.#begun.length,
    );
  }

  /** Whether a market may be read now, as far as it alone is concerned. */
  isDue(market: MarketName): boolean {
    return !this.#readings.has(nameOf(market));
  }

  /** Call it only for what is due and while some are free; `onRead` is called if the venue gave a book. */
  begin(market: MarketName, onRead: () => void, signal: AbortSignal): void {
    const { elapsed, readBook, log } = this.#deps;
    const begunAt = elapsed();
    const reading: Reading = { begunAt, found: undefined };
    this.#readings.set(nameOf(market), reading);
    this.#begun.push(begunAt);
    this.#counts.reads += 1;
    const read = async () => {
      try {
        reading.found = await readBook(market.venue, market.id, signal);
        if (reading.found !== undefined && !signal.aborted) onRead();
      } catch (error) {
        if (!signal.aborted)
          log.warn({ error, venue: market.venue, market: market.id }, 'a book was not read');
      }
      if (reading.found === undefined) this.#counts.failures += 1;
    };
    const running = read().finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when nothing is being read. */
  async ended(): Promise<void> {
    await Promise.all(this.#running);
  }

  #forget(): void {
    const { againAfterMs } = this.#options;
    const now = this.#deps.elapsed();
    for (const [name, { begunAt }] of this.#readings) {
      if (now - begunAt < againAfterMs) break;
      this.#readings.delete(name);
    }
    while (this.#begun[0] !== undefined && now - this.#begun[0] >= minuteMs) this.#begun.shift();
  }
}

function nameOf({ venue, id }: MarketName): string {
  return `${venue}:${id}`;
}
