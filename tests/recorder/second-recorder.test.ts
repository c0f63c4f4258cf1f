/** Random facts, doubts and reconnects: at every second the rows say what a naive log says, or that they do not know. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { LevelChange } from '../../src/core/market/index.ts';
import { defaultRecorderLimits, type RecorderLimits } from '../../src/ingest/recorder/recorder-limits.ts';
import { SecondRecorder } from '../../src/ingest/recorder/second-recorder.ts';
import { TickQueue } from '../../src/ingest/recorder/tick-queue.ts';
import { ModelVenue, SavedRows, tradeOf } from './recorder-model.ts';

const startsAt = Date.UTC(2026, 8, 15, 12, 0, 0, 500);
const ids = ['one', 'two', 'three'];

type Step =
  | { readonly kind: 'change' | 'snapshot'; readonly id: string; readonly levels: readonly LevelChange[] }
  | { readonly kind: 'doubt' | 'unfollow' | 'full' | 'top'; readonly id: string }
  | { readonly kind: 'quote'; readonly id: string; readonly ask: number | undefined }
  /** Time passes, and the recorder looks at the clock after it, or does not come to it. */
  | { readonly kind: 'pass' | 'pass_unseen'; readonly ms: number }
  | { readonly kind: 'hour' | 'take' };

const anyLevel = fc.record<LevelChange>({
  side: fc.constantFrom('bid', 'ask'),
  price: fc.integer({ min: 1, max: 12 }).map((cents) => cents * 10_000),
  quantity: fc.constantFrom(0, 0, 1_000_000, 2_500_000, 7_000_000),
});
const anyId = fc.constantFrom(...ids);
const levels = fc.array(anyLevel, { maxLength: 5 });

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('change' as const), id: anyId, levels }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('snapshot' as const), id: anyId, levels }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('doubt' as const, 'unfollow' as const, 'full' as const, 'top' as const),
      id: anyId,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('quote' as const),
      id: anyId,
      ask: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constantFrom('pass' as const, 'pass' as const, 'pass_unseen' as const),
      ms: fc.constantFrom(0, 1, 40, 300, 500, 700, 1_000, 1_500, 4_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('hour' as const, 'take' as const) }) },
);

interface Run {
  readonly venue: ModelVenue;
  readonly saved: SavedRows;
  readonly recorder: SecondRecorder;
}

/** `takesAlways`: everything closed is saved at once; else only at `take` steps. */
function play(steps: readonly Step[], limits: RecorderLimits, takesAlways: boolean): Run {
  // Time passes here in leaps, in which nothing happened.
  const recorder = new SecondRecorder({ ...limits, asleepAfterMs: Number.POSITIVE_INFINITY });
  const venue = new ModelVenue(recorder, startsAt);
  const saved = new SavedRows();
  const take = (): void => {
    while (recorder.hasRows) {
      const batch = recorder.takeRows(venue.now);
      checkClosed(batch, venue.now);
      saved.add(batch);
    }
    saved.add(recorder.takeRows(venue.now));
  };
  const pass = (ms: number): void => {
    venue.now += ms;
    recorder.close(venue.now);
    if (takesAlways) take();
  };
  recorder.begin(venue.now, 0);
  for (const step of steps) {
    switch (step.kind) {
      case 'change':
        venue.change(step.id, step.levels);
        break;
      case 'snapshot':
        venue.snapshot(step.id, step.levels);
        break;
      case 'doubt':
        venue.doubt(step.id, 'suspect');
        break;
      case 'unfollow':
        venue.doubt(step.id, 'unsynced');
        break;
      case 'full':
      case 'top':
        venue.assure(step.id, step.kind);
        break;
      case 'quote': {
        const yesAsk = step.ask === undefined ? undefined : step.ask * 10_000;
        const quote = { observedAt: venue.now, yesAsk, noAsk: undefined, price: undefined };
        venue.quote(step.id, { ...quote, stale: yesAsk === undefined, source: 'book' });
        break;
      }
      case 'pass':
        pass(step.ms);
        break;
      case 'pass_unseen':
        venue.now += step.ms;
        break;
      case 'hour':
        for (let i = 0; i < 70; i++) pass(60_000);
        break;
      case 'take':
        take();
        break;
    }
  }
  pass(1_000);
  take();
  return { venue, saved, recorder };
}

