import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { VenueId } from '../contract/index.ts';
import { type FlowWindow, FlowWindows, flowWindows, type MarketFlow } from './flow-windows.ts';
import type { FlowFill } from './hour-rows.ts';

const hourMs = 3_600_000;
const start = Date.UTC(2026, 10, 16, 9, 30);
const roomy = { marketsMax: 100, rowsMax: 10_000 };

interface Given {
  readonly venue: VenueId;
  readonly id: string;
  readonly fill: FlowFill;
}

const aFill: FlowFill = {
  venueTime: start,
  takerPrice: 460_000,
  quantity: 10_000_000,
  toward: 'yes',
  archived: false,
};

/** From all fills, by the definition alone. */
function sumUp(given: readonly Given[], market: Omit<Given, 'fill'>, window: FlowWindow, now: number) {
  const hours = { day: 24, week: 168, month: 720 }[window];
  const running = Math.floor(now / hourMs);
  const inside = given.filter(({ venue, id, fill }) => {
    const hour = Math.floor(fill.venueTime / hourMs);
    return venue === market.venue && id === market.id && hour <= running && hour >= running - hours;
  });
  const worth = ({ fill }: Given) => BigInt(fill.takerPrice) * BigInt(fill.quantity);
  const total = (some: readonly Given[]) => some.reduce((sum, each) => sum + worth(each), 0n);
  const toward = (side: FlowFill['toward']) => inside.filter(({ fill }) => fill.toward === side);
  if (inside.length === 0) return undefined;
  return {
    net: total(toward('yes')) - total(toward('no')),
    gross: total(inside),
    archived: total(inside.filter(({ fill }) => fill.archived)),
    fillsTowardYes: toward('yes').length,
    fillsTowardNo: toward('no').length,
    fillsUnsided: toward(undefined).length,
    largest: inside.map(worth).toSorted((left, right) => (left < right ? 1 : -1))[0] ?? 0n,
  } satisfies MarketFlow;
}

const anyFill = fc.record({
  takerPrice: fc.integer({ min: 1, max: 1_000_000 }),
  quantity: fc.oneof(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 9_000_000_000_000 })),
  toward: fc.constantFrom('yes' as const, 'no' as const, undefined),
  archived: fc.boolean(),
  /** Before the time it is given, in hours: late, or a venue's clock that is ahead. */
  lateHours: fc.oneof(fc.integer({ min: -1, max: 3 }), fc.integer({ min: 0, max: 720 })),
});

describe('flow windows', () => {
  test('are what all fills sum to, after any fills and any time', () => {
    const step = fc.record({
      fills: fc.array(
        fc.tuple(fc.constantFrom('venue_a' as const, 'venue_b' as const), fc.constantFrom('X', 'Y'), anyFill),
        {
          maxLength: 6,
        },
      ),
      hours: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 800 })),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const windows = new FlowWindows(roomy, start);
        const given: Given[] = [];
        let now = start;
        for (const { fills, hours } of steps) {
          for (const [venue, id, { lateHours, ...rest }] of fills) {
            const fill = { ...rest, venueTime: now - lateHours * hourMs };
            assert.equal(windows.add(venue, id, fill), undefined);
            given.push({ venue, id, fill });
          }
          now += hours * hourMs;
          windows.turnTo(now);
          for (const venue of ['venue_a', 'venue_b'] as const)
            for (const id of ['X', 'Y'])
              for (const window of flowWindows)
                assert.deepEqual(windows.find(venue, id, window), sumUp(given, { venue, id }, window, now));
        }
      }),
    );
  });

  test('a market without fills in the month costs nothing', () => {
    const windows = new FlowWindows(roomy, start);
    windows.add('venue_a', 'X', aFill);
    assert.deepEqual(windows.size, { markets: 1, rows: 1 });
    windows.turnTo(start + 720 * hourMs);
    assert.deepEqual(windows.size, { markets: 1, rows: 1 });
    windows.turnTo(start + 721 * hourMs);
    assert.deepEqual(windows.size, { markets: 0, rows: 0 });
    assert.deepEqual([...windows.markets()], []);
  });

  test('a fill that is too old or dated in the future is refused', () => {
    const windows = new FlowWindows(roomy, start);
    assert.equal(windows.add('venue_a', 'X', { ...aFill, venueTime: start - 721 * hourMs }), 'too_old');
    assert.equal(windows.add('venue_a', 'X', { ...aFill, venueTime: start + 2 * hourMs }), 'too_new');
    assert.deepEqual(windows.size, { markets: 0, rows: 0 });
  });

  test('without room the oldest hours are forgotten, and the windows show since when they count', () => {
    const windows = new FlowWindows({ marketsMax: 100, rowsMax: 3 }, start);
    for (const late of [100, 50, 10, 0])
      assert.equal(windows.add('venue_a', 'X', { ...aFill, venueTime: start - late * hourMs }), undefined);
    assert.equal(windows.find('venue_a', 'X', 'month')?.fillsTowardYes, 3);
    assert.equal(windows.since('month'), Math.floor(start / hourMs) * hourMs - 99 * hourMs);
    assert.equal(windows.add('venue_a', 'X', { ...aFill, venueTime: start - 100 * hourMs }), 'too_old');
    assert.equal(windows.find('venue_a', 'X', 'day')?.fillsTowardYes, 2);
  });

  test('where the hour that runs fills all the room, a further market is refused and the others stay', () => {
    const windows = new FlowWindows({ marketsMax: 100, rowsMax: 2 }, start);
    assert.equal(windows.add('venue_a', 'X', aFill), undefined);
    assert.equal(windows.add('venue_b', 'X', aFill), undefined);
    assert.equal(windows.add('venue_b', 'Y', aFill), 'full');
    assert.equal(windows.find('venue_a', 'X', 'day')?.fillsTowardYes, 1);
    assert.equal(windows.find('venue_b', 'Y', 'day'), undefined);
  });

  test('more markets than there is room for are refused', () => {
    const windows = new FlowWindows({ marketsMax: 1, rowsMax: 10 }, start);
    assert.equal(windows.add('venue_a', 'X', aFill), undefined);
    assert.equal(windows.add('venue_a', 'Y', aFill), 'full');
    assert.equal(windows.add('venue_a', 'X', aFill), undefined);
  });
});
