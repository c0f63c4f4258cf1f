import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rational } from '../../exact/index.ts';
import { MaskMemo } from './mask-memo.ts';
import { type KnownSpans, maskText } from './mask-text.ts';

const words = fc.constantFrom(
  'above',
  'Dallas',
  'wins by',
  'within 48 hours',
  'on Nov 20, 2026',
  'at 8:30 PM ET',
  '20',
  '48',
  '2.5',
  '1,048',
  'in 2026',
  'Nov 48',
  '\u2039name\u203a',
  'https://example.test/20',
  '20ers',
  'Boston 20',
  '\n',
  'End. Then',
);

const known: fc.Arbitrary<KnownSpans> = fc.record({
  bounds: fc.subarray([rational(20n), rational(48n), rational(5n, 2n), rational(1048n), rational(2026n)]),
  names: fc.subarray(['Dallas', 'Boston 20', '20ers', 'Boston', 'wins']),
  namePattern: fc.constantFrom(undefined, /Dallas|Boston/g),
});

test('a memory changes no answer', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(words, { minLength: 1, maxLength: 6 }), known), {
        minLength: 2,
        maxLength: 30,
        size: 'max',
      }),
      (asked) => {
        const memo = new MaskMemo((sentence) => sentence);
        // The same texts with other bounds and names, twice, so that most lines are remembered ones.
        for (const [parts] of asked) {
          for (const [, spans] of asked) {
            const text = parts.join(' ');
            const lines = memo.readLines(
              text.split('\n').map((line) => memo.prepare(line)),
              spans,
            );
            assert.deepEqual(
              lines.map(({ read }) => read),
              maskText(text, spans),
            );
            for (const { masked, slots, read } of lines) assert.deepEqual({ masked, slots }, read);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});
