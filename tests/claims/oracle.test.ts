/**
 * Soundness against the simulator's oracle, which knows what every market pays in every state: of all pairs that are related
 * none is false, and every proof passes its independent check. All look-alikes and traps of the worlds are in them.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kindOf } from '../../src/core/graph/index.ts';
import { checkProof, type RelationKind, relate } from '../../src/core/relation/index.ts';
import { createRandom } from '../../src/simulator/world/index.ts';
import { isFullTest, testRounds } from '../harness/test-rounds.ts';
import { complaintsOn } from './check-trap.ts';
import { hardCases, positiveControls } from './hard-cases-table.ts';
import { judgeRelation, neverPays, whyTermsFalse } from './judge-relation.ts';
import { type ReadWorld, readWorld, type WorldMember } from './read-world.ts';

const worlds = testRounds({ usual: 2, full: 20 });
const seeds = Array.from({ length: worlds }, (_, index) => index + 1);
/** Markets of the worlds, in turn. The usual worlds are those that the other tests of claims read. */
const sizes = isFullTest ? [2000, 2500, 3000, 3500] : [2000];
const randomPairs = 35_000;
/** One related pair in so many has its proof written and checked. */
const proofEvery = 10;
const pairsMin = worlds * 50_000;
const proofsMin = worlds * 1_000;
const shownMax = 20;

interface Tally {
  pairs: number;
  relations: number;
  crossVenue: number;
  /** Of figures that the oracle does not compare, judged by their payouts alone. */
  byPayouts: number;
  /** Of combos that never pay, which only an unread leg can hide. */
  empty: number;
  proofs: number;
  traps: number;
  readonly mistakes: string[];
}

/** The pair as the graph relates it, judged; and for some the proof. */
function checkPair(read: ReadWorld, left: WorldMember, right: WorldMember, tally: Tally): void {
  tally.pairs += 1;
  const relation = kindOf(read.graph.relation(left.key, right.key));
  if (relation === undefined) return;
  tally.relations += 1;
  if (left.venue !== right.venue) tally.crossVenue += 1;
  const { isTrue, by, sentence } = judgeRelation(relation, left.market, right.market);
  if (by === 'payouts') tally.byPayouts += 1;
  if (by === 'emptiness') tally.empty += 1;
  if (!isTrue) report(tally, left, right, `${relation}, but the world says ${sentence}`);
  if (tally.relations % proofEvery === 0) checkOneProof(read, left, right, relation, tally);
}

function checkOneProof(
  { find }: ReadWorld,
  left: WorldMember,
  right: WorldMember,
  expected: RelationKind,
  tally: Tally,
): void {
  tally.proofs += 1;
  const proof = relate(left, right, find);
  if (proof.kind === 'unrelated' || proof.relation !== expected) {
    const found = proof.kind === 'unrelated' ? proof.reason : proof.relation;
    report(tally, left, right, `${expected} in the graph, ${found} by proof`);
    return;
  }
  const terms = whyTermsFalse(proof, left.market, right.market);
  if (terms !== undefined) report(tally, left, right, `${expected}, and ${terms}`);
  const checked = checkProof(proof, left, right, find);
  if (!checked.ok) report(tally, left, right, `a proof that is refused: ${checked.why}`);
}

function report(tally: Tally, left: WorldMember, right: WorldMember, text: string): void {
  tally.mistakes.push(`${left.venue} ${left.marketId} and ${right.venue} ${right.marketId}: ${text}`);
}

/** Every pair that the graph relates, once. */
function checkRelated(read: ReadWorld, tally: Tally): void {
  for (const left of read.members) {
    for (const { member } of read.graph.neighbours(left.key)) {
      const right = read.members[member.key];
      if (right !== undefined && right.key > left.key) checkPair(read, left, right, tally);
    }
  }
}

function checkAtRandom(read: ReadWorld, seed: number, tally: Tally): void {
  const random = createRandom(seed, 'pairs');
  const { members } = read;
  for (let drawn = 0; drawn < randomPairs; drawn += 1) {
    const left = members[random.integer(0, members.length - 1)];
    const right = members[random.integer(0, members.length - 1)];
    if (left !== undefined && right !== undefined && left !== right) checkPair(read, left, right, tally);
  }
}

/** Every pair of a hard case or positive control that the world names. */
function checkTraps(read: ReadWorld, tally: Tally): void {
  for (const trap of read.world.traps ?? []) {
    const row = [...hardCases, ...positiveControls].find((each) => each.case === trap.case);
    assert.ok(row !== undefined, trap.case);
    tally.traps += 1;
    tally.mistakes.push(...complaintsOn(read, trap, row));
  }
}

describe('relations of simulated worlds', () => {
  const total: Tally = {
    pairs: 0,
    relations: 0,
    crossVenue: 0,
    byPayouts: 0,
    empty: 0,
    proofs: 0,
    traps: 0,
    mistakes: [],
  };

  for (const seed of seeds) {
    it(`are true in world ${seed}`, () => {
      const read = readWorld(seed, sizes[seed % sizes.length] ?? 2000);
      const related = total.relations;
      checkRelated(read, total);
      const { implies, equivalent, contradicts, overlaps } = read.graph.totals.relations;
      assert.equal(total.relations - related, implies + equivalent + contradicts + overlaps);
      checkAtRandom(read, seed, total);
      checkTraps(read, total);
      assert.deepEqual(total.mistakes.splice(0).slice(0, shownMax), []);
    });
  }

  it('are of very many pairs, in both venues and across them', (context) => {
    const { pairs, relations, crossVenue, byPayouts, empty, proofs, traps } = total;
    context.diagnostic(
      `${seeds.length} seeds, ${pairs} pairs, ${relations} related, ${crossVenue} across venues, ${byPayouts} by payouts alone, ${empty} of combos that never pay, ${proofs} proofs checked, ${traps} named pairs`,
    );
    assert.ok(pairs >= pairsMin, `${pairs} pairs`);
    assert.ok(empty * 10_000 < relations, `${empty} of combos that never pay`);
    assert.ok(proofs >= proofsMin, `${proofs} proofs`);
    assert.ok(crossVenue > relations / 20, `${crossVenue} across venues`);
  });
});

describe('the judge', () => {
  it('finds every relation that is stated wrongly', () => {
    const read = readWorld(1, 2000);
    const kinds: readonly RelationKind[] = ['equivalent', 'implies', 'implied_by', 'contradicts', 'overlaps'];
    let judged = 0;
    for (const left of read.members) {
      for (const { member, code } of read.graph.neighbours(left.key)) {
        const right = read.members[member.key];
        if (right === undefined || right.key < left.key || (left.key + right.key) % 7 !== 0) continue;
        if (neverPays(left.market) || neverPays(right.market)) continue;
        const { by } = judgeRelation(kindOf(code) ?? 'overlaps', left.market, right.market);
        const held = kinds.filter((kind) => judgeRelation(kind, left.market, right.market).isTrue);
        assert.equal(held.length, 1, `${left.marketId} and ${right.marketId}, by ${by}: ${held.join(', ')}`);
        judged += 1;
      }
    }
    assert.ok(judged > 1000, `${judged} pairs`);
  });
});
