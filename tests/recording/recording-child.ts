/**
 * A process that records: the real feeds, live state, recorder and sealing, with a plan of what to follow. Prints
 * `started` when it holds the recorder's session and `live` when every book has been live. SIGTERM ends it in order.
 *
 *   feeds ─ fact ─┬─► log of facts (first, so that nothing recorded is missing in it)
 *                 └─► live state ─► recorder ─► PostgreSQL ─ sealing ─► Parquet
 */
import { readFileSync } from 'node:fs';
import { Value } from 'typebox/value';
import { LiveMarkets, type QuoteChange, type TradeSeen } from '../../src/core/market/index.ts';
import { createFactSink } from '../../src/ingest/fact-sink.ts';
import {
  createDatabaseTicks,
  defaultRecorderLimits,
  Recorder,
  type TickStore,
} from '../../src/ingest/recorder/index.ts';
import { createLiveFeed } from '../../src/ingest/run-feed.ts';
import { wait } from '../../src/runtime/backoff.ts';
import { createLog } from '../../src/runtime/log.ts';
import { Topic } from '../../src/runtime/topic.ts';
import {
  defaultSealingOptions,
  findSealedTradeIds,
  openHistory,
  Sealing,
  sealingStoreLimits,
} from '../../src/store/history/index.ts';
import { migrate, openStore } from '../../src/store/index.ts';
import type { MarketReference, Venue } from '../../src/venues/index.ts';
import { FactWriter } from './fact-log.ts';
import { type FollowedReference, RecordingPlan } from './recording-plan.ts';
import { openRecordedVenues } from './recording-venues.ts';
import { clockFrom } from './shared-clock.ts';

const plan = Value.Parse(RecordingPlan, JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
/** So that the next process need not wait long for a killed one. */
const limits = {
  ...defaultRecorderLimits,
  heartbeatMs: 300,
  deadAfterMs: 1_500,
  asleepAfterMs: defaultRecorderLimits.asleepAfterMs * plan.clock.speed,
};
const sealingPollMs = 300;

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
await run(stop.signal);

async function run(signal: AbortSignal): Promise<void> {
  const log = createLog({ level: 'warn', destination: process.stderr });
  const now = clockFrom(plan.clock);
  const connection = { kind: 'external', url: plan.databaseUrl } as const;
  const store = openStore({ log }, connection);
  const sealingStore = openStore({ log }, connection, sealingStoreLimits);
  await migrate(store);
  await migrate(sealingStore);
  const history = await openHistory({ store }, { folder: plan.historyFolder });
  const facts = new FactWriter(plan.factsFile);
  const session = Promise.withResolvers<number | undefined>();
  const recorder = new Recorder(
    {
      log,
      now,
      ticks: announceSession(
        createDatabaseTicks(
          {
            store,
            now,
            findSealedTradeIds: (hour, trades) => findSealedTradeIds(history, hour, trades),
          },
          limits,
        ),
        (id, resumedFrom) => {
          facts.write({ kind: 'session', session: id, at: now() });
          session.resolve(resumedFrom);
        },
      ),
    },
    limits,
  );
  const sealing = new Sealing(
    { history, store: sealingStore, log, now },
    { ...defaultSealingOptions, graceMs: plan.sealGraceMs, partEveryMs: 0, pollMs: sealingPollMs },
  );
  const live = new LiveMarkets();
  const sink = createFactSink({
    live,
    recorder,
    quotes: new Topic<QuoteChange>({ log }, 'quotes'),
    trades: new Topic<TradeSeen>({ log }, 'trades'),
  });
  // The recorder outlives the feeds, so that it saves what they brought last.
  const recorderStop = new AbortController();
  const recording = recorder.run(recorderStop.signal);
  const feeding = session.promise.then(async (tradesSince) => {
    process.stdout.write('started\n');
    const venues = openRecordedVenues(plan.addresses, { now, speed: plan.clock.speed });
    await Promise.all([
      ...venues.map((venue) =>
        createLiveFeed({
          log,
          now,
          venue: tapFeed(venue, facts),
          sink,
          followed: { list: () => referencesOf(venue), onChange: () => () => undefined },
        }).run(signal, tradesSince),
      ),
      announceLive(live, signal),
    ]);
  });
  signal.addEventListener('abort', () => session.resolve(undefined), { once: true });
  await Promise.all([feeding, sealing.run(signal)]);
  recorderStop.abort();
  await recording;
  await history.close();
  await Promise.all([store.close(), sealingStore.close()]);
  facts.close();
}

function announceSession(
  ticks: TickStore,
  onSession: (id: number, resumedFrom: number | undefined) => void,
): TickStore {
  return {
    ...ticks,
    takeSession: async (signal) => {
      const taken = await ticks.takeSession(signal);
      if (taken !== undefined) onSession(taken.id, taken.resumedFrom);
      return taken;
    },
  };
}

function tapFeed(venue: Venue, facts: FactWriter): Venue {
  return {
    ...venue,
    openFeed: (deps) =>
      venue.openFeed({
        ...deps,
        onFact: (fact) => {
          facts.writeFact(venue.id, fact);
          deps.onFact(fact);
        },
      }),
  };
}

function referencesOf({ id }: Venue): MarketReference[] {
  return plan.follow[id].map((reference: FollowedReference) => ({
    ...reference,
    seriesId: reference.seriesId,
  }));
}

async function announceLive(live: LiveMarkets, signal: AbortSignal): Promise<void> {
  const unseen = new Set<string>();
  for (const venue of ['venue_a', 'venue_b'] as const) {
    for (const { id } of plan.follow[venue]) unseen.add(`${venue} ${id}`);
  }
  while (unseen.size > 0 && !signal.aborted) {
    for (const { venue, id, bookState } of live.entries()) {
      if (bookState === 'live') unseen.delete(`${venue} ${id}`);
    }
    await wait(50, signal).catch(() => undefined);
  }
  if (unseen.size === 0) process.stdout.write('live\n');
}
