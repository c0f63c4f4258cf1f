/** The API on a fresh database, with a clock and a log the test controls. Requests are injected; no port is opened. */

import assert from 'node:assert/strict';
import type { LightMyRequestResponse as InjectedResponse } from 'fastify';
import type { Redis } from 'ioredis';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import {
  type Accuracy,
  type ApiDeps,
  type ApiOptions,
  createApi,
  defaultApiOptions,
  issueApiKey,
  type MarketDataDeps,
  type Status,
} from '../../src/api/index.ts';
import { createComparing } from '../../src/app/comparing.ts';
import { describeAccuracy } from '../../src/app/describe-accuracy.ts';
import { describeService } from '../../src/app/describe-service.ts';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import type { VenueId } from '../../src/core/contract/index.ts';
import { FeeCalendar } from '../../src/core/fee/index.ts';
import { noSettledResults } from '../../src/core/insight/index.ts';
import type { LeadBoard } from '../../src/core/lead/index.ts';
import type { LiveMarket } from '../../src/core/market/index.ts';
import { createLog } from '../../src/runtime/log.ts';
import { simulatedPhrases } from '../../src/simulator/phrases/index.ts';
import { emptyAccuracy, type Store, type StoreLimits, type TierName } from '../../src/store/index.ts';
import { FakeMarketData } from './fake-market-data.ts';
import { boardOf } from './insight-board.ts';
import { patientTransport } from './patient-transport.ts';
import { openTestStore } from './test-database.ts';

export interface TestApiOptions
  extends Partial<ApiOptions>,
    Pick<ApiDeps, 'insights' | 'signalsOf' | 'tape' | 'settled'> {
  readonly now?: () => number;
  /** As `now` unless it is given. */
  readonly realNow?: () => number;
  readonly redis?: Redis;
  readonly served?: () => ServedRun | undefined;
  readonly findLive?: (venue: VenueId, id: string) => LiveMarket | undefined;
  readonly leads?: () => LeadBoard | undefined;
  readonly databaseReachable?: () => boolean;
  readonly status?: () => Status;
  readonly accuracy?: () => Accuracy;
  readonly marketData?: MarketDataDeps;
  readonly comparison?: ApiDeps['comparison'];
  readonly checkTarget?: ApiDeps['webhooks']['checkTarget'];
  readonly webhookKey?: Uint8Array;
  readonly cursorKey?: Uint8Array;
  readonly store?: Partial<StoreLimits>;
  /** Nothing is done but what requests ask for: keys are not confirmed again, quotas not saved. */
  readonly withoutUpkeep?: boolean;
  /** Another process on the same database. */
  readonly sharedStore?: Store;
}

export async function startTestApi(options: TestApiOptions = {}) {
  const opened = options.sharedStore ? undefined : await openTestStore(options.store);
  const store = options.sharedStore ?? opened?.store;
  if (!store) throw new Error('No store');
  const now = options.now ?? Date.now;
  const logLines: string[] = [];
  const log = createLog({ level: 'debug', destination: { write: (line) => void logLines.push(line) } });
  const startedAt = now();
  const api = createApi(
    {
      log,
      now,
      realNow: options.realNow ?? now,
      store,
      redis: options.redis,
      databaseReachable: options.databaseReachable ?? (() => true),
      served: options.served ?? (() => undefined),
      phrases: simulatedPhrases,
      findLive: options.findLive ?? (() => undefined),
      leads:
        options.leads ??
        (() => {
          const run = options.served?.();
          return run && { served: run, leads: () => [] };
        }),
      insights:
        options.insights ??
        (() => {
          const run = options.served?.();
          return run && boardOf(run);
        }),
      ...(options.signalsOf ? { signalsOf: options.signalsOf } : {}),
      ...(options.tape ? { tape: options.tape } : {}),
      settled: options.settled ?? (() => noSettledResults),
      status:
        options.status ??
        (() =>
          describeService({
            databaseKind: 'external',
            database: { reachable: true, version: '18.4' },
            uptimeMs: now() - startedAt,
            graphRun: undefined,
            read: [],
            venues: [],
            recorder: { rowsPerSecond: 0, queueRows: 0, oldestUnsavedMs: 0 },
            drift: { checked: [], findings: [], leftOut: 0 },
            simulated: false,
          })),
      accuracy: options.accuracy ?? (() => describeAccuracy(emptyAccuracy)),
      marketData: options.marketData ?? new FakeMarketData().deps,
      comparison:
        options.comparison ??
        createComparing(
          {
            log,
            now,
            store,
            venues: [],
            findLive: options.findLive ?? (() => undefined),
            wantBook: () => undefined,
            calendar: new FeeCalendar(),
            graphVersion: 'one',
            onFalseCitation: 'throw',
            phrases: simulatedPhrases,
          },
          undefined,
        ).api,
      webhooks: {
        checkTarget: options.checkTarget ?? (async () => undefined),
        key: options.webhookKey ?? Buffer.alloc(32, 2),
        now,
      },
      cursorKey: options.cursorKey ?? Buffer.alloc(32, 1),
    },
    { ...defaultApiOptions, transport: patientTransport, ...options },
  );
  const stop = new AbortController();
  const running = options.withoutUpkeep ? Promise.resolve() : api.run(stop.signal);
  const close = async () => {
    await api.close();
    stop.abort();
    await running;
    await opened?.close();
  };
  return {
    api,
    store,
    /** Every line logged so far. */
    get logLines(): string[] {
      api.reports.flush();
      return logLines;
    },
    get: (url: string, headers: Record<string, string> = {}): Promise<InjectedResponse> =>
      api.app.inject({ method: 'GET', url, headers }),
    issueKey: async (tier: TierName = 'institutional'): Promise<string> =>
      (await issueApiKey(store, { tier, label: 'a test' })).text,
    /** Opens a port of its own on loopback, for what only a real connection shows; resolves with the port. */
    listen: async (): Promise<number> =>
      Number(new URL(await api.listen({ host: '127.0.0.1', port: 0 })).port),
    close,
    [Symbol.asyncDispose]: close,
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

/** The error code of an answer; fails where the body is not an error of ours. */
export function errorCode(response: InjectedResponse): string {
  const body: { error?: { code?: unknown; message?: unknown } } = response.json();
  if (typeof body.error?.code !== 'string' || typeof body.error.message !== 'string') {
    throw new Error(`Not an error body: ${response.body.slice(0, 200)}`);
  }
  return body.error.code;
}

/** The body of a 200 that fits the schema, exactly. */
export function readAnswer<Response extends TSchema>(
  endpoint: { readonly response: Response },
  answer: InjectedResponse,
): Static<Response> {
  assert.equal(answer.statusCode, 200, answer.body.slice(0, 500));
  const body: unknown = answer.json();
  if (Value.Check(endpoint.response, body)) return body;
  assert.fail(JSON.stringify(Value.Errors(endpoint.response, body).slice(0, 3)));
}
