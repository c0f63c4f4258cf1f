/** Lives of leads in the database: every step once, whichever process fails when, and one process at a time. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { LeadChange } from '../../src/core/lead/index.ts';
import { eventually } from '../harness/eventually.ts';
import { servedAt } from '../harness/served-run.ts';
import { type AnnouncedState, changeOf, leadOf, servePairs } from './announced-changes.ts';
import { openRecordedDatabase, startRecorder, type Trouble } from './recorded-database.ts';

const served = servePairs(30);
const keyOf = (pair: number) => `venue_a:a${pair}:no+venue_b:b${pair}:yes`;
const change = (pair: number, kind: LeadChange['kind'], announced?: AnnouncedState) =>
  changeOf(served, pair, kind, announced);

async function start(t: TestContext, options: Parameters<typeof startRecorder>[2] = {}) {
  const database = await openRecordedDatabase(t);
  const recording = startRecorder(t, database.store, options);
  await eventually(() => recording.recorder.status().state === 'recording', 'it records');
  return { ...database, ...recording };
}

/** What `take` brings is being saved until the gate is opened. */
async function holdBatch(trouble: Trouble, take: () => void) {
  const gate = Promise.withResolvers<undefined>();
  const isSent = Promise.withResolvers<void>();
  trouble.onSave = () => {
    isSent.resolve();
    return gate.promise;
  };
  take();
  await isSent.promise;
  return gate;
}

test('a life is one row, its steps are events, and each time it becomes executable is announced once', async (t) => {
  const { recorder, end, lives, announced, rows } = await start(t);
  recorder.take(change(0, 'opened', { at: servedAt, net: 20_000 }));
  recorder.take(change(0, 'executable', { at: servedAt + 1, net: 50_000 }));
  recorder.take(change(0, 'lapsed', { at: servedAt + 2, net: 10_000 }));
  recorder.take(change(1, 'opened', { at: servedAt + 3, net: undefined }));
  recorder.take(change(0, 'executable', { at: servedAt + 4 }));
  recorder.take(change(0, 'closed', { at: servedAt + 5 }));
  recorder.take(change(0, 'opened', { at: servedAt + 6 }));
  await end();
  assert.deepEqual(await lives(), [
    '0 price: opened executable lapsed executable closed',
    '0 open: opened',
    '1 open: opened',
  ]);
  assert.deepEqual(await announced(), [keyOf(0), keyOf(0)]);
  const [first, , unknownFee] = await rows('select * from lead order by left_id, id');
  assert.ok(first && unknownFee);
  assert.equal(first['key'], keyOf(0));
  assert.deepEqual(
    [first['left_venue'], first['left_side'], first['right_venue'], first['right_side'], first['relation']],
    ['venue_a', 'no', 'venue_b', 'yes', 'implies'],
  );
  assert.deepEqual(first['best_net'], '50000');
  assert.equal(unknownFee['best_net'], null);
  assert.deepEqual(
    [first['executable_at'], first['closed_at'], first['run']],
    [new Date(servedAt + 1), new Date(servedAt + 5), 1],
  );
  const [entry] = await rows('select run, created_at from outbox');
  assert.deepEqual(entry?.['run'], 1);
  const [event] = await rows(
    `select at, snapshot from lead_event where kind = 'executable' order by at limit 1`,
  );
  assert.deepEqual(event?.['at'], new Date(servedAt + 1));
  assert.match(JSON.stringify(event['snapshot']), /"net_edge_usd":"0.0500".*"limited_by":"price"/);
});

test('what ends only because the service stops goes on after the next start, and is not announced again', async (t) => {
  const { recorder, end, lives, announced, store } = await start(t);
  recorder.take(change(0, 'opened'));
  recorder.take(change(0, 'executable'));
  const ending = end();
  // Feeds are closed then, and every quote is in doubt.
  recorder.take(change(0, 'closed'));
  recorder.take(change(1, 'opened'));
  await ending;
  assert.deepEqual(await lives(), ['0 executable: opened executable']);
  const next = startRecorder(t, store);
  await eventually(() => next.recorder.status().state === 'recording', 'the next one records');
  next.recorder.take(change(0, 'executable'));
  await next.end();
  assert.deepEqual(await lives(), ['0 executable: opened executable']);
  assert.deepEqual(await announced(), [keyOf(0)]);
});

