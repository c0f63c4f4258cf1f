/** What a reading of a listing costs: time, CPU of this process, rows and write-ahead log. */
import type { Client } from 'pg';
import { type BenchResult, reportProgress } from './bench.ts';

export interface Measured {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly rows: number;
  readonly walBytes: number;
}

const tables = [
  'rule_text',
  'event',
  'event_version',
  'market',
  'contract_version',
  'series',
  'series_version',
  'settlement',
  'listing_cycle',
];

export function compare(
  what: string,
  unit: string,
  value: number,
  peer: string,
  peerValue: number,
): BenchResult {
  return { what, unit, value, peer, peerValue, ratio: value / peerValue };
}

export async function measure(client: Client, label: string, work: () => Promise<void>): Promise<Measured> {
  const before = await client.query(
    'select pg_current_wal_lsn() as lsn, pg_snapshot_xmax(pg_current_snapshot())::text as xmax',
  );
  const cpu = process.cpuUsage();
  const seconds = await time(work);
  const { user, system } = process.cpuUsage(cpu);
  const after = await client.query('select pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::float8 as bytes', [
    before.rows[0].lsn,
  ]);
  // On a fresh server no transaction number has come round yet.
  const written = await client.query(
    tables
      .map((table) => `select count(*)::int as rows from ${table} where xmin::text::bigint >= $1::bigint`)
      .join(' union all '),
    [before.rows[0].xmax],
  );
  const measured: Measured = {
    seconds,
    cpuSeconds: (user + system) / 1e6,
    rows: written.rows.reduce((sum: number, row: { rows: number }) => sum + row.rows, 0),
    walBytes: Number(after.rows[0].bytes),
  };
  reportProgress(
    `  ${label}: ${seconds.toFixed(1)} s, ${measured.cpuSeconds.toFixed(1)} s CPU, ${measured.rows} rows, ${(measured.walBytes / 1e6).toFixed(1)} MB WAL, ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB memory`,
  );
  return measured;
}

export async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
