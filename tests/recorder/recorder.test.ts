/** The loop around the rows: sessions, batches that fail before or after they were committed, and the end. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { Recorder, type TickStore } from '../../src/ingest/recorder/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { type RecorderSession, StoreError, type TickBatch } from '../../src/store/index.ts';
import { eventually } from '../harness/eventually.ts';
import { ModelVenue, SavedRows, tradeOf } from './recorder-model.ts';

const startsAt = Date.UTC(2026, 8, 15, 12, 0, 0, 500);

type Outcome = 'saved' | 'failed' | 'saved_unheard' | 'lost' | 'refused';

/** Behaves as the database does: one session, batches in their order, each once. */
class FakeTicks implements TickStore {
  readonly rows = new SavedRows();
  readonly tradeIds: string[] = [];
  readonly tradeGaps: TickBatch['tradeGaps'][number][] = [];
  readonly sessions: { id: number; over: boolean; batches: number }[] = [];
  readonly outcomes: Outcome[];
  /** Another recorder is at work. */
  taken = false;
  away = false;
  endedAt: number | undefined;

  constructor(outcomes: readonly Outcome[] = []) {
    this.outcomes = [...outcomes];
  }

  async takeSession(): Promise<RecorderSession | undefined> {
    if (this.away) throw new StoreError('unavailable', 'away');
    if (this.taken) return undefined;
    const last = this.sessions.at(-1);
    if (last !== undefined) last.over = true;
    const id = this.sessions.length + 1;
    this.sessions.push({ id, over: false, batches: 0 });
    const coveredUntil = last === undefined ? undefined : this.rows.coveredUntil;
    return { id, coveredUntil, resumedFrom: coveredUntil };
  }

  async save(session: RecorderSession, batch: TickBatch): Promise<{ rows: number }> {
    if (this.away) throw new StoreError('unavailable', 'away');
    const held = this.sessions[session.id - 1];
    assert.ok(held !== undefined);
    const outcome = this.outcomes.shift() ?? 'saved';
    if (outcome === 'lost') held.over = true;
    if (held.over) throw new StoreError('session_lost', 'lost');
    if (outcome === 'refused') throw new RangeError('a row that cannot be written');
    if (outcome === 'failed') throw new StoreError('unavailable', 'failed');
    if (batch.number === held.batches) return { rows: 0 };
    assert.equal(batch.number, held.batches + 1);
    held.batches = batch.number;
    assert.ok(batch.coveredUntil >= this.rows.coveredUntil, 'what was saved stays saved');
    this.rows.add(batch);
    this.tradeGaps.push(...batch.tradeGaps);
    for (const { id } of batch.trades) if (!this.tradeIds.includes(id)) this.tradeIds.push(id);
    if (outcome === 'saved_unheard') throw new StoreError('unavailable', 'cut');
    return { rows: batch.tops.length };
  }

  async endSession({ id }: RecorderSession, at: number): Promise<void> {
    this.endedAt = at;
    const held = this.sessions[id - 1];
    if (held !== undefined) held.over = true;
  }
}

const limits = { flushMs: 1, heartbeatMs: 5, refusalsMax: 2 };

interface Running {
  readonly venue: ModelVenue;
  readonly recorder: Recorder;
  stop(): Promise<void>;
}

function start(ticks: FakeTicks): Running {
  const recorder: Recorder = new Recorder({ log: silentLog, now: () => venue.now, ticks }, limits);
  const venue: ModelVenue = new ModelVenue(recorder, startsAt);
  const end = new AbortController();
  const running = recorder.run(end.signal);
  return {
    venue,
    recorder,
    stop: async () => {
      end.abort();
      await running;
    },
  };
}

