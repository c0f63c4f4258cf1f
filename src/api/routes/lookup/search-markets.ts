/** Search by words: what was found for one query is kept for its next pages. */
import type { Static } from 'typebox';
import type { ServedRun } from '../../../core/catalog/index.ts';
import type { SearchFound } from '../../../core/search/index.ts';
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import { perRun } from '../../per-run.ts';
import type { SearchFilters, SearchQuery } from '../../schemas/index.ts';
import type { Lookup } from './deps.ts';
import { printMarkets, printPage } from './print-page.ts';

const resultsMax = 300;
const queriesMax = 1_000;

interface FoundMarkets {
  /** Best first. */
  readonly indexes: Int32Array;
  /** How the query was understood, as JSON. */
  readonly filters: string;
}

type SearchAsked = Static<typeof SearchQuery>;

export class MarketSearch {
  readonly #of = perRun(() => new BoundedCache<string, FoundMarkets>(queriesMax));

  list(lookup: Lookup, query: SearchAsked): string {
    const { q = '', limit = 20, offset = 0 } = query;
    const { indexes, filters } = this.#findOpen(lookup, query);
    const { money, now } = lookup;
    // Offsets count those that have ended too: one that ends between two pages moves no other.
    const places: number[] = [];
    for (let place = offset; place < indexes.length && places.length <= limit; place += 1) {
      if (!money.hasEnded(indexes[place] ?? 0, now)) places.push(place);
    }
    const shown = places.slice(0, limit).map((place) => indexes[place] ?? 0);
    const next = places.length > limit ? (places[limit - 1] ?? offset) + 1 : null;
    const more = `,"filters":${filters},"query":${JSON.stringify(q)},"next_offset":${next}`;
    return printPage(lookup.served, printMarkets(lookup, shown), more);
  }

  /** Where all of them have ended since the run, as if less had been asked for. */
  #findOpen({ served, money, now }: Lookup, query: SearchAsked): FoundMarkets {
    const { q: _words, ...filters } = query;
    const { category: _category, ...venueOnly } = filters;
    const tries: SearchAsked[] = [query, filters, venueOnly, {}];
    for (const asked of tries) {
      const found = this.#find(served, asked);
      if (found.indexes.some((index) => !money.hasEnded(index, now))) return found;
    }
    return { ...this.#find(served, query), indexes: new Int32Array(0) };
  }

  #find(served: ServedRun, { q, venue, category }: SearchAsked): FoundMarkets {
    const queries = this.#of(served);
    const key = JSON.stringify([q, venue, category]);
    const known = queries.find(key);
    if (known !== undefined) return known;
    const { ranking, search } = served;
    const found = search.search(
      { text: q, venue, category },
      ranking.rankOf,
      ranking.markets,
      resultsMax,
      ranking.tradeable,
    );
    const made: FoundMarkets = {
      indexes: found.indexes,
      filters: JSON.stringify(describeFilters(found)),
    };
    queries.save(key, made);
    return made;
  }
}

function describeFilters({
  venue,
  category,
  topics,
  relaxed,
  understood,
  ignored,
}: SearchFound): SearchFilters {
  return {
    ...(venue === undefined ? {} : { venue }),
    ...(category === undefined ? {} : { category }),
    topics: [...topics],
    relaxed,
    understood: understood.map(({ words, as, value, without }) => ({ words, as, value, without })),
    ignored: [...ignored],
  };
}
