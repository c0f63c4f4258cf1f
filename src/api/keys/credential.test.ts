import assert from 'node:assert/strict';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, it } from 'node:test';
import { type Credential, readCredential } from './credential.ts';

const key = `rtr_live_${'k'.repeat(12)}_${'s'.repeat(43)}`;
const otherKey = `rtr_live_${'o'.repeat(12)}_${'t'.repeat(43)}`;
const token = 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln';

const none: Credential = { kind: 'none' };
const conflicting: Credential = { kind: 'conflicting' };
const apiKey = (text: string): Credential => ({ kind: 'api_key', text });
const bearerToken = (text: string): Credential => ({ kind: 'token', text });

function checkCredential(headers: IncomingHttpHeaders, expected: Credential): void {
  it(`${JSON.stringify(headers)} is ${expected.kind}`, () =>
    assert.deepEqual(readCredential(headers), expected));
}

describe('the credential of a request', () => {
  checkCredential({}, none);
  checkCredential({ 'x-api-key': key }, apiKey(key));
  checkCredential({ 'x-api-key': '' }, none);
  checkCredential({ 'x-api-key': 'anything' }, apiKey('anything'));
  checkCredential({ 'x-api-key': token }, apiKey(token));
  checkCredential({ 'x-api-key': `Bearer ${key}` }, apiKey(`Bearer ${key}`));
  checkCredential({ 'x-api-key': [key, otherKey] }, apiKey(`${key}, ${otherKey}`));
  checkCredential({ 'x-api-key': `${key}, ${key}` }, apiKey(`${key}, ${key}`));

  for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR']) {
    checkCredential({ authorization: `${scheme} ${key}` }, apiKey(key));
    checkCredential({ authorization: `${scheme} ${token}` }, bearerToken(token));
  }
  checkCredential({ authorization: `Bearer   ${key} ` }, apiKey(key));
  checkCredential({ authorization: 'Bearer rtr_live_short' }, apiKey('rtr_live_short'));
  checkCredential({ authorization: 'Bearer anything' }, bearerToken('anything'));
  checkCredential({ authorization: `Bearer ${key}, Bearer ${key}` }, apiKey(`${key}, Bearer ${key}`));
  checkCredential(
    { authorization: `Bearer ${token}, Bearer ${key}` },
    bearerToken(`${token}, Bearer ${key}`),
  );
  checkCredential({ authorization: '' }, none);
  checkCredential({ authorization: 'Bearer' }, none);
  checkCredential({ authorization: 'Bearer ' }, none);
  checkCredential({ authorization: key }, none);
  checkCredential({ authorization: `Bearer${key}` }, none);
  checkCredential({ authorization: `Bearer\t${key}` }, none);
  checkCredential({ authorization: `Basic ${key}` }, none);
  checkCredential({ authorization: `Basic dXNlcg==, Bearer ${key}` }, none);

  checkCredential({ 'x-api-key': key, authorization: `Bearer ${key}` }, apiKey(key));
  checkCredential({ 'x-api-key': key, authorization: `Bearer ${otherKey}` }, conflicting);
  checkCredential({ 'x-api-key': key, authorization: `Bearer ${token}` }, conflicting);
  checkCredential({ 'x-api-key': token, authorization: `Bearer ${token}` }, apiKey(token));
  checkCredential({ 'x-api-key': key, authorization: 'Bearer' }, apiKey(key));
  checkCredential({ 'x-api-key': key, authorization: 'Basic dXNlcg==' }, apiKey(key));
  checkCredential({ 'x-api-key': '', authorization: `Bearer ${key}` }, apiKey(key));
});
