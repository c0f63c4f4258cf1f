import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Claim } from '../../src/core/claim/index.ts';
import { paidAt, parseRational, rational } from '../../src/core/exact/index.ts';
import {
  isPaidAtPrice,
  type JudgedRelation,
  type Judgement,
  judgeSettlement,
} from '../../src/core/relation/judge-settlement.ts';
import { relateClaims } from '../../src/core/relation/relate-claims.ts';
import { claimOf, gameClaim } from './members.ts';

const above3 = claimOf({ pays: '(3, inf)', grid: '1' });
const above5 = claimOf({ pays: '(5, inf)', grid: '1' });
const home = gameClaim('margin', '1 on (0, inf); 1/2 on [0, 0]');
const away = gameClaim('margin', '1 on (-inf, 0); 1/2 on [0, 0]');
const homeBy2 = gameClaim('margin', '[2, inf)');
const over2 = gameClaim('total', '(2, inf)');

interface Side {
  readonly claim?: Claim;
  readonly paid: string;
  readonly isVoid?: boolean;
}

function check(relation: JudgedRelation, left: Side, right: Side, expected: Judgement): void {
  const side = ({ claim, paid, isVoid = false }: Side) => {
    const amount = parseRational(paid);
    assert.ok(amount);
    return { claim, paid: amount, isVoid };
  };
  const found = judgeSettlement(relation, side(left), side(right));
  assert.equal(found, expected, `${left.paid} ${relation} ${right.paid}`);
}

test('yes and no, by every relation', () => {
  const cases: readonly (readonly [JudgedRelation, string])[] = [
    // Paid 00, 01, 10, 11: held or violated.
    ['equivalent', 'hvvh'],
    ['implies', 'hhvh'],
    ['implied_by', 'hvhh'],
    ['contradicts', 'hhhv'],
  ];
  for (const [relation, expected] of cases) {
    for (const [place, [left, right]] of [
      ['0', '0'],
      ['0', '1'],
      ['1', '0'],
      ['1', '1'],
    ].entries()) {
      const judgement = expected[place] === 'h' ? 'held' : 'violated';
      check(relation, { claim: above5, paid: left ?? '' }, { claim: above3, paid: right ?? '' }, judgement);
      check(relation, { paid: left ?? '' }, { paid: right ?? '' }, judgement);
    }
  }
});

test('a price that the claim never pays is left out, whether it agrees or not', () => {
  check('implies', { claim: above5, paid: '0.2' }, { claim: above3, paid: '0.4' }, 'priced');
  check('implies', { claim: above5, paid: '0.4' }, { claim: above3, paid: '0' }, 'priced');
  check('equivalent', { claim: above5, paid: '0.5' }, { claim: above5, paid: '0.5' }, 'priced');
  check('contradicts', { paid: '0.3' }, { paid: '1' }, 'priced');
});

test('a tie that pays one half is judged where it can be one', () => {
  check('contradicts', { claim: home, paid: '0.5' }, { claim: away, paid: '0.5' }, 'held');
  check('equivalent', { claim: home, paid: '0.5' }, { claim: home, paid: '0.5' }, 'held');
  check('implied_by', { claim: home, paid: '0.5' }, { claim: homeBy2, paid: '0' }, 'held');
  // A tie at 2–2, and one at 1–1: the total may be either.
  check('implied_by', { claim: home, paid: '0.5' }, { claim: over2, paid: '0' }, 'held');
});

test('one half that no end explains is never held, and violated where it fails', () => {
  check('contradicts', { claim: home, paid: '0.5' }, { claim: away, paid: '0' }, 'priced');
  check('contradicts', { claim: home, paid: '0.5' }, { paid: '0' }, 'priced');
  check('equivalent', { claim: home, paid: '0.5' }, { claim: home, paid: '0' }, 'violated');
  check('implied_by', { claim: home, paid: '0.5' }, { claim: homeBy2, paid: '1' }, 'violated');
});

test('a void that the venue has shown is left out', () => {
  check('equivalent', { claim: above5, paid: '0', isVoid: true }, { claim: above5, paid: '1' }, 'voided');
  check('implies', { claim: above5, paid: '0' }, { claim: above3, paid: '0', isVoid: true }, 'voided');
});

test('prices: what the claim itself pays is none', () => {
  const isPrice = (claim: Claim | undefined, paid: bigint) =>
    isPaidAtPrice({ claim, paid: rational(paid, 100n) });
  assert.deepEqual(
    [0n, 37n, 50n, 100n].map((paid) => isPrice(home, paid)),
    [false, true, false, false],
  );
  assert.deepEqual(
    [0n, 37n, 50n, 100n].map((paid) => isPrice(homeBy2, paid)),
    [false, true, true, false],
  );
  assert.deepEqual(
    [0n, 50n, 100n].map((paid) => isPrice(undefined, paid)),
    [false, true, false],
  );
});

test('two claims that are paid by one and the same value always hold', () => {
  const bound = fc.integer({ min: -4, max: 4 });
  const claim = fc.oneof(
    bound.map((at) => gameClaim('margin', `[${at}, inf)`)),
    bound.map((at) => gameClaim('margin', `(-inf, ${at}]`)),
    bound.map((at) => gameClaim('margin', `1 on (${at}, inf); 1/2 on [${at}, ${at}]`)),
    bound.map((at) => gameClaim('margin', `1 on (-inf, ${at}); 1/2 on [${at}, ${at}]`)),
  );
  let judged = 0;
  fc.assert(
    fc.property(claim, claim, fc.integer({ min: -6, max: 6 }), (left, right, value) => {
      const { relation } = relateClaims(left, right);
      if (relation === undefined || relation === 'overlaps') return;
      judged += 1;
      const side = (of: Claim) => ({
        claim: of,
        paid: paidAt(of.payout, rational(BigInt(value))),
        isVoid: false,
      });
      assert.equal(judgeSettlement(relation, side(left), side(right)), 'held');
    }),
    { numRuns: 2_000 },
  );
  assert.ok(judged > 500, `${judged}`);
});
