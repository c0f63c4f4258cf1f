/** venue_a as a server on loopback: REST below `/trade-api/v2`, the stream at `/trade-api/ws/v2`. */
import type { Exchange } from '../exchange/index.ts';
import type { Faults } from '../faults.ts';
import {
  findRoute,
  type Route,
  serveWebSockets,
  startHttpServer,
  type WireAnswer,
  type WireRequest,
  WireTokenBucket,
} from '../wire/index.ts';
import { BadRequest, tooManyRequests, unauthorized, unknownRoute } from './answers.ts';
import { VenueACatalog } from './catalog.ts';
import { MintedCombos, type MintedCombosOptions } from './minted-combos.ts';
import { batchSize, type RateLimits, readers, type VenueAContext } from './routes/index.ts';
import { SignatureCheck, type VenueAPublicKey } from './signature.ts';
import { VenueAStream } from './stream/index.ts';

export interface VenueAServerOptions {
  readonly exchange: Exchange;
  readonly faults: Faults;
  /** Keys that may open the stream. */
  readonly keys: readonly VenueAPublicKey[];
  /** How many times as fast as real time the exchange runs; budgets are that much larger. */
  readonly speed?: number;
  readonly limits?: RateLimits;
  /** For how long after its creation a market is not found singly, in simulated time. */
  readonly listingLagMs?: number;
  /** Very many combos beside those of the world. */
  readonly mintedCombos?: MintedCombosOptions | undefined;
  readonly pingMs?: number;
  /** Unsent bytes at which a client has read too slowly. */
  readonly bufferBytesMax?: number;
}

export interface VenueAServer {
  /** Such as `http://127.0.0.1:40123/trade-api/v2`. */
  readonly url: string;
  readonly webSocketUrl: string;
  close(): Promise<void>;
}

const restPath = '/trade-api/v2';
const streamPath = '/trade-api/ws/v2';
/** The venue's lowest tier. */
const basicLimits: RateLimits = { refillPerSecond: 200, capacity: 400, costPerRequest: 10 };
/** Callers with a budget of their own; the others share one. */
const callersMax = 1000;

export async function startVenueA(options: VenueAServerOptions): Promise<VenueAServer> {
  const { exchange, faults, keys, speed = 1, limits = basicLimits, listingLagMs = 0 } = options;
  const catalog = new VenueACatalog(exchange);
  const signatures = new SignatureCheck(keys);
  const scaled = {
    ...limits,
    refillPerSecond: limits.refillPerSecond * speed,
    capacity: limits.capacity * speed,
  };
  const budgets = new Map<string, WireTokenBucket>();
  const signers = new WeakMap<object, string>();
  const context: VenueAContext = {
    catalog,
    minted: options.mintedCombos && new MintedCombos(exchange, options.mintedCombos),
    faults,
    limits: scaled,
    listingLagMs,
    isSigned: ({ headers }) => signers.has(headers),
  };
  const routes: readonly Route[] = Object.entries(readers).map(([path, read]) => ({
    method: 'GET',
    path,
    answer: ({ query, headers, params }) =>
      read(context, { query, headers, part: (name) => params[name] ?? '' }),
  }));

  const server = await startHttpServer({ answer, faults, tooManyRequests });
  const stream = new VenueAStream(catalog, { faults, pingMs: options.pingMs ?? 10_000 });
  const stopSockets = serveWebSockets(server, {
    path: streamPath,
    faults,
    ...(options.bufferBytesMax === undefined ? {} : { bufferBytesMax: options.bufferBytesMax }),
    refuse: ({ headers }) =>
      signatures.signer(headers, 'GET', streamPath) === undefined ? unauthorized() : undefined,
    connect: (socket) => stream.connect(socket),
  });
  return {
    url: `${server.origin}${restPath}`,
    webSocketUrl: `${server.origin.replace('http', 'ws')}${streamPath}`,
    close: async () => {
      stopSockets();
      stream.close();
      catalog.close();
      await server.close();
    },
  };

  function answer(request: WireRequest): WireAnswer {
    const { headers, method, path, query } = request;
    const signer = signatures.signer(headers, method, path);
    const cost = limits.costPerRequest * batchSize(path.slice(restPath.length), query);
    if (!budget(signer ?? 'unsigned').take(cost)) return tooManyRequests;
    if (!path.startsWith(`${restPath}/`)) return unknownRoute;
    const found = findRoute(routes, method, path.slice(restPath.length));
    if (found === undefined) return unknownRoute;
    if (SignatureCheck.isClaimed(headers) && signer === undefined) return unauthorized();
    if (signer !== undefined) signers.set(headers, signer);
    try {
      return found.route.answer({ ...request, query, params: found.params });
    } catch (error) {
      if (error instanceof BadRequest) return error.answer();
      throw error;
    }
  }

  function budget(caller: string): WireTokenBucket {
    const known = budgets.get(caller) ?? (budgets.size >= callersMax ? budgets.get('unsigned') : undefined);
    if (known !== undefined) return known;
    const fresh = new WireTokenBucket({ ...scaled, now: () => performance.now() });
    budgets.set(caller, fresh);
    return fresh;
  }
}
