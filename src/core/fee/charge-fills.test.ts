import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  formatRational,
  microsPerUnit,
  parseDecimal,
  parseMicros,
  type Rational,
  rational,
} from '../exact/index.ts';
import { type ChargeRounding, chargeFills, roundingOfToday, roundingUntilAugust } from './charge-fills.ts';
import type { FeeSchedule } from './fee-schedule.ts';
import type { TakerFill } from './fill.ts';
import { formulaOf, modelFee, roundFee, roundLargeFee } from './model-fee.ts';
import { mostFees } from './most-fees.ts';

const untilAugustByBroker: ChargeRounding = { ...roundingUntilAugust, balanceStep: 10_000 };
const ofTodayByBroker: ChargeRounding = { tradeFeeStep: 1, balanceStep: 10_000, rebateUnit: 10_000 };

function micros(text: string): number {
  const value = parseMicros(text);
  assert.ok(value !== undefined, text);
  return value;
}

function decimal(text: string): Rational {
  const value = parseDecimal(text);
  assert.ok(value, text);
  return value;
}

/** `227.27 @ 0.001` */
function fillOf(text: string): TakerFill {
  const [quantity = '', price = ''] = text.split(' @ ');
  return { quantity: micros(quantity), price: micros(price) };
}

function quadratic(multiplier: string): FeeSchedule {
  const { numerator, denominator } = decimal(multiplier);
  return { kind: 'quadratic', rate: rational(numerator * 7n, denominator * 100n) };
}

function power(rate: string, exponent = 1): FeeSchedule {
  return { kind: 'power', rate: decimal(rate), exponent };
}

/** Of the whole fill, in dollars. */
function modelText(schedule: FeeSchedule, { price, quantity }: TakerFill): string {
  const one = modelFee(schedule, price);
  assert.ok(one);
  return formatRational(rational(one.numerator * BigInt(quantity), one.denominator * 1_000_000_000_000n));
}

function tradeFee(schedule: FeeSchedule, fill: TakerFill, step: number): number {
  assert.equal(schedule.kind, 'quadratic');
  return schedule.kind === 'quadratic' ? roundFee(formulaOf(schedule), fill, step, 'up') : -1;
}

function checkCharge(
  schedule: FeeSchedule,
  fills: readonly string[],
  rounding: ChargeRounding,
  charges: readonly string[],
): void {
  assert.deepEqual(chargeFills(schedule, fills.map(fillOf), rounding), charges.map(micros));
}

