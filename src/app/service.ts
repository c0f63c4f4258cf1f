/** The service: its parts wired together, started in order and stopped in reverse. */
import { type ApiOptions, createApi, createLeadPrinter, defaultApiOptions, openRedis } from '../api/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import type { CycleProgress } from '../ingest/index.ts';
import {
  AccuracyInService,
  defaultRebuildOptions,
  type FinishedRun,
  GraphInService,
  readGraphVersion,
  runRebuilds,
} from '../rebuild/index.ts';
import type { Log } from '../runtime/log.ts';
import { Topic } from '../runtime/topic.ts';
import { DatabaseMonitor, defaultStoreLimits, emptyDatabase, openStore } from '../store/index.ts';
import { WireDrift } from '../venues/index.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { openDelivering } from './delivering.ts';
import { describeAccuracy } from './describe-accuracy.ts';
import { describeService } from './describe-service.ts';
import { driftGauges } from './drift-gauges.ts';
import { loadCursorKey } from './kept-keys.ts';
import { leadGauges } from './lead-gauges.ts';
import { tellLiveStreams } from './live-events.ts';
import { isLoopback } from './loopback.ts';
import { createMarketData } from './market-data.ts';
import { openRecording, type Recording } from './recording.ts';
import { recordingGauges } from './recording-gauges.ts';
import { venueGauges } from './venue-gauges.ts';
import { createVenueReaders } from './venue-readers.ts';
import { openVenues } from './venues.ts';
import { createWatching } from './watching.ts';
import { webhookGauges } from './webhook-gauges.ts';

export interface Service {
  readonly url: string;
  /** Resolves once the database is reached and migrated; rejects when it can never be used. */
  readonly ready: Promise<void>;
  /** Answers what is under way, saves what is counted, stops the embedded database. */
  close(): Promise<void>;
}

/** For measuring and for the demo; no configuration reaches them. */
export interface ServiceOverrides extends Partial<Pick<ApiOptions, 'tiers'>> {
  /** Both venues are simulated: their data is called so, and what an earlier simulation left is removed. */
  readonly simulated?: boolean;
  /** How much faster the clock runs than real time. */
  readonly clockSpeed?: number;
  readonly onListingProgress?: (progress: CycleProgress) => void;
  /** Before anything is read: whoever measures puts figures into the live state. */
  readonly onRecording?: (recording: Recording) => void | Promise<void>;
}

const minuteMs = 60_000;

/** The signal gives up a start, not a running service. */
export async function startService(
  deps: { log: Log; now: () => number },
  config: Config,
  overrides: ServiceOverrides = {},
  signal?: AbortSignal,
): Promise<Service> {
  const { log, now } = deps;
  const { simulated = false, clockSpeed = 1, onListingProgress, onRecording, ...apiOverrides } = overrides;
  const startedAt = performance.now();
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
  const redis = config.redisUrl === undefined ? undefined : await openRedis(deps, config.redisUrl);
  opened.defer(() => redis?.disconnect());
  const drift = new WireDrift(deps);
  const venues = openVenues({ ...deps, clockSpeed, drift }, config.venues);
  const recording = await openRecording(
    { log, now, clockSpeed, store, connection: database.connection },
    config,
  );
  opened.defer(() => recording.close());
  await onRecording?.(recording);
  const { history, live, sink } = recording;
  const findLive = (venue: VenueId, id: string) => live.find(venue, id);
  const readers = createVenueReaders(
    { log, now, store, sink, live, onListingProgress },
    venues,
    config.venues.booksFollowedMax,
  );
  const printLead = createLeadPrinter({ findLive });
  const watching = createWatching({
    log,
    now,
    store,
    venues,
    quotes: recording.quotes,
    fees: recording.fees,
    findLive,
    printLead,
    wantBook: readers.wantBook,
  });
  const delivering = await openDelivering({ log, connection: database.connection }, config);
  opened.defer(() => delivering.close());
  const graph = new GraphInService((run) => watching.takeRun(run));
  const served = () => graph.served;
  const accuracy = new AccuracyInService();
  const runs = new Topic<FinishedRun>({ log }, 'graph runs');
  const rebuild = {
    store,
    connection: database.connection,
    log,
    now,
    graphVersion: readGraphVersion(),
    keptIn: config.dataDir,
    enabledVenues: config.venues.enabled,
    live,
    inService: graph,
    accuracy,
    topic: runs,
  };
  const rebuildOptions = { ...defaultRebuildOptions, everyMs: config.graphEveryMinutes * minuteMs };
  const api = createApi(
    {
      log,
      now,
      realNow: Date.now,
      store,
      redis,
      databaseReachable: () => monitor.state.reachable,
      served,
      findLive,
      leads: () => watching.board(),
      status: () =>
        describeService({
          databaseKind: store.kind,
          database: monitor.state,
          uptimeMs: performance.now() - startedAt,
          graphRun: graph.run,
          venues: readers.statuses(),
          recorder: recording.recorder.status(),
          drift: drift.report(),
          simulated,
        }),
      accuracy: () => describeAccuracy(accuracy.record),
      gauges: [
        ...recordingGauges(recording),
        ...leadGauges(watching),
        ...webhookGauges(delivering),
        ...venueGauges(readers),
        ...driftGauges(drift),
      ],
      marketData: createMarketData({
        store,
        history,
        live,
        venues,
        served,
        clockSpeed,
        wantBook: readers.wantBook,
        askFor: readers.askFor,
      }),
      askFor: readers.askFor,
      webhooks: delivering.api,
      cursorKey: await loadCursorKey(config.dataDir, config.cursorKey),
    },
    {
      ...defaultApiOptions,
      explorerOrigins: config.explorerOrigins,
      trustedProxies: config.trustedProxies,
      adminToken: config.adminToken,
      listensBeyondLoopback: !isLoopback(config.host),
      identity: config.identity,
      ...apiOverrides,
    },
  );

  tellLiveStreams({
    hub: api.live,
    now,
    findLive,
    quotes: recording.quotes,
    trades: recording.trades,
    runs,
    leads: watching.changes,
    printLead,
  });
  const url = await api.listen({ host: config.host, port: config.port });
  const emptied = simulated ? emptyDatabase(store) : Promise.resolve();
  const ready = emptied
    .then(() => monitor.prepare(stop.signal))
    .then((report) => {
      if (report.applied.length > 0) log.info({ migrations: report.applied }, 'schema migrated');
    });
  const running = Promise.all([
    ready.then(
      () =>
        Promise.all([
          monitor.run(stop.signal),
          recording.run((tradesSince) => readers.run(stop.signal, tradesSince), stop.signal),
          runRebuilds(rebuild, stop.signal, rebuildOptions),
          watching.run(stop.signal),
          delivering.run(stop.signal),
        ]),
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
