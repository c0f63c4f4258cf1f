/** What lookups keep of live figures always equals what a fresh computation gives. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { Cursors } from '../../src/api/http/cursor.ts';
import { MarketTexts } from '../../src/api/market-text.ts';
import { createLookups } from '../../src/api/routes/lookup/deps.ts';
import { listMarkets } from '../../src/api/routes/lookup/list-markets.ts';
import { LiveMoney, MoneySums } from '../../src/api/routes/lookup/live-money.ts';
import { NamePlaces } from '../../src/api/routes/lookup/name-places.ts';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import { createBook, LiveMarkets, setLevel } from '../../src/core/market/index.ts';
import { listWorld, serveContracts, servedAt } from '../harness/served-run.ts';

const run: ServedRun = serveContracts(listWorld({ seed: 3, markets: 500 }).slice(0, 1));
const { venue, id } = run.catalog.market(0);
const hourMs = 3_600_000;

type Fact = (live: LiveMarkets, at: number) => unknown;

const price = fc.integer({ min: 1, max: 98 }).map((cents) => cents * 10_000);
const volume = fc.constantFrom(undefined, '0', '999.99', '1000', '25000.000000000000000001', '9'.repeat(20));
const bookOf = (bid: number, ask: number | undefined) => {
  const book = createBook();
  setLevel(book, { side: 'bid', price: bid, quantity: 1_000_000 });
  if (ask !== undefined) setLevel(book, { side: 'ask', price: ask, quantity: 3_000_000 });
  return book;
};
const fact: fc.Arbitrary<Fact> = fc.oneof(
  fc.tuple(price, fc.constantFrom(undefined, 10_000, 40_000)).map(
    ([bid, above]): Fact =>
      (live, at) =>
        live.takeBook(venue, id, {
          book: bookOf(bid, above && Math.min(bid + above, 990_000)),
          changes: 'all',
          assurance: 'full',
          receivedAt: at,
        }),
  ),
  fc.record({ yesBid: price, yesAsk: price, volume24hUsd: volume, openInterestUsd: volume }).map(
    (figures): Fact =>
      (live, at) =>
        live.takeFigures(
          venue,
          id,
          { ...figures, lastPrice: figures.yesBid, totalVolumeUsd: figures.volume24hUsd },
          at,
        ),
  ),
  // A venue's clock may be ahead of ours, and trades come late.
  fc.tuple(price, fc.nat(1_000), fc.constantFrom(-25 * hourMs, -hourMs, 0, 30_000)).map(
    ([traded, number, ahead]): Fact =>
      (live, at) =>
        live.takeTrade(
          venue,
          id,
          {
            id: String(number),
            venueTime: at + ahead,
            price: traded,
            quantity: 5_000_000_000,
            takerAction: 'buy',
            outcome: 'no',
          },
          at,
        ),
  ),
  fc.constantFrom<Fact>(
    (live) => live.doubt(venue, id, 'a gap'),
    (live) => live.doubtAll(venue, 'a gap'),
    (live) => live.follow(venue, new Set([id])),
    (live) => live.follow(venue, new Set()),
    (live) => live.unfollow(venue, id),
    (live) => live.forgetFigures(venue, id),
    (live, at) => live.endBefore(venue, at, at),
    (live, at) => live.expireQuotes(at),
    (live, at) => live.prune(at),
    (live, at) =>
      live.loadTradeMinute(venue, id, {
        minute: Math.floor(at / 60_000) + 1,
        count: 2,
        notional: 7_000_000_000_000_000n,
        net: 0n,
      }),
  ),
);
/** None, or to the last moment before time alone changes a figure, or to the moment itself. */
const wait = fc.constantFrom(
  ...[0, 0, 1, 29_999, 30_000, 61_000],
  ...[2 * hourMs, 2 * hourMs + 1, 23 * hourMs - 1, 23 * hourMs, 24 * hourMs - 1, 24 * hourMs, 25 * hourMs],
);

function sumOf(money: LiveMoney, now: number): string {
  const sums = new MoneySums();
  money.addTo(sums, 0, now);
  return `${sums.best} ${sums.volume.print()}`;
}

it('texts, grades and volumes are those of now, whatever facts and times come', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fact, wait), { maxLength: 30 }), (facts) => {
      const live = new LiveMarkets();
      const findLive = live.find.bind(live);
      const texts = new MarketTexts({ findLive });
      const money = new LiveMoney(run, findLive);
      let now = servedAt;
      for (const [takeFact, waited] of facts) {
        takeFact(live, now);
        for (const ms of [0, waited]) {
          now += ms;
          assert.equal(texts.print(run, 0, now), new MarketTexts({ findLive }).print(run, 0, now));
          assert.equal(JSON.stringify(texts.describe(run, 0, now)), texts.print(run, 0, now));
          assert.equal(sumOf(money, now), sumOf(new LiveMoney(run, findLive), now));
        }
      }
    }),
    { numRuns: 400 },
  );
});

it('asks are never shown a moment after they went stale', () => {
  const live = new LiveMarkets();
  const findLive = live.find.bind(live);
  const texts = new MarketTexts({ findLive });
  const money = new LiveMoney(run, findLive);
  const figures = { yesBid: 400_000, yesAsk: 410_000, lastPrice: 400_000, volume24hUsd: '30000' };
  const quote = { ...figures, totalVolumeUsd: undefined, openInterestUsd: undefined };
  live.takeFigures(venue, id, quote, servedAt);
  for (const [ms, grade] of [
    [2 * hourMs - 1, 'deep'],
    [2 * hourMs, 'deep'],
    [2 * hourMs + 1, 'thin'],
  ] as const) {
    assert.equal(texts.print(run, 0, servedAt + ms).includes('yes_ask_usd'), grade === 'deep');
    assert.equal(money.gradeOf(0, servedAt + ms), grade);
  }
});

it('a page that took long to find shows what is so when it is sent', async () => {
  const live = new LiveMarkets();
  let now = servedAt;
  const quote = { yesBid: 400_000, yesAsk: 410_000, lastPrice: 400_000, volume24hUsd: '30000' };
  live.takeFigures(venue, id, { ...quote, totalVolumeUsd: undefined, openInterestUsd: undefined }, now);
  const cursors = new Cursors(Buffer.alloc(32));
  const look = createLookups({
    now: () => now,
    cursors,
    served: () => run,
    findLive: (...name) => {
      const found = live.find(...name);
      // Between this look and the end of the answer the quote goes stale.
      queueMicrotask(() => {
        now = servedAt + 2 * hourMs + 1;
      });
      return found;
    },
  });
  const { signal } = new AbortController();
  const deps = { cursors, places: new NamePlaces() };
  assert.equal(
    await listMarkets(deps, look(), { liquidity: 'deep' }, signal),
    `{"data":[],"graph_run":${run.run.id}}`,
  );
});
