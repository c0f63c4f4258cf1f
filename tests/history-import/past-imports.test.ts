/** The import beside a running service: when it begins, through which reads, and what it does when something fails. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultPastImportsOptions, type PastImported, runPastImports } from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import type { Venue } from '../../src/venues/index.ts';
import { eventually } from '../harness/eventually.ts';
import { fakeTime } from '../harness/fake-venue.ts';
import { FakePast } from './fake-past.ts';
import { addOpen, openOpenImport } from './open-fixture.ts';

const now = () => fakeTime;
/** The second round is never due; a look and a second try are. */
const options = { ...defaultPastImportsOptions, pollMs: 1, backoff: { firstMs: 1, maxMs: 1 } };

test('a round begins once the listing was read, reads behind all others, and ends when it is stopped', async (t) => {
  const { store, board, list } = await openOpenImport(t, now);
  const past = new FakePast();
  addOpen(past, 'M-1');
  await list(past.venue);
  const refused = () => {
    throw new Error('These reads are for others.');
  };
  const { readTrades, readPriceHistory, listSettled } = past.venue;
  const venue: Venue = {
    ...past.venue,
    past: { readTrades, readPriceHistory, listSettled },
    readTrades: refused,
    readPriceHistory: refused,
  };
  const imported: PastImported[] = [];
  const stop = new AbortController();
  let looks = 0;
  let isListed = false;
  const running = runPastImports(
    {
      venues: [venue],
      store,
      log: silentLog,
      now,
      board,
      moneyOf: () => ({ volume24hUsd: 1, openInterestUsd: 0 }),
      onImported: (each) => imported.push(each),
      isListed: () => {
        looks += 1;
        return isListed;
      },
    },
    stop.signal,
    options,
  );
  await eventually(() => looks > 3, 'the listing is waited for');
  assert.deepEqual([...past.asked], []);
  assert.equal(board.read('venue_a').running, false);
  isListed = true;
  await eventually(() => board.read('venue_a').finishedAt !== undefined, 'the round ends');
  assert.deepEqual(
    imported.map(({ id, trades }) => [id, trades.length]),
    [['M-1', 40]],
  );
  stop.abort();
  await running;
});

test('what comes before the first round may fail, and another process may be at it: then it is tried again', async (t) => {
  const { store, board, list, rows } = await openOpenImport(t, now);
  const past = new FakePast();
  addOpen(past, 'M-1');
  await list(past.venue);
  await rows(`
    insert into import_run (venue, since, started_at, heartbeat_at, markets, new_markets, quarantined, imported, failed)
    values ('venue_a', now(), now(), now() + interval '1 hour', 0, 0, 0, 0, 0)`);
  const stop = new AbortController();
  let begun = 0;
  let looks = 0;
  const running = runPastImports(
    {
      venues: [past.venue],
      store,
      log: silentLog,
      now,
      board,
      moneyOf: () => ({ volume24hUsd: 1, openInterestUsd: 0 }),
      isListed: () => {
        looks += 1;
        return true;
      },
      before: async () => {
        begun += 1;
        throw new Error('not today');
      },
    },
    stop.signal,
    options,
  );
  await eventually(() => looks > 4, 'it looks whether the other process has finished');
  assert.equal(begun, 1);
  assert.deepEqual([...past.asked], []);
  await rows(`update import_run set finished_at = now()`);
  await eventually(() => board.read('venue_a').finishedAt !== undefined, 'the round ends');
  assert.equal(board.read('venue_a').done, 1);
  stop.abort();
  await running;
});
