/** A process that reads one generation of the generated listing and may be killed at any line: `listing-child.ts URL GENERATION`. */
import { writeSync } from 'node:fs';
import { defaultCycleLimits, KnownListing, runListingCycle } from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { migrate, openStore } from '../../src/store/index.ts';
import { FakeVenue } from '../harness/fake-venue.ts';
import { fillGeneration } from './generated-listing.ts';

const [url = '', generation = ''] = process.argv.slice(2);
const store = openStore({ log: silentLog }, { kind: 'external', url });
await migrate(store);
const venue = new FakeVenue();
fillGeneration(venue, Number(generation));
const outcome = await runListingCycle(
  {
    venue,
    store,
    log: silentLog,
    now: Date.now,
    known: new KnownListing(),
    onProgress: ({ counts }) => writeSync(1, `${counts.pages} ${counts.lookedUp}\n`),
  },
  'full',
  new AbortController().signal,
  // The process that ran the cycle before is dead: the test has seen it end.
  { ...defaultCycleLimits, rowsMax: 20, lookUpMax: 7, silenceMaxMs: 0 },
);
writeSync(
  1,
  `${outcome.kind} ${outcome.kind === 'finished' ? (outcome.incomplete?.reason ?? 'complete') : ''}\n`,
);
await store.close();
