import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SeenTrades } from './seen-trades.ts';

test('a repeated trade is known as long as fewer than half the bound came after it', () => {
  const seen = new SeenTrades(100);
  for (let i = 0; i < 1_000; i++) {
    assert.equal(seen.add(`${i}`), true);
    for (const earlier of [i, i - 10, i - 49]) if (earlier >= 0) assert.equal(seen.add(`${earlier}`), false);
  }
  assert.equal(seen.add('0'), true);
});
