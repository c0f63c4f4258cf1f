/** A process that imports the simulated past and may be killed at any line: `import-child.ts URL NOW ADDRESSES`. */
import { writeSync } from 'node:fs';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { defaultHistoryLimits, runHistoryImport } from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { migrate, openStore } from '../../src/store/index.ts';
import { openSimulatedVenues } from './simulated-venues.ts';

const [url = '', now = '', addresses = '{}'] = process.argv.slice(2);
const Addresses = Type.Object({
  venueA: Type.String(),
  gamma: Type.String(),
  clob: Type.String(),
  data: Type.String(),
});
const store = openStore({ log: silentLog }, { kind: 'external', url });
await migrate(store);
const venues = openSimulatedVenues(Value.Parse(Addresses, JSON.parse(addresses)), () => Number(now));
let complete = 0;
for (const venue of venues) {
  const outcome = await runHistoryImport(
    {
      venue,
      store,
      log: silentLog,
      now: () => Number(now),
      onProgress: ({ step, done }) => writeSync(1, `${venue.id} ${step} ${done}\n`),
    },
    { since: Number(now) - 90 * 86_400_000, tradesPerMarketMax: 10_000, openMax: 2 },
    new AbortController().signal,
    // The process that ran the import before is dead: the test has seen it end.
    { ...defaultHistoryLimits, silenceMaxMs: 0 },
  );
  if (outcome.kind === 'finished' && outcome.incomplete === undefined) complete += 1;
}
writeSync(1, `complete ${complete}\n`);
await store.close();
