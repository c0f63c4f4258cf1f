/**
 * Both simulated venues at three instants of one world: a day before, at first, and now. Answers are asked for once and kept:
 * nothing moves at an instant.
 */
import { hash } from 'node:crypto';
import { createExchange, type Exchange } from '../../src/simulator/exchange/index.ts';
import { Faults } from '../../src/simulator/faults.ts';
import { startVenueA } from '../../src/simulator/venue-a/index.ts';
import { startVenueB } from '../../src/simulator/venue-b/index.ts';
import { buildWorld, type World } from '../../src/simulator/world/index.ts';
import { forwardTo, type ProxyAnswer } from '../harness/answering-proxy.ts';
import type { Host, HostRequest } from './false-answers.ts';

export type Ask = (request: HostRequest) => Promise<ProxyAnswer>;

export interface MovingVenues {
  readonly dayBeforeAt: number;
  readonly firstAt: number;
  readonly nowAt: number;
  readonly dayBefore: Ask;
  readonly first: Ask;
  readonly now: Ask;
  close(): Promise<void>;
}

const hour = 3_600_000;
const dayBeforeAt = Date.UTC(2026, 10, 20, 12);
const firstAt = dayBeforeAt + 21 * hour;
const nowAt = dayBeforeAt + 24 * hour;

/** Prices do not matter here: as little order flow as there can be. */
const quiet = {
  updatesPerSecond: 0.001,
  sweepMs: 1e9,
  updatesPerPause: Number.POSITIVE_INFINITY,
  updatesPerCloseMove: Number.POSITIVE_INFINITY,
  updatesPerGridChange: Number.POSITIVE_INFINITY,
};

export async function startMovingVenues(): Promise<MovingVenues> {
  const dayBefore = await startAt(dayBeforeAt);
  const first = await startAt(firstAt);
  const now = await startAt(nowAt);
  return {
    dayBeforeAt,
    firstAt,
    nowAt,
    dayBefore: dayBefore.ask,
    first: first.ask,
    now: now.ask,
    close: async () => {
      for (const { close } of [dayBefore, first, now]) await close();
    },
  };
}

interface ListedEvent {
  readonly markets: readonly { termsChangedAt(at: number): number }[];
}

/** A fifth of the events, enough to be many and soon read, and every one whose terms are edited. */
function thin(world: World): World {
  const some = <E extends ListedEvent>(events: readonly E[], nameOf: (event: E) => string): E[] =>
    events.filter(
      (event) =>
        hash('sha1', nameOf(event), 'buffer').readUInt32BE() % 5 === 0 ||
        event.markets.some((market) => market.termsChangedAt(nowAt) > dayBeforeAt),
    );
  const thinA = (events: World['venueA']['events']) => some(events, ({ ticker }) => ticker);
  const thinB = (events: World['venueB']['events']) => some(events, ({ slug }) => slug);
  return {
    ...world,
    venueA: { ...world.venueA, events: thinA(world.venueA.events) },
    venueB: { ...world.venueB, events: thinB(world.venueB.events) },
    listNew: (from, to) => {
      const { venueA, venueB } = world.listNew(from, to);
      return { venueA: thinA(venueA), venueB: thinB(venueB) };
    },
  };
}

async function startAt(at: number) {
  // Each has a world of its own: what a world lists later depends on what it was asked before.
  const world = thin(buildWorld({ seed: 11, markets: 500, startsAt: dayBeforeAt, mispricedDays: 0 }));
  const exchange: Exchange = createExchange(world, quiet);
  exchange.advance(at);
  const faults = new Faults();
  const venueA = await startVenueA({
    exchange,
    faults,
    keys: [],
    limits: { refillPerSecond: 1e9, capacity: 1e9, costPerRequest: 1 },
  });
  const venueB = await startVenueB({ exchange, faults, limitScale: 1e6 });
  const urls: Readonly<Record<Host, string>> = {
    venue_a: venueA.url,
    gamma: venueB.gammaUrl,
    clob: venueB.clobUrl,
  };
  const kept = new Map<string, Promise<ProxyAnswer>>();
  return {
    ask: (request: HostRequest): Promise<ProxyAnswer> => {
      const key = `${request.host} ${request.path} ${request.query}`;
      const answer = kept.get(key) ?? forwardTo(urls[request.host], request);
      kept.set(key, answer);
      return answer;
    },
    close: async () => {
      await Promise.all([venueA.close(), venueB.close()]);
    },
  };
}
