import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { FeedFact } from './feed.ts';
import { TradeCatchUp, type TradeCatchUpOptions } from './trade-catch-up.ts';
import { VenueError } from './venue-error.ts';

const startsAt = Date.UTC(2026, 10, 20);
const options: TradeCatchUpOptions = {
  pagesMax: 100,
  overlapMs: 60_000,
  recentOverlapMs: 10_000,
  startOverlapMs: 300_000,
  failuresMax: 3,
};
const { signal } = new AbortController();

/** A trade some seconds after the start, which enters the list some seconds later. */
interface Row {
  readonly id: string;
  readonly seconds: number;
  readonly lagSeconds?: number;
}

/** A venue with a list in pages of two. */
class Bench {
  readonly facts: FeedFact[] = [];
  readonly rows: Row[] = [];
  /** How far back each reading was asked to go, in seconds after the start. */
  readonly asked: (number | undefined)[] = [];
  seconds = 1_000;
  /** Pages of each reading that come before a failure. */
  failsAfter = Number.POSITIVE_INFINITY;
  /** Pages of each reading that come before an empty one, which ends it. */
  emptyAfter = Number.POSITIVE_INFINITY;
  readonly catchUp: TradeCatchUp;

  constructor(changed: Partial<TradeCatchUpOptions> = {}, tradesSince?: number) {
    const used = { ...options, ...changed };
    this.catchUp = new TradeCatchUp(
      {
        emit: (fact) => void this.facts.push(fact),
        now: () => startsAt + this.seconds * 1000,
        markets: () => 'all',
        onUnread: (from, to) => void this.unread.push([secondsOf(from), secondsOf(to)]),
        readPages: (since) => this.readPages(since),
      },
      used,
      tradesSince === undefined ? undefined : startsAt + tradesSince * 1000,
    );
  }

  readonly unread: (readonly [number, number])[] = [];

  list(count: number, every = 1): this {
    for (let i = 0; i < count; i++) this.rows.push({ id: `t${i}`, seconds: i * every });
    return this;
  }

  async *readPages(since: number | undefined) {
    this.asked.push(since === undefined ? undefined : secondsOf(since));
    const visible = this.rows
      .filter(({ seconds, lagSeconds = 0 }) => seconds + lagSeconds <= this.seconds)
      .filter(({ seconds }) => startsAt + seconds * 1000 >= (since ?? 0))
      .sort((a, b) => b.seconds - a.seconds);
    for (let from = 0; from === 0 || from < visible.length; from += 2) {
      if (from / 2 >= this.failsAfter) throw new VenueError('timeout', 'late');
      const page = from / 2 >= this.emptyAfter ? [] : visible.slice(from, from + 2);
      const [first, last] = [page[0], page.at(-1)];
      yield {
        trades: page.map(tradeOf),
        newest: first && tradeOf(first).trade.venueTime,
        oldest: last && tradeOf(last).trade.venueTime,
      };
      if (page.length === 0) return;
    }
  }

  take(row: Row): void {
    this.catchUp.take(tradeOf(row), startsAt);
  }

  takeEmitted(): string[] {
    return this.facts.splice(0).flatMap((fact) => (fact.kind === 'trade' ? fact.trade.id : []));
  }
}

function secondsOf(time: number): number {
  return (time - startsAt) / 1000;
}

function tradeOf({ id, seconds }: Row) {
  const common = {
    price: 500_000,
    quantity: 1_000_000,
    takerAction: 'buy',
    outcome: 'yes',
    block: false,
  } as const;
  return { market: 'm', trade: { ...common, id, venueTime: startsAt + seconds * 1000 } };
}

