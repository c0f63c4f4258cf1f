import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type SortedBy, sortInSteps } from './sort-in-steps.ts';

interface Numbered {
  readonly rank: number;
  /** Decides between equal ranks. */
  readonly cents: number;
  readonly place: number;
}

function sortAll(entries: readonly Numbered[], by: SortedBy<Numbered>): readonly Numbered[] {
  const steps = sortInSteps(entries, by);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const byRank = { keyOf: ({ rank }: Numbered) => rank, exactUpTo: Number.POSITIVE_INFINITY };
const byCentsToo = {
  keyOf: ({ rank }: Numbered) => rank,
  decide: (left: Numbered, right: Numbered) => right.cents - left.cents,
  exactUpTo: 0,
};

const lists = fc
  .oneof(
    fc.array(fc.tuple(fc.nat(5), fc.nat(2)), { maxLength: 700, size: 'max' }),
    fc.array(fc.tuple(fc.nat(100_000), fc.nat(2)), { maxLength: 700, size: 'max' }),
  )
  .map((drawn) => drawn.map(([rank, cents], place): Numbered => ({ rank, cents, place })));

test('a list sorted in steps is the list sorted at once, the highest first, with equal entries in their order', () => {
  fc.assert(
    fc.property(lists, (entries) => {
      const expected = entries.toSorted((left, right) => right.rank - left.rank);
      assert.deepEqual(sortAll(entries, byRank), expected);
    }),
  );
});

test('where numbers do not decide, what is exact does, but for those that are exact themselves', () => {
  fc.assert(
    fc.property(lists, (entries) => {
      const centsOf = ({ rank, cents }: Numbered) => (rank === 0 ? 0 : cents);
      const expected = entries.toSorted(
        (left, right) => right.rank - left.rank || centsOf(right) - centsOf(left),
      );
      assert.deepEqual(sortAll(entries, byCentsToo), expected);
    }),
  );
});

test('numbers that are nearly the same do not decide', () => {
  const entries = [
    { rank: 0.30000000000000004, cents: 1, place: 0 },
    { rank: 0.3, cents: 2, place: 1 },
  ];
  assert.deepEqual(
    sortAll(entries, byCentsToo).map(({ place }) => place),
    [1, 0],
  );
});

test('no step of a sort takes more comparisons than a short list would', () => {
  const entries = Array.from({ length: 20_000 }, (_, place) => ({
    rank: 1,
    cents: (place * 7_919) % 20_011,
    place,
  }));
  let comparisons = 0;
  let most = 0;
  const steps = sortInSteps<Numbered>(entries, {
    ...byCentsToo,
    decide: (left, right) => {
      comparisons += 1;
      return byCentsToo.decide(left, right);
    },
  });
  for (let step = steps.next(); !step.done; step = steps.next()) {
    most = Math.max(most, comparisons);
    comparisons = 0;
  }
  assert.ok(most > 0 && most <= 600, `${most} comparisons in one step`);
});
