import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Part, putTogether, takeApart } from './outline.ts';

const leaf = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.boolean(),
  fc.array(fc.string({ unit: 'binary' })),
  fc.int32Array(),
  fc.uint32Array(),
  fc.uint8Array(),
  fc.float64Array(),
);
const value = fc.letrec((tie) => ({
  record: fc.dictionary(
    fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
    fc.oneof({ depthSize: 'small' }, leaf, tie('record')),
    { noNullPrototype: true },
  ),
})).record;

/** As a file does: the outline passes through JSON, each part gets a buffer of its own. */
function keep(kept: unknown): unknown {
  const parts: Part[] = [];
  const outline = JSON.parse(JSON.stringify(takeApart(kept, parts)));
  return putTogether(
    outline,
    parts.map(({ kind, bytes }) => ({ kind, buffer: Uint8Array.from(bytes).buffer })),
  );
}

test('what is taken apart is put together as it was', () => {
  fc.assert(fc.property(value, (kept) => assert.deepEqual(keep(kept), kept)));
});

test('a view of a part of a buffer is kept as what it shows', () => {
  const whole = Int32Array.of(1, 2, 3, 4);
  assert.deepEqual(keep({ view: whole.subarray(1, 3) }), { view: Int32Array.of(2, 3) });
});

test('what a file has no form for is refused, not left out', () => {
  for (const kept of [undefined, null, 1n, new Float32Array(1)]) {
    assert.throws(() => takeApart({ kept }, []), TypeError);
  }
});
