/** What the service does with a listing each hour besides: a graph run, the ledger of settlements, the settled base. */
import { appendSettled } from '../../src/insight/append-settled.ts';
import { checkSettlements } from '../../src/rebuild/check-settlements.ts';
import type { GraphSnapshot } from '../../src/rebuild/graph-snapshot.ts';
import { runGraph } from '../../src/rebuild/run-graph.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { simulatedPhrases } from '../../src/simulator/phrases/index.ts';
import type { Store } from '../../src/store/index.ts';

/** Every settled market gets a row of the base, whatever it traded at: a row with prices is the largest there is. */
const doubledHalfDollar = 1_000_000;

export function createHourlyUpkeep(store: Store): (now: number) => Promise<void> {
  const { signal } = new AbortController();
  let held: GraphSnapshot | undefined;
  return async (at) => {
    const deps = { store, log: silentLog, now: () => at };
    const run = { ...deps, graphVersion: 'combos soak', phrases: simulatedPhrases };
    const outcome = await runGraph(run, held, signal);
    if (outcome.kind !== 'finished') throw new Error(`The graph run ended as ${outcome.kind}.`);
    held = outcome.snapshot;
    await checkSettlements(deps, signal);
    await appendSettled({ ...deps, priceAt: () => doubledHalfDollar }, signal);
  };
}