function checkClosed(batch: ReturnType<SecondRecorder['takeRows']>, now: number): void {
  for (const { ts } of [...batch.quotes, ...batch.tops, ...batch.depths]) {
    assert.ok(Math.floor(ts / 1000) * 1000 + 1000 <= now, 'a second was saved before it was over');
  }
}

/** Ends of seconds worth looking at: every one near something that happened, and some in between. */
function secondsOf({ venue }: Run): number[] {
  const seconds = new Set<number>();
  for (const ofMarket of venue.books.values()) {
    for (const second of ofMarket.keys()) for (const near of [-1, 0, 1, 2]) seconds.add(second + near);
  }
  const last = Math.floor(venue.now / 1000) - 1;
  for (let second = Math.floor(startsAt / 1000); second <= last; second += 1_711) seconds.add(second);
  seconds.add(last);
  return [...seconds].filter((second) => second <= last && second >= Math.floor(startsAt / 1000));
}

/** Returns how many books were known. */
function checkBooks(run: Run, mustKnow: boolean): number {
  let known = 0;
  for (const id of run.venue.ids) {
    for (const second of secondsOf(run)) {
      const t = (second + 1) * 1000;
      const found = run.saved.bookAt(id, t);
      const expected = run.venue.doubted.get(id)?.has(t) ? undefined : run.venue.bookAtEndOf(id, second);
      if (found !== undefined || (mustKnow && expected !== undefined)) {
        assert.deepEqual(found, expected, `${id} at the end of ${second}`);
      }
      if (found !== undefined) known++;
    }
  }
  return known;
}

function checkTops({ venue, saved }: Run): void {
  for (const id of venue.ids) {
    const rows = saved.tops.filter((row) => row.market.id === id).map(({ market: _, ...row }) => row);
    const expected = [...(venue.tops.get(id) ?? [])].sort(([a], [b]) => a - b).map(([, top]) => top);
    assert.deepEqual(rows, expected);
  }
}

function checkQuotes({ venue, saved }: Run): void {
  for (const id of venue.ids) {
    const rows = saved.quotes.filter((row) => row.market.id === id).map(({ market: _, ...row }) => row);
    const expected = [...(venue.quotes.get(id) ?? [])].sort(([a], [b]) => a - b).map(([, quote]) => quote);
    assert.deepEqual(rows, expected);
  }
}

test('the rows of every second rebuild every book, top and quote, and gaps cover what was not known', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 120, size: 'max' }), (steps) => {
      const run = play(steps, defaultRecorderLimits, true);
      checkBooks(run, true);
      checkTops(run);
      checkQuotes(run);
    }),
    { numRuns: 300 },
  );
});

test('with no room for depth nothing false is recorded, and all is known again once there is room', () => {
  const narrow = { ...defaultRecorderLimits, rowsMax: 60, snapshotRowsPerSecond: 10, batchRowsMax: 7 };
  let known = 0;
  let overloads = 0;
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 80, maxLength: 150 }), (steps) => {
      const run = play(steps, narrow, false);
      known += checkBooks(run, false);
      overloads += run.recorder.status(run.venue.now).overloads;
      checkTops(run);
      checkQuotes(run);
      for (let i = 0; i < 6; i++) {
        run.venue.now += 1_000;
        run.recorder.close(run.venue.now);
        while (run.recorder.hasRows) run.saved.add(run.recorder.takeRows(run.venue.now));
      }
      const last = Math.floor(run.venue.now / 1000) - 1;
      for (const id of run.venue.ids) {
        assert.deepEqual(run.saved.bookAt(id, (last + 1) * 1000), run.venue.bookAtEndOf(id, last));
      }
    }),
    { numRuns: 300 },
  );
  assert.ok(known > 1_000 && overloads > 20, `${known} books known, ${overloads} overloads`);
});

