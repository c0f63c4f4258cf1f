/**
 * Forward-only migrations: `migrations/NNNN-name.sql`, each run once, in order, under an advisory lock,
 * so that any number of processes may start at once.
 */
import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Store } from './store.ts';
import { StoreError } from './store-error.ts';
import type { Tables } from './tables.ts';

const migrationsFolder = new URL('./migrations/', import.meta.url);

export interface MigrationReport {
  /** Names of the migrations this call ran; empty when the schema was current. */
  readonly applied: readonly string[];
}

/** Brings the schema up to date and opens the store for queries. Aborting rejects at once, as `Store.prepare` does. */
export async function migrate(store: Store, signal?: AbortSignal): Promise<MigrationReport> {
  const migrations = await loadMigrations();
  return store.prepare(async (db) => {
    await refuseNewerSchema(db, Object.keys(migrations));
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
      migrationTableName: 'schema_migration',
      migrationLockTableName: 'schema_migration_lock',
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    return { applied: (results ?? []).map((result) => result.migrationName) };
  }, signal);
}

/** Removes everything from an embedded database, for data that was made up. An external database is refused. */
export async function emptyDatabase(store: Store): Promise<void> {
  if (store.kind !== 'embedded') {
    throw new StoreError('failed', 'Only the embedded database of a simulation is ever emptied.');
  }
  await store.unprepared(async (db) => {
    await sql`drop schema if exists public cascade`.execute(db);
    await sql`create schema public`.execute(db);
  });
}

async function loadMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(new URL(file, migrationsFolder), 'utf8');
      // The statement timeout of requests is not meant for migrations.
      const up = async (db: Kysely<unknown>) => {
        await sql`set local statement_timeout = 0`.execute(db);
        await sql.raw(text).execute(db);
      };
      return [file.replace(/\.sql$/, ''), { up }];
    }),
  );
  return Object.fromEntries(migrations);
}

async function refuseNewerSchema(db: Kysely<Tables>, known: readonly string[]): Promise<void> {
  const exists = await sql<{
    name: string | null;
  }>`select to_regclass('schema_migration')::text as name`.execute(db);
  if (!exists.rows[0]?.name) return;
  const applied = await sql<{ name: string }>`select name from schema_migration order by name`.execute(db);
  const unknown = applied.rows.map((row) => row.name).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new StoreError(
      'schema_mismatch',
      `The database was migrated by a newer version of this program (it has ${unknown.join(', ')}). Run that version.`,
    );
  }
}
