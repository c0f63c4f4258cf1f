/** The keys of recorded markets. What is remembered was committed: a key that was rolled back is not one. */
import type { PoolClient } from 'pg';
import { type MarketName, type VenueId, venueIds } from '../../core/contract/index.ts';

const rememberedMax = 1_000_000;
/** A name that no batch has had for one to two of these is forgotten: most markets are over soon, and never recorded again. */
const turnMs = 3_600_000;
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

type KeysByName = Readonly<Record<VenueId, Map<string, number>>>;

export class MarketKeys {
  readonly #now: () => number;
  /** Those of this turn, and of the one before it that were not named again. */
  #recent: KeysByName = noKeys();
  #older: KeysByName = noKeys();
  #turnedAt: number;
  readonly #made: MarketName[] = [];

  /** `now`: milliseconds of a clock that never goes back. */
  constructor(now: () => number) {
    this.#now = now;
    this.#turnedAt = now();
  }

  get size(): number {
    return [this.#recent, this.#older].reduce((sum, keys) => sum + keys.venue_a.size + keys.venue_b.size, 0);
  }

  /** Undefined before `prepare` had it. */
  find({ venue, id }: MarketName): number | undefined {
    return this.#recent[venue].get(id);
  }

  /** Makes sure that every name has a key, which `find` then returns. */
  async prepare(client: PoolClient, names: Iterable<MarketName>): Promise<void> {
    const unknown = { venue_a: new Set<string>(), venue_b: new Set<string>() };
    for (const { venue, id } of names) if (!this.#recall(venue, id)) unknown[venue].add(id);
    for (const venue of venueIds) {
      if (unknown[venue].size > 0) await this.#add(client, venue, [...unknown[venue]]);
    }
  }

  keep(): void {
    this.#made.length = 0;
    const isTurn = this.#now() - this.#turnedAt >= turnMs;
    if (!isTurn && this.size <= rememberedMax) return;
    this.#older = isTurn ? this.#recent : noKeys();
    this.#recent = noKeys();
    if (isTurn) this.#turnedAt = this.#now();
  }

  discard(): void {
    for (const { venue, id } of this.#made) this.#recent[venue].delete(id);
    this.#made.length = 0;
  }

  #recall(venue: VenueId, id: string): boolean {
    if (this.#recent[venue].has(id)) return true;
    const key = this.#older[venue].get(id);
    if (key === undefined) return false;
    this.#older[venue].delete(id);
    this.#recent[venue].set(id, key);
    return true;
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
      this.#recent[venue].set(id, key);
      this.#made.push({ venue, id });
    }
  }
}

function noKeys(): KeysByName {
  return { venue_a: new Map(), venue_b: new Map() };
}
