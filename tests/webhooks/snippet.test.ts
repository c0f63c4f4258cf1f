/** The snippets of docs/webhooks.md are run as they stand there: they accept what is sent and nothing else. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { createSender } from '../../src/webhooks/sender.ts';
import { signBody } from '../../src/webhooks/sign.ts';
import { findNeeded, missing } from '../harness/test-needs.ts';

const project = join(import.meta.dirname, '../..');
const page = readFileSync(join(project, 'docs/webhooks.md'), 'utf8');
const now = 1_800_000_000;

interface Case {
  readonly secret: string;
  readonly signature: string;
  readonly body: Buffer;
  readonly now: number;
  readonly isAccepted: boolean;
}

type Verify = (secret: string, signature: string, body: Uint8Array, nowSeconds?: number) => boolean;
type MakeReceiver = (
  secret: string,
  keep: (delivery: string, event: string) => Promise<void>,
) => (request: IncomingMessage, response: ServerResponse) => Promise<void>;

let folder = '';

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'routeur-snippets-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'verify.ts'), snippet('ts verify'));
  writeFileSync(join(folder, 'receiver.ts'), snippet('ts receiver'));
  writeFileSync(join(folder, 'verify.py'), snippet('python verify'));
});

after(() => rmSync(folder, { recursive: true, force: true }));

function snippet(name: string): string {
  const found = [...page.matchAll(/^```([^\n]+)\n(.*?)^```$/gms)].filter(([, label]) => label === name);
  assert.equal(found.length, 1, `docs/webhooks.md has one snippet \`${name}\``);
  return found[0]?.[2] ?? '';
}

/** 1,000 deliveries as they are sent, each with ways of not being ours. */
const deliveries = fc.sample(
  fc.record({
    secret: fc.stringMatching(/^whsec_[0-9A-Za-z]{43}$/),
    body: fc.json(),
    at: fc.integer({ min: now - 300, max: now + 300 }),
  }),
  { numRuns: 1_000, seed: 7 },
);

const cases: readonly Case[] = deliveries.flatMap(({ secret, body: text, at }, index) => {
  const body = Buffer.from(text);
  const signature = signBody([secret], body, at);
  const ours = { secret, signature, body, now, isAccepted: true };
  const not = (change: Partial<Case>): Case => ({ ...ours, isAccepted: false, ...change });
  const place = index % body.length;
  const v1 = signature.slice(signature.indexOf('v1=') + 3);
  return [
    ours,
    // For a day after a rotation there are two; either secret will do.
    { ...ours, signature: signBody(['whsec_newer', secret], body, at) },
    { ...ours, signature: signBody([secret, 'whsec_older'], body, at) },
    { ...ours, signature: signature.replace(',', ', ') },
    { ...ours, signature: `${signature},v2=later` },
    not({ body: Buffer.from(body.map((byte, at) => (at === place ? byte ^ 1 : byte))) }),
    not({ body: Buffer.concat([body, Buffer.from(' ')]) }),
    not({ secret: `${secret}0` }),
    not({ secret: secret.slice('whsec_'.length) }),
    not({ signature: signature.replace(`t=${at}`, `t=${at - 1}`) }),
    not({ signature: `t=${at},v1=${v1.startsWith('0') ? '1' : '0'}${v1.slice(1)}` }),
    not({ now: at + 301 }),
    not({ now: at - 301 }),
  ];
});

const [first] = deliveries;
assert.ok(first);
const v1 = signBody([first.secret], first.body, now).slice(`t=${now},v1=`.length);
const brokenHeaders = [
  '',
  'undefined',
  ',',
  '=',
  `t=${now}`,
  `v1=${v1}`,
  `t=,v1=${v1}`,
  `t=${now},v1=`,
  `t=${now},v1=${v1.slice(0, -1)}`,
  `t=${now},v1=${v1}0`,
  `t=${now},v1=zz${v1.slice(2)}`,
  `t=${now},v1=${'é'.repeat(64)}`,
  `t=${now},v0=${v1}`,
  `t=${now},t=${now - 1},v1=${v1}`,
  `t=+${now},v1=${v1}`,
  `t=${now}.0,v1=${v1}`,
  `t=-1,v1=${v1}`,
  `t=1e9,v1=${v1}`,
  `t=NaN,v1=${v1}`,
  `t=${'9'.repeat(400)},v1=${v1}`,
  v1,
];

