import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseBest, type PricedOption } from './choose-best.ts';
import type { FillIssue, PurchaseFill } from './fill-purchase.ts';

const fine = { mapping: 'same', settlement: 'compatible', evidence: 'current' } as const;

function filled(total: number, quantity = 10): PurchaseFill {
  return {
    quantity,
    principal: total - 5,
    fee: 5,
    total,
    unfilled: 0,
    worstPrice: 500_000,
    filled: true,
    issues: [],
  };
}

function option(fill: PurchaseFill | undefined, status: PricedOption['status'] = 'current'): PricedOption {
  return { status, fill };
}

function short(issue: FillIssue): PurchaseFill {
  return { ...filled(100), filled: false, issues: [issue] };
}

function unpriced(): PurchaseFill {
  return { ...filled(100), fee: undefined, total: undefined, issues: ['fee_unknown'] };
}

test('the cheaper total is best for shares, and the advantage is the difference', () => {
  assert.deepEqual(chooseBest('shares', fine, option(filled(100)), option(filled(70))), {
    best: 1,
    advantage: 30,
    reasons: [],
  });
  assert.equal(chooseBest('shares', fine, option(filled(60)), option(filled(70))).best, 0);
});

test('more shares are best for a budget, whatever is left of it', () => {
  const choice = chooseBest('usd', fine, option(filled(100, 12)), option(filled(60, 9)));
  assert.deepEqual(choice, { best: 0, advantage: 3, reasons: [] });
  assert.deepEqual(chooseBest('usd', fine, option(filled(100, 9)), option(filled(60, 9))).reasons, ['tie']);
});

test('an opposite mapping is as good as the same one', () => {
  const assessed = { ...fine, mapping: 'opposite' } as const;
  assert.equal(chooseBest('shares', assessed, option(filled(60)), option(filled(70))).best, 0);
});

const good = option(filled(70));

for (const [what, reasons, choose] of [
  ['a tie', ['tie'], () => chooseBest('shares', fine, good, option(filled(70)))],
  ['no counterpart', ['no_counterpart'], () => chooseBest('shares', fine, good, undefined)],
  [
    'no counterpart and evidence that is incomplete',
    ['no_counterpart', 'evidence_incomplete'],
    () => chooseBest('shares', { ...fine, evidence: 'incomplete' }, good, undefined),
  ],
  [
    'an unconfirmed mapping',
    ['mapping_unconfirmed'],
    () => chooseBest('shares', { ...fine, mapping: 'unconfirmed' }, good, option(filled(1))),
  ],
  [
    'different settlement',
    ['settlement_different'],
    () => chooseBest('shares', { ...fine, settlement: 'different' }, good, option(filled(1))),
  ],
  [
    'unknown settlement',
    ['settlement_unknown'],
    () => chooseBest('shares', { ...fine, settlement: 'unknown' }, good, option(filled(1))),
  ],
  [
    'stale evidence',
    ['evidence_stale'],
    () => chooseBest('shares', { ...fine, evidence: 'stale' }, good, option(filled(1))),
  ],
  [
    'evidence that is not there yet',
    ['evidence_pending'],
    () => chooseBest('shares', { ...fine, evidence: 'pending' }, good, option(filled(1))),
  ],
  ['an unknown fee', ['fee_unknown:1'], () => chooseBest('shares', fine, good, option(unpriced()))],
  ['a thin book', ['thin_book:0'], () => chooseBest('shares', fine, option(short('thin_book')), good)],
  [
    'an order too small',
    ['below_minimum:1'],
    () => chooseBest('shares', fine, good, option(short('below_minimum'))),
  ],
  [
    'a quote that is not there',
    ['quote_unavailable:1'],
    () => chooseBest('shares', fine, good, option(undefined, 'unavailable')),
  ],
  [
    'a quote of a part of the book',
    ['quote_limited:0'],
    () => chooseBest('shares', fine, option(filled(1), 'limited'), good),
  ],
  [
    'a fill that is not whole',
    ['thin_book:1'],
    () => chooseBest('shares', fine, good, option({ ...filled(1), filled: false })),
  ],
  [
    'everything at once',
    ['mapping_unconfirmed', 'settlement_unknown', 'evidence_pending', 'quote_unavailable:0', 'fee_unknown:1'],
    () =>
      chooseBest(
        'usd',
        { mapping: 'unconfirmed', settlement: 'unknown', evidence: 'pending' },
        option(undefined, 'unavailable'),
        option(unpriced()),
      ),
  ],
] as const) {
  test(`nothing is best with ${what}, and the reason is named`, () => {
    assert.deepEqual(choose(), { best: undefined, advantage: undefined, reasons });
  });
}

test('without a counterpart the quote of the requested contract is judged all the same', () => {
  const { reasons } = chooseBest('shares', fine, option(undefined, 'unavailable'), undefined);
  assert.deepEqual(reasons, ['no_counterpart', 'quote_unavailable:0']);
});
