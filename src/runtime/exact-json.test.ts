import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseExactJson } from './exact-json.ts';

test('numbers keep every digit they were written with', () => {
  assert.deepEqual(
    parseExactJson('{"a":74299.99,"b":[-0.5,1e-7,9007199254740993],"c":0.30000000000000001,"d":-0}'),
    { a: '74299.99', b: ['-0.5', '1e-7', '9007199254740993'], c: '0.30000000000000001', d: '-0' },
  );
});

test('what looks like a number inside a string or a key is left alone', () => {
  const text = String.raw`{"above 1, 2":"x\\","q":"a \" : 5, 6","e":"\\\\\" 7"}`;
  assert.deepEqual(parseExactJson(text), JSON.parse(text));
});

function checkRefused(text: string): void {
  test(`${JSON.stringify(text.slice(0, 30))} is not JSON`, () => {
    assert.throws(() => parseExactJson(text), SyntaxError);
  });
}

checkRefused('');
checkRefused('{"a":01}');
checkRefused('{"a":1.}');
checkRefused('{"a":.5}');
checkRefused('{"a":-}');
checkRefused('{"a":+1}');
checkRefused('{"a":1.2.3}');
checkRefused('{"a":NaN}');
checkRefused('{"a":1 2}');
checkRefused('{"a":"unending');
checkRefused('[1,2');
checkRefused('<html>502</html>');
checkRefused('['.repeat(65) + ']'.repeat(65));

test('64 levels are read', () => {
  assert.ok(parseExactJson('['.repeat(64) + ']'.repeat(64)));
});

test('apart from numbers the value is that of JSON.parse', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(undefined, 1), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent);
      const expected = JSON.parse(text, (_key, part, context?: { source?: string }) =>
        typeof part === 'number' ? context?.source : part,
      );
      assert.deepEqual(parseExactJson(text), expected);
    }),
    { numRuns: 500 },
  );
});

test('any text gives a value or a SyntaxError, nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\0123.-+eE tfn') }), (text) => {
      let plain: unknown;
      try {
        plain = JSON.parse(text);
      } catch {
        assert.throws(() => parseExactJson(text), SyntaxError);
        return;
      }
      assert.equal(plain === undefined, false);
      parseExactJson(text);
    }),
    { numRuns: 2000 },
  );
});
