import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { redactSecrets } from './secrets.ts';

const key = `rtr_live_${'Ab3'.repeat(4)}_${'x'.repeat(43)}`;
const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl';
const signingSecret = `whsec_${'Zz9'.repeat(14)}a`;

function checkRedacted(text: string, expected: string): void {
  it(`${JSON.stringify(text)} becomes ${JSON.stringify(expected)}`, () => {
    assert.equal(redactSecrets(text), expected);
  });
}

describe('redactSecrets', () => {
  checkRedacted('', '');
  checkRedacted('nothing to hide', 'nothing to hide');
  checkRedacted(key, '[redacted]');
  checkRedacted(`a ${key} b ${key} c`, 'a [redacted] b [redacted] c');
  checkRedacted(`X-API-Key: ${key.slice(0, 30)}`, 'X-API-Key: [redacted]');
  checkRedacted(`/v1/status?key=${key}&limit=1`, '/v1/status?key=[redacted]&limit=1');
  checkRedacted(`Bearer ${token}`, 'Bearer [redacted]');
  checkRedacted(`Bearer ${token.split('.').slice(0, 2).join('.')}`, 'Bearer [redacted]');
  checkRedacted(`{"signing_secret":"${signingSecret}"}`, '{"signing_secret":"[redacted]"}');
  checkRedacted(`whsec_${'+/='.repeat(9)} end`, '[redacted] end');
  checkRedacted('postgres://me:secret@host:5432/db', 'postgres://[redacted]@host:5432/db');
  checkRedacted('postgres://me:se:cret@host/db', 'postgres://[redacted]@host/db');
  checkRedacted('rediss://:secret@host', 'rediss://[redacted]@host');
  checkRedacted('https://host:8080/path', 'https://host:8080/path');
  checkRedacted('postgres://me@host/db', 'postgres://me@host/db');
  checkRedacted('the prefix is rtr_live_', 'the prefix is rtr_live_');
  checkRedacted('key:Ab3Ab3Ab3Ab3', 'key:Ab3Ab3Ab3Ab3');

  it('leaves no secret whatever stands around it', () => {
    const secrets = fc.constantFrom(key, token, signingSecret);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), secrets)), fc.string(), (parts, end) => {
        const text = parts.map(([before, secret]) => `${before} ${secret} `).join('') + end;
        const redacted = redactSecrets(text);
        for (const [, secret] of parts) assert.ok(!redacted.includes(secret.slice(-20)), redacted);
      }),
      { numRuns: 500 },
    );
  });
});
