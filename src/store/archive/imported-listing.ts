/** Settled markets that no listing has shown: added, with what belongs to them, and never changed here afterwards. */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import { type ListingBatch, writeListingBatch } from '../listings/index.ts';
import type { Store } from '../store.ts';
import { holdImportRun } from './import-runs.ts';

export interface ImportedNames {
  readonly series: readonly string[];
  readonly events: readonly string[];
  /** The venue's keys of markets, and their public ids. */
  readonly venueKeys: readonly string[];
  readonly ids: readonly string[];
}

export interface StoredNames {
  readonly series: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly venueKeys: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** Which of the names are in the store. */
export async function findStored(
  store: Store,
  venue: VenueId,
  names: ImportedNames,
  signal?: AbortSignal,
): Promise<StoredNames> {
  const { rows } = await store.query(
    (db, options) =>
      sql<{ kind: string; name: string }>`
        select 'series' as kind, id as name from series where venue = ${venue} and id = any(${names.series}::text[])
        union all
        select 'event', id from event where venue = ${venue} and id = any(${names.events}::text[])
        union all
        select 'key', venue_key from market where venue = ${venue} and venue_key = any(${names.venueKeys}::text[])
        union all
        select 'id', id from market where venue = ${venue} and id = any(${names.ids}::text[])`.execute(
        db,
        options,
      ),
    signal,
  );
  const namesOf = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map(({ name }) => name));
  return {
    series: namesOf('series'),
    events: namesOf('event'),
    venueKeys: namesOf('key'),
    ids: namesOf('id'),
  };
}

/**
 * Adds what is not in the store; every `current` is undefined. False, with nothing written, when the run is no longer
 * ours. Rejects with a write conflict when a listing has added any of it meanwhile.
 */
export async function saveImportedListing(
  store: Store,
  reading: { readonly run: number; readonly seenAt: number },
  batch: ListingBatch,
  signal?: AbortSignal,
): Promise<boolean> {
  return store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        const writing = { trx, options };
        if (!(await holdImportRun(writing, reading.run))) return false;
        await writeListingBatch(writing, { cycle: reading.run, seenAt: reading.seenAt }, batch);
        return true;
      }),
    signal,
  );
}
