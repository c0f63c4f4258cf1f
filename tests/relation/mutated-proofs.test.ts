/**
 * Proofs with something changed, a hundred thousand in the full rounds. A check may refuse any of them; one that it accepts must still be true,
 * by an evaluation that is neither the prover's nor the checker's: plain numbers, tried one by one.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Claim, Quantity } from '../../src/core/claim/index.ts';
import { type End, type IntervalSet, isOnGrid, type Rational, rational } from '../../src/core/exact/index.ts';
import {
  checkProof,
  type Direction,
  type Member,
  type ProofStep,
  type Relation,
  type RelationKind,
  relate,
  type StepKind,
} from '../../src/core/relation/index.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { claimOf, gameClaim, legsOf, memberOf, pathClaim } from './members.ts';

const mutations = testRounds({ usual: 4_000, full: 100_000 });

const claims: readonly Claim[] = [
  ...[
    '(4.5, inf)',
    '[4.6, inf)',
    '[4.5, inf)',
    '[4.2, 4.6]',
    '(-inf, 4.3)',
    '1 on (5, inf); 1/2 on [5, 5]',
  ].map((pays) => claimOf({ pays, grid: '0.1' })),
  ...['(3, inf)', '[3, inf)', '(-inf, 3)', '[1, 3) u (4, 6]'].map((pays) => claimOf({ pays, unit: 'USD' })),
  gameClaim('margin', '1 on [1, inf); 1/2 on [0, 0]'),
  { ...gameClaim('margin', '1 on (-inf, -1]; 1/2 on [0, 0]'), orientation: 'negated' },
  gameClaim('margin', '[2, inf)'),
  gameClaim('total', '[3, inf)'),
  gameClaim('total', '[0, 2]'),
  gameClaim('lesser', '[1, inf)'),
  gameClaim('score', '[2001, 2001]'),
  gameClaim('first', '[2, inf)'),
  gameClaim('advances', '[1, 1]'),
  pathClaim('close', '(3, inf)'),
  pathClaim('high', '[3, inf)'),
  pathClaim('low', '(-inf, 2)'),
];

const exclusiveKey = 'venue_a | event | ';

const members: readonly Member[] = [
  ...claims.map((claim, index) =>
    memberOf(`M${index}`, claim, { venue: index % 2 === 0 ? 'venue_a' : 'venue_b' }),
  ),
  memberOf('E1', undefined, { exclusiveKey }),
  memberOf('E2', undefined, { exclusiveKey }),
  memberOf('E3', claims[0], { exclusiveKey }),
  memberOf('E4', claims[4], { exclusiveKey }),
  memberOf('C1', undefined, { legs: legsOf('yes M0, no M6') }),
  memberOf('C2', undefined, { legs: legsOf('no M0, yes M6, yes E1') }),
  memberOf('C3', undefined, { legs: legsOf('yes M0, no M6, no E1') }),
  // Through legs that are not the same: above 4.5 excludes below 4.3, and makes 4.5 or more come true.
  memberOf('C4', undefined, { legs: legsOf('yes M4, yes M6') }),
  memberOf('C5', undefined, { legs: legsOf('yes M2, no M6') }),
];

const find = (venue: string, marketId: string): Member | undefined =>
  members.find((member) => member.venue === venue && member.marketId === marketId);

interface Proof {
  readonly left: Member;
  readonly right: Member;
  readonly relation: Relation;
}

const proofs: readonly Proof[] = members.flatMap((left) =>
  members.flatMap((right) => {
    const relation = relate(left, right, find);
    return relation.kind === 'related' ? [{ left, right, relation }] : [];
  }),
);

/** A generator of numbers from a seed (xorshift), so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

type Random = (below: number) => number;

function pick<T>(random: Random, from: readonly T[]): T {
  const found = from[random(from.length)];
  assert.ok(found !== undefined);
  return found;
}

const relations: readonly RelationKind[] = ['equivalent', 'implies', 'implied_by', 'contradicts', 'overlaps'];
const directions: readonly Direction[] = [
  'equal',
  'left_implies_right',
  'right_implies_left',
  'mutually_exclusive',
  'intersecting',
];
const stepKinds: readonly StepKind[] = [
  'usable',
  'same_event',
  'same_variable',
  'intervals',
  'mutually_exclusive',
  'conclusion',
];
const textFields = ['left', 'right', 'detail', 'result'] as const;

function mutate(random: Random, { relation }: Proof): Relation {
  const steps = [...relation.steps];
  const place = random(steps.length);
  const step = steps[place];
  assert.ok(step);
  switch (random(12)) {
    case 0:
      return { ...relation, steps: steps.toSpliced(place, 1) };
    case 1:
      return { ...relation, steps: steps.toSpliced(place, 0, step) };
    case 2: {
      const other = random(steps.length);
      return { ...relation, steps: steps.with(place, steps[other] ?? step).with(other, step) };
    }
    case 3:
      return { ...relation, relation: pick(random, relations), direction: pick(random, directions) };
    case 4:
      return restated(relation, pick(random, relations));
    case 5:
      return { ...relation, together: { atLeastOne: random(2) === 0, atMostOne: random(2) === 0 } };
    case 6:
      return { ...relation, steps: steps.with(place, { ...step, step: pick(random, stepKinds) }) };
    case 7:
      return {
        ...relation,
        steps: steps.with(place, { ...step, left: step.right ?? '', right: step.left ?? '' }),
      };
    case 8:
      return { ...relation, steps: pick(random, proofs).relation.steps };
    case 9:
      // A number changed wherever it stands, so that all steps agree about the false bound.
      return changedEverywhere(random, relation);
    default: {
      const field = pick(random, textFields);
      return {
        ...relation,
        steps: steps.with(place, { ...step, [field]: changedText(random, step[field] ?? '') }),
      };
    }
  }
}

/** Every mention of the relation says another: the most consistent of lies. */
function restated(relation: Relation, kind: RelationKind): Relation {
  const direction = directions[relations.indexOf(kind)];
  assert.ok(direction);
  const steps = relation.steps.map((step): ProofStep => {
    if (step.step === 'conclusion') return { ...step, relation: kind, result: direction };
    return step.step === 'intervals' ? { ...step, result: kind } : step;
  });
  return { ...relation, relation: kind, direction, steps };
}

