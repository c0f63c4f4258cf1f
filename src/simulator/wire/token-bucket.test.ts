import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WireTokenBucket } from './token-bucket.ts';

describe('token bucket', () => {
  it('begins full, refuses what does not fit, and refills evenly up to its capacity', () => {
    let now = 0;
    const bucket = new WireTokenBucket({ refillPerSecond: 200, capacity: 400, now: () => now });
    for (let i = 0; i < 40; i++) assert.equal(bucket.take(10), true);
    assert.equal(bucket.take(10), false);
    assert.equal(bucket.msUntil(10), 50);
    now = 49;
    assert.equal(bucket.take(10), false);
    now = 50;
    assert.equal(bucket.take(10), true);
    now = 1_000_000;
    assert.equal(bucket.take(400), true);
    assert.equal(bucket.take(1), false);
    assert.equal(bucket.msUntil(401), Number.POSITIVE_INFINITY);
  });
});
