/**
 * The graph: counting pairs against DuckDB's join on the same intervals, and full builds from contract versions of three
 * sizes. The contracts are simulated ones, copied into later years so that every copy is about something else.
 */
import { DuckDBInstance } from '@duckdb/node-api';
import { readContract } from '../src/core/claim/index.ts';
import {
  countsPerInterval,
  Graph,
  type GraphMember,
  IntervalCounter,
  places,
} from '../src/core/graph/index.ts';
import { memberOf } from '../src/core/relation/index.ts';
import { createRandom } from '../src/simulator/world/index.ts';
import type { ReadListing } from '../tests/harness/raw-payloads.ts';
import { simulatedReader } from '../tests/harness/simulated-reader.ts';
import { type BenchOptions, type BenchResult, reportProgress } from './bench.ts';
import { copyContracts, simulatedContracts } from './graph-contracts.ts';
import { measureReading } from './graph-reading.ts';
import { measureRuns } from './graph-run.ts';

export const name = 'graph';

const intervalCount = 1_000_000;
const groupCount = 50_000;
const groupSizeMax = 300;
const chunkSize = 10_000;
const readCount = 1_000_000;

interface Intervals {
  readonly groups: Int32Array;
  readonly lows: Int32Array;
  readonly highs: Int32Array;
}

/** With `--markets`, reading alone, of so many: the rest has one size. */
export async function run({ markets }: BenchOptions): Promise<readonly BenchResult[]> {
  const base = simulatedContracts(20_000);
  if (markets !== undefined) return measureReading(base, markets);
  const skewed = makeIntervals(groupSizes());
  return [
    await compareCounting('pair counting, 1,000,000 intervals in 50,000 groups', skewed),
    growOneGroup(),
    ...buildAtSizes(base),
    ...measureReading(base, readCount),
    ...(await measureRuns(base)),
  ];
}

/** A power law with a mean of twenty, as markets group. */
function groupSizes(): number[] {
  const random = createRandom(7, 'groups');
  const raw = Array.from({ length: groupCount }, () => Math.min(groupSizeMax, 6 / random.uniform() ** 0.7));
  const scale = intervalCount / raw.reduce((sum, size) => sum + size, 0);
  const sizes = raw.map((size) => Math.max(1, Math.min(groupSizeMax, Math.round(size * scale))));
  let rest = intervalCount - sizes.reduce((sum, size) => sum + size, 0);
  for (let index = 0; rest !== 0; index = (index + 1) % groupCount) {
    const size = sizes[index] ?? 1;
    const step = Math.sign(rest);
    if (size + step < 1 || size + step > groupSizeMax) continue;
    sizes[index] = size + step;
    rest -= step;
  }
  return sizes;
}

function makeIntervals(sizes: readonly number[]): Intervals {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const [groups, lows, highs] = [new Int32Array(total), new Int32Array(total), new Int32Array(total)];
  const random = createRandom(11, 'intervals');
  let place = 0;
  sizes.forEach((size, group) => {
    for (let member = 0; member < size; member += 1) {
      // Bounds are ranked in their group before they are counted: n intervals have at most 2n ranks.
      const last = 2 * size + 1;
      const low = Math.floor(random.uniform() * (last - 1));
      const isOpen = random.uniform() < 0.5;
      groups[place] = group;
      lows[place] = low;
      highs[place] = isOpen ? last : low + 1 + Math.floor(random.uniform() * (last - 1 - low));
      place += 1;
    }
  });
  return { groups, lows, highs };
}

async function compareCounting(what: string, intervals: Intervals): Promise<BenchResult> {
  const { seconds: ours, sums } = countHere(intervals);
  reportProgress(`${what}: ours ${ours.toFixed(3)} s; ${JSON.stringify(sums)}`);
  const duck = await countInDuckDb(intervals);
  if (JSON.stringify(duck.sums) !== JSON.stringify(sums)) {
    throw new Error(`The two engines disagree: ${JSON.stringify(sums)} and ${JSON.stringify(duck.sums)}.`);
  }
  return {
    what,
    value: 1 / ours,
    unit: 'runs/s',
    peer: `DuckDB, two threads (${duck.seconds.toFixed(2)} s against ${ours.toFixed(3)} s)`,
    peerValue: 1 / duck.seconds,
    ratio: duck.seconds / ours,
    goal: { atLeast: 10 },
  };
}

/** Ten times as many intervals in one group cost ten times as much, not a hundred times. */
function growOneGroup(): BenchResult {
  const small = countHere(makeIntervals([10_000])).seconds / 10_000;
  const large = countHere(makeIntervals([100_000])).seconds / 100_000;
  return {
    what: 'one interval in a group of 100,000',
    value: large * 1e6,
    unit: 'µs',
    peer: 'in a group of 10,000',
    peerValue: small * 1e6,
    ratio: large / small,
    goal: { atMost: 3 },
  };
}

function countHere(intervals: Intervals): { readonly seconds: number; readonly sums: Sums } {
  const counter = new IntervalCounter();
  const total = intervals.groups.length;
  let counts = new Int32Array(0);
  const times = [0, 1, 2].map(() => {
    const begun = performance.now();
    counts = new Int32Array(total * countsPerInterval);
    for (let from = 0; from < total; ) {
      let to = from + 1;
      while (to < total && intervals.groups[to] === intervals.groups[from]) to += 1;
      counter.count(intervals, { from, to, last: 2 * (to - from) + 1 }, counts);
      from = to;
    }
    return performance.now() - begun;
  });
  return { seconds: Math.min(...times) / 1000, sums: sumPlaces(counts) };
}

