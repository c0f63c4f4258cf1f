import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { silentLog } from '../../../runtime/log.ts';
import type { FeedFact } from '../../feed.ts';
import { tradeCatchUpDefaults } from '../../trade-catch-up.ts';
import type { VenueRequest } from '../../venue-client.ts';
import { VenueError } from '../../venue-error.ts';
import type { TradeBackfillOptions } from '../options.ts';
import { BookKeeper } from './book-keeper.ts';
import { createFollowed, FollowedMarkets } from './followed-markets.ts';
import { TradeBackfill } from './trade-backfill.ts';

const startsAt = 1_790_000_000_000;
const options: TradeBackfillOptions = {
  checks: { everyMs: 5, againAfterMs: 1, backoff: { firstMs: 1, maxMs: 1 } },
  catchUp: { ...tradeCatchUpDefaults, failuresMax: 3 },
  rowsPerPage: 1_000,
  groupPagesMax: 100,
  groupsAtOnce: 2,
  joinersMs: 3_600_000,
};

/** The venue's data host with a list of fills, newest last. */
const keeperOptions = { topGraceMs: 1, pendingMax: 1, setBackAfterMs: 1 };

class Bench {
  readonly facts: FeedFact[] = [];
  readonly markets = new FollowedMarkets();
  readonly backfill: TradeBackfill;
  readonly fills: { readonly market: number; readonly second: number; readonly row?: object }[] = [];
  /** Of each question: for how many conditions, or the whole venue. */
  readonly asked: (number | 'venue')[] = [];
  fails: (conditions: number | 'venue') => boolean = () => false;
  rowsPerPage = 1_000;

  constructor(tradesSince: number | undefined, changed: Partial<TradeBackfillOptions> = {}) {
    this.backfill = new TradeBackfill(
      {
        log: silentLog,
        now: () => startsAt + 10_000_000,
        random: () => 0,
        data: { request: (_path, request) => this.answer(request ?? {}) },
        markets: this.markets,
        emit: (fact) => void this.facts.push(fact),
        tradesSince,
      },
      { ...options, ...changed },
    );
  }

  async answer({ query = {} }: VenueRequest) {
    const wanted = query['condition'];
    const conditions = typeof wanted === 'string' ? new Set(wanted.split(',')) : undefined;
    this.asked.push(conditions?.size ?? 'venue');
    if (this.fails(conditions?.size ?? 'venue')) throw new VenueError('server_error', 'down');
    const all = this.fills
      .map((fill, number) => ({ ...fill, number }))
      .filter(({ market }) => conditions === undefined || conditions.has(conditionOf(market)))
      .reverse();
    const from = Number(query['cursor'] ?? 0);
    const to = from + this.rowsPerPage;
    const data = all.slice(from, to).map(({ market, second, number, row }) => ({
      transaction_hash: `0x${number}`,
      token_id: `${market}1`,
      condition_id: conditionOf(market),
      price: '0.5',
      size: '1',
      side: 'BUY',
      timestamp: String(startsAt / 1000 + second),
      ...row,
    }));
    return { data, pagination: { next_cursor: to < all.length ? String(to) : null } };
  }

  follow(...numbers: number[]): void {
    const added = numbers.map((number) => {
      const tokens = [`${number}1`, `${number}2`] as const;
      const reference = {
        id: `m${number}`,
        venueKey: conditionOf(number),
        eventId: 'e',
        seriesId: undefined,
        feedKeys: tokens,
      };
      return createFollowed(reference, tokens, new BookKeeper(tokens, keeperOptions), 0);
    });
    for (const market of added) this.markets.add(market);
    this.backfill.joined(added);
  }

  run(t: TestContext): void {
    const stop = new AbortController();
    const running = this.backfill.run(stop.signal);
    t.after(async () => {
      stop.abort();
      await running;
    });
  }

  emitted(): number {
    return this.facts.filter(({ kind }) => kind === 'trade').length;
  }

  missed() {
    return this.facts.flatMap((fact) => (fact.kind === 'trades_missed' ? fact : []));
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise((resolve) => setImmediate(resolve));
  }
}

function conditionOf(number: number): string {
  return `0x${String(number).padStart(64, '0')}`;
}