test('whatever fails in between, each row is saved once and nothing is missing', async () => {
  const anyOutcomes = fc.array(fc.constantFrom<Outcome>('saved', 'saved', 'failed', 'saved_unheard'), {
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(anyOutcomes, async (outcomes) => {
      const ticks = new FakeTicks(outcomes);
      const { venue, recorder, stop } = start(ticks);
      await eventually(() => recorder.status().state !== 'starting', 'it records');
      for (let i = 1; i <= 5; i++) {
        venue.change('one', [{ side: 'bid', price: 400_000, quantity: i }]);
        recorder.takeTrade(tradeOf(`t${i}`, venue.now));
        venue.now += 1_000;
        const until = Math.floor(venue.now / 1000) * 1000;
        await eventually(() => ticks.rows.coveredUntil >= until, 'a second is saved');
      }
      await stop();
      assert.deepEqual(
        ticks.rows.tops.map(({ bidQuantity }) => bidQuantity),
        [1, 2, 3, 4, 5],
      );
      assert.deepEqual(ticks.tradeIds, ['t1', 't2', 't3', 't4', 't5']);
      assert.deepEqual(
        ticks.rows.depths.map(({ entry, quantity }) => `${entry} ${quantity}`),
        ['clear 0', 'top 0', 'bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5'],
      );
      assert.equal(ticks.sessions.at(-1)?.over, true);
      assert.equal(recorder.status().state, 'stopped');
      assert.equal(recorder.status().queueRows, 0);
    }),
    { numRuns: 15 },
  );
});

test('a lost session is followed by a new one, which begins with a snapshot and brings the trades along', async (t) => {
  const ticks = new FakeTicks();
  const { venue, recorder } = startFor(t, ticks);
  await eventually(() => recorder.status().state === 'recording', 'it records');
  venue.change('one', [{ side: 'bid', price: 400_000, quantity: 1 }]);
  venue.now += 1_000;
  await eventually(() => ticks.rows.depths.length === 3, 'the first snapshot is saved');
  ticks.outcomes.push('lost');
  recorder.takeTrade(tradeOf('between', venue.now));
  await eventually(() => ticks.sessions.length === 2, 'a new session');
  venue.now += 2_000;
  await eventually(() => ticks.rows.depths.length === 6, 'a second snapshot is saved');
  assert.equal(ticks.rows.depths[3]?.entry, 'clear');
  assert.deepEqual(ticks.tradeIds, ['between']);
});

test('a batch that cannot be written is set aside: its trades have a gap, and recording starts again', async (t) => {
  const ticks = new FakeTicks();
  const { venue, recorder } = startFor(t, ticks);
  await eventually(() => recorder.status().state === 'recording', 'it records');
  venue.change('one', [{ side: 'bid', price: 400_000, quantity: 1 }]);
  venue.now += 1_000;
  await eventually(() => ticks.rows.depths.length === 3, 'the first snapshot is saved');
  const saved = ticks.rows.coveredUntil;
  ticks.outcomes.push('refused', 'refused');
  const tradedAt = venue.now;
  recorder.takeTrade(tradeOf('unwritable', tradedAt));
  await eventually(() => ticks.sessions.length === 2, 'a new session');
  assert.equal(ticks.endedAt, saved, 'the gap begins where everything was saved');
  venue.now += 2_000;
  await eventually(() => ticks.rows.depths.length === 6, 'a second snapshot is saved');
  assert.deepEqual(ticks.tradeIds, []);
  await eventually(() => ticks.tradeGaps.length === 1, 'the trade gap is saved');
  assert.deepEqual(ticks.tradeGaps, [
    { venue: 'venue_a', market: undefined, from: tradedAt, to: tradedAt + 1, cause: 'refused' },
  ]);
});

test('while another one records nothing is written', async (t) => {
  const ticks = new FakeTicks();
  ticks.taken = true;
  const { venue, recorder } = startFor(t, ticks);
  venue.change('one', [{ side: 'bid', price: 400_000, quantity: 1 }]);
  await eventually(() => recorder.status().state === 'standby', 'it stands by');
  venue.now += 5_000;
  ticks.taken = false;
  await eventually(() => recorder.status().state === 'recording', 'it records');
  assert.deepEqual(ticks.rows.tops, []);
  venue.now += 1_000;
  await eventually(() => ticks.rows.depths.length === 3, 'its book is saved');
});

test('a database that is away for a while costs nothing within the bounds', async (t) => {
  const ticks = new FakeTicks();
  const { venue, recorder } = startFor(t, ticks);
  await eventually(() => recorder.status().state === 'recording', 'it records');
  ticks.away = true;
  for (let i = 1; i <= 20; i++) {
    venue.change('one', [{ side: 'ask', price: 600_000, quantity: i }]);
    venue.now += 1_000;
  }
  await eventually(() => recorder.status().state === 'waiting', 'it waits');
  assert.ok(recorder.status().oldestUnsavedMs >= 18_000);
  ticks.away = false;
  await eventually(() => ticks.rows.tops.length === 20, 'every second is saved');
  await eventually(() => recorder.status().queueRows === 0, 'nothing waits');
  assert.equal(recorder.status().oldestUnsavedMs, 0);
});

test('at the end the present second is saved as far as it went', async () => {
  const ticks = new FakeTicks();
  const { venue, recorder, stop } = start(ticks);
  await eventually(() => recorder.status().state === 'recording', 'it records');
  venue.change('one', [{ side: 'bid', price: 400_000, quantity: 7 }]);
  recorder.takeTrade(tradeOf('last', venue.now));
  await stop();
  assert.equal(ticks.rows.tops.at(-1)?.bidQuantity, 7);
  assert.deepEqual(ticks.tradeIds, ['last']);
  assert.deepEqual(ticks.rows.depths, [], 'its depth would be seen only after the end of the second');
  assert.equal(ticks.rows.coveredUntil, venue.now);
});

test('what comes while the rest is saved is not taken: the session ends at the stop signal', async () => {
  const ticks = new FakeTicks();
  const { venue, recorder, stop } = start(ticks);
  await eventually(() => recorder.status().state === 'recording', 'it records');
  venue.change('one', [{ side: 'bid', price: 400_000, quantity: 7 }]);
  ticks.away = true;
  const stoppedAt = venue.now;
  const stopping = stop();
  await eventually(() => recorder.status().state === 'waiting', 'it cannot save');
  venue.now += 3_000;
  ticks.away = false;
  await stopping;
  assert.equal(ticks.endedAt, stoppedAt);
});

test('a clock that is put back ends the session, and what follows is recorded at its own time', async (t) => {
  const ticks = new FakeTicks();
  const { venue } = startFor(t, ticks);
  const change = (quantity: number): void => venue.change('one', [{ side: 'bid', price: 400_000, quantity }]);
  await eventually(() => ticks.sessions.length === 1, 'it records');
  venue.now += 7_200_000;
  change(1);
  venue.now += 2_000;
  await eventually(() => ticks.rows.tops.at(-1)?.bidQuantity === 1, 'ahead');
  venue.now -= 7_200_000;
  const backAt = venue.now;
  ticks.rows.coveredUntil = backAt;
  await eventually(() => ticks.sessions.length === 2, 'it starts again');
  venue.now += 1_000;
  change(2);
  const changedAt = venue.now;
  venue.now += 2_000;
  await eventually(() => ticks.rows.tops.at(-1)?.bidQuantity === 2, 'at its own time');
  assert.equal(ticks.rows.tops.at(-1)?.ts, changedAt);
  assert.equal(ticks.endedAt, backAt);
});

function startFor(t: TestContext, ticks: FakeTicks): Running {
  const running = start(ticks);
  t.after(() => {
    ticks.away = false;
    return running.stop();
  });
  return running;
}
