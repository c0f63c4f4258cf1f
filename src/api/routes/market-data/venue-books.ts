/**
 * Books read at the venue because nothing current is known of them. Requests for one market share a read, and there are
 * only so many at once: callers must not be able to make us flood a venue.
 */
import type { MarketName } from '../../../core/contract/index.ts';
import { SharedReads } from '../../../runtime/shared-reads.ts';
import type { MarketDataDeps, VenueBook } from './deps.ts';

const venueBookLimits = { timeoutMs: 4_000, atOnceMax: 32 };
/** All a caller may ask for, so that every caller's depth is in it. */
const venueBookDepth = 500;

export class VenueBooks {
  readonly #deps: Pick<MarketDataDeps, 'readVenueBook'>;
  readonly #reads: SharedReads<VenueBook | undefined>;

  constructor(deps: Pick<MarketDataDeps, 'readVenueBook'>, limits = venueBookLimits) {
    this.#deps = deps;
    this.#reads = new SharedReads(limits);
  }

  /** Undefined when the venue does not give the book within its time, or too many are being read. */
  async read(market: MarketName): Promise<VenueBook | undefined> {
    const read = await this.#reads.read(`${market.venue}:${market.id}`, (signal) =>
      this.#deps.readVenueBook(market, venueBookDepth, signal),
    );
    if (read.kind === 'failed') throw read.error;
    return read.kind === 'read' ? read.value : undefined;
  }
}
