/** The API as one part: everything it needs comes in, a running server goes out. */
import { lookup } from 'node:dns/promises';
import type { Redis } from 'ioredis';
import type { ServedRun } from '../core/catalog/index.ts';
import type { HandedPhrase } from '../core/claim/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import type { LeadBoard } from '../core/lead/index.ts';
import type { LiveMarket } from '../core/market/index.ts';
import type { Log } from '../runtime/log.ts';
import type { Store } from '../store/index.ts';
import { endpoints } from './all-endpoints.ts';
import { AnswerReports } from './answer-reports.ts';
import { Cursors } from './http/cursor.ts';
import { PreparedAnswer } from './http/prepared-answer.ts';
import { jsonType } from './http/respond.ts';
import { defaultTransportLimits, type TransportLimits } from './http/transport.ts';
import { ConnectionKeys } from './keys/connection-keys.ts';
import { createIdentityVerifier, type IdentityOptions, noIdentities } from './keys/identity-token.ts';
import { KeyVerifier } from './keys/key-verifier.ts';
import { createWindowCounter } from './limits/counters.ts';
import { FailedAuthentications, failedAuthenticationsPerMinute } from './limits/failed-authentication.ts';
import { RequestLimits } from './limits/request-limits.ts';
import { type TierTable, tiers } from './limits/tiers.ts';
import { defaultLiveOptions, type LiveOptions, LiveStreams } from './live/index.ts';
import { Metrics, type ServiceGauge } from './metrics.ts';
import { buildDocument } from './openapi/document.ts';
import {
  type ComparisonDeps,
  type InsightsRouteDeps,
  type MarketDataDeps,
  noComparison,
  noInsights,
  registerRoutes,
  type WebhookDeps,
} from './routes/index.ts';
import type { Accuracy, Status } from './schemas/index.ts';
import { createServer, stopServer } from './server.ts';

/** Without insights or comparisons, their endpoints are unavailable. */
export interface ApiDeps extends Partial<InsightsRouteDeps> {
  readonly log: Log;
  /** The time the markets live in, milliseconds since 1970: simulated in the demo. */
  readonly now: () => number;
  /** Real time, which callers live in: limits, keys, tokens and their caches go by it. */
  readonly realNow: () => number;
  readonly store: Store;
  /** Shares the limits among processes. */
  readonly redis: Redis | undefined;
  readonly databaseReachable: () => boolean;
  /** The graph run in service; nothing before the first has finished. */
  readonly served: () => ServedRun | undefined;
  readonly findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
  /** Phrases of the venues' own that the reader does not know: those of simulated ones. */
  readonly phrases?: readonly HandedPhrase[] | undefined;
  /** A request names a market that the run in service has not. */
  readonly askFor?: (venue: VenueId, id: string) => void;
  /** The leads that are open now; nothing before a first run is watched. */
  readonly leads: () => LeadBoard | undefined;
  readonly status: () => Status;
  readonly accuracy: () => Accuracy;
  readonly gauges?: readonly ServiceGauge[];
  readonly marketData: MarketDataDeps;
  readonly comparison?: ComparisonDeps;
  readonly webhooks: WebhookDeps;
  /** Signs cursors; the same in all processes that answer one caller. */
  readonly cursorKey: Uint8Array;
}

export interface ApiOptions {
  readonly transport: TransportLimits;
  readonly explorerOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly adminToken: string | undefined;
  /** Whether others than this machine can reach the address it listens on. */
  readonly listensBeyondLoopback: boolean;
  readonly identity: IdentityOptions | undefined;
  /** What each tier allows. */
  readonly tiers: TierTable;
  readonly live: LiveOptions;
  /** Whether the explorer is served at `/`. */
  readonly withExplorer: boolean;
}

export const defaultApiOptions: ApiOptions = {
  transport: defaultTransportLimits,
  explorerOrigins: [],
  trustedProxies: [],
  adminToken: undefined,
  listensBeyondLoopback: false,
  identity: undefined,
  tiers,
  live: defaultLiveOptions,
  withExplorer: false,
};

/** Processes that count together must put an address into the same place. */
const sharedSalt = 'routeur';

let printedDocument: string | undefined;

/** The same for every API of the process, since all have the same endpoints. */
function printDocument(): string {
  printedDocument ??= JSON.stringify(buildDocument(endpoints));
  return printedDocument;
}

export function createApi(deps: ApiDeps, options: ApiOptions) {
  const reports = new AnswerReports(deps);
  const graphRun = () => deps.served()?.run.id;
  const live = new LiveStreams(deps, { ...options.live, tiers: options.tiers });
  const metrics = new Metrics({
    ...deps,
    graphRun,
    gauges: deps.gauges ?? [],
    describeAnswers: () => reports.describe() + live.describe(),
  });
  const app = createServer({ log: deps.log, reports }, options);
  const forCallers = { ...deps, now: deps.realNow };
  const keys = new KeyVerifier(forCallers);
  const limits = new RequestLimits(forCallers, options.tiers);
  const failures = new FailedAuthentications(
    createWindowCounter(
      deps.redis,
      { name: 'failed-authentication', max: failedAuthenticationsPerMinute, windowSeconds: 60 },
      deps.realNow,
    ),
    deps.redis && sharedSalt,
  );
  const identities = options.identity ? createIdentityVerifier(forCallers, options.identity) : noIdentities;
  const openapi = new PreparedAnswer({
    body: printDocument(),
    contentType: jsonType,
    cacheControl: 'private, max-age=300',
  });
  registerRoutes(app, {
    ...noInsights,
    comparison: noComparison,
    ...deps,
    graphRun,
    metrics,
    limits,
    openapi,
    live,
    cursors: new Cursors(deps.cursorKey),
    authentication: { keys, connections: new ConnectionKeys(), identities, failures },
    adminToken: options.adminToken,
    metricsOpenHere:
      options.adminToken === undefined &&
      options.trustedProxies.length === 0 &&
      !options.listensBeyondLoopback,
    tiers: options.tiers,
    withExplorer: options.withExplorer,
    sendTimeoutMs: options.transport.sendTimeoutMs,
    bodyBytesMax: options.transport.bodyBytesMax,
  });
  return {
    /** For tests: answers requests without a port. */
    app,
    reports,
    /** What is published here goes out on live streams. */
    live: live.hub,
    /** Resolves with the address it listens on. */
    listen: async ({ host, port }: { readonly host: string; readonly port: number }): Promise<string> => {
      // Fastify listens on every address of `localhost`, with a second server that has none of our bounds and answers.
      const address = host === 'localhost' ? (await lookup(host)).address : host;
      return app.listen({ host: address, port });
    },
    /** Keeps keys confirmed and quotas saved until the signal is aborted; never rejects. */
    run: async (signal: AbortSignal): Promise<void> => {
      await Promise.all([keys.run(signal), limits.daily.run(signal), live.run(signal)]);
    },
    /** Answers what is under way, within the bound, and stops. */
    close: (): Promise<void> => stopServer(app, options.transport.drainMs),
  };
}
