import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contracts, dollars, shortest, timeText } from './wire-text.ts';

describe('venue_a wire text', () => {
  it('writes prices with four decimals', () => {
    assert.deepEqual([0, 1, 100, 5600, 9999, 10_000].map(dollars), [
      '0.0000',
      '0.0001',
      '0.0100',
      '0.5600',
      '0.9999',
      '1.0000',
    ]);
  });
  it('writes counts with two decimals and a sign', () => {
    assert.deepEqual([0, 5, 100, 159_682, -10_000, -5].map(contracts), [
      '0.00',
      '0.05',
      '1.00',
      '1596.82',
      '-100.00',
      '-0.05',
    ]);
  });
  it('cuts the trailing zeros of a time', () => {
    const at = Date.UTC(2026, 10, 20, 16);
    assert.equal(timeText(at), '2026-11-20T16:00:00Z');
    assert.equal(timeText(at + 370, 150), '2026-11-20T16:00:00.37015Z');
    assert.equal(timeText(at + 5), '2026-11-20T16:00:00.005Z');
  });
  it('writes a strike in its shortest form', () => {
    assert.deepEqual(['2.0', '0.30', '74299.99', '-25000', '100', '0'].map(shortest), [
      '2',
      '0.3',
      '74299.99',
      '-25000',
      '100',
      '0',
    ]);
  });
});
