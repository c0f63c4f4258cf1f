import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SeenTrades } from './seen-trades.ts';

test('a repeated trade is known as long as fewer than half the bound came after it', () => {
  const seen = new SeenTrades(100);
  for (let i = 0; i < 1_000; i++) {
    assert.equal(seen.add('M', `${i}`), true);
    for (const earlier of [i, i - 10, i - 49]) {
      if (earlier >= 0) assert.equal(seen.add('M', `${earlier}`), false);
    }
  }
  assert.equal(seen.add('M', '0'), true);
});

test('a trade is forgotten when as many as the bound came after it', () => {
  const seen = new SeenTrades(100);
  for (let i = 0; i < 1_000; i++) {
    seen.add('M', `${i}`);
    if (i >= 100) assert.equal(seen.has('M', `${i - 100}`), false, `${i}`);
  }
});

test('trades of many markets are kept apart, however many there are', () => {
  const seen = new SeenTrades(40_000);
  for (const pass of ['first', 'again']) {
    for (let market = 0; market < 20; market++) {
      for (let trade = 0; trade < 500; trade++) {
        const name = `${trade.toString(16).padStart(40, '0')}`;
        assert.equal(seen.add(`KX-${market}`, name), pass === 'first', `${market} ${trade}`);
      }
    }
  }
});

test('where the id of the market ends makes a difference', () => {
  const seen = new SeenTrades(100);
  assert.equal(seen.add('M1', '2'), true);
  assert.equal(seen.has('M', '12'), false);
  assert.equal(seen.has('M1', '2'), true);
});
