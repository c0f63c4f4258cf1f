/**
 * Both adapters in front of venues that answer something else than the truth, in every way and place:
 *
 *   a day before ─ … ─ T1: honest reading ─ three hours ─ T2: false reading ─► honest reading
 *
 * Whatever the false reading was given, nothing untrue may be concluded from it, and the honest one after it leaves what
 * there would be without it.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Client } from 'pg';
import type { VenueId } from '../../src/core/contract/index.ts';
import { defaultCycleLimits, KnownListing, runListingCycle } from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import {
  defaultVenueBOptions,
  openVenueA,
  openVenueB,
  type Venue,
  venueADefaults,
} from '../../src/venues/index.ts';
import { type AnsweringProxy, startAnsweringProxy } from '../harness/answering-proxy.ts';
import { createClock } from '../harness/manual-clock.ts';
import { openTestStore } from '../harness/test-database.ts';
import { isFullTest, testRounds } from '../harness/test-rounds.ts';
import {
  answerFalsely,
  type Fault,
  faults,
  type Host,
  hosts,
  isAt,
  type Place,
  places,
} from './false-answers.ts';
import { dumpListing } from './listing-fixture.ts';
import { type Ask, type MovingVenues, startMovingVenues } from './moving-venues.ts';

/** In an ordinary run false answers come in all places at once, which is the worst; `.ci/run` asks in each of them. */
const placesAsked: readonly Place[] = isFullTest ? places : ['both'];

type Dump = Awaited<ReturnType<typeof dumpListing>>;
type Row = Dump[string][number];

/** Why the false reading counts as incomplete. A complete one has concluded nothing untrue about an open market. */
const ends: Readonly<Record<VenueId, Readonly<Record<Fault, Readonly<Record<Place, string>>>>>> = {
  venue_a: {
    empty: { listing: 'rows_missed', 'look-up': 'mass_absence', both: 'mass_absence' },
    half: { listing: 'rows_missed', 'look-up': 'mass_absence', both: 'rows_missed' },
    'other venue': { listing: 'page_malformed', 'look-up': 'page_malformed', both: 'page_malformed' },
    yesterday: { listing: 'rows_missed', 'look-up': 'mass_absence', both: 'mass_absence' },
    'error page': { listing: 'page_malformed', 'look-up': 'page_malformed', both: 'page_malformed' },
    'error object': { listing: 'page_malformed', 'look-up': 'page_malformed', both: 'page_malformed' },
  },
  // Few of its markets close between the readings: look-ups that do not know them close them, and no others.
  venue_b: {
    empty: { listing: 'rows_missed', 'look-up': 'complete', both: 'mass_absence' },
    half: { listing: 'rows_missed', 'look-up': 'complete', both: 'rows_missed' },
    'other venue': { listing: 'request_failed', 'look-up': 'complete', both: 'request_failed' },
    yesterday: { listing: 'rows_missed', 'look-up': 'complete', both: 'mass_absence' },
    'error page': { listing: 'request_failed', 'look-up': 'request_failed', both: 'request_failed' },
    'error object': { listing: 'request_failed', 'look-up': 'request_failed', both: 'request_failed' },
  },
};

/** A process that starts into the fault knows none of the venue's tables yet. */
const restarts: readonly (readonly [Fault, Place])[] = [
  ['empty', 'both'],
  ['half', 'both'],
  ['yesterday', 'both'],
];

const minute = 60_000;
const signal = new AbortController().signal;
const tables = ['versions', 'settlements', 'events', 'series', 'texts'] as const;

let venues: MovingVenues;
let proxy: AnsweringProxy<Host>;

before(async () => {
  venues = await startMovingVenues();
  proxy = await startAnsweringProxy(hosts, venues.now);
});

after(async () => {
  await proxy.close();
  await venues.close();
});

function openVenue(id: VenueId, now: () => number): Venue {
  const deps = { log: silentLog, now, random: Math.random };
  const tries = { attemptsMax: 2, backoff: { firstMs: 1, maxMs: 1 } };
  // The clock stands still while a listing is read: buckets would never fill again.
  return id === 'venue_a'
    ? openVenueA(deps, {
        ...venueADefaults,
        ...tries,
        restUrl: proxy.urlOf('venue_a'),
        limit: { refillPerSecond: 1, capacity: 1_000_000, cost: 1 },
      })
    : openVenueB(deps, {
        ...defaultVenueBOptions,
        ...tries,
        gammaUrl: proxy.urlOf('gamma'),
        clobUrl: proxy.urlOf('clob'),
        limitShare: 1_000_000,
      });
}

