import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { Accuracy } from '../api/schemas/index.ts';
import { emptyAccuracy, type PairCount } from '../store/index.ts';
import { describeAccuracy } from './describe-accuracy.ts';

function count(outcome: PairCount['outcome'], pairs: number, more: Partial<PairCount> = {}): PairCount {
  return { relation: 'implies', crossVenue: false, family: 'game', outcome, pairs, ...more };
}

function totals(...counts: readonly PairCount[]) {
  return describeAccuracy({ ...emptyAccuracy, counts }).totals;
}

test('an empty record has no rates', () => {
  assert.deepEqual(describeAccuracy(emptyAccuracy), {
    since: null,
    totals: { checked: 0, held: 0, violated: 0, excluded: 0, rate: null, rate_low: null },
    rows: [],
    violations: [],
    imported: {
      since: null,
      totals: { checked: 0, held: 0, violated: 0, excluded: 0, rate: null, rate_low: null },
      rows: [],
      violations: [],
    },
  });
  const excluded = totals(count('priced', 2), count('voided', 3), count('terms_changed', 4));
  assert.deepEqual(
    [excluded.checked, excluded.excluded, excluded.rate, excluded.rate_low],
    [0, 9, null, null],
  );
});

// Expected: the formula evaluated apart from this code.
test('rates are rounded down, with the lower end of the Wilson interval', () => {
  for (const [held, violated, rate, low] of [
    [1, 0, '1.000000', '0.206549'],
    [0, 1, '0.000000', '0.000000'],
    [9, 1, '0.900000', '0.595849'],
    [1400, 0, '1.000000', '0.997263'],
    [599, 1, '0.998333', '0.990620'],
    [2_999_999, 1, '0.999999', '0.999998'],
  ] as const) {
    const found = totals(count('held', held), count('violated', violated));
    assert.deepEqual([found.rate, found.rate_low], [rate, low], `${held} of ${held + violated}`);
  }
});

test('rows by relation, venue span and family; violations with both settlements', () => {
  const side = { venue: 'venue_a', title: 'T', yesPayout: '1', settledAt: Date.UTC(2026, 8, 15) } as const;
  const {
    rows,
    violations,
    since,
    totals: all,
    imported,
  } = describeAccuracy({
    since: Date.UTC(2026, 7, 1),
    counts: [
      count('held', 5),
      count('violated', 1, { crossVenue: true }),
      count('held', 2, { relation: 'equivalent' }),
      count('priced', 7),
    ],
    violations: [
      {
        relation: 'implies',
        crossVenue: true,
        family: 'game',
        left: { ...side, id: 'L' },
        right: { ...side, venue: 'venue_b', id: 'r', yesPayout: '0' },
      },
    ],
    imported: { since: Date.UTC(2026, 6, 1), counts: [count('held', 40)], violations: [] },
  });
  // What was imported is in no other total.
  assert.equal(imported.since, '2026-07-01T00:00:00.000Z');
  assert.deepEqual([imported.totals.held, imported.rows[0]?.held, imported.rows.length], [40, 40, 1]);
  assert.equal(since, '2026-08-01T00:00:00.000Z');
  assert.deepEqual([all.checked, all.held, all.violated, all.excluded], [8, 7, 1, 7]);
  assert.deepEqual(
    rows.map((row) => [row.relation, row.cross_venue, row.checked, row.held, row.violated, row.excluded]),
    [
      ['implies', false, 5, 5, 0, 7],
      ['implies', true, 1, 0, 1, 0],
      ['equivalent', false, 2, 2, 0, 0],
    ],
  );
  assert.deepEqual(violations[0]?.right, {
    venue: 'venue_b',
    id: 'r',
    title: 'T',
    yes_payout_usd: '0.0000',
    settled_at: '2026-09-15T00:00:00.000Z',
  });
});

test('what is described is what the API promises', () => {
  for (const yesPayout of ['1', '0', '0.5', '0.3700', '0.000001']) {
    const side = { venue: 'venue_a', id: 'ID', title: 'T', yesPayout, settledAt: 0 } as const;
    const pairs = {
      since: 0,
      counts: [count('held', 2), count('priced', 1, { family: 'other' })],
      violations: [
        { relation: 'implies', crossVenue: false, family: 'game', left: side, right: side } as const,
      ],
    };
    const described = describeAccuracy({ ...pairs, imported: pairs });
    assert.ok(Value.Check(Accuracy, described), JSON.stringify(described));
  }
});
