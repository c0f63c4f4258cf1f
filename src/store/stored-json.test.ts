import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatRational, rational } from '../core/exact/index.ts';
import {
  readFeeTerms,
  readLegs,
  readOneOf,
  readRational,
  readSources,
  readTerms,
  readTexts,
  type StoredFeeTerms,
  writeFeeTerms,
} from './stored-json.ts';

const anyRational = fc
  .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 12n))
  .map(([numerator, denominator]) => rational(numerator, denominator));

const plain = { noNullPrototype: true } as const;

const anyFeeTerms: fc.Arbitrary<StoredFeeTerms> = fc.oneof(
  fc.record({ kind: fc.constant('none' as const), schedule: fc.string() }, plain),
  fc.record(
    {
      kind: fc.constant('quadratic' as const),
      schedule: fc.string(),
      multiplier: anyRational,
      setBy: fc.constantFrom('event' as const, 'series' as const),
      waivedUntil: fc.option(fc.nat(), { nil: undefined }),
    },
    plain,
  ),
  fc.record(
    {
      kind: fc.constant('power' as const),
      schedule: fc.string(),
      rate: anyRational,
      exponent: anyRational,
      takerOnly: fc.boolean(),
    },
    plain,
  ),
  fc.record({ kind: fc.constant('unknown' as const), reason: fc.string() }, plain),
);

test('fee terms come back from JSON as they were', () => {
  fc.assert(
    fc.property(anyFeeTerms, (fees) => {
      assert.deepEqual(readFeeTerms(JSON.parse(JSON.stringify(writeFeeTerms(fees)))), fees);
    }),
  );
});

test('an exact number comes back from its text, decimal or not', () => {
  fc.assert(
    fc.property(anyRational, (value) => {
      assert.deepEqual(readRational(formatRational(value)), value);
    }),
  );
});

test('what was never written is refused', () => {
  const wrong: readonly (() => unknown)[] = [
    () => readFeeTerms(null),
    () => readFeeTerms({ kind: 'flat' }),
    () => readFeeTerms({ kind: 'none' }),
    () => readFeeTerms({ kind: 'quadratic', schedule: 's', multiplier: 1, setBy: 'event' }),
    () => readFeeTerms({ kind: 'quadratic', schedule: 's', multiplier: '1', setBy: 'market' }),
    () => readRational('one'),
    () => readSources({}),
    () => readSources([{ name: 'n' }]),
    () => readLegs([{ eventId: 'e', marketId: 'm', side: 'maybe' }]),
    () => readTexts({ a: 1 }),
    () => readTerms([]),
    () => readTerms({ a: [{ b: 1 }] }),
    () => readOneOf(['a', 'b'], 'c'),
  ];
  for (const read of wrong) assert.throws(read, { name: 'TypeError' });
});
