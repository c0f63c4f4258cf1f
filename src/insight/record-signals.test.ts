/** The recorder over a store the test holds, with waits that end when the test says so. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate as giveWay } from 'node:timers/promises';
import type { SignalChange, SignalEpisode } from '../core/insight/index.ts';
import { silentLog } from '../runtime/log.ts';
import { type SignalBatch, StoreError } from '../store/index.ts';
import { SignalRecorder, type SignalRecorderLimits, type SignalStore } from './record-signals.ts';

const minute = 60_000;
const day = 86_400_000;
const startsAt = Date.parse('2026-11-15T12:00:00Z');
const unavailable = new StoreError('unavailable', 'The test cut the database off.');

function changeOf(
  change: SignalChange['change'],
  id: string,
  { score = 4, lastAt = startsAt, detectedAt = startsAt } = {},
): SignalChange {
  return { change, venue: 'venue_a', id, signal: { kind: 'burst', score, detectedAt }, lastAt };
}

function start(t: TestContext, limits: Partial<SignalRecorderLimits> = {}, isBegun = true) {
  const clock = { now: startsAt };
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const saved: SignalBatch[] = [];
  const pruned: number[] = [];
  const held = {
    /** Throws or waits in place of a save. */
    onSave: undefined as ((batch: SignalBatch, signal: AbortSignal) => Promise<void>) | undefined,
    quiet: [] as readonly SignalEpisode[],
    /** How many rows each prune finds. */
    old: [] as number[],
  };
  const asked: { readonly until: number; readonly limit: number }[] = [];
  const signals: SignalStore = {
    save: async (batch, signal) => {
      await held.onSave?.(batch, signal);
      saved.push(batch);
      return batch.signals.length;
    },
    loadQuiet: async (bounds) => {
      asked.push(bounds);
      return held.quiet;
    },
    prune: async (before) => {
      pruned.push(before);
      return held.old.shift() ?? 0;
    },
  };
  const recorder = new SignalRecorder(
    {
      log: silentLog,
      now: () => clock.now,
      signals,
      findEvent: (_venue, id) => (id.startsWith('E') ? 'EVENT' : undefined),
      wait: (ms, signal) =>
        new Promise((resolve) => {
          waits.push({ ms, end: resolve });
          signal.addEventListener('abort', () => resolve(), { once: true });
          if (signal.aborted) resolve();
        }),
    },
    limits,
  );
  const stop = new AbortController();
  const running = isBegun ? recorder.run(stop.signal) : Promise.resolve();
  const end = async () => {
    stop.abort();
    await running;
  };
  t.after(end);
  return {
    clock,
    recorder,
    saved,
    pruned,
    asked,
    held,
    end,
    /** Ends every wait that is under way and lets what follows from it happen. */
    async pass(which: (ms: number) => boolean = () => true): Promise<void> {
      await giveWay();
      const ended = waits.splice(0);
      waits.push(...ended.filter(({ ms }) => !which(ms)));
      for (const wait of ended) if (which(wait.ms)) wait.end();
      await giveWay();
    },
    ids: () => saved.map((batch) => batch.signals.map(({ episode }) => episode.id).join()),
  };
}

test('changes gather and are saved as one batch, those of one episode as one, with its opening announced', async (t) => {
  const { recorder, saved, pass } = start(t);
  recorder.take(changeOf('opened', 'E1', { score: 4.126 }));
  recorder.take(changeOf('opened', 'M2'));
  recorder.take(changeOf('raised', 'E1', { score: 6, lastAt: startsAt + 1 }));
  assert.deepEqual(saved, []);
  await pass();
  const opened = { topic: 'signal.opened', kind: 'burst', detectedAt: startsAt };
  assert.deepEqual(saved, [
    {
      signals: [
        {
          episode: {
            venue: 'venue_a',
            id: 'E1',
            kind: 'burst',
            score: 6,
            detectedAt: startsAt,
            lastAt: startsAt + 1,
            closed: false,
          },
          announcement: {
            ...opened,
            market: { venue: 'venue_a', id: 'E1' },
            eventId: 'EVENT',
            score: 4.126,
          },
        },
        {
          episode: {
            venue: 'venue_a',
            id: 'M2',
            kind: 'burst',
            score: 4,
            detectedAt: startsAt,
            lastAt: startsAt,
            closed: false,
          },
          announcement: {
            ...opened,
            market: { venue: 'venue_a', id: 'M2' },
            eventId: undefined,
            score: 4,
          },
        },
      ],
      writtenAt: startsAt,
    },
  ]);
  assert.deepEqual(recorder.status(), {
    state: 'recording',
    waiting: 0,
    watched: 2,
    saved: 2,
    added: 2,
    leftOut: 0,
    refused: 0,
  });
});

test('a batch that cannot be saved is tried again as it is, and what comes meanwhile is of the next', async (t) => {
  const { recorder, held, ids, pass } = start(t);
  let tries = 0;
  held.onSave = async (batch) => {
    tries += 1;
    assert.deepEqual(
      batch.signals.map(({ episode }) => episode.id),
      ['M1'],
    );
    recorder.take(changeOf('opened', `N${tries}`));
    if (tries < 3) throw unavailable;
    held.onSave = undefined;
  };
  recorder.take(changeOf('opened', 'M1'));
  await pass();
  assert.deepEqual([recorder.status().state, recorder.status().waiting], ['waiting', 2]);
  await pass();
  await pass();
  assert.deepEqual(ids(), ['M1', 'N1,N2,N3']);
  assert.equal(recorder.status().state, 'recording');
});