interface Reader {
  /** A whole reading at a time; gives `complete`, or why it is not. */
  read(at: number, answer: Ask): Promise<string>;
  /** As a process that has just started does. */
  restart(): void;
  dump(): Promise<Dump>;
}

async function withReader<T>(id: VenueId, work: (reader: Reader) => Promise<T>): Promise<T> {
  const { store, url, close } = await openTestStore();
  const client = new Client({ connectionString: url });
  await client.connect();
  const clock = createClock(venues.firstAt);
  let venue = openVenue(id, clock.now);
  let known = new KnownListing();
  try {
    return await work({
      read: async (at, answer) => {
        clock.moveTo(at);
        proxy.answer = answer;
        const deps = { venue, store, log: silentLog, now: clock.now, known };
        const outcome = await runListingCycle(deps, 'full', signal, defaultCycleLimits);
        assert.equal(outcome.kind, 'finished');
        assert.notEqual(outcome.incomplete?.detail, '', 'a reason has its words');
        return outcome.incomplete?.reason ?? 'complete';
      },
      restart: () => {
        venue = openVenue(id, clock.now);
        known = new KnownListing();
      },
      dump: () => dumpListing(async (sql) => (await client.query(sql)).rows),
    });
  } finally {
    await client.end();
    await close();
  }
}

function rowsOf(dump: Dump, table: string): readonly Row[] {
  return dump[table] ?? [];
}

/** Rows as texts; of events and series not whether the version is the current one. */
function namesOf(dump: Dump, table: string): Set<string> {
  return new Set(rowsOf(dump, table).map(({ current: _current, ...row }) => JSON.stringify(row)));
}

function unknownTo(known: readonly ReadonlySet<string>[], found: ReadonlySet<string>): string[] {
  return [...found].filter((row) => !known.some((rows) => rows.has(row)));
}

function statusesOf(dump: Dump): Map<unknown, unknown> {
  return new Map(rowsOf(dump, 'markets').map((row) => [row['venue_key'], row['status']]));
}

/** What holds now of everything that `as` has, however many versions led there. */
function presentOf(dump: Dump, as: Dump): unknown {
  const keys = new Set(rowsOf(as, 'markets').map((row) => row['venue_key']));
  const ofMarkets = (table: string) => rowsOf(dump, table).filter((row) => keys.has(row['venue_key']));
  const ofGroups = (table: string) => {
    const ids = new Set(rowsOf(as, table).map((row) => row['id']));
    const rows = rowsOf(dump, table).filter((row) => row['current'] === true && ids.has(row['id']));
    return rows.map(({ number: _number, ...row }) => row);
  };
  return {
    markets: ofMarkets('markets').map(({ number: _number, ...row }) => row),
    settlements: ofMarkets('settlements'),
    events: ofGroups('events'),
    series: ofGroups('series'),
  };
}

