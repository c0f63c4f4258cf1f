/**
 * An attack on the reader and the prover: related pairs are changed in one place, by operators that change what a contract
 * promises or leave it in doubt, and read again. A relation that is still published is a survivor. It is argued, in a list
 * that is reviewed, or it is a mistake of ours.
 *
 *   pairs × operators × changes × sides ─ read ─ relate ─┬─ unrelated or withheld
 *                                                        └─ related: argued, or unexplained
 */
import { type Member, relate } from '../../src/core/relation/index.ts';
import type { RawListing } from '../harness/raw-payloads.ts';
import { type ArguedSurvivor, arguedSurvivors } from './argued-survivors.ts';
import { type AttackedPair, readMember, wayOf } from './attacked-pairs.ts';
import type { Operator } from './change.ts';
import { fieldOperators } from './field-operators.ts';
import type { Survivor } from './survivor.ts';
import { textOperators } from './text-operators.ts';

export const operators: readonly Operator[] = [...fieldOperators, ...textOperators];

export interface OperatorCounts {
  mutants: number;
  argued: number;
  unexplained: number;
}

export interface AttackReport {
  readonly pairs: number;
  readonly counts: ReadonlyMap<string, OperatorCounts>;
  readonly unexplained: readonly Survivor[];
  /** Rows of the list that argue for no survivor. */
  readonly idle: readonly ArguedSurvivor[];
}

/** Survivors that are kept for the report; the others are only counted. */
const unexplainedMax = 2_000;

export function attack(pairs: readonly AttackedPair[], onPair: () => void = () => {}): AttackReport {
  const counts = new Map(operators.map(({ name }) => [name, { mutants: 0, argued: 0, unexplained: 0 }]));
  const unexplained: Survivor[] = [];
  const used = new Set<ArguedSurvivor>();
  for (const pair of pairs) {
    for (const operator of operators) {
      const count = counts.get(operator.name);
      if (count === undefined) continue;
      for (const mutant of mutantsOf(pair, operator)) {
        count.mutants += 1;
        const survivor = survivorOf(pair, operator, mutant);
        if (survivor === undefined) continue;
        const argued = arguedSurvivors.find((row) => arguesFor(row, survivor));
        if (argued === undefined) {
          count.unexplained += 1;
          if (unexplained.length < unexplainedMax) unexplained.push(survivor);
        } else {
          count.argued += 1;
          used.add(argued);
        }
      }
    }
    onPair();
  }
  const idle = arguedSurvivors.filter((row) => !used.has(row));
  return { pairs: pairs.length, counts, unexplained, idle };
}

interface Side {
  readonly listing: RawListing;
  /** Undefined where it is refused. */
  readonly member: Member | undefined;
}

interface Mutant {
  readonly change: string;
  readonly sides: Survivor['sides'];
  readonly left: Side;
  readonly right: Side;
}

function* mutantsOf(pair: AttackedPair, { changes, sides }: Operator): Generator<Mutant> {
  const [left, right] = [readSide(pair.left), readSide(pair.right)];
  for (const { name: change, apply } of changes) {
    const [changedLeft, changedRight] = [apply(pair.left), apply(pair.right)].map(
      (listing) => listing && readSide(listing),
    );
    if (sides.includes('one') && changedLeft) yield { change, sides: 'left', left: changedLeft, right };
    if (sides.includes('one') && changedRight) yield { change, sides: 'right', left, right: changedRight };
    if (sides.includes('both') && changedLeft && changedRight)
      yield { change, sides: 'both', left: changedLeft, right: changedRight };
  }
}

function readSide(listing: RawListing): Side {
  return { listing, member: readMember(listing) };
}

function survivorOf(pair: AttackedPair, operator: Operator, mutant: Mutant): Survivor | undefined {
  const { change, sides, left, right } = mutant;
  if (left.member === undefined || right.member === undefined) return undefined;
  const relation = relate(left.member, right.member);
  if (relation.kind === 'unrelated') return undefined;
  return {
    operator: operator.name,
    change,
    sides,
    families: pair.families,
    was: pair.relation,
    is: relation.relation,
    way: wayOf(relation),
    left: left.listing,
    right: right.listing,
  };
}

function arguesFor(row: ArguedSurvivor, survivor: Survivor): boolean {
  return (
    row.operator.test(survivor.operator) &&
    (row.change?.test(survivor.change) ?? true) &&
    (row.families?.test(survivor.families) ?? true) &&
    (row.way === undefined || row.way === survivor.way) &&
    (row.when?.(survivor) ?? true)
  );
}
