import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { isTextAt, TextSlabBuilder, textAt } from './text-slab.ts';

/** Any text that UTF-8 can hold, often ASCII, often a beginning of another. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 3 }),
  fc.constantFrom('', '\ufeff', '\ufeffa', 'é', 'e\u0301', '😀', 'a😀', '\0'),
);

it('gives back every text, and knows it from every other', () => {
  fc.assert(
    fc.property(fc.array(text), text, (texts, other) => {
      const builder = new TextSlabBuilder();
      for (const each of texts) builder.add(each);
      const slab = builder.finish();
      assert.equal(slab.ends.length, texts.length);
      texts.forEach((each, place) => {
        assert.equal(textAt(slab, place), each);
        for (const asked of [...texts, other]) assert.equal(isTextAt(slab, place, asked), asked === each);
      });
    }),
  );
});

it('grows, and is cut to size', () => {
  const builder = new TextSlabBuilder();
  const texts = ['x'.repeat(100_000), '', 'é'.repeat(100_000), 'end'];
  for (const each of texts) builder.add(each);
  const slab = builder.finish();
  assert.equal(slab.bytes.length, 300_003);
  assert.equal(slab.bytes.buffer.byteLength, 300_003);
  assert.deepEqual(
    texts.map((_, place) => textAt(slab, place)),
    texts,
  );
});

it('has no lone surrogates, and never takes one for what stands in its place', () => {
  const builder = new TextSlabBuilder();
  builder.add('a\ud800');
  const slab = builder.finish();
  assert.equal(textAt(slab, 0), 'a\ufffd');
  assert.equal(isTextAt(slab, 0, 'a\ud800'), false);
});
