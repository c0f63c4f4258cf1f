import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SecretBoxError, sealSecret } from '../runtime/secret-box.ts';
import { OpenedSecrets } from './opened-secrets.ts';

const key = Buffer.alloc(32, 1);
const subscription = 'whk_1';

test('a secret that was rotated is opened again, and the one before after it', () => {
  const [first, second] = ['whsec_1', 'whsec_2'].map((text) => sealSecret(key, text, subscription));
  assert.ok(first && second);
  const secrets = new OpenedSecrets(key);
  assert.deepEqual(secrets.open(subscription, first, undefined), ['whsec_1']);
  assert.deepEqual(secrets.open(subscription, second, first), ['whsec_2', 'whsec_1']);
  assert.deepEqual(secrets.open(subscription, second, undefined), ['whsec_2']);
  assert.deepEqual(secrets.open(subscription, first, second), ['whsec_1', 'whsec_2']);
});

test('what was sealed for another subscription or with another key does not open, though the other is known', () => {
  const secrets = new OpenedSecrets(key);
  const known = sealSecret(key, 'whsec_1', subscription);
  secrets.open(subscription, known, undefined);
  assert.throws(() => secrets.open('whk_2', known, undefined), SecretBoxError);
  const foreign = sealSecret(Buffer.alloc(32, 2), 'whsec_1', subscription);
  assert.throws(() => secrets.open(subscription, foreign, undefined), SecretBoxError);
  assert.throws(() => secrets.open(subscription, known, foreign), SecretBoxError);
});
