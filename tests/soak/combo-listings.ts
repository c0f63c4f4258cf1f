/**
 * Hourly listings of venue_a with very many combos, at speed: time jumps from hour to hour. The venue is a process of its own,
 * so that the memory of this one is the service's.
 *
 *   venue ─ jump ─► over HTTP ─┬─ its trades: combos that trade are wanted ─┐
 *                              └─ adapter ─► full reading, changes until nothing is wanted ─► live state, store ─► what it costs
 */
import { parseMicros } from '../../src/core/exact/index.ts';
import { LiveMarkets } from '../../src/core/market/index.ts';
import {
  ComboWants,
  createFactSink,
  followBusiest,
  KnownListing,
  loadListingStatus,
  runListingCycle,
} from '../../src/ingest/index.ts';
import { defaultRunLimits } from '../../src/rebuild/run-graph.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { Topic } from '../../src/runtime/topic.ts';
import { fanOutEntries, pruneOutbox, type Store } from '../../src/store/index.ts';
import { type ComboMode, type FeedFact, openVenueA, venueADefaults } from '../../src/venues/index.ts';
import { type ComboVenue, startComboVenue } from './combo-venue.ts';
import { type HeldMemory, measureHeld } from './held-memory.ts';
import { type KeptDisk, measureDisk } from './kept-disk.ts';

export interface ComboListingsOptions {
  readonly seed: number;
  /** Of both venues; venue_a has about a third of them. */
  readonly markets: number;
  readonly combos: number;
  readonly hours: number;
  readonly mode: ComboMode;
  /** What else the service does each hour. */
  readonly afterReading?: (now: number) => Promise<void>;
}

export interface ComboReading extends KeptDisk {
  readonly hour: number;
  readonly marketsListed: number;
  readonly listingComplete: boolean;
  readonly combosKnown: number;
  readonly combosComplete: boolean;
  readonly liveMarkets: number;
  /** Of those, the ones that ended, were listed and traded more than a day ago: nothing of them is needed. */
  readonly liveLeftOver: number;
  /** Of every sixth hour: it takes a collection of garbage in both processes. */
  readonly held: { readonly service: HeldMemory; readonly venue: HeldMemory } | undefined;
  readonly seconds: number;
}

const hourMs = 3_600_000;
/** What ended or traded within it stays in the live state; an hour more, since that is tidied as facts come. */
const keptLiveMs = 25 * hourMs;
const startsAt = Date.UTC(2026, 10, 15, 8);
const booksFollowedMax = 2_000;
/** Of the simulated clock, which stands while the venue is read. */
const plenty = 1_000_000;
const cyclesMax = 60;
/** Hours. */
const measuredEvery = 6;

export async function runComboListings(
  store: Store,
  options: ComboListingsOptions,
  onReading: (reading: ComboReading) => Promise<void>,
): Promise<void> {
  await using server = await startComboVenue({ ...options, startsAt });
  let at = startsAt;
  const now = () => at;
  const service = openService(store, server, options.mode, now);
  for (let hour = 0; hour <= options.hours; hour += 1) {
    const startedAt = performance.now();
    at = startsAt + hour * hourMs;
    await server.advance(at);
    for await (const fact of tradesSince(server.url, at - hourMs, at)) service.takeTrade(fact);
    await service.read();
    await keepOutbox(store, at);
    await options.afterReading?.(at);
    const status = await loadListingStatus(store, 'venue_a');
    await onReading({
      hour,
      marketsListed: status.marketsListed,
      listingComplete: status.listingComplete,
      combosKnown: status.combos?.known ?? 0,
      combosComplete: status.combos?.complete ?? false,
      ...(await measureDisk(store)),
      ...countLive(service.live, at - keptLiveMs),
      held:
        hour % measuredEvery === 0 ? { service: measureHeld(), venue: await server.measure() } : undefined,
      seconds: (performance.now() - startedAt) / 1000,
    });
  }
}

