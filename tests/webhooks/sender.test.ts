/** One attempt over real TLS, against receivers that behave and that do not. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { createServer as createTlsServer } from 'node:tls';
import {
  createSender,
  type Sender,
  type SenderOptions,
  type SendOutcome,
} from '../../src/webhooks/sender.ts';
import { signBody } from '../../src/webhooks/sign.ts';
import { eventually, within } from '../harness/eventually.ts';
import {
  answer,
  type Behaviour,
  type Certificate,
  makeCertificate,
  printAnswer,
  reset,
  say,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../harness/webhook-receiver.ts';

const never = new AbortController().signal;
const name = 'receiver.test';
const resolver = { resolve: async () => ['127.0.0.1'] };
/** What must show up nowhere but at the receiver. */
const query = 'token=query-secret';
const secret = 'whsec_signing-secret';

let certificate: Certificate;
let receiver: WebhookReceiver;

before(async () => {
  certificate = await makeCertificate([name, '127.0.0.1']);
  receiver = await startWebhookReceiver({ certificate });
});

after(() => receiver.close());

/** Attempts whose time ends when a test says so: on a busy machine, a real limit can pass before the request arrives. */
let expireAttempt: () => void = () => undefined;
const onExpiry: Partial<SenderOptions> = {
  startTimer: (expire) => {
    expireAttempt = expire;
    return () => undefined;
  },
};

function newSender(options: Partial<SenderOptions> = {}): Sender {
  return createSender({ policy: { development: true }, ca: certificate.cert, resolver, ...options });
}

function sendWith(sender: Sender, port = receiver.port, signal = never): Promise<SendOutcome> {
  const body = '{"id":"evt_1"}';
  return sender.send(
    {
      poolKey: 'whk_1',
      url: `https://${name}:${port}/hook?${query}`,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Routeur-Webhooks/1',
        'Routeur-Signature': signBody([secret], body, 1_700_000_000),
        'Routeur-Delivery': 'dlv_1',
        'Routeur-Event': 'lead.executable',
      },
      body,
    },
    signal,
  );
}

/** One attempt with a sender of its own; fails if it takes much longer than its limit. */
async function attempt(behaviour: Behaviour, options: Partial<SenderOptions> = {}): Promise<SendOutcome> {
  const sender = newSender(options);
  receiver.behave(behaviour);
  try {
    return await within(sendWith(sender), 'an outcome');
  } finally {
    await sender.close();
  }
}

function describeOutcome(outcome: SendOutcome): string {
  return outcome.kind === 'answered' ? `${outcome.status} ${outcome.response}`.trim() : outcome.error;
}

function checkOutcome(
  what: string,
  expected: string,
  behaviour: Behaviour,
  options?: Partial<SenderOptions>,
): void {
  test(`${what}: ${expected}`, async () => {
    const before = receiver.requests.length;
    const outcome = await attempt(behaviour, options);
    assert.equal(describeOutcome(outcome), expected);
    assert.ok(Number.isInteger(outcome.durationMs) && outcome.durationMs >= 0);
    assert.equal(receiver.requests.length, before + 1, 'one request, never a second one');
    await eventually(() => receiver.connectionsOpen() === 0, 'no connection is left');
    assert.doesNotMatch(JSON.stringify(outcome), /query-secret|signing-secret|receiver\.test/);
  });
}

