/**
 * Prices, from the feeds to memory, disk and streams, wired:
 *
 *   feeds, listings ─ sink ─┬─ live state ─ endpoints, topics of quotes and trades
 *                           └─ recorder ─ hot hours ─ sealing ─ history
 */
import { type FeesChange, LiveMarkets, type QuoteChange, type TradeSeen } from '../core/market/index.ts';
import {
  createDatabaseTicks,
  createFactSink,
  defaultRecorderLimits,
  type FactSink,
  Recorder,
} from '../ingest/index.ts';
import type { Log } from '../runtime/log.ts';
import { Topic } from '../runtime/topic.ts';
import {
  type ArchiveSnapshot,
  defaultSealingOptions,
  defaultStoreLimits,
  findSealedTradeIds,
  findTradesSince,
  type History,
  loadRecentTrades,
  loadTradeMinutes,
  migrate,
  openHistory,
  openStore,
  Sealing,
  type Store,
  type StoreConnection,
  sealingStoreLimits,
} from '../store/index.ts';
import type { Config } from './config.ts';
import { takenUpSpans } from './taken-up-spans.ts';
import { untilDone } from './until-done.ts';

export interface Recording {
  readonly live: LiveMarkets;
  readonly history: History;
  readonly sink: FactSink;
  readonly recorder: Recorder;
  readonly sealing: Sealing;
  readonly quotes: Topic<QuoteChange>;
  readonly trades: Topic<TradeSeen>;
  readonly fees: Topic<FeesChange>;
  /**
   * Takes up what was recorded before, then records and seals while `feed` runs, and until all that it brought is saved.
   * `feed` gets the time since which trades may be missing, if anything was ever recorded, and what of the archive is in the sums
   * of the last day.
   */
  run(
    feed: (tradesSince: number | undefined, summed: ArchiveSnapshot | undefined) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void>;
  close(): Promise<void>;
}

const dayMs = 86_400_000;
const recentTradesMax = 1_000_000;
/** A flush needs one connection; a second is there for the next session's first word. Requests cannot take them. */
const recorderConnections = 2;

/** `store` answers the reads of history. */
export async function openRecording(
  deps: {
    readonly log: Log;
    readonly now: () => number;
    readonly store: Store;
    readonly connection: StoreConnection;
    /** How much faster `now` runs than real time. */
    readonly clockSpeed: number;
  },
  config: Pick<Config, 'historyDir' | 'historyRetentionDays'>,
): Promise<Recording> {
  const { log, now, store, connection, clockSpeed } = deps;
  const live = new LiveMarkets();
  const quotes = new Topic<QuoteChange>({ log }, 'quotes');
  const trades = new Topic<TradeSeen>({ log }, 'trades');
  const fees = new Topic<FeesChange>({ log }, 'fees');
  const recordingStore = openStore(deps, connection, {
    ...defaultStoreLimits,
    connectionsMax: recorderConnections,
  });
  const sealingStore = openStore(deps, connection, sealingStoreLimits);
  const history = await openHistory({ store }, { folder: config.historyDir });
  const recordingHistory: History = { ...history, store: recordingStore };
  const recorder = new Recorder(
    {
      log,
      now,
      ticks: createDatabaseTicks({
        store: recordingStore,
        now,
        findSealedTradeIds: (hour, asked) => findSealedTradeIds(recordingHistory, hour, asked),
      }),
    },
    { asleepAfterMs: defaultRecorderLimits.asleepAfterMs * clockSpeed },
  );
  const sealing = new Sealing(
    { history, store: sealingStore, log, now },
    {
      ...defaultSealingOptions,
      retentionMs:
        config.historyRetentionDays === undefined ? undefined : config.historyRetentionDays * dayMs,
    },
  );
  return {
    live,
    history,
    recorder,
    sealing,
    quotes,
    trades,
    fees,
    sink: createFactSink({ live, recorder, quotes, trades, fees }),
    run: async (feed, signal) => {
      const takenUp = await untilDone({ log, what: 'recording' }, signal, async () => {
        await Promise.all([migrate(recordingStore, signal), migrate(sealingStore, signal)]);
        const since = await findTradesSince(recordingStore, now(), signal);
        return { since, summed: await takeUpTrades(deps, recordingHistory, live, since, signal) };
      });
      if (signal.aborted || takenUp === undefined) return;
      const ending = new AbortController();
      await Promise.all([
        feed(takenUp.since, takenUp.summed).finally(() => ending.abort()),
        recorder.run(ending.signal),
        sealing.run(signal),
      ]);
    },
    close: async () => {
      await history.close();
      await Promise.all([recordingStore.close(), sealingStore.close()]);
    },
  };
}

/**
 * Old trades as sums of minutes; those that a feed may repeat one by one, so that they are not counted twice. Where nothing
 * was ever recorded, `tradesSince` is undefined: something may have been imported all the same. Returns what of the archive is
 * in the sums; undefined where nothing is summed.
 */
export async function takeUpTrades(
  deps: { readonly log: Log; readonly now: () => number },
  history: History,
  live: LiveMarkets,
  tradesSince: number | undefined,
  signal: AbortSignal,
): Promise<ArchiveSnapshot | undefined> {
  const { log, now } = deps;
  const at = now();
  const { summed, singleFrom } = takenUpSpans(at, tradesSince ?? at);
  let seen: ArchiveSnapshot | undefined;
  try {
    if (summed.from < summed.to) {
      const span = { ...summed, onLook: (look: ArchiveSnapshot) => (seen = look) };
      for (const { venue, id, ...minute } of await loadTradeMinutes(history, span, signal)) {
        live.loadTradeMinute(venue, id, minute);
      }
    }
    const recent = await loadRecentTrades(history, { since: singleFrom, limit: recentTradesMax }, signal);
    for (const { venue, market, trade } of recent) live.takeTrade(venue, market, trade, trade.venueTime);
  } catch (error) {
    if (signal.aborted) throw error;
    // Everything else works without them; the figures fill up again within a day.
    log.error({ error }, 'the trades of the last day could not be taken up: 24-hour figures begin at zero');
  }
  return seen;
}
