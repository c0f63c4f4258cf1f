import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { openSecret, SecretBoxError, sealSecret } from './secret-box.ts';

const key = Buffer.alloc(32, 7);
const refused = (error: unknown) => error instanceof SecretBoxError && error.code === 'unreadable_secret';

describe('a sealed secret', () => {
  it('opens to what it was, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, about) => {
        assert.equal(openSecret(key, sealSecret(key, text, about), about), text);
      }),
    );
  });

  it('shows nothing of itself, and never the same bytes twice', () => {
    const sealed = Array.from({ length: 200 }, () =>
      sealSecret(key, 'whsec_abc', 'whk_1').toString('latin1'),
    );
    assert.equal(new Set(sealed).size, 200);
    for (const bytes of sealed) assert(!bytes.includes('whsec'));
  });

  it('does not open for another row, with another key, or changed in any byte', () => {
    const sealed = sealSecret(key, 'whsec_abc', 'whk_1');
    assert.throws(() => openSecret(key, sealed, 'whk_2'), refused);
    assert.throws(() => openSecret(randomBytes(32), sealed, 'whk_1'), refused);
    for (let place = 0; place < sealed.length; place++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      assert.throws(() => openSecret(key, changed, 'whk_1'), refused, `byte ${place}`);
    }
    for (let length = 0; length < sealed.length; length++) {
      assert.throws(() => openSecret(key, sealed.subarray(0, length), 'whk_1'), refused, `${length} bytes`);
    }
  });

  it('is not named in the error when it does not open', () => {
    try {
      openSecret(randomBytes(32), sealSecret(key, 'whsec_abc', 'whk_1'), 'whk_1');
      assert.fail('it opened');
    } catch (error) {
      assert(error instanceof SecretBoxError);
      assert.match(error.message, /whk_1/);
      assert.doesNotMatch(error.message, /abc/);
    }
  });
});