/** Statuses: each is returned as it is, and none is acted upon here. */
for (const status of [
  200, 201, 202, 204, 299, 301, 302, 307, 308, 400, 401, 404, 410, 417, 429, 500, 503, 599,
]) {
  checkOutcome(`status ${status}`, `${status}`, answer(status));
}
checkOutcome('a body is kept', '500 it broke', answer(500, 'it broke'));
checkOutcome('a body without a length ends with the connection', '200 all of it', (socket) => {
  socket.end('HTTP/1.1 200 OK\r\n\r\nall of it');
});
checkOutcome(
  'a chunked body is put together',
  '200 one two',
  say('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n4\r\none \r\n3\r\ntwo\r\n0\r\n\r\n'),
);
checkOutcome('HTTP/1.0', '200 old', (socket) =>
  socket.end('HTTP/1.0 200 OK\r\ncontent-length: 3\r\n\r\nold'),
);
checkOutcome(
  'interim answers before the answer',
  '204',
  say(
    'HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n',
  ),
);
// The parser of undici takes a 100 that was not asked for as the end of the connection.
checkOutcome(
  'a 100 that was not asked for',
  'connection',
  say('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n'),
);
checkOutcome(
  'another protocol',
  'connection',
  say('HTTP/1.1 101 Switching Protocols\r\nupgrade: a\r\nconnection: upgrade\r\n\r\n'),
);
checkOutcome(
  'control characters are replaced',
  '200 a\ufffdb\ufffd\tc\nd',
  answer(200, 'a\u0000b\u001b\tc\nd'),
);

