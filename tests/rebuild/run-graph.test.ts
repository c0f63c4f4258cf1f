/** One run after another: what they read, what they leave alone, what they announce, and what they never lose. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadListedRun } from '../../src/rebuild/list-run.ts';
import { runGraph } from '../../src/rebuild/run-graph.ts';
import { createLog } from '../../src/runtime/log.ts';
import { type Store, StoreError } from '../../src/store/index.ts';
import { sketchEvent, sketchMarket } from '../harness/fake-venue.ts';
import {
  candidate,
  dumpGraph,
  fillWithWorld,
  openRebuild,
  type RebuildFixture,
  rung,
} from './rebuild-fixture.ts';

const strikes = [10, 20, 30];

async function openLadder(t: Parameters<typeof openRebuild>[0]): Promise<RebuildFixture> {
  const rebuild = await openRebuild(t);
  rebuild.venues.venue_a.put(...strikes.map((strike) => rung(strike)));
  await rebuild.list();
  return rebuild;
}

/** What runs announce; listings have entries of their own. */
async function outbox({ rows }: RebuildFixture): Promise<string[]> {
  const entries = await rows(
    `select topic, run, payload from outbox where topic like 'relation.%' order by id`,
  );
  return entries.map(({ topic, run, payload }) => `${run} ${topic} ${JSON.stringify(payload)}`);
}

function announced(run: number, change: string, left: string, relation: string, right: string): string {
  return `${run} relation.${change} ${JSON.stringify({
    left: { venue: 'venue_a', id: left },
    right: { venue: 'venue_a', id: right },
    relation,
    cross_venue: false,
    graph_run: run,
  })}`;
}

test('before a venue was read to its end there is nothing to run', async (t) => {
  const rebuild = await openRebuild(t);
  assert.deepEqual(await rebuild.attempt(), { kind: 'nothing_listed' });
  assert.deepEqual(await rebuild.rows('select * from graph_run'), []);
});

test('a listing without a market makes a run without a member', async (t) => {
  const rebuild = await openRebuild(t);
  await rebuild.list('venue_b');
  const { snapshot } = await rebuild.run();
  assert.deepEqual([snapshot.run.markets, snapshot.run.found, snapshot.members.size], [0, 0, 0]);
  assert.deepEqual(Object.keys(snapshot.run.listing), ['venue_b']);
});

test('the first run counts what it found and announces nothing; the next reads nothing again', async (t) => {
  const rebuild = await openLadder(t);
  const first = await rebuild.run();
  assert.deepEqual(first.snapshot.run.relations, {
    equivalent: 0,
    implies: 3,
    contradicts: 0,
    overlaps: 0,
    crossVenue: 0,
  });
  assert.deepEqual([first.snapshot.run.found, first.changes], [3, []]);
  for (const forget of [false, true]) {
    if (forget) rebuild.forget();
    const { run } = (await rebuild.run()).snapshot;
    assert.deepEqual(
      [run.membersRead, run.membersAdded, run.membersClosed, run.found, run.withdrawn, run.markets],
      [0, 0, 0, 0, 0, 3],
    );
  }
  assert.deepEqual(await outbox(rebuild), []);
});

