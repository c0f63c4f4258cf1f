/**
 * The API over the insights of a world in memory: `node insights-server.ts DATABASE_URL MARKETS RESULTS_FILE [SETTLED]`. Before
 * it listens it measures what happens within the process, and writes that as JSON; with SETTLED markets of history it measures
 * those alone. Its clock stands still, so that one board is
 * in service throughout.
 */
import { openSync, writeFileSync } from 'node:fs';
import { createApi, defaultApiOptions, issueApiKey } from '../src/api/index.ts';
import { SettledHistory, type SettledResults } from '../src/core/insight/index.ts';
import { keepTickShape } from '../src/runtime/keep-tick-shape.ts';
import { createLog, openLogDestination } from '../src/runtime/log.ts';
import { migrate, openStore } from '../src/store/index.ts';
import { reportProgress } from './bench.ts';
import { idleService } from './idle-service.ts';
import { measureBoards } from './insights-board.ts';
import { measureFills } from './insights-cost.ts';
import { measureMemory } from './insights-memory.ts';
import { buildInsightWorld } from './insights-world.ts';
import { tiersBeyondReach } from './serve-for-bench.ts';
import { settledRows } from './settled-rows.ts';

// As `routeur` does.
await keepTickShape();
const [databaseUrl = '', marketCount = '', resultsFile = '', settledCount] = process.argv.slice(2);
const stopRequested = new Promise<void>((resolve) => process.on('SIGTERM', () => resolve()));
const log = createLog({ level: 'info', destination: openLogDestination(openSync('/dev/null', 'w')) });
const store = openStore({ log }, { kind: 'external', url: databaseUrl });
await migrate(store);

const world = buildInsightWorld(Number(marketCount));
const { served, live, keeper, book, clock } = world;
reportProgress(`  ${served.catalog.size} markets in memory…`);
const settled = settledCount === undefined ? undefined : measureSettled(Number(settledCount));
if (settled === undefined) await measureProcess();
else {
  keeper.takeRun(served);
  await keeper.turn(new AbortController().signal);
}

const now = () => clock.now;
const api = createApi(
  {
    log,
    now,
    realNow: Date.now,
    store,
    redis: undefined,
    databaseReachable: () => true,
    served: () => served,
    findLive: (venue, id) => live.find(venue, id),
    leads: () => undefined,
    insights: () => keeper.board,
    settled: () => settled,
    signalsOf: (venue, id, at) => book.signalsOf(venue, id, at),
    ...idleService(store, now),
  },
  { ...defaultApiOptions, tiers: tiersBeyondReach },
);
const stop = new AbortController();
const running = api.run(stop.signal);
const url = await api.listen({ host: '127.0.0.1', port: 0 });
const { text: key } = await issueApiKey(store, { tier: 'institutional', label: 'bench' });
console.log(JSON.stringify({ url, key }));
await stopRequested;
await api.close();
stop.abort();
await running;
await store.close();

async function measureProcess(): Promise<void> {
  reportProgress('  measuring fills…');
  const fills = await measureFills(world);
  reportProgress('  measuring boards…');
  const boards = await measureBoards(world);
  reportProgress('  measuring memory…');
  const memory = measureMemory(world.markets, clock.now);
  writeFileSync(resultsFile, JSON.stringify([...fills, ...boards, ...memory]));
}

function measureSettled(count: number): SettledResults {
  const history = new SettledHistory();
  for (const [key, market] of [...settledRows(count)].entries()) history.sums.take(key, market);
  return history.measure();
}