interface Sums {
  readonly equal: number;
  readonly nested: number;
  readonly disjoint: number;
  readonly crossing: number;
}

function sumPlaces(counts: Int32Array): Sums {
  const sums = new Float64Array(countsPerInterval);
  counts.forEach((count, index) => {
    sums[index % countsPerInterval] = (sums[index % countsPerInterval] ?? 0) + count;
  });
  const sum = (place: number): number => sums[place] ?? 0;
  return {
    equal: sum(places.equal) / 2,
    nested: sum(places.insideOf),
    disjoint: sum(places.disjoint) / 2,
    crossing: sum(places.crosses) / 2,
  };
}

async function countInDuckDb({ groups, lows, highs }: Intervals): Promise<{ seconds: number; sums: Sums }> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  try {
    await connection.run('create table intervals (id integer, grp integer, lo integer, hi integer)');
    const appender = await connection.createAppender('intervals');
    groups.forEach((group, id) => {
      appender.appendInteger(id);
      appender.appendInteger(group);
      appender.appendInteger(lows[id] ?? 0);
      appender.appendInteger(highs[id] ?? 0);
      appender.endRow();
    });
    appender.closeSync();
    const begun = performance.now();
    // Counts of every market, as ours; summed afterwards to compare.
    await connection.run(`
      create table counted as
      select a.id,
        count(*) filter (where a.lo = b.lo and a.hi = b.hi) as equal,
        count(*) filter (where a.lo >= b.lo and a.hi <= b.hi and not (a.lo = b.lo and a.hi = b.hi)) as inside_of,
        count(*) filter (where a.lo <= b.lo and a.hi >= b.hi and not (a.lo = b.lo and a.hi = b.hi)) as contains,
        count(*) filter (where a.hi <= b.lo or b.hi <= a.lo) as disjoint,
        count(*) as others
      from intervals a join intervals b on a.grp = b.grp and a.id <> b.id
      group by a.id`);
    const seconds = (performance.now() - begun) / 1000;
    const reader = await connection.runAndReadAll(
      'select sum(equal) / 2, sum(inside_of), sum(disjoint) / 2, sum(others) / 2 from counted',
    );
    const [equal = 0, nested = 0, disjoint = 0, pairs = 0] = (reader.getRows()[0] ?? []).map(Number);
    return { seconds, sums: { equal, nested, disjoint, crossing: pairs - equal - nested - disjoint } };
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** Reading every claim and building the graph, and what one market costs at each size. */
function buildAtSizes(base: readonly ReadListing[]): BenchResult[] {
  const builds = [10_000, 100_000, 1_000_000].map((markets) => {
    const members: GraphMember[] = [];
    // Making the copies is the bench's own work and is not counted.
    let readMs = 0;
    let chunk: ReadListing[] = [];
    const readChunk = (): void => {
      const begun = performance.now();
      for (const { contract, event } of chunk) {
        const reading = readContract(simulatedReader, contract, event);
        const member = memberOf({ ...contract, marketId: contract.id }, reading);
        members.push({ key: members.length, ...member });
      }
      readMs += performance.now() - begun;
      chunk = [];
    };
    for (const listing of copyContracts(base, markets)) {
      chunk.push(listing);
      if (chunk.length === chunkSize) readChunk();
    }
    readChunk();
    const begun = performance.now();
    const graph = new Graph(members);
    const buildMs = performance.now() - begun;
    const { totals } = graph;
    const seconds = (readMs + buildMs) / 1000;
    reportProgress(
      `${markets} markets: ${seconds.toFixed(2)} s (read ${(readMs / 1000).toFixed(2)}, build ` +
        `${(buildMs / 1000).toFixed(2)}), ${totals.variables} variables, ${JSON.stringify(totals.relations)}, ` +
        `${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB resident`,
    );
    return { markets, seconds, memoryMib: process.memoryUsage().rss / 2 ** 20 };
  });
  const [, hundredThousand, million] = builds;
  if (hundredThousand === undefined || million === undefined) return [];
  const perMarket = (build: typeof million): number => (build.seconds / build.markets) * 1e6;
  return [
    {
      what: 'full build, 1,000,000 markets',
      value: million.seconds,
      unit: 's',
      peer: 'the goal of 15 s',
      peerValue: 15,
      ratio: million.seconds / 15,
      goal: { atMost: 1 },
    },
    {
      what: 'memory of a full build, 1,000,000 markets',
      value: million.memoryMib,
      unit: 'MiB',
      peer: 'the goal of 3 GiB',
      peerValue: 3072,
      ratio: million.memoryMib / 3072,
      goal: { atMost: 1 },
    },
    {
      what: 'one market of a full build, at 1,000,000',
      value: perMarket(million),
      unit: 'µs',
      peer: 'at 100,000',
      peerValue: perMarket(hundredThousand),
      ratio: perMarket(million) / perMarket(hundredThousand),
      goal: { atMost: 1.2 },
    },
  ];
}
