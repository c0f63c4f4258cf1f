/**
 * A process that records made-up facts until it is killed. What it sends the recorder it first writes to a file, which
 * is what the test then compares with; trades are a function of time, so that they can be repeated, as feeds do.
 *
 *   node recording-process.ts DATABASE_URL LOG_FILE STARTED_AT
 */
import { openSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabaseTicks, Recorder } from '../../src/ingest/recorder/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { defaultStoreLimits, findTradesSince, migrate, openStore } from '../../src/store/index.ts';
import { ModelVenue } from './recorder-model.ts';
import { fastClock, type LoggedFact, marketIds, tradesBetween } from './recording-log.ts';

const [url, logFile, startedAt] = process.argv.slice(2);
if (url === undefined || logFile === undefined || startedAt === undefined)
  throw new Error('Three arguments.');

// A test that is killed cannot end this one.
process.on('disconnect', () => process.exit());

const now = fastClock(Number(startedAt));
const log = openSync(logFile, 'a');
const write = (fact: LoggedFact): void => void writeSync(log, `${JSON.stringify(fact)}\n`);

const store = openStore({ log: silentLog }, { kind: 'external', url }, defaultStoreLimits);
await migrate(store);
const tradesSince = (await findTradesSince(store, now())) ?? now();
const ticks = createDatabaseTicks(
  { store, now, findSealedTradeIds: async () => new Map() },
  { deadAfterMs: 250 },
);
const recorder = new Recorder({ log: silentLog, now, ticks }, { flushMs: 20, heartbeatMs: 100 });
const running = recorder.run(new AbortController().signal);
while (recorder.status().state !== 'recording') await sleep(5);
write({ kind: 'session', at: now() });
process.send?.('recording');

const venue = new ModelVenue(recorder, now());
let sentUntil = venue.now;
const missedUntil = sentUntil;
const pieceMs = 10_000;
// What was missed comes late and in pieces, so that the process may die before it is through.
const refill = (async () => {
  for (let from = tradesSince; from < missedUntil; from += pieceMs) {
    await sleep(20);
    for (const trade of tradesBetween(from, Math.min(from + pieceMs, missedUntil))) recorder.takeTrade(trade);
  }
  process.send?.('refilled');
})();
for (let step = 0; ; step++) {
  await sleep(7);
  venue.now = now();
  for (const trade of tradesBetween(sentUntil, venue.now)) recorder.takeTrade(trade);
  sentUntil = venue.now;
  const id = marketIds[step % marketIds.length] ?? '';
  const quantity = 1 + ((step * 37) % 101);
  const price = 10_000 * (30 + (step % 9));
  if (step % 40 === 39) {
    write({ kind: 'doubt', at: venue.now, id });
    venue.doubt(id, 'suspect');
  } else {
    write({ kind: 'change', at: venue.now, id, price, quantity });
    venue.change(id, [{ side: 'bid', price, quantity }]);
  }
  if (step > 1e6) break;
}
await Promise.all([refill, running]);
