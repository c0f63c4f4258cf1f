/**
 * Lookups over as many markets as the venues list, by the real service: a market and a page of its relations against bare
 * `node:http` servers with the same bytes, searches against the status of the same process, the memory, and the start, before and after the run was kept.
 *
 *   copied contracts ─ listing cycle ─ graph run ─ database ─ service process ◄── wrk, searches
 *
 * `ROUTEUR_BENCH_MARKETS` makes it smaller, for a trial.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Graph } from '../src/core/graph/index.ts';
import { readGraphVersion, rebuildStoreLimits, runGraph } from '../src/rebuild/index.ts';
import { silentLog } from '../src/runtime/log.ts';
import { simulatedPhrases } from '../src/simulator/phrases/index.ts';
import { migrate, openStore } from '../src/store/index.ts';
import { listWorld } from '../tests/harness/served-run.ts';
import { startTestServer } from '../tests/harness/test-server.ts';
import { type BenchResult, reportProgress } from './bench.ts';
import { compareWithPeers } from './compare-peers.ts';
import { type CopiedListing, listCopies } from './copied-venue.ts';
import { loadGenerator } from './http-load.ts';
import { makeSearches } from './lookup-queries.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export const name = 'lookup';

const { ROUTEUR_BENCH_MARKETS: fewer } = process.env;
const marketCount = Number(fewer ?? 280_000);
const baseMarkets = Math.min(20_000, marketCount);
const pageOfRelations = 50;
const marketsRotated = 5_000;
const searchCount = 2_000;
const searchesToWarmUp = 200;
const startTimeoutMs = 600_000;
const sweptPollMs = 200;
const marketShareMin = 0.85;
const relationsShareMin = 0.7;
const memoryGiBMax = 2.5;
const warmStartSecondsMax = 5;

interface FilledDatabase extends AsyncDisposable {
  readonly url: string;
  /** Of the services under test. */
  readonly dataDir: string;
  readonly runSeconds: number;
  /** Paths of markets, far apart in the run. */
  readonly markets: readonly string[];
  /** Of those with a page of relations and more. */
  readonly related: readonly string[];
}

export async function run(): Promise<readonly BenchResult[]> {
  const base = listWorld({ seed: 5, markets: baseMarkets }).flatMap(
    ({ event, ...listing }): CopiedListing[] => (event === undefined ? [] : [{ ...listing, event }]),
  );
  await using database = await fillDatabase(base);
  const start = (liveFigures: 'filled' | 'empty') =>
    startServer('lookup-server.ts', [database.url, database.dataDir, liveFigures], startTimeoutMs);
  await using ours = await start('filled');
  const loaded = readMemory(ours.pid);
  await untilSwept(ours);
  reportProgress(
    `  in service after ${ours.startSeconds.toFixed(1)} s, ${describe(loaded)}; ${database.related.length} markets have ${pageOfRelations} relations`,
  );
  const requests = await loadMarkets(ours, database);
  const searches = await measureSearches(ours, makeSearches(base, searchCount));
  const used = readMemory(ours.pid);
  reportProgress(`  after all requests ${describe(used)}`);
  await ours[Symbol.asyncDispose]();
  await using restarted = await start('empty');
  const warm = readMemory(restarted.pid);
  reportProgress(`  restarted in ${restarted.startSeconds.toFixed(1)} s, ${describe(warm)}`);
  const memory = (what: string, value: number): BenchResult => ({
    what,
    value,
    unit: 'GiB',
    peer: `the goal of ${memoryGiBMax} GiB`,
    peerValue: memoryGiBMax,
    ratio: value / memoryGiBMax,
    goal: { atMost: 1 },
  });
  return [
    ...requests,
    ...searches,
    memory('resident memory after loading', loaded.residentGiB),
    memory('resident memory after all requests', used.residentGiB),
    memory('resident memory at its peak', used.peakGiB),
    {
      what: 'first start of the service on one core, until it is ready',
      value: ours.startSeconds,
      unit: 's',
      peer: 'the first graph run in the same database',
      peerValue: database.runSeconds,
      ratio: ours.startSeconds / database.runSeconds,
    },
    {
      what: 'start of the service on one core, the run being kept',
      value: restarted.startSeconds,
      unit: 's',
      peer: `the goal of ${warmStartSecondsMax} s`,
      peerValue: warmStartSecondsMax,
      ratio: restarted.startSeconds / warmStartSecondsMax,
      goal: { atMost: 1 },
    },
  ];
}

async function fillDatabase(base: readonly CopiedListing[]): Promise<FilledDatabase> {
  const server = await startTestServer();
  try {
    const store = openStore({ log: silentLog }, { kind: 'external', url: server.url }, rebuildStoreLimits);
    try {
      await migrate(store);
      reportProgress(`  listing ${marketCount} markets…`);
      const listedSeconds = await time(() => listCopies(store, { base, markets: marketCount, edition: 0 }));
      reportProgress(`  listed in ${listedSeconds.toFixed(1)} s; relating…`);
      let graph: Graph | undefined;
      const runSeconds = await time(async () => {
        const phrases = simulatedPhrases;
        const graphVersion = readGraphVersion(phrases);
        const deps = { store, log: silentLog, now: Date.now, graphVersion, phrases };
        const outcome = await runGraph(deps, undefined, new AbortController().signal);
        if (outcome.kind !== 'finished') throw new Error(`The run did not end well: ${outcome.kind}.`);
        ({ graph } = outcome.snapshot);
      });
      if (graph === undefined) throw new Error('There is no graph.');
      reportProgress(`  related in ${runSeconds.toFixed(1)} s`);
      const dataDir = await mkdtemp(join(tmpdir(), 'routeur-bench-lookup-'));
      return {
        url: server.url,
        dataDir,
        runSeconds,
        ...choosePaths(graph),
        [Symbol.asyncDispose]: async () => {
          await rm(dataDir, { recursive: true, force: true });
          await server.close();
        },
      };
    } finally {
      await store.close();
    }
  } catch (error) {
    await server.close();
    throw error;
  }
}

