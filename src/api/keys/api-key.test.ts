import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  generateApiKey,
  hashSecret,
  hasValidChecksum,
  isSecretOf,
  looksLikeApiKey,
  parseApiKey,
} from './api-key.ts';

const keysMade = 100_000;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Every character a header value may hold. */
const headerCharacters = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('');

const made = Array.from({ length: keysMade }, () => generateApiKey());

/** Whether the database would be asked about this key. */
function isAccepted(text: string): boolean {
  const key = parseApiKey(text);
  return key !== undefined && hasValidChecksum(key);
}

function checkAccepted(what: string, text: string, accepted: boolean): void {
  it(`${what} is ${accepted ? '' : 'not '}accepted`, () => assert.equal(isAccepted(text), accepted));
}

function checkCalledKey(text: string, looksLikeKey: boolean): void {
  it(`${JSON.stringify(text)} ${looksLikeKey ? 'claims' : 'does not claim'} to be a key`, () => {
    assert.equal(looksLikeApiKey(text), looksLikeKey);
  });
}

describe('a generated key', () => {
  it('has the documented form, and its parts are those of its text', () => {
    for (const key of made) {
      assert.match(key.text, /^rtr_live_[0-9A-Za-z]{12}_[0-9A-Za-z]{43}$/);
      assert.equal(key.text, `rtr_live_${key.id}_${key.secret}`);
    }
  });

  it(`is never made twice, nor is its id or its secret, in ${keysMade} keys`, () => {
    for (const part of ['id', 'secret', 'text'] as const) {
      assert.equal(new Set(made.map((key) => key[part])).size, keysMade, part);
    }
  });

  it('is read back as it was made and passes its checksum', () => {
    for (const { text, id, secret } of made) {
      assert.deepEqual(parseApiKey(text), { id, secret });
      assert.ok(isAccepted(text), text);
    }
  });

  it('is stored as the SHA-256 of its secret', () => {
    for (const key of made.slice(0, 1_000)) {
      const expected = createHash('sha256').update(key.secret).digest();
      assert.deepEqual(key.secretSha256, expected);
      assert.deepEqual(hashSecret(key.secret), expected);
    }
  });

  it('differs by its secret from every other, in any order', () => {
    const some = made.slice(0, 300);
    for (const { secret } of some) {
      const fits = some.filter((key) => isSecretOf(secret, key.secretSha256));
      assert.deepEqual(
        fits.map((key) => key.secret),
        [secret],
      );
    }
  });
});

// The bound of each test is six standard deviations from what an even choice gives: a sound generator exceeds it once
// in a hundred thousand runs, a modulus of 62 over whole bytes (25 % more of the first eight characters) always.
describe('the random characters of keys', () => {
  it('are chosen evenly from the 62', () => {
    const counts = new Map([...alphabet].map((character) => [character, 0]));
    for (const { id, secret } of made) {
      for (const character of id + secret.slice(0, 37)) {
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
    }
    assert.equal(counts.size, 62);
    const expected = (keysMade * 49) / 62;
    const allowed = 6 * Math.sqrt(expected * (1 - 1 / 62));
    for (const [character, count] of counts) {
      assert.ok(Math.abs(count - expected) < allowed, `${character}: ${count}, expected ${expected}`);
    }
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    assert.ok(chiSquare < 61 + 6 * Math.sqrt(2 * 61), `chi-square ${chiSquare}`);
  });

  it('are chosen evenly at every place', () => {
    const expected = keysMade / 62;
    const allowed = 6 * Math.sqrt(expected);
    for (let place = 0; place < 49; place++) {
      const counts = new Map<string, number>();
      for (const { id, secret } of made) {
        const character = (id + secret).charAt(place);
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
      assert.equal(counts.size, 62, `place ${place}`);
      for (const [character, count] of counts) {
        assert.ok(Math.abs(count - expected) < allowed, `${character} at ${place}: ${count}`);
      }
    }
  });
});

describe('a mistyped key', () => {
  it(`is refused in each of ${keysMade} random edits of one character`, () => {
    const edits = fc.record({
      key: fc.nat({ max: keysMade - 1 }),
      place: fc.nat({ max: 64 }),
      character: fc.nat({ max: headerCharacters.length - 1 }),
    });
    let edited = 0;
    for (const edit of fc.sample(edits, { numRuns: keysMade + 5_000 })) {
      const { text } = made[edit.key] ?? assert.fail();
      const character = headerCharacters.charAt(edit.character);
      if (text.charAt(edit.place) === character) continue;
      const changed = text.slice(0, edit.place) + character + text.slice(edit.place + 1);
      assert.ok(!isAccepted(changed), `${text} as ${changed}`);
      edited += 1;
    }
    assert.ok(edited >= keysMade, `${edited} edits`);
  });

  it('is refused for every other character of the alphabet at every place of id and secret', () => {
    for (const { text } of made.slice(0, 20)) {
      for (let place = 9; place < text.length; place++) {
        for (const character of `${alphabet}_`) {
          if (text.charAt(place) === character) continue;
          assert.ok(!isAccepted(text.slice(0, place) + character + text.slice(place + 1)));
        }
      }
    }
  });

  it('is refused with two neighbours exchanged', () => {
    for (const { text } of made.slice(0, 10_000)) {
      for (let place = 0; place + 1 < text.length; place++) {
        const [first, second] = [text.charAt(place), text.charAt(place + 1)];
        if (first === second) continue;
        assert.ok(!isAccepted(text.slice(0, place) + second + first + text.slice(place + 2)), text);
      }
    }
  });
});

describe('a text', () => {
  const key = generateApiKey();
  const other = generateApiKey();
  checkAccepted('a key', key.text, true);
  checkAccepted('nothing', '', false);
  checkAccepted('a key with a leading space', ` ${key.text}`, false);
  checkAccepted('a key with a trailing line break', `${key.text}\n`, false);
  checkAccepted('two keys', `${key.text}, ${key.text}`, false);
  checkAccepted('a key of another type', key.text.replace('rtr_live', 'rtr_test'), false);
  checkAccepted('a key in capitals', key.text.toUpperCase(), false);
  checkAccepted('a key without its last character', key.text.slice(0, -1), false);
  checkAccepted('a key with one character more', `${key.text}0`, false);
  checkAccepted('the id of one key with the secret of another', `rtr_live_${key.id}_${other.secret}`, false);
  checkAccepted('an id alone', `rtr_live_${key.id}`, false);
  checkAccepted('digits of another script', `rtr_live_${'١'.repeat(12)}_${key.secret}`, false);

  checkCalledKey('rtr_live_', true);
  checkCalledKey('rtr_', true);
  checkCalledKey('rtr', false);
  checkCalledKey('', false);
  checkCalledKey('eyJhbGciOiJSUzI1NiJ9.e30.c2ln', false);
  checkCalledKey(' rtr_live_', false);
});
