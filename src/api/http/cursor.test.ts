import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { RequestError } from '../request-error.ts';
import { Cursors } from './cursor.ts';

const cursors = new Cursors(Buffer.alloc(32, 7));
const scope = ['trades', 'venue_a', 'A', '', '', ''];
const refused = (error: unknown) => error instanceof RequestError && error.code === 'invalid_parameter';

function checkRefused(what: string, cursor: string, asked: readonly string[] = scope): void {
  it(`refuses ${what}`, () => assert.throws(() => cursors.read(asked, cursor), refused));
}

describe('a cursor', () => {
  const genuine = cursors.issue(scope, '[1,"x"]');

  it('comes back as it was issued', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string({ unit: 'grapheme', maxLength: 60 }), (any, position) => {
        const cursor = cursors.issue(any, position);
        assert.match(cursor, /^[A-Za-z0-9_-]+$/);
        assert.equal(cursors.read(any, cursor), position);
      }),
    );
  });

  checkRefused('another list', genuine, ['markets', ...scope.slice(1)]);
  checkRefused('another market', genuine, ['trades', 'venue_a', 'B', '', '', '']);
  checkRefused('another filter', genuine, ['trades', 'venue_a', 'A', '', '', '5']);
  checkRefused('parts of a scope joined otherwise', cursors.issue(['a', 'b'], 'x'), ['a,b']);
  checkRefused("another key's", new Cursors(Buffer.alloc(32, 8)).issue(scope, '[1,"x"]'));
  checkRefused('one without its end', genuine.slice(0, -1));
  checkRefused('a signature alone', genuine.slice(0, 22));
  checkRefused('less than a signature', 'djE6QQ');
  checkRefused('padding', `${genuine}=`);

  it('refuses every other text that decodes to the same bytes', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (const last of alphabet) {
      const other = genuine.slice(0, -1) + last;
      if (other !== genuine) assert.throws(() => cursors.read(scope, other), refused, other);
    }
  });

  it('refuses a changed bit, wherever it is', () => {
    const bytes = Buffer.from(genuine, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const forged = Buffer.from(bytes);
      forged.writeUInt8(forged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      assert.throws(() => cursors.read(scope, forged.toString('base64url')), refused);
    }
  });

  it('is never longer than the parameter takes', () => {
    assert.equal(cursors.issue(scope, 'x'.repeat(368)).length, 512);
    assert.throws(() => cursors.issue(scope, 'x'.repeat(369)), RangeError);
  });
});
