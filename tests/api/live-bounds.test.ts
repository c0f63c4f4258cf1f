/** The bounds of live streams, over real connections: slow readers, places, revoked keys, silent clients, stopping. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { defaultLiveOptions, type LiveHub, type LiveOptions } from '../../src/api/live/index.ts';
import { revokeApiKey, type TierName } from '../../src/store/index.ts';
import { eventually, patienceMs, within } from '../harness/eventually.ts';
import { LiveReader, Refused, type Transport } from '../harness/live-reader.ts';
import { patientTransport } from '../harness/patient-transport.ts';
import { exchange, RawConnection } from '../harness/raw-connection.ts';
import { startTestApi, type TestApiOptions } from '../harness/test-api.ts';

const transports: readonly Transport[] = ['sse', 'websocket'];

async function start(t: TestContext, live: Partial<LiveOptions> = {}, options: TestApiOptions = {}) {
  const testApi = await startTestApi({ ...options, live: { ...defaultLiveOptions, tickMs: 20, ...live } });
  t.after(() => testApi.close());
  const port = await testApi.listen();
  const readers: LiveReader[] = [];
  // Before the server is stopped: hooks run in the order they were added.
  const open = async (transport: Transport, key: string, query?: string) => {
    const reader = await LiveReader.open({ transport, port, key, ...(query === undefined ? {} : { query }) });
    readers.push(reader);
    return reader;
  };
  t.after(() => {
    for (const reader of readers) reader.destroy();
  });
  return { testApi, port, open, hub: testApi.api.live };
}

/** More than the kernel keeps for a client that does not read, in a few hundred events. */
const padding = 'x'.repeat(50_000);

function publish(hub: LiveHub, channel: 'quotes' | 'trades', id: string, value: number): void {
  const market = `venue_a:${id}`;
  const subjects = [{ market, event: undefined }];
  hub.publish(
    { channel, subjects, ...(channel === 'quotes' ? { conflate: market } : {}) },
    { id, value, padding },
  );
}

function values(reader: LiveReader): number[] {
  return reader.events.map(({ data }) => Number(data['value']));
}

function leftOut(reader: LiveReader): number {
  return reader.gaps.reduce((sum, { data }) => sum + Number(data['dropped']), 0);
}

describe('a slow reader', () => {
  const events = 600;

  for (const transport of transports) {
    async function checkSlow(t: TestContext, channel: 'quotes' | 'trades', reason: string) {
      const { testApi, open, hub } = await start(t, { batchMs: 1 });
      const key = await testApi.issueKey();
      const slow = await open(transport, key);
      const fast = await open(transport, key);
      slow.stopReading();
      for (let value = 0; value < events; value++) {
        publish(hub, channel, String(value % 10), value);
        await turn();
        for (const { queuedBytes } of hub.clients)
          assert.ok(queuedBytes <= defaultLiveOptions.queueBytesMax, `${queuedBytes} bytes wait`);
        if (value % 10 === 9)
          await fast.until(({ events }) => events.length === value + 1, 'the fast one has all');
      }
      slow.resumeReading();
      await slow.until((reader) => values(reader).at(-1) === events - 1, 'the last event');
      assert.ok(slow.gaps.length > 0);
      for (const { data } of slow.gaps) {
        assert.equal(data['reason'], reason);
        assert.deepEqual(data['channels'], [channel]);
      }
      // A gap counts every event it did not get, and what it got is in order.
      assert.equal(leftOut(slow) + slow.events.length, events);
      assert.deepEqual(
        values(slow),
        values(slow).toSorted((a, b) => a - b),
      );
      assert.deepEqual(fast.gaps, []);
      assert.equal(fast.events.length, events);
      return slow;
    }

    it(`by ${transport} gets the last quote of each market`, async (t) => {
      const slow = await checkSlow(t, 'quotes', 'conflated');
      const last = new Map(slow.events.map(({ data }) => [data['id'], data['value']]));
      assert.deepEqual(
        [...last.values()].map(Number).toSorted((a, b) => a - b),
        Array.from({ length: 10 }, (_, place) => events - 10 + place),
      );
    });

    it(`by ${transport} loses the oldest trades`, async (t) => {
      await checkSlow(t, 'trades', 'dropped');
    });

    it(`by ${transport} can come back for what it was not given`, async (t) => {
      const { testApi, open, hub, port } = await start(t);
      const key = await testApi.issueKey();
      const slow = await open(transport, key, 'channels=trades');
      publish(hub, 'trades', 'a', 0);
      await slow.until(({ events }) => events.length === 1, 'the first trade');
      slow.stopReading();
      for (let value = 1; value < 300; value++) publish(hub, 'trades', 'a', value);
      const lastEventId = slow.events.at(-1)?.id ?? '';
      slow.destroy();
      using back = await LiveReader.open({ transport, port, key, query: 'channels=trades', lastEventId });
      await back.until(({ events }) => events.length >= 299, 'all that was missed');
      assert.deepEqual(
        values(back),
        Array.from({ length: 299 }, (_, place) => place + 1),
      );
      assert.deepEqual(back.gaps, []);
    });

    it(`by ${transport} that takes nothing at all is cut`, async (t) => {
      const { testApi, open, hub } = await start(t, { stuckMs: 200 });
      const key = await testApi.issueKey();
      const stuck = await open(transport, key);
      const alive = await open(transport, key);
      stuck.stopReading();
      let value = 0;
      // The kernel takes some megabytes for it before it is stuck.
      await eventually(() => {
        for (let i = 0; i < 10; i++) publish(hub, 'trades', 'a', value++);
        return hub.clients.size === 1;
      }, 'the stuck stream is cut');
      publish(hub, 'trades', 'a', value);
      await alive.until((reader) => values(reader).at(-1) === value, 'the last trade');
    });
  }
});

