import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import fc from 'fast-check';
import type { LightMyRequestResponse as InjectedResponse } from 'fastify';
import { tiers } from '../../src/api/index.ts';
import { createWindowCounter } from '../../src/api/limits/counters.ts';
import { DailyQuota, msToNextDay, utcDay } from '../../src/api/limits/daily-quota.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { addDailyUsage, loadDailyUsage, type Store, type TierName } from '../../src/store/index.ts';
import { eventually } from '../harness/eventually.ts';
import { createClock, type ManualClock } from '../harness/manual-clock.ts';
import { errorCode, startTestApi, type TestApi } from '../harness/test-api.ts';
import { openTestStore } from '../harness/test-database.ts';
import { watchStore } from '../harness/watched-store.ts';

const today = '2026-09-15';
const tomorrow = '2026-09-16';
const hourMs = 3_600_000;
const limitHeaders = [
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-daily-quota-limit',
  'x-daily-quota-remaining',
] as const;

/** An API at noon, by a clock the test moves. */
async function startAtNoon(
  t: TestContext,
  options: { store?: Store; clock?: ManualClock } = {},
): Promise<{ api: TestApi; clock: ManualClock }> {
  const clock = options.clock ?? createClock();
  const api = await startTestApi({
    now: clock.now,
    ...(options.store ? { sharedStore: options.store } : {}),
  });
  t.after(() => api.close());
  return { api, clock };
}

async function openStoreAtNoon(t: TestContext) {
  const opened = await openTestStore();
  t.after(opened.close);
  return { ...opened, clock: createClock() };
}

function ask(api: TestApi, key: string, url = '/v1/status'): Promise<InjectedResponse> {
  return api.get(url, { 'X-API-Key': key });
}

/** How many of so many requests at once pass, are over the minute, and are over the day. */
async function askAtOnce(api: TestApi, key: string, requests: number) {
  const responses = await Promise.all(Array.from({ length: requests }, () => ask(api, key)));
  const passed = responses.filter(({ statusCode }) => statusCode === 200).length;
  const refused = responses.filter(({ statusCode }) => statusCode === 429).map(errorCode);
  const count = (code: string): number => refused.filter((each) => each === code).length;
  assert.equal(passed + refused.length, requests);
  return { passed, overMinute: count('rate_limited'), overDay: count('daily_quota_exceeded'), responses };
}

function checkLimits(
  response: InjectedResponse,
  expected: { tier: TierName; minuteLeft?: number; resetsAt?: number; dayLeft?: number },
): void {
  const seen = limitHeaders.map((name) => {
    const value = response.headers[name];
    assert.match(String(value), /^\d+$/, name);
    return Number(value);
  });
  const [minuteLimit, minuteLeft, resetsAt, dayLimit, dayLeft] = seen;
  assert.equal(minuteLimit, tiers[expected.tier].requestsPerMinute);
  assert.equal(dayLimit, tiers[expected.tier].requestsPerDay);
  if (expected.minuteLeft !== undefined) assert.equal(minuteLeft, expected.minuteLeft);
  if (expected.resetsAt !== undefined) assert.equal(resetsAt, expected.resetsAt);
  if (expected.dayLeft !== undefined) assert.equal(dayLeft, expected.dayLeft);
}

function checkRefused(response: InjectedResponse, code: string, retryAfterSeconds: number): void {
  assert.equal(response.statusCode, 429, response.body);
  assert.equal(errorCode(response), code);
  assert.equal(response.headers['retry-after'], String(retryAfterSeconds));
}

const callerOf = (key: string): string => `key:${key.split('_')[2]}`;

describe('the tiers', () => {
  function checkTier(tier: TierName, requestsPerMinute: number, requestsPerDay: number): void {
    it(`${tier} has ${requestsPerMinute} requests a minute and ${requestsPerDay} a day`, async (t) => {
      const { api, clock } = await startAtNoon(t);
      const key = await api.issueKey(tier);
      const resetsAt = clock.now() / 1000 + 60;
      for (let request = 1; request <= 3; request++) {
        const { headers } = await ask(api, key);
        assert.deepEqual(
          limitHeaders.map((name) => Number(headers[name])),
          [
            requestsPerMinute,
            requestsPerMinute - request,
            resetsAt,
            requestsPerDay,
            requestsPerDay - request,
          ],
        );
      }
    });
  }

  checkTier('free', 30, 2_000);
  checkTier('trader', 120, 50_000);
  checkTier('pro', 600, 500_000);
  checkTier('institutional', 3_000, 10_000_000);
});