/** Time: one limit for the whole attempt, however it is used up. */
test('no answer within the limit: timeout', async (t) => {
  // A receiver of its own: on a busy machine the request may arrive after the limit, when another test counts requests.
  const silent = await startWebhookReceiver({ certificate });
  t.after(() => silent.close());
  silent.behave(() => undefined);
  const sender = newSender({ limits: { attemptMs: 50 } });
  t.after(() => sender.close());
  const outcome = await within(sendWith(sender, silent.port), 'an outcome');
  assert.equal(describeOutcome(outcome), 'timeout');
});
checkOutcome(
  'no answer',
  'timeout',
  thenExpire(() => undefined),
  onExpiry,
);
checkOutcome('headers byte by byte', 'timeout', drip('HTTP/1.1 200 OK\r\nx: ', 'y'), onExpiry);
checkOutcome('interim answers without end', 'timeout', drip('', 'HTTP/1.1 102 Processing\r\n\r\n'), onExpiry);
checkOutcome(
  'the first bytes of a body: the status stands',
  '200 slowly',
  thenExpire((socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nslowly')),
  onExpiry,
);
checkOutcome(
  'a body that stops: the status stands',
  '500',
  thenExpire((socket) => socket.write('HTTP/1.1 500 No\r\ncontent-length: 10\r\n\r\n')),
  onExpiry,
);

test('a body of one byte at a time ends with the limit, and what came is kept', async () => {
  const outcome = await attempt(drip('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n', 'z'), onExpiry);
  assert.match(describeOutcome(outcome), /^200 z+$/);
  await eventually(() => receiver.connectionsOpen() === 0, 'the connection is cut');
});

/** Sizes. */
checkOutcome(
  'headers without end',
  'response_too_large',
  flood('HTTP/1.1 200 OK\r\n', `x: ${'y'.repeat(1_000)}\r\n`),
);
checkOutcome(
  'one header without end',
  'response_too_large',
  flood('HTTP/1.1 200 OK\r\nx: ', 'y'.repeat(1_000)),
);
checkOutcome('a status line without end', 'response_too_large', flood('HTTP/1.1 200 ', 'O'.repeat(1_000)));
checkOutcome(
  'interim answers in a flood',
  'response_too_large',
  flood('', 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(40)),
);
checkOutcome(
  'a body without end: cut, the status stands',
  `200 ${'z'.repeat(1_024)}`,
  flood('HTTP/1.1 200 OK\r\n\r\n', 'z'.repeat(1_000)),
);
checkOutcome(
  'a chunk extension without end',
  '200',
  flood('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1;', 'e'.repeat(1_000)),
);
checkOutcome('a huge body with its length', `410 ${'g'.repeat(1_024)}`, answer(410, 'g'.repeat(1_000_000)));

test('a huge body is read no further than its bound', async () => {
  let sent = 0;
  const outcome = await attempt((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    pump(socket, 'z'.repeat(16_384), (bytes) => {
      sent += bytes;
    });
  });
  assert.equal(outcome.kind, 'answered');
  await eventually(() => receiver.connectionsOpen() === 0, 'the connection is cut');
  // What the system's own buffers hold on both sides was sent, and never read.
  assert.ok(sent < 32_000_000, `${sent} bytes were sent`);
});

test('1,024 characters are kept, of whatever kind, and no half of one', async () => {
  const outcome = await attempt(answer(200, `${'a'.repeat(1_023)}😀😀`));
  assert.ok(outcome.kind === 'answered' && outcome.response === `${'a'.repeat(1_023)}\ufffd`);
  const wide = await attempt(answer(200, '😀'.repeat(2_000)));
  assert.ok(wide.kind === 'answered' && wide.response === '😀'.repeat(512));
});

/** Connections that break. */
checkOutcome('reset after the request', 'connection', reset);
checkOutcome('closed after the request', 'connection', (socket) => socket.end());
checkOutcome('closed within the headers', 'connection', (socket) => socket.end('HTTP/1.1 200 OK\r\nx'));
checkOutcome('reset within the body: the status stands', '200 par', (socket) => {
  socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\npar', () => socket.destroy());
});
checkOutcome('no HTTP at all', 'malformed_response', say('SSH-2.0-OpenSSH_9.9\r\n\r\n'));
checkOutcome('bytes of no meaning', 'malformed_response', say('\u0000\u0001\u0002\u0003\r\n\r\n'));
checkOutcome(
  'two lengths',
  'malformed_response',
  say('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'),
);
checkOutcome('a header of no name', 'malformed_response', say('HTTP/1.1 200 OK\r\n: a\r\n\r\n'));
checkOutcome(
  'a broken chunk: the status stands',
  '200',
  say('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'),
);

/** Peers that do not come as far as a request. */
async function checkPeer(
  expected: string,
  options: Parameters<typeof startWebhookReceiver>[0],
  url?: string,
): Promise<void> {
  const peer = await startWebhookReceiver(options);
  const sender = newSender();
  try {
    const outcome = await sender.send(
      {
        poolKey: 'whk_1',
        url: url?.replace('PORT', String(peer.port)) ?? `https://${name}:${peer.port}/?${query}`,
        headers: {},
        body: '{}',
      },
      never,
    );
    assert.equal(describeOutcome(outcome), expected);
    if (outcome.kind === 'failed')
      assert.equal(peer.requests.length, 0, 'nothing was sent to a peer in doubt');
  } finally {
    await sender.close();
    await peer.close();
  }
}

test('a certificate of another name', async () => {
  const other = await makeCertificate(['other.test']);
  await checkPeer('tls', { certificate: other });
});
test('a certificate without a trusted issuer', async () => {
  await checkPeer('tls', { certificate: await makeCertificate([name]) });
});
test('trusted, and of another name or expired', async () => {
  for (const made of [
    await makeCertificate(['other.test']),
    await makeCertificate([name], { expired: true }),
  ]) {
    const peer = await startWebhookReceiver({ certificate: made });
    const sender = newSender({ ca: made.cert });
    assert.equal(describeOutcome(await sendWith(sender, peer.port)), 'tls');
    assert.equal(peer.requests.length, 0);
    await sender.close();
    await peer.close();
  }
});
test('an address is vouched for by a certificate that names it', async () => {
  await checkPeer('200', { certificate }, 'https://127.0.0.1:PORT/');
  await checkPeer('tls', { certificate, host: '127.0.0.2' }, 'https://127.0.0.2:PORT/');
});
test('a receiver that wants another handshake is left', async () => {
  let handshakes = 0;
  const peer = createTlsServer({ ...certificate, maxVersion: 'TLSv1.2' }, (socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      socket.renegotiate({}, (error) => {
        if (error !== null) return;
        handshakes += 1;
        socket.end(printAnswer(200, ''));
      });
    });
  });
  peer.listen(0, '127.0.0.1');
  await once(peer, 'listening');
  const address = peer.address();
  assert.ok(typeof address === 'object' && address !== null);
  const sender = newSender();
  const outcome = await sendWith(sender, address.port);
  await sender.close();
  peer.close();
  assert.deepEqual([outcome.kind, handshakes], ['failed', 0]);
});
test('plain HTTP where TLS is spoken to', async () => {
  const peer = await startWebhookReceiver();
  for (const isFirst of [true, false]) {
    const talk = (socket: Socket) => socket.end(printAnswer(200, ''));
    peer.greet((socket) => (isFirst ? talk(socket) : socket.once('data', () => talk(socket))));
    const sender = newSender();
    assert.equal(describeOutcome(await sendWith(sender, peer.port)), 'tls');
    await sender.close();
  }
  await peer.close();
});
test('plain HTTP to loopback, under development', async () => {
  await checkPeer('200', {}, 'http://127.0.0.1:PORT/hook');
  await checkPeer('200', {}, 'http://localhost:PORT/hook');
});
test('the environment cannot switch certificates off or a proxy on', async () => {
  const set = {
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    NODE_USE_ENV_PROXY: '1',
    HTTPS_PROXY: 'http://127.0.0.1:9',
    https_proxy: 'http://127.0.0.1:9',
  };
  const kept = Object.keys(set).map((variable) => [variable, process.env[variable]] as const);
  Object.assign(process.env, set);
  try {
    await checkPeer('tls', { certificate: await makeCertificate([name]) });
    assert.equal(describeOutcome(await attempt(answer(204))), '204');
  } finally {
    for (const [variable, value] of kept) {
      if (value === undefined) delete process.env[variable];
      else process.env[variable] = value;
    }
  }
});