test('edited rules withdraw what followed from the old ones, and find what follows from the new', async (t) => {
  const rebuild = await openLadder(t);
  await rebuild.run();
  // The middle rung is now about something else; a new one is beside it.
  rebuild.venues.venue_a.put(
    rung(20, { text: 'the figure of July 5, 2026, at midnight' }),
    rung(25, { text: 'the figure of July 5, 2026, at midnight' }),
  );
  rebuild.venues.venue_a.markets.delete('key-LADDER-30');
  await rebuild.list();
  const { snapshot, changes } = await rebuild.run();
  const { run } = snapshot;
  assert.deepEqual(
    [run.membersRead, run.membersAdded, run.membersClosed, run.found, run.withdrawn, run.changesListed],
    [2, 2, 2, 1, 3, 4],
  );
  const entries = await outbox(rebuild);
  assert.deepEqual(
    entries.toSorted(),
    [
      announced(2, 'found', 'LADDER-20', 'implied_by', 'LADDER-25'),
      announced(2, 'withdrawn', 'LADDER-20', 'implied_by', 'LADDER-30'),
      announced(2, 'withdrawn', 'LADDER-20', 'implies', 'LADDER-10'),
      announced(2, 'withdrawn', 'LADDER-30', 'implies', 'LADDER-10'),
    ].toSorted(),
  );
  assert.equal(changes.length, 4);
  // Appended and closed: the old reading is still there.
  assert.deepEqual(
    await rebuild.rows(`select m.id, first_run, closed_run from graph_member g join market m on m.key = g.market
      order by m.id, first_run`),
    [
      { id: 'LADDER-10', first_run: 1, closed_run: null },
      { id: 'LADDER-20', first_run: 1, closed_run: 2 },
      { id: 'LADDER-20', first_run: 2, closed_run: null },
      { id: 'LADDER-25', first_run: 2, closed_run: null },
      { id: 'LADDER-30', first_run: 1, closed_run: 2 },
    ],
  );
});

test('of many changes those across venues are listed first, and all are counted', async (t) => {
  const rebuild = await openRebuild(t);
  await rebuild.list('venue_a');
  await rebuild.list('venue_b');
  await rebuild.run();
  fillWithWorld(rebuild.venues, { seed: 3, markets: 1_000 });
  await rebuild.list('venue_a');
  await rebuild.list('venue_b');
  const { snapshot, changes } = await rebuild.run({ changesListedMax: 60 });
  const { relations, found, changesListed } = snapshot.run;
  assert.ok(relations.crossVenue > 5, JSON.stringify(relations));
  assert.equal(found, relations.equivalent + relations.implies + relations.contradicts + relations.overlaps);
  assert.ok(found > 60);
  assert.deepEqual([changesListed, changes.length, (await outbox(rebuild)).length], [60, 60, 60]);
  const crossVenue = changes.filter((change) => change.crossVenue).length;
  assert.equal(crossVenue, Math.min(60, relations.crossVenue));
  assert.ok(changes.slice(0, crossVenue).every((change) => change.crossVenue));
});

test('run by run as listings change, or at once from nothing: the same members and counts', async (t) => {
  const world = { seed: 5, markets: 1_000 };
  const stepwise = await openRebuild(t);
  const listBoth = async (rebuild: RebuildFixture) => {
    await rebuild.list('venue_a');
    await rebuild.list('venue_b');
  };
  const edit = ({ venues }: RebuildFixture) => {
    // Every ninth market has other rules now, and every event of venue_a another title.
    [...venues.venue_a.markets.values(), ...venues.venue_b.markets.values()].forEach((market, place) => {
      if (place % 9 !== 0) return;
      const { contract } = market;
      const venue = venues[contract.venue];
      venue.put({
        ...market,
        contract: sketchMarket({
          id: 'X',
          rules: `${contract.rules} More.`,
          contract: { ...contract, rules: `${contract.rules} More.` },
        }).contract,
      });
    });
    venues.venue_a.events = venues.venue_a.events.map((event) => ({
      ...event,
      title: `${event.title}, again`,
    }));
  };
  fillWithWorld(stepwise.venues, world, (place) => place % 5 !== 0);
  await listBoth(stepwise);
  await stepwise.run();
  fillWithWorld(stepwise.venues, world, (place) => place % 3 !== 0);
  await listBoth(stepwise);
  await stepwise.run();
  stepwise.forget();
  fillWithWorld(stepwise.venues, world, (place) => place % 7 !== 0);
  edit(stepwise);
  await listBoth(stepwise);
  const last = await stepwise.run();
  assert.ok(last.snapshot.run.membersAdded > 50);
  assert.ok(last.snapshot.run.membersClosed > 50);

  const atOnce = await openRebuild(t);
  fillWithWorld(atOnce.venues, world, (place) => place % 7 !== 0);
  edit(atOnce);
  await listBoth(atOnce);
  await atOnce.run();
  assert.deepEqual(await dumpGraph(stepwise.rows), await dumpGraph(atOnce.rows));

  // What the process holds is what is stored.
  const held = last.snapshot.graph.totals;
  stepwise.forget();
  assert.deepEqual((await stepwise.run()).snapshot.graph.totals, held);
});