test('beyond the bound depth is given up first, then all but the last quote and top of each market', () => {
  const limits = { ...defaultRecorderLimits, rowsMax: 60 };
  const recorder = new SecondRecorder(limits);
  const venue = new ModelVenue(recorder, startsAt);
  recorder.begin(venue.now, 0);
  const bid = (quantity: number): LevelChange => ({ side: 'bid', price: 400_000, quantity });
  let depthGoneAt: number | undefined;
  let conflatedAt: number | undefined;
  for (let second = 0; second < 100; second++) {
    for (const id of ids) {
      venue.change(id, [bid(second + 1)]);
      venue.quote(id, quoteOf(venue.now, second + 1));
    }
    venue.now += 1_000;
    recorder.close(venue.now);
    // The first snapshots are saved, then nothing any more.
    if (second === 0) recorder.takeRows(venue.now);
    const { depthOpen, conflated, queueRows } = recorder.status(venue.now);
    if (!depthOpen) depthGoneAt ??= second;
    if (conflated > 0) conflatedAt ??= second;
    assert.ok(queueRows <= limits.rowsMax + ids.length, `${queueRows} rows and gap events wait`);
  }
  assert.ok(depthGoneAt !== undefined && conflatedAt !== undefined && depthGoneAt < conflatedAt);
  const rows = recorder.takeRows(venue.now);
  assert.deepEqual(rows.depths, []);
  for (const id of ids) {
    const tops = rows.tops.filter(({ market }) => market.id === id);
    assert.equal(tops.at(-1)?.bidQuantity, 100);
    const changes = tops.reduce((sum, top) => sum + top.changes, 0);
    assert.equal(changes, 99, 'no change is left uncounted');
    assert.equal(rows.quotes.filter(({ market }) => market.id === id).at(-1)?.yesAsk, 100);
    const gaps = rows.gaps.filter(({ market }) => market.id === id);
    assert.deepEqual(
      gaps.map((gap) => (gap.kind === 'opened' ? gap.cause : gap.kind)),
      ['overload'],
    );
  }
});

for (const first of ['a look at the clock', 'a change', 'a disconnection'] as const) {
  test(`of the time a process was stopped nothing is known, when ${first} is the first thing after it`, () => {
    const recorder = new SecondRecorder(defaultRecorderLimits);
    const venue = new ModelVenue(recorder, startsAt);
    const saved = new SavedRows();
    const pass = (ms: number): void => {
      venue.now += ms;
      recorder.close(venue.now);
      while (recorder.hasRows) saved.add(recorder.takeRows(venue.now));
    };
    const bid = (quantity: number): LevelChange => ({ side: 'bid', price: 400_000, quantity });
    recorder.begin(venue.now, 0);
    venue.change('one', [bid(1)]);
    venue.change('two', [bid(1)]);
    pass(2_000);
    venue.change('one', [bid(2)]);
    const lastKnown = (Math.floor(venue.now / 1000) + 1) * 1000;
    venue.now += 60_000;
    if (first === 'a change') venue.change('one', [bid(3)]);
    if (first === 'a disconnection') venue.doubt('one', 'suspect');
    recorder.close(venue.now);
    const wokeAt = Math.floor(venue.now / 1000) * 1000;
    pass(2_000);
    for (const id of ['one', 'two']) {
      for (let t = lastKnown; t <= wokeAt; t += 500) {
        assert.equal(saved.bookAt(id, t), undefined, `${id} ${t - wokeAt}`);
      }
      const isLost = first === 'a disconnection' && id === 'one';
      const quantity = id === 'two' ? 1 : first === 'a change' ? 3 : 2;
      const found = saved.bookAt(id, wokeAt + 1_000);
      assert.deepEqual(found?.book.bids.quantities, isLost ? undefined : [quantity]);
    }
    const causes = saved.gaps.flatMap((gap) => (gap.kind === 'opened' ? [gap.cause] : []));
    assert.deepEqual(causes, ['asleep', 'asleep']);
  });
}

test('trades beyond their bound are not taken, and a gap of their venue says which times are missing', () => {
  const recorder = new SecondRecorder({ ...defaultRecorderLimits, tradesMax: 3 });
  recorder.begin(startsAt, 0);
  for (let i = 0; i < 5; i++) recorder.takeTrade(tradeOf(`t${i}`, startsAt + i * 10));
  const { trades, tradeGaps } = recorder.takeRows(startsAt);
  assert.deepEqual(
    trades.map(({ id }) => id),
    ['t0', 't1', 't2'],
  );
  assert.deepEqual(tradeGaps, [
    { venue: 'venue_a', market: undefined, from: startsAt + 30, to: startsAt + 41, cause: 'overload' },
  ]);
  assert.equal(recorder.status(startsAt).tradesDropped, 2);
});

