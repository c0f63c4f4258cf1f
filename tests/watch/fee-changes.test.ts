/** Announced changes of fees, over venue_a's real wire: a listing read once stays right without being read again. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { FeeTerms } from '../../src/core/contract/index.ts';
import { divideRationals, formatRational, parseDecimal, rational } from '../../src/core/exact/index.ts';
import { FeeCalendar, type FeeMarket, type FeeSchedule } from '../../src/core/fee/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { createExchange } from '../../src/simulator/exchange/index.ts';
import { buildWorld, type World } from '../../src/simulator/world/index.ts';
import { openVenueA, type Venue, VenueError, venueADefaults } from '../../src/venues/index.ts';
import { runFeeChanges } from '../../src/watch/run-fee-changes.ts';
import { eventually } from '../harness/eventually.ts';
import { isFullTest } from '../harness/test-rounds.ts';
import { hour, minute, smallWorld, startsAt } from '../simulator/small-world.ts';
import { startFixture, type VenueAFixture } from '../simulator/venue-a-fixture.ts';

const signal = new AbortController().signal;
const plenty = 1_000_000;

/** An adapter that has read nothing yet. */
function openVenue({ url, exchange }: VenueAFixture): Venue {
  return openVenueA(
    { log: silentLog, now: () => exchange.now, random: () => 0.5 },
    { ...venueADefaults, restUrl: url, limit: { refillPerSecond: plenty, capacity: plenty, cost: 1 } },
  );
}

/** Every open market as it is listed now, by its id. */
async function listNow(fixture: VenueAFixture): Promise<ReadonlyMap<string, FeeMarket>> {
  const markets = new Map<string, FeeMarket>();
  for await (const step of openVenue(fixture).listOpen(signal)) {
    if (step.kind === 'end') {
      assert.ok(step.complete, step.complete ? '' : step.detail);
      continue;
    }
    for (const { contract, state } of step.markets) {
      const { venue, id, seriesId, eventId } = contract;
      markets.set(id, { venue, seriesId, eventId, fees: state.fees, listedAt: fixture.exchange.now });
    }
  }
  return markets;
}

async function startVenue(t: TestContext, world: World): Promise<VenueAFixture> {
  // No part looks at the books here.
  const exchange = createExchange(world, {
    updatesPerSecond: 0.001,
    updatesPerPause: Number.POSITIVE_INFINITY,
    updatesPerCloseMove: Number.POSITIVE_INFINITY,
  });
  const fixture = await startFixture({ exchange }, world);
  t.after(() => fixture.close());
  return fixture;
}

async function readCalendar(fixture: VenueAFixture): Promise<FeeCalendar> {
  const calendar = new FeeCalendar();
  calendar.replace('venue_a', await openVenue(fixture).readFeeChanges(signal));
  return calendar;
}

/** `×0.5`, or the kind of anything else. */
function print(schedule: FeeSchedule): string {
  const rate = parseDecimal('0.07');
  assert.ok(rate);
  return schedule.kind === 'quadratic'
    ? `×${formatRational(divideRationals(schedule.rate, rate))}`
    : schedule.kind;
}

const nothingAnnounced = new FeeCalendar();

describe('the calendar over the wire of venue_a', () => {
  it('follows the changes of a small world to the minute', async (t) => {
    const fixture = await startVenue(t, smallWorld());
    const listed = await listNow(fixture);
    const calendar = await readCalendar(fixture);
    const one = (eventId: string): FeeMarket => {
      const found = listed.values().find((market) => market.eventId === eventId);
      assert.ok(found, eventId);
      return found;
    };
    const [ladder, far, game] = [one('KXSMALL-26NOV'), one('KXSMALL-FAR'), one('KXSMALL-GAME')];
    const ask = (after: number) =>
      [ladder, far, game].map((market) => print(calendar.scheduleOf(market, startsAt + after)));
    assert.deepEqual(ask(0), ['×1', '×0.5', '×1']);
    assert.deepEqual(ask(10 * minute - 1), ['×1', '×0.5', '×1']);
    // The series changes to one half, and one event at the same time to nothing.
    assert.deepEqual(ask(10 * minute), ['×0', '×0.5', '×0.5']);
    // The other event loses its own: it has what the series has by now.
    assert.deepEqual(ask(20 * minute), ['×0', '×0.5', '×0.5']);
  });

  it('gives each market the fee that a new listing would give, in a built world', async (t) => {
    const world = buildWorld({ seed: 9, markets: isFullTest ? 3_000 : 600, startsAt });
    const fixture = await startVenue(t, world);
    const before = await listNow(fixture);
    const calendar = await readCalendar(fixture);
    const cleared = new Set(
      world.venueA.eventFeeChanges?.filter(({ fees }) => fees === undefined).map(({ event }) => event.ticker),
    );
    const changed = new Set<string>();
    for (const after of isFullTest ? [20 * minute, 3 * hour, 40 * hour] : [hour]) {
      fixture.exchange.advance(startsAt + after);
      const now = fixture.exchange.now;
      let compared = 0;
      for (const [id, fresh] of await listNow(fixture)) {
        const old = before.get(id);
        if (old === undefined) continue;
        compared += 1;
        const expected = print(nothingAnnounced.scheduleOf(fresh, now));
        const found = print(calendar.scheduleOf(old, now));
        if (expected !== print(nothingAnnounced.scheduleOf(old, now))) changed.add(old.eventId);
        // What a series states below an override was not listed: unknown then, and never something else.
        if (found === 'unknown' && cleared.has(old.eventId)) continue;
        assert.equal(found, expected, `${id} after ${after / minute} minutes`);
        // A new listing is not changed by what was announced before it.
        assert.equal(print(calendar.scheduleOf(fresh, now)), expected, id);
      }
      assert.ok(compared > 100, `${compared} markets are listed still`);
    }
    assert.ok(changed.size >= 3, `${changed.size} events have other fees than at the start`);
  });
});