test('under another graph version everything is read again, and what reads the same stays', async (t) => {
  const rebuild = await openLadder(t);
  await rebuild.run();
  const { run } = (await rebuild.run({ graphVersion: 'two' })).snapshot;
  assert.deepEqual(
    [run.membersRead, run.membersAdded, run.membersClosed, run.graphVersion],
    [3, 0, 0, 'two'],
  );
  // A member that an earlier version read otherwise.
  await rebuild.rows('alter table graph_member disable trigger all');
  await rebuild.rows(`update graph_member set family = null, variable_hash = null,
    reading = '{"withheld":[{"reason":"no_family","detail":"then"}]}' where market = (select key from market where id = 'LADDER-20')`);
  await rebuild.rows('alter table graph_member enable trigger all');
  rebuild.forget();
  const again = (await rebuild.run({ graphVersion: 'three' })).snapshot.run;
  assert.deepEqual([again.membersAdded, again.membersClosed, again.found, again.withdrawn], [1, 1, 2, 0]);
});

test('of an event only what is read counts', async (t) => {
  const rebuild = await openRebuild(t);
  rebuild.venues.venue_a.put(candidate('Ada'), candidate('Bob'));
  rebuild.venues.venue_a.events = [sketchEvent({ id: 'RACE', title: 'Who wins' })];
  await rebuild.list();
  await rebuild.run();
  rebuild.venues.venue_a.events = [sketchEvent({ id: 'RACE', title: 'Who wins', topics: ['races'] })];
  await rebuild.list();
  assert.equal((await rebuild.run()).snapshot.run.membersRead, 0);
  rebuild.venues.venue_a.events = [sketchEvent({ id: 'RACE', title: 'Who comes first' })];
  await rebuild.list();
  const { run } = (await rebuild.run()).snapshot;
  assert.deepEqual([run.membersRead, run.membersAdded, run.found, run.withdrawn], [2, 2, 0, 0]);
  assert.equal((await rebuild.run()).snapshot.run.membersRead, 0);
});

test('a market whose opening the venue has moved is read again', async (t) => {
  const rebuild = await openRebuild(t);
  const market = candidate('Ada');
  rebuild.venues.venue_a.put(market, candidate('Bob'));
  await rebuild.list();
  await rebuild.run();
  const opensAt = (market.state.opensAt ?? 0) + 60_000;
  rebuild.venues.venue_a.put({ ...market, state: { ...market.state, opensAt } });
  await rebuild.list();
  assert.equal((await rebuild.run()).snapshot.run.membersRead, 1);
  assert.equal((await rebuild.run()).snapshot.run.membersRead, 0);
});

test('a venue whose listing is not complete keeps its members', async (t) => {
  const rebuild = await openLadder(t);
  rebuild.venues.venue_b.put(candidate('Ada', 'RACE', 'venue_b'), candidate('Bob', 'RACE', 'venue_b'));
  await rebuild.list('venue_b');
  await rebuild.run();
  // As if venue_b had never been read to its end.
  await rebuild.rows("update listing_cycle set complete = false, reason = 'no_end' where venue = 'venue_b'");
  rebuild.venues.venue_a.markets.delete('key-LADDER-10');
  await rebuild.list();
  const { run } = (await rebuild.run()).snapshot;
  assert.deepEqual([run.markets, run.membersClosed, run.relations.contradicts], [4, 1, 1]);
  assert.deepEqual(Object.keys(run.listing), ['venue_a']);
});

test('a market an incomplete reading has shown is not in the graph yet', async (t) => {
  const rebuild = await openLadder(t);
  await rebuild.run();
  rebuild.venues.venue_a.put(rung(40));
  rebuild.venues.venue_a.end = { kind: 'end', complete: false, reason: 'page_repeated', detail: 'cut' };
  await assert.rejects(rebuild.list());
  assert.equal((await rebuild.run()).snapshot.run.markets, 3);
});

