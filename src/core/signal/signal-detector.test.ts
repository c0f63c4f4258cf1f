import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SignalChange } from '../insight/index.ts';
import type { SignalFill, SignalMarket } from './signal.ts';
import { SignalDetector } from './signal-detector.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const startsAt = Date.UTC(2026, 8, 7);
const habitDays = 10;
const habitEndsAt = startsAt + habitDays * dayMs;
const marketCount = 40;

function marketOf(number: number): SignalMarket {
  return { venue: 'venue_b', id: `M${number}`, number, category: 'Politics', grade: 'tradeable' };
}

function fillOf(venueTime: number, usd: number, given: Partial<SignalFill> = {}): SignalFill {
  const takerPrice = given.takerPrice ?? 500_000;
  return {
    venueTime,
    takerPrice,
    quantity: Math.round((usd / takerPrice) * 1e12),
    toward: 'yes',
    block: false,
    ...given,
  };
}

/** Markets that trade every half hour, to both sides, for $1 to $100, while their prices move by a fifth of a cent or two. */
function detectorWithHabits(marketsMax = marketCount): SignalDetector {
  const detector = new SignalDetector({ marketsMax });
  let step = 0;
  for (let at = startsAt; at < habitEndsAt; at += 30 * minuteMs) {
    assert.deepEqual(detector.turnTo(at), []);
    for (let market = 0; market < marketCount; market += 1) {
      step += 1;
      const chance = (step * 0.6180339887498949) % 1;
      const toward = (step * 0.4142135623730951) % 1 < 0.5 ? 'yes' : 'no';
      const when = at + market * 40_000;
      assert.deepEqual(detector.takeFill(marketOf(market), fillOf(when, 100 ** chance, { toward })), []);
      const doubledPrice = 1_000_000 + 4_000 * Math.round(2 * chance);
      assert.deepEqual(detector.takePrice(marketOf(market), when, doubledPrice), []);
    }
  }
  return detector;
}

/** Which kinds of signals fills and prices after ten ordinary days open, in the first market. */
function kindsOpened(
  feed: (detector: SignalDetector, market: SignalMarket) => (readonly SignalChange[])[],
): string[] {
  const detector = detectorWithHabits();
  const changes = feed(detector, marketOf(0)).flat();
  for (const { id } of changes) assert.equal(id, 'M0');
  return [...new Set(changes.filter(({ change }) => change === 'opened').map(({ signal }) => signal.kind))];
}

const at = habitEndsAt + 5 * minuteMs;