test('no server listens', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  server.close();
  await once(server, 'close');
  const sender = newSender();
  assert.equal(describeOutcome(await sendWith(sender, address.port)), 'connection');
  await sender.close();
});

/** TCP is accepted; then nothing, or an end, before TLS has begun. */
for (const [what, expected, greet] of [
  ['says nothing', 'timeout', thenExpire(() => undefined)],
  ['hangs up', 'connection', (socket) => socket.end()],
  ['resets', 'connection', (socket) => socket.resetAndDestroy()],
] satisfies [string, string, Parameters<WebhookReceiver['greet']>[0]][]) {
  test(`a peer that accepts and ${what}: ${expected}`, async () => {
    const peer = await startWebhookReceiver();
    peer.greet(greet);
    const sender = newSender(onExpiry);
    assert.equal(describeOutcome(await sendWith(sender, peer.port)), expected);
    await eventually(() => peer.connectionsOpen() === 0, 'the connection is cut');
    await sender.close();
    await peer.close();
  });
}

test('an address that refuses is followed by the next one', async () => {
  const sender = newSender({ resolver: { resolve: async () => ['127.0.0.9', '127.0.0.1', '::1'] } });
  receiver.behave(answer(200));
  assert.equal(describeOutcome(await sendWith(sender)), '200');
  await sender.close();
});

test('a resolver that never answers', async () => {
  const sender = newSender({
    limits: { attemptMs: 100 },
    resolver: {
      resolve: (_, signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve([]))),
    },
  });
  assert.equal(describeOutcome(await within(sendWith(sender), 'an outcome')), 'refused_address');
  await sender.close();
});

test('the request is what was asked for, and nothing more', async () => {
  await attempt(answer(200));
  const last = receiver.requests.at(-1);
  assert.deepEqual(
    { ...last, connection: 0 },
    {
      connection: 0,
      method: 'POST',
      path: `/hook?${query}`,
      headers: {
        host: `${name}:${receiver.port}`,
        connection: 'keep-alive',
        'content-type': 'application/json',
        'user-agent': 'Routeur-Webhooks/1',
        'routeur-signature': signBody([secret], '{"id":"evt_1"}', 1_700_000_000),
        'routeur-delivery': 'dlv_1',
        'routeur-event': 'lead.executable',
        'content-length': '14',
      },
      body: '{"id":"evt_1"}',
    },
  );
});

