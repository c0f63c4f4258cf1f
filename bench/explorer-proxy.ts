/**
 * The demo behind a proxy that makes one market busy: 5,000 quotes for its chart, a book that differs at each reading, and
 * a stream that says so 20 times a second. Everything else is the demo's.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BusyMarket {
  readonly venue: string;
  readonly id: string;
}

export interface BusyProxy extends AsyncDisposable {
  readonly url: string;
  /** How many updates the stream has carried. */
  updates(): number;
}

const points = 5_000;
const updatesPerSecond = 20;
const levels = 12;
const secondMs = 1_000;

export async function startProxy(demo: string, market: BusyMarket): Promise<BusyProxy> {
  const target = new URL(demo);
  const path = `/v1/markets/${market.venue}/${market.id}`;
  let updates = 0;
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', demo);
    if (pathname === `${path}/quotes`) sendJson(answer, makeQuotes(Date.now()));
    else if (pathname === `${path}/book`) sendJson(answer, { data: makeBook(updates) });
    else if (pathname === '/v1/live') streamQuotes(answer, market, () => ++updates);
    else pass(incoming, answer, target);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // An address of a server that listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    updates: () => updates,
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function pass(incoming: IncomingMessage, answer: ServerResponse, target: URL): void {
  const forward = request(
    {
      host: target.hostname,
      port: target.port,
      path: incoming.url,
      method: incoming.method,
      headers: { ...incoming.headers, host: target.host },
    },
    (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    },
  );
  forward.on('error', () => answer.destroy());
  answer.on('close', () => forward.destroy());
  incoming.pipe(forward);
}

function sendJson(answer: ServerResponse, body: unknown): void {
  answer.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  answer.end(JSON.stringify(body));
}

/** A price that wanders, one second apart, newest first. */
function makeQuotes(now: number): unknown {
  const end = Math.floor(now / secondMs) * secondMs;
  const data = Array.from({ length: points }, (_, index) => {
    const at = end - index * secondMs;
    const middle = 5_000 + Math.round(1_500 * Math.sin(at / 300_000) + 300 * Math.sin(at / 7_000));
    return {
      observed_at: new Date(at).toISOString(),
      yes_ask_usd: printPrice(middle + 100),
      no_ask_usd: printPrice(10_000 - middle + 100),
      price_usd: printPrice(middle),
      source: 'venue',
    };
  });
  return {
    data,
    gaps: [
      {
        from: new Date(end - 2_000 * secondMs).toISOString(),
        to: new Date(end - 1_900 * secondMs).toISOString(),
        cause: 'disconnected',
      },
    ],
    from: new Date(end - points * secondMs).toISOString(),
    to: new Date(end).toISOString(),
    step: '1s',
  };
}

function makeBook(update: number): unknown {
  const side = (best: number, step: number) =>
    Array.from({ length: levels }, (_, level) => ({
      price_usd: printPrice(best + level * step),
      quantity: `${100 + ((update * 37 + level * 101) % 900)}.00`,
    }));
  const middle = middleAt(update);
  return {
    observed_at: new Date().toISOString(),
    source: 'recorded',
    yes_asks: side(middle + 100, 100),
    yes_bids: side(middle - 100, -100),
    no_asks: side(10_000 - middle + 100, 100),
    no_bids: side(10_000 - middle - 100, -100),
    complete: false,
  };
}

function streamQuotes(answer: ServerResponse, market: BusyMarket, count: () => number): void {
  answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const timer = setInterval(() => {
    const update = count();
    const middle = middleAt(update);
    const quote = {
      venue: market.venue,
      market_id: market.id,
      observed_at: new Date().toISOString(),
      yes_ask_usd: printPrice(middle + 100),
      no_ask_usd: printPrice(10_000 - middle + 100),
      price_usd: printPrice(middle),
      source: 'venue',
      stale: false,
      volume_24h_usd: '50000.00',
      spread_usd: '0.0200',
      liquidity: 'deep',
      trades_24h: update,
    };
    answer.write(`id: 000000000000-${update}\nevent: quote\ndata: ${JSON.stringify(quote)}\n\n`);
  }, secondMs / updatesPerSecond);
  answer.on('close', () => clearInterval(timer));
}

function middleAt(update: number): number {
  return 5_000 + 100 * Math.round(10 * Math.sin(update / 15));
}

/** Of ten-thousandths of a dollar. */
function printPrice(units: number): string {
  return `0.${String(units).padStart(4, '0')}`;
}