describe('the backfill of trades of venue_b', () => {
  it('reads the latest page of the venue, then whatever the stream did not bring, of followed markets', async (t) => {
    const bench = new Bench(undefined);
    bench.follow(1, 2);
    bench.fills.push({ market: 1, second: 0 }, { market: 9, second: 1 });
    bench.run(t);
    await bench.until(() => bench.emitted() === 1);
    bench.rowsPerPage = 1;
    for (let i = 0; i < 40; i++) bench.fills.push({ market: i % 3, second: 2 });
    bench.backfill.lost();
    await bench.until(() => bench.emitted() === 27);
    assert.deepEqual([...new Set(bench.asked)], ['venue']);
  });

  it('fetches the trades since the last stop by the lists of the markets, in groups', async (t) => {
    const bench = new Bench(startsAt + 1_000_000);
    // The overlap at the start is 300 seconds.
    for (const second of [600, 699, 700, 1_000]) {
      for (let market = 1; market <= 30; market++) bench.fills.push({ market, second });
    }
    bench.fills.sort((a, b) => a.second - b.second);
    bench.rowsPerPage = 10;
    bench.follow(...Array.from({ length: 30 }, (_, i) => i + 1));
    bench.run(t);
    const markets = () => new Set(bench.facts.flatMap((fact) => (fact.kind === 'trade' ? fact.market : [])));
    await bench.until(() => markets().size === 30 && bench.emitted() >= 60);
    const groups = bench.asked.filter((each) => each !== 'venue');
    assert.deepEqual([...new Set(groups)].toSorted(), [10, 20]);
  });

  it('does not emit trades of before the last stop, though pages of quiet markets have them', async (t) => {
    const bench = new Bench(startsAt + 1_000_400);
    for (const second of [100, 699, 700, 1_000]) bench.fills.push({ market: 1, second });
    bench.follow(1);
    bench.run(t);
    await bench.until(
      () => bench.asked.includes(1) && bench.asked.filter((each) => each === 'venue').length > 2,
    );
    const seconds = bench.facts.flatMap((fact) =>
      fact.kind === 'trade' ? (fact.trade.venueTime - startsAt) / 1_000 : [],
    );
    assert.deepEqual(seconds, [700, 1_000]);
  });

  it('fetches nothing of the past for who joins long after the start', async () => {
    const bench = new Bench(startsAt, { joinersMs: -1 });
    bench.follow(1);
    assert.deepEqual(bench.asked, []);
  });

  it('reads the lists of the markets where the venue’s would have to be read too far back', async (t) => {
    const bench = new Bench(undefined, { catchUp: { ...options.catchUp, pagesMax: 3 } });
    bench.follow(1);
    bench.fills.push({ market: 9, second: 0 });
    bench.run(t);
    await bench.until(() => bench.asked.length > 0);
    bench.rowsPerPage = 5;
    for (let i = 1; i <= 100; i++) bench.fills.push({ market: i % 10 === 0 ? 1 : 9, second: i * 10 });
    bench.backfill.lost();
    await bench.until(() => bench.emitted() === 10);
    assert.ok(bench.asked.includes(1));
    assert.deepEqual(bench.missed(), []);
  });

  it('tries again, and says of whom trades were missed when it gives up', async (t) => {
    const bench = new Bench(startsAt + 1_000_000);
    bench.fills.push({ market: 1, second: 900 });
    bench.fails = (conditions) => conditions !== 'venue';
    bench.follow(1, 2);
    bench.run(t);
    await bench.until(() => bench.missed().length > 0);
    const [fact] = bench.missed();
    assert.deepEqual(
      [fact?.markets, fact?.from, fact?.to],
      [['m1', 'm2'], startsAt + 700_000, startsAt + 10_000_000],
    );
    assert.equal(bench.asked.filter((each) => each !== 'venue').length, 3);
  });

  it('says which span the pages it may read do not reach', async (t) => {
    const bench = new Bench(startsAt + 1_000_000, { groupPagesMax: 2 });
    for (let second = 700; second < 800; second++) bench.fills.push({ market: 1, second });
    bench.fails = (conditions) => conditions === 'venue';
    bench.rowsPerPage = 10;
    bench.follow(1);
    bench.run(t);
    await bench.until(() => bench.missed().some(({ reason }) => reason.includes('pages')));
    const fact = bench.missed().find(({ reason }) => reason.includes('pages'));
    assert.deepEqual([fact?.from, fact?.to], [startsAt + 700_000, startsAt + 781_000]);
    assert.equal(bench.emitted(), 20);
  });

  it('says once of which market a trade cannot be read, and when it was made', async (t) => {
    const bench = new Bench(undefined);
    bench.follow(1, 2);
    bench.fills.push({ market: 1, second: 3, row: { side: 'HOLD' } }, { market: 2, second: 4 });
    bench.fills.push(
      { market: 1, second: 6, row: { size: '1e-9' } },
      { market: 9, second: 7, row: { side: '' } },
    );
    bench.run(t);
    await bench.until(() => bench.missed().length > 0);
    bench.fills.push({ market: 2, second: 8 });
    bench.backfill.lost();
    await bench.until(() => bench.emitted() === 2);
    assert.deepEqual(
      bench.missed().map(({ markets, from, to }) => [markets, from - startsAt, to - startsAt]),
      [[['m1'], 3_000, 7_000]],
    );
  });

  for (const [what, row] of [
    ['no time', { timestamp: 'soon' }],
    ['no token', { token_id: '' }],
    ['a token of none of them', { token_id: '77' }],
  ] as const) {
    it(`says of whom trades may be missed when a row of their lists has ${what}`, async (t) => {
      const bench = new Bench(startsAt + 1_000_000);
      bench.fails = (conditions) => conditions === 'venue';
      bench.fills.push({ market: 1, second: 900 }, { market: 2, second: 901, row });
      bench.follow(1, 2);
      bench.run(t);
      await bench.until(() => bench.missed().some(({ reason }) => reason.includes('cannot be read')));
      const fact = bench.missed().find(({ reason }) => reason.includes('cannot be read'));
      assert.deepEqual(
        [fact?.markets, fact?.from, fact?.to],
        [['m1', 'm2'], startsAt + 700_000, startsAt + 10_000_000],
      );
      assert.equal(bench.emitted(), 1);
    });
  }
});