describe('catching up with trades', () => {
  it('emits each once', () => {
    const bench = new Bench();
    for (const id of ['a', 'a', 'b']) bench.take({ id, seconds: 1 });
    assert.deepEqual(bench.takeEmitted(), ['a', 'b']);
  });

  it('reads only the latest page when nothing is known yet, and continues from it', async () => {
    const bench = new Bench().list(5, 60);
    assert.equal(await bench.catchUp.pass('settled', signal), 2);
    assert.deepEqual([bench.takeEmitted(), bench.asked], [['t3', 't4'], [undefined]]);
    bench.rows.push({ id: 'x', seconds: 300 });
    assert.equal(await bench.catchUp.pass('settled', signal), 1);
    assert.deepEqual([bench.takeEmitted(), bench.asked.at(-1)], [['x'], 240 - 60]);
  });

  it('reads an empty list to its end the next time', async () => {
    const bench = new Bench();
    await bench.catchUp.pass('settled', signal);
    bench.list(7);
    await bench.catchUp.pass('settled', signal);
    assert.equal(bench.takeEmitted().length, 7);
  });

  it('begins well before the time others had all trades until', async () => {
    const bench = new Bench({}, 700).list(90, 10);
    await bench.catchUp.pass('settled', signal);
    assert.deepEqual(bench.asked, [700 - 300 - 60]);
    const emitted = bench.takeEmitted();
    assert.deepEqual([emitted[0], emitted.at(-1), emitted.length], ['t34', 't89', 56]);
  });

  it('does not take what the stream brings for proof of what was before it', async () => {
    const bench = new Bench().list(10, 60);
    await bench.catchUp.pass('settled', signal);
    bench.takeEmitted();
    // Ten minutes were lost; then the stream is back.
    bench.seconds = 2_000;
    for (let i = 1; i <= 10; i++) bench.rows.push({ id: `lost${i}`, seconds: 540 + i * 60 });
    bench.take({ id: 'fresh', seconds: 1_999 });
    assert.equal(await bench.catchUp.pass('settled', signal), 10);
  });

  it('finds what entered the list late and out of order', async () => {
    const bench = new Bench().list(10);
    bench.rows.push({ id: 'late', seconds: 980, lagSeconds: 50 }, { id: 'new', seconds: 999 });
    await bench.catchUp.pass('settled', signal);
    await bench.catchUp.pass('recent', signal);
    assert.ok(!bench.takeEmitted().includes('late'));
    bench.seconds = 1_031;
    await bench.catchUp.pass('recent', signal);
    assert.deepEqual(bench.takeEmitted(), []);
    await bench.catchUp.pass('settled', signal);
    assert.deepEqual(bench.takeEmitted(), ['late']);
  });

  it('is not misled by a row from the future', async () => {
    const bench = new Bench().list(2);
    bench.rows.push({ id: 'odd', seconds: 500_000, lagSeconds: -500_000 });
    await bench.catchUp.pass('settled', signal);
    bench.takeEmitted();
    bench.rows.push({ id: 'x', seconds: 1_001 });
    bench.seconds = 1_002;
    await bench.catchUp.pass('settled', signal);
    assert.deepEqual(bench.takeEmitted(), ['x']);
  });

  it('emits what it got when a reading breaks off, and reads all of it again', async () => {
    const bench = new Bench({}, 0).list(10);
    bench.failsAfter = 2;
    await assert.rejects(bench.catchUp.pass('settled', signal), { code: 'timeout' });
    assert.deepEqual(bench.takeEmitted(), ['t6', 't7', 't8', 't9']);
    bench.failsAfter = Number.POSITIVE_INFINITY;
    assert.equal(await bench.catchUp.pass('settled', signal), 6);
    assert.equal(bench.asked[1], bench.asked[0]);
  });

  for (const pages of [0, 1, 2]) {
    it(`does not take an empty page after ${pages} pages for the end of the list`, async () => {
      const bench = new Bench().list(10);
      await bench.catchUp.pass('settled', signal);
      bench.takeEmitted();
      for (let i = 0; i < 8; i++) bench.rows.push({ id: `new${i}`, seconds: 100 + i });
      bench.emptyAfter = pages;
      await assert.rejects(bench.catchUp.pass('settled', signal), { code: 'malformed' });
      bench.emptyAfter = Number.POSITIVE_INFINITY;
      await bench.catchUp.pass('settled', signal);
      assert.deepEqual(bench.takeEmitted().filter((id) => id.startsWith('new')).length, 8);
    });
  }

  it('calls trades missed after several failures, once, and still fetches them', async () => {
    const bench = new Bench({}, 700).list(80, 10);
    bench.failsAfter = 0;
    for (let i = 0; i < 5; i++) await assert.rejects(bench.catchUp.pass('settled', signal));
    assert.deepEqual(
      bench.facts.map((fact) => (fact.kind === 'trades_missed' ? [fact.markets, fact.from, fact.to] : [])),
      [['all', startsAt + 340_000, startsAt + 1_000_000]],
    );
    bench.failsAfter = Number.POSITIVE_INFINITY;
    assert.equal(await bench.catchUp.pass('settled', signal), 46);
  });

  it('says exactly which span is beyond the pages it may read', async () => {
    const bench = new Bench({ pagesMax: 3 }, 400).list(900);
    await bench.catchUp.pass('settled', signal);
    assert.deepEqual(bench.unread, [[40, 895]]);
    assert.equal(bench.takeEmitted().length, 6);
    await bench.catchUp.pass('settled', signal);
    assert.equal(bench.asked.at(-1), 899 - 60);
  });

  it('misses nothing, whatever is lost and however late rows come', async () => {
    const step = fc.record({
      trades: fc.array(
        fc.record({ ahead: fc.integer({ min: 0, max: 20 }), lagSeconds: fc.integer({ min: 0, max: 59 }) }),
        { maxLength: 6 },
      ),
      streamed: fc.boolean(),
      failsAfter: fc.constantFrom(0, 1, Number.POSITIVE_INFINITY),
      depth: fc.constantFrom('recent', 'settled'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const bench = new Bench({}, 1_000);
        let count = 0;
        for (const { trades, streamed, failsAfter, depth } of steps) {
          for (const { ahead, lagSeconds } of trades) {
            const row = { id: `t${count++}`, seconds: bench.seconds + ahead, lagSeconds };
            bench.rows.push(row);
            if (streamed) bench.take(row);
          }
          bench.seconds += 20;
          bench.failsAfter = failsAfter;
          await bench.catchUp.pass(depth, signal).catch(() => undefined);
        }
        bench.seconds += 120;
        bench.failsAfter = Number.POSITIVE_INFINITY;
        await bench.catchUp.pass('settled', signal);
        const emitted = bench.takeEmitted();
        assert.deepEqual(new Set(emitted), new Set(bench.rows.map(({ id }) => id)));
        assert.equal(emitted.length, bench.rows.length);
      }),
    );
  });
});
