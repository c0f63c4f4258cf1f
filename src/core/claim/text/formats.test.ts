import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findFormats } from './formats.ts';

function checkFormats(text: string, ...expected: readonly string[]): void {
  it(text, () => {
    const found = findFormats(text).map(({ found: { kind, text: span } }) => `${kind} ${span}`);
    assert.deepEqual(found, expected);
  });
}

describe('findFormats', () => {
  checkFormats('held on July 28-29, 2026 as planned', 'days July 28-29, 2026');
  checkFormats('held on July 28 - 29, 2026', 'days July 28 - 29, 2026');
  // Across two months, and without a year, a span of days stays what it was: two dates, a day and a number.
  checkFormats('held on April 30-May 1, 2024', 'day April 30', 'date May 1, 2024');
  checkFormats('held on December 9-10', 'day December 9', 'number 10');
  checkFormats('released on July 28, 2026', 'date July 28, 2026');
});
