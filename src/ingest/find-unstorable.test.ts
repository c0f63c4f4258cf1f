import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { ListedSeries } from '../core/contract/index.ts';
import { findUnstorableGroup } from './find-unstorable.ts';

function seriesWith(text: string, nested: string): ListedSeries {
  return {
    venue: 'venue_a',
    id: 'S',
    title: text,
    category: 'Other',
    topics: [],
    sources: [],
    rules: undefined,
    rulesUrl: undefined,
    terms: { list: [{ [nested]: nested }] },
  };
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Rich in what matters: backslashes, the letter u, digits, NUL and halves of pairs. */
const trickyText = fc
  .array(fc.constantFrom('\\', 'u', '0', '0000', 'd800', '\0', '\ud83d', '\ude00', '"', 'x', '\u2028'))
  .map((parts) => parts.join(''));

test('a text is set aside exactly if it has a NUL or half of a character pair, wherever it stands', () => {
  fc.assert(
    fc.property(trickyText, trickyText, (text, nested) => {
      const found = findUnstorableGroup(seriesWith(text, nested));
      assert.equal(found?.reason, isStorable(text) && isStorable(nested) ? undefined : 'unstorable_text');
    }),
    { numRuns: 2_000 },
  );
});

test('identifiers and sizes are bounded', () => {
  const series = seriesWith('t', 'n');
  assert.equal(findUnstorableGroup({ ...series, id: '' })?.reason, 'bad_identifier');
  assert.equal(findUnstorableGroup({ ...series, id: 'i'.repeat(500) }), undefined);
  assert.equal(findUnstorableGroup({ ...series, id: 'i'.repeat(501) })?.reason, 'bad_identifier');
  assert.equal(findUnstorableGroup({ ...series, rules: 'r'.repeat(1_048_577) })?.reason, 'too_large');
});
