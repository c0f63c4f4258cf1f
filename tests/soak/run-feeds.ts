/**
 * `npm run soak -- feeds [--minutes 10] [--speed 1] [--seed N]`: both feeds against the simulator with every fault at
 * once, for so many simulated minutes, judged by the exchange's own log.
 */
import { parseArgs } from 'node:util';
import { runFeedsUnderFaults } from '../simulator/feeds-under-faults.ts';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    speed: { type: 'string', default: '1' },
    seed: { type: 'string' },
  },
});
const minutes = Number(options.minutes);
const speed = Number(options.speed);
const seed = options.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(options.seed);
if (!(minutes > 0 && speed > 0 && Number.isSafeInteger(seed))) {
  console.error('Usage: npm run soak -- feeds [--minutes 10] [--speed 1] [--seed N]');
  process.exit(1);
}
console.log(`feeds soak, ${minutes} simulated minutes at speed ${speed}, seed ${seed}`);
const verdict = await runFeedsUnderFaults({
  seed,
  speed,
  realMs: (minutes * 60_000) / speed,
  marketsPerVenue: 150,
  updatesPerSecond: 400,
});
const { wrong, tradesMissing, tradesInvented, faults, ...figures } = verdict;
console.log(
  Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', '),
);
console.log(
  `faults: ${Object.entries(faults)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')}`,
);
for (const line of wrong.slice(0, 20)) console.log(`WRONG ${line}`);
for (const line of tradesMissing.slice(0, 20)) console.log(`MISSING ${line}`);
for (const line of tradesInvented.slice(0, 20)) console.log(`INVENTED ${line}`);
const faulty = wrong.length + tradesMissing.length + tradesInvented.length;
console.log(
  faulty === 0
    ? 'clean'
    : `NOT CLEAN: ${wrong.length} wrong books, ${tradesMissing.length} trades missing, ${tradesInvented.length} invented`,
);
if (faulty > 0) process.exitCode = 1;