test('what no row can hold is refused and counted, and stops nothing', () => {
  const recorder = new SecondRecorder(defaultRecorderLimits);
  recorder.begin(startsAt, 0);
  for (const id of ['', 'a\0b', 'x'.repeat(501)]) recorder.takeTrade(tradeOf(id, startsAt));
  recorder.takeTradesMissed('venue_a', ['', 'fine'], 1, 2, 'x'.repeat(100));
  const { trades, tradeGaps } = recorder.takeRows(startsAt);
  assert.deepEqual(trades, []);
  // A trade that is not kept is missing, and stored as that.
  const refused = {
    venue: 'venue_a',
    market: { venue: 'venue_a', id: tradeOf('', 0).market },
    cause: 'refused',
  };
  assert.deepEqual(tradeGaps.slice(0, 3), Array(3).fill({ ...refused, from: startsAt, to: startsAt + 1 }));
  assert.equal(tradeGaps.length, 4);
  assert.equal(tradeGaps[3]?.cause.length, 40);
  assert.equal(recorder.status(startsAt).refused, 4);
});

test('a gap begins where the last thing was known, though that is noticed later', () => {
  const recorder = new SecondRecorder(defaultRecorderLimits);
  const venue = new ModelVenue(recorder, startsAt);
  recorder.begin(venue.now, 0);
  venue.change('one', [{ side: 'bid', price: 400_000, quantity: 1 }]);
  const knownUntil = venue.now + 700;
  for (let i = 0; i < 40; i++) {
    venue.now += 1_000;
    recorder.close(venue.now);
  }
  venue.doubt('one', 'suspect', knownUntil);
  venue.now += 1_000;
  recorder.close(venue.now);
  const { gaps } = recorder.takeRows(venue.now);
  assert.deepEqual(
    gaps.map(({ kind, at }) => [kind, at]),
    [
      ['closed', Math.ceil(startsAt / 1000) * 1000],
      ['opened', knownUntil],
    ],
  );
});

test('gaps beyond their bound are merged into one of each market, which covers them all', () => {
  const limits = { ...defaultRecorderLimits, gapEventsMax: 10 };
  const recorder = new SecondRecorder(limits);
  const venue = new ModelVenue(recorder, startsAt);
  recorder.begin(venue.now, 0);
  venue.change('one', [{ side: 'bid', price: 400_000, quantity: 1 }]);
  venue.now += 1_000;
  recorder.close(venue.now);
  recorder.takeRows(venue.now);
  const doubtedAt = venue.now;
  for (let i = 0; i < 50; i++) {
    venue.doubt('one', 'suspect');
    venue.now += 1_000;
    recorder.close(venue.now);
    venue.change('one', [{ side: 'bid', price: 400_000, quantity: 1 }]);
    venue.now += 1_000;
    recorder.close(venue.now);
  }
  const { gaps } = recorder.takeRows(venue.now);
  assert.ok(gaps.length <= limits.gapEventsMax + 1, `${gaps.length} events`);
  assert.equal(gaps[0]?.kind, 'opened');
  assert.equal(gaps[0]?.at, doubtedAt);
  assert.equal(gaps.at(-1)?.kind, 'closed');
  assert.equal(gaps.at(-1)?.at, Math.floor(venue.now / 1000) * 1000);
});

test('spans of missed trades beyond their bound become one for the venue that covers them all', () => {
  const recorder = new SecondRecorder({ ...defaultRecorderLimits, tradeGapsMax: 10 });
  const many = Array.from({ length: 11 }, (_, i) => `m${i}`);
  recorder.takeTradesMissed('venue_b', many, 100, 200, 'wall');
  recorder.takeTradesMissed('venue_b', ['late'], 150, 900, 'wall');
  const { tradeGaps } = recorder.takeRows(startsAt);
  assert.deepEqual(tradeGaps, [
    { venue: 'venue_b', market: undefined, from: 100, to: 200, cause: 'overload' },
    { venue: 'venue_b', market: { venue: 'venue_b', id: 'late' }, from: 150, to: 900, cause: 'wall' },
  ]);
});

test('while another one records only trades of the last minutes are kept, and books begin with a snapshot after it', () => {
  const recorder = new SecondRecorder(defaultRecorderLimits);
  const venue = new ModelVenue(recorder, startsAt);
  venue.change('one', [{ side: 'bid', price: 400_000, quantity: 5 }]);
  recorder.takeTrade(tradeOf('old', venue.now));
  venue.now += defaultRecorderLimits.standbyTradesMs + 1;
  recorder.takeTrade(tradeOf('new', venue.now));
  recorder.close(venue.now);
  assert.equal(recorder.status(venue.now).queueRows, 1);
  recorder.begin(venue.now, 0);
  venue.now += 1_000;
  recorder.close(venue.now);
  const rows = recorder.takeRows(venue.now);
  assert.deepEqual(
    rows.trades.map(({ id }) => id),
    ['new'],
  );
  assert.deepEqual(
    rows.depths.map(({ entry }) => entry),
    ['clear', 'top', 'bid'],
  );
  assert.deepEqual(
    rows.gaps.map(({ kind }) => kind),
    ['closed'],
  );
});

