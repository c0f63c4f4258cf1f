/**
 * Raw payloads of either venue, in any order and wrapped in anything, become contracts:
 *
 *   object ─┬─ a market, event, series … of a venue by its shape ─ kept; its markets wait for the last object
 *           └─ anything else ─ looked into, a few levels deep
 *
 * Pure; never throws for what a payload holds.
 */
import { type VenueId, venueIds } from '../core/contract/index.ts';
import type { ExactJson } from '../runtime/exact-json.ts';
import {
  isPayloadList,
  isPayloadObject,
  type PayloadOutcome,
  type PayloadShelf,
  type PendingMarket,
} from './payload.ts';
import { VenueAPayloads } from './venue-a/index.ts';
import { VenueBPayloads } from './venue-b/index.ts';

/** Wrappers within wrappers that are looked into. */
const wrappersMax = 5;

export class PayloadReader {
  readonly #shelves: readonly PayloadShelf[];
  #pending: PendingMarket[] = [];

  /** `venue`: whose payloads these are; both venues' shapes are tried where it is not given. */
  constructor(venue?: VenueId) {
    const wanted = venue === undefined ? venueIds : [venue];
    this.#shelves = wanted.map((id) => (id === 'venue_a' ? new VenueAPayloads() : new VenueBPayloads()));
  }

  /** Markets that wait to be read. */
  get size(): number {
    return this.#pending.length;
  }

  /** How many objects in it were recognised. */
  take(value: ExactJson): number {
    return this.#take(value, wrappersMax);
  }

  /** What was taken since, in its order; the objects are let go one by one. */
  *read(): Generator<PayloadOutcome> {
    const pending = this.#pending.reverse();
    this.#pending = [];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) yield next();
  }

  #take(value: ExactJson, levels: number): number {
    if (isPayloadList(value)) return this.#takeAll(value, levels);
    if (!isPayloadObject(value)) return 0;
    for (const shelf of this.#shelves) {
      const markets = shelf.take(value);
      if (markets === undefined) continue;
      for (const market of markets) this.#pending.push(market);
      return 1;
    }
    return levels === 0 ? 0 : this.#takeAll(Object.values(value), levels - 1);
  }

  #takeAll(values: readonly ExactJson[], levels: number): number {
    let recognised = 0;
    for (const value of values) {
      if (typeof value === 'object' && value !== null) recognised += this.#take(value, levels);
    }
    return recognised;
  }
}
