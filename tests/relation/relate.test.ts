import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Claim } from '../../src/core/claim/index.ts';
import { half, one, zero } from '../../src/core/exact/index.ts';
import { checkProof } from '../../src/core/relation/check-proof.ts';
import { mayBeOneThing } from '../../src/core/relation/check-proof-names.ts';
import { mayNameOne } from '../../src/core/relation/exclusive-names.ts';
import type { Member } from '../../src/core/relation/member.ts';
import { relate } from '../../src/core/relation/relate.ts';
import { checkRelation, checkUnrelated, claimOf, gameClaim, memberOf, pathClaim } from './members.ts';

const above3 = claimOf({ pays: '(3, inf)', grid: '0.1' });
const above5 = claimOf({ pays: '(5, inf)', grid: '0.1' });
const below2 = claimOf({ pays: '(-inf, 2)', grid: '0.1' });

test('the steps of a proof about an economic figure', () => {
  const name = 'line | shared | office | figure | 2026-07 | figure published | value | value | units';
  const found = checkRelation(memberOf('A', above5), memberOf('B', above3, { venue: 'venue_b' }), 'implies');
  assert.deepEqual(found.steps, [
    {
      step: 'usable',
      left: '[5.1, inf)',
      right: '[3.1, inf)',
      detail: 'what Yes pays is not the same on every value',
      result: 'usable',
    },
    {
      step: 'econ_quantity',
      left: 'value, 2026-07, units',
      right: 'value, 2026-07, units',
      detail: 'grid 0.1',
      result: 'same_kind',
    },
    { step: 'same_variable', left: name, right: name, result: 'same' },
    {
      step: 'intervals',
      left: '[5.1, inf)',
      right: '[3.1, inf)',
      detail: 'grid 0.1, domain (-inf, inf)',
      result: 'implies',
    },
    { step: 'conclusion', relation: 'implies', result: 'left_implies_right' },
  ]);
  assert.equal(found.crossVenue, true);
  assert.equal(found.direction, 'left_implies_right');
  assert.deepEqual(found.evidence, [
    'venue_a A: pays (5, inf)',
    'venue_b B: pays (3, inf)',
    'grid: 0.1',
    'scope: figure published',
  ]);
});

test('the steps of a proof about a game', () => {
  const home = memberOf('A', gameClaim('margin', '[1, inf)', 'untied'));
  const awayClaim = gameClaim('margin', '(-inf, -1]', 'untied');
  const away = memberOf('B', { ...awayClaim, orientation: 'negated' });
  const found = checkRelation(home, away, 'contradicts');
  assert.deepEqual(
    found.steps.map(({ step, result }) => `${step} ${result}`),
    [
      'usable usable',
      'same_game same',
      'game_quantity same_kind',
      'orient_margin negated',
      'same_variable same',
      'intervals contradicts',
      'conclusion mutually_exclusive',
    ],
  );
  assert.deepEqual(found.together, { atLeastOne: true, atMostOne: true });
  const score = checkRelation(memberOf('C', gameClaim('score', '[2001, 2001]')), home, 'implies');
  assert.equal(score.steps[2]?.result, 'score and margin');
  checkRelation(
    memberOf('D', pathClaim('close', '(3, inf)')),
    memberOf('E', pathClaim('high', '(3, inf)')),
    'implies',
  );
});

