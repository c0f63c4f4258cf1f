/** What the transport, keys, limits and the log cost: our server against bare `node:http` servers with the same answers. */
import type { BenchResult } from './bench.ts';
import { compareWithPeers } from './compare-peers.ts';
import { startServer } from './server-process.ts';

export const name = 'http';

const endpoints = ['/v1/status', '/v1/openapi.json'];
const shareMin = 0.85;

export async function run(): Promise<readonly BenchResult[]> {
  await using ours = await startServer('http-server.ts', []);
  const results: BenchResult[] = [];
  for (const path of endpoints) {
    results.push(...(await compareWithPeers(ours, { what: `GET ${path}`, path, shareMin })));
  }
  return results;
}
