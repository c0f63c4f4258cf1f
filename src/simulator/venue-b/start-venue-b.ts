/** venue_b on loopback: its three HTTP services and its two streams, each with an address of its own, over one exchange. */
import type { Exchange } from '../exchange/index.ts';
import type { Faults } from '../faults.ts';
import {
  findRoute,
  type Route,
  serveWebSockets,
  startHttpServer,
  type WireAnswer,
  type WireRequest,
} from '../wire/index.ts';
import { createCatalog } from './catalog.ts';
import { clobRoutes } from './clob/index.ts';
import { dataRoutes } from './data/index.ts';
import { gammaRoutes } from './gamma/index.ts';
import { createLimits, tooManyRequests, type VenueBService } from './limits.ts';
import { createMoney } from './money.ts';
import type { VenueBState } from './state.ts';
import { createMarketChannel, createSportsChannel } from './stream/index.ts';

export interface VenueBServerOptions {
  readonly exchange: Exchange;
  readonly faults: Faults;
  /** Simulated milliseconds in one real one. */
  readonly speed?: number;
  /** Multiplies the venue's request budgets; `speed` unless given. */
  readonly limitScale?: number;
  /** Simulated time for which the order book service does not know a new market. */
  readonly clobLagMs?: number;
  /** Simulated time by which trade records run behind the matches. */
  readonly tradeLagMs?: number;
  /** Real time after which a market socket without a PING is dropped. */
  readonly silenceMaxMs?: number;
  /** Real time between two looks at the games in play. */
  readonly sportsBeatMs?: number;
}

export interface VenueB {
  readonly gammaUrl: string;
  readonly clobUrl: string;
  readonly dataUrl: string;
  readonly webSocketUrl: string;
  readonly sportsWebSocketUrl: string;
  /** Ends every connection. Idempotent. */
  close(): Promise<void>;
}

const urlCharactersMax = 8_192;
/** Unsent bytes at which a socket is cut; a first dump of several hundred books must fit. */
const bufferBytesMax = 64_000_000;

export async function startVenueB(options: VenueBServerOptions): Promise<VenueB> {
  const { exchange, faults, speed = 1 } = options;
  const catalog = createCatalog(exchange);
  const state: VenueBState = {
    exchange,
    catalog,
    faults,
    moneyOf: createMoney(exchange),
    speed,
    clobLagMs: options.clobLagMs ?? 60_000,
    tradeLagMs: options.tradeLagMs ?? 2_000,
  };
  const now = (): number => performance.now();
  const limits = createLimits({ scale: options.limitScale ?? Math.max(1, speed), now });
  const ending = new AbortController();

  const serve = (service: VenueBService, routes: readonly Route[]) =>
    startHttpServer({
      faults,
      tooManyRequests,
      answer: async (request) =>
        refused(request) ??
        (await limits.admit(service, request.path, ending.signal)) ??
        answered(service, routes, request),
    });
  const servers = await Promise.all([
    serve('gamma', gammaRoutes(state)),
    serve('clob', clobRoutes(state)),
    serve('data', dataRoutes(state)),
    serve('clob', []),
    serve('gamma', []),
  ]);
  const [gamma, clob, data, market, sports] = servers;
  const marketChannel = createMarketChannel(state, { silenceMaxMs: options.silenceMaxMs ?? 30_000, now });
  const sportsChannel = createSportsChannel(state, { beatMs: options.sportsBeatMs ?? 1_000 });
  const endings = [
    serveWebSockets(market, { path: '/ws/market', faults, bufferBytesMax, connect: marketChannel.connect }),
    serveWebSockets(sports, { path: '/ws', faults, bufferBytesMax, connect: sportsChannel.connect }),
    marketChannel.close,
    sportsChannel.close,
    catalog.close,
  ];

  let closed: Promise<void> | undefined;

  async function shutDown(): Promise<void> {
    ending.abort();
    for (const end of endings) end();
    await Promise.all(servers.map((server) => server.close()));
  }

  return {
    gammaUrl: gamma.origin,
    clobUrl: clob.origin,
    dataUrl: data.origin,
    webSocketUrl: `${market.origin.replace('http', 'ws')}/ws/market`,
    sportsWebSocketUrl: `${sports.origin.replace('http', 'ws')}/ws`,
    close() {
      closed ??= shutDown();
      return closed;
    },
  };
}

/** What the content network in front refuses before any service sees it. */
function refused({ headers, path, query }: WireRequest): WireAnswer | undefined {
  if (headers['user-agent']?.startsWith('Python-urllib/') === true) {
    return {
      status: 403,
      contentType: 'text/html',
      body: '<!DOCTYPE html><html><head><title>Forbidden</title></head><body>Access denied</body></html>',
    };
  }
  if (path.length + query.toString().length > urlCharactersMax) {
    return { status: 414, contentType: 'text/html', body: '<html><body>414 URI Too Long</body></html>' };
  }
  return undefined;
}

function answered(service: VenueBService, routes: readonly Route[], request: WireRequest): WireAnswer {
  const found = findRoute(routes, request.method, request.path);
  if (found !== undefined) return found.route.answer({ ...request, params: found.params });
  const error = 'path not found';
  return {
    status: 404,
    body: JSON.stringify(service === 'gamma' ? { type: 'not found error', error } : { error }),
  };
}
