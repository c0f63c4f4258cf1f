/**
 * The books a purchase is priced from: that of the live feed where it is proven whole and fresh, else one read from the venue.
 *
 *   live, every level proven, confirmed within 5 s ──────────────────────────► as it is
 *   else ─ one read a market: 4 s, 500 levels, shared by all who ask ─ read ─► good for callers of the next 2.5 s
 *                                                                 └─ failed ─► none, and why; never an older one
 */
import type { PriceTicks, VenueId } from '../core/contract/index.ts';
import type { Book, LiveMarket } from '../core/market/index.ts';
import { BoundedCache } from '../runtime/bounded-cache.ts';
import { type SharedRead, SharedReads } from '../runtime/shared-reads.ts';
import { bookReadMs, VenueError } from '../venues/index.ts';

export interface MarketKey {
  readonly venue: VenueId;
  readonly id: string;
}

export interface BookRead {
  readonly book: Book;
  /** By the clock of the markets. */
  readonly receivedAt: number;
  /** False when the venue cut the ladder. */
  readonly complete: boolean;
  /** Where the venue names them beside the book. */
  readonly ticks?: PriceTicks | undefined;
}

/** A book that a quote may rest on; a view of the live one, which changes with the next fact. */
export interface QuotableBook {
  readonly book: Book;
  readonly observedAt: number;
  /** False if there may be more levels. */
  readonly complete: boolean;
  /** On the scale of Yes; undefined where they are not known. */
  readonly ticks: PriceTicks | undefined;
  readonly isLive: boolean;
}

export interface BookSourceDeps {
  /** The clock of the markets, in milliseconds since 1970. */
  readonly now: () => number;
  readonly findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
  /** A feed that quotes without books reads this one for a while. */
  readonly wantBook: (venue: VenueId, id: string) => void;
  /** Undefined where the venue is not read; rejects with a VenueError, a StoreError or the signal's reason. */
  readonly readBook: (
    market: MarketKey,
    levels: number,
    signal: AbortSignal,
  ) => Promise<BookRead | undefined>;
}

export interface BookSourceOptions {
  /** How long a book is taken for what is there. */
  readonly freshMs: number;
  /** How long a book that was read is given to others: an answer made from it is then good for some time yet. */
  readonly sharedMs: number;
  readonly readTimeoutMs: number;
  readonly readsAtOnceMax: number;
  readonly levels: number;
  /** Books that were read and are kept, for `sharedMs`. */
  readonly keptMax: number;
}

export const defaultBookSourceOptions: BookSourceOptions = {
  freshMs: 5_000,
  sharedMs: 2_500,
  readTimeoutMs: bookReadMs,
  readsAtOnceMax: 64,
  levels: 500,
  keptMax: 256,
};

export class BookSource {
  readonly #deps: BookSourceDeps;
  readonly #options: BookSourceOptions;
  readonly #reads: SharedReads<BookRead | undefined>;
  readonly #kept: BoundedCache<string, BookRead>;

  constructor(deps: BookSourceDeps, options: BookSourceOptions = defaultBookSourceOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#reads = new SharedReads({ timeoutMs: options.readTimeoutMs, atOnceMax: options.readsAtOnceMax });
    this.#kept = new BoundedCache(options.keptMax);
  }

  /** For how long a quote is good. */
  get freshMs(): number {
    return this.#options.freshMs;
  }

  /** Whether `find` has nothing, or nothing that is good for some time yet. */
  isDue(market: MarketKey): boolean {
    const found = this.find(market);
    return (
      found === undefined || (!found.isLive && !this.#isWithin(found.observedAt, this.#options.sharedMs))
    );
  }

  /** A book that may be quoted now, without a request. */
  find(market: MarketKey): QuotableBook | undefined {
    const live = this.#deps.findLive(market.venue, market.id);
    if (live?.bookConfirmedAt !== undefined && this.#whyNotLive(live) === undefined) {
      const { book, bookConfirmedAt: observedAt, state } = live;
      return { book, observedAt, complete: true, ticks: state?.ticks, isLive: true };
    }
    const kept = this.#kept.peek(nameOf(market));
    if (kept === undefined || !this.#isWithin(kept.receivedAt, this.#options.freshMs)) return undefined;
    const { book, receivedAt: observedAt, complete, ticks = live?.state?.ticks } = kept;
    return { book, observedAt, complete, ticks, isLive: false };
  }

  /** Asks the venue. Resolves when `find` may find a book, or with why it will not; never rejects. */
  async refresh(market: MarketKey): Promise<readonly string[]> {
    const name = nameOf(market);
    const { findLive, wantBook, readBook } = this.#deps;
    wantBook(market.venue, market.id);
    const read = await this.#reads.read(name, async (signal) => {
      const found = await readBook(market, this.#options.levels, signal);
      // Here, so that it is kept before the next caller asks.
      if (found !== undefined && !signal.aborted) this.#kept.save(name, found);
      return found;
    });
    if (read.kind === 'read' && read.value !== undefined) return [];
    // What was read before is no answer any more: the venue was asked again and gave none.
    if (read.kind !== 'too_many') this.#kept.delete(name);
    const live = findLive(market.venue, market.id);
    const doubt = live === undefined ? 'book_not_followed' : this.#whyNotLive(live);
    return [...(doubt === undefined ? [] : [doubt]), `venue_read_failed:${whyNotRead(read)}`];
  }

  /** Why `find` has nothing where a book was at hand a moment ago: what was live is in doubt, or what was read too old. */
  whyGone({ venue, id }: MarketKey): string {
    const live = this.#deps.findLive(venue, id);
    return (live?.bookState === 'suspect' ? this.#whyNotLive(live) : undefined) ?? 'book_stale';
  }

  #whyNotLive({ bookState, doubt, assurance, bookConfirmedAt }: LiveMarket): string | undefined {
    if (bookState === 'suspect') return `book_in_doubt:${doubt ?? 'unknown'}`;
    if (bookState !== 'live' || bookConfirmedAt === undefined) return 'book_not_followed';
    if (assurance !== 'full') return 'book_not_whole';
    return this.#isWithin(bookConfirmedAt, this.#options.freshMs) ? undefined : 'book_stale';
  }

  /** Younger than so long. A clock that was set back makes nothing younger than it is. */
  #isWithin(at: number, ms: number): boolean {
    return Math.abs(this.#deps.now() - at) < ms;
  }
}

function whyNotRead(read: SharedRead<BookRead | undefined>): string {
  switch (read.kind) {
    case 'read':
      return 'no_such_book';
    case 'failed':
      return read.error instanceof VenueError ? read.error.code : 'internal';
    case 'timeout':
    case 'too_many':
      return read.kind;
  }
}

function nameOf({ venue, id }: MarketKey): string {
  return `${venue}:${id}`;
}
