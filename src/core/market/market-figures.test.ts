import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  addRationals,
  compareRationals,
  divideRationals,
  multiplyRationals,
  parseDecimal,
  type Rational,
  rational,
  rationalOf,
  subtractRationals,
  zero,
} from '../exact/index.ts';
import { type Book, createBook, setLevel } from './book.ts';
import { wholeDollars } from './decimal-text.ts';
import { depthPlaces } from './depth.ts';
import { gradeLiquidity, type LiquidityGrade } from './liquidity.ts';
import { LiveMarkets } from './live-markets.ts';
import {
  describeMarketFigures,
  describeMoney,
  gradeOf,
  type MarketFigures,
  wholeVolumeUsd,
} from './market-figures.ts';
import type { VenueFigures } from './venue-figures.ts';

const now = Date.UTC(2026, 10, 15, 12);

function checkGrade(
  volume: number,
  openInterest: number,
  spread: number | undefined,
  expected: LiquidityGrade,
) {
  assert.equal(
    gradeLiquidity({ wholeVolumeUsd: volume, wholeOpenInterestUsd: openInterest, spread }),
    expected,
    `${volume} ${openInterest} ${spread}`,
  );
}

test('grades: every limit is inclusive, volume or open interest is enough, no round trip is thin', () => {
  checkGrade(25_000, 0, 20_000, 'deep');
  checkGrade(24_999, 250_000, 20_000, 'deep');
  checkGrade(24_999, 249_999, 20_000, 'tradeable');
  checkGrade(25_000, 0, 20_001, 'tradeable');
  checkGrade(1_000, 0, 50_000, 'tradeable');
  checkGrade(999, 25_000, 50_000, 'tradeable');
  checkGrade(999, 24_999, 0, 'thin');
  checkGrade(1_000_000, 1_000_000, 50_001, 'thin');
  checkGrade(1_000_000, 1_000_000, undefined, 'thin');
  checkGrade(25_000, 0, -10_000, 'deep');
});

test('the required figures of an unknown market are zero or absent', () => {
  assert.deepEqual(describeMarketFigures(undefined, now), {
    quote: undefined,
    volume24hUsd: '0.0000',
    volumeSource: 'trades',
    openInterestUsd: undefined,
    spread: undefined,
    trades24h: 0,
    liquidity: 'thin',
    totalVolumeUsd: undefined,
    yesSpread: undefined,
    noSpread: undefined,
    book: undefined,
  } satisfies MarketFigures);
});

interface Scene {
  readonly levels: readonly { side: 'bid' | 'ask'; ticks: number; quantity: number }[];
  readonly state: 'unsynced' | 'buffering' | 'live' | 'suspect';
  readonly figures: VenueFigures | undefined;
  readonly figuresAgeMs: number;
  readonly fills: readonly { ageMs: number; ticks: number; quantity: number; outcome: 'yes' | 'no' }[];
}

