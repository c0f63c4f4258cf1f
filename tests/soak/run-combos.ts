/**
 * `npm run soak -- combos [--combos 1000000] [--markets 2000] [--hours 720] [--mode traded] [--graph] [--seed N]`: hourly
 * listings of venue_a with very many combos by a simulated clock, and what they cost in memory and on disk, by day. With
 * `--graph` each hour has a graph run, the ledger of settlements and the settled base, too. It fails if a day after the first
 * ones keeps more than docs/operating.md says.
 */
import { parseArgs } from 'node:util';
import { rebuildStoreLimits } from '../../src/rebuild/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { migrate, openStore, type Store } from '../../src/store/index.ts';
import { comboModes } from '../../src/venues/index.ts';
import { startTestServer } from '../harness/test-server.ts';
import { type ComboReading, runComboListings } from './combo-listings.ts';
import { createHourlyUpkeep } from './hourly-upkeep.ts';
import { type DayFigures, judgeDays } from './judge-days.ts';
import { type DiskParts, measureParts } from './kept-disk.ts';

const usage =
  'Usage: npm run soak -- combos [--combos 1000000] [--markets 2000] [--hours 720] [--mode none|traded|all] [--graph] [--seed N]';
const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    combos: { type: 'string', default: '1000000' },
    markets: { type: 'string', default: '2000' },
    hours: { type: 'string', default: '720' },
    mode: { type: 'string', default: 'traded' },
    graph: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const [combos, markets, hours, seed] = [options.combos, options.markets, options.hours, options.seed].map(
  Number,
) as [number, number, number, number];
const mode = comboModes.find((each) => each === options.mode);
if (mode === undefined || ![combos, markets, hours, seed].every(Number.isSafeInteger) || combos < 1) {
  console.error(usage);
  process.exit(1);
}
/**
 * The first day by whose end as many combos are over as will be: one is open for 8 hours here and kept for a day, one that a
 * graph run has had for eight.
 */
const baseDay = options.graph ? 10 : 2;
console.log(
  `combos soak, ${combos} open combos, ${markets} markets, mode ${mode}, ${hours} hours, seed ${seed}`,
);
const days: { readonly figures: DayFigures; readonly parts: DiskParts }[] = [];
const server = await startTestServer();
try {
  const store = openStore({ log: silentLog }, { kind: 'external', url: server.url }, rebuildStoreLimits);
  try {
    await migrate(store);
    let readings: ComboReading[] = [];
    const upkeep = options.graph ? { afterReading: createHourlyUpkeep(store) } : {};
    await runComboListings(store, { seed, markets, combos, hours, mode, ...upkeep }, async (reading) => {
      readings.push(reading);
      if (!reading.listingComplete) fail(`hour ${reading.hour}: the listing is incomplete`);
      if (reading.hour === 0 || reading.hour % 24 !== 0) return;
      console.log(await endDay(store, readings));
      readings = [];
      const base = days[baseDay - 1];
      const today = days.at(-1);
      if (base === undefined || today === undefined || today === base) return;
      for (const fault of judgeDays(base.figures, [today.figures])) fail(fault);
    });
  } finally {
    await store.close();
  }
} finally {
  await server.close();
}
const [, second] = days;
const last = days.at(-1);
if (second !== undefined && last !== undefined && second !== last) console.log(describeGrowth(second, last));
if (days.length <= baseDay) console.log(`Nothing was judged: it takes more than ${baseDay} days.`);

function fail(fault: string): void {
  console.log(`FAILED ${fault}`);
  process.exitCode = 1;
}

async function endDay(store: Store, readings: readonly ComboReading[]): Promise<string> {
  const end = readings.at(-1);
  if (end?.held === undefined) throw new Error('A day ends with an hour that was measured.');
  const { service, venue } = end.held;
  const parts = await measureParts(store);
  const most = (of: (reading: ComboReading) => number) => Math.max(...readings.map(of));
  const figures: DayFigures = {
    day: end.hour / 24,
    open: end.openRows,
    closed: end.closedRows,
    combosKnown: most(({ combosKnown }) => combosKnown),
    comboRows: most(({ comboRows }) => comboRows),
    comboBytes: parts.comboBytes,
    liveLeftOver: most(({ liveLeftOver }) => liveLeftOver),
    heldBytes: meanOf(readings.flatMap(({ held }) => held?.service.heldBytes ?? [])),
    databaseBytes: end.databaseBytes,
  };
  days.push({ figures, parts });
  const others = end.databaseBytes - parts.comboBytes - parts.indexBytes;
  return [
    `day ${figures.day}: ${figures.open} open, ${figures.closed} closed, ${figures.combosKnown} combos of ${figures.comboRows};`,
    `service ${mb(figures.heldBytes)} held, ${mb(service.residentBytes)} rss, ${end.liveMarkets} live (${figures.liveLeftOver} left over);`,
    `disk ${mb(end.databaseBytes)}: combos ${mb(parts.comboBytes)}, indexes ${mb(parts.indexBytes)}, markets and others ${mb(others)};`,
    `venue ${mb(venue.heldBytes)} held; ${meanOf(readings.map(({ seconds }) => seconds)).toFixed(1)} s an hour`,
  ].join(' ');
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

type Day = (typeof days)[number];

function describeGrowth(from: Day, to: Day): string {
  const closed = to.figures.closed + to.figures.open - from.figures.closed - from.figures.open;
  const each = (bytes: number) => Math.round(bytes / closed);
  const tables = [...to.parts.tables]
    .map(([name, bytes]) => ({ name, bytes: each(bytes - (from.parts.tables.get(name) ?? 0)) }))
    .filter(({ bytes }) => bytes !== 0)
    .sort((left, right) => right.bytes - left.bytes);
  return [
    `days ${from.figures.day} to ${to.figures.day}, bytes for each of ${closed} more markets:`,
    `  database: ${each(to.figures.databaseBytes - from.figures.databaseBytes)}, of which indexes ${each(to.parts.indexBytes - from.parts.indexBytes)}`,
    `  memory of the service: ${each(to.figures.heldBytes - from.figures.heldBytes)}`,
    ...tables.map(({ name, bytes }) => `  ${name}: ${bytes}`),
  ].join('\n');
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
