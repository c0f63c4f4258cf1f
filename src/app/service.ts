/** The service: its parts wired together, started in order and stopped in reverse. */
import { type ApiOptions, createApi, createLeadPrinter, defaultApiOptions, openRedis } from '../api/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import type { CycleProgress } from '../ingest/index.ts';
import { SettledKeeper } from '../insight/index.ts';
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
import { type ComparedBooks, createComparing } from './comparing.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { openDelivering } from './delivering.ts';
import { describeAccuracy } from './describe-accuracy.ts';
import { describeService } from './describe-service.ts';
import { driftGauges } from './drift-gauges.ts';
import { openImporting, type PastProgress, type SettledSample } from './importing.ts';
import { createInsights } from './insights.ts';
import { loadCursorKey } from './kept-keys.ts';
import { leadGauges } from './lead-gauges.ts';
import { publishToStreams } from './live-events.ts';
import { loadPhrases } from './load-phrases.ts';
import { isLoopback } from './loopback.ts';
import { createMarketData } from './market-data.ts';
import { readGauges } from './read-gauges.ts';
import { openRecording, type Recording } from './recording.ts';
import { recordingGauges } from './recording-gauges.ts';
import { signalGauges } from './signal-gauges.ts';
import { createSignals } from './signals.ts';
import { saveSimulatedPast } from './simulated-past.ts';
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
  /** What an earlier simulation left is removed. */
  readonly emptiesDatabase?: boolean;
  /** How much faster the clock runs than real time. */
  readonly clockSpeed?: number;
  readonly onListingProgress?: (progress: CycleProgress) => void;
  readonly onPastProgress?: (progress: PastProgress) => void;
  /** Settled markets that are imported before the past of open ones. */
  readonly settledSample?: SettledSample;
  /** Whether the settled base gets two simulated years before it is first measured. */
  readonly simulatedPast?: boolean;
  /** How comparisons read books. */
  readonly comparedBooks?: ComparedBooks;
  /** Before anything is read: a measurement puts figures into the live state. */
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
  const {
    emptiesDatabase = false,
    clockSpeed = 1,
    onListingProgress,
    onPastProgress,
    settledSample,
    simulatedPast = false,
    comparedBooks,
    onRecording,
    ...apiOverrides
  } = overrides;
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
  const importing = openImporting(
    {
      log,
      now,
      connection: database.connection,
      venues,
      live,
      history,
      isListed: readers.wasRead,
      onProgress: onPastProgress,
    },
    config.importPast,
    settledSample,
  );
  opened.defer(() => importing.close());
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
  const phrases = await loadPhrases(config.venues);
  const graphVersion = readGraphVersion(phrases);
  const comparing = createComparing(
    {
      log,
      now,
      store,
      venues,
      findLive,
      clockSpeed,
      graphVersion,
      comparedBooks,
      phrases,
      wantBook: readers.wantBook,
      calendar: watching.calendar,
    },
    config.model,
  );
  const delivering = await openDelivering({ log, connection: database.connection }, config);
  opened.defer(() => delivering.close());
  const signals = createSignals({
    log,
    now,
    store,
    findLive,
    numbers: recording.live.numbers,
    served: () => graph.served,
    findIndex: (run, market) => insights.keeper.findIndex(run, market),
  });
  const insights = createInsights({
    log,
    now,
    signals: signals.watch,
    history,
    live,
    findLive,
    numbers: recording.live.numbers,
    quotes: recording.quotes,
    trades: recording.trades,
    imported: importing.imported,
    importsHere: importing.process,
    sink,
    learnsFromImports: !config.venues.simulated,
    areListed: () => venues.every(({ id }) => readers.wasRead(id)),
  });
  const settled = new SettledKeeper({
    log,
    now,
    store,
    connection: database.connection,
    priceAt: (venue, id, at) => insights.keeper.prices.priceAt(venue, id, at),
    settledImports: importing.settledImports,
    ...(simulatedPast ? { prepare: (within: AbortSignal) => saveSimulatedPast(store, now(), within) } : {}),
  });
  const graph = new GraphInService((run) => {
    watching.takeRun(run);
    insights.keeper.takeRun(run);
    settled.takeRun(run.run.id);
  });
  const served = () => graph.served;
  const accuracy = new AccuracyInService();
  const runs = new Topic<FinishedRun>({ log }, 'graph runs');
  const rebuild = {
    store,
    connection: database.connection,
    log,
    now,
    graphVersion,
    phrases,
    keptIn: config.dataDir,
    enabledVenues: config.venues.enabled,
    live,
    inService: graph,
    accuracy,
    settledImports: importing.settledImports,
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
      phrases,
      findLive,
      leads: () => watching.board(),
      insights: () => insights.keeper.board,
      tape: insights.findTape,
      settled: () => settled.results,
      signalsOf: (venue, id, at) => signals.book.signalsOf(venue, id, at),
      status: () =>
        describeService({
          databaseKind: store.kind,
          database: monitor.state,
          uptimeMs: performance.now() - startedAt,
          graphRun: graph.run,
          read: graph.read,
          venues: readers.statuses(),
          past: importing.status,
          recorder: recording.recorder.status(),
          drift: drift.report(),
          simulated: config.venues.simulated,
        }),
      accuracy: () => describeAccuracy(accuracy.record),
      gauges: [
        ...recordingGauges(recording),
        ...leadGauges(watching),
        ...webhookGauges(delivering),
        ...venueGauges(readers),
        ...driftGauges(drift),
        ...signalGauges(signals),
        ...readGauges(graph),
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
      comparison: comparing.api,
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
      withExplorer: config.explorer,
      ...apiOverrides,
    },
  );

  publishToStreams({
    hub: api.live,
    now,
    findLive,
    quotes: recording.quotes,
    trades: recording.trades,
    runs,
    leads: watching.changes,
    signals: signals.changes,
    printLead,
  });
  const url = await api.listen({ host: config.host, port: config.port });
  const emptied = emptiesDatabase ? emptyDatabase(store) : Promise.resolve();
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
          recording.run(async (tradesSince, summed) => {
            await insights.takeUp({ tradesSince, summed }, stop.signal);
            await readers.run(stop.signal, tradesSince);
          }, stop.signal),
          runRebuilds(rebuild, stop.signal, rebuildOptions),
          watching.run(stop.signal),
          insights.run(stop.signal),
          signals.run(stop.signal),
          settled.run(stop.signal),
          delivering.run(stop.signal),
          comparing.run(stop.signal),
          importing.run(stop.signal),
        ]),
      () => undefined, // The caller that awaits `ready` gets the error.
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