const anyTicks = fc.integer({ min: 1, max: 9_999 });
const anyQuantity = fc.integer({ min: 1, max: 40_000_000_000 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const anyPrice = anyTicks.map((ticks) => ticks * 100);
const anyAmount = fc.oneof(
  fc.constantFrom('999.99', '1000', '1000.0', '24999.999999', '25000', '249999.5', '250000', '0', '1e4'),
  fc.tuple(fc.nat(400_000), fc.nat(99)).map(([whole, cents]) => `${whole}.${cents}`),
);
const anyScene = fc.record<Scene>({
  levels: fc.array(
    fc.oneof(
      fc.record({
        side: fc.constant('bid' as const),
        ticks: fc.integer({ min: 4_000, max: 5_000 }),
        quantity: anyQuantity,
      }),
      fc.record({
        side: fc.constant('ask' as const),
        ticks: fc.integer({ min: 5_001, max: 6_000 }),
        quantity: anyQuantity,
      }),
    ),
    { maxLength: 12 },
  ),
  state: fc.constantFrom('unsynced', 'buffering', 'live', 'suspect'),
  figures: maybe(
    fc.record<VenueFigures>({
      yesBid: maybe(anyPrice),
      yesAsk: maybe(anyPrice),
      lastPrice: maybe(anyPrice),
      volume24hUsd: maybe(anyAmount),
      totalVolumeUsd: maybe(anyAmount),
      openInterestUsd: maybe(anyAmount),
    }),
  ),
  figuresAgeMs: fc.constantFrom(0, 7_200_000, 7_200_001),
  fills: fc.array(
    fc.record({
      ageMs: fc.oneof(fc.constantFrom(0, 86_399_999, 86_400_000), fc.nat(172_800_000)),
      ticks: anyTicks,
      quantity: anyQuantity,
      outcome: fc.constantFrom('yes', 'no'),
    }),
    { maxLength: 12 },
  ),
});

function stage(scene: Scene): LiveMarkets {
  const live = new LiveMarkets();
  if (scene.figures !== undefined) live.takeFigures('venue_a', 'M', scene.figures, now - scene.figuresAgeMs);
  scene.fills.forEach(({ ageMs, ticks, quantity, outcome }, i) => {
    live.takeTrade(
      'venue_a',
      'M',
      { id: `${i}`, venueTime: now - ageMs, price: ticks * 100, quantity, takerAction: 'buy', outcome },
      now,
    );
  });
  if (scene.state !== 'unsynced') live.follow('venue_a', new Set(['M']));
  if (scene.state === 'live' || scene.state === 'suspect')
    live.takeBook('venue_a', 'M', {
      book: bookOf(scene),
      changes: 'all',
      assurance: 'full',
      receivedAt: now - 5,
    });
  if (scene.state === 'suspect') live.doubt('venue_a', 'M', 'gap');
  return live;
}

function bookOf({ levels }: Scene): Book {
  const book = createBook();
  for (const { side, ticks, quantity } of levels) setLevel(book, { side, price: ticks * 100, quantity });
  return book;
}

const ticksToUsd = (ticks: number) => rational(BigInt(ticks), 10_000n);
const toUsd = (micros: number) => rational(BigInt(micros), 1_000_000n);

/** The same in fractions, from the scene itself. */
function recompute({ levels, state, figures, figuresAgeMs, fills }: Scene) {
  const bids = new Map<number, number>();
  const asks = new Map<number, number>();
  for (const { side, ticks, quantity } of levels) (side === 'bid' ? bids : asks).set(ticks, quantity);
  const one = rationalOf(1);
  const bestBid = bids.size > 0 ? ticksToUsd(Math.max(...bids.keys())) : undefined;
  const bestAsk = asks.size > 0 ? ticksToUsd(Math.min(...asks.keys())) : undefined;
  const { yesBid = 0, yesAsk = 1_000_000 } = figures ?? {};
  const listed = figuresAgeMs <= 7_200_000 && yesBid < yesAsk ? figures : undefined;
  const quoted: { bid?: Rational | undefined; ask?: Rational | undefined } =
    state === 'live'
      ? { bid: bestBid, ask: bestAsk }
      : state === 'suspect'
        ? {}
        : {
            bid: listed?.yesBid === undefined ? undefined : toUsd(listed.yesBid),
            ask: listed?.yesAsk === undefined ? undefined : toUsd(listed.yesAsk),
          };
  const noAsk = quoted.bid && subtractRationals(one, quoted.bid);
  const spread = quoted.ask && noAsk && subtractRationals(addRationals(quoted.ask, noAsk), one);
  const recent = fills.filter(({ ageMs }) => ageMs < 86_400_000);
  const notional = recent.reduce((sum, { ticks, quantity, outcome }) => {
    const price = outcome === 'yes' ? ticksToUsd(ticks) : subtractRationals(one, ticksToUsd(ticks));
    return addRationals(sum, multiplyRationals(price, toUsd(quantity)));
  }, zero);
  const volume = figures?.volume24hUsd === undefined ? notional : decimal(figures.volume24hUsd);
  const interest = figures?.openInterestUsd === undefined ? zero : decimal(figures.openInterestUsd);
  const reaches = (volumeUsd: number, interestUsd: number, spreadCents: number) =>
    spread !== undefined &&
    (compareRationals(volume, rationalOf(volumeUsd)) >= 0 ||
      compareRationals(interest, rationalOf(interestUsd)) >= 0) &&
    compareRationals(spread, rational(BigInt(spreadCents), 100n)) <= 0;
  const depth = (
    side: Map<number, number>,
    counts: (ticks: number) => boolean,
    price: (ticks: number) => Rational,
  ) =>
    [...side]
      .filter(([ticks]) => counts(ticks))
      .reduce(
        (sum, [ticks, quantity]) => addRationals(sum, multiplyRationals(price(ticks), toUsd(quantity))),
        zero,
      );
  const yesDepth = depth(bids, (ticks) => ticks >= Math.max(...bids.keys()) - 500, ticksToUsd);
  const noDepth = depth(
    asks,
    (ticks) => ticks <= Math.min(...asks.keys()) + 500,
    (ticks) => subtractRationals(one, ticksToUsd(ticks)),
  );
  const all = addRationals(yesDepth, noDepth);
  return {
    spread,
    volume,
    volumeSource: figures?.volume24hUsd === undefined ? 'trades' : 'venue',
    totalVolume: figures?.totalVolumeUsd === undefined ? undefined : decimal(figures.totalVolumeUsd),
    openInterest: figures?.openInterestUsd === undefined ? undefined : decimal(figures.openInterestUsd),
    trades24h: recent.length,
    liquidity: reaches(25_000, 250_000, 2) ? 'deep' : reaches(1_000, 25_000, 5) ? 'tradeable' : 'thin',
    book:
      state === 'live'
        ? {
            spread: bestBid && bestAsk && subtractRationals(bestAsk, bestBid),
            yesDepth,
            noDepth,
            imbalance:
              compareRationals(all, zero) === 0
                ? undefined
                : divideRationals(subtractRationals(yesDepth, noDepth), all),
          }
        : undefined,
  };
}

function decimal(text: string): Rational {
  const value = parseDecimal(text);
  assert.ok(value);
  return value;
}

test('every figure is what the same scene gives in fractions, and absent exactly where it has none', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      const shown = describeMarketFigures(stage(scene).find('venue_a', 'M'), now);
      const { book } = shown;
      const fromMicros = (micros: number | undefined) => (micros === undefined ? undefined : toUsd(micros));
      const fromDepth = (depth: bigint) => rational(depth, 10n ** BigInt(depthPlaces));
      const fromText = (text: string | undefined) => (text === undefined ? undefined : decimal(text));
      assert.deepEqual(
        {
          spread: fromMicros(shown.spread),
          volume: fromText(shown.volume24hUsd),
          volumeSource: shown.volumeSource,
          totalVolume: fromText(shown.totalVolumeUsd),
          openInterest: fromText(shown.openInterestUsd),
          trades24h: shown.trades24h,
          liquidity: shown.liquidity,
          book: book && {
            spread: fromMicros(book.spread),
            yesDepth: fromDepth(book.yesDepth),
            noDepth: fromDepth(book.noDepth),
            imbalance: book.imbalance && rational(book.imbalance.numerator, book.imbalance.denominator),
          },
        },
        recompute(scene),
      );
      assert.deepEqual([shown.yesSpread, shown.noSpread], [shown.spread, shown.spread]);
    }),
    { numRuns: 500 },
  );
});