describe('a quadratic fee', () => {
  // Fill, multiplier, model fee, trade fee and charge until August; by a broker; the same of today.
  const examples: readonly {
    readonly fill: string;
    readonly multiplier: string;
    readonly model: string;
    readonly until: readonly [trade: string, direct: string, broker: string | undefined];
    readonly today: readonly [trade: string, direct: string, broker: string | undefined];
  }[] = [
    {
      fill: '100 @ 0.50',
      multiplier: '1',
      model: '1.75',
      until: ['1.75', '1.75', '1.75'],
      today: ['1.75', '1.75', '1.75'],
    },
    {
      fill: '10 @ 0.50',
      multiplier: '1',
      model: '0.175',
      until: ['0.175', '0.175', '0.18'],
      today: ['0.175', '0.175', '0.18'],
    },
    {
      fill: '1 @ 0.52',
      multiplier: '0.5',
      model: '0.008736',
      until: ['0.0088', '0.0088', '0.01'],
      today: ['0.008736', '0.0088', '0.01'],
    },
    {
      fill: '20 @ 0.13',
      multiplier: '1',
      model: '0.15834',
      until: ['0.1584', '0.1584', undefined],
      today: ['0.15834', '0.1584', undefined],
    },
    {
      fill: '227.27 @ 0.0010',
      multiplier: '1',
      model: '0.0158929911',
      until: ['0.0159', '0.015930', '0.02273'],
      today: ['0.015893', '0.015930', '0.02273'],
    },
    {
      fill: '71.94 @ 0.0130',
      multiplier: '1',
      model: '0.0646143498',
      until: ['0.0647', '0.064780', undefined],
      today: ['0.064615', '0.064680', undefined],
    },
    {
      fill: '1 @ 0.055',
      multiplier: '1',
      model: '0.00363825',
      until: ['0.0037', '0.0037', undefined],
      today: ['0.003639', '0.0037', '0.005'],
    },
    {
      fill: '0.30 @ 0.50',
      multiplier: '1',
      model: '0.00525',
      until: ['0.0053', '0.0053', '0.01'],
      today: ['0.00525', '0.0053', '0.01'],
    },
    {
      fill: '0.90 @ 0.50',
      multiplier: '1',
      model: '0.01575',
      until: ['0.0158', '0.0158', '0.02'],
      today: ['0.01575', '0.0158', '0.02'],
    },
  ];
  for (const { fill, multiplier, model, until, today } of examples) {
    it(`of ${fill} ×${multiplier} is ${model} before rounding, then ${until[1]}, today ${today[1]}`, () => {
      const schedule = quadratic(multiplier);
      assert.equal(modelText(schedule, fillOf(fill)), model);
      const versions = [
        [until, roundingUntilAugust, untilAugustByBroker],
        [today, roundingOfToday, ofTodayByBroker],
      ] as const;
      for (const [[trade, direct, broker], rounding, byBroker] of versions) {
        assert.equal(tradeFee(schedule, fillOf(fill), rounding.tradeFeeStep), micros(trade));
        checkCharge(schedule, [fill], rounding, [direct]);
        if (broker !== undefined) checkCharge(schedule, [fill], byBroker, [broker]);
      }
    });
  }

  it('pays back what rounding added to the fills of one order', () => {
    const thrice = ['0.30 @ 0.50', '0.30 @ 0.50', '0.30 @ 0.50'];
    checkCharge(quadratic('1'), thrice, untilAugustByBroker, ['0.01', '0.01', '0']);
    // Of today: 0.00005 is added to each; the third brings it above 0.0001.
    checkCharge(quadratic('1'), thrice, roundingOfToday, ['0.0053', '0.0053', '0.0052']);
  });

  it('pays back no more than a fill costs, and the rest later', () => {
    // 0.000001 and 0.000089 are charged for the fee and the balance. The second would get back 0.0001.
    const tiny = ['0.01 @ 0.001', '0.01 @ 0.001', '0.01 @ 0.001'];
    checkCharge(quadratic('1'), tiny, roundingOfToday, ['0.00009', '0', '0']);
  });

  it('is for the balance alone where the multiplier is zero', () => {
    checkCharge(quadratic('0'), ['227.27 @ 0.0010', '10 @ 0.0010'], roundingOfToday, ['0.00003', '0']);
    assert.equal(mostFees(quadratic('0'), [fillOf('10 @ 0.0010')]), 100);
    assert.equal(mostFees(quadratic('0'), []), 0);
  });

  it('is at the most what the fills come to, and one step of the balance', () => {
    assert.equal(mostFees(quadratic('1'), [fillOf('1 @ 0.055')]), 3_639 + 100);
    // 0.0199970001: the least that can be above.
    assert.equal(mostFees(quadratic('1'), [fillOf('2857 @ 0.0001')]), 19_998 + 100);
    assert.equal(mostFees(quadratic('1'), [fillOf('1 @ 0.055'), fillOf('100 @ 0.50')]), 1_753_639 + 100);
  });

  it('is at the most what the older rounding makes of several fills, where that is more', () => {
    // 0.000693, 0.001372 and 0.002037 are 0.0007, 0.0014 and 0.0021 by the older one.
    const fills = ['1 @ 0.01', '1 @ 0.02', '1 @ 0.03'].map(fillOf);
    assert.equal(mostFees(quadratic('1'), fills), 693 + 1_372 + 2_037 + 100);
    // Four times 0.003639 and 0.0001, or four times 0.0037.
    const four = ['1 @ 0.055', '1 @ 0.055', '1 @ 0.055', '1 @ 0.055'].map(fillOf);
    assert.equal(mostFees(quadratic('1'), four), 4 * 3_700);
    checkCharge(
      quadratic('1'),
      Array.from(four, () => '1 @ 0.055'),
      roundingUntilAugust,
      [...Array.from(four, () => '0.0037')],
    );
  });
});

