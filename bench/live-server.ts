/**
 * One of the two servers of `bench/live.ts`: `ours`, the API with its hub, or `bare`, a `ws` server that sends the same
 * message to each client. Each publishes as fast as its clients take it. Prints `{"url":…,"key":…}` and ends on SIGTERM.
 */
import { createServer } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { defaultLiveOptions } from '../src/api/index.ts';
import { startTestApi } from '../tests/harness/test-api.ts';
import { startTestServer } from '../tests/harness/test-server.ts';

const message = {
  venue: 'venue_a',
  market_id: 'KXBENCH-26NOV-T0.3',
  price_usd: '0.5500',
  quantity: '400.0000',
  notional_usd: '220.0000',
  executed_at: '2026-11-15T12:00:00.000Z',
};
/** What may wait for the slowest client: far below what makes a client slow. */
const waitingBytesMax = 400_000;
const messagesAtOnce = 50;

const stopped = new AbortController();
process.on('SIGTERM', () => stopped.abort());
await (process.argv[2] === 'ours' ? serveOurs() : serveBare());

async function serveOurs(): Promise<void> {
  const database = await startTestServer();
  process.env['ROUTEUR_TEST_DATABASE_URL'] = database.url;
  const endless = {
    requestsPerMinute: 1_000_000,
    requestsPerDay: 1_000_000_000,
    streams: 2_500,
    webhooks: 1,
  };
  const testApi = await startTestApi({
    tiers: { free: endless, trader: endless, pro: endless, institutional: endless },
    live: defaultLiveOptions,
  });
  const port = await testApi.listen();
  console.log(JSON.stringify({ url: `ws://127.0.0.1:${port}/v1/live`, key: await testApi.issueKey() }));
  const hub = testApi.api.live;
  const subjects = [{ market: 'venue_a:KXBENCH-26NOV-T0.3', event: undefined }];
  await publish(
    () => Math.max(0, ...[...hub.clients].map(({ queuedBytes }) => queuedBytes)),
    () => hub.publish({ channel: 'trades', subjects }, message),
  );
  const { conflatedGaps, droppedGaps } = hub.status;
  await testApi.close();
  await database.close();
  if (conflatedGaps + droppedGaps > 0) throw new Error('Clients were slow: the comparison is worthless');
}

async function serveBare(): Promise<void> {
  const http = createServer();
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const clients = new Set<WebSocket>();
  server.on('connection', (client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
  });
  const address = http.address();
  if (address === null || typeof address === 'string') throw new TypeError('It listens on no port');
  console.log(JSON.stringify({ url: `ws://127.0.0.1:${address.port}/`, key: '' }));
  let number = 0;
  await publish(
    () => Math.max(0, ...[...clients].map(({ bufferedAmount }) => bufferedAmount)),
    () => {
      number += 1;
      const text = JSON.stringify({ id: `0123456789ab-${number}`, event: 'trade', data: message });
      const bytes = Buffer.from(text);
      for (const client of clients) client.send(bytes, { binary: false });
    },
  );
  for (const client of clients) client.terminate();
  http.close();
}

async function publish(waitingBytes: () => number, once: () => void): Promise<void> {
  while (!stopped.signal.aborted) {
    if (waitingBytes() < waitingBytesMax) for (let sent = 0; sent < messagesAtOnce; sent++) once();
    await turn();
  }
}