for (const id of ['venue_a', 'venue_b'] as const) {
  describe(`${id} that answers falsely`, () => {
    let dayBefore: Dump;
    let first: Dump;
    /** After two honest readings. */
    let truth: Dump;

    before(async () => {
      dayBefore = await withReader(id, async (reader) => {
        assert.equal(await reader.read(venues.dayBeforeAt, venues.dayBefore), 'complete');
        return reader.dump();
      });
      await withReader(id, async (reader) => {
        assert.equal(await reader.read(venues.firstAt, venues.first), 'complete');
        first = await reader.dump();
        assert.equal(await reader.read(venues.nowAt, venues.now), 'complete');
        assert.equal(await reader.read(venues.nowAt + minute, venues.now), 'complete');
        truth = await reader.dump();
      });
    });

    it('has enough to be wrong about', () => {
      const [before, now] = [statusesOf(first), statusesOf(truth)];
      const stillOpen = [...before].filter(([key, status]) => status === 'open' && now.get(key) === 'open');
      assert.ok(stillOpen.length > 60, `${stillOpen.length} open`);
      const settled = rowsOf(truth, 'settlements').length - rowsOf(first, 'settlements').length;
      assert.ok(settled >= 3, `${settled} settled between the readings`);
      const terms = (dump: Dump) => new Map(rowsOf(dump, 'markets').map((row) => [row['id'], row['terms']]));
      const edited = [...terms(dayBefore)].filter(([key, hash]) => (terms(first).get(key) ?? hash) !== hash);
      assert.ok(edited.length > 0, 'terms were edited within the day');
    });

    /** Runs the three readings and gives what the last two left. */
    const readThrough = (fault: Fault, place: Place, isRestarted: boolean) =>
      withReader(id, async (reader) => {
        await reader.read(venues.firstAt, venues.first);
        if (isRestarted) reader.restart();
        const answers = { honest: venues.now, dayBefore: venues.dayBefore };
        const end = await reader.read(venues.nowAt, (request) =>
          isAt(place, request) ? answerFalsely(fault, answers, request) : venues.now(request),
        );
        const between = await reader.dump();
        // One that was believed is followed by the next of the schedule; any other is repeated soon.
        const again = venues.nowAt + (end === 'complete' ? 60 : 1) * minute;
        assert.equal(await reader.read(again, venues.now), 'complete');
        return { end, between, last: await reader.dump() };
      });

    /** No market that is open was closed; nothing is settled that is not, or no longer settled. */
    const checkNothingEnded = (between: Dump) => {
      const now = statusesOf(truth);
      const closed = [...statusesOf(between)].filter(
        ([key, status]) => now.get(key) === 'open' && status !== 'open',
      );
      assert.deepEqual(closed, []);
      const settled = namesOf(between, 'settlements');
      assert.deepEqual(unknownTo([namesOf(truth, 'settlements')], settled), [], 'invented settlements');
      assert.deepEqual(unknownTo([settled], namesOf(first, 'settlements')), [], 'settlements taken back');
    };

    for (const fault of faults) {
      for (const place of placesAsked) {
        it(`${fault}, ${place}`, async () => {
          const { end, between, last } = await readThrough(fault, place, false);
          assert.equal(end, ends[id][fault][place]);
          checkNothingEnded(between);
          if (fault === 'yesterday') checkYesterday(between, last);
          else checkNothingNew(between, last);
        });
      }
    }

    function checkNothingNew(between: Dump, last: Dump): void {
      for (const table of tables) {
        const known = [namesOf(first, table), namesOf(truth, table)];
        assert.deepEqual(unknownTo(known, namesOf(withoutNewEvents(between), table)), [], `new in ${table}`);
      }
      assert.deepEqual(withoutNewEvents(last), withoutNewEvents(truth));
      assert.deepEqual(presentOf(last, truth), presentOf(truth, truth));
    }

    /**
     * An event that is first listed while its series and teams cannot be looked up has a first version without them, and
     * the honest reading gives it a second one.
     */
    function withoutNewEvents(dump: Dump): Dump {
      const ids = new Set(rowsOf(first, 'events').map((row) => row['id']));
      return { ...dump, events: rowsOf(dump, 'events').filter((row) => ids.has(row['id'])) };
    }

    /**
     * Nothing in an answer shows that it is of yesterday. So it may bring back terms that were edited since, as a version
     * that the honest reading replaces again, and markets that were over before the first reading, which are then settled
     * as they were. It must bring nothing that was not true yesterday, and leave every market as it is today.
     */
    function checkYesterday(between: Dump, last: Dump): void {
      const contents = (dump: Dump, table: string) =>
        new Set(
          rowsOf(dump, table).map(({ number: _number, current: _current, ...row }) => JSON.stringify(row)),
        );
      for (const table of tables) {
        const known = [first, truth, dayBefore].map((dump) => contents(dump, table));
        assert.deepEqual(unknownTo(known, contents(between, table)), [], `new in ${table}`);
      }
      checkPresent(last);
    }

    function checkPresent(last: Dump): void {
      assert.deepEqual(presentOf(last, truth), presentOf(truth, truth));
      const others = [...statusesOf(last)].filter(([key]) => !statusesOf(truth).has(key));
      for (const [key, status] of others) {
        assert.ok(statusesOf(dayBefore).has(key), `${key} was listed the day before`);
        // Over all the same: one that closed today may still wait for its result.
        assert.ok(status === 'settled' || status === 'closed', `${key} is ${status}`);
      }
    }

    for (const [fault, place] of restarts.slice(0, testRounds({ usual: 1, full: restarts.length }))) {
      it(`${fault}, ${place}, met by a process that has just started`, async () => {
        const { end, between, last } = await readThrough(fault, place, true);
        assert.equal(end, ends[id][fault][place]);
        checkNothingEnded(between);
        checkPresent(last);
      });
    }
  });
}