test('an episode the database refuses is left out alone', async (t) => {
  const { recorder, held, ids, pass } = start(t);
  held.onSave = async (batch) => {
    if (batch.signals.some(({ episode }) => episode.id === 'bad')) throw new TypeError('It does not fit.');
  };
  for (const id of ['M1', 'M2', 'bad', 'M3']) recorder.take(changeOf('opened', id));
  await pass();
  assert.deepEqual(ids(), ['M1,M2', 'M3']);
  assert.deepEqual([recorder.status().saved, recorder.status().refused], [3, 1]);
});

test('an id or a score that cannot be recorded is refused at once', (t) => {
  const { recorder } = start(t, {}, false);
  recorder.take(changeOf('opened', ''));
  recorder.take(changeOf('opened', 'M', { score: Number.NaN }));
  assert.deepEqual([recorder.status().refused, recorder.status().waiting], [2, 0]);
});

test('a full queue leaves out new episodes, which are recorded and announced with their next change', async (t) => {
  const { recorder, saved, ids, pass } = start(t, { waitingMax: 2, batchMax: 1 });
  for (const id of ['M1', 'M2', 'M3']) recorder.take(changeOf('opened', id));
  recorder.take(changeOf('raised', 'M1', { score: 5 }));
  assert.deepEqual([recorder.status().leftOut, recorder.status().waiting], [1, 2]);
  await pass();
  assert.deepEqual(ids(), ['M1', 'M2']);
  assert.equal(saved[0]?.signals[0]?.episode.score, 5);
  recorder.take(changeOf('raised', 'M3', { score: 5 }));
  await pass();
  const last = saved.at(-1)?.signals[0];
  assert.deepEqual([last?.episode.id, last?.announcement?.score], ['M3', 5]);
});

test('an episode reported an hour after it opened is recorded without an announcement', async (t) => {
  const { recorder, saved, pass } = start(t);
  const hourAgo = startsAt - 60 * minute;
  recorder.take(changeOf('opened', 'M1', { detectedAt: hourAgo }));
  recorder.take(changeOf('opened', 'M2', { detectedAt: hourAgo - 1 }));
  await pass();
  assert.deepEqual(
    saved[0]?.signals.map(({ announcement }) => announcement !== undefined),
    [true, false],
  );
});

test('an outage does not make news old: what was announced when it came still is', async (t) => {
  const { recorder, clock, held, saved, pass } = start(t);
  held.onSave = async () => {
    clock.now += 2 * 60 * minute;
    held.onSave = undefined;
    throw unavailable;
  };
  recorder.take(changeOf('opened', 'M1'));
  await pass();
  await pass();
  assert.notEqual(saved[0]?.signals[0]?.announcement, undefined);
});

test('a recorder that is stopped saves what waits', async (t) => {
  const { recorder, ids, end } = start(t);
  recorder.take(changeOf('opened', 'M1'));
  await end();
  assert.deepEqual(ids(), ['M1']);
  assert.equal(recorder.status().state, 'stopped');
});

test('a recorder that is stopped gives up on a database that does not answer', async (t) => {
  const { recorder, held, saved, pass, end } = start(t, { endMs: 1 });
  held.onSave = (_batch, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(unavailable), { once: true });
    });
  recorder.take(changeOf('opened', 'M1'));
  await pass();
  await end();
  assert.deepEqual([saved, recorder.status().waiting], [[], 1]);
});

test('the upkeep closes episodes no process watches, removes old ones in parts, and comes again', async (t) => {
  const { recorder, clock, asked, held, pruned, saved, pass } = start(t, { upkeepRowsMax: 10 }, true);
  await giveWay();
  assert.deepEqual([asked, pruned], [[{ until: startsAt - 15 * minute, limit: 10 }], [startsAt - 30 * day]]);
  recorder.take(changeOf('opened', 'watched'));
  await pass((ms) => ms < minute);
  const left: SignalEpisode = {
    venue: 'venue_a',
    id: 'left',
    kind: 'burst',
    score: 5,
    detectedAt: startsAt - 40 * minute,
    lastAt: startsAt - 20 * minute,
    closed: false,
  };
  held.quiet = [left, { ...left, id: 'watched' }];
  held.old = [10, 10, 3];
  clock.now += minute;
  await pass();
  assert.deepEqual(asked[1], { until: startsAt - 14 * minute, limit: 11 });
  assert.equal(pruned.length, 4);
  await pass();
  assert.deepEqual(
    saved.at(-1)?.signals.map(({ episode }) => episode),
    [{ ...left, closed: true }],
  );
  held.quiet = [{ ...left, id: 'watched' }];
  recorder.take(changeOf('closed', 'watched'));
  await pass();
  await pass();
  assert.equal(recorder.status().watched, 0);
});

test('an upkeep that fails comes again', async (t) => {
  const { held, pruned, pass } = start(t);
  await giveWay();
  Object.defineProperty(held, 'quiet', {
    get: () => {
      throw unavailable;
    },
    configurable: true,
  });
  await pass();
  assert.equal(pruned.length, 1);
  Object.defineProperty(held, 'quiet', { value: [] });
  await pass();
  assert.equal(pruned.length, 2);
});
