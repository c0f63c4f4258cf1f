import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { AnswerBytes } from './answer-bytes.ts';

const longTexts = ['é'.repeat(50_000), '–'.repeat(99_999)];

it('is UTF-8 of the texts one after the other, whatever the room was used for before', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...longTexts)), { maxLength: 8 }),
      (texts) => {
        const bytes = new AnswerBytes();
        for (const [place, text] of texts.entries()) {
          if (place % 2 === 0) bytes.add(text);
          else bytes.addBytes(Buffer.from(text));
          bytes.addComma();
        }
        const expected = Buffer.from(texts.map((text) => `${text},`).join(''));
        assert.ok(bytes.body.equals(expected));
        bytes.release();
      },
    ),
    { numRuns: 30 },
  );
});

it('leaves a body alone until it is released, and gives its room away once', () => {
  const first = new AnswerBytes();
  first.add('first');
  const { body } = first;
  const second = new AnswerBytes();
  second.add('other');
  assert.equal(body.toString(), 'first');
  first.release();
  first.release();
  const [third, fourth] = [new AnswerBytes(), new AnswerBytes()];
  third.add('third');
  fourth.add('fourth');
  assert.deepEqual(
    [second, third, fourth].map((bytes) => bytes.body.toString()),
    ['other', 'third', 'fourth'],
  );
  assert.throws(() => first.add('more'), TypeError);
});
