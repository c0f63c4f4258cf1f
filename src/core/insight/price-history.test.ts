import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { VenueId } from '../contract/index.ts';
import { PriceHistory } from './price-history.ts';
import { midpointOf, type PricePoint } from './price-point.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const start = Date.UTC(2026, 10, 16, 9, 30);
const wholeHour = Date.UTC(2026, 10, 16, 9);
const roomy = { pointsMax: 100_000 };

type Quote = Extract<PricePoint, { kind: 'quote' }>;
interface Market {
  readonly venue: VenueId;
  readonly id: string;
}

function ofMarket<Kind extends 'quote' | 'gap' | 'fill' | 'close'>(
  points: readonly PricePoint[],
  kind: Kind,
  { venue, id }: Market,
): Extract<PricePoint, { kind: Kind }>[] {
  return points.filter(
    (point): point is Extract<PricePoint, { kind: Kind }> =>
      point.kind === kind && 'id' in point && point.id === id && point.venue === venue,
  );
}

/** From all points, by the definition alone; `t` is a whole minute. */
function lookUp(points: readonly PricePoint[], market: Market, t: number, now: number): number | undefined {
  const hour = Math.floor(now / hourMs) * hourMs;
  if (t < hour - 721 * hourMs || (t % hourMs !== 0 && t < hour - 25 * hourMs)) return undefined;
  let quote: Quote | undefined;
  for (const each of ofMarket(points, 'quote', market)) {
    const isKept = each.at >= hour - 744 * hourMs;
    if (isKept && each.at < t && (quote === undefined || each.at > quote.at)) quote = each;
  }
  const quotedAt = quote?.at ?? 0;
  const gaps = ofMarket(points, 'gap', market).filter(({ at }) => quotedAt < at && at <= t);
  const ends = points.filter((each) => {
    if (each.kind !== 'end') return false;
    const secondOver = Math.ceil(each.at / 1000) * 1000;
    return quotedAt < secondOver && secondOver <= t;
  });
  if (quote?.mid !== undefined && gaps.length === 0 && ends.length === 0) return quote.mid;
  const fills = ofMarket(points, 'fill', market)
    .filter(({ venueTime }) => venueTime > t - hourMs && venueTime <= t)
    .sort((left, right) => right.venueTime - left.venueTime || right.price - left.price);
  if (fills[0] !== undefined) return fills[0].price * 2;
  const closes = ofMarket(points, 'close', market)
    .filter(({ at }) => Math.floor(at / hourMs) === Math.floor(t / hourMs))
    .sort((left, right) => right.at - left.at);
  return closes[0] && closes[0].price * 2;
}

/** Whole minutes around a time. */
function momentsAround(time: number): number[] {
  const minute = Math.floor(time / minuteMs) * minuteMs;
  const hour = Math.floor(time / hourMs) * hourMs;
  const minutes = [minute - minuteMs, minute, minute + minuteMs, minute + 59 * minuteMs];
  return [...minutes, minute + hourMs, minute + 61 * minuteMs, hour, hour + hourMs, hour + 2 * hourMs];
}

function timeOf(point: PricePoint): number {
  return point.kind === 'fill' ? point.venueTime : point.at;
}

const price = fc.integer({ min: 0, max: 1_000_000 });
/** Milliseconds before the time at which a point is given: many in few minutes and at whole ones, some anywhere. */
const late = fc.oneof(
  fc.integer({ min: 0, max: 4 * minuteMs }),
  fc.integer({ min: 0, max: 180 }).map((minutes) => minutes * minuteMs),
  fc.integer({ min: 0, max: 120 }).map((seconds) => seconds * 1_000),
  fc.integer({ min: 0, max: 50 * hourMs }),
  fc.integer({ min: 0, max: 743 * hourMs }),
);
const anyPoint = fc.record({
  kind: fc.constantFrom('quote', 'quote', 'quote', 'gap', 'end', 'fill', 'fill', 'close'),
  venue: fc.constantFrom('venue_a', 'venue_b'),
  id: fc.constantFrom('X', 'Y'),
  late,
  mid: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: undefined }),
  price,
});

function toPoint(given: typeof anyPoint extends fc.Arbitrary<infer T> ? T : never, now: number): PricePoint {
  const { venue, id, mid } = given;
  const at = now - given.late;
  switch (given.kind) {
    case 'quote':
      return { kind: 'quote', venue, id, at, mid };
    case 'gap':
      return { kind: 'gap', venue, id, at };
    case 'end':
      return { kind: 'end', at };
    case 'fill':
      return { kind: 'fill', venue, id, venueTime: at, price: given.price };
    case 'close':
      return { kind: 'close', venue, id, at, price: given.price };
  }
}

