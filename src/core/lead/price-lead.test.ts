import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rational } from '../exact/index.ts';
import { type LegNow, priceLead } from './price-lead.ts';

const now = Date.UTC(2026, 10, 15, 12);
const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

const leg: LegNow = {
  side: 'yes',
  ask: 400_000,
  quote: 'book',
  status: 'open',
  listedAt: now - hourMs,
  disputed: false,
  closesAt: now + dayMs,
  settlesAt: now + 2 * dayMs,
  isGame: false,
  gameStartsAt: undefined,
  termsChanged: false,
  fee: { kind: 'free' },
};

function checkIssues(change: Partial<LegNow>, code: string | undefined): void {
  const changed = { ...leg, ...change };
  const where = JSON.stringify(Object.keys(change));
  const expected = (side: string): string[] => (code === undefined ? [] : [`${code}:${side}`]);
  assert.deepEqual(priceLead([changed, leg], [], now).issues, expected('left'), where);
  assert.deepEqual(priceLead([leg, changed], [], now).issues, expected('right'), where);
  assert.deepEqual(priceLead([changed, changed], [], now).issues, [
    ...expected('left'),
    ...expected('right'),
  ]);
}

test('each thing that speaks against a lead has its code, with the leg', () => {
  checkIssues({}, undefined);
  checkIssues({ quote: 'listing' }, undefined);
  checkIssues({ quote: 'stale' }, 'quote_stale');
  checkIssues({ quote: 'doubted' }, 'book_doubted');
  checkIssues({ status: undefined }, 'state_unknown');
  for (const status of ['unopened', 'paused', 'closed', 'determined', 'settled', 'gone'] as const) {
    checkIssues({ status }, 'not_open');
  }
  checkIssues({ listedAt: now - 3 * hourMs }, undefined);
  checkIssues({ listedAt: now - 3 * hourMs - 1 }, 'listing_stale');
  checkIssues({ closesAt: now + 10 * minuteMs + 1 }, undefined);
  checkIssues({ closesAt: now + 10 * minuteMs }, 'closing_soon');
  checkIssues({ closesAt: now - dayMs }, 'closing_soon');
  checkIssues({ closesAt: undefined, settlesAt: undefined }, 'close_unknown');
  // One that trades until its outcome is settled.
  checkIssues({ closesAt: undefined, settlesAt: now + 10 * minuteMs + 1 }, undefined);
  checkIssues({ closesAt: undefined, settlesAt: now + 10 * minuteMs }, 'closing_soon');
  checkIssues({ settlesAt: now - dayMs }, undefined);
  checkIssues({ closesAt: undefined, settlesAt: undefined, gameStartsAt: now + 1 }, undefined);
  checkIssues({ closesAt: undefined, settlesAt: undefined, gameStartsAt: now }, 'under_way');
  checkIssues({ gameStartsAt: now + 1 }, undefined);
  checkIssues({ gameStartsAt: now }, 'under_way');
  checkIssues({ isGame: true, gameStartsAt: now + 1 }, undefined);
  checkIssues({ isGame: true, gameStartsAt: undefined }, 'start_unknown');
  checkIssues({ termsChanged: true }, 'rules_changed');
  checkIssues({ disputed: true }, 'disputed');
  checkIssues({ fee: { kind: 'unknown', reason: 'not published' } }, 'fee_unknown');
});

test('void issues come first, and each issue once', () => {
  const { issues } = priceLead(
    [{ ...leg, disputed: true }, leg],
    ['void_unknown:tie', 'void_unknown:tie'],
    now,
  );
  assert.deepEqual(issues, ['void_unknown:tie', 'disputed:left']);
});

test('cost, edge and fee are those of one contract of each', () => {
  const quadratic = { kind: 'quadratic', rate: rational(7n, 100n) } as const;
  const power = { kind: 'power', rate: rational(3n, 100n), exponent: 1 } as const;
  const priced = priceLead(
    [
      { ...leg, fee: quadratic },
      { ...leg, ask: 500_000, fee: power },
    ],
    [],
    now,
  );
  // 0.07 × 0.4 × 0.6 = 0.0168 and a ten-thousandth for the balance; 0.03 × 0.5 × 0.5 = 0.0075.
  assert.deepEqual(priced, {
    cost: 900_000,
    grossEdge: 100_000,
    fee: 16_900 + 7_500,
    netEdge: 100_000 - 24_400,
    issues: [],
    worstCasePayout: 1_000_000,
    lockupDays: 2,
    // 75,600 / 924,400 × 365 / 2 = 14.9253…
    annualisedReturn: '14.925356',
  });
});

test('what is unknown is absent, and never zero', () => {
  const priced = priceLead([{ ...leg, fee: { kind: 'unknown', reason: 'not published' } }, leg], [], now);
  assert.equal(priced.fee, undefined);
  assert.equal(priced.netEdge, undefined);
  assert.equal(priced.annualisedReturn, undefined);
  assert.equal(priced.grossEdge, 200_000);
});

function checkLockup(left: Partial<LegNow>, right: Partial<LegNow>, expected: number | undefined): void {
  const { lockupDays } = priceLead(
    [
      { ...leg, ...left },
      { ...leg, ...right },
    ],
    [],
    now,
  );
  assert.equal(lockupDays, expected, JSON.stringify([left, right]));
}

test('money is locked up until the later of the two is settled, in whole days', () => {
  checkLockup({ settlesAt: now + 1 }, { settlesAt: now + 1 }, 1);
  checkLockup({ settlesAt: now + dayMs }, { settlesAt: now + 1 }, 1);
  checkLockup({ settlesAt: now + 1 }, { settlesAt: now + dayMs + 1 }, 2);
  checkLockup({ settlesAt: undefined, closesAt: now + 5 * dayMs }, {}, 5);
  checkLockup({ settlesAt: undefined, closesAt: undefined }, {}, undefined);
  checkLockup({ settlesAt: now - 1 }, { settlesAt: now - dayMs }, 0);
});

function checkReturn(ask: number, days: number, expected: string | undefined): void {
  const each = { ...leg, ask, settlesAt: now + days * dayMs };
  assert.equal(priceLead([each, each], [], now).annualisedReturn, expected, `${ask} for ${days} days`);
}

test('the return of a year is cut to six places, also below zero', () => {
  checkReturn(400_000, 365, '0.250000');
  checkReturn(490_000, 365, '0.020408');
  checkReturn(499_999, 365, '0.000002');
  checkReturn(500_001, 365, '-0.000002');
  checkReturn(600_000, 365, '-0.166667');
  checkReturn(1, 1, '182499635.000000');
  checkReturn(400_000, 0, undefined);
});
