/** Names of recorded markets by their keys, each asked for once: the same text for all points of a market. */
import { sql } from 'kysely';
import { type MarketName, venueIds } from '../../../core/contract/index.ts';
import type { RowOf } from '../../row-of.ts';
import type { Store } from '../../store.ts';
import { readOneOf } from '../../stored-json.ts';

export class MarketNames {
  readonly #store: Store;
  readonly #known = new Map<number, MarketName>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Afterwards `find` knows them. Rejects with a StoreError. */
  async load(keys: Iterable<number>, signal: AbortSignal | undefined): Promise<void> {
    const unknown = [...new Set(keys)].filter((key) => !this.#known.has(key));
    if (unknown.length === 0) return;
    const { rows } = await this.#store.query(
      (db, options) =>
        sql<RowOf<'recorded_market', 'key' | 'venue' | 'id'>>`
          select key, venue, id from recorded_market where key = any(${unknown}::integer[])`.execute(
          db,
          options,
        ),
      signal,
    );
    for (const { key, venue, id } of rows) this.#known.set(key, { venue: readOneOf(venueIds, venue), id });
  }

  /** Undefined for a market of another database, whose files are here. */
  find(key: number): MarketName | undefined {
    return this.#known.get(key);
  }
}
