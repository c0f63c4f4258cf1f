/**
 * Graph runs over a stored listing of the real size: the first, one with nothing changed, one with two in a hundred
 * contracts changed. The peer of the later ones is the first run in the same database.
 */
import { rebuildStoreLimits, runGraph } from '../src/rebuild/index.ts';
import { silentLog } from '../src/runtime/log.ts';
import { simulatedPhrases } from '../src/simulator/phrases/index.ts';
import { migrate, openStore } from '../src/store/index.ts';
import type { ReadListing } from '../tests/harness/raw-payloads.ts';
import { startTestServer } from '../tests/harness/test-server.ts';
import { type BenchResult, reportProgress } from './bench.ts';
import { listCopies } from './copied-venue.ts';

const marketCount = 280_000;
const incrementalSecondsMax = 1.5;

export async function measureRuns(base: readonly ReadListing[]): Promise<BenchResult[]> {
  const server = await startTestServer();
  const store = openStore({ log: silentLog }, { kind: 'external', url: server.url }, rebuildStoreLimits);
  try {
    await migrate(store);
    let held: Parameters<typeof runGraph>[1];
    const list = (edition: number): Promise<void> =>
      listCopies(store, { base, markets: marketCount, edition });
    const run = async (what: string): Promise<number> => {
      const begun = performance.now();
      const outcome = await runGraph(
        { store, log: silentLog, now: Date.now, graphVersion: 'bench', phrases: simulatedPhrases },
        held,
        new AbortController().signal,
      );
      if (outcome.kind !== 'finished') throw new Error(`The run did not end well: ${outcome.kind}.`);
      held = outcome.snapshot;
      const seconds = (performance.now() - begun) / 1000;
      reportProgress(
        `${what}: ${seconds.toFixed(2)} s, ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB resident`,
      );
      return seconds;
    };
    await list(0);
    const first = await run('first run over stored contracts');
    const unchanged = await run('run with nothing changed');
    await list(1);
    const changed = await run('run with 2 % changed');
    const compare = (what: string, value: number): BenchResult => ({
      what,
      value,
      unit: 's',
      peer: 'first run, 280,000 markets',
      peerValue: first,
      ratio: value / first,
    });
    return [
      compare('run with nothing changed', unchanged),
      compare('run with 2 % changed', changed),
      {
        what: 'run with 2 % changed',
        value: changed,
        unit: 's',
        peer: 'the goal of 1.5 s',
        peerValue: incrementalSecondsMax,
        ratio: changed / incrementalSecondsMax,
        goal: { atMost: 1 },
      },
    ];
  } finally {
    await store.close();
    await server.close();
  }
}
