/**
 * Both venues' feeds against the simulator with every fault switched on at once, judged by the exchange's own log:
 *
 *   simulator (faults) ── HTTP, WebSocket ──► venue feeds ──► facts ──► books, trades
 *        └── every book state and trade there ever was ──► judge ◄──────┘
 *
 * A `full` book fact must be the state the exchange was in at the venue time it names, not before the last one published;
 * a `top` fact must have the best prices of that time. A book called current must not have been untrue for longer than
 * the watchdogs allow. Every trade must be published, also those made while the feeds were stopped for a while.
 */
import assert from 'node:assert/strict';
import type { VenueId } from '../../src/core/contract/index.ts';
import { booksEqual, createBook, setLevel } from '../../src/core/market/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import type { FaultSettings } from '../../src/simulator/faults.ts';
import { type Simulator, startSimulator } from '../../src/simulator/start-simulator.ts';
import {
  defaultVenueBOptions,
  type FeedFact,
  type MarketReference,
  openVenueA,
  openVenueB,
  type Venue,
  venueADefaults,
} from '../../src/venues/index.ts';
import { BookLog } from '../harness/book-log.ts';
import { eventually } from '../harness/eventually.ts';
import { PublishedBooks } from '../harness/published-books.ts';
import { TradeLog } from '../harness/trade-log.ts';
import { unmovedPace } from '../harness/unmoved-pace.ts';

export interface FaultRun {
  readonly seed: number;
  readonly speed: number;
  readonly realMs: number;
  readonly marketsPerVenue: number;
  readonly updatesPerSecond: number;
}

/** All of them, often enough that each strikes many times in a run. */
const everyFault: Partial<FaultSettings> = {
  frameDrop: 0.01,
  frameDelay: 0.002,
  frameDelayMs: 300,
  frameDuplicate: 0.01,
  frameReorder: 0.005,
  frameMalformed: 0.001,
  stall: 0.0003,
  stallMs: 5_000,
  disconnect: 0.0003,
  missingDump: 0.2,
  httpTooManyRequests: 0.02,
  httpServerError: 0.02,
  httpDelay: 0.05,
  httpDelayMs: 200,
  httpTruncatedBody: 0.02,
};

/** A run goes on until each of these has struck. */
const faultsAsked = [
  'frameDrop',
  'frameDelay',
  'frameDuplicate',
  'frameReorder',
  'frameMalformed',
  'stall',
  'disconnect',
  'httpTooManyRequests',
  'httpServerError',
  'httpTruncatedBody',
] as const;

/** So few that no single page holds all that was missed. */
const tradesPerPage = 10;
/** Connections that break as soon as they are there. */
const stormMs = 3_000;
const storm: Partial<FaultSettings> = { disconnect: 0.05 };
/** How long no feed listens: longer than passes over the lists overlap, so that only the new feed's own backfill helps. */
const stoppedMs = 10_000;
/** Nothing may depend on our clock and the venue's showing the same time. */
const aheadMs = 365 * 86_400_000;

/** Watchdogs as they are, in time with a clock that runs faster. */
const silence = { silenceMinMs: 1_500, medianFactor: 20 };
const lookEveryMs = 250;
/**
 * Looks in a row at which a book may be current and untrue: silence, and the reading over REST that confirms it. Looks
 * and not seconds, because on a busy machine the feeds' own timers are as late as the looks. Twice what a quiet machine
 * got by with, because a reading is several requests one after the other, each of which waits for its turn.
 */
const untrueLooksMax = 80;

export interface FaultVerdict {
  readonly facts: number;
  readonly full: number;
  readonly top: number;
  readonly doubts: number;
  readonly healed: number;
  readonly wrong: readonly string[];
  readonly trades: number;
  readonly tradesMissing: readonly string[];
  readonly tradesInvented: readonly string[];
  readonly faults: Readonly<Record<string, number>>;
}