test('an event that the venue declares exclusive', () => {
  const key = { exclusiveKey: 'venue_a | event | ' };
  const found = checkRelation(memberOf('A', undefined, key), memberOf('B', undefined, key), 'contradicts');
  assert.deepEqual(
    found.steps.map(({ step }) => step),
    ['same_event', 'mutually_exclusive', 'conclusion'],
  );
  assert.deepEqual(
    checkProof(found, memberOf('A', undefined), memberOf('B', undefined)),
    { ok: false, why: 'no event declares them exclusive' },
    'the proof is of no event',
  );
  const checkMarked = (left: string | undefined, right: string | undefined) => {
    const [one, other] = [left, right].map((values, place) => ({
      ...memberOf('AB'.charAt(place), undefined, key),
      exclusiveMark: {
        form: 'one',
        name: `${place}`,
        words: undefined,
        print: `print ${place}`,
        about: 'a figure',
        values,
      },
    }));
    assert.ok(one !== undefined && other !== undefined);
    return checkProof(found, one, other).ok;
  };
  assert.equal(checkMarked('[1, 2]', '[3, 4]'), true);
  assert.equal(checkMarked('[1, 3]', '[2, 4]'), false, 'both may pay');
  assert.equal(checkMarked('[1, 2]', 'no set'), false, 'what cannot be read keeps nothing apart');
  assert.equal(checkMarked('[1, 2]', undefined), true);
  // Exclusive is not exhaustive (H48).
  assert.deepEqual(found.together, { atLeastOne: false, atMostOne: true });
  assert.equal(found.voids, 'unknown');
  // One claim says nothing for or against it; two agree or contradict it.
  checkRelation(memberOf('A', above3, key), memberOf('B', undefined, key), 'contradicts');
  const both = checkRelation(memberOf('A', above3, key), memberOf('B', below2, key), 'contradicts');
  assert.deepEqual(
    both.steps.slice(-2).map(({ step }) => step),
    ['mutually_exclusive', 'conclusion'],
  );
  checkUnrelated(memberOf('A', above3, key), memberOf('B', above5, key), 'conflicting_placements');
  checkUnrelated(
    memberOf('A', gameClaim('margin', '[1, inf)'), key),
    memberOf('B', gameClaim('total', '[3, inf)'), key),
    'conflicting_placements',
  );
  // Halves that add up to a dollar are no conflict.
  checkRelation(
    memberOf('A', gameClaim('margin', '1 on [1, inf); 1/2 on [0, 0]'), key),
    memberOf('B', gameClaim('margin', '1 on (-inf, -1]; 1/2 on [0, 0]'), key),
    'contradicts',
  );
  // Claims on different figures do not speak against the declaration.
  const elsewhere = claimOf({ pays: '(3, inf)', frame: { subject: 'another figure' } });
  checkRelation(memberOf('A', above3, key), memberOf('B', elsewhere, key), 'contradicts');
  checkUnrelated(memberOf('A', undefined, key), memberOf('B', undefined), 'no_claim');
  checkUnrelated(
    memberOf('A', undefined, key),
    memberOf('B', undefined, { ...key, venue: 'venue_b' }),
    'no_claim',
  );
});

test('members of one exclusive event that ask for two things are related by their claims alone', () => {
  const asked = (marketId: string, claim: Claim | undefined, form: string): Member => ({
    ...memberOf(marketId, claim, { exclusiveKey: 'venue_a | event | ' }),
    exclusiveMark: {
      form,
      print: `print ${marketId}`,
      name: undefined,
      words: undefined,
      about: '',
      values: undefined,
    },
  });
  const found = checkRelation(asked('A', above3, 'one'), asked('B', below2, 'other'), 'contradicts');
  assert.ok(found.steps.every(({ step }) => step !== 'mutually_exclusive'));
  // The venue's word is on no pair of two forms; it speaks against claims that let both pay all the same.
  checkUnrelated(asked('A', above3, 'one'), asked('B', above5, 'other'), 'conflicting_placements');
  checkUnrelated(asked('A', undefined, 'one'), asked('B', undefined, 'other'), 'no_claim');
  const elsewhere = claimOf({ pays: '(3, inf)', frame: { subject: 'another figure' } });
  checkUnrelated(asked('A', above3, 'one'), asked('B', elsewhere, 'other'), 'different_subject');
  const declared = relate(asked('A', undefined, 'one'), asked('B', undefined, 'one'));
  assert.ok(declared.kind === 'related');
  assert.deepEqual(checkProof(declared, asked('A', undefined, 'one'), asked('B', undefined, 'other')), {
    ok: false,
    why: 'they do not ask for one thing',
  });
  const implied = relate(memberOf('A', above5), memberOf('B', above3));
  assert.ok(implied.kind === 'related');
  assert.deepEqual(checkProof(implied, asked('A', above5, 'one'), asked('B', above3, 'other')), {
    ok: false,
    why: 'the venue declares that at most one of them pays',
  });
});

test('labels that may name one thing are kept apart by no declaration, forged or not', () => {
  const named = (marketId: string, words: string): Member => ({
    ...memberOf(marketId, undefined, { exclusiveKey: 'venue_a | event | ' }),
    exclusiveMark: { form: '', print: marketId, name: marketId, words, about: '', values: undefined },
  });
  const proof = relate(named('A', 'ana doe'), named('B', 'ben roe'));
  assert.ok(proof.kind === 'related');
  for (const [one, other] of [
    ['afd', 'ana f doe'],
    ['ana doe', 'ana doe and bo roe'],
    ['ann doe', 'annabel doe'],
    ['draw', 'tie'],
    ['someone else', 'other'],
  ] as const) {
    checkUnrelated(named('A', one), named('B', other), 'conflicting_placements');
    for (const [left, right] of [
      [one, other],
      [other, one],
    ] as const)
      assert.equal(checkProof(proof, named('A', left), named('B', right)).ok, false, `${left}, ${right}`);
  }
});

