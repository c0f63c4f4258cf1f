/** The series a combo belongs to: its market names only the collection it was picked from. */
import { BoundedCache } from '../../runtime/bounded-cache.ts';
import { VenueError } from '../venue-error.ts';
import { type Api, objectOf, rowsOf } from './api.ts';
import { identifierPattern, isJsonObject, type VenueAObject } from './wire/index.ts';

const collectionsMax = 20_000;
const unknownForMs = 600_000;

export class CollectionDirectory {
  readonly #deps: { readonly api: Api; readonly now: () => number };
  readonly #seriesOf = new BoundedCache<string, { readonly series: string | undefined; readonly at: number }>(
    collectionsMax,
  );

  constructor(deps: { api: Api; now: () => number }) {
    this.#deps = deps;
  }

  find(collection: string | undefined): string | undefined {
    return collection === undefined ? undefined : this.#seriesOf.find(collection)?.series;
  }

  async learn(collections: Iterable<string | undefined>, signal: AbortSignal): Promise<void> {
    for (const collection of new Set(collections)) {
      if (collection === undefined || !identifierPattern.test(collection)) continue;
      const known = this.#seriesOf.peek(collection);
      const now = this.#deps.now();
      if (known && (known.series !== undefined || now - known.at < unknownForMs)) continue;
      const series = (await this.#ask(collection, signal)) ?? (await this.#askItsEvents(collection, signal));
      this.#seriesOf.save(collection, { series, at: now });
    }
  }

  async #ask(collection: string, signal: AbortSignal): Promise<string | undefined> {
    const path = `/multivariate_event_collections/${encodeURIComponent(collection)}`;
    return unlessUnknown(async () =>
      seriesTicker(objectOf(await this.#deps.api.read(path, {}, signal), 'multivariate_contract', path)),
    );
  }

  /** Collections that are over may no longer be listed, but their events name the series. */
  async #askItsEvents(collection: string, signal: AbortSignal): Promise<string | undefined> {
    const path = '/events/multivariate';
    const query = { collection_ticker: collection, limit: '1' };
    return unlessUnknown(async () => {
      const [event] = rowsOf(await this.#deps.api.read(path, { query }, signal), 'events', path);
      return isJsonObject(event) ? seriesTicker(event) : undefined;
    });
  }
}

async function unlessUnknown(ask: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof VenueError && error.code === 'not_found') return undefined;
    throw error;
  }
}

function seriesTicker(object: VenueAObject): string | undefined {
  const ticker = object['series_ticker'];
  return typeof ticker === 'string' && identifierPattern.test(ticker) ? ticker : undefined;
}