export async function runFeedsUnderFaults(run: FaultRun): Promise<FaultVerdict> {
  const stop = new AbortController();
  const simulator = await startSimulator(
    {
      world: { seed: run.seed, markets: 1000, startsAt: Date.UTC(2026, 10, 16, 12) },
      speed: run.speed,
      updatesPerSecond: run.updatesPerSecond,
      clock: patientClock(),
    },
    stop.signal,
  );
  const followers: Follower[] = [];
  try {
    for (const venue of openSimulatedVenues(simulator, run.speed)) {
      followers.push(await follow(simulator, venue, run.marketsPerVenue, stop.signal));
    }
    await Promise.all(followers.map((each) => each.allCurrent()));
    for (const { trades } of followers) trades.expect();
    simulator.faults.set(everyFault);
    await watch(followers, simulator, run.realMs / 2);
    simulator.faults.set(storm);
    await watch(followers, simulator, stormMs);
    simulator.faults.set(everyFault);
    await Promise.all(followers.map((each) => each.restart(stoppedMs)));
    await watch(followers, simulator, run.realMs / 2);
    // On a busy machine there are fewer requests and frames to strike.
    await eventually(async () => {
      if (everyFaultStruck(simulator)) return true;
      await watch(followers, simulator, 1_000);
      return false;
    }, 'every fault has struck');
    simulator.faults.clear();
    await Promise.all(followers.map((each) => each.allTrue()));
    await Promise.all(followers.map((each) => each.allPublished()));
    const faults = Object.fromEntries(simulator.faults.counts);
    return { ...sum(followers), faults };
  } finally {
    stop.abort();
    await Promise.allSettled(followers.map((each) => each.ended()));
    for (const { trades } of followers) trades.close();
    await simulator.close();
  }
}

/**
 * Real time, but for what a busy machine takes from us: a venue that makes up for it in one go, while we are late as well,
 * is no venue there is.
 */
function patientClock(): { now(): number } {
  const stepMaxMs = 100;
  let last = performance.now();
  let granted = 0;
  return {
    now: () => {
      const at = performance.now();
      granted += Math.min(at - last, stepMaxMs);
      last = at;
      return granted;
    },
  };
}

function everyFaultStruck({ faults: { counts } }: Simulator): boolean {
  return faultsAsked.every((fault) => (counts.get(fault) ?? 0) > 0);
}

function openSimulatedVenues(simulator: Simulator, speed: number): Venue[] {
  const { venueAKey } = simulator;
  assert.ok(venueAKey);
  const deps = { log: silentLog, now: () => Date.now() + aheadMs, random: Math.random };
  const tradeChecks = { everyMs: 2_000, againAfterMs: 500, backoff: { firstMs: 20, maxMs: 500 } };
  const backoff = { firstMs: 20, maxMs: 500 };
  const { limit } = venueADefaults;
  return [
    openVenueA(deps, {
      ...venueADefaults,
      restUrl: simulator.venueAUrl,
      streamUrl: simulator.venueAWebSocketUrl,
      key: venueAKey,
      limit: { ...limit, refillPerSecond: limit.refillPerSecond * speed, capacity: limit.capacity * speed },
      backoff,
      pace: unmovedPace,
      listing: { ...venueADefaults.listing, tradesPerPage },
      stream: {
        ...venueADefaults.stream,
        marketsPerSocket: 40,
        backoff,
        tickMs: 100,
        commandTimeoutMs: 1_500,
        dataSilence: silence,
        crossCheckEveryMs: 500,
        crossCheckGraceMs: 400,
        tradeChecks,
      },
    }),
    openVenueB(deps, {
      ...defaultVenueBOptions,
      gammaUrl: simulator.venueBGammaUrl,
      clobUrl: simulator.venueBClobUrl,
      dataUrl: simulator.venueBDataUrl,
      webSocketUrl: simulator.venueBWebSocketUrl,
      limitShare: speed,
      backoff,
      pace: unmovedPace,
      feed: {
        ...defaultVenueBOptions.feed,
        marketsPerSocket: 40,
        backoff,
        tickMs: 50,
        seedAfterMs: 300,
        firstBookMs: 2_000,
        topGraceMs: 400,
        seedRetry: backoff,
        sweepEveryMs: 300,
        silence,
        trades: { ...defaultVenueBOptions.feed.trades, rowsPerPage: tradesPerPage, checks: tradeChecks },
      },
    }),
  ];
}