function changedEverywhere(random: Random, relation: Relation): Relation {
  const numbers = [...new Set(JSON.stringify(relation.steps).match(/\d+(?:\.\d+)?/g) ?? ['0'])];
  const from = pick(random, numbers);
  const to = `${random(10)}`;
  const change = (text: string) => text.replaceAll(from, to);
  const steps = relation.steps.map(
    (step): ProofStep => ({
      ...step,
      ...(step.left === undefined ? {} : { left: change(step.left) }),
      ...(step.right === undefined ? {} : { right: change(step.right) }),
      ...(step.detail === undefined ? {} : { detail: change(step.detail) }),
    }),
  );
  return { ...relation, steps };
}

const characters = '()[]0123456789.-/,; uinfyesco|'.split('');

function changedText(random: Random, text: string): string {
  const at = random(text.length + 1);
  switch (random(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + pick(random, characters) + text.slice(at);
    case 2:
      return text.slice(0, at) + pick(random, characters) + text.slice(at + 1);
    default:
      return text.replace(/[[\]()]/g, (bracket) =>
        random(2) === 0 ? bracket : (swapped[bracket] ?? bracket),
      );
  }
}

const swapped: Readonly<Record<string, string>> = { '[': '(', '(': '[', ']': ')', ')': ']' };

/** The third evaluation. Twentieths from −10 to 10 hold every end, its neighbours and a value of every gap used here. */
function isTrue({ left, right }: Proof, stated: Relation): boolean {
  if (left.claim === undefined || right.claim === undefined) return true;
  const pairs = jointPayouts(left.claim, right.claim);
  if (pairs.length === 0) return true;
  const holds: Readonly<Record<RelationKind, boolean>> = {
    equivalent: pairs.every(([one, other]) => one === other),
    implies: pairs.every(([one, other]) => one <= other),
    implied_by: pairs.every(([one, other]) => one >= other),
    contradicts: pairs.every(([one, other]) => one + other <= 1),
    overlaps: pairs.some(([one, other]) => one > 0 && other > 0),
  };
  return (
    holds[stated.relation] &&
    stated.together.atLeastOne === pairs.every(([one, other]) => one + other >= 1) &&
    stated.together.atMostOne === pairs.every(([one, other]) => one + other <= 1)
  );
}

function jointPayouts(left: Claim, right: Claim): readonly (readonly [number, number])[] {
  const [one, other] = [left.variable.quantity, right.variable.quantity];
  const worlds =
    left.variable.frame.kind === 'score' ? games : left.variable.frame.kind === 'path' ? paths : lines;
  return worlds.flatMap((world): (readonly [number, number])[] => {
    const [paidLeft, paidRight] = [paidIn(left, world[one]), paidIn(right, world[other])];
    return paidLeft === undefined || paidRight === undefined ? [] : [[paidLeft, paidRight]];
  });
}

type World = Partial<Readonly<Record<Quantity, number>>>;

const lines: readonly World[] = Array.from({ length: 401 }, (_, index) => ({ value: (index - 200) / 20 }));

const games: readonly World[] = Array.from({ length: 144 }, (_, index) => {
  const [first, second] = [Math.floor(index / 12), index % 12];
  const base = {
    first,
    second,
    margin: first - second,
    total: first + second,
    lesser: Math.min(first, second),
    score: first * 1000 + second,
  };
  const sides = first > second ? [1] : first < second ? [-1] : [1, -1];
  return sides.map((advances): World => ({ ...base, advances }));
}).flat();

const halves = Array.from({ length: 13 }, (_, index) => index / 2);
const paths: readonly World[] = halves.flatMap((low) =>
  halves
    .filter((close) => close >= low)
    .flatMap((close) => halves.filter((high) => high >= close).map((high): World => ({ low, close, high }))),
);

/** In plain numbers; undefined where the value cannot occur. */
function paidIn({ payout, variable }: Claim, value: number | undefined): number | undefined {
  if (value === undefined || !isWithin(variable.domain, value)) return undefined;
  if (!isOnGrid(variable.grid, rational(BigInt(Math.round(value * 20)), 20n))) return undefined;
  const step = payout.steps.find(({ on }) => isWithin(on, value));
  return step === undefined ? 0 : numberOf(step.pays);
}

function isWithin({ parts }: IntervalSet, value: number): boolean {
  return parts.some(({ low, high }) => isBeyond(low, value, 1) && isBeyond(high, value, -1));
}

function isBeyond(end: End, value: number, sign: 1 | -1): boolean {
  if (end.kind === 'infinite') return true;
  const distance = sign * (value - numberOf(end.at));
  return end.kind === 'open' ? distance > 0 : distance >= 0;
}

function numberOf({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

test('every proof here holds, and by a third evaluation is true', () => {
  assert.ok(proofs.length > 80, `${proofs.length} proofs`);
  for (const kind of relations)
    assert.ok(
      proofs.some(({ relation }) => relation.relation === kind),
      kind,
    );
  for (const proof of proofs) {
    assert.deepEqual(checkProof(proof.relation, proof.left, proof.right, find), { ok: true });
    assert.ok(isTrue(proof, proof.relation), JSON.stringify(proof.relation));
  }
});

test('no changed proof is accepted that is not true', (context) => {
  const random = randomFrom(20_261_115);
  let refused = 0;
  let unchanged = 0;
  for (let count = 0; count < mutations; count += 1) {
    const proof = pick(random, proofs);
    const mutant = mutate(random, proof);
    const { ok } = checkProof(mutant, proof.left, proof.right, find);
    if (!ok) {
      refused += 1;
      // Refusing what was not changed would be refusing the truth.
      assert.ok(!isDeepStrictEqual(mutant, proof.relation), JSON.stringify(mutant));
      continue;
    }
    assert.ok(isTrue(proof, mutant), JSON.stringify(mutant));
    // Where there are no numbers to be tried, as with combos and mere declarations, nothing at all may differ.
    assert.ok(isDeepStrictEqual(mutant, proof.relation) || hasClaims(proof), JSON.stringify(mutant));
    unchanged += 1;
  }
  assert.ok(refused > mutations * 0.8, `${refused} refused`);
  context.diagnostic(`${refused} refused, ${unchanged} accepted`);
});

function hasClaims({ left, right }: Proof): boolean {
  return left.claim !== undefined && right.claim !== undefined;
}
