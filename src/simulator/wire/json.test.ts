import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exactNumber } from './json.ts';

describe('exact number', () => {
  it('is written with exactly its digits', () => {
    const digits = ['0', '-25000', '74299.99', '0.30', '12345678901234567890.123'];
    for (const text of digits) assert.equal(JSON.stringify({ n: exactNumber(text) }), `{"n":${text}}`);
  });
  it('refuses what is no plain decimal', () => {
    for (const text of ['', '1e5', '.5', '01', '1.', 'NaN', '"x"', '1}'])
      assert.throws(() => exactNumber(text), RangeError, text);
  });
});
