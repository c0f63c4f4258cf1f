/**
 * `npm run soak -- leads [--days 30] [--markets 1000] [--hours 12] [--seed N]`: a simulated month watched for leads, with a
 * run every few hours; every lead announced as executable is bought and held to its settlement.
 */
import { parseArgs } from 'node:util';
import { runSimulatedMonth } from '../lead/simulated-month.ts';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    days: { type: 'string', default: '30' },
    markets: { type: 'string', default: '1000' },
    hours: { type: 'string', default: '12' },
    seed: { type: 'string' },
  },
});
const [days, markets, hours] = [Number(options.days), Number(options.markets), Number(options.hours)];
const seed = options.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(options.seed);
if (!(days > 0 && hours > 0 && Number.isSafeInteger(markets) && Number.isSafeInteger(seed))) {
  console.error('Usage: npm run soak -- leads [--days 30] [--markets 1000] [--hours 12] [--seed N]');
  process.exit(1);
}
console.log(`leads soak, ${days} simulated days, ${markets} markets at the start, seed ${seed}`);
const startedAt = performance.now();
const report = await runSimulatedMonth(
  {
    seed,
    markets,
    hours: days * 24,
    runEveryMs: hours * 3_600_000,
    tickEveryMs: 60_000,
    updatesPerSecond: 0.3,
    sweepMs: 900_000,
  },
  (at, { planted, bought }) => {
    const day = new Date(at).toISOString().slice(0, 13);
    const silent = Object.values(planted.exempt).reduce((sum, count) => sum + count, 0);
    console.log(
      `${day} planted ${planted.executable} executable: ${planted.found} found, ${silent} silent, ${planted.missed.length} missed; bought ${bought.purchases}, ${bought.distinct} different: ${bought.settledNormally} settled, ${bought.settledVoid} void, ${bought.stillOpen} open, ${bought.losses.length} lost`,
    );
  },
);
const { planted, bought, coverings, informational, failures } = report;
const { missed } = planted;
const { losses, untrue } = bought;
const broken = [
  ...missed,
  ...losses,
  ...untrue,
  ...coverings.safePaidLess,
  ...coverings.resultPaidLess,
  ...failures,
];
for (const line of broken) console.log(`BROKEN ${line}`);
console.log(`markets ${report.marketsSeen}, runs ${report.runs}, quote changes ${report.quotes}`);
console.log(`lead changes ${print(report.changes)}`);
console.log(`planted ${print({ ...planted, missed: missed.length })}`);
console.log(`bought ${print({ ...bought, losses: losses.length, untrue: untrue.length })}`);
console.log(
  `coverings ${print({ ...coverings, safePaidLess: coverings.safePaidLess.length, resultPaidLess: coverings.resultPaidLess.length })}`,
);
console.log(`informational ${print(informational)}`);
console.log(`took ${Math.round((performance.now() - startedAt) / 1000)} s`);
if (broken.length > 0 || bought.purchases === 0) process.exitCode = 1;

function print(figures: object): string {
  return JSON.stringify(figures, (_, value) => (typeof value === 'bigint' ? value.toString() : value));
}
