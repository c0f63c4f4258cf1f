import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MarketNumbers } from './market-numbers.ts';
import { MarketPlaces } from './market-places.ts';

function start(marketsMax: number) {
  const numbers = new MarketNumbers();
  const number = (id: string) => numbers.hold({ venue: 'venue_a', id });
  return { numbers, number, places: new MarketPlaces(marketsMax, numbers) };
}

test('a place that is given back is the next to be given, and there are no more than may be', () => {
  const { places, number } = start(2);
  const [a, b, c] = [number('a'), number('b'), number('c')];
  assert.deepEqual([places.add(a), places.add(b), places.add(c)], [0, 1, undefined]);
  places.remove(0);
  places.remove(0);
  assert.deepEqual([places.count, places.find(a), places.find(b)], [1, undefined, 1]);
  assert.equal(places.add(c), 0);
  assert.deepEqual([...places.markets()], [c, b]);
  places.removeWhere((place) => place === 1);
  assert.deepEqual([[...places.markets()], places.count], [[c], 1]);
});

test('a market keeps its number as long as it has a place', () => {
  const { numbers, number, places } = start(1);
  const a = number('a');
  places.add(a);
  numbers.letGo(a);
  assert.equal(numbers.find('venue_a', 'a'), a);
  places.remove(0);
  assert.equal(numbers.find('venue_a', 'a'), undefined);
});

test('numbers beyond those there is room for are taken', () => {
  const { places, number } = start(5_000);
  const markets = Array.from({ length: 5_000 }, (_, index) => number(String(index)));
  for (const [place, market] of markets.entries()) assert.equal(places.add(market), place);
  for (const [place, market] of markets.entries()) assert.equal(places.find(market), place);
});
