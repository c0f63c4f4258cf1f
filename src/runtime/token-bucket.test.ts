import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RequestPace, requestPaceDefaults } from './request-pace.ts';
import { TokenBucket, TooManyWaiters } from './token-bucket.ts';

/** Time that passes only while a taker waits, so that a test takes no longer than its arithmetic. */
function virtualTime() {
  let time = 0;
  return {
    now: () => time,
    wait: async (ms: number) => {
      await new Promise(setImmediate);
      time += ms;
    },
  };
}

test('takers get what the capacity and the refill allow, in order', async () => {
  const time = virtualTime();
  const bucket = new TokenBucket(time, { capacity: 40, refillPerSecond: 20, waitersMax: 100 });
  const takenAt: number[] = [];
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      await bucket.take(10);
      takenAt.push(time.now());
    }),
  );
  assert.deepEqual(takenAt, [0, 0, 0, 0, 500, 1000, 1500, 2000, 2500, 3000]);
});

test('the line of waiters is bounded, and an aborted waiter leaves it', async () => {
  const bucket = new TokenBucket({ now: () => 0 }, { capacity: 1, refillPerSecond: 1, waitersMax: 1 });
  await bucket.take(1);
  const stop = new AbortController();
  const waiting = bucket.take(1, stop.signal);
  await assert.rejects(bucket.take(1), TooManyWaiters);
  stop.abort(new Error('enough'));
  await assert.rejects(waiting, /enough/);
  const next = new AbortController();
  const after = bucket.take(1, next.signal);
  next.abort();
  await assert.rejects(after);
});

test('a pause of the host empties the bucket until it is over', async () => {
  let now = 0;
  const pace = new RequestPace({ now: () => now });
  const clock = { now: () => now, pace };
  const bucket = new TokenBucket(clock, { capacity: 10, refillPerSecond: 1000, waitersMax: 1 });
  pace.slowDown(0, 50);
  const taken = bucket.take(1);
  let served = false;
  void taken.then(() => {
    served = true;
  });
  await new Promise(setImmediate);
  assert.equal(served, false);
  now = 60;
  await taken;
});

test('buckets of one host give by its pace, and never less than one request at a time', async () => {
  const time = virtualTime();
  const pace = new RequestPace(time, { ...requestPaceDefaults, shareMin: 1 / 2 });
  const takenAt = async (capacity: number) => {
    const bucket = new TokenBucket({ ...time, pace }, { capacity, refillPerSecond: 20, waitersMax: 9 });
    const from = time.now();
    const times: number[] = [];
    for (let count = 0; count < 3; count++) {
      await bucket.take(10);
      times.push(time.now() - from);
    }
    return times;
  };
  assert.deepEqual(await takenAt(20), [0, 0, 500]);
  pace.slowDown(0, 0);
  assert.deepEqual(await takenAt(20), [1000, 2000, 3000]);
  assert.deepEqual(await takenAt(10), [1000, 2000, 3000]);
});

test('a cost above the capacity takes the whole bucket instead of waiting for ever', async () => {
  const bucket = new TokenBucket({ now: () => 0 }, { capacity: 5, refillPerSecond: 1, waitersMax: 1 });
  await bucket.take(50);
});

test('a clock that is set back holds up no taker', async () => {
  let time = 10_000_000;
  const waits: number[] = [];
  const clock = {
    now: () => time,
    wait: async (ms: number) => {
      waits.push(ms);
      await new Promise(setImmediate);
      time += ms;
    },
  };
  const pace = new RequestPace(clock, { ...requestPaceDefaults, shareMin: 1 });
  const bucket = new TokenBucket({ ...clock, pace }, { capacity: 10, refillPerSecond: 10, waitersMax: 1 });
  await bucket.take(10);
  time -= 3_600_000;
  await bucket.take(5);
  pace.slowDown(0, 200);
  time -= 3_600_000;
  await bucket.take(1);
  assert.deepEqual(waits, [500, 200, 100]);
});

test('spare tokens are those above the reserve, and are taken only while no taker waits', async () => {
  const time = virtualTime();
  const bucket = new TokenBucket(time, { capacity: 40, refillPerSecond: 20, waitersMax: 100 });
  const takenAt: number[] = [];
  for (let i = 0; i < 4; i++) {
    await bucket.takeSpare(10, 0.5);
    takenAt.push(time.now());
  }
  // Two at once, and the next ones as they are refilled: half of the bucket is never touched.
  assert.deepEqual(takenAt, [0, 0, 500, 1000]);
  await bucket.take(10);
  await bucket.take(10);
  assert.equal(time.now(), 1000);
});

test('a taker of spare tokens waits for takers in line, and takers never wait for them', async () => {
  const time = virtualTime();
  const bucket = new TokenBucket(time, { capacity: 10, refillPerSecond: 10, waitersMax: 100 });
  const order: string[] = [];
  await bucket.take(10);
  const line = ['first', 'second', 'third'].map(async (name) => {
    await bucket.take(10);
    order.push(name);
  });
  const spare = bucket.takeSpare(5, 0.5).then(() => order.push('spare'));
  await Promise.all([...line, spare]);
  assert.deepEqual(order, ['first', 'second', 'third', 'spare']);
  const stop = new AbortController();
  const given = bucket.takeSpare(10, 0, stop.signal);
  stop.abort(new Error('enough'));
  await assert.rejects(given, /enough/);
});
