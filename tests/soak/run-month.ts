/**
 * `npm run soak -- month [--days 30] [--markets 4000] [--hours 6] [--seed N]`: a simulated month of listings, graph runs and
 * settlements, and the ledger it comes to.
 */
import { parseArgs } from 'node:util';
import { describeAccuracy } from '../../src/app/describe-accuracy.ts';
import { rebuildStoreLimits } from '../../src/rebuild/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { loadAccuracy, migrate, openStore } from '../../src/store/index.ts';
import { startTestServer } from '../harness/test-server.ts';
import { runSettledWorld, type WorldReading } from './settled-world.ts';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    days: { type: 'string', default: '30' },
    markets: { type: 'string', default: '4000' },
    hours: { type: 'string', default: '6' },
    seed: { type: 'string' },
  },
});
const [days, markets, hours] = [Number(options.days), Number(options.markets), Number(options.hours)];
const seed = options.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(options.seed);
if (!(days > 0 && hours > 0 && Number.isSafeInteger(markets) && Number.isSafeInteger(seed))) {
  console.error('Usage: npm run soak -- month [--days 30] [--markets 4000] [--hours 6] [--seed N]');
  process.exit(1);
}
console.log(`month soak, ${days} simulated days, a reading every ${hours} hours, seed ${seed}`);
const server = await startTestServer();
try {
  const store = openStore({ log: silentLog }, { kind: 'external', url: server.url }, rebuildStoreLimits);
  try {
    await migrate(store);
    await runSettledWorld(
      store,
      { seed, markets, days, hoursBetweenReadings: hours, log: silentLog },
      (reading) => console.log(formatReading(reading)),
    );
    const { rows, totals, violations } = describeAccuracy(await loadAccuracy(store, 20));
    for (const { relation, cross_venue, family, checked, held, violated, excluded } of rows) {
      const span = cross_venue ? 'across' : 'within';
      console.log(
        `${relation} ${span} ${family}: ${held} of ${checked} held, ${violated} violated, ${excluded} excluded`,
      );
    }
    for (const violation of violations) console.log(`VIOLATED ${JSON.stringify(violation)}`);
    console.log(`totals ${JSON.stringify(totals)}`);
    if (totals.violated > 0 || totals.checked === 0) process.exitCode = 1;
  } finally {
    await store.close();
  }
} finally {
  await server.close();
}

function formatReading({ at, run, marked, held, violated, excluded }: WorldReading): string {
  const relations = run.relations.equivalent + run.relations.implies + run.relations.contradicts;
  return [
    new Date(at).toISOString().slice(0, 13),
    `run ${run.id}: ${run.markets} markets, ${relations} relations;`,
    `${marked} settled: ${held} held, ${violated} violated, ${excluded} excluded`,
  ].join(' ');
}