describe('the minute', () => {
  for (const tier of ['free', 'trader', 'pro'] as const) {
    const { requestsPerMinute, requestsPerDay } = tiers[tier];
    it(`of ${tier} lets ${requestsPerMinute} requests pass, and as many again when it is over`, async (t) => {
      const { api, clock } = await startAtNoon(t);
      const key = await api.issueKey(tier);
      const resetsAt = clock.now() / 1000 + 60;
      for (let request = 1; request <= requestsPerMinute; request++) {
        const response = await ask(api, key);
        assert.equal(response.statusCode, 200);
        checkLimits(response, { tier, minuteLeft: requestsPerMinute - request, resetsAt });
      }
      const dayLeft = requestsPerDay - requestsPerMinute;
      for (const [laterMs, retryAfter] of [
        [0, 60],
        [500, 60],
        [29_500, 30],
        [29_000, 1],
        [999, 1],
      ] as const) {
        clock.advance(laterMs);
        const refused = await ask(api, key);
        checkRefused(refused, 'rate_limited', retryAfter);
        checkLimits(refused, { tier, minuteLeft: 0, resetsAt, dayLeft });
      }
      clock.advance(1);
      const { passed, overMinute } = await askAtOnce(api, key, requestsPerMinute + 10);
      assert.deepEqual({ passed, overMinute }, { passed: requestsPerMinute, overMinute: 10 });
    });
  }

  it('lets exactly 120 of 500 requests at once pass, and the others do not spend the day', async (t) => {
    const { api } = await startAtNoon(t);
    const key = await api.issueKey('trader');
    const { passed, overMinute, responses } = await askAtOnce(api, key, 500);
    assert.deepEqual({ passed, overMinute }, { passed: 120, overMinute: 380 });
    const minuteLeft = responses.filter(({ statusCode }) => statusCode === 200).map(minuteLeftOf);
    assert.deepEqual(
      minuteLeft.toSorted((a, b) => a - b),
      Array.from({ length: 120 }, (_, place) => place),
      'no two requests see the same count',
    );
    checkLimits(await ask(api, key), { tier: 'trader', minuteLeft: 0, dayLeft: 50_000 - 120 });
    await api.close();
  });

  it("goes by real time where the markets' clock is simulated and fast", async (t) => {
    const real = createClock();
    const simulated = createClock('2031-01-01T00:00:00Z');
    const api = await startTestApi({ now: simulated.now, realNow: real.now });
    t.after(() => api.close());
    const key = await api.issueKey('free');
    const { requestsPerMinute, requestsPerDay } = tiers.free;
    const resetsAt = real.now() / 1000 + 60;
    for (let request = 1; request <= requestsPerMinute; request++) {
      const dayLeft = requestsPerDay - request;
      checkLimits(await ask(api, key), {
        tier: 'free',
        minuteLeft: requestsPerMinute - request,
        resetsAt,
        dayLeft,
      });
      simulated.advance(24 * hourMs);
    }
    checkRefused(await ask(api, key), 'rate_limited', 60);
  });

  it("is a key's own", async (t) => {
    const { api } = await startAtNoon(t);
    const [spent, other] = [await api.issueKey('free'), await api.issueKey('free')];
    assert.equal((await askAtOnce(api, spent, 40)).passed, 30);
    assert.equal((await askAtOnce(api, other, 40)).passed, 30);
  });

  it('neither gives more nor locks out longer when the clock is set back an hour', async (t) => {
    const { api, clock } = await startAtNoon(t);
    const key = await api.issueKey('free');
    assert.equal((await askAtOnce(api, key, 30)).passed, 30);
    clock.advance(-hourMs);
    const refused = await ask(api, key);
    assert.equal(errorCode(refused), 'rate_limited');
    const retryAfter = Number(refused.headers['retry-after']);
    assert.ok(retryAfter >= 1 && retryAfter <= 60, `Retry-After ${retryAfter}`);
    const resetsIn = Number(refused.headers['x-ratelimit-reset']) - clock.now() / 1000;
    assert.ok(resetsIn >= 1 && resetsIn <= 60, `resets in ${resetsIn} s`);
  });
});

