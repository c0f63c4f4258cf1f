/**
 * Whether what is read from simulated contracts is what the simulated world knows to be true: the same figure exactly
 * where the world says so, the same payout on every state, the same void branches.
 */
import { type Claim, groupKey, type VoidBranch, variableKey } from '../../src/core/claim/index.ts';
import { formatPayout, formatRational, paidAt, type Rational, rational } from '../../src/core/exact/index.ts';
import type { SimulatedClaim, State } from '../../src/simulator/world/index.ts';
import { readingOf } from '../harness/shared-world.ts';
import type { WorldContract } from '../harness/world-contracts.ts';

export interface AgreementOptions {
  /** Which contracts are looked at; combos never are. */
  readonly filter: (contract: WorldContract) => boolean;
  /** What the figure of the claim is in a state of the world; undefined where the state has none. */
  readonly valueIn: (claim: Claim, state: State, contract: WorldContract) => Rational | undefined;
  /** Contracts that must be withheld, or may be: look-alikes, and what no family carries. Default: none. */
  readonly mayBeWithheld?: (contract: WorldContract) => boolean;
}

export interface Agreement {
  /** One line for each contract or pair that disagrees, at most `disagreementsMax`. */
  readonly disagreements: readonly string[];
  readonly looked: number;
  readonly read: number;
  /** Distinct variables that both venues write on. */
  readonly shared: number;
}

const disagreementsMax = 40;

interface Reading {
  readonly contract: WorldContract;
  readonly claim: Claim;
  readonly truth: SimulatedClaim;
}

export function checkAgreement(contracts: readonly WorldContract[], options: AgreementOptions): Agreement {
  const disagreements: string[] = [];
  const readings: Reading[] = [];
  let looked = 0;
  const disagree = (text: string): void => {
    if (disagreements.length < disagreementsMax) disagreements.push(text);
  };
  for (const contract of contracts) {
    const truth = contract.market.claim;
    if ('legs' in truth || !options.filter(contract)) continue;
    looked += 1;
    const reading = readingOf(contract);
    if (reading.claim === undefined) {
      if (options.mayBeWithheld?.(contract) !== true) {
        const reasons = reading.withheld.map(({ reason, detail }) => `${reason} (${detail})`).join(', ');
        disagree(`${nameOf(contract)}: withheld, ${reasons}`);
      }
      continue;
    }
    readings.push({ contract, claim: reading.claim, truth });
  }
  for (const reading of readings) {
    for (const text of comparePayouts(reading, options.valueIn)) disagree(text);
    for (const text of compareVoids(reading)) disagree(text);
  }
  for (const text of compareVariables(readings)) disagree(text);
  return { disagreements, looked, read: readings.length, shared: countShared(readings) };
}

function nameOf({ contract }: WorldContract): string {
  return `${contract.venue} ${contract.id}`;
}

function comparePayouts(
  { contract, claim, truth }: Reading,
  valueIn: AgreementOptions['valueIn'],
): readonly string[] {
  const kinds = new Set<string>();
  for (const state of truth.occurrence.states()) {
    const value = valueIn(claim, state, contract);
    if (value === undefined) {
      return [`${nameOf(contract)}: ${variableKey(claim.variable)} has no value in ${JSON.stringify(state)}`];
    }
    const paid = paidAt(claim.payout, value);
    const due = rational(BigInt(truth.pays(state)), 2n);
    kinds.add(formatRational(due));
    if (paid.numerator !== due.numerator || paid.denominator !== due.denominator) {
      return [
        `${nameOf(contract)}: pays ${formatRational(paid)} on ${JSON.stringify(state)}, the world ${formatRational(due)}; ${formatPayout(claim.payout)}`,
      ];
    }
  }
  // A claim whose states cannot tell Yes from No proves nothing about the reading.
  return kinds.size < 2 ? [`${nameOf(contract)}: the world pays the same on all its states`] : [];
}

/** Branches the world knows; others, such as a revision, have no truth to be compared with. */
const worldBranches: ReadonlySet<string> = new Set([
  'cancelled',
  'postponed',
  'walkover',
  'retired',
  'not_published',
  'death',
  'meeting_not_held',
]);

function compareVoids({ contract, claim, truth }: Reading): readonly string[] {
  const texts: string[] = [];
  const truths = new Map<string, number | string>(Object.entries(truth.voids));
  // A meeting without a statement is one that was not held, as far as the world knows.
  const ours = new Map<string, VoidBranch['pays']>(
    claim.voids.map(({ branch, pays }) => [branch === 'no_statement' ? 'meeting_not_held' : branch, pays]),
  );
  for (const branch of worldBranches) {
    const due = truths.get(branch);
    const pays = ours.get(branch);
    if (!agrees(pays, due)) {
      const read =
        pays === undefined ? 'silent' : pays.kind === 'exact' ? formatRational(pays.value) : pays.kind;
      texts.push(`${nameOf(contract)}: ${branch} pays ${read}, the world says ${due ?? 'silent'}`);
    }
  }
  return texts;
}

function agrees(pays: VoidBranch['pays'] | undefined, due: number | string | undefined): boolean {
  if (pays === undefined || pays.kind === 'unknown') return due === undefined;
  switch (pays.kind) {
    case 'exact':
      return typeof due === 'number' && pays.value.numerator * 2n === BigInt(due) * pays.value.denominator;
    case 'fair_price':
      return due === 'fair_price';
    case 'later_result':
      return due === 'by_later_result';
    // The world knows what the figure in its place is; the text only names it.
    case 'substitute':
      return due === 0 || due === 2;
  }
}

/** One figure of the world must be one group of ours, and one variable of ours one figure of the world. */
function compareVariables(readings: readonly Reading[]): readonly string[] {
  const texts: string[] = [];
  const groupOfTruth = new Map<string, Reading>();
  const truthOfKey = new Map<string, Reading>();
  for (const reading of readings) {
    const { contract, claim, truth } = reading;
    const sameTruth = groupOfTruth.get(truth.variable);
    if (sameTruth === undefined) groupOfTruth.set(truth.variable, reading);
    else if (groupKey(sameTruth.claim.variable) !== groupKey(claim.variable)) {
      texts.push(
        `${nameOf(contract)} and ${nameOf(sameTruth.contract)} are on "${truth.variable}" but were read as ${groupKey(claim.variable)} and ${groupKey(sameTruth.claim.variable)}`,
      );
    }
    const key = variableKey(claim.variable);
    const sameKey = truthOfKey.get(key);
    if (sameKey === undefined) truthOfKey.set(key, reading);
    else if (!areTied(sameKey.truth, truth)) {
      texts.push(
        `${nameOf(contract)} and ${nameOf(sameKey.contract)} were both read as ${key} but are on "${truth.variable}" and "${sameKey.truth.variable}"`,
      );
    }
  }
  return texts;
}

function areTied(left: SimulatedClaim, right: SimulatedClaim): boolean {
  return (
    left.variable === right.variable ||
    left.comparable?.includes(right.variable) === true ||
    right.comparable?.includes(left.variable) === true
  );
}

function countShared(readings: readonly Reading[]): number {
  const venues = new Map<string, Set<string>>();
  for (const { contract, claim } of readings) {
    const key = groupKey(claim.variable);
    const known = venues.get(key) ?? new Set<string>();
    venues.set(key, known.add(contract.contract.venue));
  }
  return [...venues.values()].filter(({ size }) => size > 1).length;
}