for (const outage of ['refused', 'unacknowledged'] as const) {
  test(`a batch that fails (${outage}) is saved once, whatever came meanwhile`, async (t) => {
    const { recorder, end, lives, announced, trouble, saves } = await start(t);
    let failures = 0;
    trouble.onSave = () => {
      failures += 1;
      // What comes while it is tried again is of the next batch.
      recorder.take(change(failures, 'opened'));
      recorder.take(change(failures, 'executable'));
      return failures <= 3 ? outage : undefined;
    };
    recorder.take(change(0, 'opened'));
    recorder.take(change(0, 'executable'));
    await eventually(() => failures > 4, 'it has been tried again');
    trouble.onSave = undefined;
    await end();
    const pairs = failures + 1;
    assert.deepEqual(
      (await lives()).toSorted(),
      Array.from({ length: pairs }, (_, pair) => `${pair} executable: opened executable`).toSorted(),
    );
    assert.deepEqual(
      (await announced()).toSorted(),
      Array.from({ length: pairs }, (_, pair) => keyOf(pair)).toSorted(),
    );
    assert.ok(saves.filter((number) => number === saves[0]).length > 1, 'the same number was tried again');
  });
}

test('of two processes one records; the other takes over where it ended', async (t) => {
  const { recorder, end, lives, announced, store } = await start(t);
  const other = startRecorder(t, store);
  const both = (each: LeadChange) => {
    recorder.take(each);
    other.recorder.take(each);
  };
  await eventually(() => other.recorder.status().state === 'standby', 'the other stands by');
  for (const pair of [0, 1, 2]) both(change(pair, 'opened'));
  both(change(0, 'executable'));
  both(change(1, 'executable'));
  await end();
  assert.deepEqual(await lives(), [
    '0 executable: opened executable',
    '1 executable: opened executable',
    '2 open: opened',
  ]);
  // Between the two.
  other.recorder.take(change(1, 'lapsed', { at: servedAt + 1 }));
  other.recorder.take(change(2, 'closed', { at: servedAt + 2 }));
  other.recorder.take(change(3, 'opened', { at: servedAt + 3 }));
  other.recorder.take(change(3, 'executable', { at: servedAt + 3 }));
  other.watch.isSwept = true;
  await eventually(() => other.isIdle(), 'the other has taken over');
  other.recorder.take(change(0, 'closed', { at: servedAt + 4 }));
  await other.end();
  assert.deepEqual(await lives(), [
    '0 price: opened executable closed',
    '1 open: opened executable lapsed',
    '2 not_found: opened closed',
    '3 executable: opened executable',
  ]);
  assert.deepEqual(await announced(), [keyOf(0), keyOf(1), keyOf(3)]);
  assert.deepEqual(other.restored, []);
});

test('one that was taken for dead writes nothing more, and stands by', async (t) => {
  const { recorder, lives, announced, store, client, trouble } = await start(t);
  const gate = Promise.withResolvers<undefined>();
  trouble.onSave = () => gate.promise;
  recorder.take(change(0, 'opened'));
  recorder.take(change(0, 'executable'));
  await client.query(`update watch_session set heartbeat_at = now() - interval '1 hour'`);
  const other = startRecorder(t, store);
  await eventually(() => other.isIdle(), 'the other has taken over');
  other.recorder.take(change(1, 'opened'));
  gate.resolve(undefined);
  await eventually(() => recorder.status().state === 'standby', 'the first stands by');
  await other.end();
  assert.deepEqual(await lives(), ['1 open: opened']);
  assert.deepEqual(await announced(), []);
});

test('after a start, a lead that is still executable is not announced again', async (t) => {
  const first = await start(t);
  for (const pair of [0, 1, 2, 3, 4]) {
    first.recorder.take(change(pair, 'opened'));
    if (pair !== 4) first.recorder.take(change(pair, 'executable'));
  }
  await first.end();
  const { lives, announced, store } = first;
  const next = startRecorder(t, store, { limits: { confirmMs: 0 } });
  // Found while the session was not taken yet, its books not at hand.
  next.recorder.take(change(0, 'opened', { isSized: false }));
  await eventually(() => next.isIdle(), 'it records');
  assert.deepEqual(
    next.restored.map(({ key, executable }) => `${key} ${executable}`),
    [0, 1, 2, 3, 4].map((pair) => `${keyOf(pair)} ${pair !== 4}`),
  );
  next.recorder.take(change(0, 'executable'));
  next.recorder.take(change(1, 'opened', { isSized: false }));
  next.recorder.take(change(1, 'executable'));
  next.recorder.take(change(2, 'opened', { isSized: false }));
  next.recorder.take(change(2, 'lapsed'));
  next.recorder.take(change(2, 'executable'));
  await eventually(() => next.isIdle(), 'that is saved');
  assert.deepEqual((await lives()).slice(3), ['3 executable: opened executable', '4 open: opened']);
  next.watch.isSwept = true;
  await eventually(async () => (await lives()).at(-1)?.includes('not_found'), 'what was not found is over');
  await next.end();
  assert.deepEqual(await lives(), [
    '0 executable: opened executable',
    '1 executable: opened executable',
    '2 executable: opened executable lapsed executable',
    '3 not_found: opened executable closed',
    '4 not_found: opened closed',
  ]);
  assert.deepEqual(await announced(), [0, 1, 2, 3, 2].map(keyOf));
});

