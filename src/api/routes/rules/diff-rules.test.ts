import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyPatch, parsePatch } from 'diff';
import fc from 'fast-check';
import { diffRules } from './diff-rules.ts';

const times = { before: Date.UTC(2026, 7, 14), after: Date.UTC(2026, 7, 20) };

/** The diff, which turns one text into the other. */
function checkDiff(before: string, after: string, linesMax?: number): string {
  const diff = diffRules(
    { rulesHash: 'old', firstSeenAt: times.before, text: before },
    { rulesHash: 'new', firstSeenAt: times.after, text: after },
    linesMax,
  );
  assert.equal(applyPatch(before, diff, { autoConvertLineEndings: false }), after, diff);
  return diff;
}

const heads = '--- old\t2026-08-14T00:00:00.000Z\n+++ new\t2026-08-20T00:00:00.000Z\n';

describe('the diff of two texts', () => {
  it('names both and shows what changed', () => {
    assert.equal(
      checkDiff('One.\nTwo.\nThree.\n', 'One.\n2.\nThree.\n'),
      `${heads}@@ -1,3 +1,3 @@\n One.\n-Two.\n+2.\n Three.\n`,
    );
  });

  it('says where a text does not end its last line', () => {
    assert.equal(
      checkDiff('One.', 'One.\n'),
      `${heads}@@ -1,1 +1,1 @@\n-One.\n\\ No newline at end of file\n+One.\n`,
    );
  });

  it('turns one into the other, whatever the ends of lines', () => {
    const texts = [
      '',
      '\n',
      'a',
      'a\n',
      'a\r\n',
      'a\r\nb',
      'a\nb',
      'a\rb',
      '--- a\n+++ b\n@@ -1 +1 @@\n',
      '\\ No newline',
    ];
    for (const before of texts)
      for (const after of texts) for (const max of [0, 100]) checkDiff(before, after, max);
  });

  it('is empty for the same text', () => {
    assert.equal(checkDiff('Same.', 'Same.'), heads);
  });

  it('replaces the whole text where too many lines differ', () => {
    const lines = (prefix: string) =>
      Array.from({ length: 2_000 }, (_, place) => `${prefix}${place}`).join('\n');
    const diff = checkDiff(`kept\n${lines('a')}`, `kept\n${lines('b')}`);
    assert.ok(diff.includes('\n-kept\n') && diff.includes('\n+kept\n'));
    assert.equal(parsePatch(diff)[0]?.hunks.length, 1);
    assert.ok(!checkDiff(`kept\n${lines('a')}`, `kept\n${lines('a')}\nmore`).includes('-kept'));
  });

  it('turns any text into any other', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', '\n', '\r', '\r\n', '-', '+', '@', '\\', ' ', '\u2028', '😀'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(text, text, fc.constantFrom(0, 1, 3, 200), (before, after, max) => {
        checkDiff(before, after, max);
      }),
      { numRuns: 1_000 },
    );
  });
});
