/**
 * Insights over as many markets as the venues list: what a fill costs beside the reading of its frame, lists by the API
 * against a bare `node:http` server with the same bytes, boards, and the memory of the windows. `--markets` makes it smaller.
 *
 *   run, figures, prices, money in memory ─ fills ─ boards ─ memory ─ API ◄── load
 *   └───────────────── one process, on the server's core ──────────┘
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '../tests/harness/test-server.ts';
import { type BenchOptions, type BenchResult, reportProgress } from './bench.ts';
import { compareWithPeers } from './compare-peers.ts';
import { startServer } from './server-process.ts';

export const name = 'insights';

const defaultMarkets = 280_000;
const startTimeoutMs = 1_800_000;
const shareMin = 0.7;
const paths = ['/v1/insights/moves', '/v1/insights/flows', '/v1/insights/closing', '/v1/insights'];

export async function run({ markets = defaultMarkets }: BenchOptions = {}): Promise<readonly BenchResult[]> {
  const database = await startTestServer();
  const folder = await mkdtemp(join(tmpdir(), 'routeur-bench-'));
  try {
    reportProgress(`  making ${markets} markets…`);
    const resultsFile = join(folder, 'results.json');
    const args = [database.url, String(markets), resultsFile];
    await using ours = await startServer('insights-server.ts', args, startTimeoutMs);
    const results: BenchResult[] = JSON.parse(await readFile(resultsFile, 'utf8'));
    for (const path of paths)
      results.push(...(await compareWithPeers(ours, { what: path, path, shareMin, prebuiltOnly: true })));
    return results;
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