test('what a watch carried over a start and found again without a word goes on', async (t) => {
  const first = await start(t);
  for (const pair of [0, 1, 2]) {
    first.recorder.take(change(pair, 'opened'));
    first.recorder.take(change(pair, 'executable'));
  }
  await first.end();
  const { lives, announced, store } = first;
  const next = startRecorder(t, store, { limits: { confirmMs: 0 } });
  await eventually(() => next.isIdle(), 'it records');
  assert.equal(next.restored.length, 3);
  const found = [0, 1].map((pair) => leadOf(served, pair, { isSized: false }));
  next.watch.board = { served, leads: () => found };
  next.watch.isSwept = true;
  await eventually(async () => (await lives())[2]?.includes('not_found'), 'the third is over');
  next.recorder.take(change(1, 'lapsed'));
  next.recorder.take(change(1, 'executable'));
  await next.end();
  assert.deepEqual(await lives(), [
    '0 executable: opened executable',
    '1 executable: opened executable lapsed executable',
    '2 not_found: opened executable closed',
  ]);
  assert.deepEqual(await announced(), [0, 1, 2, 1].map(keyOf));
});

test('a lead that is executable only in memory when a process dies is announced by the next if it still is', async (t) => {
  const { recorder, lives, announced, store, client, trouble } = await start(t, { limits: { endMs: 0 } });
  trouble.onSave = () => 'refused';
  recorder.take(change(0, 'opened'));
  recorder.take(change(0, 'executable'));
  recorder.take(change(1, 'opened'));
  recorder.take(change(1, 'executable'));
  await client.query(`update watch_session set heartbeat_at = now() - interval '1 hour'`);
  const next = startRecorder(t, store);
  next.recorder.take(change(0, 'opened'));
  next.recorder.take(change(0, 'executable'));
  next.recorder.take(change(1, 'opened'));
  await eventually(() => next.isIdle(), 'the next one records');
  await next.end();
  assert.deepEqual(await lives(), ['0 executable: opened executable', '1 open: opened']);
  assert.deepEqual(await announced(), [keyOf(0)]);
});

test('at the bound lives that were never executable are left out, and made up for when there is room', async (t) => {
  const { recorder, end, lives, announced, trouble, isIdle } = await start(t, {
    limits: { changesMax: 6, batchChangesMax: 2, heartbeatMs: 60_000 },
  });
  for (const pair of [0, 1, 2]) recorder.take(change(pair, 'opened'));
  await eventually(isIdle, 'three are saved');
  const gate = await holdBatch(trouble, () => recorder.take(change(3, 'opened')));
  for (const pair of [4, 5, 6, 7, 8, 9]) recorder.take(change(pair, 'opened'));
  assert.equal(recorder.status().state, 'recording');
  // From here on there is no room: the end of 0, and the begin and end of 10, are left out.
  recorder.take(change(0, 'closed'));
  recorder.take(change(10, 'opened'));
  recorder.take(change(10, 'closed'));
  recorder.take(change(11, 'opened'));
  recorder.take(change(11, 'executable', { at: servedAt + 1 }));
  recorder.take(change(11, 'lapsed', { at: servedAt + 2 }));
  recorder.take(change(1, 'executable', { at: servedAt + 3 }));
  recorder.take(change(4, 'closed'));
  recorder.take(change(12, 'opened'));
  const { state, waiting, leftOut, lost } = recorder.status();
  assert.deepEqual(
    { state, waiting, leftOut, lost },
    { state: 'overloaded', waiting: 10, leftOut: 6, lost: 0 },
  );
  trouble.onSave = undefined;
  gate.resolve(undefined);
  await eventually(async () => (await lives()).some((life) => life.startsWith('12')), 'all is made up for');
  await end();
  assert.deepEqual((await lives()).toSorted(), [
    '0 unrecorded: opened closed',
    '1 executable: opened executable',
    '11 open: opened executable lapsed',
    '12 open: opened',
    '2 open: opened',
    '3 open: opened',
    '4 unrecorded: opened closed',
    '5 open: opened',
    '6 open: opened',
    '7 open: opened',
    '8 open: opened',
    '9 open: opened',
  ]);
  assert.deepEqual(await announced(), [keyOf(11), keyOf(1)]);
});

