/** No connection is ever made to a forbidden address, however it is come by. Connections are recorded, not made. */
import assert from 'node:assert/strict';
import { createConnection, Socket } from 'node:net';
import { test } from 'node:test';
import { createSender, type SendOutcome } from '../../src/webhooks/sender.ts';
import type { OpenSenderSocket } from '../../src/webhooks/sender-socket.ts';
import { checkTarget, type TargetPolicy } from '../../src/webhooks/target.ts';
import type { Resolver } from '../../src/webhooks/target-resolver.ts';
import { answer, makeCertificate, startWebhookReceiver } from '../harness/webhook-receiver.ts';
import { forbiddenAddresses, metadataAddresses, publicNeighbours, urlHost } from './address-lists.ts';

const never = new AbortController().signal;
const publicAddress = '93.184.216.34';

/** A sender whose connections all fail at once and leave their address behind; `answers` are those to each question. */
function recordingSender(
  answers: readonly (readonly string[])[],
  policy: TargetPolicy = { development: false },
) {
  const connects: string[] = [];
  let asked = 0;
  const resolver: Resolver = {
    resolve: async () => {
      asked += 1;
      return answers[asked - 1] ?? [];
    },
  };
  const openSocket: OpenSenderSocket = ({ host }) => {
    connects.push(host);
    return new Socket().destroy(new Error('recorded'));
  };
  const sender = createSender({ policy, resolver, openSocket });
  const send = (url = 'https://receiver.test/hook'): Promise<SendOutcome> =>
    sender.send({ poolKey: 'whk_1', url, headers: {}, body: '{}' }, never);
  return { send, connects, resolver, asked: () => asked };
}

function errorOf(outcome: SendOutcome): string {
  return outcome.kind === 'failed' ? outcome.error : `answered ${outcome.status}`;
}

for (const policy of [{ development: false }, { development: true }]) {
  const isLoopback = (address: string) => /^127\.|^::1$|^(0:){7}1$/.test(address);
  const forbidden = forbiddenAddresses.filter((address) => !policy.development || !isLoopback(address));

  test(`development ${policy.development}: forbidden addresses, come by in every way, get no connection`, async () => {
    const leaks: string[] = [];
    let cases = 0;
    const check = async (
      way: string,
      address: string,
      allowed: readonly string[],
      run: () => Promise<readonly string[]>,
    ) => {
      cases += 1;
      const connects = await run();
      if (connects.join() !== allowed.join()) leaks.push(`${way} ${address}: ${connects.join(' ')}`);
    };
    for (const address of forbidden) {
      await check('literal', address, [], async () => {
        const { send, connects } = recordingSender([], policy);
        assert.equal(errorOf(await send(`https://${urlHost(address)}/`)), 'refused_address');
        return connects;
      });
      await check('answer', address, [], async () => {
        const { send, connects } = recordingSender([[address]], policy);
        assert.equal(errorOf(await send()), 'refused_address');
        return connects;
      });
      await check('between creation and attempt', address, [], async () => {
        const { send, connects, resolver } = recordingSender([[publicAddress], [address]], policy);
        assert.equal(await checkTarget({ resolver, policy }, 'https://receiver.test/hook'), undefined);
        assert.equal(errorOf(await send()), 'refused_address');
        return connects;
      });
      // The second answer is never asked for: the connection goes to what was checked.
      await check('between check and connect', address, [publicAddress], async () => {
        const { send, connects, asked } = recordingSender([[publicAddress], [address]], policy);
        assert.equal(errorOf(await send()), 'connection');
        assert.equal(asked(), 1);
        return connects;
      });
      await check('between two attempts', address, [publicAddress], async () => {
        const { send, connects } = recordingSender([[publicAddress], [address]], policy);
        await send();
        assert.equal(errorOf(await send()), 'refused_address');
        return connects;
      });
      await check('among good ones', address, [], async () => {
        const answers = [publicAddress, '1.1.1.1', '2606:4700:4700::1111', '8.8.4.4', address];
        const { send, connects } = recordingSender([answers], policy);
        assert.equal(errorOf(await send()), 'refused_address');
        return connects;
      });
      if (!address.includes(':')) {
        await check('mapped', address, [], async () => {
          const { send, connects } = recordingSender([[`::ffff:${address}`]], policy);
          assert.equal(errorOf(await send()), 'refused_address');
          return connects;
        });
      }
    }
    assert.deepEqual(leaks, []);
    assert.ok(cases >= 382, `${cases} cases`);
  });
}

