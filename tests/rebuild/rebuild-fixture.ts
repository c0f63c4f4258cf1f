/** Two venues made of values, a fresh database, listings read into it and runs of the graph over them. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { Client } from 'pg';
import type { VenueId } from '../../src/core/contract/index.ts';
import { defaultCycleLimits, KnownListing, runListingCycle } from '../../src/ingest/index.ts';
import type { GraphSnapshot } from '../../src/rebuild/graph-snapshot.ts';
import {
  defaultRunLimits,
  type RunLimits,
  type RunOutcome,
  rebuildStoreLimits,
  runGraph,
} from '../../src/rebuild/run-graph.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { simulatedPhrases } from '../../src/simulator/phrases/index.ts';
import type { Store } from '../../src/store/index.ts';
import type { ListedMarket } from '../../src/venues/index.ts';
import { FakeVenue, fakeTime, sketchEvent, sketchMarket } from '../harness/fake-venue.ts';
import { createClock, type ManualClock } from '../harness/manual-clock.ts';
import { sharedContracts } from '../harness/shared-world.ts';
import { openTestStore } from '../harness/test-database.ts';

export type Finished = Extract<RunOutcome, { kind: 'finished' }>;
export type Venues = Readonly<Record<VenueId, FakeVenue>>;

export interface RebuildFixture {
  readonly venues: Venues;
  readonly store: Store;
  readonly url: string;
  readonly clock: ManualClock;
  /** Reads the venue's listing to its end. */
  list(venue?: VenueId): Promise<void>;
  /** A run that has to finish; what the process held of the last one is used. */
  run(options?: RunOptions): Promise<Finished>;
  attempt(options?: RunOptions): Promise<RunOutcome>;
  /** As a process that has just started does. */
  forget(): void;
  rows(sql: string): Promise<Record<string, unknown>[]>;
}

interface RunOptions extends Partial<RunLimits> {
  readonly graphVersion?: string;
  readonly follows?: number;
  readonly signal?: AbortSignal;
}

export async function openRebuild(t: TestContext): Promise<RebuildFixture> {
  const { store, url, close } = await openTestStore(rebuildStoreLimits);
  const client = new Client({ connectionString: url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await close();
  });
  const venues: Venues = { venue_a: new FakeVenue('venue_a'), venue_b: new FakeVenue('venue_b') };
  const clock = createClock(fakeTime);
  let held: GraphSnapshot | undefined;
  const attempt: RebuildFixture['attempt'] = async (options = {}) => {
    const { graphVersion = 'one', follows, signal = new AbortController().signal, ...limits } = options;
    clock.advance(1_000);
    const outcome = await runGraph(
      {
        store,
        log: silentLog,
        now: clock.now,
        graphVersion,
        phrases: simulatedPhrases,
        ...(follows === undefined ? {} : { follows }),
      },
      held,
      signal,
      {
        ...defaultRunLimits,
        ...limits,
      },
    );
    if (outcome.kind === 'finished') held = outcome.snapshot;
    return outcome;
  };
  return {
    venues,
    store,
    url,
    clock,
    attempt,
    list: (venue = 'venue_a') => listVenue(store, venues[venue], clock.now),
    run: async (options) => {
      const outcome = await attempt(options);
      assert.equal(outcome.kind, 'finished');
      return outcome;
    },
    forget: () => {
      held = undefined;
    },
    rows: async (sql) => (await client.query(sql)).rows,
  };
}

async function listVenue(store: Store, venue: FakeVenue, now: () => number): Promise<void> {
  const outcome = await runListingCycle(
    { venue, store, log: silentLog, now, known: new KnownListing() },
    'full',
    new AbortController().signal,
    // Tests take away as much as they like.
    { ...defaultCycleLimits, goneMin: Number.POSITIVE_INFINITY },
  );
  assert.equal(outcome.kind, 'finished');
  assert.equal(outcome.incomplete, undefined);
}

/** A rung of a ladder of venue_a: `above(10)` implies `above(5)`, within one event and one text. */
export function rung(
  strike: number,
  { event = 'LADDER', text = 'the figure of July 5, 2026, at noon' } = {},
): ListedMarket {
  return sketchMarket({
    id: `${event}-${strike}`,
    strike: String(strike),
    rules: `If ${text} is above ${strike}, then the market resolves to Yes.`,
    contract: { eventId: event, yesLabel: `Above ${strike}`, noLabel: `Above ${strike}` },
  });
}

/** One of several, of whom at most one wins: the venue declares it. */
export function candidate(name: string, event = 'RACE', venue: VenueId = 'venue_a'): ListedMarket {
  return sketchMarket({
    id: `${event}-${name}`,
    venue,
    rules: `If ${name} wins the made-up race of boats, then the market resolves to Yes.`,
    contract: {
      eventId: event,
      title: name,
      yesLabel: name,
      noLabel: name,
      strike: undefined,
      exclusivity: { eventMutuallyExclusive: true, group: undefined, openEnded: false },
    },
  });
}

/** A simulated world as both venues list it, with relations in and across them. `keep`: which of its markets. */
export function fillWithWorld(
  venues: Venues,
  world: { readonly seed: number; readonly markets: number },
  keep: (market: number) => boolean = () => true,
): void {
  for (const venue of Object.values(venues)) {
    venue.markets.clear();
    venue.events = [];
  }
  const events = new Set<string>();
  const sketch = sketchMarket({ id: 'ANY' });
  sharedContracts(world).forEach(({ contract, event }, place) => {
    if (!keep(place)) return;
    const venue = venues[contract.venue];
    venue.put({ ...sketch, contract, feedKeys: [contract.id] });
    const name = `${contract.venue} ${contract.eventId}`;
    if (event === undefined || events.has(name)) return;
    events.add(name);
    venue.events.push(
      sketchEvent({
        venue: contract.venue,
        id: contract.eventId,
        title: event.title,
        subTitle: event.subTitle,
        game: event.game,
      }),
    );
  });
}

/** What the graph says, without the numbers that depend on the way it came about. */
export async function dumpGraph(rows: RebuildFixture['rows']) {
  return {
    members: await rows(`
      select m.venue, m.id, encode(v.terms_hash, 'hex') as terms, g.family, encode(g.variable_hash, 'hex') as variable,
        g.reading::text as reading
      from graph_member g join market m on m.key = g.market join contract_version v on v.id = g.contract_version
      where g.closed_run is null order by m.venue, m.id`),
    run: await rows(
      'select markets, claims, variables, relations::text, withheld::jsonb::text from graph_run order by id desc limit 1',
    ),
  };
}
