/**
 * Purchase comparisons from live books, against bare `node:http` servers that send the same bytes: a clean pair with two
 * candidates, and a market with many. The 99th percentile is of requests one after the other. `--markets` sets the world.
 */
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { startTestServer } from '../tests/harness/test-server.ts';
import { type BenchOptions, type BenchResult, reportProgress } from './bench.ts';
import { compareWithPeers } from './compare-peers.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export const name = 'compare';

const defaultMarkets = 2_000;
const startTimeoutMs = 120_000;
const shareMin = 0.5;
const singleRequests = 2_000;

export async function run({ markets = defaultMarkets }: BenchOptions = {}): Promise<readonly BenchResult[]> {
  const database = await startTestServer();
  try {
    reportProgress(`  making ${markets} markets…`);
    await using ours = await startServer(
      'compare-server.ts',
      [database.url, String(markets)],
      startTimeoutMs,
    );
    const response = await fetch(`${ours.url}/bench/paths`);
    const paths: Readonly<Record<string, string>> = JSON.parse(await response.text());
    await checkPriced(ours, Object.values(paths));
    const results: BenchResult[] = [];
    for (const [what, path] of Object.entries(paths)) {
      results.push(...(await compareWithPeers(ours, { what, path, shareMin })));
      reportProgress(`  ${what}: p99 ${(await measureTail(`${ours.url}${path}`, ours.key)).toFixed(2)} ms`);
    }
    return results;
  } finally {
    await database.close();
  }
}

const compared = Type.Object({
  data: Type.Object({
    options: Type.Array(Type.Object({ quote: Type.Object({ status: Type.String() }) })),
    best: Type.Union([Type.Integer(), Type.Null()]),
  }),
});

/** Answers without prices, or none with a best, would leave most of the work out. */
async function checkPriced({ url, key }: ServerProcess, paths: readonly string[]): Promise<void> {
  let withBest = 0;
  for (const path of paths) {
    const response = await fetch(`${url}${path}`, { headers: { 'x-api-key': key } });
    const { data } = Value.Parse(compared, await response.json());
    const unpriced = data.options.find(({ quote }) => quote.status !== 'current');
    if (data.options.length < 2 || unpriced !== undefined) throw new Error(`${path} prices no two options.`);
    if (data.best !== null) withBest += 1;
  }
  if (withBest === 0) throw new Error('No answer names a best.');
}

/** In milliseconds, as a caller sees it. */
async function measureTail(url: string, key: string): Promise<number> {
  const times: number[] = [];
  for (let sent = 0; sent < singleRequests; sent += 1) {
    const begun = performance.now();
    const response = await fetch(url, { headers: { 'x-api-key': key } });
    await response.arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}