test('every public address gets a connection, to itself', async () => {
  for (const address of publicNeighbours) {
    const { send, connects } = recordingSender([[address]]);
    assert.equal(errorOf(await send()), 'connection');
    assert.deepEqual(connects, [address]);
    const literal = recordingSender([]);
    await literal.send(`https://${urlHost(address)}/`);
    assert.deepEqual(literal.connects, [address]);
  }
});

test('of many addresses four are tried, IPv4 first', async () => {
  const answers = [
    '2606:4700:4700::1111',
    '8.8.8.1',
    '8.8.8.2',
    '2606:4700:4700::1001',
    '8.8.8.3',
    '8.8.8.4',
  ];
  const { send, connects } = recordingSender([answers]);
  assert.equal(errorOf(await send()), 'connection');
  assert.deepEqual(connects, ['8.8.8.1', '8.8.8.2', '8.8.8.3', '8.8.8.4']);
});

test('a url that cannot be parsed or a name without addresses fails like a forbidden address', async () => {
  const { send, connects } = recordingSender([[]]);
  assert.equal(errorOf(await send()), 'refused_address');
  assert.equal(errorOf(await send('https://receiver.test:22/')), 'refused_address');
  assert.equal(errorOf(await send('http://receiver.test/')), 'refused_address');
  assert.equal(errorOf(await send('no url')), 'refused_address');
  assert.deepEqual(connects, []);
});

test('a connection that ends up elsewhere than asked is cut before a byte is sent', async (t) => {
  const receiver = await startWebhookReceiver();
  t.after(() => receiver.close());
  const sender = createSender({
    policy: { development: false },
    resolver: { resolve: async () => [publicAddress] },
    openSocket: () => createConnection({ host: '127.0.0.1', port: receiver.port }),
  });
  t.after(() => sender.close());
  const bytes: Buffer[] = [];
  receiver.greet((socket) => socket.on('data', (chunk) => bytes.push(chunk)));
  const request = { poolKey: 'whk_1', url: 'https://receiver.test/', headers: {}, body: '{}' };
  assert.equal(errorOf(await sender.send(request, never)), 'refused_address');
  assert.deepEqual(bytes, []);
  assert.equal(receiver.requests.length, 0);
});

test('a redirect is an answer: nothing is sent to where it points', async (t) => {
  const certificate = await makeCertificate(['receiver.test']);
  const receiver = await startWebhookReceiver({ certificate });
  const connects: string[] = [];
  const asked: string[] = [];
  const sender = createSender({
    policy: { development: true },
    ca: certificate.cert,
    resolver: {
      resolve: async (host) => {
        asked.push(host);
        return ['127.0.0.1'];
      },
    },
    openSocket: ({ host, port }) => {
      connects.push(host);
      return createConnection({ host, port });
    },
  });
  t.after(() => sender.close().then(() => receiver.close()));
  const url = `https://receiver.test:${receiver.port}/`;
  for (const status of [301, 302, 303, 307, 308]) {
    for (const address of metadataAddresses) {
      for (const scheme of ['http', 'https']) {
        receiver.behave(
          answer(status, '', { location: `${scheme}://${urlHost(address)}/latest/meta-data/` }),
        );
        const outcome = await sender.send({ poolKey: 'whk_1', url, headers: {}, body: '{}' }, never);
        assert.equal(errorOf(outcome), `answered ${status}`);
      }
    }
  }
  assert.equal(receiver.requests.length, 50);
  assert.deepEqual(new Set(connects), new Set(['127.0.0.1']));
  assert.deepEqual(new Set(asked), new Set(['receiver.test']));
});