describe('the reading of fee changes', () => {
  const terms: FeeTerms = {
    kind: 'quadratic',
    schedule: 'quadratic',
    rate: rational(7n, 100n),
    multiplier: { numerator: 1n, denominator: 1n },
    setBy: 'series',
    waivedUntil: undefined,
  };

  it('happens at once and again, and a failure leaves the last good answer', async () => {
    const calendar = new FeeCalendar();
    const stop = new AbortController();
    const read = { venue_a: 0, venue_b: 0 };
    const multiplierNow = () =>
      print(
        calendar.scheduleOf(
          { venue: 'venue_a', seriesId: 'S', eventId: 'E', fees: terms, listedAt: startsAt },
          startsAt + minute,
        ),
      );
    const seen: string[] = [];
    const venues: Parameters<typeof runFeeChanges>[0]['venues'] = [
      {
        id: 'venue_a',
        readFeeChanges: async () => {
          seen.push(multiplierNow());
          read.venue_a += 1;
          if (read.venue_a === 1 || read.venue_a === 3) {
            throw new VenueError('unreachable', 'The venue is away.');
          }
          return [
            {
              scope: 'series',
              id: 'S',
              changeId: String(read.venue_a),
              schedule: 'quadratic',
              rate: rational(7n, 100n),
              multiplier: { numerator: BigInt(read.venue_a), denominator: 1n },
              effectiveAt: startsAt + 1,
            },
          ];
        },
      },
      {
        id: 'venue_b',
        readFeeChanges: async () => {
          read.venue_b += 1;
          return [];
        },
      },
    ];
    const running = runFeeChanges({ venues, calendar, log: silentLog }, stop.signal, {
      everyMs: 1,
      backoff: { firstMs: 1, maxMs: 1 },
    });
    await eventually(
      () => read.venue_a >= 5 && read.venue_b >= 2,
      'five readings of one and two of the other',
    );
    stop.abort();
    await running;
    assert.deepEqual(seen.slice(0, 5), ['×1', '×1', '×2', '×2', '×4']);
    const { venue_a: readings } = read;
    assert.equal(multiplierNow(), `×${readings}`);
  });

  it('that fails for too long leaves the fees unknown until the next good one', async (t) => {
    const calendar = new FeeCalendar();
    const stop = new AbortController();
    t.after(() => stop.abort());
    const state = { fails: false, readings: 0 };
    const feeNow = () => {
      const market = {
        venue: 'venue_a' as const,
        seriesId: 'S',
        eventId: 'E',
        fees: terms,
        listedAt: startsAt,
      };
      return print(calendar.scheduleOf(market, startsAt + minute));
    };
    const venue = {
      id: 'venue_a' as const,
      readFeeChanges: async () => {
        state.readings += 1;
        if (state.fails) throw new VenueError('unreachable', 'The venue is away.');
        return [];
      },
    };
    let elapsedMs = 0;
    const elapsed = () => elapsedMs;
    const running = runFeeChanges({ venues: [venue], calendar, log: silentLog, elapsed }, stop.signal, {
      everyMs: 1,
      backoff: { firstMs: 1, maxMs: 1 },
      goodForMs: 300,
    });
    await eventually(() => state.readings > 1, 'a good reading');
    state.fails = true;
    const failMore = async () => {
      const failures = state.readings + 3;
      await eventually(() => state.readings > failures, 'some failures');
    };
    elapsedMs = 299;
    await failMore();
    assert.equal(feeNow(), '×1');
    elapsedMs = 300;
    await failMore();
    assert.equal(feeNow(), 'unknown');
    state.fails = false;
    await eventually(() => feeNow() === '×1', 'the fee is known again');
    stop.abort();
    await running;
  });

  it('ends at once when it is stopped, also within a reading', async () => {
    const stop = new AbortController();
    const venue = {
      id: 'venue_a' as const,
      readFeeChanges: (within: AbortSignal) =>
        new Promise<never>((_resolve, reject) => {
          within.addEventListener('abort', () => reject(within.reason));
          stop.abort();
        }),
    };
    const calendar = {
      replace: () => assert.fail('nothing was read'),
      forget: () => assert.fail('nothing was read'),
    };
    await runFeeChanges({ venues: [venue], calendar, log: silentLog }, stop.signal);
  });
});
