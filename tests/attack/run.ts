/**
 * `npm run attack`: the whole attack, on simulated listings of several worlds and, where they are at hand, on real ones.
 * Prints counts by operator and every survivor without an argument; exits with 1 if there is one.
 */
import '../../scripts/require-node.ts';
import { parseArgs } from 'node:util';
import { createAuditProgress } from '../../src/app/audit/index.ts';
import { sharedContracts } from '../harness/shared-world.ts';
import { type AttackReport, attack } from './attack.ts';
import { findPairs } from './attacked-pairs.ts';
import { capturedListings } from './captured-listings.ts';
import { describeSurvivor, printCounts } from './describe-attack.ts';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '2' }, pairs: { type: 'string', default: '2' } },
});
const [seeds, perShape] = [Number(values.seeds), Number(values.pairs)];
if (![seeds, perShape].every((count) => Number.isInteger(count) && count > 0)) {
  console.error('Usage: npm run attack [-- --seeds 2] [--pairs 2]');
  process.exit(2);
}

const captured = capturedListings();
const sets = [
  ...Array.from({ length: seeds }, (_, index) => ({
    name: `simulated world ${index + 1}`,
    listings: sharedContracts({ seed: index + 1 }).map(({ payload }) => payload),
  })),
  ...(captured === undefined ? [] : [{ name: 'real listings', listings: captured }]),
];

const reports: AttackReport[] = [];
for (const { name, listings } of sets) {
  const pairs = findPairs(listings, perShape);
  const progress = createAuditProgress(process.stderr);
  progress.begin(`attacking ${pairs.length} pairs of ${name}`, pairs.length);
  const report = attack(pairs, () => progress.advance(1));
  progress.close();
  console.log(`\n${name}: ${listings.length} listings, ${pairs.length} pairs`);
  printCounts(report);
  for (const survivor of report.unexplained.slice(0, 50)) console.log(describeSurvivor(survivor));
  reports.push(report);
}
if (captured === undefined) console.log('\nNo real listings are at hand; only simulated ones were attacked.');

const unexplained = reports.flatMap((report) => report.unexplained).length;
const [first, ...others] = reports.map(({ idle }) => idle);
const idle = (first ?? []).filter((row) => others.every((rows) => rows.includes(row)));
for (const row of idle) console.log(`argued for nothing: ${row.operator.source}: ${row.why}`);
console.log(`\n${unexplained} unexplained survivors`);
process.exitCode = unexplained + idle.length > 0 ? 1 : 0;
