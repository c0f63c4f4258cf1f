import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  bestAsk,
  bestBid,
  booksEqual,
  complement,
  copyBook,
  createBook,
  cutBook,
  isCrossed,
  isTradablePrice,
  type LevelChange,
  quantityAt,
  replaceBook,
  setLevel,
} from './book.ts';

const anyChange = fc.record<LevelChange>({
  side: fc.constantFrom('bid', 'ask'),
  price: fc.integer({ min: 1, max: 60 }).map((cents) => cents * 10_000),
  quantity: fc.constantFrom(0, 0, 1, 250_000, 7_000_000),
});

test('a book holds the last total of every level, in order, whatever the order of changes', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 200 }), (changes) => {
      const book = createBook();
      const model = new Map<string, LevelChange>();
      for (const change of changes) {
        setLevel(book, change);
        model.set(`${change.side} ${change.price}`, change);
      }
      for (const side of ['bid', 'ask'] as const) {
        const levels = [...model.values()]
          .filter((level) => level.side === side && level.quantity > 0)
          .sort((a, b) => a.price - b.price);
        const ladder = side === 'bid' ? book.bids : book.asks;
        assert.deepEqual(
          ladder.prices,
          levels.map(({ price }) => price),
        );
        assert.deepEqual(
          ladder.quantities,
          levels.map(({ quantity }) => quantity),
        );
        for (const { price, quantity } of levels) assert.equal(quantityAt(book, side, price), quantity);
      }
    }),
  );
});

test('the best bid is the highest, the best ask the lowest', () => {
  const book = createBook();
  assert.equal(bestBid(book), undefined);
  assert.equal(bestAsk(book), undefined);
  setLevel(book, { side: 'bid', price: 390_000, quantity: 8 });
  setLevel(book, { side: 'bid', price: 20_000, quantity: 5 });
  setLevel(book, { side: 'ask', price: 450_000, quantity: 4 });
  setLevel(book, { side: 'ask', price: 420_000, quantity: 3 });
  assert.deepEqual(bestBid(book), { price: 390_000, quantity: 8 });
  assert.deepEqual(bestAsk(book), { price: 420_000, quantity: 3 });
  assert.equal(isCrossed(book), false);
  setLevel(book, { side: 'ask', price: 390_000, quantity: 1 });
  assert.equal(isCrossed(book), true);
});

test('a copy is equal and no longer follows the original', () => {
  const book = createBook();
  setLevel(book, { side: 'bid', price: 390_000, quantity: 8 });
  const copy = copyBook(book);
  assert.equal(booksEqual(book, copy), true);
  setLevel(book, { side: 'bid', price: 390_000, quantity: 9 });
  assert.equal(booksEqual(book, copy), false);
  replaceBook(book, createBook());
  assert.equal(bestBid(book), undefined);
  assert.deepEqual(bestBid(copy), { price: 390_000, quantity: 8 });
});

test('a cut keeps the best levels of each side and says whether some are missing', () => {
  const book = createBook();
  for (const price of [100_000, 200_000, 300_000]) setLevel(book, { side: 'bid', price, quantity: price });
  for (const price of [400_000, 500_000]) setLevel(book, { side: 'ask', price, quantity: price });
  const cut = cutBook(book, 2);
  assert.deepEqual(cut.book.bids.prices, [200_000, 300_000]);
  assert.deepEqual(cut.book.asks.quantities, [400_000, 500_000]);
  assert.equal(cut.complete, false);
  assert.deepEqual(cutBook(book, 3), { book: copyBook(book), complete: true });
});

test('outcomes pay 1 together, and nothing rests at 0 or 1', () => {
  assert.equal(complement(580_000), 420_000);
  assert.deepEqual([0, 1, 999_999, 1_000_000].map(isTradablePrice), [false, true, true, false]);
});
