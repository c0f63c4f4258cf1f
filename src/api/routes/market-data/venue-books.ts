/**
 * Books read at the venue because nothing current is known of them. Requests for one market share a read, and there are
 * only so many at once: callers must not be able to make us flood a venue.
 */
import type { MarketDataDeps, MarketName, VenueBook } from './deps.ts';

const venueBookLimits = { readTimeoutMs: 4_000, readsMax: 32 };
/** All a caller may ask for, so that every caller's depth is in it. */
const venueBookDepth = 500;

export class VenueBooks {
  readonly #deps: Pick<MarketDataDeps, 'readVenueBook'>;
  readonly #reads = new Map<string, Promise<VenueBook | undefined>>();

  readonly #limits: typeof venueBookLimits;

  constructor(deps: Pick<MarketDataDeps, 'readVenueBook'>, limits = venueBookLimits) {
    this.#deps = deps;
    this.#limits = limits;
  }

  /** Undefined when the venue does not tell the book within its time, or too many are being read. */
  read(market: MarketName): Promise<VenueBook | undefined> {
    const name = `${market.venue}:${market.id}`;
    const underWay = this.#reads.get(name);
    if (underWay !== undefined) return underWay;
    if (this.#reads.size >= this.#limits.readsMax) return Promise.resolve(undefined);
    const read = this.#readWithinTime(market).finally(() => this.#reads.delete(name));
    this.#reads.set(name, read);
    return read;
  }

  async #readWithinTime(market: MarketName): Promise<VenueBook | undefined> {
    const signal = AbortSignal.timeout(this.#limits.readTimeoutMs);
    const tooLate = new Promise<undefined>((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    const read = this.#deps.readVenueBook(market, venueBookDepth, signal).catch((error: unknown) => {
      if (signal.aborted) return undefined;
      throw error;
    });
    return Promise.race([read, tooLate]);
  }
}
