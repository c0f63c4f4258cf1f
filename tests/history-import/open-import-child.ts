/** A process that imports the past of open markets and may be killed at any line: `open-import-child.ts URL NOW ADDRESSES`. */
import { writeSync } from 'node:fs';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { defaultOpenImportLimits, PastBoard, runOpenImport, UnsurePasts } from '../../src/ingest/index.ts';
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
  const outcome = await runOpenImport(
    {
      venue: {
        id: venue.id,
        readTrades: (market, from, to, signal) => {
          writeSync(1, `asked ${venue.id} ${market.id}\n`);
          return venue.readTrades(market, from, to, signal);
        },
        readPriceHistory: (market, from, to, signal) => venue.readPriceHistory(market, from, to, signal),
      },
      store,
      log: silentLog,
      now: () => Number(now),
      board: new PastBoard(),
      unsure: new UnsurePasts(),
      // Any order that is the same each time.
      moneyOf: (_venue, id) => ({
        volume24hUsd: 1 + (id.length % 7),
        openInterestUsd: id.charCodeAt(id.length - 1),
      }),
      onImported: ({ id }) => writeSync(1, `saved ${venue.id} ${id}\n`),
    },
    new AbortController().signal,
    // The process that ran the import before is dead: the test has seen it end.
    { ...defaultOpenImportLimits, silenceMaxMs: 0, marketsMax: 12 },
  );
  if (outcome.kind === 'finished' && outcome.incomplete === undefined) complete += 1;
}
writeSync(1, `complete ${complete}\n`);
await store.close();
