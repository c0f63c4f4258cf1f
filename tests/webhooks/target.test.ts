/** Which urls may be subscribed: how they may be spelled, and what their names may resolve to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isPublicAddress } from '../../src/webhooks/address.ts';
import {
  checkTarget,
  parseTarget,
  resolveTarget,
  type TargetRefusalCode,
} from '../../src/webhooks/target.ts';
import type { Resolver } from '../../src/webhooks/target-resolver.ts';
import { forbiddenAddresses, publicNeighbours, urlHost } from './address-lists.ts';

const production = { development: false };
const development = { development: true };

const refusedSpellings: readonly (readonly [url: string, code: TargetRefusalCode])[] = [
  // Loopback in the numbers of other centuries.
  ['https://127.1/', 'url_address'],
  ['https://127.0.1/', 'url_address'],
  ['https://2130706433/', 'url_address'],
  ['https://017700000001/', 'url_address'],
  ['https://0x7f000001/', 'url_address'],
  ['https://0x7f.1/', 'url_address'],
  ['https://0X7F.0X0.0X0.0X1/', 'url_address'],
  ['https://0177.0.0.1/', 'url_address'],
  ['https://0177.0x0.0.1/', 'url_address'],
  ['https://127.0.0.1./', 'url_address'],
  ['https://0/', 'url_address'],
  ['https://0x/', 'url_address'],
  // The metadata service, likewise.
  ['https://2852039166/latest/meta-data/', 'url_address'],
  ['https://0xa9fea9fe/', 'url_address'],
  ['https://0251.0376.0251.0376/', 'url_address'],
  ['https://169.254.43518/', 'url_address'],
  // Characters that become digits and dots.
  ['https://①②⑦.⓪.⓪.①/', 'url_address'],
  ['https://１２７.０.０.１/', 'url_address'],
  ['https://127。0。0。1/', 'url_address'],
  ['https://127．0．0．1/', 'url_address'],
  ['https://%31%32%37.0.0.1/', 'url_address'],
  ['https://127%2e0%2e0%2e1/', 'url_address'],
  ['https://loc%61lhost/', 'url_address'],
  ['https://ｌｏｃａｌｈｏｓｔ/', 'url_address'],
  // IPv6.
  ['https://[::1]/', 'url_address'],
  ['https://[0:0:0:0:0:0:0:1]/', 'url_address'],
  ['https://[::ffff:127.0.0.1]/', 'url_address'],
  ['https://[::ffff:7f00:1]/', 'url_address'],
  ['https://[64:ff9b::169.254.169.254]/', 'url_address'],
  ['https://[2002:a9fe:a9fe::]/', 'url_address'],
  ['https://[fe80::1%25eth0]/', 'url_malformed'],
  ['https://[fe80::1%eth0]/', 'url_malformed'],
  ['https://[::1', 'url_malformed'],
  ['https://::1/', 'url_malformed'],
  ['https://[v1.fe80::a]/', 'url_malformed'],
  // Names of no public host.
  ['https://localhost/', 'url_address'],
  ['https://LOCALHOST/', 'url_address'],
  ['https://localhost./', 'url_address'],
  ['https://a.localhost/', 'url_address'],
  ['https://intranet/', 'url_address'],
  ['https://printer.local/', 'url_address'],
  ['https://printer.local./', 'url_address'],
  ['https://metadata.google.internal/', 'url_address'],
  ['https://router.home.arpa/', 'url_address'],
  ['https://home.arpa/', 'url_address'],
  ['https://facebookcorewwwi.onion/', 'url_address'],
  ['https://example.com./', 'url_address'],
  ['https://example..com/', 'url_address'],
  ['https://.example.com/', 'url_address'],
  [`https://${'a'.repeat(64)}.com/`, 'url_address'],
  [`https://${'a.'.repeat(127)}com/`, 'url_address'],
  ['https://exa$mple.com/', 'url_address'],
  ['https://exa mple.com/', 'url_malformed'],
  // User information.
  ['https://user@example.com/', 'url_credentials'],
  ['https://user:password@example.com/', 'url_credentials'],
  ['https://:password@example.com/', 'url_credentials'],
  ['https://@example.com/', 'url_credentials'],
  ['https://:@example.com/', 'url_credentials'],
  ['https://example.com@127.0.0.1/', 'url_credentials'],
  ['https://example.com%40127.0.0.1/', 'url_malformed'],
  // Ports.
  ['https://example.com:22/', 'url_address'],
  ['https://example.com:80/', 'url_address'],
  ['https://example.com:0/', 'url_address'],
  ['https://example.com:444/', 'url_address'],
  ['https://example.com:6379/', 'url_address'],
  ['https://example.com:65536/', 'url_malformed'],
  ['https://example.com:https/', 'url_malformed'],
  // Schemes.
  ['http://example.com/', 'url_not_https'],
  ['http://127.0.0.1/', 'url_not_https'],
  ['http://example.com:443/', 'url_not_https'],
  ['ftp://example.com/', 'url_not_https'],
  ['file:///etc/passwd', 'url_not_https'],
  ['gopher://example.com/', 'url_not_https'],
  ['unix:///run/a.sock', 'url_not_https'],
  ['javascript:alert(1)', 'url_not_https'],
  ['data:text/plain,a', 'url_not_https'],
  ['//example.com/', 'url_not_https'],
  ['example.com', 'url_not_https'],
  ['https:example.com', 'url_not_https'],
  ['https:/example.com', 'url_not_https'],
  ['https:///example.com', 'url_not_https'],
  ['https://', 'url_not_https'],
  ['', 'url_not_https'],
  // What readers of urls disagree about.
  ['https://127.0.0.1\\@example.com/', 'url_malformed'],
  ['https://example.com\\.evil.com/', 'url_malformed'],
  ['https:\\\\example.com/', 'url_malformed'],
  ['https://example.com/#part', 'url_malformed'],
  ['https://127.0.0.1#@example.com/', 'url_malformed'],
  [' https://example.com/', 'url_malformed'],
  ['https://example.com/\n', 'url_malformed'],
  ['https://exam\tple.com/', 'url_malformed'],
  ['https://example.com/\u0000', 'url_malformed'],
  ['https://example.com/\r\nHost: other', 'url_malformed'],
  [`https://example.com/${'a'.repeat(2_048)}`, 'url_malformed'],
];

test('refused spellings, each with its code', () => {
  const wrong = refusedSpellings.flatMap(([url, code]) => {
    const found = parseTarget(url, production);
    return found.kind === 'refused' && found.code === code ? [] : [{ url, expected: code, found }];
  });
  assert.deepEqual(wrong, []);
  assert.ok(refusedSpellings.length >= 42);
});

test('every forbidden address is refused as the host of a url, every public one is taken', () => {
  const taken = (address: string) =>
    parseTarget(`https://${urlHost(address)}/hook`, production).kind === 'target';
  assert.deepEqual(forbiddenAddresses.filter(taken), []);
  assert.deepEqual(publicNeighbours.filter(taken), publicNeighbours);
});

const taken: readonly (readonly [url: string, origin: string, path: string])[] = [
  ['https://hooks-27.example.com/in', 'https://hooks-27.example.com', '/in'],
  ['https://example.com', 'https://example.com', '/'],
  ['HTTPS://Example.COM/A?b=c', 'https://example.com', '/A?b=c'],
  ['https://example.com:443/', 'https://example.com', '/'],
  ['https://example.com:8443/a', 'https://example.com:8443', '/a'],
  ['https://hooks.example.co.uk/a/../b', 'https://hooks.example.co.uk', '/b'],
  ['https://bücher.example/ü?q=ü', 'https://xn--bcher-kva.example', '/%C3%BC?q=%C3%BC'],
  ['https://a_b.example.com/', 'https://a_b.example.com', '/'],
  ['https://8.8.8.8/', 'https://8.8.8.8', '/'],
  ['https://[2606:4700:4700::1111]:8443/', 'https://[2606:4700:4700::1111]:8443', '/'],
  ['https://example.com/a@b?c=@', 'https://example.com', '/a@b?c=@'],
  ['https://local.example.com/', 'https://local.example.com', '/'],
  ['https://mylocalhost.com/', 'https://mylocalhost.com', '/'],
];

test('what is taken, and what is made of it', () => {
  const found = taken.map(([url]) => {
    const target = parseTarget(url, production);
    return target.kind === 'target' ? [url, target.origin, target.path] : [url, target.code];
  });
  assert.deepEqual(found, taken);
});

test('under development loopback is taken as well, by its names and addresses, and nothing else is', () => {
  const kinds = (urls: readonly string[]) => urls.map((url) => parseTarget(url, development).kind);
  const loopback = [
    'http://127.0.0.1:3000/hook',
    'http://localhost/hook',
    'https://localhost:8080/',
    'http://app.localhost:3000/',
    'http://[::1]:3000/',
    'https://127.255.0.1:1/',
  ];
  assert.deepEqual(
    kinds(loopback),
    loopback.map(() => 'target'),
  );
  const others = [
    'http://10.0.0.1/',
    'https://192.168.1.1/',
    'http://169.254.169.254/',
    'http://8.8.8.8/',
    'https://8.8.8.8:3000/',
    'https://[::ffff:127.0.0.1]/',
    'http://0.0.0.0:3000/',
    'https://printer.local/',
    'https://intranet/',
    'http://user@localhost/',
  ];
  assert.deepEqual(
    kinds(others),
    others.map(() => 'refused'),
  );
});

test('whatever is written, a target has a public host and an allowed port', () => {
  const parts = [
    '127.0.0.1',
    '0x7f.1',
    '8.8.8.8',
    'a.com',
    'localhost',
    '@',
    ':',
    '443',
    '8443',
    '22',
    '/',
    '\\',
    '%',
    '[::1]',
    '#',
  ];
  const url = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3, unit: 'binary' })), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.constantFrom('https://', 'http://', 'HTTPS://', ''), url, (scheme, rest) => {
      const target = parseTarget(`${scheme}${rest.join('')}`, production);
      if (target.kind === 'refused') return;
      assert.equal(target.scheme, 'https');
      assert.ok(target.port === 443 || target.port === 8_443);
      assert.ok(
        target.literal ? isPublicAddress(target.literal) : /^([a-z0-9_-]+\.)+[a-z0-9_-]+$/.test(target.host),
      );
      assert.ok(target.path.startsWith('/'));
    }),
    { numRuns: 2_000 },
  );
});

function answering(...answers: readonly string[]): Resolver {
  return { resolve: async () => answers };
}

const good: readonly string[] = ['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '8.8.4.4'];

async function refuses(answers: readonly string[], policy = production): Promise<boolean> {
  return (
    (await checkTarget({ resolver: answering(...answers), policy }, 'https://example.com/')) !== undefined
  );
}

test('an answer is refused alone, and in every place among good ones', async () => {
  const passed: string[] = [];
  for (const bad of [...forbiddenAddresses, '', 'localhost', '127.1', 'fe80::1%eth0', '2606:4700::1%1']) {
    const mixed = [0, 1, 2, 3, 4].map((place) => good.toSpliced(place, 0, bad));
    for (const answers of [[bad], ...mixed]) if (!(await refuses(answers))) passed.push(answers.join(' '));
  }
  assert.deepEqual(passed, []);
  assert.equal(await refuses(good), false);
});

test('an IPv4 address that comes mapped in an IPv6 answer is refused, public or not', async () => {
  const mapped = [...forbiddenAddresses, ...publicNeighbours]
    .filter((address) => !address.includes(':'))
    .map((address) => `::ffff:${address}`);
  for (const address of mapped) assert.equal(await refuses([address]), true, address);
});

test('no answer, and more answers than anyone has, are refused', async () => {
  assert.equal(await refuses([]), true);
  assert.equal(await refuses(Array.from({ length: 33 }, (_, last) => `8.8.8.${last}`)), true);
  assert.equal(await refuses(Array.from({ length: 32 }, (_, last) => `8.8.8.${last}`)), false);
});

test('a private address, a name without addresses and a port are refused with the same words', async () => {
  const refusals = [
    await checkTarget({ resolver: answering('10.0.0.1'), policy: production }, 'https://example.com/'),
    await checkTarget({ resolver: answering(), policy: production }, 'https://example.com/'),
    await checkTarget({ resolver: answering(...good), policy: production }, 'https://example.com:22/'),
    await checkTarget({ resolver: answering(...good), policy: production }, 'https://10.0.0.1/'),
    await checkTarget({ resolver: answering(...good), policy: production }, 'https://localhost/'),
  ];
  for (const refusal of refusals) assert.deepEqual(refusal, refusals[0]);
  assert.equal(refusals[0]?.code, 'url_address');
});

test('under development a name may have loopback addresses, but over http and on other ports only these', async () => {
  const check = (url: string, ...answers: readonly string[]) =>
    checkTarget({ resolver: answering(...answers), policy: development }, url);
  assert.equal(await check('https://example.com/', '127.0.0.1'), undefined);
  assert.equal(await check('http://example.com:3000/', '127.0.0.1', '::1'), undefined);
  assert.equal((await check('http://example.com:3000/', '8.8.8.8'))?.code, 'url_address');
  assert.equal((await check('https://example.com:3000/', '127.0.0.1', '8.8.8.8'))?.code, 'url_address');
  assert.equal((await check('https://example.com/', '10.0.0.1'))?.code, 'url_address');
});

test('an address in the url and localhost are not asked of any server', async () => {
  const resolver: Resolver = { resolve: () => Promise.reject(new Error('asked')) };
  for (const url of ['https://8.8.8.8/', 'http://127.0.0.1:3000/', 'http://localhost:3000/']) {
    const target = parseTarget(url, development);
    assert.equal(target.kind, 'target');
    if (target.kind === 'target')
      assert.equal((await resolveTarget(target, resolver, development)).kind, 'resolved');
  }
});
