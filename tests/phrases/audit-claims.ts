/**
 * What phrases change, claim by claim, over every real listing at hand and simulated worlds:
 *
 *   npm run audit-phrases [-- --seeds 10] [--show 20]
 *
 * Reads each contract by the clause book alone and as the service does, and lists what differs: claims that are new, by
 * family; claims that changed or were lost, of which there must be none but rungs of a ladder that are now named. Exits with 1
 * if a claim changed or was lost.
 */
import '../../scripts/require-node.ts';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import {
  type ContractReading,
  type ReaderTools,
  readContract,
  variableKey,
} from '../../src/core/claim/index.ts';
import type { ContractVersion, EventFacts } from '../../src/core/contract/index.ts';
import {
  type End,
  formatPayout,
  negateRational,
  type Payout,
  restrictPayout,
} from '../../src/core/exact/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import { sharedContracts } from '../harness/shared-world.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import { realListings } from './real-texts.ts';

const { values: flags } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    show: { type: 'string', default: '20' },
  },
});
const show = Number(flags.show);
const counts = new Map<string, number>();
const shown = new Map<string, string[]>();

/** Without the facts: they are what sentences say in our words, which differ. */
function keyOf({ claim }: ContractReading): string | undefined {
  if (claim === undefined) return undefined;
  const { family, variable, payout, orientation, voids } = claim;
  const exact = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value);
  const rest = [formatPayout(payout), variable.grid, variable.domain, orientation, voids];
  return `${family} ${variableKey(variable)} ${JSON.stringify(rest, exact)}`;
}

function note(kind: string, text: string): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const known = shown.get(kind) ?? [];
  if (known.length < show && !known.includes(text)) known.push(text);
  shown.set(kind, known);
}

/**
 * A deadline or a figure that was known only as a rung of its own text, and is now known by what must happen or what is
 * measured: the same moments or values pay.
 */
function isNamedLadder({ claim: before }: ContractReading, { claim: after }: ContractReading): boolean {
  if (before === undefined || after === undefined) return false;
  const isVoidAlike = isDeepStrictEqual(before.voids, after.voids);
  if (before.family === 'deadline_ladder' && after.family === 'deadline')
    return isVoidAlike && formatPayout(before.payout) === formatPayout(after.payout);
  // A ladder of an unread text may name no branch that the text has.
  if (before.family !== 'ladder' || !(isVoidAlike || before.voids.length === 0)) return false;
  const { grid, domain } = after.variable;
  const asked = restrictPayout(
    after.orientation === 'negated' ? turned(before.payout) : before.payout,
    grid,
    domain,
  );
  return formatPayout(asked) === formatPayout(after.payout);
}

/** As it is written of a figure with the other sign. */
function turned({ steps }: Payout): Payout {
  const turnEnd = (end: End): End => ('at' in end ? { ...end, at: negateRational(end.at) } : end);
  return {
    steps: steps.map(({ pays, on }) => ({
      pays,
      on: {
        parts: on.parts.toReversed().map(({ low, high }) => ({ low: turnEnd(high), high: turnEnd(low) })),
      },
    })),
  };
}

function compare(
  place: string,
  tools: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): void {
  const before = readContract({ ...tools, readsPhrases: false }, contract, event);
  const after = readContract(tools, contract, event);
  const [old, now] = [keyOf(before), keyOf(after)];
  const name = `${contract.venue} ${contract.id}`;
  const reasons = after.withheld.map(({ reason, detail }) => `${reason}: ${detail}`).join('; ');
  note(`${place}: contracts`, '');
  if (old === now) {
    if (old !== undefined) note(`${place}: same claim`, '');
  } else if (old === undefined) note(`${place}: new ${after.claim?.family}`, `${name}: ${now}`);
  else if (now === undefined) note(`${place}: LOST ${before.claim?.family}`, `${name}: ${old} | ${reasons}`);
  else if (isNamedLadder(before, after)) note(`${place}: a rung of a ladder is now named`, name);
  else note(`${place}: CHANGED ${before.claim?.family}`, `${name}: ${old} | ${now}`);
  if (before.exclusiveKey !== after.exclusiveKey)
    note(`${place}: place in event changed`, `${name}: ${reasons}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

for (const { file, listing } of realListings())
  compare(file, { fingerprint }, listing.contract, listing.event);
for (let seed = 1; seed <= Number(flags.seeds); seed += 1) {
  for (const { contract, event } of sharedContracts({ seed }))
    compare('simulated worlds', simulatedReader, contract, event);
}
for (const [kind, count] of [...counts].sort()) print(`${kind}: ${count}`);
for (const [kind, texts] of [...shown].sort()) {
  const listed = texts.filter((text) => text !== '');
  if (listed.length > 0) print(`\n${kind}\n${listed.join('\n')}`);
}
process.exitCode = [...counts.keys()].some((kind) => /LOST|CHANGED/.test(kind)) ? 1 : 0;
