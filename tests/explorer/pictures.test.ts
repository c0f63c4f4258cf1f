/** What the pictures of the explorer are drawn from: payouts, regions, ladders. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readDomain, readGrid } from '../../web/pictures/axis.ts';
import { makeSeries } from '../../web/pictures/chart-series.ts';
import {
  apartAt,
  directionOf,
  ladderOf,
  massesOf,
  type PricedClaim,
} from '../../web/pictures/ladder-points.ts';
import { type Piece, parsePayout, parseSet, paysAt } from '../../web/pictures/payout.ts';
import { cutRegions, kindOf, printRegion } from '../../web/pictures/regions.ts';

function piecesOf(text: string): readonly Piece[] {
  const payout = parsePayout(text);
  assert.equal(payout?.kind, 'line', text);
  return payout.pieces;
}

function checkRegions(
  left: string,
  right: string,
  grid: number | undefined,
  expected: readonly string[],
  domain?: string,
) {
  test(`${left} against ${right}${grid === undefined ? '' : ` on a grid of ${grid}`}`, () => {
    const regions = cutRegions(
      piecesOf(left),
      piecesOf(right),
      grid,
      domain === undefined ? undefined : parseSet(domain),
    );
    assert.deepEqual(
      regions.map((region) => `${kindOf(region)} ${printRegion(region, (text) => text)}`),
      expected,
    );
  });
}

checkRegions('[3, inf)', '[3, inf)', 1, ['neither below 3', 'both from 3']);
checkRegions('(3, inf)', '[3, inf)', undefined, ['neither below 3', 'right exactly 3', 'both above 3']);
checkRegions('[3, inf)', '(-inf, 2]', 1, ['right up to 2', 'left from 3']);
checkRegions('[3, inf)', '(-inf, 2]', undefined, ['right up to 2', 'neither above 2 below 3', 'left from 3']);
checkRegions('1 on [1, inf); 1/2 on [0, 0]', '[3, inf)', 1, [
  'neither below 0',
  'left exactly 0',
  'left from 1 below 3',
  'both from 3',
]);
checkRegions('(-inf, -1]', '[1, inf)', 1, ['left up to -1', 'right from 1'], '(-inf, 0) u (0, inf)');
checkRegions('[0.5, 0.5]', '[0.4, inf)', 0.1, [
  'neither below 0.4',
  'right exactly 0.4',
  'both exactly 0.5',
  'right above 0.5',
]);

test('a payout that is not in the notation is not drawn', () => {
  for (const text of ['', 'anything', '[1, 2', '[a, b]', '1 on nowhere'])
    assert.equal(parsePayout(text), undefined, text);
  assert.deepEqual(parsePayout('{KX-A, KX-B yes}'), { kind: 'outcomes', names: ['KX-A', 'KX-B yes'] });
});

test('regions say of every value what the two payouts say of it', () => {
  const bound = fc.integer({ min: -5, max: 5 });
  const piece = fc
    .tuple(fc.option(bound), fc.option(bound), fc.boolean(), fc.boolean())
    .filter(([low, high, lowClosed, highClosed]) => {
      if (low === null || high === null) return true;
      return low < high || (low === high && lowClosed && highClosed);
    })
    .map(
      ([low, high, lowClosed, highClosed]): Piece => ({
        low: low === null ? undefined : { at: low, text: String(low), closed: lowClosed },
        high: high === null ? undefined : { at: high, text: String(high), closed: highClosed },
        pays: '1',
      }),
    )
    .filter(({ low, high }) => low !== undefined || high !== undefined);
  fc.assert(
    fc.property(piece, piece, fc.integer({ min: -13, max: 13 }), (left, right, halves) => {
      const at = halves / 2;
      const regions = cutRegions([left], [right], undefined, undefined);
      const found = regions.filter((region) => paysAt([{ ...region, pays: '1' }], at) === '1');
      assert.equal(found.length, 1, `${at} is in ${found.length} regions`);
      assert.deepEqual([found[0]?.left, found[0]?.right], [paysAt([left], at), paysAt([right], at)]);
    }),
  );
});

test('grid and domain are read from the step that compares', () => {
  assert.equal(readGrid('grid 0.1, domain (-inf, inf)'), 0.1);
  assert.equal(readGrid('grid continuous, domain (-inf, inf)'), undefined);
  assert.equal(readDomain('grid 1, domain (-inf, 0) u (0, inf)'), '(-inf, 0) u (0, inf)');
  assert.equal(readDomain('grid 1, domain (-inf, inf)'), undefined);
});

const claim = (venue: string, interval: string, bid: number, ask: number): PricedClaim => ({
  venue,
  id: interval,
  title: interval,
  pieces: piecesOf(interval),
  bid,
  ask,
});

test('rays of both directions are read as how likely at least', () => {
  const claims = [
    claim('venue_a', '[0.4, inf)', 79, 81),
    claim('venue_a', '[0.7, inf)', 3, 5),
    claim('venue_a', '(-inf, 0.4]', 48, 50),
  ];
  assert.equal(directionOf(claims), 'above');
  assert.deepEqual(
    ladderOf(claims, 'above', 0.1).map(({ at, bid, ask }) => [at, bid, ask]),
    [
      [0.4, 79, 81],
      [0.5, 50, 52],
      [0.7, 3, 5],
    ],
  );
});

test('exclusive ranges are added up from the far end', () => {
  const claims = [
    claim('venue_b', '[0.5, 0.5]', 29, 31),
    claim('venue_b', '[0.7, inf)', 4, 6),
    claim('venue_b', '[0.6, 0.6]', 15, 16),
  ];
  const points = ladderOf(claims, 'above', 0.1);
  assert.deepEqual(
    points.map(({ at, bid, ask }) => [at, bid, ask]),
    [
      [0.5, 48, 53],
      [0.6, 19, 22],
      [0.7, 4, 6],
    ],
  );
  const masses = massesOf(points, 'above');
  assert.equal(
    masses.reduce((sum, { cents }) => sum + cents, 0),
    100,
  );
});

test('a single value between open ranges keeps what lies on it', () => {
  const claims = [
    claim('venue_b', '(25, inf)', 0, 1),
    claim('venue_b', '(0, 25]', 32, 34),
    claim('venue_b', '[0, 0]', 64, 66),
    claim('venue_b', '[-25, 0)', 1, 2),
    claim('venue_b', '(-inf, -25)', 0, 1),
  ];
  const points = ladderOf(claims, 'above', undefined);
  assert.deepEqual(
    points.map(({ at, closed, bid, ask }) => [at, closed, bid, ask]),
    [
      [-25, true, 97, 100],
      [0, true, 96, 100],
      [0, false, 32, 35],
      [25, false, 0, 1],
    ],
  );
  const onZero = massesOf(points, 'above').find(({ from, to }) => from === 0 && to === 0);
  assert.equal(onZero?.cents, 98 - 33.5);
});

test('venues are apart only where neither spread reaches the other', () => {
  const one = [
    { at: 1, text: '1', closed: true, bid: 50, ask: 52 },
    { at: 2, text: '2', closed: true, bid: 40, ask: 41 },
  ];
  const other = [
    { at: 1, text: '1', closed: true, bid: 52, ask: 54 },
    { at: 2, text: '2', closed: true, bid: 42, ask: 43 },
  ];
  assert.deepEqual(
    apartAt(one, other).map(([point]) => point.at),
    [2],
  );
});

const minute = (text: string) => `2026-11-15T08:${text}Z`;
const second = (text: string) => Date.parse(minute(text)) / 1000;

function quoteAt(at: string, ask: string) {
  return { observed_at: minute(at), yes_ask_usd: ask, no_ask_usd: '0.5000', source: 'venue' as const };
}

function seriesOf(quotes: readonly ReturnType<typeof quoteAt>[], gaps: readonly [string, string?][]) {
  return makeSeries({
    quotes: {
      data: quotes,
      gaps: gaps.map(([from, to]) => ({
        from: minute(from),
        ...(to === undefined ? {} : { to: minute(to) }),
        cause: 'crossed' as const,
      })),
      from: minute('00:00'),
      to: minute('10:00'),
    },
    trades: { data: [] },
  });
}

/** The ask that a chart shows at a time: of the last row that is not later. */
function askAt(
  [times, asks]: readonly [readonly number[], readonly (number | null)[], ...unknown[]],
  at: string,
) {
  return asks[times.findLastIndex((time) => time <= second(at))];
}

