/** What every route of venue_a works with. */
import type { Faults } from '../../faults.ts';
import type { WireAnswer } from '../../wire/index.ts';
import type { VenueACatalog } from '../catalog.ts';
import type { MintedCombos } from '../minted-combos.ts';

export interface RateLimits {
  readonly refillPerSecond: number;
  readonly capacity: number;
  readonly costPerRequest: number;
}

export interface VenueAContext {
  readonly catalog: VenueACatalog;
  /** Combos beside those of the world. */
  readonly minted: MintedCombos | undefined;
  readonly faults: Faults;
  readonly limits: RateLimits;
  /** For how long after its creation a market is not found singly. */
  readonly listingLagMs: number;
  /** Whether the caller has signed the request with a known key. */
  isSigned(call: { readonly headers: Readonly<Record<string, unknown>> }): boolean;
}

/** A GET route: a path and what it answers. */
export type Reader = (context: VenueAContext, call: ReadCall) => WireAnswer;

export interface ReadCall {
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, unknown>>;
  /** A named part of the path; empty where the route has no such part. */
  part(name: string): string;
}

export type ReaderTable = Readonly<Record<string, Reader>>;