test('a body of bytes and of text are the same bytes, also beyond ASCII', async () => {
  receiver.behave(answer(200));
  const sender = newSender();
  const text = '{"a":"ü😀"}';
  for (const body of [text, Buffer.from(text)]) {
    await sender.send({ poolKey: 'a', url: `https://${name}:${receiver.port}/`, headers: {}, body }, never);
    assert.equal(receiver.requests.at(-1)?.body, text);
  }
  await sender.close();
});

test('the same delivery sent twice arrives twice under one id', async () => {
  const sender = newSender();
  const before = receiver.requests.length;
  receiver.behave(answer(500));
  assert.equal(describeOutcome(await sendWith(sender)), '500');
  receiver.behave(answer(200));
  assert.equal(describeOutcome(await sendWith(sender)), '200');
  const two = receiver.requests.slice(before);
  assert.deepEqual(
    two.map(({ headers }) => headers['routeur-delivery']),
    ['dlv_1', 'dlv_1'],
  );
  await sender.close();
});

test('a forbidden header is a mistake of ours, not a failed attempt', async () => {
  const sender = newSender();
  const request = {
    poolKey: 'a',
    url: `https://${name}:${receiver.port}/`,
    headers: { a: 'b\r\nc: d' },
    body: '',
  };
  await assert.rejects(sender.send(request, never), { code: 'UND_ERR_INVALID_ARG' });
  await sender.close();
});

test('an attempt that is called off rejects with the reason, and its connection is cut', async () => {
  const sender = newSender();
  const stop = new AbortController();
  receiver.behave(() => stop.abort(new Error('shutting down')));
  await assert.rejects(sendWith(sender, receiver.port, stop.signal), { message: 'shutting down' });
  await eventually(() => receiver.connectionsOpen() === 0, 'the connection is cut');
  await assert.rejects(sendWith(sender, receiver.port, stop.signal), { message: 'shutting down' });
  await sender.close();
});

test('closing ends attempts under way, and later ones fail', async () => {
  const sender = newSender();
  receiver.behave(() => void sender.close());
  assert.equal(describeOutcome(await sendWith(sender)), 'connection');
  assert.equal(describeOutcome(await sendWith(sender)), 'connection');
});

/** Behaves, and ends the attempt's time once the sender has had turns enough to read what was written. */
function thenExpire(behaviour: (socket: Socket) => void): (socket: Socket) => void {
  return async (socket) => {
    behaviour(socket);
    await takeTurns(() => undefined);
    expireAttempt();
  };
}

/** Writes `start`, then `part` again and again in small steps, and ends the attempt's time after some of them. */
function drip(start: string, part: string): Behaviour {
  return async (socket) => {
    // Otherwise the system holds small writes back until the first has been acknowledged.
    socket.setNoDelay(true);
    socket.write(start);
    await takeTurns(() => socket.write(part));
    expireAttempt();
  };
}

/** Both ends live in this process: in each turn of its loop, the sender reads what has arrived. */
async function takeTurns(act: () => void): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    act();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Writes `start`, then `part` as often as the connection takes it. */
function flood(start: string, part: string): Behaviour {
  return (socket) => {
    socket.write(start);
    pump(socket, part.repeat(16), () => undefined);
  };
}

function pump(socket: Parameters<Behaviour>[0], part: string, report: (bytes: number) => void): void {
  const write = () => {
    if (socket.destroyed) return;
    report(part.length);
    if (socket.write(part)) setImmediate(write);
    else socket.once('drain', write);
  };
  write();
}
