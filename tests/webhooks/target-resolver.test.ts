/** The resolver of the service against a name server of the test, rebinding included. */
import assert from 'node:assert/strict';
import { Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { createSender } from '../../src/webhooks/sender.ts';
import { checkTarget } from '../../src/webhooks/target.ts';
import { createResolver } from '../../src/webhooks/target-resolver.ts';
import { within } from '../harness/eventually.ts';
import { type NameAnswer, startNameServer } from './target-name-server.ts';

async function startResolver(
  t: TestContext,
  answerTo: (kind: 'A' | 'AAAA', nth: number) => NameAnswer,
  timeoutMs = 10_000,
) {
  const names = await startNameServer(answerTo);
  t.after(() => names.close());
  return { resolver: createResolver({ servers: [names.server], timeoutMs }), questions: names.questions };
}

const ipv6 = '2606:4700:4700:0:0:0:0:1111';

test('all addresses of both kinds', async (t) => {
  const { resolver, questions } = await startResolver(t, (kind) =>
    kind === 'A' ? ['8.8.8.8', '8.8.4.4'] : [ipv6],
  );
  assert.deepEqual(await resolver.resolve('receiver.test'), ['8.8.8.8', '8.8.4.4', '2606:4700:4700::1111']);
  assert.deepEqual(questions.toSorted(), ['A receiver.test', 'AAAA receiver.test']);
});

test('a kind without addresses, or without an answer, leaves the other', async (t) => {
  for (const other of [[], 'no_such_name', 'failure'] satisfies NameAnswer[]) {
    const four = await startResolver(t, (kind) => (kind === 'A' ? ['8.8.8.8'] : other));
    assert.deepEqual(await four.resolver.resolve('receiver.test'), ['8.8.8.8']);
    const six = await startResolver(t, (kind) => (kind === 'AAAA' ? [ipv6] : other));
    assert.deepEqual(await six.resolver.resolve('receiver.test'), ['2606:4700:4700::1111']);
  }
});

test('a name that is not there has no addresses', async (t) => {
  const { resolver } = await startResolver(t, () => 'no_such_name');
  assert.deepEqual(await resolver.resolve('receiver.test'), []);
});

test('a server that says nothing is given up', async (t) => {
  const { resolver } = await startResolver(t, () => 'silence', 100);
  assert.deepEqual(await within(resolver.resolve('receiver.test'), 'an answer'), []);
});

test('a question is taken back with its signal, before and after it was asked', async (t) => {
  const stop = new AbortController();
  const { resolver } = await startResolver(t, () => {
    stop.abort();
    return 'silence';
  });
  assert.deepEqual(await within(resolver.resolve('receiver.test', stop.signal), 'an answer'), []);
  assert.deepEqual(await within(resolver.resolve('receiver.test', stop.signal), 'an answer'), []);
});

test('a name that turns to loopback or metadata after its check gets no connection there', async (t) => {
  for (const bad of ['127.0.0.1', '169.254.169.254', '10.0.0.1']) {
    // Public at creation and at the first attempt; then the other address, alone or beside the public one.
    const turned = bad === '10.0.0.1' ? ['93.184.216.34', bad] : [bad];
    const { resolver, questions } = await startResolver(t, (kind, nth) => {
      if (kind === 'AAAA') return [];
      return nth <= 2 ? ['93.184.216.34'] : turned;
    });
    const connects: string[] = [];
    const policy = { development: false };
    const sender = createSender({
      policy,
      resolver,
      openSocket: ({ host }) => {
        connects.push(host);
        return new Socket().destroy(new Error('recorded'));
      },
    });
    t.after(() => sender.close());
    const url = 'https://receiver.test/';
    const send = () =>
      sender.send({ poolKey: 'whk_1', url, headers: {}, body: '{}' }, new AbortController().signal);
    assert.equal(await checkTarget({ resolver, policy }, url), undefined);
    const [first, second] = [await send(), await send()];
    assert.ok(first.kind === 'failed' && first.error === 'connection');
    assert.ok(second.kind === 'failed' && second.error === 'refused_address');
    assert.deepEqual(connects, ['93.184.216.34']);
    assert.equal(
      questions.filter((question) => question.startsWith('A ')).length,
      3,
      'one question an attempt',
    );
    assert.notEqual(await checkTarget({ resolver, policy }, url), undefined);
  }
});
