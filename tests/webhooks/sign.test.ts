/** The signature header. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { signBody } from '../../src/webhooks/sign.ts';

test('a signature known beforehand', () => {
  // printf '1700000000.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test
  assert.equal(
    signBody(['whsec_test'], '{"id":"evt_1"}', 1_700_000_000),
    't=1700000000,v1=c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925',
  );
});

test('two secrets sign in their order', () => {
  const [t, first, second] = signBody(['new', 'old'], 'body', 5).split(',');
  assert.deepEqual(
    [t, `t=5,${first}`, `t=5,${second}`],
    ['t=5', signBody(['new'], 'body', 5), signBody(['old'], 'body', 5)],
  );
});

test('text and its bytes are signed alike, whatever they hold', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ minLength: 1 }),
      fc.nat(),
      (body, secret, at) => {
        const expected = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
        assert.equal(signBody([secret], body, at), `t=${at},v1=${expected}`);
        assert.equal(signBody([secret], Buffer.from(body), at), `t=${at},v1=${expected}`);
      },
    ),
  );
});