describe('a power fee', () => {
  const examples: readonly (readonly [
    quantity: string,
    rate: string,
    price: string,
    exact: string,
    charged: string,
    most: string,
  ])[] = [
    ['100', '0.07', '0.50', '1.75', '1.75', '1.75'],
    ['100', '0.05', '0.30', '1.05', '1.05', '1.05'],
    ['10', '0.07', '0.65', '0.15925', '0.15925', '0.15925'],
    ['37', '0.05', '0.463', '0.45996735', '0.45996', '0.45997'],
    ['250', '0.04', '0.015', '0.14775', '0.14775', '0.14775'],
    ['5', '0.03', '0.999', '0.00014985', '0.00014', '0.00015'],
    ['1', '0.05', '0.0001', '0.0000049995', '0', '0.00001'],
  ];
  for (const [quantity, rate, price, exact, charged, most] of examples) {
    it(`of ${quantity} @ ${price} at ${rate} is ${exact}, charged ${charged}, at the most ${most}`, () => {
      const fill = fillOf(`${quantity} @ ${price}`);
      assert.equal(modelText(power(rate), fill), exact);
      assert.deepEqual(chargeFills(power(rate), [fill]), [micros(charged)]);
      assert.equal(mostFees(power(rate), [fill]), micros(most));
    });
  }

  it('has the power of its exponent', () => {
    // The schedule of early 2026: 1.5625 for 100 at one half.
    assert.deepEqual(chargeFills(power('0.25', 2), [fillOf('100 @ 0.50')]), [1_562_500]);
    assert.deepEqual(chargeFills(power('0.01', 0), [fillOf('3 @ 0.9')]), [30_000]);
    assert.deepEqual(chargeFills(power('1', 10), [fillOf('1000000 @ 0.5')]), [953_670]);
  });
});

/** On the finest grid of either venue. */
const gridPrice = fc.integer({ min: 1, max: 9_999 }).map((price) => price * 100);
const anyPrice = fc.oneof(gridPrice, fc.integer({ min: 1, max: 999_999 }));
const anyQuantity = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }).map((quantity) => quantity * 1_000_000),
  fc.integer({ min: 0, max: 10_000_000 }).map((quantity) => quantity * 10_000),
  fc.integer({ min: 0, max: 10_000 }),
  fc.integer({ min: 0, max: 1_000_000_000_000_000 }),
);
const anyRate = fc.oneof(
  fc.constantFrom('0', '0.07', '0.035', '0.05', '0.03', '0.000001', '0.0123456789').map(decimal),
  fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 10n ** 16n, max: 10n ** 21n }))
    .map(([numerator, denominator]) => rational(numerator, denominator)),
);
const someRate = fc.constantFrom('0', '0.07', '0.035', '0.05', '0.03', '0.0000001').map(decimal);
const anySchedule: fc.Arbitrary<FeeSchedule> = fc.oneof(
  fc.constant<FeeSchedule>({ kind: 'free' }),
  someRate.map((rate): FeeSchedule => ({ kind: 'quadratic', rate })),
  fc
    .tuple(someRate, fc.integer({ min: 0, max: 3 }))
    .map(([rate, exponent]): FeeSchedule => ({ kind: 'power', rate, exponent })),
);

function sum(charges: readonly number[] | undefined): number {
  assert.ok(charges);
  return charges.reduce((total, charge) => total + charge, 0);
}