describe('a window counter', () => {
  const options = { name: 'a test', max: 3, windowSeconds: 60 };

  function startCounter() {
    const clock = createClock();
    return { clock, counter: createWindowCounter(undefined, options, clock.now) };
  }

  it('counts what is taken and not what is seen', async () => {
    const { counter, clock } = startCounter();
    assert.deepEqual(await counter.peek('a'), { allowed: true, used: 0, msToReset: 60_000 });
    assert.deepEqual(await counter.take('a'), { allowed: true, used: 1, msToReset: 60_000 });
    clock.advance(1_000);
    assert.deepEqual(await counter.peek('a'), { allowed: true, used: 1, msToReset: 59_000 });
    assert.deepEqual(await counter.take('a'), { allowed: true, used: 2, msToReset: 59_000 });
    assert.deepEqual(await counter.take('a'), { allowed: true, used: 3, msToReset: 59_000 });
    const { allowed, msToReset } = await counter.take('a');
    assert.deepEqual({ allowed, msToReset }, { allowed: false, msToReset: 59_000 });
    assert.equal((await counter.take('b')).used, 1);
  });

  for (const [what, ms] of [
    ['set back an hour', -hourMs],
    ['set back a second', -1_000],
    ['not set at all', 0],
  ] as const) {
    it(`holds through a clock that is ${what}, and ends within a window`, async () => {
      const { clock, counter } = startCounter();
      for (let taken = 0; taken < 3; taken++) await counter.take('a');
      clock.advance(ms);
      const refused = await counter.take('a');
      assert.equal(refused.allowed, false);
      assert.ok(refused.msToReset > 0 && refused.msToReset <= 60_000, `${refused.msToReset} ms`);
      clock.advance(60_000);
      assert.equal((await counter.peek('a')).used, 0);
      assert.equal((await counter.take('a')).allowed, true);
    });
  }

  it('forgets the caller not seen for longest beyond 65,536 callers, and no other', async () => {
    const { counter } = startCounter();
    for (const key of ['early', 'late']) await counter.take(key);
    for (let caller = 2; caller < 65_536; caller++) await counter.take(String(caller));
    assert.equal((await counter.take('early')).used, 2);
    await counter.take('one more');
    assert.equal((await counter.peek('early')).used, 2);
    assert.equal((await counter.peek('late')).used, 0);
  });

  it('agrees with a naive count of windows', async () => {
    const waits = fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 60, size: 'max' });
    await fc.assert(
      fc.asyncProperty(waits, async (schedule) => {
        const { clock, counter } = startCounter();
        let window = { startedAt: Number.NEGATIVE_INFINITY, used: 0 };
        for (const ms of schedule) {
          clock.advance(ms);
          if (clock.now() - window.startedAt >= 60_000) window = { startedAt: clock.now(), used: 0 };
          window.used += 1;
          const count = await counter.take('a');
          assert.equal(count.allowed, window.used <= 3);
          assert.equal(count.msToReset, window.startedAt + 60_000 - clock.now());
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('the day', () => {
  it('lets the last request of a quota pass, refuses the next until midnight, and starts again', async (t) => {
    const { api, clock } = await startAtNoon(t);
    const key = await api.issueKey('free');
    await addDailyUsage(api.store, [{ caller: callerOf(key), day: today, requests: 1_999 }]);
    const last = await ask(api, key);
    assert.equal(last.statusCode, 200);
    checkLimits(last, { tier: 'free', dayLeft: 0 });
    for (const [at, retryAfter] of [
      ['2026-09-15T12:00:00.000Z', 12 * 3600],
      ['2026-09-15T12:00:00.001Z', 12 * 3600],
      ['2026-09-15T23:59:00.000Z', 60],
      ['2026-09-15T23:59:59.500Z', 1],
      ['2026-09-15T23:59:59.999Z', 1],
    ] as const) {
      clock.moveTo(at);
      const refused = await ask(api, key);
      checkRefused(refused, 'daily_quota_exceeded', retryAfter);
      checkLimits(refused, { tier: 'free', dayLeft: 0 });
    }
    clock.moveTo('2026-09-16T00:00:00.000Z');
    const first = await ask(api, key);
    assert.equal(first.statusCode, 200);
    checkLimits(first, { tier: 'free', dayLeft: 1_999 });
  });

  it('lets exactly what is left pass when more come at once', async (t) => {
    const { api } = await startAtNoon(t);
    const key = await api.issueKey('trader');
    await addDailyUsage(api.store, [{ caller: callerOf(key), day: today, requests: 50_000 - 37 }]);
    const { passed, overDay } = await askAtOnce(api, key, 100);
    assert.deepEqual({ passed, overDay }, { passed: 37, overDay: 63 });
  });

  it('is not spent by requests the day itself refuses', async (t) => {
    const { api } = await startAtNoon(t);
    const key = await api.issueKey('free');
    await addDailyUsage(api.store, [{ caller: callerOf(key), day: today, requests: 2_000 }]);
    assert.equal((await askAtOnce(api, key, 20)).overDay, 20);
    await api.close();
  });

  it('goes on after a restart', async (t) => {
    const { store, clock } = await openStoreAtNoon(t);
    const before = await startTestApi({ sharedStore: store, now: clock.now });
    const key = await before.issueKey('pro');
    assert.equal((await askAtOnce(before, key, 25)).passed, 25);
    await before.close();
    assert.equal(await loadDailyUsage(store, callerOf(key), today), 25);
    const { api } = await startAtNoon(t, { store, clock });
    checkLimits(await ask(api, key), { tier: 'pro', minuteLeft: 599, dayLeft: 500_000 - 26 });
  });

  it('counts each of 200 requests at once exactly once', async (t) => {
    const { store, clock } = await openStoreAtNoon(t);
    const api = await startTestApi({ sharedStore: store, now: clock.now });
    const keys = await Promise.all(Array.from({ length: 4 }, () => api.issueKey('institutional')));
    await Promise.all(Array.from({ length: 200 }, (_, place) => ask(api, keys[place % 4] ?? '')));
    await api.close();
    for (const key of keys) assert.equal(await loadDailyUsage(store, callerOf(key), today), 50);
  });

  it('is saved while the service runs', async (t) => {
    const { api } = await startAtNoon(t);
    const key = await api.issueKey();
    await ask(api, key);
    await eventually(
      async () => (await loadDailyUsage(api.store, callerOf(key), today)) === 1,
      'the request is in the database',
    );
  });

  it('keeps what was counted while the service stops in the middle of a save', async (t) => {
    const { store, clock } = await openStoreAtNoon(t);
    const quota = createQuota(store, clock);
    const stop = new AbortController();
    const save = quota.save.bind(quota);
    t.mock.method(quota, 'save', async () => {
      const saving = save();
      if (!stop.signal.aborted) {
        await quota.take('a', 10);
        stop.abort();
      }
      await saving;
    });
    await quota.take('a', 10);
    await quota.run(stop.signal);
    assert.equal(await loadDailyUsage(store, 'a', today), 2);
  });

  it('keeps what was not saved before midnight on its own day', async (t) => {
    const { store, clock } = await openStoreAtNoon(t);
    clock.moveTo('2026-09-15T23:59:59.900Z');
    const api = await startTestApi({ sharedStore: store, now: clock.now });
    const key = await api.issueKey();
    assert.equal((await askAtOnce(api, key, 7)).passed, 7);
    clock.moveTo('2026-09-16T00:00:00.100Z');
    checkLimits(await ask(api, key), { tier: 'institutional', dayLeft: 9_999_999 });
    await api.close();
    assert.equal(await loadDailyUsage(store, callerOf(key), today), 7);
    assert.equal(await loadDailyUsage(store, callerOf(key), tomorrow), 1);
  });

  it('goes on through an hour the clock is set back', async (t) => {
    const { api, clock } = await startAtNoon(t);
    const key = await api.issueKey('free');
    await addDailyUsage(api.store, [{ caller: callerOf(key), day: today, requests: 1_990 }]);
    assert.equal((await askAtOnce(api, key, 5)).passed, 5);
    clock.advance(-hourMs);
    const { passed, overDay } = await askAtOnce(api, key, 10);
    assert.deepEqual({ passed, overDay }, { passed: 5, overDay: 5 });
  });

  it('without its count is refused rather than guessed while the database is away', async (t) => {
    const { api, clock } = await startAtNoon(t);
    const watched = watchStore(api.store);
    const key = await api.issueKey();
    assert.equal((await ask(api, key)).statusCode, 200);
    // The key is still trusted; its new day has not been read.
    clock.moveTo('2026-09-15T23:59:59.000Z');
    assert.equal((await ask(api, key)).statusCode, 200);
    watched.fail('refused');
    clock.moveTo('2026-09-16T00:00:01.000Z');
    assert.equal(errorCode(await ask(api, key)), 'database_unavailable');
    watched.fail();
    assert.equal((await ask(api, key)).statusCode, 200);
  });
});

describe('a UTC day', () => {
  function checkDay(at: string, day: string, msLeft: number): void {
    it(`of ${at} is ${day}, for ${msLeft} ms more`, () => {
      assert.equal(utcDay(Date.parse(at)), day);
      assert.equal(msToNextDay(Date.parse(at)), msLeft);
    });
  }

  checkDay('2026-09-15T00:00:00.000Z', '2026-09-15', 86_400_000);
  checkDay('2026-09-14T23:59:59.999Z', '2026-09-14', 1);
  checkDay('2026-09-15T00:00:00.001Z', '2026-09-15', 86_399_999);
  checkDay('2026-12-31T23:59:59.999Z', '2026-12-31', 1);
  checkDay('2028-02-29T12:00:00.000Z', '2028-02-29', 43_200_000);

  it('is the same whatever was asked before', () => {
    const year2100 = Date.UTC(2100, 0);
    fc.assert(
      fc.property(fc.array(fc.nat(year2100), { minLength: 1 }), (times) => {
        for (const ms of times) assert.equal(utcDay(ms), new Date(ms).toISOString().slice(0, 10));
      }),
    );
  });
});

describe('the limit headers', () => {
  async function checkHeaders(api: TestApi, key: string, url: string, status: number, headers = {}) {
    const response = await api.get(url, { 'X-API-Key': key, ...headers });
    assert.equal(response.statusCode, status, response.body);
    return response;
  }

  it('stand on every answer to a caller, and each such request is counted', async (t) => {
    const { api } = await startAtNoon(t);
    const key = await api.issueKey('free');
    const etag = String((await checkHeaders(api, key, '/v1/openapi.json', 200)).headers['etag']);
    let asked = 1;
    for (const [url, status, headers] of [
      ['/v1/status', 200, {}],
      ['/v1/openapi.json', 304, { 'If-None-Match': etag }],
      ['/v1/status?nonsense=1', 400, {}],
      ['/v1/markets?limit=0', 400, {}],
      ['/v1/markets/nowhere/X', 400, {}],
      ['/v1/markets', 503, {}],
    ] as const) {
      asked += 1;
      const response = await checkHeaders(api, key, url, status, headers);
      checkLimits(response, { tier: 'free', minuteLeft: 30 - asked, dayLeft: 2_000 - asked });
    }
  });

  it('stand on no answer of an open endpoint, key or not, and none of them is counted', async (t) => {
    const { api } = await startAtNoon(t);
    const key = await api.issueKey('free');
    for (const url of ['/v1/accuracy', '/healthz', '/readyz', '/metrics', '/v1/nowhere']) {
      for (const headers of [{}, { 'X-API-Key': key }]) {
        const response = await api.get(url, headers);
        for (const name of limitHeaders) assert.equal(response.headers[name], undefined, `${name} on ${url}`);
      }
    }
    checkLimits(await ask(api, key), { tier: 'free', minuteLeft: 29, dayLeft: 1_999 });
  });
});

describe('two processes on one database', () => {
  it('count together after they have saved', async (t) => {
    const { store, clock } = await openStoreAtNoon(t);
    const [here, there] = [createQuota(store, clock), createQuota(store, clock)];
    for (let request = 0; request < 6; request++) {
      assert.equal((await here.take('a', 10)).allowed, true);
      if (request < 3) assert.equal((await there.take('a', 10)).allowed, true);
    }
    await here.save();
    assert.equal(await here.remaining('a', 10), 4, 'the other has not saved');
    await there.save();
    assert.equal(await there.remaining('a', 10), 1);
    assert.equal((await here.take('a', 10)).allowed, true);
    await here.save();
    assert.equal(await here.remaining('a', 10), 0);
    assert.equal((await here.take('a', 10)).allowed, false);
  });
});

describe('a failure to save', () => {
  for (const [outage, inDatabase] of [
    ['refused', 0],
    ['unacknowledged', 5],
  ] as const) {
    it(`(${outage}) counts nothing twice and keeps the count of this process`, async (t) => {
      const { store, clock } = await openStoreAtNoon(t);
      const watched = watchStore(store);
      const quota = createQuota(store, clock);
      for (let request = 0; request < 5; request++) await quota.take('a', 10);
      watched.fail(outage);
      await assert.rejects(quota.save(), { code: 'unavailable' });
      watched.fail();
      await quota.save();
      assert.equal(await loadDailyUsage(store, 'a', today), inDatabase);
      assert.equal(await quota.remaining('a', 10), 5);
      for (let request = 0; request < 5; request++) {
        assert.equal((await quota.take('a', 10)).allowed, true);
      }
      assert.equal((await quota.take('a', 10)).allowed, false);
      await quota.save();
      assert.equal(await loadDailyUsage(store, 'a', today), inDatabase + 5);
      assert.equal((await quota.take('a', 10)).allowed, false, 'what the database does not know counts too');
    });
  }

  it('ends neither the service nor its saving', async (t) => {
    const { store, clock } = await openStoreAtNoon(t);
    const watched = watchStore(store);
    const quota = createQuota(store, clock);
    const stop = new AbortController();
    const running = quota.run(stop.signal);
    await quota.take('a', 10);
    watched.fail('refused');
    // A round of saving has failed once what was counted is no longer waiting to be saved.
    await quota.save().catch(() => undefined);
    watched.fail();
    await quota.take('a', 10);
    await eventually(
      async () => (await loadDailyUsage(store, 'a', today)) === 1,
      'the second request is in the database',
    );
    stop.abort();
    await running;
  });

  it('at the end of the service does not keep it from ending', async (t) => {
    const { store, clock } = await openStoreAtNoon(t);
    const watched = watchStore(store);
    const quota = createQuota(store, clock);
    await quota.take('a', 10);
    watched.fail('refused');
    await quota.run(AbortSignal.abort());
    const stop = new AbortController();
    const running = quota.run(stop.signal);
    stop.abort();
    await running;
  });
});

describe('the daily quota', () => {
  it('keeps a day that the clock leaves and enters again before it is saved', async (t) => {
    const { store, clock } = await openStoreAtNoon(t);
    const quota = createQuota(store, clock);
    for (const day of [today, tomorrow, today, tomorrow, today]) {
      clock.moveTo(`${day}T12:00:00Z`);
      assert.equal((await quota.take('a', 10)).allowed, true);
      assert.equal((await quota.take('b', 10)).allowed, true);
    }
    assert.equal(await quota.remaining('a', 10), 10 - 3);
    await quota.save();
    for (const caller of ['a', 'b']) {
      assert.equal(await loadDailyUsage(store, caller, today), 3);
      assert.equal(await loadDailyUsage(store, caller, tomorrow), 2);
    }
  });

  it('forgets a caller who is away, and reads his count again', async (t) => {
    const { store, clock } = await openStoreAtNoon(t);
    const watched = watchStore(store);
    const quota = createQuota(store, clock);
    await quota.take('a', 10);
    await quota.save();
    clock.advance(10 * 60_000 + 1);
    await quota.save();
    const { result, tables } = await watched.record(async () => quota.take('a', 10));
    assert.equal(result.remaining, 8);
    assert.deepEqual(tables, ['daily_usage']);
  });

  it('agrees with a naive count through saves, restarts, midnights and a clock set back', async (t) => {
    const { store } = await openStoreAtNoon(t);
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: fc.constant('take'), caller: fc.nat(1), times: fc.nat(4) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('save') }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart') }) },
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('move'), hours: fc.integer({ min: -30, max: 30 }) }),
      },
    );
    let schedules = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 30, size: 'max' }),
        fc.integer({ min: 1, max: 6 }),
        async (steps, perDay) => {
          schedules += 1;
          const clock = createClock();
          const model = new Map<string, number>();
          let quota = createQuota(store, clock);
          for (const each of steps) {
            if (each.kind === 'move' && 'hours' in each) clock.advance(each.hours * hourMs);
            else if (each.kind === 'save') await quota.save();
            else if (each.kind === 'restart') {
              await quota.save();
              quota = createQuota(store, clock);
            } else if ('caller' in each) {
              const caller = `${schedules}-${each.caller}`;
              const place = `${caller} ${new Date(clock.now()).toISOString().slice(0, 10)}`;
              const counts = await Promise.all(
                Array.from({ length: each.times }, async () => quota.take(caller, perDay)),
              );
              const used = model.get(place) ?? 0;
              const allowed = Math.min(each.times, perDay - used);
              assert.equal(counts.filter((count) => count.allowed).length, allowed);
              model.set(place, used + allowed);
              assert.equal(await quota.remaining(caller, perDay), perDay - used - allowed);
            }
          }
          await quota.save();
          for (const [place, used] of model) {
            const [caller = '', day = ''] = place.split(' ');
            assert.equal(await loadDailyUsage(store, caller, day), used, place);
          }
        },
      ),
      { numRuns: 200 },
    );
    assert.ok(schedules >= 200);
  });

  it('lets no two processes pass more than the quota and what they had not shared with each other', async (t) => {
    const { store } = await openStoreAtNoon(t);
    const step = fc.record({
      process: fc.nat(1),
      kind: fc.constantFrom('take', 'take', 'take', 'save', 'crash'),
    });
    let schedules = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
        schedules += 1;
        const caller = `pair-${schedules}`;
        const perDay = 8;
        const clock = createClock();
        const quotas = [createQuota(store, clock), createQuota(store, clock)];
        // What each process passed and has not saved; what a crash loses is the caller's gain.
        const unsaved = [0, 0];
        let saved = 0;
        for (const { process, kind } of steps) {
          const quota = quotas[process] ?? assert.fail();
          const own = unsaved[process] ?? 0;
          if (kind === 'save') {
            await quota.save();
            saved += own;
            unsaved[process] = 0;
          } else if (kind === 'crash') {
            quotas[process] = createQuota(store, clock);
            unsaved[process] = 0;
          } else {
            const { allowed } = await quota.take(caller, perDay);
            if (allowed) unsaved[process] = own + 1;
            // A process that knows of fewer than the quota lets it pass; none refuses what is still free.
            if (saved + own + (unsaved[1 - process] ?? 0) < perDay) assert.equal(allowed, true);
            if (own >= perDay) assert.equal(allowed, false);
          }
        }
        for (const [process, quota] of quotas.entries()) {
          await quota.save();
          saved += unsaved[process] ?? 0;
        }
        assert.equal(await loadDailyUsage(store, caller, today), saved);
        assert.ok(saved <= 2 * perDay, `${saved} passed`);
      }),
      { numRuns: 200 },
    );
  });
});

function createQuota(store: Store, clock: ManualClock): DailyQuota {
  return new DailyQuota({ store, log: silentLog, now: clock.now });
}

function minuteLeftOf(response: InjectedResponse): number {
  return Number(response.headers['x-ratelimit-remaining']);
}