/** The parts of the service that listings and trades pass through, wired as `app` does. */
function openService(store: Store, server: ComboVenue, mode: ComboMode, now: () => number) {
  const log = silentLog;
  const live = new LiveMarkets();
  const sink = createFactSink({
    live,
    quotes: new Topic({ log }, 'quotes'),
    trades: new Topic({ log }, 'trades'),
  });
  const opened = openVenueA(
    { log, now, random: Math.random },
    {
      ...venueADefaults,
      restUrl: server.url,
      timeoutMs: 120_000,
      limit: { refillPerSecond: plenty, capacity: plenty, cost: 1 },
      listing: { ...venueADefaults.listing, combos: mode },
    },
  );
  const followed = followBusiest({ venue: opened, now, sink }, booksFollowedMax);
  const comboWants = new ComboWants(now);
  const known = new KnownListing();
  const { signal } = new AbortController();
  const { venue } = followed;
  const readOnce = async (kind: 'full' | 'changes') => {
    const lastTradeAt = (id: string) => live.find(venue.id, id)?.lastTradeAt;
    const deps = { venue, store, log, now, known, comboWants, lastTradeAt };
    const outcome = await runListingCycle(deps, kind, signal);
    if (outcome.kind !== 'finished' || outcome.walk !== 'full') return;
    followed.endFullReading(outcome.incomplete === undefined, outcome.combos?.complete ?? true);
  };
  return {
    live,
    takeTrade: (fact: Extract<FeedFact, { kind: 'trade' }>) => {
      if (venue.combos?.mayBeCombo(fact.market)) comboWants.trade(fact.market);
      sink.take(venue.id, fact);
    },
    read: async () => {
      await readOnce('full');
      for (let cycles = 0; comboWants.waiting > 0 && cycles < cyclesMax; cycles += 1)
        await readOnce('changes');
    },
  };
}

function countLive(live: LiveMarkets, since: number): Pick<ComboReading, 'liveMarkets' | 'liveLeftOver'> {
  let liveLeftOver = 0;
  for (const { endedAt, figures, lastTradeAt = 0 } of live.entries()) {
    const isOver = figures === undefined || (endedAt !== undefined && endedAt < since);
    if (isOver && lastTradeAt < since) liveLeftOver += 1;
  }
  return { liveMarkets: live.size, liveLeftOver };
}

/** As the service does: what the listing announces goes to subscribers, of whom there are none, and is removed a day later. */
async function keepOutbox(store: Store, now: number): Promise<void> {
  const plan = ({ id }: { readonly id: bigint }) => ({
    outbox: id,
    event: '',
    type: '',
    body: '',
    deliveries: [],
  });
  for (let entries = -1; entries !== 0; ) {
    ({ entries } = await fanOutEntries(store, { now, entriesMax: 1_000, deliveriesMax: 1, plan }));
  }
  const { outboxKeepMs, changesListedMax } = defaultRunLimits;
  await store.query((db, options) =>
    db
      .transaction()
      .execute((trx) => pruneOutbox({ trx, options }, now - outboxKeepMs, 2 * changesListedMax)),
  );
}

interface WireTrade {
  readonly trade_id: string;
  readonly ticker: string;
  readonly created_time: string;
  readonly yes_price_dollars: string;
  readonly count_fp: string;
}

async function* tradesSince(
  url: string,
  since: number,
  receivedAt: number,
): AsyncGenerator<Extract<FeedFact, { kind: 'trade' }>> {
  let cursor = '';
  do {
    const from = Math.floor(since / 1000);
    const answer = await fetch(`${url}/markets/trades?limit=1000&min_ts=${from}&cursor=${cursor}`);
    // Our own simulator wrote it.
    const page = (await answer.json()) as { readonly cursor: string; readonly trades: readonly WireTrade[] };
    for (const { ticker, trade_id, created_time, yes_price_dollars, count_fp } of page.trades) {
      yield {
        kind: 'trade',
        market: ticker,
        receivedAt,
        trade: {
          id: trade_id,
          venueTime: Date.parse(created_time),
          price: parseMicros(yes_price_dollars) ?? 0,
          quantity: parseMicros(count_fp) ?? 0,
          takerAction: 'buy',
          outcome: 'yes',
          block: false,
        },
      };
    }
    cursor = page.cursor;
  } while (cursor !== '');
}
