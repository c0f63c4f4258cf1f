/** Filters on markets, and which markets fit them. */
import { type Category, categories, type VenueId, venueIds } from '../contract/index.ts';
import type { SearchIndexData } from './search-data.ts';

export interface Narrowing {
  readonly venue: VenueId | undefined;
  readonly category: Category | undefined;
  /** Once each. */
  readonly topics: readonly string[];
}

/** The markets that fit, by a 1; undefined where there is nothing to fit. */
export interface Allowed {
  readonly markets: Uint8Array | undefined;
  /** Whether any market fits. */
  readonly isAny: boolean;
}

export function allow(data: SearchIndexData, { venue, category, topics }: Narrowing): Allowed {
  const { size } = data;
  if (venue === undefined && category === undefined && topics.length === 0) {
    return { markets: undefined, isAny: size > 0 };
  }
  const venueCode = venue === undefined ? undefined : venueIds.indexOf(venue);
  const categoryCode = category === undefined ? undefined : categories.indexOf(category) + 1;
  const topicsOf = new Uint8Array(size);
  for (const topic of topics)
    for (const market of topicMarkets(data, topic)) topicsOf[market] = (topicsOf[market] ?? 0) + 1;
  let isAny = false;
  for (let market = 0; market < size; market += 1) {
    const isFit =
      (venueCode === undefined || data.venues[market] === venueCode) &&
      (categoryCode === undefined || data.categories[market] === categoryCode) &&
      topicsOf[market] === topics.length;
    topicsOf[market] = isFit ? 1 : 0;
    isAny ||= isFit;
  }
  return { markets: topicsOf, isAny };
}

/** Ascending. */
function topicMarkets(data: SearchIndexData, topic: string): Int32Array {
  const place = data.topics.indexOf(topic);
  const start = place <= 0 ? 0 : data.topicEnds[place - 1];
  return data.topicMarkets.subarray(start, data.topicEnds[place] ?? 0);
}
