/** What listings keep in the database: rows of open and closed markets and of combos, and the bytes of each. */
import { sql } from 'kysely';
import type { Store } from '../../src/store/index.ts';

export interface KeptDisk {
  readonly openRows: number;
  /** Ordinary markets whose trading is over. */
  readonly closedRows: number;
  /** Those that are over included. */
  readonly comboRows: number;
  readonly databaseBytes: number;
}

export interface DiskParts {
  /** Of rows, without their indexes; with their events. */
  readonly comboBytes: number;
  readonly indexBytes: number;
  /** Bytes of each table with its indexes. */
  readonly tables: ReadonlyMap<string, number>;
}

export async function measureDisk(store: Store): Promise<KeptDisk> {
  const { rows } = await store.query((db, options) =>
    sql<{ open: string; closed: string; combos: string; bytes: string }>`
      select count(*) filter (where not combo and closed_cycle is null)::text as open,
        count(*) filter (where not combo and closed_cycle is not null)::text as closed,
        count(*) filter (where combo)::text as combos, pg_database_size(current_database())::text as bytes
      from market`.execute(db, options),
  );
  const [row] = rows;
  return {
    openRows: Number(row?.open),
    closedRows: Number(row?.closed),
    comboRows: Number(row?.combos),
    databaseBytes: Number(row?.bytes),
  };
}

const tablesOfCombos = [
  'market',
  'contract_version',
  'settlement',
  'graph_member',
  'accuracy_market',
] as const;

/**
 * Takes the room of dead rows back first, as the server does by itself every minute: here a minute of real time is many
 * simulated hours.
 */
export async function measureParts(store: Store): Promise<DiskParts> {
  await store.query((db, options) => sql`vacuum analyze`.execute(db, options));
  let comboBytes = 0;
  for (const table of tablesOfCombos) {
    const market = table === 'market' ? sql`t.key` : sql`t.market`;
    comboBytes += await readBytes(
      store,
      sql<{ bytes: string }>`
        select coalesce(sum(pg_column_size(t.*)), 0)::text as bytes
        from ${sql.table(table)} t join market m on m.key = ${market} where m.combo`,
    );
  }
  comboBytes += await readBytes(
    store,
    sql<{ bytes: string }>`
      select coalesce(sum(pg_column_size(e.*) + pg_column_size(f.*)), 0)::text as bytes
      from event e join event_version f on f.event = e.key
      where e.id in (select v.event_id from contract_version v join market m on m.key = v.market where m.combo)`,
  );
  const { rows } = await store.query((db, options) =>
    sql<{ name: string; bytes: string; index_bytes: string }>`
      select relname as name, pg_total_relation_size(relid)::text as bytes, pg_indexes_size(relid)::text as index_bytes
      from pg_stat_user_tables`.execute(db, options),
  );
  return {
    comboBytes,
    indexBytes: rows.reduce((sum, { index_bytes }) => sum + Number(index_bytes), 0),
    tables: new Map(rows.map(({ name, bytes }) => [name, Number(bytes)])),
  };
}

async function readBytes(
  store: Store,
  query: ReturnType<typeof sql<{ readonly bytes: string }>>,
): Promise<number> {
  const { rows } = await store.query((db, options) => query.execute(db, options));
  return Number(rows[0]?.bytes ?? 0);
}