describe('signals', () => {
  test('a usual fill opens none', () => {
    assert.deepEqual(
      kindsOpened((detector, market) => [detector.takeFill(market, fillOf(at, 40))]),
      [],
    );
  });

  test('a fill of many times the usual size opens a block', () => {
    assert.deepEqual(
      kindsOpened((detector, market) => [detector.takeFill(market, fillOf(at, 500_000))]),
      ['block'],
    );
  });

  test('a block off the book is judged by its size alone', () => {
    assert.deepEqual(
      kindsOpened((detector, market) =>
        Array.from({ length: 30 }, (_, level) =>
          detector.takeFill(
            market,
            fillOf(at, level === 0 ? 500_000 : 10, { block: true, takerPrice: 200_000 + level * 10_000 }),
          ),
        ),
      ).filter((kind) => kind !== 'burst'),
      ['block'],
    );
  });

  test('many fills in a minute open a burst', () => {
    const opened = kindsOpened((detector, market) =>
      Array.from({ length: 80 }, (_, index) =>
        detector.takeFill(market, fillOf(at + index * 500, 10, { toward: index % 2 === 0 ? 'yes' : 'no' })),
      ),
    );
    assert.deepEqual(opened, ['burst']);
  });

  test('an order through many levels opens a sweep', () => {
    const opened = kindsOpened((detector, market) =>
      Array.from({ length: 30 }, (_, level) =>
        detector.takeFill(market, fillOf(at, 10, { takerPrice: 200_000 + level * 10_000 })),
      ),
    );
    assert.ok(opened.includes('sweep'));
  });

  test('the same fills toward no known side open no sweep and no one-sided hour', () => {
    const opened = kindsOpened((detector, market) =>
      Array.from({ length: 30 }, (_, level) =>
        detector.takeFill(
          market,
          fillOf(at, 10, { toward: undefined, takerPrice: 200_000 + level * 10_000 }),
        ),
      ),
    );
    assert.ok(!opened.includes('sweep') && !opened.includes('one_sided'));
  });

  test('an hour of orders to one side opens a one-sided hour, to both sides it does not', () => {
    const hour = (sides: readonly ('yes' | 'no')[]) =>
      kindsOpened((detector, market) =>
        Array.from({ length: 60 }, (_, minute) =>
          detector.takeFill(
            market,
            fillOf(at + minute * minuteMs, 10, { toward: sides[minute % sides.length] }),
          ),
        ),
      );
    assert.ok(hour(['no']).includes('one_sided'));
    assert.ok(!hour(['yes', 'no']).includes('one_sided'));
  });

  test('a price that moves far within five minutes opens a jump, over an hour it does not', () => {
    const climb = (everyMs: number) =>
      kindsOpened((detector, market) =>
        Array.from({ length: 40 }, (_, step) =>
          detector.takePrice(market, at + step * everyMs, 1_000_000 + step * 20_000),
        ),
      );
    assert.deepEqual(climb(5_000), ['price_jump']);
    assert.deepEqual(climb(5 * minuteMs), []);
  });

  test('a price that was not known five minutes before does not jump', () => {
    const opened = kindsOpened((detector, market) => [
      detector.takePrice(market, at, undefined),
      detector.takePrice(market, at + 7 * minuteMs, 1_900_000),
      detector.takePrice(market, at + 8 * minuteMs, 1_890_000),
    ]);
    assert.deepEqual(opened, []);
  });

  test('an episode is open until it has been quiet for fifteen minutes', () => {
    const detector = detectorWithHabits();
    const [opened] = detector.takeFill(marketOf(0), fillOf(at, 500_000));
    assert.ok(opened !== undefined && opened.signal.score >= 4);
    assert.deepEqual([opened.change, opened.signal.detectedAt, opened.lastAt], ['opened', at, at]);
    assert.deepEqual(detector.turnTo(at + 14 * minuteMs), []);
    assert.deepEqual(detector.turnTo(at + 15 * minuteMs), [{ ...opened, change: 'closed' }]);
  });

  test('a market that is forgotten may be fed from an earlier time on, unless an episode of it is open', () => {
    const detector = detectorWithHabits();
    detector.takeFill(marketOf(0), fillOf(at, 10));
    assert.equal(detector.forget(0, 0), true);
    detector.takeFill(marketOf(0), fillOf(at - 60 * minuteMs, 10));
    assert.equal(detector.lateFills, 0);
    const [opened] = detector.takeFill(marketOf(1), fillOf(at, 500_000));
    assert.equal(opened?.change, 'opened');
    assert.equal(detector.forget(1, 0), false);
    assert.equal(detector.turnTo(at + 15 * minuteMs)[0]?.id, 'M1');
    assert.equal(detector.forget(1, 0), true);
    assert.equal(detector.forget(marketCount, 0), true);
  });

  test('a habit is not forgotten for fills that begin later than it', () => {
    const detector = detectorWithHabits();
    assert.equal(detector.forget(0, at - 60 * minuteMs), false);
    assert.equal(detector.takeFill(marketOf(0), fillOf(at, 500_000))[0]?.change, 'opened');
  });

  test('a fill that comes more than five minutes late is not judged, and counted', () => {
    const detector = detectorWithHabits();
    detector.takeFill(marketOf(0), fillOf(at, 10));
    assert.deepEqual(detector.takeFill(marketOf(0), fillOf(at - 7 * minuteMs, 500_000)), []);
    assert.equal(detector.lateFills, 1);
    assert.equal(detector.takeFill(marketOf(0), fillOf(at - 4 * minuteMs, 500_000)).length, 1);
  });

  test('a market without room is not judged until another is forgotten', () => {
    const detector = detectorWithHabits();
    const late = marketOf(marketCount);
    detector.takeFill(late, fillOf(at, 10));
    assert.deepEqual([detector.marketCount, detector.refusedMarkets], [marketCount, 1]);
    detector.takeFill(marketOf(0), fillOf(habitEndsAt + 29 * dayMs, 10));
    detector.turnTo(habitEndsAt + 31 * dayMs);
    assert.equal(detector.marketCount, 1);
    detector.takeFill(late, fillOf(habitEndsAt + 31 * dayMs, 10));
    assert.deepEqual([detector.marketCount, detector.refusedMarkets], [2, 1]);
  });

  test('a price of a market without fills is not kept', () => {
    const detector = new SignalDetector({ marketsMax: 1 });
    detector.takePrice(marketOf(0), at, 1_000_000);
    assert.equal(detector.marketCount, 0);
  });
});