test('a quote is drawn until the end of the window, since only changes are recorded', () => {
  const series = seriesOf([quoteAt('03:00', '0.5200'), quoteAt('01:00', '0.5100')], []);
  assert.equal(askAt(series, '02:59'), 51);
  assert.equal(series[0].at(-1), second('10:00'));
  assert.equal(series[1].at(-1), 52);
});

test('no line crosses a gap, and a book known again within its last second is drawn from its end', () => {
  const series = seriesOf(
    [quoteAt('04:00', '0.5300'), quoteAt('02:53.754', '0.5200'), quoteAt('01:00', '0.5100')],
    [['02:53.337', '02:54']],
  );
  assert.equal(askAt(series, '02:53'), 51);
  assert.equal(askAt(series, '02:53.800'), null);
  assert.equal(askAt(series, '02:54'), 52);
  assert.equal(askAt(series, '03:59'), 52);
  assert.deepEqual(
    series[0],
    series[0].toSorted((one, other) => one - other),
  );
});

test('a line reaches the gap that ends it', () => {
  const [times, asks] = seriesOf([quoteAt('01:00', '0.5100')], [['05:00', '06:00']]);
  const before = times.findLastIndex((time) => time < second('05:00'));
  assert.equal(asks[before], 51);
  assert.ok(second('05:00') - (times[before] ?? 0) < 0.01);
});

test('after a gap that is still open nothing is drawn', () => {
  const series = seriesOf([quoteAt('01:00', '0.5100')], [['05:00']]);
  assert.equal(askAt(series, '04:59'), 51);
  assert.equal(askAt(series, '09:59'), null);
});

test('a gap that goes on beyond the window ends with it', () => {
  const [times] = seriesOf([quoteAt('01:00', '0.5100')], [['05:00', '30:00']]);
  assert.ok(times.every((time) => time <= second('10:00')));
});