describe('places', () => {
  async function checkRefused(asked: Promise<unknown>, status: number, code: string): Promise<void> {
    await assert.rejects(asked, (error) => {
      assert.ok(error instanceof Refused, String(error));
      assert.deepEqual([error.status, error.code], [status, code]);
      assert.ok(Number(error.headers['retry-after']) > 0);
      return true;
    });
  }

  function checkTier(tier: TierName, streams: number): void {
    it(`${tier}: ${streams} at a time, of both kinds together`, async (t) => {
      const { testApi, open } = await start(t);
      const key = await testApi.issueKey(tier);
      const opened: LiveReader[] = [];
      for (let place = 0; place < streams; place++)
        opened.push(await open(place % 2 === 0 ? 'sse' : 'websocket', key));
      for (const transport of transports) await checkRefused(open(transport, key), 429, 'too_many_streams');
      await open('sse', await testApi.issueKey(tier));
      opened[0]?.destroy();
      await eventually(() => open('websocket', key).catch(() => undefined), 'a place is free again');
      await checkRefused(open('sse', key), 429, 'too_many_streams');
    });
  }
  checkTier('free', 1);
  checkTier('trader', 3);
  checkTier('pro', 10);
  checkTier('institutional', 50);

  it('are limited in the whole process', async (t) => {
    const { testApi, open } = await start(t, { streamsMax: 3 });
    const key = await testApi.issueKey();
    const [first] = [await open('sse', key), await open('websocket', key), await open('sse', key)];
    for (const transport of transports) await checkRefused(open(transport, key), 503, 'stream_unavailable');
    first.destroy();
    await eventually(() => open('sse', key).catch(() => undefined), 'a place is free again');
  });

  it('are all free again when many clients go at once', async (t) => {
    const { testApi, open, hub } = await start(t, {}, {});
    const keys = await Promise.all(Array.from({ length: 4 }, () => testApi.issueKey()));
    for (let round = 0; round < 2; round++) {
      const opened = await Promise.all(
        keys.flatMap((key) =>
          Array.from({ length: 50 }, (_, place) => open(transports[place % 2] ?? 'sse', key)),
        ),
      );
      assert.equal(hub.clients.size, 200);
      publish(hub, 'quotes', 'a', round);
      for (const reader of opened) reader.destroy();
      await eventually(() => hub.clients.size === 0, 'all are gone');
    }
    assert.match((await testApi.get('/metrics', { host: 'localhost' })).body, /^routeur_live_streams 0$/m);
  });

  it('a refused handshake takes none', async (t) => {
    const { testApi, port, open } = await start(t);
    const key = await testApi.issueKey('free');
    const handshake = (headers: string) =>
      `GET /v1/live HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nConnection: upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`;
    for (const headers of [
      'Sec-WebSocket-Version: 13\r\n',
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: nonsense\r\n',
      'Sec-WebSocket-Version: 12\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n',
    ]) {
      const [answer] = await exchange(port, handshake(headers));
      assert.equal(answer?.status, 400);
      assert.equal(JSON.parse(answer.body.toString()).error.code, 'malformed_request');
    }
    await open('websocket', key);
  });

  it('whatever protocols a client offers, none is chosen', async (t) => {
    const { testApi, port } = await start(t);
    const key = await testApi.issueKey();
    for (const protocols of ['a, b', 'a,,b', 'a, a', '\xff']) {
      const connection = await RawConnection.open(port);
      t.after(() => connection.destroy());
      connection.write(
        `GET /v1/live HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nConnection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: ${protocols}\r\n\r\n`,
      );
      const head = await eventually(() => connection.rest.includes('\r\n\r\n') && connection.rest, 'a head');
      assert.match(head, /^HTTP\/1\.1 101 /);
      assert.doesNotMatch(head, /sec-websocket-protocol/i);
    }
  });
});