test('beyond twice the bound the oldest change is lost and counted, and the end is right all the same', async (t) => {
  const { recorder, end, lives, trouble } = await start(t, {
    limits: { changesMax: 3, batchChangesMax: 1, heartbeatMs: 60_000 },
  });
  const gate = await holdBatch(trouble, () => recorder.take(change(9, 'opened')));
  for (let at = 0; at < 20; at += 1) {
    recorder.take(change(0, at % 2 === 0 ? 'executable' : 'lapsed', { at: servedAt + at }));
  }
  assert.equal(recorder.status().waiting, 7);
  assert.equal(recorder.status().lost, 14);
  trouble.onSave = undefined;
  gate.resolve(undefined);
  await eventually(async () => (await lives()).length === 2, 'they are saved');
  await end();
  assert.match((await lives())[0] ?? '', /^0 open: opened (executable lapsed ?)+$/);
});

test('a life the database refuses keeps no other from being saved', async (t) => {
  const { recorder, end, lives, announced, isIdle } = await start(t);
  const unsaved = servePairs(30, 99);
  for (let pair = 0; pair < 9; pair += 1) {
    recorder.take(changeOf(pair === 4 ? unsaved : served, pair, 'opened'));
    recorder.take(changeOf(pair === 4 ? unsaved : served, pair, 'executable'));
  }
  await eventually(isIdle, 'the others are saved');
  assert.ok(recorder.status().refused >= 1);
  await end();
  assert.deepEqual(
    await lives(),
    [0, 1, 2, 3, 5, 6, 7, 8].map((pair) => `${pair} executable: opened executable`),
  );
  assert.deepEqual((await announced()).toSorted(), [0, 1, 2, 3, 5, 6, 7, 8].map(keyOf));
});

test('of more events than are kept the oldest are removed, and lives that are over with their last one', async (t) => {
  const first = await start(t);
  for (let pair = 0; pair < 10; pair += 1) {
    first.recorder.take(change(pair, 'opened', { at: servedAt + pair }));
    if (pair < 4) first.recorder.take(change(pair, 'closed', { at: servedAt + 100 + pair }));
  }
  await first.end();
  const { store, lives, rows } = first;
  const next = startRecorder(t, store, { limits: { eventsMax: 3, pruneRowsMax: 2 } });
  await eventually(async () => (await lives()).length === 9, 'a life that was over is removed');
  await next.end();
  assert.deepEqual(await lives(), [
    ...[1, 2, 3].map((pair) => `${pair} price: closed`),
    ...[4, 5, 6, 7, 8, 9].map((pair) => `${pair} open: `),
  ]);
  assert.deepEqual(await rows('select count(*)::integer as events from lead_event'), [{ events: 3 }]);
});

test('a doubt that leaves a lead executable is no step of its life, and is not announced', async (t) => {
  const { recorder, end, lives, announced } = await start(t);
  for (const kind of ['opened', 'executable', 'suspended', 'resumed', 'suspended'] as const) {
    recorder.take(change(0, kind));
    recorder.take(change(1, kind));
  }
  recorder.take(change(1, 'lapsed'));
  await end();
  assert.deepEqual(await lives(), ['0 executable: opened executable', '1 open: opened executable lapsed']);
  assert.deepEqual(await announced(), [0, 1].map(keyOf));
});

test('what is older than it is kept for is removed, in parts', async (t) => {
  let now = servedAt;
  const first = await start(t, { now: () => now });
  for (let pair = 0; pair < 20; pair += 1) {
    first.recorder.take(change(pair, 'opened'));
    if (pair % 2 === 0) first.recorder.take(change(pair, 'closed', { at: servedAt + 1_000 }));
  }
  first.recorder.take(change(1, 'executable', { at: servedAt + 100_000 }));
  await first.end();
  now = servedAt + 50_000;
  const { store, lives, rows } = first;
  const next = startRecorder(t, store, { now: () => now, limits: { keepMs: 20_000, pruneRowsMax: 7 } });
  await eventually(async () => (await lives()).length === 10, 'lives that were over are removed');
  await next.end();
  assert.deepEqual(await lives(), [
    '1 executable: executable',
    ...[11, 13, 15, 17, 19, 3, 5, 7, 9].map((pair) => `${pair} open: `),
  ]);
  assert.deepEqual(await rows('select count(*)::integer as events from lead_event'), [{ events: 1 }]);
});
