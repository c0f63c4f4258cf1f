/**
 * A service of insights as a process of its own, until it is killed. It starts as any does after another died, holds every answer
 * against the record, and goes on: facts, saves, boards, imports, files.
 *
 *   node insight-process.ts DATABASE_URL HISTORY_FOLDER STARTS_AT STEPS
 *
 * It sends how far it may get before each step, so that the next one starts later, and goes on once that is sent: a message
 * that a kill takes back would start the next one before rows that are recorded. It ends by itself after so many steps and
 * a last look at its answers. Whatever is wrong ends it with an error.
 */
import { once } from 'node:events';
import { createClock } from '../harness/manual-clock.ts';
import { listWorld, serveContracts, servedAt } from '../harness/served-run.ts';
import { openSharedHistory } from '../history/open-test-history.ts';
import { createSeeded } from '../recording/seeded.ts';
import { type ComparedAnswers, checkAnswers } from './check-answers.ts';
import { ExchangeFacts, nameOf } from './exchange-facts.ts';
import { InsightService } from './insight-service.ts';

export type ProcessMessage =
  | { readonly kind: 'checked'; readonly compared: number }
  | { readonly kind: 'step'; readonly until: number };

const [url = '', folder = '', startsAt = '', steps = ''] = process.argv.slice(2);
const minuteMs = 60_000;
const missedMs = 5 * minuteMs;
const world = { seed: 3, markets: 500, startsAt: servedAt };

const report = async (message: ProcessMessage): Promise<void> => {
  const sent = Promise.withResolvers<void>();
  process.send?.(message, undefined, undefined, (error) => (error ? sent.reject(error) : sent.resolve()));
  await sent.promise;
};
const random = createSeeded(Number(startsAt) % 2 ** 31);
const recorded = await openSharedHistory({ url, folder });
const clock = createClock(servedAt);
// A part of the world: a process must be up within seconds.
const run = serveContracts(listWorld(world).slice(0, 150));
const exchange = new ExchangeFacts(world, clock, ({ venue, id }) => run.catalog.find(venue, id) !== -1);
exchange.advance(Number(startsAt));
const service = await InsightService.start(recorded, clock);
service.serve(run);

const compared: ComparedAnswers = new Map();
const check = async (): Promise<void> => {
  await checkAnswers(service, recorded, run, compared);
  await report({ kind: 'checked', compared: [...compared.values()].reduce((sum, count) => sum + count, 0) });
};

await check();
exchange.connect(service);
exchange.reconnect(exchange.markets, Number(startsAt) - missedMs);
for (let step = 0; step < Number(steps); step += 1) {
  const until = clock.now() + 1_000 + Math.floor(random() * 90_000);
  await report({ kind: 'step', until });
  exchange.advance(until);
  await service.save();
  await service.turn();
  const market = exchange.markets[Math.floor(random() * exchange.markets.length)];
  if (market !== undefined) await service.import(nameOf(market), exchange.pastOf(market));
  if (step % 5 === 4) await recorded.sealing(until).sealDue();
}
await check();
await service.stop();
await recorded.close();
if (process.connected) {
  process.disconnect();
  await once(process, 'disconnect').catch(() => undefined);
}
