/** A venue, a fresh database and the two brought together, cycle by cycle. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { Client } from 'pg';
import {
  type CycleLimits,
  type CycleOutcome,
  type CycleProgress,
  defaultCycleLimits,
  KnownListing,
  type ListingChange,
  runListingCycle,
} from '../../src/ingest/index.ts';
import type { CycleDeps } from '../../src/ingest/run-listing-cycle.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { type CycleKind, loadListedMarkets, type Store } from '../../src/store/index.ts';
import { FakeVenue, fakeTime } from '../harness/fake-venue.ts';
import { createClock, type ManualClock } from '../harness/manual-clock.ts';
import { openTestStore } from '../harness/test-database.ts';

export type Finished = Extract<CycleOutcome, { kind: 'finished' }>;

export interface ListingFixture {
  readonly venue: FakeVenue;
  readonly store: Store;
  readonly clock: ManualClock;
  readonly url: string;
  readonly changes: ListingChange[];
  readonly progress: CycleProgress[];
  /** Markets of which the feed brings books. */
  readonly trading: Set<string>;
  run(kind?: CycleKind, options?: Partial<CycleLimits>, signal?: AbortSignal): Promise<Finished>;
  attempt(kind?: CycleKind, options?: Partial<CycleLimits>, signal?: AbortSignal): Promise<CycleOutcome>;
  /** As a process that has just started does. */
  forget(): void;
  rows(sql: string): Promise<Record<string, unknown>[]>;
  listedIds(): Promise<string[]>;
}

/** `cycle`: what else each cycle is given. */
export async function openListing(
  t: TestContext,
  venue: FakeVenue = new FakeVenue(),
  cycle: (clock: ManualClock) => Partial<CycleDeps> = () => ({}),
): Promise<ListingFixture> {
  const { store, url, close } = await openTestStore();
  const client = new Client({ connectionString: url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await close();
  });
  const clock = createClock(fakeTime);
  const given = cycle(clock);
  const changes: ListingChange[] = [];
  const progress: CycleProgress[] = [];
  let known = new KnownListing();
  const trading = new Set<string>();
  const attempt: ListingFixture['attempt'] = async (kind = 'full', options = {}, signal) => {
    clock.advance(60_000);
    return runListingCycle(
      {
        venue,
        store,
        log: silentLog,
        now: clock.now,
        known,
        isTrading: (id) => trading.has(id),
        onChanges: (changed) => changes.push(...changed),
        onProgress: (seen) => progress.push({ ...seen, counts: { ...seen.counts } }),
        ...given,
      },
      kind,
      signal ?? new AbortController().signal,
      { ...defaultCycleLimits, ...options },
    );
  };
  return {
    venue,
    store,
    clock,
    url,
    changes,
    progress,
    trading,
    attempt,
    run: async (...args) => {
      const outcome = await attempt(...args);
      assert.equal(outcome.kind, 'finished');
      return outcome;
    },
    forget: () => {
      known = new KnownListing();
    },
    rows: async (sql) => (await client.query(sql)).rows,
    listedIds: async () => {
      const markets = await loadListedMarkets(store, venue.id, { afterKey: 0, limit: 100_000 });
      return markets.map(({ contract }) => contract.id);
    },
  };
}

/** Everything a cycle may write, without when and by which cycle it was written. */
export async function dumpListing(
  rows: (sql: string) => Promise<Record<string, unknown>[]>,
): Promise<Readonly<Record<string, Record<string, unknown>[]>>> {
  return {
    markets: await rows(`
      select m.venue, m.venue_key, m.id, m.status, m.closes_at, m.fees::text, m.feed_keys, encode(m.state_hash, 'hex') as state,
        v.number, encode(v.terms_hash, 'hex') as terms, m.closed_cycle is null as live
      from market m join contract_version v on v.id = m.version order by m.venue, m.venue_key`),
    versions: await rows(`
      select m.venue_key, v.number, encode(v.terms_hash, 'hex') as terms, encode(v.rules_hash, 'hex') as rules, v.title,
        v.strike_floor, v.terms::text as verbatim
      from contract_version v join market m on m.key = v.market order by m.venue_key, v.number`),
    settlements: await rows(`
      select m.venue_key, s.number, s.result, s.yes_payout, s.final, s.settled_at
      from settlement s join market m on m.key = s.market order by m.venue_key, s.number`),
    events: await rows(`
      select e.venue, e.id, v.number, v.title, v.topics, encode(v.content_hash, 'hex') as content, e.version = v.id as current
      from event e join event_version v on v.event = e.key order by e.venue, e.id, v.number`),
    series: await rows(`
      select s.venue, s.id, v.number, v.title, encode(v.content_hash, 'hex') as content, s.version = v.id as current
      from series s join series_version v on v.series = s.key order by s.venue, s.id, v.number`),
    texts: await rows("select encode(hash, 'hex') as hash, text from rule_text order by hash"),
  };
}
