import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Book,
  bestBid,
  booksEqual,
  createBook,
  type LevelChange,
  setLevel,
} from '../core/market/index.ts';
import type { FeedFact } from '../venues/index.ts';
import { LiveBooks } from './live-books.ts';

function bookOf(...changes: readonly LevelChange[]): Book {
  const book = createBook();
  for (const change of changes) setLevel(book, change);
  return book;
}

function bookFact(
  book: Book,
  changes: Extract<FeedFact, { kind: 'book' }>['changes'],
  market = 'M',
): FeedFact {
  return {
    kind: 'book',
    market,
    book,
    changes,
    assurance: 'full',
    source: 'stream',
    venueTime: 1,
    receivedAt: 2,
  };
}

const bid: LevelChange = { side: 'bid', price: 400_000, quantity: 5_000_000 };
const ask: LevelChange = { side: 'ask', price: 450_000, quantity: 7_000_000 };
const better: LevelChange = { side: 'bid', price: 410_000, quantity: 1_000_000 };

test('snapshots and changes give the feed’s own book, as a copy', () => {
  const books = new LiveBooks();
  const theirs = bookOf(bid, ask);
  books.apply(bookFact(theirs, 'all'));
  setLevel(theirs, better);
  const before = books.find('M');
  assert.deepEqual(before && bestBid(before.book)?.price, 400_000);
  books.apply(bookFact(theirs, [better]));
  const after = books.find('M');
  assert.ok(after && booksEqual(after.book, theirs));
  assert.equal(after.current, true);
});

test('a doubted book stays as it was and is not current, until the feed brings it back', () => {
  const books = new LiveBooks();
  books.apply(bookFact(bookOf(bid), 'all'));
  books.apply({ kind: 'suspect', markets: ['M', 'unknown'], reason: 'gap', receivedAt: 3 });
  assert.deepEqual([books.find('M')?.current, books.find('M')?.doubt], [false, 'gap']);
  // What happened in between is in the book the feed brings, not in its list of changes.
  const theirs = bookOf(ask, better);
  books.apply(bookFact(theirs, [better]));
  const found = books.find('M');
  assert.ok(found?.current && booksEqual(found.book, theirs));
  assert.equal(found.doubt, undefined);
});

test('a lost connection doubts its markets and no others', () => {
  const books = new LiveBooks();
  books.apply(bookFact(bookOf(bid), 'all', 'M'));
  books.apply(bookFact(bookOf(bid), 'all', 'N'));
  books.apply({ kind: 'disconnected', connection: 'c', markets: ['M'], reason: 'closed', receivedAt: 3 });
  assert.deepEqual([books.find('M')?.doubt, books.find('N')?.current], ['disconnected', true]);
});

test('a market that is no longer followed is forgotten', () => {
  const books = new LiveBooks();
  books.apply(bookFact(bookOf(bid), 'all'));
  books.apply({ kind: 'suspect', markets: ['M'], reason: 'not_followed', receivedAt: 3 });
  assert.equal(books.find('M'), undefined);
  assert.equal(books.size, 0);
});
