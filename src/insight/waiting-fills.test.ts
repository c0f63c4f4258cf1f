import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complement, type Trade, towardOf } from '../core/market/index.ts';
import { WaitingFills } from './waiting-fills.ts';

const start = Date.UTC(2026, 10, 15, 8);
const fills = 10_000;

function tradeOf(place: number): Trade {
  return {
    id: `t${place}`,
    // Every third is of a later minute.
    venueTime: start + place + (place % 3 === 0 ? 60_000 : 0),
    price: 10_000 * (1 + (place % 99)),
    quantity: 1_000_000 * (1 + (place % 1_000)),
    takerAction: place % 2 === 0 ? 'buy' : 'sell',
    outcome: place % 5 === 0 ? 'no' : 'yes',
    block: false,
  };
}

function assertIsFill(waiting: WaitingFills, place: number, number: number): void {
  const trade = tradeOf(number);
  const { venueTime, price, quantity, outcome } = trade;
  const takerPrice = outcome === 'yes' ? price : complement(price);
  assert.equal(waiting.markets[place], number);
  assert.equal(waiting.prices[place], price);
  assert.equal(waiting.isFlowAlone(place), number % 11 === 0);
  assert.deepEqual(waiting.flowOf(place), {
    venueTime,
    takerPrice,
    quantity,
    toward: towardOf(trade),
    archived: number % 7 === 0,
  });
  const isKept = number % 11 !== 0 && takerPrice * quantity >= 100 * 1e12;
  assert.deepEqual(waiting.largeFill(place), isKept ? trade : undefined);
}

test('waiting fills keep all that is taken of them, in the order in which they came', () => {
  const waiting = new WaitingFills();
  const numbers = Array.from({ length: fills }, (_, place) => place);
  for (const number of numbers) {
    const marks = { archived: number % 7 === 0, isFlowAlone: number % 11 === 0 };
    waiting.add(number, tradeOf(number), marks);
  }
  const until = start + fills;
  const due = [...waiting.due(until)];
  assert.deepEqual(
    due,
    numbers.filter((number) => tradeOf(number).venueTime <= until),
  );
  for (const place of due) assertIsFill(waiting, place, place);
  waiting.drop(until);
  const left = numbers.filter((number) => tradeOf(number).venueTime > until);
  assert.equal(waiting.count, left.length);
  for (const [place, number] of left.entries()) assertIsFill(waiting, place, number);
  assert.equal(waiting.due(Number.POSITIVE_INFINITY).length, left.length);
  waiting.drop(Number.POSITIVE_INFINITY);
  assert.equal(waiting.count, 0);
});