test('a book that changes in many small steps is written out whole before they outgrow it', () => {
  const recorder = new SecondRecorder(defaultRecorderLimits);
  const venue = new ModelVenue(recorder, startsAt);
  recorder.begin(venue.now, 0);
  let clears = 0;
  for (let second = 0; second < 500; second++) {
    venue.change('one', [{ side: 'bid', price: 400_000, quantity: second + 1 }]);
    venue.now += 1_000;
    recorder.close(venue.now);
    clears += recorder.takeRows(venue.now).depths.filter(({ entry }) => entry === 'clear').length;
  }
  // One to begin with, then one for each 4 × 1 + 200 rows; its turn of the hour may have come once.
  assert.ok(clears >= 3 && clears <= 4, `${clears} snapshots`);
});

function quoteOf(observedAt: number, yesAsk: number) {
  return { observedAt, yesAsk, noAsk: undefined, price: undefined, stale: false, source: 'book' as const };
}

test('halves of characters and impossible times are refused, and cost nothing', () => {
  const recorder = new SecondRecorder(defaultRecorderLimits);
  recorder.begin(startsAt, 0);
  const take = (venueTime: number, id: string, market = 'one'): void =>
    recorder.takeTrade({
      venue: 'venue_a',
      market,
      receivedAt: startsAt,
      trade: {
        id,
        venueTime,
        price: 400_000,
        quantity: 1,
        takerAction: 'buy',
        outcome: 'yes',
        block: false,
      },
    });
  const dayMs = 86_400_000;
  take(startsAt, 'half \ud83d');
  take(startsAt, 'a', 'half \ud83d');
  for (const at of [
    Date.UTC(20_000, 0),
    startsAt + dayMs,
    startsAt - 400 * dayMs,
    0,
    Number.NaN,
    -1,
    startsAt + 0.5,
  ]) {
    take(at, `at ${at}`);
  }
  assert.equal(recorder.status(startsAt).refused, 9);
  take(startsAt - 300 * dayMs, 'old');
  take(startsAt + 60_000, 'ahead');
  const { trades, tradeGaps } = recorder.takeRows(startsAt);
  assert.deepEqual(
    trades.map(({ id }) => id),
    ['old', 'ahead'],
  );
  // One with an impossible time is missed when it was received; of a market without a name the whole venue is.
  assert.deepEqual(
    tradeGaps.map(
      ({ market, from, to, cause }) => `${market?.id ?? 'all'} ${from - startsAt} ${to - from} ${cause}`,
    ),
    ['one 0 1 refused', 'all 0 1 refused', ...Array(7).fill('one 0 1 refused')],
  );
});

test('a batch is of few hours, however many its trades are of', () => {
  const recorder = new SecondRecorder({ ...defaultRecorderLimits, batchTradeHoursMax: 3 });
  recorder.begin(startsAt, 0);
  const hours = [0, 0, 1, 2, 1, 3, 3, 4, 5, 6, 0];
  for (const [place, hour] of hours.entries()) {
    recorder.takeTrade({
      venue: 'venue_a',
      market: 'one',
      receivedAt: startsAt,
      trade: {
        id: String(place),
        venueTime: startsAt - hour * 3_600_000,
        price: 400_000,
        quantity: 1,
        takerAction: 'buy',
        outcome: 'yes',
        block: false,
      },
    });
  }
  const batches: string[] = [];
  while (recorder.hasRows) {
    batches.push(
      recorder
        .takeRows(startsAt)
        .trades.map(({ id }) => id)
        .join(' '),
    );
  }
  assert.deepEqual(batches, ['0 1 2 3 4', '5 6 7 8', '9 10']);
});

test('a database that is away for days leaves more seconds than a call takes arguments', () => {
  const queue = new TickQueue(defaultRecorderLimits);
  for (let second = 300_000; second > 0; second--) queue.at(second);
  assert.equal(queue.oldestSecond(), 1);
});
