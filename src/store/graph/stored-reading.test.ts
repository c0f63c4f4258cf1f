import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type Claim,
  type ContractReading,
  nothingRead,
  voidNames,
  withheldReasons,
} from '../../core/claim/index.ts';
import {
  continuous,
  type Grid,
  type Interval,
  type IntervalSet,
  interval,
  intervalSet,
  type Payout,
  payout,
  paysOn,
  type Rational,
  rational,
  restrictPayout,
  stepGrid,
  subtractSets,
} from '../../core/exact/index.ts';
import { isStorable, readReading, writeReading } from './stored-reading.ts';

/** Plain objects, as ours are. */
function record<T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> {
  return fc.record(model, { noNullPrototype: true });
}

const number: fc.Arbitrary<Rational> = fc
  .tuple(fc.bigInt(-(10n ** 18n), 10n ** 18n), fc.constantFrom(1n, 2n, 3n, 7n, 10n, 1000n, 10n ** 9n))
  .map(([numerator, denominator]) => rational(numerator, denominator));

const end = fc.oneof(
  fc.constant({ kind: 'infinite' } as const),
  record({ kind: fc.constantFrom('open' as const, 'closed' as const), at: number }),
);

const stretch: fc.Arbitrary<Interval> = fc
  .tuple(end, end)
  .map(([low, high]) => interval(low, high) ?? interval(low, { kind: 'infinite' }))
  .filter((found) => found !== undefined);

const set: fc.Arbitrary<IntervalSet> = fc.array(stretch, { maxLength: 5 }).map(intervalSet);

const grid: fc.Arbitrary<Grid> = fc.oneof(
  fc.constant(continuous),
  fc
    .tuple(number, number)
    .filter(([step]) => step.numerator > 0n)
    .map(([step, offset]) => stepGrid(step, offset)),
);

const paid: fc.Arbitrary<Payout> = fc
  .tuple(set, set, fc.integer({ min: 1, max: 9 }))
  .map(([full, part, tenths]) =>
    payout([...paysOn(full).steps, { pays: rational(BigInt(tenths), 10n), on: subtractSets(part, full) }]),
  );

const text = fc.string({ unit: 'binary' });

const claim: fc.Arbitrary<Claim> = fc
  .record({
    family: text,
    frame: record({
      kind: fc.constantFrom('line' as const, 'score' as const, 'path' as const),
      reach: fc.constantFrom('shared' as const, 'venue' as const),
      source: text,
      subject: text,
      window: text,
      scope: text,
    }),
    quantity: fc.constantFrom('value' as const, 'margin' as const, 'advances' as const, 'low' as const),
    statistic: text,
    unit: text,
    grid,
    domain: set,
    paid,
    orientation: fc.constantFrom('same' as const, 'negated' as const, undefined),
    voids: fc.array(
      record({
        branch: fc.constantFrom(...voidNames),
        pays: fc.oneof(
          record({ kind: fc.constant('exact' as const), value: number }),
          record({
            kind: fc.constantFrom('fair_price' as const, 'later_result' as const, 'unknown' as const),
          }),
        ),
      }),
      { maxLength: 3 },
    ),
    facts: fc.array(text, { maxLength: 3 }),
  })
  .map(({ family, frame, quantity, statistic, unit, grid: on, domain, paid: pays, ...rest }) => ({
    family,
    variable: { frame, quantity, statistic, unit, grid: on, domain },
    payout: restrictPayout(pays, on, domain),
    ...rest,
  }));

const mark = record({
  form: text,
  print: text,
  name: fc.option(text, { nil: undefined }),
  words: fc.option(text, { nil: undefined }),
  about: text,
  values: fc.constantFrom(undefined, '(1, inf)', '(-inf, 2.5]', '[1, 2]'),
});

const unmarked: fc.Arbitrary<ContractReading> = record({
  claim: fc.option(claim, { nil: undefined }),
  exclusiveKey: fc.option(text, { nil: undefined }),
  exclusiveMark: fc.constant(undefined),
  legs: fc.option(
    fc.array(record({ eventId: text, marketId: text, side: fc.constantFrom('yes' as const, 'no' as const) })),
    { nil: undefined },
  ),
  withheld: fc.array(record({ reason: fc.constantFrom(...withheldReasons), detail: text }), {
    maxLength: 3,
  }),
});

const reading = fc.oneof(
  unmarked,
  fc.tuple(unmarked, mark).map(([read, exclusiveMark]) => ({ ...read, exclusiveMark })),
);

test('what was read comes back deeply equal, through JSON', () => {
  fc.assert(
    fc.property(reading, (read) => {
      fc.pre(isStorable(read));
      assert.deepEqual(readReading(JSON.parse(JSON.stringify(writeReading(read)))), read);
    }),
    { numRuns: 2_000 },
  );
});

test('what the database cannot hold, or could not read again, is refused before it is written', () => {
  const plain: ContractReading = { ...nothingRead([]), exclusiveKey: 'k' };
  assert.equal(isStorable(plain), true);
  assert.equal(isStorable({ ...plain, exclusiveKey: 'a\u0000b' }), false);
  assert.equal(isStorable({ ...plain, exclusiveKey: 'a\ud800b' }), false);
  assert.equal(isStorable({ ...plain, exclusiveKey: '\u{1f600}' }), true);
  const many = intervalSet(
    Array.from({ length: 2_000 }, (_, place) => {
      const at = rational(BigInt(3 * place));
      return { low: { kind: 'closed', at }, high: { kind: 'closed', at } } as const;
    }),
  );
  const [sample] = fc.sample(claim, { numRuns: 1, seed: 1 });
  assert.ok(sample);
  assert.equal(isStorable({ ...plain, claim: { ...sample, payout: paysOn(many) } }), false);
});

test('what is not what was written is refused', () => {
  for (const stored of [
    null,
    [],
    { legs: {} },
    { claim: { family: 'x' } },
    { withheld: [{ reason: 'mood', detail: '' }] },
  ]) {
    assert.throws(() => readReading(stored), TypeError);
  }
});
