/**
 * What reading one contract costs on one thread: the first time, and again when nothing has changed. Simulated contracts are
 * copied into later years; real ones are read as they are at hand, so that most of their texts are new to the reader.
 */
import { type ReaderTools, readContract } from '../src/core/claim/index.ts';
import { fingerprint } from '../src/runtime/content-hash.ts';
import type { ReadListing } from '../tests/harness/raw-payloads.ts';
import { simulatedReader } from '../tests/harness/simulated-reader.ts';
import { missing } from '../tests/harness/test-needs.ts';
import { realListings } from '../tests/phrases/real-texts.ts';
import { type BenchResult, reportProgress } from './bench.ts';
import { copyContracts } from './graph-contracts.ts';

/** Fewer than the reader keeps, so that a batch that is read again was kept. */
const batchSize = 4_000;
const repeatedMax = 100_000;
const firstGoal = 25;
const againGoal = 3;

export function measureReading(base: readonly ReadListing[], markets: number): BenchResult[] {
  const simulated = costOf(simulatedReader, copyContracts(base, markets));
  const results = rowsOf(`simulated contract, ${markets.toLocaleString('en')}`, simulated);
  const lacking = missing('captures');
  if (lacking !== false) {
    reportProgress(`no real contracts are read: ${lacking}`);
    return results;
  }
  const listings = [...realListings()].map(({ listing }) => listing);
  const real = costOf({ fingerprint }, listings);
  return [...results, ...rowsOf(`real contract, ${listings.length.toLocaleString('en')}`, real)];
}

interface Cost {
  readonly first: number;
  readonly again: number;
}

/** Microseconds a contract. Making the copies is the bench's own work and is not counted. */
function costOf(tools: ReaderTools, listings: Iterable<ReadListing>): Cost {
  const first = { ms: 0, contracts: 0 };
  const again = { ms: 0, contracts: 0 };
  let batch: ReadListing[] = [];
  const readBatch = (): void => {
    readAll(tools, batch, first);
    // Copies of every object: a listing that arrives again shares none with the one before.
    if (again.contracts < repeatedMax) readAll(tools, structuredClone(batch), again);
    batch = [];
  };
  for (const listing of listings) {
    batch.push(listing);
    if (batch.length === batchSize) readBatch();
  }
  readBatch();
  return { first: (first.ms / first.contracts) * 1000, again: (again.ms / again.contracts) * 1000 };
}

function readAll(
  tools: ReaderTools,
  batch: readonly ReadListing[],
  sum: { ms: number; contracts: number },
): void {
  const begun = performance.now();
  for (const { contract, event } of batch) readContract(tools, contract, event);
  sum.ms += performance.now() - begun;
  sum.contracts += batch.length;
}

function rowsOf(what: string, { first, again }: Cost): BenchResult[] {
  const row = (how: string, value: number, goal: number): BenchResult => ({
    what: `${how} a ${what}`,
    value,
    unit: 'µs',
    peer: `the goal of ${goal} µs`,
    peerValue: goal,
    ratio: value / goal,
    goal: { atMost: 1 },
  });
  return [
    row('reading', first, firstGoal),
    row('reading again', again, againGoal),
    {
      what: `reading again a ${what}`,
      value: again,
      unit: 'µs',
      peer: 'reading it first',
      peerValue: first,
      ratio: again / first,
    },
  ];
}