function choosePaths({ members, relations }: Graph): Pick<FilledDatabase, 'markets' | 'related'> {
  const paths = members.map(({ venue, marketId }) => `/v1/markets/${venue}/${marketId}`);
  const step = Math.max(1, Math.floor(paths.length / marketsRotated));
  const related = paths.filter((_, index) => {
    const { implies, impliedBy, equivalent, contradicts, overlaps } = relations.countsOf(index);
    return implies + impliedBy + equivalent + contradicts + overlaps >= pageOfRelations;
  });
  const relatedStep = Math.max(1, Math.floor(related.length / marketsRotated));
  return {
    markets: paths.filter((_, index) => index % step === 0),
    related: related
      .filter((_, index) => index % relatedStep === 0)
      .map((path) => `${path}/relations?limit=${pageOfRelations}`),
  };
}

/** The watch looks at every market of a new run once, on the thread that answers: no look-up of a usual minute. */
async function untilSwept({ url }: ServerProcess): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    if (/^routeur_leads_markets_left 0$/m.test(metrics)) return;
    await sleep(sweptPollMs);
  }
}

/** One market that is hot, then thousands in turn; the peers send the answer of one that is neither large nor small. */
async function loadMarkets(
  ours: ServerProcess,
  { markets, related }: FilledDatabase,
): Promise<readonly BenchResult[]> {
  const results: BenchResult[] = [];
  for (const [kind, paths, shareMin] of [
    ['market', markets, marketShareMin],
    [`${pageOfRelations} relations`, related, relationsShareMin],
  ] as const) {
    const path = await findMiddling(ours, paths);
    results.push(...(await compareWithPeers(ours, { what: `one ${kind}`, path, shareMin })));
    if (loadGenerator !== 'wrk') {
      reportProgress(`  ${paths.length} times ${kind}, in turn: not measured, which takes wrk`);
      continue;
    }
    const what = `${kind}, ${paths.length} in turn`;
    results.push(...(await compareWithPeers(ours, { what, path, shareMin, rotating: paths })));
  }
  return results;
}

async function findMiddling(ours: ServerProcess, paths: readonly string[]): Promise<string> {
  const step = Math.max(1, Math.floor(paths.length / 200));
  const sizes: { path: string; bytes: number }[] = [];
  for (const path of paths.filter((_, index) => index % step === 0)) {
    sizes.push({ path, bytes: (await ask(ours, path)).bytes });
  }
  const middle = sizes.sort((left, right) => left.bytes - right.bytes)[Math.floor(sizes.length / 2)];
  if (middle === undefined) throw new Error('No market has what is measured.');
  return middle.path;
}

/** One after the other, each beside a request that does nothing, so that the machine is the same for both. */
async function measureSearches(ours: ServerProcess, queries: readonly string[]): Promise<BenchResult[]> {
  const searches: number[] = [];
  const statuses: number[] = [];
  for (const [place, query] of queries.entries()) {
    const search = await ask(ours, `/v1/search?${query}`);
    const status = await ask(ours, '/v1/status');
    if (place < searchesToWarmUp) continue;
    searches.push(search.ms);
    statuses.push(status.ms);
  }
  return [
    ['p50', 0.5],
    ['p99', 0.99],
  ].map(([label, share]): BenchResult => {
    const value = quantile(searches, Number(share));
    const peerValue = quantile(statuses, Number(share));
    return {
      what: `search, ${label} of ${searches.length}`,
      value,
      unit: 'ms',
      peer: `GET /v1/status, ${label}`,
      peerValue,
      ratio: value / peerValue,
    };
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function ask(
  { url, key }: ServerProcess,
  path: string,
): Promise<{ readonly ms: number; readonly bytes: number }> {
  const begun = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; bytes: number }>();
  get(`${url}${path}`, { agent, headers: { 'X-API-Key': key } }, (response) => {
    buffer(response).then(
      ({ byteLength }) => resolve({ status: response.statusCode ?? 0, bytes: byteLength }),
      reject,
    );
  }).on('error', reject);
  const { status, bytes } = await promise;
  if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
  return { ms: performance.now() - begun, bytes };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

interface Memory {
  readonly residentGiB: number;
  readonly peakGiB: number;
}

function readMemory(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 2 ** 20;
  return { residentGiB: read('VmRSS'), peakGiB: read('VmHWM') };
}

function describe({ residentGiB, peakGiB }: Memory): string {
  return `${residentGiB.toFixed(2)} GiB resident, ${peakGiB.toFixed(2)} GiB at its peak`;
}

async function time(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}