test('the checker refuses the declarations of labels that the prover refuses, and no others', () => {
  const word = fc.constantFrom(
    ...[
      'a',
      'f',
      'd',
      'r',
      'ana',
      'an',
      'anabel',
      'doe',
      'does',
      'de',
      'afd',
      'ad',
      'senate',
      'house',
      '2',
      'x2',
    ],
    ...['draw', 'tie', 'other', 'someone', 'else', 'the', 'of', 'democrats', 'democratic', 'field', 'no'],
  );
  const label = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
  let met = 0;
  fc.assert(
    fc.property(label, label, (one, other) => {
      const expected = mayNameOne(one, other);
      met += expected ? 1 : 0;
      assert.equal(mayBeOneThing(one, other), expected);
    }),
    { numRuns: 20_000 },
  );
  assert.ok(met > 1_000, `${met}`);
});

test('why there is no relation', () => {
  checkUnrelated(memberOf('A', above3), memberOf('A', above3), 'same_contract');
  checkUnrelated(memberOf('A', above3), memberOf('B', undefined), 'no_claim');
  const local = claimOf({ pays: '(3, inf)', grid: '0.1', frame: { reach: 'venue' } });
  checkUnrelated(memberOf('A', local), memberOf('B', local, { venue: 'venue_b' }), 'venue_local');
  checkUnrelated(memberOf('A', local), memberOf('B', above3, { venue: 'venue_b' }), 'venue_local');
  checkRelation(memberOf('A', local), memberOf('B', local), 'equivalent');
  const index = claimOf({ pays: '(3, inf)', frame: { source: 'one index' } });
  const exchange = claimOf({ pays: '(3, inf)', frame: { source: 'one exchange' } });
  assert.equal(
    checkUnrelated(memberOf('A', index), memberOf('B', exchange), 'different_source'),
    'different source: one index against one exchange',
  );
});

test('void branches are compared and named', () => {
  const paid = (value: typeof half) => ({ kind: 'exact', value }) as const;
  const withVoids = (voids: Parameters<typeof claimOf>[0]['voids']) =>
    memberOf('V', claimOf({ pays: '(3, inf)', voids: voids ?? [] }));
  const cancelledHalf = withVoids([{ branch: 'cancelled', pays: paid(half) }]);
  const cancelledNothing = withVoids([{ branch: 'cancelled', pays: paid(zero) }]);
  const fair = withVoids([{ branch: 'cancelled', pays: { kind: 'fair_price' } }]);
  const two = withVoids([
    { branch: 'cancelled', pays: paid(half) },
    { branch: 'not_published', pays: paid(one) },
  ]);
  const voidsOf = (left: typeof two, right: typeof two) =>
    checkRelation(left, { ...right, marketId: 'W' }, 'equivalent');
  assert.equal(voidsOf(cancelledHalf, cancelledHalf).voids, 'equal');
  assert.equal(voidsOf(cancelledHalf, cancelledNothing).voids, 'different');
  assert.equal(voidsOf(cancelledHalf, fair).voids, 'unknown');
  assert.equal(voidsOf(fair, fair).voids, 'unknown');
  assert.equal(voidsOf(cancelledHalf, two).voids, 'unknown');
  assert.equal(voidsOf(two, cancelledNothing).voids, 'different');
  assert.equal(voidsOf(withVoids([]), withVoids([])).voids, 'unknown');
  assert.deepEqual(voidsOf(fair, two).evidence.slice(-2), [
    'cancelled: left pays a fair price, right pays 1/2',
    'not published: left is silent, right pays 1',
  ]);
});

test('a proof is of its two contracts alone', () => {
  const [left, right] = [memberOf('A', above5), memberOf('B', above3)];
  const found = relate(left, right);
  assert.ok(found.kind === 'related');
  assert.deepEqual(checkProof(found, left, right), { ok: true });
  for (const [one, other] of [
    [right, left],
    [left, memberOf('B', below2)],
    [left, memberOf('B', undefined)],
    [left, left],
    [left, memberOf('B', above3, { venue: 'venue_b' })],
    [left, memberOf('B', claimOf({ pays: '(3, inf)', grid: '0.5' }))],
    [left, memberOf('B', claimOf({ pays: '(3, inf)', grid: '0.1', frame: { source: 'another' } }))],
  ] as const) {
    assert.equal(checkProof(found, one, other).ok, false);
  }
  for (const altered of [
    { ...found, relation: 'equivalent' as const },
    { ...found, direction: 'equal' as const },
    { ...found, crossVenue: true },
    { ...found, voids: 'equal' as const },
    { ...found, together: { atLeastOne: true, atMostOne: false } },
    { ...found, together: { atLeastOne: false, atMostOne: true } },
    { ...found, steps: [] },
    { ...found, steps: found.steps.slice(0, -1) },
    { ...found, steps: [...found.steps, { step: 'conclusion' as const, relation: 'implies' as const }] },
  ]) {
    assert.equal(checkProof(altered, left, right).ok, false);
  }
});
