/** The oracle itself: what it says of books and tops agrees with the exchange it listened to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createExchange } from '../../src/simulator/exchange/index.ts';
import { smallWorld, startsAt } from '../simulator/small-world.ts';
import { MarketLog } from './market-log.ts';
import { PlainBook } from './plain-book.ts';
import { pointsOf, resolutionsMs, type TopState } from './top-points.ts';

test('the log gives the book of any time, and every book in between', () => {
  const exchange = createExchange(smallWorld(), { sweepMs: 60_000, updatesPerSecond: 50 });
  const market = exchange.market('venue_a', 'KXSMALL-GAME-HOME');
  assert.ok(market);
  const log = new MarketLog({ exchange, now: () => exchange.now }, [market]);
  const seen: { at: number; text: string }[] = [];
  for (let at = startsAt + 500; at <= startsAt + 20_000; at += 500) {
    exchange.advance(at);
    seen.push({ at, text: bookText(exchange.book(market)) });
  }
  log.close();
  assert.ok(log.changeCount(market.venue, market.id) > 20);
  for (const { at, text } of seen) assert.equal(log.bookAt(market.venue, market.id, at).text, text);
  const texts = log.booksIn(market.venue, market.id, startsAt, startsAt + 20_000).map(({ text }) => text);
  for (const { text } of seen) assert.ok(texts.includes(text));
  for (const { at, text } of seen) {
    const isSo = (book: PlainBook) => book.text === text;
    assert.equal(log.sinceWhen(market.venue, market.id, { at, withinMs: 5_000 }, isSo), 0);
    const since = log.sinceWhen(market.venue, market.id, { at: at + 2_000, withinMs: 5_000 }, isSo);
    assert.ok(since !== undefined && since <= 2_000);
  }
  const never = log.sinceWhen(
    market.venue,
    market.id,
    { at: startsAt + 9_000, withinMs: 5_000 },
    () => false,
  );
  assert.equal(never, undefined);
  const tops = log.tops(market.venue, market.id);
  const last = exchange.top(market);
  assert.equal(tops.at(-1)?.bid, last.bid && last.bid.price * 100);
  assert.equal(tops.at(-1)?.askQuantity, last.ask && last.ask.size * 10_000);
});

test('points are the last state of each step and count its changes', () => {
  const state = (at: number, bid: number): TopState => ({
    at,
    ...new PlainBook([[bid, 1_000_000]]).top,
    yesDepth: 0n,
    noDepth: 0n,
  });
  const changes = [state(1_100, 10_000), state(1_900, 20_000), state(2_000, 30_000), state(61_000, 40_000)];
  const points = (stepMs: number, from = 0, to = 3_600_000) =>
    pointsOf(changes, { from, to, stepMs }).map(({ ts, bid, changes: count }) => [ts, bid, count]);
  assert.deepEqual(points(1_000), [
    [1_900, 20_000, 2],
    [2_000, 30_000, 1],
    [61_000, 40_000, 1],
  ]);
  assert.deepEqual(points(60_000), [
    [2_000, 30_000, 3],
    [61_000, 40_000, 1],
  ]);
  assert.deepEqual(points(3_600_000), [[61_000, 40_000, 4]]);
  assert.deepEqual(points(1_000, 2_000, 61_000), [[2_000, 30_000, 1]]);
  assert.equal(resolutionsMs.length, 6);
});

test('depths are the money within five cents of the best price of each outcome', () => {
  const book = new PlainBook(
    [
      [400_000, 3_000_000],
      [350_000, 1_000_000],
      [349_900, 9_000_000],
    ],
    [
      [420_000, 2_000_000],
      [470_000, 1_000_000],
      [470_100, 5_000_000],
    ],
  );
  // 3 × 0.40 + 1 × 0.35 and 2 × 0.58 + 1 × 0.53.
  assert.deepEqual(book.depths, { yesDepth: 15_500_000_000n, noDepth: 16_900_000_000n });
});

function bookText(view: {
  readonly bids: readonly { readonly price: number; readonly size: number }[];
  readonly asks: readonly { readonly price: number; readonly size: number }[];
}): string {
  const levels = (side: typeof view.bids) =>
    side.map(({ price, size }): [number, number] => [price * 100, size * 10_000]);
  return new PlainBook(levels(view.bids), levels(view.asks)).text;
}
