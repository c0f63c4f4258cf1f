/**
 * A generated past of both venues in the community's layout, imported by a process of its own: rows a second beside DuckDB
 * that only reads the same files, and beside DuckDB that sorts and writes them as we have to; and the memory it takes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DuckDBInstance } from '@duckdb/node-api';
import { writeCommunityFolder } from '../tests/bulk-import/community-folder.ts';
import { startTestServer } from '../tests/harness/test-server.ts';
import { type BenchOptions, type BenchResult, reportProgress } from './bench.ts';

export const name = 'history-import';

/** Of both venues together; the promise is 100,000,000 and 1,000,000, which `--fills` and `--markets` ask for. */
const usualFills = 4_000_000;
const usualMarkets = 100_000;
const priceHours = 12;
const rowsPerFile = 500_000;
const memoryBytesMax = 1.5 * 1024 ** 3;
const readGoal = 0.5;

export async function run({
  fills = usualFills,
  markets = usualMarkets,
}: BenchOptions): Promise<readonly BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'routeur-bench-import-'));
  const source = join(folder, 'source');
  try {
    await writeCommunityFolder(source, {
      markets: Math.ceil(markets / 2),
      fills: Math.ceil(fills / 2),
      filesPerTable: Math.max(1, Math.ceil(fills / 2 / rowsPerFile)),
      priceHours,
    });
    const rows = fills + Math.ceil(markets / 2) * priceHours;
    reportProgress(`${rows} rows are written`);
    const read = await timeDuckDb(source, (files) => `select max(columns(*)) from read_parquet('${files}')`);
    const sorted = await timeDuckDb(
      source,
      (files, by) =>
        `copy (select * from read_parquet('${files}') order by ${by}) to '${join(folder, 'sorted.parquet')}'
          (format parquet, compression zstd, row_group_size 50000)`,
    );
    reportProgress(`DuckDB alone: read in ${print(read)}, sorted and written in ${print(sorted)}`);
    const imported = await importInChild(source, join(folder, 'history'));
    reportProgress(`imported in ${print(imported)}`);
    const rate = rows / imported.seconds;
    const result = (peer: string, { seconds }: Spent) => ({
      what: `import of ${rows.toLocaleString('en')} rows`,
      value: rate,
      unit: 'rows/s',
      peer,
      peerValue: rows / seconds,
      ratio: seconds / imported.seconds,
    });
    const inCpu = (peer: string, { cpuSeconds }: Spent) => ({
      what: 'the same, of processor time',
      value: rows / imported.cpuSeconds,
      unit: 'rows/s',
      peer,
      peerValue: rows / cpuSeconds,
      ratio: cpuSeconds / imported.cpuSeconds,
    });
    const [reading, sorting] = ['DuckDB reading the same files', 'DuckDB reading, sorting and writing them'];
    return [
      { ...result(reading, read), goal: { atLeast: readGoal } },
      inCpu(reading, read),
      result(sorting, sorted),
      inCpu(sorting, sorted),
      {
        what: 'peak memory of the import',
        value: imported.peakBytes,
        unit: 'bytes',
        peer: 'bound',
        peerValue: memoryBytesMax,
        ratio: imported.peakBytes / memoryBytesMax,
        goal: { atMost: 1 },
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function print({ seconds, cpuSeconds }: Spent): string {
  return `${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processors)`;
}

/** On a busy machine only the time of the processors compares. */
interface Spent {
  readonly seconds: number;
  readonly cpuSeconds: number;
}

/** With as many threads as the import has. */
async function timeDuckDb(source: string, statement: (files: string, by: string) => string): Promise<Spent> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2', memory_limit: '800MB' });
  const connection = await instance.connect();
  const began = performance.now();
  const cpu = process.cpuUsage();
  try {
    for (const [table, by] of [
      ['kalshi/trades', 'ticker, created_time'],
      ['polymarket/trades', 'maker_asset_id, taker_asset_id, block_number'],
      ['polymarket/prices', 'token_id, "timestamp"'],
    ] as const) {
      await connection.run(statement(join(source, table, '*.parquet'), by));
    }
    const { user, system } = process.cpuUsage(cpu);
    return { seconds: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6 };
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

async function importInChild(
  source: string,
  history: string,
): Promise<{ readonly seconds: number; readonly peakBytes: number; readonly cpuSeconds: number }> {
  const server = await startTestServer();
  try {
    const program = fileURLToPath(new URL('../tests/bulk-import/bulk-import-child.ts', import.meta.url));
    const child = spawn(process.execPath, [program, server.url, history, source, String(Date.now())], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    let began: number | undefined;
    let phase = '';
    let last = '';
    for await (const line of createInterface({ input: child.stdout })) {
      last = line;
      const [word = ''] = line.split(' ');
      // Looking into the files has just ended; the start of a process and of a database is not what is measured.
      began ??= performance.now();
      if (word !== phase && /^\w+$/.test(word)) {
        phase = word;
        reportProgress(`${((performance.now() - began) / 1000).toFixed(1)} s: ${phase}`);
      }
    }
    const seconds = (performance.now() - (began ?? 0)) / 1000;
    await exited;
    const { peakBytes, cpuSeconds } = JSON.parse(last) as { peakBytes: number; cpuSeconds: number };
    return { seconds, peakBytes, cpuSeconds };
  } finally {
    await server.close();
  }
}
