import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { JsonSplitError, JsonSplitter, type JsonText } from './split-json.ts';

const limits = { depthMax: 64, textBytesMax: 1_000 };

/** The text in pieces of this many bytes. */
function split(text: string, pieceBytes: number): JsonText[] {
  const splitter = new JsonSplitter(limits);
  const bytes = new TextEncoder().encode(text);
  const found: JsonText[] = [];
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    found.push(...splitter.push(bytes.subarray(from, from + pieceBytes)));
  }
  return [...found, ...splitter.end()];
}

function checkSplit(text: string, expected: readonly string[], lines: readonly number[]): void {
  test(`${JSON.stringify(text)} → ${JSON.stringify(expected)}`, () => {
    for (const pieceBytes of [1, 2, 3, 1_000]) {
      const found = split(text, pieceBytes);
      assert.deepEqual(
        found.map((each) => each.text.trim()),
        expected,
      );
      assert.deepEqual(
        found.map((each) => each.line),
        lines,
      );
    }
  });
}

function checkRefused(text: string, line: number): void {
  test(`${JSON.stringify(text.slice(0, 40))} is refused at line ${line}`, () => {
    for (const pieceBytes of [1, 1_000_000]) {
      assert.throws(
        () => split(text, pieceBytes),
        (error) => error instanceof JsonSplitError && error.line === line,
      );
    }
  });
}

checkSplit('{"a":1}', ['{"a":1}'], [1]);
checkSplit('\uFEFF{"a":1}', ['{"a":1}'], [1]);
checkSplit('{"a":1}\n{"b":2}\n', ['{"a":1}', '{"b":2}'], [1, 2]);
checkSplit('{"a":1}\n\n{"b":\n{"c":3}', ['{"a":1}', '{"b":', '{"c":3}'], [1, 3, 4]);
checkSplit('{"a":1}\n[{"b":2}]', ['{"a":1}', '[{"b":2}]'], [1, 2]);
checkSplit('{\n"a":1}\n{\n"b":2}', ['{\n"a":1}', '{\n"b":2}'], [1, 3]);
checkSplit('[{"a":[1,2]},\n {"b":"]"}, 3]', ['{"a":[1,2]}', '{"b":"]"}', '3'], [1, 2, 2]);
checkSplit('[{"a":"\\"}"},{"b":"\\\\"}]', ['{"a":"\\"}"}', '{"b":"\\\\"}'], [1, 1]);
checkSplit(' \n[]\n', [], []);
checkSplit('', [], []);
checkSplit('["ü€😀"]', ['"ü€😀"'], [1]);
checkRefused('[{"a":1},\n{"b":', 2);
checkRefused('{\n"a":', 1);
checkRefused('[1,2\n', 2);
checkRefused('\n]', 2);
checkRefused('['.repeat(2_000_000), 1);
checkRefused(`["${'a'.repeat(1_001)}"]`, 1);

test('bytes that are no UTF-8 are refused', () => {
  const splitter = new JsonSplitter(limits);
  const bytes = Uint8Array.from([0x5b, 0x22, 0xff, 0x22, 0x5d]);
  assert.throws(() => [...splitter.push(bytes)], JsonSplitError);
});

test('the elements of any array come back, however it is written and cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 5 }),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom(undefined, 2),
      (values, pieceBytes, indent) => {
        const text = JSON.stringify(values, null, indent);
        if (text.length > limits.textBytesMax) return;
        const found = split(text, pieceBytes).map((each): unknown => JSON.parse(each.text));
        assert.deepEqual(found, JSON.parse(JSON.stringify(values)));
      },
    ),
  );
});