const brokenCases: readonly Case[] = brokenHeaders.map((signature) => ({
  secret: first.secret,
  signature,
  body: Buffer.from(first.body),
  now,
  isAccepted: false,
}));

const allCases = [...cases, ...brokenCases];

function checkAll(verdicts: readonly boolean[]): void {
  assert.equal(verdicts.length, allCases.length);
  const wrong = allCases.filter(({ isAccepted }, index) => verdicts[index] !== isAccepted);
  assert.deepEqual(wrong, []);
}

async function importVerify(): Promise<Verify> {
  const module: { isFromRouteur: Verify } = await import(join(folder, 'verify.ts'));
  return module.isFromRouteur;
}

test('TypeScript: accepts 1,000 deliveries and refuses each that was changed', async () => {
  const verify = await importVerify();
  checkAll(allCases.map(({ secret, signature, body, now }) => verify(secret, signature, body, now)));
  const fresh = signBody(['whsec_a'], '{}', Math.floor(Date.now() / 1000));
  assert.equal(verify('whsec_a', fresh, Buffer.from('{}')), true, 'by its own clock');
});

test('Python: accepts and refuses the same', { skip: missing('python3') }, () => {
  const program = `
import json, sys
from verify import is_from_routeur
cases = json.load(sys.stdin)
print(json.dumps([is_from_routeur(c["secret"], c["signature"], bytes.fromhex(c["body"]), c["now"]) for c in cases]))
`;
  const input = JSON.stringify(
    allCases.map(({ body, ...rest }) => ({ ...rest, body: body.toString('hex') })),
  );
  const printed = execFileSync(findNeeded('python3'), ['-B', '-c', program], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  checkAll(JSON.parse(printed));
});

test('TypeScript: the snippets have no mistakes of types', () => {
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'es2024',
    '--module',
    'nodenext',
    '--allowImportingTsExtensions',
  ];
  const types = ['--typeRoots', join(project, 'node_modules/@types'), '--types', 'node', '--skipLibCheck'];
  const { status, stdout } = spawnSync(
    join(project, 'node_modules/.bin/tsc'),
    [...options, ...types, 'verify.ts', 'receiver.ts'],
    { cwd: folder, encoding: 'utf8' },
  );
  assert.equal(status, 0, stdout);
});

test('TypeScript: the receiver keeps each delivery once, and nothing that is not ours', async (t) => {
  const { receiver }: { receiver: MakeReceiver } = await import(join(folder, 'receiver.ts'));
  const kept = new Map<string, string>();
  let isBroken = false;
  const keep = async (delivery: string, event: string) => {
    if (isBroken) throw new Error('no database');
    if (!kept.has(delivery)) kept.set(delivery, event);
  };
  const server = createServer(receiver('whsec_a', keep)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sender = createSender({ policy: { development: true } });
  t.after(async () => {
    await sender.close();
    server.close();
  });
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  const send = async (delivery: string, body: string, secret = 'whsec_a') => {
    const headers = {
      'Routeur-Signature': signBody([secret], body, Math.floor(Date.now() / 1000)),
      'Routeur-Delivery': delivery,
    };
    const request = { poolKey: 'a', url: `http://localhost:${address.port}/`, headers, body };
    const outcome = await sender.send(request, new AbortController().signal);
    return outcome.kind === 'answered' ? outcome.status : outcome.error;
  };
  assert.equal(await send('dlv_1', '{"id":"evt_1"}'), 204);
  assert.equal(await send('dlv_1', '{"id":"evt_1"}'), 204);
  assert.equal(await send('dlv_2', '{"id":"evt_2"}', 'whsec_b'), 400);
  isBroken = true;
  assert.equal(await send('dlv_2', '{"id":"evt_2"}'), 503);
  isBroken = false;
  assert.equal(await send('dlv_2', '{"id":"evt_2"}'), 204);
  assert.deepEqual(
    [...kept],
    [
      ['dlv_1', '{"id":"evt_1"}'],
      ['dlv_2', '{"id":"evt_2"}'],
    ],
  );
});
