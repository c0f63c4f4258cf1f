import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createBook, setLevel } from './book.ts';
import { LiveMarkets } from './live-markets.ts';
import { describeMarketFigures } from './market-figures.ts';
import { listingFreshMs, quoteHoldsUntil } from './quote-at.ts';
import type { VenueFigures } from './venue-figures.ts';

const start = Date.UTC(2026, 10, 15, 12);

function figuresOf(figures: Partial<VenueFigures> = {}): VenueFigures {
  return {
    yesBid: 400_000,
    yesAsk: 450_000,
    lastPrice: undefined,
    volume24hUsd: undefined,
    totalVolumeUsd: undefined,
    openInterestUsd: undefined,
    ...figures,
  };
}

function print(live: LiveMarkets, now: number): string {
  const figures = describeMarketFigures(live.find('venue_a', 'M'), now);
  return JSON.stringify(figures, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

type Fact = (live: LiveMarkets, at: number) => unknown;

const price = fc.integer({ min: 1, max: 98 }).map((cents) => cents * 10_000);
const fact: fc.Arbitrary<Fact> = fc.oneof(
  fc.tuple(price, fc.boolean()).map(
    ([bid, isFull]): Fact =>
      (live, at) => {
        const book = createBook();
        setLevel(book, { side: 'bid', price: bid, quantity: 1_000_000 });
        if (isFull) setLevel(book, { side: 'ask', price: bid + 10_000, quantity: 1_000_000 });
        return live.takeBook('venue_a', 'M', { book, changes: 'all', assurance: 'full', receivedAt: at });
      },
  ),
  fc.tuple(price, price, fc.nat(9)).map(
    ([yesBid, yesAsk, volume]): Fact =>
      (live, at) =>
        live.takeFigures('venue_a', 'M', figuresOf({ yesBid, yesAsk, volume24hUsd: `${volume}.5` }), at),
  ),
  fc.tuple(price, fc.nat(30)).map(
    ([traded, id]): Fact =>
      (live, at) =>
        live.takeTrade(
          'venue_a',
          'M',
          {
            id: String(id),
            venueTime: at,
            price: traded,
            quantity: 1_000_000,
            takerAction: 'buy',
            outcome: 'yes',
          },
          at,
        ),
  ),
  fc.constantFrom<Fact>(
    (live) => live.doubt('venue_a', 'M', 'a gap'),
    (live) => live.follow('venue_a', new Set(['M'])),
    (live) => live.unfollow('venue_a', 'M'),
    (live) => live.forgetFigures('venue_a', 'M'),
    (live, at) => live.expireQuotes(at),
    (live, at) =>
      live.loadTradeMinute('venue_a', 'M', {
        minute: Math.ceil(at / 60_000) - 1,
        count: 2,
        notional: 7n,
        net: 1n,
      }),
  ),
);

test('whatever fact changes a figure changes the revision, and who holds a forgotten market sees it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fact, fc.nat(4)), { maxLength: 30 }), (facts) => {
      const live = new LiveMarkets();
      let now = start;
      for (const [takeFact, hours] of facts) {
        now += hours * 1_800_000;
        // Some trades leave the last day: not a fact.
        const before = print(live, now);
        const held = live.find('venue_a', 'M');
        const revision = held?.revision;
        takeFact(live, now);
        if (print(live, now) === before) continue;
        assert.ok(held === undefined || held.revision !== revision);
        if (live.find('venue_a', 'M') === undefined) assert.equal(held?.revision, -1);
      }
    }),
  );
});

test('a listed quote holds until it is two hours old, a book as long as no fact comes', () => {
  const live = new LiveMarkets();
  const { market } = live.takeFigures('venue_a', 'M', figuresOf(), start);
  const until = start + listingFreshMs;
  assert.equal(quoteHoldsUntil(market, start), until);
  assert.equal(quoteHoldsUntil(market, until), until);
  assert.equal(describeMarketFigures(market, until).quote?.stale, false);
  assert.equal(describeMarketFigures(market, until + 1).quote?.stale, true);
  assert.equal(quoteHoldsUntil(market, until + 1), Number.POSITIVE_INFINITY);
  live.takeBook('venue_a', 'M', {
    book: createBook(),
    changes: 'all',
    assurance: 'full',
    receivedAt: start + 1,
  });
  assert.equal(quoteHoldsUntil(market, start + 1), Number.POSITIVE_INFINITY);
});