describe('any fee', () => {
  it('is the same in numbers as in BigInts', () => {
    const step = fc.constantFrom(1, 10, 100);
    const direction = fc.constantFrom('up' as const, 'down' as const);
    fc.assert(
      fc.property(anyRate, anyPrice, anyQuantity, step, direction, (rate, price, quantity, each, way) => {
        const formula = formulaOf({ kind: 'quadratic', rate });
        const fill = { price, quantity };
        assert.equal(roundFee(formula, fill, each, way), roundLargeFee(formula, fill, each, way));
      }),
      // In numbers this one would be one too low.
      { numRuns: 5_000, examples: [[rational(7n, 100n), 333_333, 999_999_999_999_550, 1, 'up']] },
    );
  });

  it('is never more than the most, however the fills are split', () => {
    // Hundredths of contracts, as they trade; up to twenty parts in all, some of them next to nothing.
    const part = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 100_000 }));
    const level = fc.tuple(gridPrice, fc.array(part, { minLength: 1, maxLength: 20 }));
    const levels = fc.array(level, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(anySchedule, levels, (schedule, drawn) => {
        let partsLeft = 20;
        const whole: TakerFill[] = [];
        const parts: TakerFill[] = [];
        for (const [price, hundredths] of drawn) {
          const kept = hundredths.slice(0, Math.max(1, partsLeft));
          partsLeft -= kept.length;
          whole.push({ price, quantity: kept.reduce((total, each) => total + each, 0) * 10_000 });
          for (const each of kept) parts.push({ price, quantity: each * 10_000 });
        }
        const most = mostFees(schedule, whole);
        assert.ok(most !== undefined);
        // Each further part rounds its fee up by itself, and until August its balance too.
        const further = schedule.kind === 'quadratic' ? parts.length - whole.length : 0;
        assert.ok(sum(chargeFills(schedule, parts)) <= most + further);
        assert.ok(sum(chargeFills(schedule, parts, roundingUntilAugust)) <= most + 200 * further);
        for (const rounding of [roundingOfToday, roundingUntilAugust])
          assert.ok(sum(chargeFills(schedule, whole, rounding)) <= most);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is never below zero, and more contracts never cost less', () => {
    fc.assert(
      fc.property(anySchedule, anyPrice, anyQuantity, anyQuantity, (schedule, price, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const fewer = { price, quantity: less };
        const most = mostFees(schedule, [fewer]);
        assert.ok(most !== undefined && most >= 0);
        const mostOfMore = mostFees(schedule, [{ price, quantity: more }]) ?? -1;
        // A part of a contract leaves a balance to be rounded, once, where a whole one may not.
        const isWhole = less % microsPerUnit === 0 || more % microsPerUnit !== 0;
        assert.ok(most <= mostOfMore + (isWhole ? 0 : roundingUntilAugust.balanceStep));
        assert.ok((modelFee(schedule, price)?.numerator ?? -1n) >= 0n);
        const charges = chargeFills(schedule, [fewer, { price, quantity: more }, fewer]);
        for (const charge of charges ?? [-1]) assert.ok(charge >= 0);
      }),
    );
  });

  it('stays unknown', () => {
    const unknown: FeeSchedule = { kind: 'unknown', reason: 'series_unknown' };
    for (const fills of [[], [fillOf('1 @ 0.5')], [fillOf('0 @ 0.5')]]) {
      assert.equal(chargeFills(unknown, fills), undefined);
      assert.equal(mostFees(unknown, fills), undefined);
    }
    assert.equal(modelFee(unknown, 500_000), undefined);
  });

  it('that is beyond counting is unknown', () => {
    assert.equal(mostFees(power('1e20'), [fillOf('1 @ 0.5')]), undefined);
  });

  it('is nothing where nothing is charged', () => {
    assert.deepEqual(chargeFills({ kind: 'free' }, [fillOf('1 @ 0.5'), fillOf('2 @ 0.5')]), [0, 0]);
    assert.equal(mostFees({ kind: 'free' }, [fillOf('1 @ 0.5')]), 0);
  });

  it('is refused for what is no fill', () => {
    for (const fill of [
      { price: -1, quantity: 1 },
      { price: 1_000_001, quantity: 1 },
      { price: 1, quantity: -1 },
    ]) {
      assert.throws(() => mostFees(quadratic('1'), [fill]), RangeError);
      assert.throws(() => chargeFills(quadratic('1'), [fill]), RangeError);
    }
    assert.throws(() => modelFee(quadratic('1'), 1_000_001), RangeError);
  });
});
