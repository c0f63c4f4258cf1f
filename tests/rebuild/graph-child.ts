/** A process that makes one run and may be killed at any line: `graph-child.ts URL`. */
import { writeSync } from 'node:fs';
import { defaultRunLimits, rebuildStoreLimits, runGraph } from '../../src/rebuild/run-graph.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { simulatedPhrases } from '../../src/simulator/phrases/index.ts';
import { migrate, openStore } from '../../src/store/index.ts';

const [url = ''] = process.argv.slice(2);
const store = openStore({ log: silentLog }, { kind: 'external', url }, rebuildStoreLimits);
await migrate(store);
const outcome = await runGraph(
  {
    store,
    log: silentLog,
    now: Date.now,
    graphVersion: 'one',
    phrases: simulatedPhrases,
    onProgress: ({ phase, done }) => writeSync(1, `${phase} ${done}\n`),
  },
  undefined,
  new AbortController().signal,
  // Many small steps, so that there are many instants to be killed at.
  { ...defaultRunLimits, rowsMax: 6 },
);
writeSync(1, `${outcome.kind}\n`);
await store.close();
