/** Where the markets of an event, a topic or a venue stand in the order of names. */
import type { ServedRun } from '../../../core/catalog/index.ts';
import type { VenueId } from '../../../core/contract/index.ts';
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import { perRun } from '../../per-run.ts';

const topicsMax = 32;

interface PlacesOfRun {
  /** By index. */
  readonly placeOf: Int32Array;
  /** Where the markets of venue_b begin. */
  readonly otherVenueAt: number;
  readonly byTopic: BoundedCache<string, Int32Array>;
}

export class NamePlaces {
  readonly #of = perRun(findPlaces);

  venueRange(
    served: ServedRun,
    venue: VenueId | undefined,
  ): { readonly start: number; readonly end: number } {
    const { otherVenueAt } = this.#of(served);
    return {
      start: venue === 'venue_b' ? otherVenueAt : 0,
      end: venue === 'venue_a' ? otherVenueAt : served.catalog.size,
    };
  }

  sorted(served: ServedRun, indexes: ArrayLike<number>): Int32Array {
    const { placeOf } = this.#of(served);
    return Int32Array.from(indexes, (index) => placeOf[index] ?? 0).sort();
  }

  /** None for a topic that the run does not have. */
  ofTopic(served: ServedRun, slug: string): Int32Array {
    const { byTopic } = this.#of(served);
    const known = byTopic.find(slug);
    if (known !== undefined) return known;
    const topic = served.catalog.findTopic(slug);
    if (topic === undefined) return new Int32Array(0);
    const places = this.sorted(served, topic.markets);
    byTopic.save(slug, places);
    return places;
  }
}

function findPlaces({ catalog }: ServedRun): PlacesOfRun {
  const byName = catalog.byName();
  const placeOf = new Int32Array(byName.length);
  let otherVenueAt = byName.length;
  for (let place = byName.length - 1; place >= 0; place -= 1) {
    const index = byName[place] ?? 0;
    placeOf[index] = place;
    if (catalog.venueOf(index) === 'venue_b') otherVenueAt = place;
  }
  return { placeOf, otherVenueAt, byTopic: new BoundedCache(topicsMax) };
}
