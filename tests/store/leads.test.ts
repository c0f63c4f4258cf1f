/** Batches of lives: each is saved once, whole or not at all, by the process that holds the session. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LeadExecutable } from '../../src/core/announcement/index.ts';
import {
  endWatchSession,
  type LeadLife,
  type LeadLifeChange,
  loadOpenLeads,
  StoreError,
  saveLeads,
  takeWatchSession,
  type WatchSession,
} from '../../src/store/index.ts';
import { openRecordedDatabase } from '../watch/recorded-database.ts';

const at = Date.parse('2026-11-15T08:00:00Z');
const options = { now: () => at, deadAfterMs: 5_000 };

const life: LeadLife = {
  key: 'venue_a:A:no+venue_b:b:yes',
  left: { venue: 'venue_a', id: 'A', side: 'no' },
  right: { venue: 'venue_b', id: 'b', side: 'yes' },
  relation: 'implies',
  run: 1,
  openedAt: at,
  executable: true,
  executableAt: at + 1,
  bestNet: 12_345,
  events: 2,
};
const executable: LeadExecutable = {
  topic: 'lead.executable',
  run: 1,
  crossVenue: true,
  net: 12_345,
  printed: JSON.stringify({ id: life.key }),
};
const opened: LeadLifeChange = {
  life,
  isNew: true,
  closed: undefined,
  added: [
    { kind: 'opened', at, run: 1, snapshot: { net: 'Ä"\n' }, announced: undefined },
    { kind: 'executable', at: at + 1, run: 1, snapshot: {}, announced: executable },
  ],
};

async function take(store: Parameters<typeof takeWatchSession>[0]): Promise<WatchSession> {
  const session = await takeWatchSession(store, options);
  assert.ok(session);
  return session;
}

test('a batch is saved once under its number, and numbers leave no gap', async (t) => {
  const { store, rows } = await openRecordedDatabase(t);
  const session = await take(store);
  const batch = { number: 1, changes: [opened], writtenAt: at };
  await saveLeads(store, session, batch);
  await saveLeads(store, session, batch);
  await saveLeads(store, session, { ...batch, changes: [] });
  assert.deepEqual(await loadOpenLeads(store), [life]);
  await assert.rejects(saveLeads(store, session, { ...batch, number: 3 }), TypeError);
  const counts =
    'select (select count(*) from lead_event)::int as events, (select count(*) from outbox)::int as announced';
  assert.deepEqual(await rows(counts), [{ events: 2, announced: 1 }]);
});

test('a batch is there with its outbox entries or not at all', async (t) => {
  const { store, client, rows } = await openRecordedDatabase(t);
  const session = await take(store);
  for (const table of ['lead_event', 'outbox', 'lead']) {
    await client.query(`
      create function refuse_${table}() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse before insert on ${table} for each row execute function refuse_${table}()`);
    const batch = { number: 1, changes: [opened], writtenAt: at };
    await assert.rejects(saveLeads(store, session, batch), StoreError);
    await client.query(`drop trigger refuse on ${table}`);
    const left = await rows(`select id::text from lead union all select lead::text from lead_event
      union all select id::text from outbox union all select batches::text from watch_session where batches > 0`);
    assert.deepEqual(left, [], table);
  }
  await saveLeads(store, session, { number: 1, changes: [opened], writtenAt: at });
  assert.equal((await loadOpenLeads(store)).length, 1);
});

test('a life that goes on is changed, one that is over never, and another may follow it', async (t) => {
  const { store, rows } = await openRecordedDatabase(t);
  const session = await take(store);
  await saveLeads(store, session, { number: 1, changes: [opened], writtenAt: at });
  const closed: LeadLifeChange = {
    life: { ...life, events: 3, bestNet: 20_000 },
    isNew: false,
    closed: { at: at + 9, reason: 'price' },
    added: [{ kind: 'closed', at: at + 9, run: 2, snapshot: {}, announced: undefined }],
  };
  const again: LeadLifeChange = { ...opened, life: { ...life, openedAt: at + 10 } };
  await saveLeads(store, session, { number: 2, changes: [closed, again], writtenAt: at });
  assert.deepEqual(
    (await loadOpenLeads(store)).map(({ openedAt }) => openedAt),
    [at + 10],
  );
  assert.deepEqual(await rows(`select number, kind, run from lead_event order by lead, number`), [
    { number: 1, kind: 'opened', run: 1 },
    { number: 2, kind: 'executable', run: 1 },
    { number: 3, kind: 'closed', run: 2 },
    { number: 1, kind: 'opened', run: 1 },
    { number: 2, kind: 'executable', run: 1 },
  ]);
  // A second life of the same lead beside it is refused, and so is a change of one that is not there.
  const number = 3;
  await assert.rejects(saveLeads(store, session, { number, changes: [opened], writtenAt: at }), StoreError);
  const other = { ...closed, life: { ...closed.life, key: 'another' } };
  await assert.rejects(saveLeads(store, session, { number, changes: [other], writtenAt: at }), TypeError);
});

test('one process at a time holds the session', async (t) => {
  const { store, client } = await openRecordedDatabase(t);
  const first = await take(store);
  assert.equal(await takeWatchSession(store, options), undefined);
  await client.query(`update watch_session set heartbeat_at = now() - interval '6 seconds'`);
  const second = await take(store);
  const batch = { number: 1, changes: [opened], writtenAt: at };
  await assert.rejects(saveLeads(store, first, batch), { code: 'session_lost' });
  // A process that lost it ends nothing.
  await endWatchSession(store, first);
  assert.equal(await takeWatchSession(store, options), undefined);
  await saveLeads(store, second, batch);
  await endWatchSession(store, second);
  await assert.rejects(saveLeads(store, second, { ...batch, number: 2 }), { code: 'session_lost' });
  const sessions = await Promise.all([1, 2, 3, 4].map(() => takeWatchSession(store, options)));
  assert.equal(sessions.filter((session) => session !== undefined).length, 1);
});
