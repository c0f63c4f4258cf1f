/** A process that imports a folder and may be killed at any line: `bulk-import-child.ts URL HISTORY FOLDER NOW`. */
import { readFileSync, writeSync } from 'node:fs';
import { runBulkImport } from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { migrate, openStore } from '../../src/store/index.ts';

const [url = '', historyFolder = '', folder = '', now = ''] = process.argv.slice(2);
const store = openStore({ log: silentLog }, { kind: 'external', url });
await migrate(store);
const outcome = await runBulkImport(
  {
    store,
    log: silentLog,
    now: () => Number(now),
    historyFolder,
    onProgress: ({ phase, done }) => writeSync(1, `${phase} ${done}\n`),
  },
  folder,
  new AbortController().signal,
  // The test has seen the process before this one end.
  { beatEveryMs: 1_000, silenceMaxMs: 0 },
);
await store.close();
const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
const { user, system } = process.cpuUsage();
writeSync(
  1,
  `${JSON.stringify({ kind: outcome.kind, peakBytes: Number(peak) * 1024, cpuSeconds: (user + system) / 1e6, report: outcome.kind === 'finished' ? outcome.report : undefined })}\n`,
);
