/** Which addresses are public, block by block and at their borders. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isLoopbackAddress, isPublicAddress, parseAddress } from '../../src/webhooks/address.ts';
import { forbiddenAddresses, forbiddenIpv4, forbiddenIpv6, publicNeighbours } from './address-lists.ts';

function isPublic(text: string): boolean {
  const address = parseAddress(text);
  assert.ok(address, `${text} is an address`);
  return isPublicAddress(address);
}

for (const [block, addresses] of [...forbiddenIpv4, ...forbiddenIpv6]) {
  test(`refused: ${block}`, () => {
    assert.deepEqual(addresses.filter(isPublic), []);
  });
}

test('the lists are as long as promised, and name nothing twice', () => {
  assert.ok(forbiddenAddresses.length >= 67, `${forbiddenAddresses.length} forbidden`);
  assert.ok(publicNeighbours.length >= 21, `${publicNeighbours.length} public`);
  assert.equal(new Set(forbiddenAddresses).size, forbiddenAddresses.length);
});

test('every public neighbour passes', () => {
  assert.deepEqual(
    publicNeighbours.filter((text) => !isPublic(text)),
    [],
  );
});

test('no IPv6 form of any IPv4 address is public', () => {
  fc.assert(
    fc.property(fc.ipV4(), (text) => {
      const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
      const high = ((a << 8) | b).toString(16);
      const low = ((c << 8) | d).toString(16);
      const forms = [
        `::${text}`,
        `::ffff:${text}`,
        `::ffff:${high}:${low}`,
        `::ffff:0:${text}`,
        `64:ff9b::${text}`,
        `64:ff9b:1::${text}`,
        `2002:${high}:${low}::1`,
        `2001:0:${high}:${low}::1`,
        `fe80::5efe:${text}`,
      ];
      assert.deepEqual(forms.filter(isPublic), []);
    }),
  );
});

test('one address has one text', () => {
  assert.deepEqual(parseAddress('2606:4700:4700:0:0:0:0:1111'), parseAddress('2606:4700:4700::1111'));
  assert.deepEqual(parseAddress('2A00::0:1'), { family: 6, text: '2a00::1' });
});

test('what is no plain address is none: names, zones, brackets, other spellings of numbers', () => {
  const others = ['', 'localhost', '127.1', '2130706433', '0x7f.0.0.1', '0177.0.0.1', '1.2.3.4 ', ' 1.2.3.4'];
  const ipv6 = ['[::1]', 'fe80::1%eth0', '2606:4700::1111%1', '::1/128', ':::', '1.2.3.4:443'];
  assert.deepEqual(
    [...others, ...ipv6].filter((text) => parseAddress(text) !== undefined),
    [],
  );
});

test('loopback is 127/8 and ::1, and no form that carries it', () => {
  const isLoopback = (text: string) => {
    const address = parseAddress(text);
    return address !== undefined && isLoopbackAddress(address);
  };
  assert.deepEqual(['127.0.0.1', '127.255.255.255', '::1', '0:0:0:0:0:0:0:1'].filter(isLoopback).length, 4);
  assert.deepEqual(
    ['126.0.0.1', '128.0.0.1', '::', '::2', '::ffff:127.0.0.1', '64:ff9b::7f00:1'].filter(isLoopback),
    [],
  );
});