/** The record has one quote of a market for a time, and the archive one close. */
function isTwice(points: readonly PricePoint[], point: PricePoint): boolean {
  if (point.kind !== 'quote' && point.kind !== 'close') return false;
  return ofMarket(points, point.kind, point).some(({ at }) => at === point.at);
}

const markets: readonly Market[] = (['venue_a', 'venue_b'] as const).flatMap((venue) =>
  ['X', 'Y'].map((id) => ({ venue, id })),
);

function checkPrices(history: PriceHistory, points: readonly PricePoint[], now: number): void {
  const hour = Math.floor(now / hourMs) * hourMs;
  const edges = [hour - 721 * hourMs, hour - 25 * hourMs, hour - 25 * hourMs - minuteMs, hour];
  for (const t of new Set([...edges, ...points.map(timeOf)].flatMap(momentsAround))) {
    for (const market of markets) {
      assert.equal(
        history.priceAt(market.venue, market.id, t),
        lookUp(points, market, t, now),
        `${market.venue} ${market.id} at ${(t - now) / minuteMs} minutes`,
      );
    }
  }
}

describe('price history', () => {
  test('has the price of the definition, after any points in any order and any time', () => {
    const step = fc.record({
      points: fc.array(anyPoint, { maxLength: 8 }),
      ms: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 0, max: 2 * hourMs }),
        fc.integer({ min: 0, max: 30 * hourMs }),
        fc.integer({ min: 0, max: 800 * hourMs }),
      ),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const history = new PriceHistory(roomy, start);
        const points: PricePoint[] = [];
        let now = start;
        for (const { points: given, ms } of steps) {
          for (const each of given) {
            const point = toPoint(each, now);
            if (isTwice(points, point)) continue;
            assert.equal(history.take(point), undefined);
            points.push(point);
          }
          checkPrices(history, points, now);
          now += ms;
          history.turnTo(now);
          checkPrices(history, points, now);
        }
      }),
    );
  });

  test('is the same whatever the order of the points, and however often they come', () => {
    const orders = fc
      .array(anyPoint, { maxLength: 30 })
      .chain((points) =>
        fc.tuple(
          fc.constant(points),
          fc.shuffledSubarray([...points, ...points], { minLength: 2 * points.length }),
        ),
      );
    fc.assert(
      fc.property(orders, ([inOrder, shuffled]) => {
        const points: PricePoint[] = [];
        for (const each of inOrder) {
          const point = toPoint(each, start);
          if (!isTwice(points, point)) points.push(point);
        }
        const history = new PriceHistory(roomy, start);
        for (const each of shuffled) {
          const point = toPoint(each, start);
          // Of two quotes of one millisecond the first one of `points` is the one that counts.
          if (points.some((known) => JSON.stringify(known) === JSON.stringify(point))) history.take(point);
        }
        checkPrices(history, points, start);
      }),
    );
  });

  test('a quote is in force from the end of its second', () => {
    const history = new PriceHistory(roomy, start);
    history.takeQuote('venue_a', 'X', wholeHour, 900_000);
    assert.equal(history.priceAt('venue_a', 'X', wholeHour), undefined);
    assert.equal(history.priceAt('venue_a', 'X', wholeHour + minuteMs), 900_000);
    history.takeQuote('venue_a', 'X', wholeHour + minuteMs - 1, 910_000);
    assert.equal(history.priceAt('venue_a', 'X', wholeHour + minuteMs), 910_000);
  });

  test('of several quotes in a millisecond the one that came last is in force', () => {
    const history = new PriceHistory(roomy, start);
    for (const mid of [900_000, 950_000, 910_000]) history.takeQuote('venue_a', 'X', wholeHour + 5, mid);
    assert.equal(history.priceAt('venue_a', 'X', wholeHour + minuteMs), 910_000);
  });

  test('a session that ended leaves no quote in force, and the next one begins with nothing', () => {
    const history = new PriceHistory(roomy, start);
    history.takeQuote('venue_a', 'X', wholeHour + 10_000, 900_000);
    history.takeQuote('venue_b', 'Y', wholeHour + 100_500, 800_000);
    history.endAll(wholeHour + 100_200);
    assert.deepEqual(
      [60_000, 120_000, 180_000].map((ms) => history.priceAt('venue_a', 'X', wholeHour + ms)),
      [900_000, undefined, undefined],
    );
    assert.equal(history.priceAt('venue_b', 'Y', wholeHour + 120_000), undefined);
    history.takeQuote('venue_b', 'Y', wholeHour + 101_000, 810_000);
    assert.equal(history.priceAt('venue_b', 'Y', wholeHour + 120_000), 810_000);
  });

  test('there is no price at a moment that is no whole minute', () => {
    const history = new PriceHistory(roomy, start);
    history.takeQuote('venue_a', 'X', wholeHour, 900_000);
    assert.equal(history.priceAt('venue_a', 'X', wholeHour + 61_000), undefined);
  });

  test('a market that is quiet for a month costs nothing', () => {
    const history = new PriceHistory(roomy, wholeHour);
    history.takeQuote('venue_a', 'X', wholeHour, 900_000);
    history.takeFill('venue_b', 'X', wholeHour + 1, 1);
    assert.deepEqual(history.size, { markets: 2, points: 2 });
    history.turnTo(wholeHour + 744 * hourMs);
    assert.deepEqual(history.size, { markets: 2, points: 2 });
    history.turnTo(wholeHour + 745 * hourMs);
    assert.deepEqual(history.size, { markets: 0, points: 0 });
  });

  test('minutes older than 25 hours cost as much as hours', () => {
    const history = new PriceHistory(roomy, wholeHour);
    for (let minute = 0; minute < 120; minute++) {
      history.turnTo(wholeHour + minute * minuteMs);
      history.takeQuote('venue_a', 'X', wholeHour + minute * minuteMs, minute);
    }
    assert.equal(history.size.points, 120);
    for (let minute = 120; minute <= 27 * 60; minute++) history.turnTo(wholeHour + minute * minuteMs);
    assert.equal(history.size.points, 2);
    assert.equal(history.priceAt('venue_a', 'X', wholeHour + hourMs), 59);
  });

  test('a point that is too old or dated in the future is refused', () => {
    const history = new PriceHistory(roomy, wholeHour);
    assert.equal(history.takeQuote('venue_a', 'X', wholeHour - 744 * hourMs - 1, 5), 'too_old');
    assert.equal(history.takeFill('venue_a', 'X', wholeHour + 2 * hourMs + 2, 5), 'too_new');
    assert.deepEqual(history.size, { markets: 0, points: 0 });
  });

  test('without room the oldest hours are forgotten, but not the quotes in force', () => {
    const history = new PriceHistory({ pointsMax: 4 }, wholeHour);
    const ago = (hours: number) => wholeHour - hours * hourMs;
    history.takeQuote('venue_a', 'X', ago(100), 700_000);
    history.takeFill('venue_b', 'Y', ago(90) + 1, 300_000);
    history.takeQuote('venue_a', 'X', ago(80), 710_000);
    history.takeQuote('venue_b', 'Z', ago(70), 720_000);
    assert.equal(history.since, ago(721));
    assert.equal(history.takeFill('venue_b', 'Y', ago(1) + 1, 310_000), undefined);
    assert.equal(history.since, ago(88));
    assert.equal(history.priceAt('venue_a', 'X', ago(88)), 700_000);
    assert.equal(history.takeFill('venue_b', 'Z', ago(1) + 1, 320_000), undefined);
    assert.equal(history.since, ago(78));
    assert.equal(history.priceAt('venue_a', 'X', ago(79)), undefined);
    assert.equal(history.priceAt('venue_a', 'X', ago(0)), 710_000);
    assert.equal(history.priceAt('venue_b', 'Y', ago(0)), 620_000);
    assert.equal(history.takeFill('venue_b', 'Y', ago(95), 1), 'too_old');
  });

  test('where the hour that runs fills all the room, a market whose quote changes has none any more', () => {
    const history = new PriceHistory({ pointsMax: 2 }, start);
    assert.equal(history.takeQuote('venue_a', 'X', start - 2, 700_000), undefined);
    assert.equal(history.takeQuote('venue_b', 'X', start - 1, 700_000), undefined);
    assert.equal(history.takeQuote('venue_a', 'X', start, 710_000), 'full');
    assert.equal(history.priceAt('venue_a', 'X', start + minuteMs), undefined);
    assert.equal(history.priceAt('venue_b', 'X', start + minuteMs), 700_000);
    assert.equal(history.takeQuote('venue_a', 'Y', start, 720_000), undefined);
  });

  test('a midpoint needs both asks', () => {
    assert.equal(midpointOf({ yesAsk: 450_000, noAsk: 560_000 }), 890_000);
    assert.equal(midpointOf({ yesAsk: undefined, noAsk: 560_000 }), undefined);
    assert.equal(midpointOf({ yesAsk: 450_000, noAsk: undefined }), undefined);
  });
});