interface Follower {
  readonly venue: VenueId;
  readonly books: PublishedBooks;
  readonly trades: TradeLog;
  readonly tally: { facts: number; full: number; top: number; doubts: number; wrong: string[] };
  /** Stops the feed, and opens another one after a while. */
  restart(stoppedMs: number): Promise<void>;
  ended(): Promise<void>;
  readonly healed: () => number;
  /** Finds books that are called current and have not been true at too many looks. */
  look(now: number): string[];
  allCurrent(): Promise<void>;
  allTrue(): Promise<void>;
  allPublished(): Promise<void>;
}

async function follow(
  simulator: Simulator,
  venue: Venue,
  count: number,
  signal: AbortSignal,
): Promise<Follower> {
  const { exchange } = simulator;
  const references = await listLively(simulator, venue, count, signal);
  const simulated = references.flatMap(({ id }) => exchange.market(venue.id, id) ?? []);
  const log = new BookLog(exchange, simulated);
  const books = new PublishedBooks();
  const trades = new TradeLog(exchange, simulated);
  const tally: Follower['tally'] = { facts: 0, full: 0, top: 0, doubts: 0, wrong: [] };
  const placeOf = new Map<string, number>();
  const judge = (fact: FeedFact) => {
    tally.facts += 1;
    if (fact.kind === 'suspect' || fact.kind === 'disconnected') tally.doubts += fact.markets.length;
    if (fact.kind !== 'book') return;
    tally[fact.assurance] += 1;
    const { market, book, assurance, source, venueTime } = fact;
    const place = log.find(venue.id, market, book, assurance, placeOf.get(market) ?? 0, venueTime);
    if (place === undefined) {
      tally.wrong.push(`${venue.id} ${market}: ${assurance} by ${source} was not so at ${venueTime}`);
    } else if (fact.assurance === 'full') placeOf.set(fact.market, place);
  };
  const openFeed = (tradesSince: number | undefined) => {
    const feed = venue.openFeed({
      onFact: (fact) => {
        books.apply(fact);
        trades.take(fact);
        judge(fact);
      },
      tradesSince,
    });
    feed.follow(references);
    const stop = new AbortController();
    return { feed, stop, running: feed.run(AbortSignal.any([signal, stop.signal])) };
  };
  let opened = openFeed(undefined);
  let healedBefore = 0;
  const open = () => references.filter(({ id }) => isOpen(simulator, venue.id, id));
  const untrue = new Map<string, { readonly until: number; readonly looks: number }>();
  /** When the book that is called current stopped being true. */
  const untrueSince = (id: string): number | undefined => {
    const live = books.find(id);
    if (!live?.current || !isOpen(simulator, venue.id, id)) return undefined;
    const place = log.find(venue.id, id, live.book, live.assurance, placeOf.get(id) ?? 0);
    return place === undefined ? undefined : log.trueUntil(venue.id, id, place);
  };
  return {
    venue: venue.id,
    books,
    trades,
    tally,
    ended: () => opened.running,
    restart: async (stoppedMs) => {
      healedBefore += opened.feed.status().gapsHealed;
      const tradesSince = exchange.now;
      opened.stop.abort();
      await opened.running;
      books.loseAll();
      await new Promise((resolve) => setTimeout(resolve, stoppedMs));
      opened = openFeed(tradesSince);
    },
    healed: () => healedBefore + opened.feed.status().gapsHealed,
    look: (now) =>
      references.flatMap(({ id }) => {
        const until = untrueSince(id);
        const before = untrue.get(id);
        if (until === undefined) untrue.delete(id);
        else untrue.set(id, { until, looks: before?.until === until ? before.looks + 1 : 1 });
        return untrue.get(id)?.looks === untrueLooksMax
          ? [
              `${venue.id} ${id}: current but untrue at ${untrueLooksMax} looks, for ${now - Number(until)} simulated ms`,
            ]
          : [];
      }),
    allCurrent: async () => {
      await eventually(() => open().every(({ id }) => books.find(id)?.current), `${venue.id} is current`);
    },
    allTrue: async () => {
      for (const { id } of references) {
        await eventually(
          () => !isOpen(simulator, venue.id, id) || isTrue(simulator, venue.id, id, books),
          `${venue.id} ${id} equals the exchange's book`,
        ).catch((error: unknown) => {
          throw new Error(describeDifference(simulator, venue.id, id, books), { cause: error });
        });
      }
    },
    allPublished: async () => {
      trades.expectNoMore();
      // The verdict names what is still missing then.
      await eventually(() => trades.missing().length === 0, `${venue.id} published all trades`).catch(
        () => undefined,
      );
    },
  };
}

