import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeListening } from './describe-listening.ts';

const url = 'http://127.0.0.1:8080';

function describe(host: string, trustedProxies: readonly string[] = []): readonly string[] {
  return describeListening(url, { host, trustedProxies });
}

test('on loopback it is an address and nothing else', () => {
  for (const host of ['127.0.0.1', '127.0.0.2', '::1', 'localhost']) {
    assert.deepEqual(describe(host), [`Routeur listens on ${url} (reference: ${url}/docs)`], host);
  }
});

test('on all addresses it names that, and warns without TLS', () => {
  for (const [host, where] of [
    ['0.0.0.0', 'every IPv4 address of this machine'],
    ['::', 'every address of this machine, IPv6 and IPv4'],
    ['192.168.1.5', '192.168.1.5'],
  ] as const) {
    const [line, warning] = describe(host);
    assert.equal(line, `Routeur listens on ${where}, port 8080 (here: ${url}, reference: ${url}/docs)`);
    assert.match(warning ?? '', /^Warning: there is no TLS here\..*ROUTEUR_TRUSTED_PROXIES/);
  }
});

test('behind a proxy that is named there is no warning', () => {
  assert.equal(describe('0.0.0.0', ['10.0.0.0/8']).length, 1);
});
