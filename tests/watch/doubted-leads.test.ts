/** Leads while it is not known whether they can be bought: doubted books, old listings, too little for an order. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { atLeast3, key, same3, withOneLead } from './one-lead.ts';
import type { watchUnderTest } from './watch-under-test.ts';

const doubt = (test: ReturnType<typeof watchUnderTest>) =>
  test.apply(test.live.doubt('venue_b', 'same3', 'gap'));

it('suspends a lead while a book is doubted, and it is the same lead afterwards', () => {
  const test = withOneLead();
  const openedAt = test.watch.board?.leads()[0]?.openedAt;
  test.clock.advance(1_000);
  doubt(test);
  assert.deepEqual(test.heard(), [`suspended ${key}`]);
  const [lead] = test.watch.board?.leads() ?? [];
  assert.deepEqual(lead?.priced.issues, ['book_doubted:right']);
  assert.equal(lead?.state, 'open');
  assert.equal(lead?.depth, undefined);
  test.clock.advance(14_999);
  test.watch.tick();
  assert.deepEqual(test.heard(), []);
  test.book(same3, { bids: { 51: 10 }, asks: { 60: 10 } });
  assert.deepEqual(test.heard(), [`resumed ${key}`]);
  assert.deepEqual(test.open(), [`executable ${key}`]);
  assert.equal(test.watch.board?.leads()[0]?.openedAt, openedAt);
});

it('closes a lead of which a book is doubted for too long, and opens another one afterwards', () => {
  const test = withOneLead();
  doubt(test);
  test.clock.advance(15_000);
  test.watch.tick();
  assert.deepEqual(test.heard(), [`suspended ${key}`, `closed ${key} no_quote`]);
  assert.deepEqual(test.open(), []);
  test.book(same3, { bids: { 50: 10 }, asks: { 60: 10 } });
  assert.deepEqual(test.heard(), [`opened ${key}`, `executable ${key}`]);
});

it('announces what a doubt leaves: less than before, or nothing', () => {
  const test = withOneLead();
  doubt(test);
  test.takeState(same3, { disputed: true });
  test.book(same3, { bids: { 50: 10 }, asks: { 60: 10 } });
  assert.deepEqual(test.heard(), [`suspended ${key}`, `lapsed ${key}`]);
  test.takeState(same3);
  test.watch.tick();
  doubt(test);
  assert.deepEqual(test.heard(), [`executable ${key}`, `suspended ${key}`]);
  // What the other leg costs meanwhile is counted.
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 50: 10 } });
  assert.deepEqual(test.heard(), [`closed ${key} price`]);
});

it('announces no doubt where the lead was not executable, and opens none from a doubted book', () => {
  const test = withOneLead();
  test.takeState(same3, { disputed: true });
  test.watch.tick();
  doubt(test);
  test.watch.tick();
  assert.deepEqual(test.heard(), [`lapsed ${key}`]);
  assert.deepEqual(test.watch.board?.leads()[0]?.priced.issues, ['book_doubted:right', 'disputed:right']);
  test.clock.advance(15_000);
  test.watch.tick();
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 39: 10 } });
  assert.deepEqual(test.heard(), [`closed ${key} no_quote`]);
});

it('carries a doubted lead over a run, and closes it in time', () => {
  const test = withOneLead();
  doubt(test);
  test.serve([atLeast3, same3], 2);
  assert.deepEqual(test.heard(), [`suspended ${key}`]);
  assert.deepEqual(test.open(), [`open ${key}`]);
  test.clock.advance(15_000);
  test.watch.tick();
  assert.deepEqual(test.heard(), [`closed ${key} no_quote`]);
});

it('takes the state of a market for what it is for three hours after its listing', () => {
  const test = withOneLead();
  test.clock.advance(3 * 3_600_000);
  test.watch.tick();
  assert.deepEqual(test.heard(), []);
  test.clock.advance(1);
  test.watch.tick();
  assert.deepEqual(test.heard(), [`lapsed ${key}`]);
  assert.deepEqual(test.watch.board?.leads()[0]?.priced.issues, [
    'listing_stale:left',
    'listing_stale:right',
  ]);
  test.takeState(atLeast3);
  test.takeState(same3);
  test.watch.tick();
  assert.deepEqual(test.heard(), [`executable ${key}`]);
});

it('calls nothing executable that venue_b would not take as an order', () => {
  const test = withOneLead();
  // A contract of venue_b costs fifty cents, and the order has to be of a dollar; venue_a takes any, and has one.
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 1 } });
  test.watch.tick();
  assert.deepEqual(test.heard(), [`lapsed ${key}`]);
  const [lead] = test.watch.board?.leads() ?? [];
  assert.deepEqual(lead?.depth?.issues, ['below_minimum:right']);
  assert.equal(lead?.depth?.executable, false);
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 2 } });
  test.watch.tick();
  assert.deepEqual(test.heard(), [`executable ${key}`]);
  // All that is asked for up to fifty cents: an order of a dollar buys no more than that.
  test.book(same3, { bids: { 50: 1, 49: 10 }, asks: { 60: 10 } });
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 1, 60: 10 } });
  test.watch.tick();
  assert.equal(test.watch.board?.leads()[0]?.depth?.pairs, 1);
  assert.deepEqual(test.heard(), []);
});

it('waits for proof of more where what is proven is too little for an order', () => {
  const test = withOneLead();
  const books = { bids: { 30: 10 }, asks: { 40: 1, 41: 5 } };
  test.book(atLeast3, books);
  test.watch.tick();
  assert.deepEqual(test.heard(), []);
  test.book(atLeast3, books, 'top');
  test.watch.tick();
  assert.deepEqual(test.heard(), [`suspended ${key}`]);
  assert.deepEqual(test.open(), [`open ${key}`]);
  test.book(atLeast3, books);
  test.watch.tick();
  assert.deepEqual(test.heard(), [`resumed ${key}`]);
  test.book(atLeast3, books, 'top');
  test.watch.tick();
  test.clock.advance(15_000);
  test.watch.tick();
  test.watch.tick();
  assert.deepEqual(test.heard(), [`suspended ${key}`, `lapsed ${key}`]);
  // A doubt after that has all its time.
  doubt(test);
  test.clock.advance(14_999);
  test.watch.tick();
  assert.deepEqual(test.open(), [`open ${key}`]);
});

it('takes the next size that is large enough, if something is left', () => {
  const test = withOneLead();
  // The second pair costs a cent more than it pays.
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 1, 51: 10 } });
  test.watch.tick();
  const depth = test.watch.board?.leads()[0]?.depth;
  assert.deepEqual([depth?.pairs, depth?.cost, depth?.net], [2, 1_910_000, 90_000]);
  assert.equal(depth?.limitedBy, 'price');
  assert.deepEqual(test.heard(), []);
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 1, 60: 10 } });
  test.watch.tick();
  assert.deepEqual(test.heard(), [`lapsed ${key}`]);
  assert.deepEqual(test.watch.board?.leads()[0]?.depth?.issues, ['below_minimum:right']);
});
