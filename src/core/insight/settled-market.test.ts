import assert from 'node:assert/strict';
import test from 'node:test';
import { type HourlyClose, type SettledFacts, settledHorizons, settleMarket } from './settled-market.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const end = Date.UTC(2026, 5, 30, 12);

const facts: SettledFacts = {
  venue: 'venue_a',
  id: 'KXTEMP-1',
  eventId: 'KXTEMP',
  category: 'Weather',
  gameStartsAt: undefined,
  statedEndAt: end,
  closedAt: end,
  determinedAt: undefined,
  settledAt: end + hourMs,
  result: 'yes',
  yesPayout: '1',
};

/** Closing prices by hours before the stated end. */
const closesAt = (...points: readonly (readonly [hoursBefore: number, price: number])[]): HourlyClose[] =>
  points.map(([hours, price]) => ({ at: end - hours * hourMs, price }));

function checkPrices(
  changes: Partial<SettledFacts>,
  closes: readonly HourlyClose[],
  expected: Readonly<Partial<Record<number, number>>>,
): void {
  const outcome = settleMarket({ ...facts, ...changes }, closes);
  assert.ok(outcome.kind === 'settled', `left out: ${JSON.stringify(outcome)}`);
  assert.deepEqual(
    outcome.market.prices,
    settledHorizons.map((days) => expected[days]),
  );
}

function checkLeftOut(
  changes: Partial<SettledFacts>,
  reason: string,
  closes = closesAt([24, 500_000]),
): void {
  assert.deepEqual(settleMarket({ ...facts, ...changes }, closes), { kind: 'left_out', reason });
}

test('the price of a horizon is the last close of the 24 hours before it', () => {
  checkPrices({}, closesAt([24, 600_000]), { 1: 600_000 });
  checkPrices({}, closesAt([25, 600_000], [24.5, 610_000], [26, 620_000]), { 1: 610_000 });
  // One hour later than the moment, or a day earlier, is not of it.
  checkPrices({}, closesAt([23, 600_000], [30, 550_000]), { 1: 550_000 });
  checkPrices({}, closesAt([48, 600_000], [47.9, 610_000]), { 1: 610_000 });
  checkPrices({}, closesAt([72, 300_000], [95.9, 310_000], [96, 320_000]), { 3: 300_000 });
  checkPrices(
    {},
    closesAt([24, 1], [72, 3], [168, 7], [336, 14], [720, 30]),
    Object.fromEntries(settledHorizons.map((days) => [days, days])),
  );
});

test('days count back from the stated end, though trading stopped before it', () => {
  const early = { closedAt: end - 2 * dayMs, settledAt: end - 2 * dayMs + hourMs };
  // At one day before the end it could not be bought any more, whatever was the last price before.
  checkPrices(early, closesAt([47, 990_000], [49, 980_000], [72, 400_000]), { 3: 400_000 });
  checkPrices({ ...early, closedAt: undefined }, closesAt([47, 990_000], [72, 400_000]), { 3: 400_000 });
  checkPrices({ determinedAt: end - 2 * dayMs }, closesAt([30, 990_000], [72, 400_000]), { 3: 400_000 });
  // Counting back from the close would have bought at 40 cents one day before it.
  checkLeftOut(early, 'no_price', closesAt([47, 990_000]));
});

test('days count back from the end that was stated at the time, whatever the venue stated later', () => {
  // Trading stopped two days before the stated end, and the venue moved the end there when it settled.
  const closedAt = end - 2 * dayMs;
  const moved = { statedEndAt: closedAt, closedAt, settledAt: closedAt + hourMs };
  const closes = closesAt([72, 400_000], [73, 410_000], [168, 700_000]);
  const former = { formerEnds: [{ endAt: end, until: closedAt }] };
  checkPrices({ ...moved, ...former }, closes, { 3: 400_000, 7: 700_000 });
  // As counted back from the end of now, 40 cents would be the price of one day.
  checkPrices(moved, closes, { 1: 400_000 });
});

test('an end stated before its horizon counts for it, and the one before it for the horizons it had passed', () => {
  const later = end + 10 * dayMs;
  const formerEnds = [{ endAt: end, until: end - 2 * dayMs }];
  const outcome = settleMarket(
    { ...facts, statedEndAt: later, closedAt: later, settledAt: later, formerEnds },
    [
      ...closesAt([168, 700_000], [72, 300_000]),
      { at: later - dayMs, price: 100_000 },
      { at: later - 3 * dayMs, price: 200_000 },
      { at: later - 7 * dayMs, price: 900_000 },
    ],
  );
  assert.ok(outcome.kind === 'settled');
  // Three and seven days before it the end was another; one day before that end the new one was stated.
  assert.deepEqual(outcome.market.prices, [100_000, 300_000, 700_000, undefined, undefined]);
  assert.equal(outcome.market.expectedEndAt, later);
  assert.deepEqual(outcome.market.movedEnds, [undefined, end, end, undefined, undefined]);
});

test('an end at the second at which trading stopped was not stated in advance', () => {
  const stopped = end - 2 * dayMs + 25_000;
  const changes = { statedEndAt: stopped, closedAt: stopped + 300, settledAt: stopped + hourMs };
  checkLeftOut(changes, 'end_not_stated');
  checkLeftOut({ ...changes, closedAt: undefined, determinedAt: stopped }, 'end_not_stated');
  // Venues stop trading as scheduled, too, and they schedule by the minute.
  checkPrices({ statedEndAt: end, closedAt: end }, closesAt([24, 600_000]), { 1: 600_000 });
});

test('the end of a game is its start, whatever the venue expects of its outcome', () => {
  checkPrices({ gameStartsAt: end - dayMs }, closesAt([48, 700_000], [24, 100_000]), { 1: 700_000 });
});

test('a market whose end was not stated, that was voided or never had a price is left out by its reason', () => {
  checkLeftOut({ statedEndAt: undefined }, 'end_not_stated');
  checkLeftOut({ result: 'split', yesPayout: '0.5' }, 'voided');
  checkLeftOut({ yesPayout: '1.5' }, 'payout_unreadable');
  checkLeftOut({ yesPayout: '0.33333333' }, 'payout_unreadable');
  checkLeftOut({}, 'no_price', []);
  checkLeftOut({}, 'no_price', closesAt([24, 1_000_001]));
});

test('a market paid at a price counts with what it paid', () => {
  const outcome = settleMarket({ ...facts, result: 'scalar', yesPayout: '0.29' }, closesAt([24, 500_000]));
  assert.ok(outcome.kind === 'settled');
  assert.equal(outcome.market.payout, 290_000);
  assert.equal(outcome.market.expectedEndAt, end);
});