test('while one process runs, another learns of it', async (t) => {
  const rebuild = await openLadder(t);
  const outcomes = await Promise.all(Array.from({ length: 2 }, () => rebuild.attempt()));
  const kinds = outcomes.map(({ kind }) => kind).toSorted();
  // Either they met, or one was over before the other began.
  assert.ok(['busy,finished', 'finished,finished'].includes(kinds.join()), kinds.join());

  await rebuild.rows('begin');
  await rebuild.rows("select pg_advisory_xact_lock(hashtext('graph_run'))");
  assert.deepEqual(await rebuild.attempt(), { kind: 'busy' });
  await rebuild.rows('commit');
  assert.equal((await rebuild.attempt()).kind, 'finished');
});

test('a run that another process has overtaken is not made twice', async (t) => {
  const rebuild = await openLadder(t);
  assert.deepEqual(await rebuild.attempt({ follows: 1 }), { kind: 'overtaken' });
  assert.equal((await rebuild.run({ follows: 0 })).snapshot.run.id, 1);
  assert.deepEqual(await rebuild.attempt({ follows: 0 }), { kind: 'overtaken' });
  assert.equal((await rebuild.run({ follows: 1 })).snapshot.run.id, 2);
});

/** One table takes no rows. */
async function withBroken(rebuild: RebuildFixture, table: string, work: () => Promise<void>): Promise<void> {
  await rebuild.rows(`alter table ${table} add constraint broken check (false) not valid`);
  await work();
  await rebuild.rows(`alter table ${table} drop constraint broken`);
}

test('a run that fails anywhere leaves the last one, and the next makes up for it', async (t) => {
  const rebuild = await openLadder(t);
  await rebuild.run();
  rebuild.venues.venue_a.put(rung(40), rung(20, { text: 'another figure' }));
  await rebuild.list();
  const before = await dumpGraph(rebuild.rows);
  for (const table of ['graph_member', 'outbox', 'graph_run']) {
    await withBroken(rebuild, table, async () => {
      await assert.rejects(rebuild.attempt(), StoreError);
    });
    assert.deepEqual(await dumpGraph(rebuild.rows), before, table);
    assert.deepEqual(await outbox(rebuild), [], table);
  }
  const stopped = AbortSignal.abort();
  await assert.rejects(rebuild.attempt({ signal: stopped }), { code: 'cancelled' });
  await assert.rejects(rebuild.attempt({ marketsMax: 3 }), { code: 'too_many_markets' });
  assert.deepEqual(await dumpGraph(rebuild.rows), before);
  const { run } = (await rebuild.run()).snapshot;
  assert.deepEqual([run.id, run.membersAdded, run.membersClosed], [2, 2, 1]);
});

test('a commit whose answer is lost is found out', async (t) => {
  const rebuild = await openLadder(t);
  await rebuild.run();
  rebuild.venues.venue_a.put(rung(40));
  await rebuild.list();
  const query: Store['query'] = rebuild.store.query.bind(rebuild.store);
  rebuild.store.query = async (work, signal) => {
    await query(work, signal);
    throw new StoreError('unavailable', 'The test lost the answer.');
  };
  await assert.rejects(rebuild.attempt(), { code: 'unavailable' });
  rebuild.store.query = query;
  // The process still holds run 1; run 2 is stored.
  const { run } = (await rebuild.run()).snapshot;
  assert.deepEqual([run.id, run.markets, run.membersRead, run.found], [3, 4, 0, 0]);
});

test('members and runs are never edited', async (t) => {
  const rebuild = await openLadder(t);
  await rebuild.run();
  const refused = /never changed/;
  for (const statement of [
    "update graph_member set reading = '{}'",
    'update graph_member set contract_version = contract_version + 1, closed_run = 1',
    'update graph_member set first_run = 0',
    'delete from graph_member',
    'update graph_run set markets = 0',
    'delete from graph_run',
  ]) {
    await assert.rejects(rebuild.rows(statement), refused, statement);
  }
  rebuild.venues.venue_a.markets.delete('key-LADDER-10');
  await rebuild.list();
  await rebuild.run();
  await assert.rejects(
    rebuild.rows('update graph_member set closed_run = null where closed_run = 2'),
    refused,
  );
  await assert.rejects(rebuild.rows('update graph_member set closed_run = 3 where closed_run = 2'), refused);
});