describe('the end of a stream', () => {
  it('comes when its key is revoked, and other keys go on', async (t) => {
    const { testApi, open, hub } = await start(t, { reviewMs: 50 });
    const [revoked, kept] = [await testApi.issueKey(), await testApi.issueKey()];
    const ended = [await open('sse', revoked), await open('websocket', revoked)];
    const going = [await open('sse', kept), await open('websocket', kept)];
    await revokeApiKey(testApi.store, revoked.split('_')[2] ?? '');
    for (const reader of ended) await reader.until(({ closed }) => closed, 'the stream ends');
    assert.equal(ended[1]?.closeCode, 1008);
    publish(hub, 'quotes', 'a', 1);
    for (const reader of going) await reader.until(({ events }) => events.length === 1, 'the quote');
  });

  it('comes at once when the service stops, also for a client that takes nothing', async (t) => {
    // Were the drain waited for, it would take longer than the test waits.
    const transport = { ...patientTransport, drainMs: 2 * patienceMs };
    const { testApi, open, hub } = await start(t, {}, { transport });
    const key = await testApi.issueKey();
    const readers = [await open('sse', key), await open('websocket', key)];
    const stuck = [await open('sse', key), await open('websocket', key)];
    for (const reader of stuck) reader.stopReading();
    for (let value = 0; value < 300; value++) {
      publish(hub, 'trades', 'a', value);
      await turn();
    }
    await within(testApi.api.close(), 'stopped well before the drain is over');
    for (const reader of readers) await reader.until(({ closed }) => closed, 'the stream ends');
    assert.equal(readers[1]?.closeCode, 1001);
  });

  it('comes when a client says that it will send no more', async (t) => {
    const { testApi, port, hub } = await start(t);
    const connection = await RawConnection.open(port);
    t.after(() => connection.destroy());
    connection.write(`GET /v1/live HTTP/1.1\r\nHost: x\r\nX-API-Key: ${await testApi.issueKey()}\r\n\r\n`);
    await eventually(() => hub.clients.size === 1, 'the stream is open');
    connection.endWriting();
    await eventually(() => hub.clients.size === 0, 'the stream is closed');
  });

  async function openWebSocket(
    t: TestContext,
    live: Partial<LiveOptions>,
    options: { readonly autoPong?: boolean } = {},
  ) {
    const { testApi, port, hub } = await start(t, live);
    const webSocket = new WebSocket(`ws://127.0.0.1:${port}/v1/live`, {
      headers: { 'X-API-Key': await testApi.issueKey() },
      ...options,
    });
    t.after(() => webSocket.terminate());
    const closed = new Promise<number>((resolve) => webSocket.on('close', resolve));
    await new Promise((resolve) => webSocket.on('open', resolve));
    return { webSocket, closed, hub };
  }

  it('comes to a WebSocket that does not answer pings, not to one that does', async (t) => {
    const silent = await openWebSocket(t, { pingMs: 60 }, { autoPong: false });
    assert.equal(await silent.closed, 1006);
    const answering = await openWebSocket(t, { pingMs: 20 });
    let pings = 0;
    answering.webSocket.on('ping', () => {
      pings += 1;
    });
    await eventually(() => pings >= 5, 'five pings');
    assert.equal(answering.webSocket.readyState, WebSocket.OPEN);
  });

  it('comes to a WebSocket that sends too much', async (t) => {
    const chatty = await openWebSocket(t, {});
    for (let sent = 0; sent < 100; sent++) chatty.webSocket.send('ignored');
    const pong = new Promise((resolve) => chatty.webSocket.on('message', resolve));
    publish(chatty.hub, 'quotes', 'a', 1);
    await pong;
    assert.equal(chatty.webSocket.readyState, WebSocket.OPEN);
    chatty.webSocket.ping();
    assert.equal(await chatty.closed, 1008);
    const wordy = await openWebSocket(t, {});
    wordy.webSocket.send('x'.repeat(4_097));
    assert.equal(await wordy.closed, 1009);
  });
});

describe('the path of streams', () => {
  it('answers HEAD without opening one, and refuses other methods', async (t) => {
    const { testApi, port, hub } = await start(t);
    const head = `HTTP/1.1\r\nHost: x\r\nX-API-Key: ${await testApi.issueKey()}\r\nConnection: close\r\n\r\n`;
    const connection = await RawConnection.open(port);
    connection.write(`HEAD /v1/live ${head}`);
    const answer = await connection.readAnswer({ method: 'HEAD' });
    connection.destroy();
    assert.equal(answer.status, 200);
    assert.equal(answer.headers['content-type'], 'text/event-stream; charset=utf-8');
    assert.equal(hub.clients.size, 0);
    const [refused] = await exchange(port, `POST /v1/live ${head}`);
    assert.equal(refused?.status, 405);
  });

  it('alone takes upgrades: elsewhere and to other protocols the answer is the ordinary one', async (t) => {
    const { testApi, port } = await start(t);
    const key = await testApi.issueKey();
    const ask = async (path: string, protocol: string) => {
      const head = `Host: x\r\nX-API-Key: ${key}\r\nConnection: upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`;
      const [answer] = await exchange(port, `GET ${path} HTTP/1.1\r\n${head}`);
      return answer?.status;
    };
    assert.equal(await ask('/healthz', 'websocket'), 200);
    assert.equal(await ask('/healthz', 'h2c'), 200);
    assert.equal(await ask('/v1/live/', 'websocket'), 404);
    assert.equal(await ask('/v1/live?x=1', 'h2c'), 400);
  });
});