test('a grade and a volume without their texts are those with them', () => {
  const amount = fc.constantFrom(
    undefined,
    '0',
    '999.99',
    '1000',
    '24999.999',
    '25000',
    '250000',
    '2.5e4',
    'ten',
    '-1',
  );
  const cents = fc.integer({ min: 40, max: 60 }).map((each) => each * 10_000);
  const market = fc.record({
    yesBid: fc.option(cents, { nil: undefined }),
    yesAsk: fc.option(cents, { nil: undefined }),
    lastPrice: fc.constant(undefined),
    volume24hUsd: amount,
    totalVolumeUsd: fc.constant(undefined),
    openInterestUsd: amount,
  });
  const found = new Set<LiquidityGrade>();
  fc.assert(
    fc.property(market, fc.constantFrom(0, 1, 1_500, 30_000), fc.boolean(), (figures, traded, isOld) => {
      const live = new LiveMarkets();
      live.takeFigures('venue_a', 'M', figures, now);
      const fill = { id: '1', venueTime: now, price: 500_000, takerAction: 'buy', outcome: 'yes' } as const;
      if (traded > 0) live.takeTrade('venue_a', 'M', { ...fill, quantity: traded * 2_000_000 }, now);
      const at = isOld ? now + 3 * 3_600_000 : now;
      const money = describeMoney(live.find('venue_a', 'M'), at);
      assert.equal(gradeOf(live.find('venue_a', 'M'), at), money.liquidity);
      assert.equal(wholeVolumeUsd(live.find('venue_a', 'M'), at), wholeDollars(money.volume24hUsd));
      found.add(money.liquidity);
    }),
    { numRuns: 2_000 },
  );
  assert.equal(found.size, 3);
  assert.equal(gradeOf(undefined, now), 'thin');
  assert.equal(wholeVolumeUsd(undefined, now), 0);
});
