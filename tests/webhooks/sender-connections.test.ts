/** Connections that are kept for a moment: for the same subscription, at the same checked address, and for nothing else. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createSender, type SenderOptions, type SendOutcome } from '../../src/webhooks/sender.ts';
import { eventually } from '../harness/eventually.ts';
import {
  answer,
  type Behaviour,
  say,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../harness/webhook-receiver.ts';

interface Bench {
  readonly receiver: WebhookReceiver;
  /** The status, or the error. */
  readonly send: (poolKey?: string, host?: string) => Promise<number | string>;
  /** What the resolver says from now on. */
  readonly answers: { now: readonly string[] };
  /** The connection of each request so far. */
  readonly used: () => readonly number[];
}

/** A receiver on every loopback address of IPv4, and a sender; plain HTTP, since the keeping is the same. */
async function startBench(
  t: TestContext,
  {
    behaviour = answer(200),
    limits = {},
  }: { readonly behaviour?: Behaviour } & Pick<SenderOptions, 'limits'> = {},
): Promise<Bench> {
  const receiver = await startWebhookReceiver({ behaviour, host: '0.0.0.0' });
  const answers: Bench['answers'] = { now: ['127.0.0.1'] };
  const sender = createSender({
    policy: { development: true },
    resolver: { resolve: async () => answers.now },
    limits,
  });
  t.after(() => sender.close().then(() => receiver.close()));
  const resultOf = (outcome: SendOutcome) => (outcome.kind === 'answered' ? outcome.status : outcome.error);
  return {
    receiver,
    answers,
    send: async (poolKey = 'whk_1', host = 'receiver.test') => {
      const url = `http://${host}:${receiver.port}/`;
      return resultOf(
        await sender.send({ poolKey, url, headers: {}, body: '{}' }, new AbortController().signal),
      );
    },
    used: () => receiver.requests.map(({ connection }) => connection),
  };
}

test('one subscription uses its connection again', async (t) => {
  const { send, used } = await startBench(t);
  for (let n = 0; n < 5; n += 1) assert.equal(await send(), 200);
  assert.deepEqual(used(), [1, 1, 1, 1, 1]);
});

test('another subscription and another name never do, though the address is the same', async (t) => {
  const { send, used } = await startBench(t);
  await send('whk_1');
  await send('whk_2');
  await send('whk_1', 'other.test');
  await send('whk_2');
  await send('whk_1');
  await send('whk_1', 'other.test');
  assert.deepEqual(used(), [1, 2, 3, 2, 1, 3]);
});

test('attempts at one time have a connection each, which all serve again', async (t) => {
  const waiting: (() => void)[] = [];
  const behaviour: Behaviour = (socket, request) => {
    waiting.push(() => answer(200)(socket, request));
    if (waiting.length === 4) for (const go of waiting.splice(0)) go();
  };
  const { send, used } = await startBench(t, { behaviour });
  for (let round = 0; round < 2; round += 1) {
    assert.deepEqual(await Promise.all([send(), send(), send(), send()]), [200, 200, 200, 200]);
  }
  assert.deepEqual(used().toSorted(), [1, 1, 2, 2, 3, 3, 4, 4]);
});

test('a connection to an address the name no longer has is cut', async (t) => {
  const { send, used, answers, receiver } = await startBench(t);
  await send();
  answers.now = ['127.0.0.2', '127.0.0.1'];
  await send();
  answers.now = ['127.0.0.2'];
  await send();
  assert.deepEqual(used(), [1, 1, 2]);
  await eventually(() => receiver.connectionsOpen() === 1, 'the first connection is cut');
});

test('a name that turns to a forbidden address gets nothing, over the kept connection neither', async (t) => {
  const { send, used, answers } = await startBench(t);
  await send();
  answers.now = ['127.0.0.1', '169.254.169.254'];
  assert.equal(await send(), 'refused_address');
  assert.deepEqual(used(), [1]);
});

test('an answer that ends the connection ends it', async (t) => {
  const { send, used } = await startBench(t, { behaviour: answer(200, 'x', { connection: 'close' }) });
  await send();
  await send();
  assert.deepEqual(used(), [1, 2]);
});

test('a connection that the receiver closed while it waited is replaced', async (t) => {
  const { send, used, receiver } = await startBench(t);
  receiver.behave((socket, request) => {
    answer(200)(socket, request);
    setImmediate(() => socket.end());
  });
  for (let n = 1; n <= 3; n += 1) {
    assert.equal(await send(), 200);
    await eventually(() => receiver.connectionsOpen() === 0, 'the connection is closed on both sides');
  }
  assert.deepEqual(used(), [1, 2, 3]);
});

test('a waiting connection is closed in time, whatever the receiver proposes', async (t) => {
  const { send, receiver } = await startBench(t, {
    behaviour: answer(200, '', { 'keep-alive': 'timeout=600' }),
    limits: { idleMs: 50 },
  });
  await send();
  await eventually(() => receiver.connectionsOpen() === 0, 'the connection is closed');
});

test('more waiting connections than are kept: the oldest go', async (t) => {
  const { send, used, receiver } = await startBench(t, { limits: { idleConnectionsMax: 2 } });
  for (const key of ['a', 'b', 'c', 'd']) await send(key);
  await eventually(() => receiver.connectionsOpen() === 2, 'two are left');
  for (const key of ['d', 'c', 'a']) await send(key);
  assert.deepEqual(used(), [1, 2, 3, 4, 4, 3, 5]);
});

test('an answer that was not asked for answers no later delivery', async (t) => {
  const two = 'HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n';
  const { send, used, receiver } = await startBench(t, { behaviour: say(two) });
  assert.equal(await send(), 500);
  receiver.behave(answer(503));
  assert.equal(await send(), 503);
  assert.deepEqual(used(), [1, 2]);
});

test('a failed attempt leaves no connection to the next one', async (t) => {
  const { send, used, receiver } = await startBench(t, { behaviour: say('nonsense\r\n\r\n') });
  assert.equal(await send(), 'malformed_response');
  receiver.behave(say(`HTTP/1.1 200 OK\r\n\r\n${'z'.repeat(100_000)}`));
  assert.equal(await send(), 200);
  receiver.behave(answer(204));
  assert.equal(await send(), 204);
  assert.deepEqual(used(), [1, 2, 3]);
});

test('a body of 64 kB leaves the connection, and one of a byte more ends it', async (t) => {
  const { send, used, receiver } = await startBench(t, { behaviour: answer(200, 'z'.repeat(65_536)) });
  assert.equal(await send(), 200);
  receiver.behave(answer(200, 'z'.repeat(65_537)));
  assert.equal(await send(), 200);
  assert.equal(await send(), 200);
  assert.deepEqual(used(), [1, 1, 2]);
});