/** Open markets with a book that changes: the liveliest first. */
async function listLively(
  simulator: Simulator,
  venue: Venue,
  count: number,
  signal: AbortSignal,
): Promise<MarketReference[]> {
  const listed: { reference: MarketReference; activity: number }[] = [];
  for await (const step of venue.listOpen(signal)) {
    if (step.kind === 'end') {
      assert.ok(step.complete, JSON.stringify(step));
      break;
    }
    for (const { contract, state, feedKeys } of step.markets) {
      const market = simulator.exchange.market(venue.id, contract.id);
      if (state.status !== 'open' || market === undefined) continue;
      const { id, venueKey, eventId, seriesId } = contract;
      listed.push({ reference: { id, venueKey, eventId, seriesId, feedKeys }, activity: market.activity });
    }
  }
  return listed
    .sort((a, b) => b.activity - a.activity)
    .slice(0, count)
    .map(({ reference }) => reference);
}

function isOpen({ exchange }: Simulator, venue: VenueId, id: string): boolean {
  const market = exchange.market(venue, id);
  return market !== undefined && exchange.status(market) === 'open';
}

function exchangeBook({ exchange }: Simulator, venue: VenueId, id: string) {
  const market = exchange.market(venue, id);
  assert.ok(market);
  const view = exchange.book(market);
  const book = createBook();
  for (const side of ['bid', 'ask'] as const) {
    for (const { price, size } of side === 'bid' ? view.bids : view.asks) {
      setLevel(book, { side, price: price * 100, quantity: size * 10_000 });
    }
  }
  return book;
}

function isTrue(simulator: Simulator, venue: VenueId, id: string, books: PublishedBooks): boolean {
  const live = books.find(id);
  return live?.current === true && booksEqual(live.book, exchangeBook(simulator, venue, id));
}

function describeDifference(simulator: Simulator, venue: VenueId, id: string, books: PublishedBooks): string {
  const live = books.find(id);
  return `${venue} ${id} differs from the exchange's book: ${JSON.stringify({
    doubt: live?.doubt,
    live: live?.book,
    exchange: exchangeBook(simulator, venue, id),
  })}`;
}

async function watch(followers: readonly Follower[], simulator: Simulator, realMs: number): Promise<void> {
  const end = performance.now() + realMs;
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    for (const follower of followers) follower.tally.wrong.push(...follower.look(simulator.exchange.now));
  }
}

function sum(followers: readonly Follower[]): Omit<FaultVerdict, 'faults'> {
  const total = (pick: (follower: Follower) => number) =>
    followers.reduce((before, each) => before + pick(each), 0);
  return {
    facts: total(({ tally }) => tally.facts),
    full: total(({ tally }) => tally.full),
    top: total(({ tally }) => tally.top),
    doubts: total(({ tally }) => tally.doubts),
    healed: total(({ healed }) => healed()),
    wrong: followers.flatMap(({ tally }) => tally.wrong),
    trades: total(({ trades }) => trades.expected),
    tradesMissing: followers.flatMap(({ venue, trades }) => trades.missing().map((key) => `${venue} ${key}`)),
    tradesInvented: followers.flatMap(({ venue, trades }) =>
      trades.invented().map((key) => `${venue} ${key}`),
    ),
  };
}
