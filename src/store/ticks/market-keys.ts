/** The keys of recorded markets. What is remembered was committed: a key that was rolled back is not one. */
import type { PoolClient } from 'pg';
import { type MarketName, type VenueId, venueIds } from '../../core/contract/index.ts';

const rememberedMax = 1_000_000;
const idCharactersMax = 500;

/**
 * Whether an id, of a market or a trade, can be written and is read as it was: PostgreSQL takes no NUL and no half of a
 * character, which becomes another one on the way, and the column is bounded.
 */
export function isRecordableId(id: string): boolean {
  return id.length > 0 && id.length <= idCharactersMax && id.isWellFormed() && !id.includes('\0');
}

export function isRecordable({ id }: MarketName): boolean {
  return isRecordableId(id);
}

export class MarketKeys {
  readonly #known = { venue_a: new Map<string, number>(), venue_b: new Map<string, number>() };
  readonly #made: MarketName[] = [];

  /** Undefined before `prepare` had it. */
  find({ venue, id }: MarketName): number | undefined {
    return this.#known[venue].get(id);
  }

  /** Makes sure that every name has a key, which `find` then returns. */
  async prepare(client: PoolClient, names: Iterable<MarketName>): Promise<void> {
    const unknown = { venue_a: new Set<string>(), venue_b: new Set<string>() };
    for (const { venue, id } of names) if (!this.#known[venue].has(id)) unknown[venue].add(id);
    for (const venue of venueIds) {
      if (unknown[venue].size > 0) await this.#add(client, venue, [...unknown[venue]]);
    }
  }

  keep(): void {
    this.#made.length = 0;
    if (this.#known.venue_a.size + this.#known.venue_b.size <= rememberedMax) return;
    this.#known.venue_a.clear();
    this.#known.venue_b.clear();
  }

  discard(): void {
    for (const { venue, id } of this.#made) this.#known[venue].delete(id);
    this.#made.length = 0;
  }

  async #add(client: PoolClient, venue: VenueId, ids: readonly string[]): Promise<void> {
    // Two statements: the second sees what another transaction committed while the first waited for it.
    await client.query(
      'insert into recorded_market (venue, id) select $1, unnest($2::text[]) on conflict (venue, id) do nothing',
      [venue, ids],
    );
    const { rows } = await client.query<{ id: string; key: number }>(
      'select id, key from recorded_market where venue = $1 and id = any($2::text[])',
      [venue, ids],
    );
    for (const { id, key } of rows) {
      this.#known[venue].set(id, key);
      this.#made.push({ venue, id });
    }
  }
}