test('what has been in the outbox for a week is removed, and later if it was not dispatched', async (t) => {
  const rebuild = await openLadder(t);
  await rebuild.run();
  rebuild.venues.venue_a.put(rung(40));
  await rebuild.list();
  await rebuild.run();
  assert.equal((await outbox(rebuild)).length, 3);
  rebuild.clock.advance(6 * 86_400_000);
  await rebuild.run();
  assert.equal((await outbox(rebuild)).length, 3);
  rebuild.clock.advance(2 * 86_400_000);
  await rebuild.run();
  assert.equal((await outbox(rebuild)).length, 3);
  await rebuild.rows('update outbox set dispatched_at = created_at where id < 3');
  await rebuild.run();
  assert.equal((await outbox(rebuild)).length, 1);
  rebuild.clock.advance(30 * 86_400_000);
  await rebuild.run();
  assert.equal((await outbox(rebuild)).length, 0);
});

test('a member that another version has stored is withheld until it is read again, and keeps nothing from being served', async (t) => {
  const rebuild = await openLadder(t);
  await rebuild.run();
  await rebuild.rows('alter table graph_member disable trigger graph_member_is_kept');
  await rebuild.rows(`update graph_member set reading = replace(reading::text, '"value"', '"of former times"')::json
    where market = (select key from market where id = 'LADDER-20')`);
  await rebuild.rows('alter table graph_member enable trigger graph_member_is_kept');
  rebuild.forget();
  const loaded = (await loadListedRun(rebuild.store, new AbortController().signal))?.snapshot;
  assert.deepEqual(
    [...(loaded?.members.values() ?? [])].map(({ marketId, withheld }) => [
      marketId,
      withheld.map(({ reason }) => reason),
    ]),
    [
      ['LADDER-10', []],
      ['LADDER-20', ['reader_failed']],
      ['LADDER-30', []],
    ],
  );
  const { run } = (await rebuild.run({ graphVersion: 'two' })).snapshot;
  assert.deepEqual([run.membersRead, run.membersAdded, run.relations.implies, run.withheld], [3, 1, 3, {}]);
});

test('contracts that cannot be read are withheld, and only the first of them are logged one by one', async (t) => {
  const rebuild = await openRebuild(t);
  rebuild.venues.venue_a.put(...Array.from({ length: 30 }, (_, place) => rung(place + 1)));
  await rebuild.list();
  const lines: string[] = [];
  const outcome = await runGraph(
    {
      store: rebuild.store,
      log: createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }),
      now: rebuild.clock.now,
      graphVersion: 'one',
      read: () => {
        throw new RangeError('a bug of ours');
      },
    },
    undefined,
    new AbortController().signal,
  );
  assert.equal(outcome.kind, 'finished');
  assert.deepEqual(outcome.snapshot.run.withheld, { reader_failed: 30 });
  assert.equal(lines.length, 21);
  assert.match(lines[0] ?? '', /a bug of ours/);
  assert.match(lines.at(-1) ?? '', /"failures":30/);
});

test('a market that is no longer readable leaves the graph until it is again', async (t) => {
  const { venues, list, run } = await openRebuild(t);
  const [low, high] = [rung(5), rung(10)];
  venues.venue_a.put(low, high, rung(7));
  await list();
  const related = async (): Promise<number> => {
    const { snapshot } = await run();
    return snapshot.run.relations.implies;
  };
  assert.equal(await related(), 3);
  venues.venue_a.markets.delete(high.contract.venueKey);
  const quarantined = [{ kind: 'market', id: high.contract.id, reason: 'bad_strike', detail: 'd' }] as const;
  venues.venue_a.quarantined = [...quarantined];
  venues.venue_a.answerLookUp = () => ({ markets: [], quarantined: [...quarantined], unknown: [] });
  await list();
  assert.equal(await related(), 1);
  venues.venue_a.put(high);
  venues.venue_a.quarantined = [];
  await list();
  assert.equal(await related(), 3);
});
