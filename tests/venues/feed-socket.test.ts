/** A socket that comes back, against a scripted server on loopback. */
import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { type WebSocket, WebSocketServer } from 'ws';
import { silentLog } from '../../src/runtime/log.ts';
import { type FeedSocketOptions, type OpenFeedSocket, runFeedSocket } from '../../src/venues/feed-socket.ts';
import { eventually } from '../harness/eventually.ts';

async function serve(t: TestContext, onConnection: (socket: WebSocket, request: IncomingMessage) => void) {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', onConnection);
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => {
    for (const client of sockets.clients) client.terminate();
    sockets.close();
    server.closeAllConnections();
    server.close();
  });
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`;
}

function run(t: TestContext, url: string, changes: Partial<FeedSocketOptions> = {}) {
  const stop = new AbortController();
  const seen = {
    opened: [] as OpenFeedSocket[],
    texts: [] as string[],
    ends: [] as string[],
    known: [] as (number | undefined)[],
  };
  const done = runFeedSocket(
    { log: silentLog, now: Date.now, random: () => 0 },
    {
      name: 'test',
      url,
      userAgent: 'routeur-test',
      connectTimeoutMs: 2_000,
      silenceMaxMs: 5_000,
      frameBytesMax: 1_000,
      backoff: { firstMs: 1, maxMs: 2 },
      stableAfterMs: 60_000,
      ...changes,
    },
    {
      onOpen: (socket) => seen.opened.push(socket),
      onText: (text) => seen.texts.push(text),
      onEnd: (reason, knownUntil) => {
        seen.ends.push(reason);
        seen.known.push(knownUntil);
      },
    },
    stop.signal,
  );
  t.after(async () => {
    stop.abort();
    await done;
  });
  return { ...seen, stop, done };
}

test('text goes both ways; headers are made for the handshake', async (t) => {
  const headers: (string | undefined)[] = [];
  const url = await serve(t, (socket, request) => {
    headers.push(String(request.headers['x-signature']), request.headers['user-agent']);
    socket.on('message', (text) => socket.send(`echo ${text}`));
  });
  const feed = run(t, url, { headers: () => ({ 'x-signature': 'made' }) });
  await eventually(() => feed.opened.length === 1, 'it is open');
  assert.equal(feed.opened[0]?.send('hello'), true);
  await eventually(() => feed.texts.includes('echo hello'), 'the echo comes');
  assert.deepEqual(headers, ['made', 'routeur-test']);
});

test('the end of a connection is reported once, whatever its cause, and another one follows', async (t) => {
  let count = 0;
  const url = await serve(t, (socket) => {
    count += 1;
    if (count === 1) socket.close(1012);
    if (count === 2) socket.terminate();
    if (count === 3) socket.send('x'.repeat(2_000));
    if (count === 4) socket.send('at last');
  });
  const feed = run(t, url);
  await eventually(() => feed.texts.includes('at last'), 'the fourth connection brings something');
  assert.equal(feed.opened.length, 4);
  assert.equal(feed.ends.length, 3);
  assert.equal(feed.ends[0], 'closed 1012');
});

test('a connection without any frame is ended; pings alone keep one', async (t) => {
  let count = 0;
  let pings = 0;
  const url = await serve(t, (socket) => {
    count += 1;
    if (count > 1) {
      const timer = setInterval(() => {
        pings += 1;
        socket.ping('heartbeat');
      }, 20);
      socket.on('close', () => clearInterval(timer));
    }
  });
  const feed = run(t, url, { silenceMaxMs: 200 });
  await eventually(() => feed.opened.length === 2, 'the silent one is followed by another');
  assert.deepEqual(feed.ends, ['silent']);
  // It may have been dead since its last frame, or, without one, since it was opened.
  assert(feed.known[0] !== undefined && feed.known[0] < Date.now() - 200);
  await eventually(() => pings > 30, 'pings for three times as long as one may be silent');
  assert.deepEqual(feed.ends, ['silent']);
});

test('a keep-alive text is sent again and again', async (t) => {
  let pings = 0;
  const url = await serve(t, (socket) => {
    socket.on('message', (text) => {
      if (String(text) === 'PING') pings += 1;
    });
  });
  run(t, url, { keepAlive: { text: 'PING', everyMs: 10 } });
  await eventually(() => pings >= 3, 'three pings arrive');
});

test('a refused handshake is no connection, and is tried again', async (t) => {
  let tries = 0;
  const server = createServer();
  server.on('upgrade', (_request, socket) => {
    tries += 1;
    // The other side may be gone before it has read the refusal.
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => server.close());
  const feed = run(t, `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await eventually(() => tries >= 3, 'it is tried three times');
  assert.deepEqual([feed.opened.length, feed.ends.length], [0, 0]);
});

test('restart ends this connection only; stop ends all of it', async (t) => {
  const url = await serve(t, () => undefined);
  const feed = run(t, url);
  await eventually(() => feed.opened.length === 1, 'it is open');
  feed.opened[0]?.restart('test says so');
  assert.equal(feed.opened[0]?.send('lost'), false);
  await eventually(() => feed.opened.length === 2, 'it is open again');
  feed.stop.abort();
  await feed.done;
  assert.deepEqual(feed.ends, ['test says so', 'stopped']);
});

test('a process that was kept from running does not take its connections for silent', async (t) => {
  const url = await serve(t, (socket) => {
    const timer = setInterval(() => socket.ping('heartbeat'), 10);
    socket.on('close', () => clearInterval(timer));
  });
  const feed = run(t, url, { silenceMaxMs: 100 });
  await eventually(() => feed.opened.length === 1, 'it is open');
  for (let stalls = 0; stalls < 10; stalls++) {
    const until = performance.now() + 150;
    while (performance.now() < until);
    // What the server sent meanwhile is read now.
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  assert.deepEqual(feed.ends, []);
});
