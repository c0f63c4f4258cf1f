/** The service: its parts wired together, started in order and stopped in reverse. */
import { type ApiOptions, createApi, defaultApiOptions, openRedis } from '../api/index.ts';
import type { Log } from '../runtime/log.ts';
import { DatabaseMonitor, defaultStoreLimits, openStore } from '../store/index.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { describeService, emptyAccuracy } from './empty-service.ts';

export interface Service {
  readonly url: string;
  /** Resolves once the database is reached and migrated; rejects when it can never be used. */
  readonly ready: Promise<void>;
  /** Answers what is under way, saves what is counted, stops the embedded database. */
  close(): Promise<void>;
}

/** `overrides` are for measuring; no configuration reaches them. The signal gives up a start, not a running service. */
export async function startService(
  deps: { log: Log; now: () => number },
  config: Config,
  overrides: Partial<Pick<ApiOptions, 'tiers'>> = {},
  signal?: AbortSignal,
): Promise<Service> {
  const { log, now } = deps;
  const startedAt = now();
  const stop = new AbortController();
  // Closed in reverse: here if anything below fails, else when the service closes.
  await using opened = new AsyncDisposableStack();
  const database = await openDatabase(deps, config, 'routeur start', signal);
  opened.defer(() => database.close());
  const store = openStore(deps, database.connection, {
    ...defaultStoreLimits,
    connectionsMax: config.databaseConnectionsMax,
  });
  opened.defer(() => store.close());
  const monitor = new DatabaseMonitor({ store, log });
  const redis = config.redisUrl === undefined ? undefined : openRedis(deps, config.redisUrl);
  opened.defer(() => redis?.disconnect());
  const api = createApi(
    {
      log,
      now,
      store,
      redis,
      databaseReachable: () => monitor.state.reachable,
      graphRun: () => undefined,
      status: () =>
        describeService({ databaseKind: store.kind, database: monitor.state, uptimeMs: now() - startedAt }),
      accuracy: () => emptyAccuracy,
    },
    {
      ...defaultApiOptions,
      explorerOrigins: config.explorerOrigins,
      trustedProxies: config.trustedProxies,
      adminToken: config.adminToken,
      identity: config.identity,
      ...overrides,
    },
  );

  const url = await api.listen({ host: config.host, port: config.port });
  const ready = monitor.prepare(stop.signal).then((report) => {
    if (report.applied.length > 0) log.info({ migrations: report.applied }, 'schema migrated');
  });
  const running = Promise.all([
    ready.then(
      () => monitor.run(stop.signal),
      () => undefined, // Told to whoever awaits `ready`.
    ),
    api.run(stop.signal),
  ]);

  const stores = opened.move();
  return {
    url,
    ready,
    close: async () => {
      await api.close();
      stop.abort();
      await running;
      await stores.disposeAsync();
    },
  };
}
