/**
 * Soundness against the simulator's oracle, which knows what every market pays in every state: of all pairs that are related
 * none is false, and every proof passes its independent check. All look-alikes and traps of the worlds are in them.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kindOf } from '../../src/core/graph/index.ts';
import { checkProof, type RelationKind, relate } from '../../src/core/relation/index.ts';
import { createRandom } from '../../src/simulator/world/index.ts';
import { whyFalse } from './judge-relation.ts';
import { type ReadWorld, readWorld, type WorldMember } from './read-world.ts';

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
/** Markets of the worlds, in turn. */
const sizes = [3000, 3500, 4000, 4500];
const randomPairs = 25_000;
/** One related pair in so many has its proof written and checked. */
const proofEvery = 25;
const pairsMin = 1_000_000;
const proofsMin = 20_000;
const shownMax = 20;

interface Tally {
  pairs: number;
  relations: number;
  crossVenue: number;
  proofs: number;
  readonly mistakes: string[];
}

/** The pair as the graph relates it, judged; and for some the proof. */
function checkPair(read: ReadWorld, left: WorldMember, right: WorldMember, tally: Tally): void {
  tally.pairs += 1;
  const relation = kindOf(read.graph.relation(left.key, right.key));
  if (relation === undefined) return;
  tally.relations += 1;
  if (left.venue !== right.venue) tally.crossVenue += 1;
  const why = whyFalse(relation, left.market, right.market);
  if (why !== undefined) report(tally, left, right, `${relation}, but ${why}`);
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

describe('relations of simulated worlds', () => {
  const total: Tally = { pairs: 0, relations: 0, crossVenue: 0, proofs: 0, mistakes: [] };

  for (const seed of seeds) {
    it(`are true in world ${seed}`, () => {
      const read = readWorld(seed, sizes[seed % sizes.length] ?? 3000);
      const before = { ...total };
      const mistakes: string[] = [];
      const tally: Tally = { ...total, mistakes };
      checkRelated(read, tally);
      const { relations } = read.graph.totals;
      const { implies, equivalent, contradicts, overlaps } = relations;
      assert.equal(tally.relations - before.relations, implies + equivalent + contradicts + overlaps);
      checkAtRandom(read, seed, tally);
      Object.assign(total, { ...tally, mistakes: total.mistakes });
      assert.deepEqual(mistakes.slice(0, shownMax), []);
    });
  }

  it('are of a million pairs, on both venues and across them', (context) => {
    const { pairs, relations, crossVenue, proofs } = total;
    context.diagnostic(
      `${seeds.length} seeds, ${pairs} pairs, ${relations} related, ${crossVenue} across venues, ${proofs} proofs checked`,
    );
    assert.ok(pairs >= pairsMin, `${pairs} pairs`);
    assert.ok(proofs >= proofsMin, `${proofs} proofs`);
    assert.ok(crossVenue > relations / 20, `${crossVenue} across venues`);
  });
});
