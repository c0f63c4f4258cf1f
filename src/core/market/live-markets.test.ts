import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { FeeTerms } from '../contract/index.ts';
import {
  type Book,
  bestAsk,
  bestBid,
  booksEqual,
  copyBook,
  createBook,
  type LevelChange,
  replaceBook,
  setLevel,
} from './book.ts';
import type { BookEffect, ListedState, LiveMarket } from './live-market.ts';
import { LiveMarkets } from './live-markets.ts';
import type { CountedTrade } from './market-record.ts';
import { quoteAt, quoteHoldsUntil } from './quote-at.ts';
import type { VenueFigures } from './venue-figures.ts';

const hourMs = 3_600_000;
const start = Date.UTC(2026, 10, 15, 12);
const bid: LevelChange = { side: 'bid', price: 400_000, quantity: 5_000_000 };
const ask: LevelChange = { side: 'ask', price: 450_000, quantity: 7_000_000 };
const deeper: LevelChange = { side: 'bid', price: 390_000, quantity: 1_000_000 };
const better: LevelChange = { side: 'bid', price: 410_000, quantity: 1_000_000 };

function bookOf(...changes: readonly LevelChange[]): Book {
  const book = createBook();
  for (const change of changes) setLevel(book, change);
  return book;
}

function takeBook(
  live: LiveMarkets,
  book: Book,
  changes: 'all' | readonly LevelChange[],
  receivedAt = start,
  id = 'M',
): BookEffect {
  return live.takeBook('venue_a', id, { book, changes, assurance: 'full', receivedAt });
}

function figuresOf(figures: Partial<VenueFigures>): VenueFigures {
  return {
    yesBid: undefined,
    yesAsk: undefined,
    lastPrice: undefined,
    volume24hUsd: undefined,
    totalVolumeUsd: undefined,
    openInterestUsd: undefined,
    ...figures,
  };
}

function fillOf(id: string, fill: Partial<CountedTrade> = {}): CountedTrade {
  return {
    id,
    venueTime: start,
    price: 420_000,
    quantity: 1_000_000,
    takerAction: 'buy',
    outcome: 'yes',
    ...fill,
  };
}

function find(live: LiveMarkets, id = 'M'): LiveMarket {
  const market = live.find('venue_a', id);
  assert.ok(market);
  return market;
}

function summarise({ quoteChanged, topChanged, stateChanged, changes }: BookEffect): string {
  const named = [quoteChanged && 'quote', topChanged && 'top', stateChanged && 'state']
    .filter(Boolean)
    .join();
  return `${named} ${changes === 'all' ? 'all' : changes.length}`;
}

test('a book goes from unsynced through buffering to live and suspect, and each step is reported once', () => {
  const live = new LiveMarkets();
  const state = () => [find(live).bookState, find(live).doubt];
  assert.equal(live.find('venue_a', 'M'), undefined);
  assert.deepEqual(live.follow('venue_a', new Set(['M'])).map(summarise), ['state 0']);
  assert.deepEqual(live.follow('venue_a', new Set(['M'])), []);
  assert.deepEqual(state(), ['buffering', undefined]);
  // A doubt about a book that was never there changes nothing but the reason.
  assert.equal(live.doubt('venue_a', 'M', 'no_snapshot'), undefined);
  assert.deepEqual(state(), ['buffering', 'no_snapshot']);
  assert.equal(summarise(takeBook(live, bookOf(bid, ask), 'all')), 'quote,top,state all');
  assert.deepEqual(state(), ['live', undefined]);
  const doubted = live.doubt('venue_a', 'M', 'gap');
  assert.equal(doubted && summarise(doubted), 'quote,state 0');
  assert.equal(live.doubt('venue_a', 'M', 'crossed'), undefined);
  assert.deepEqual(state(), ['suspect', 'crossed']);
  assert.equal(summarise(takeBook(live, bookOf(bid, ask), 'all')), 'quote,state all');
  assert.deepEqual(state(), ['live', undefined]);
  assert.deepEqual(live.follow('venue_a', new Set()).map(summarise), ['quote,state 0']);
  assert.equal(live.unfollow('venue_a', 'M'), undefined);
  // Nothing else is known of it.
  assert.equal(live.size, 0);
});

test('the end of a feed doubts every live book of its venue, and no other', () => {
  const live = new LiveMarkets();
  takeBook(live, bookOf(bid), 'all', start, 'M');
  takeBook(live, bookOf(bid), 'all', start, 'N');
  live.takeBook('venue_b', 'M', { book: bookOf(bid), changes: 'all', assurance: 'top', receivedAt: start });
  live.doubt('venue_a', 'N', 'gap');
  live.follow('venue_b', new Set(['M', 'O']));
  assert.deepEqual(
    live.doubtAll('venue_a', 'disconnected').map(({ market }) => market.id),
    ['M'],
  );
  assert.deepEqual(
    [...live.entries()].map(({ venue, id, bookState }) => `${venue} ${id} ${bookState}`),
    ['venue_a M suspect', 'venue_a N suspect', 'venue_b M live', 'venue_b O buffering'],
  );
});

test('a change of a deep level changes neither top nor quote, one of the best quantity only the top', () => {
  const live = new LiveMarkets();
  const theirs = bookOf(bid, ask);
  takeBook(live, theirs, 'all', start);
  setLevel(theirs, deeper);
  assert.equal(summarise(takeBook(live, theirs, [deeper], start + 1)), ' 1');
  const more = { ...bid, quantity: 9 };
  setLevel(theirs, more);
  assert.equal(summarise(takeBook(live, theirs, [more], start + 2)), 'top 1');
  setLevel(theirs, better);
  assert.equal(summarise(takeBook(live, theirs, [better], start + 3)), 'quote,top 1');
  assert.deepEqual(find(live).quote, {
    observedAt: start + 3,
    yesAsk: 450_000,
    noAsk: 590_000,
    price: undefined,
    stale: false,
    source: 'book',
  });
  // Brought again as it was: confirmed, not changed.
  assert.equal(summarise(takeBook(live, theirs, 'all', start + 4)), ' 0');
  assert.equal(summarise(takeBook(live, theirs, [], start + 5)), ' 0');
  assert.deepEqual([find(live).bookChangedAt, find(live).bookConfirmedAt], [start + 3, start + 5]);
  assert.equal(quoteAt(find(live), start + 9)?.observedAt, start + 5);
  // What a book confirmed is no word on a quote that was taken while the book is none to go by.
  const unsure = { ...find(live), bookState: 'suspect' } as const;
  assert.equal(quoteAt(unsure, start + 9)?.observedAt, start + 3);
});

test('a doubted book has no asks at once, and a quote of the listing does not take their place', () => {
  const live = new LiveMarkets();
  live.takeFigures(
    'venue_a',
    'M',
    figuresOf({ yesBid: 300_000, yesAsk: 310_000, lastPrice: 305_000 }),
    start,
  );
  takeBook(live, bookOf(bid, ask), 'all', start + 1);
  takeBook(live, bookOf(bid, ask), [], start + 2);
  live.doubt('venue_a', 'M', 'gap');
  const stale = {
    observedAt: start + 2,
    yesAsk: undefined,
    noAsk: undefined,
    price: 305_000,
    stale: true,
    source: 'book',
  };
  assert.deepEqual(find(live).quote, stale);
  live.takeFigures(
    'venue_a',
    'M',
    figuresOf({ yesBid: 300_000, yesAsk: 320_000, lastPrice: 305_000 }),
    start + 3,
  );
  assert.deepEqual(quoteAt(find(live), start + 4), stale);
  assert.ok(booksEqual(find(live).book, bookOf(bid, ask)));
  // Only where the book is no longer followed.
  const effect = live.unfollow('venue_a', 'M');
  assert.equal(effect && summarise(effect), 'quote,state 0');
  assert.deepEqual(find(live).quote, {
    observedAt: start + 3,
    yesAsk: 320_000,
    noAsk: 700_000,
    price: 305_000,
    stale: false,
    source: 'listing',
  });
  assert.ok(booksEqual(find(live).book, createBook()));
});

test('after a doubt the book is what the feed brings, whatever it says has changed', () => {
  const live = new LiveMarkets();
  takeBook(live, bookOf(bid), 'all');
  live.doubt('venue_a', 'M', 'gap');
  assert.equal(summarise(takeBook(live, bookOf(ask, better), [better])), 'quote,top,state all');
  assert.ok(booksEqual(find(live).book, bookOf(ask, better)));
});

test('a quote of the listing is stale when older than two hours', () => {
  const live = new LiveMarkets();
  const figures = figuresOf({ yesBid: 300_000, yesAsk: 310_000 });
  assert.equal(live.takeFigures('venue_a', 'M', figures, start).quoteChanged, true);
  assert.equal(quoteAt(find(live), start + 2 * hourMs)?.stale, false);
  assert.deepEqual(quoteAt(find(live), start + 2 * hourMs + 1), {
    observedAt: start,
    yesAsk: undefined,
    noAsk: undefined,
    price: undefined,
    stale: true,
    source: 'listing',
  });
  // Listeners hear of it once.
  assert.deepEqual(live.expireQuotes(start + 2 * hourMs), []);
  assert.equal(live.expireQuotes(start + 2 * hourMs + 1).length, 1);
  assert.deepEqual(live.expireQuotes(start + 2 * hourMs + 2), []);
  assert.equal(live.takeFigures('venue_a', 'M', figures, start + 2 * hourMs).quoteChanged, true);
  assert.equal(live.takeFigures('venue_a', 'M', figures, start + 2 * hourMs).quoteChanged, false);
  assert.equal(quoteAt(find(live), start + 3 * hourMs)?.yesAsk, 310_000);
  // What was overtaken does not come back.
  live.takeFigures('venue_a', 'M', figuresOf({ yesAsk: 990_000 }), start + 2 * hourMs - 60_000);
  assert.equal(find(live).quote?.yesAsk, 310_000);
});

test('the last price is that of the latest trade, in whatever order trades come', () => {
  const live = new LiveMarkets();
  takeBook(live, bookOf(bid, ask), 'all', start);
  const take = (id: string, venueTime: number, price: number) =>
    live.takeTrade('venue_a', 'M', fillOf(id, { venueTime, price }), start + 50)?.quoteChanged;
  assert.deepEqual([take('1', start + 10, 420_000), find(live).quote?.price], [true, 420_000]);
  assert.equal(find(live).quote?.observedAt, start + 50);
  assert.deepEqual([take('2', start + 5, 410_000), find(live).quote?.price], [false, 420_000]);
  assert.deepEqual([take('3', start + 20, 420_000), find(live).lastPrice], [false, 420_000]);
  assert.deepEqual([take('4', start + 20, 430_000), find(live).lastPrice], [true, 430_000]);
  assert.equal(take('4', start + 30, 490_000), undefined);
  assert.equal(find(live).trades24h(start + 60).count, 4);
  // Of a followed market we hear every trade; the listing may come from a cache.
  live.takeFigures('venue_a', 'M', figuresOf({ lastPrice: 100_000 }), start + hourMs);
  assert.equal(find(live).lastPrice, 430_000);
  live.unfollow('venue_a', 'M');
  live.takeFigures('venue_a', 'M', figuresOf({ lastPrice: 100_000 }), start + hourMs + 1);
  assert.deepEqual([find(live).lastPrice, find(live).quote?.price], [100_000, 100_000]);
});

test('a listing whose bid is not below its ask quotes no price', () => {
  const live = new LiveMarkets();
  const take = (yesBid: number, yesAsk: number, at: number) => {
    live.takeFigures('venue_a', 'M', figuresOf({ yesBid, yesAsk, lastPrice: 550_000 }), at);
    const { quote } = find(live);
    return [quote?.yesAsk, quote?.noAsk, quote?.price];
  };
  assert.deepEqual(take(540_000, 560_000, start), [560_000, 460_000, 550_000]);
  // Such a round trip would earn money, and its market would be graded deep.
  assert.deepEqual(take(600_000, 500_000, start + 1), [undefined, undefined, 550_000]);
  assert.deepEqual(take(500_000, 500_000, start + 2), [undefined, undefined, 550_000]);
});

test('a trade fetched late does not replace the last price of a newer listing', () => {
  const live = new LiveMarkets();
  const minuteMs = 60_000;
  live.takeFigures('venue_a', 'M', figuresOf({ lastPrice: 600_000 }), start);
  const late = live.takeTrade('venue_a', 'M', fillOf('late', { venueTime: start - 10 * minuteMs }), start);
  assert.equal(late?.quoteChanged, false);
  assert.equal(find(live).lastPrice, 600_000);
  // It counts all the same.
  assert.equal(find(live).trades24h(start).count, 1);
  // The listing may come from a cache, so that a trade of the last minute may be newer.
  live.takeTrade('venue_a', 'M', fillOf('new', { venueTime: start - minuteMs / 2 }), start);
  assert.equal(find(live).lastPrice, 420_000);
});

test('a trade dated in the future does not stop the last price', () => {
  const live = new LiveMarkets();
  live.takeTrade('venue_a', 'M', fillOf('ahead', { venueTime: start + hourMs }), start);
  live.takeTrade('venue_a', 'M', fillOf('next', { venueTime: start + 1, price: 430_000 }), start + 1);
  assert.equal(find(live).lastPrice, 430_000);
});

test('a trade says nothing of the asks: a listed quote stays as old as it was', () => {
  const live = new LiveMarkets();
  live.takeFigures('venue_a', 'M', figuresOf({ yesAsk: 310_000 }), start);
  const effect = live.takeTrade('venue_a', 'M', fillOf('1', { venueTime: start + hourMs }), start + hourMs);
  assert.equal(effect?.quoteChanged, true);
  assert.deepEqual([find(live).quote?.observedAt, find(live).quote?.price], [start, 420_000]);
});

function stateOf(state: Partial<ListedState> = {}): ListedState {
  return {
    status: 'open',
    disputed: false,
    closesAt: start + hourMs,
    expectedSettlementAt: undefined,
    fees: { kind: 'none', schedule: 'zero' },
    ticks: [{ from: 0, to: 1_000_000, step: 10_000 }],
    listedAt: start,
    termsHash: 'hash',
    ...state,
  };
}

test('a quote that a feed polls holds for minutes, one of a listing for hours', () => {
  const live = new LiveMarkets();
  const figures = figuresOf({ yesAsk: 310_000 });
  live.takeQuote('venue_a', 'M', figures, start);
  assert.equal(quoteAt(find(live), start + 300_000)?.yesAsk, 310_000);
  assert.equal(quoteHoldsUntil(find(live), start), start + 300_000);
  assert.equal(quoteAt(find(live), start + 300_001)?.yesAsk, undefined);
  assert.equal(live.expireQuotes(start + 300_001).length, 1);
  live.takeFigures('venue_a', 'M', figures, start + 400_000);
  assert.equal(quoteAt(find(live), start + hourMs)?.yesAsk, 310_000);
});

test('the state of trading is the newest listing’s, and is forgotten with the figures', () => {
  const live = new LiveMarkets();
  // Nothing else is known of it: it would never be forgotten.
  live.takeState('venue_a', 'M', stateOf());
  assert.equal(live.find('venue_a', 'M'), undefined);
  live.takeFigures('venue_a', 'M', figuresOf({ yesAsk: 310_000 }), start);
  assert.equal(find(live).state, undefined);
  live.takeState('venue_a', 'M', stateOf());
  live.takeState('venue_a', 'M', stateOf({ disputed: true, listedAt: start - 1 }));
  assert.deepEqual(find(live).state, stateOf());
  const changed = stateOf({ disputed: true, closesAt: undefined, listedAt: start + 1 });
  live.takeState('venue_a', 'M', changed);
  assert.deepEqual(find(live).state, changed);
  // The book stays; what the listing said is no longer so.
  takeBook(live, bookOf(bid), 'all');
  live.endBefore('venue_a', live.startWalk(), start + 2);
  assert.equal(find(live).state, undefined);
  live.takeState('venue_a', 'M', stateOf({ listedAt: start + 1 }));
  assert.equal(find(live).state, undefined, 'read before the end');
  live.takeState('venue_a', 'M', stateOf({ status: 'closed', listedAt: start + 2 }));
  assert.equal(find(live).state?.status, 'closed');
});

test('equal price grids are kept once', () => {
  const live = new LiveMarkets();
  const ticksOf = (id: string, step: number) => {
    live.takeFigures('venue_b', id, figuresOf({}), start);
    live.takeState('venue_b', id, stateOf({ ticks: [{ from: 0, to: 1_000_000, step }] }));
    return live.find('venue_b', id)?.state?.ticks;
  };
  const [cents, others, mills] = [ticksOf('A', 10_000), ticksOf('B', 10_000), ticksOf('C', 1_000)];
  assert.equal(cents, others);
  assert.deepEqual(mills, [{ from: 0, to: 1_000_000, step: 1_000 }]);
});

test('equal fee terms are kept once', () => {
  const live = new LiveMarkets();
  const quadratic = (numerator: bigint, setBy: 'event' | 'series' = 'series'): FeeTerms => ({
    kind: 'quadratic',
    schedule: 'quadratic',
    rate: { numerator: 7n, denominator: 100n },
    multiplier: { numerator, denominator: 1n },
    setBy,
    waivedUntil: undefined,
  });
  const terms: Readonly<Record<string, FeeTerms>> = {
    A: quadratic(1n),
    B: quadratic(1n),
    C: quadratic(2n),
    D: quadratic(1n, 'event'),
  };
  for (const [id, fees] of Object.entries(terms)) {
    live.takeFigures('venue_a', id, figuresOf({}), start);
    live.takeState('venue_a', id, stateOf({ fees }));
    assert.deepEqual(find(live, id).state?.fees, fees);
  }
  // A change of terms is reported for a market that had some.
  const later = (id: string, fees: FeeTerms) =>
    live.takeState('venue_a', id, stateOf({ fees, listedAt: start + 1 }));
  assert.equal(later('A', quadratic(1n)), false);
  assert.equal(later('C', quadratic(3n)), true);
  assert.equal(live.takeState('venue_a', 'C', stateOf({ fees: quadratic(4n) })), false, 'read before');
  assert.equal(later('C', quadratic(2n)), true);
  live.takeFigures('venue_a', 'E', figuresOf({}), start);
  assert.equal(later('E', quadratic(1n)), false);
  const kept = Object.keys(terms).map((id) => find(live, id).state?.fees);
  assert.equal(kept[0], kept[1]);
  assert.equal(new Set(kept).size, 3);
});

test('what is neither listed nor followed, and neither traded nor ended in the last day, is forgotten', () => {
  const live = new LiveMarkets();
  const figures = figuresOf({ yesAsk: 310_000 });
  for (const id of ['unreadable', 'vanished', 'listed', 'followed', 'traded'])
    live.takeFigures('venue_a', id, figures, start);
  takeBook(live, bookOf(bid), 'all', start, 'followed');
  live.takeTrade('venue_a', 'traded', fillOf('1'), start);
  assert.equal(live.forgetFigures('venue_a', 'unreadable')?.quoteChanged, true);
  assert.equal(live.forgetFigures('venue_a', 'unreadable'), undefined);
  const walk = live.startWalk();
  live.takeFigures('venue_a', 'listed', figures, start + 10);
  const gone = live.endBefore('venue_a', walk, start + 10);
  assert.deepEqual(live.endBefore('venue_a', walk, start + 11), [], 'once');
  assert.deepEqual(
    gone.map(({ market, quoteChanged }) => `${market.id} ${quoteChanged} ${market.quote?.stale}`),
    ['vanished true true', 'followed false false', 'traded true true'],
  );
  const ids = () => [...live.entries()].map(({ id }) => id);
  assert.deepEqual(ids(), ['vanished', 'listed', 'followed', 'traded']);
  live.prune(start + 24 * hourMs + 9);
  assert.deepEqual(ids(), ['vanished', 'listed', 'followed', 'traded']);
  live.prune(start + 24 * hourMs + 10);
  assert.deepEqual(ids(), ['listed', 'followed', 'traded'], 'its trades may still be asked for');
  live.prune(start + 24 * hourMs + 180_000);
  assert.deepEqual(ids(), ['listed', 'followed']);
  assert.deepEqual([find(live, 'followed').figures, find(live, 'followed').endedAt], [undefined, start + 10]);
  live.unfollow('venue_a', 'followed');
  assert.deepEqual(ids(), ['listed']);
});

test('a walk during which our clock is set back ends only what it does not show, and what it shows is taken', () => {
  const live = new LiveMarkets();
  for (const id of ['shown', 'gone']) {
    live.takeFigures('venue_a', id, figuresOf({ yesAsk: 310_000 }), start);
    live.takeState('venue_a', id, stateOf());
  }
  const walk = live.startWalk();
  const setBack = start - hourMs;
  live.takeFigures('venue_a', 'shown', figuresOf({ yesAsk: 350_000 }), setBack);
  live.takeState('venue_a', 'shown', stateOf({ disputed: true, listedAt: setBack }));
  const ended = live.endBefore('venue_a', walk, setBack);
  assert.deepEqual(
    ended.map(({ market }) => market.id),
    ['gone'],
  );
  const { figures, state } = find(live, 'shown');
  assert.deepEqual([figures?.yesAsk, state?.disputed], [350_000, true]);
  live.end('venue_a', 'shown', figuresOf({}), setBack + 1);
  assert.equal(find(live, 'shown').endedAt, setBack + 1);
});

test('a market that no walk speaks of is forgotten when no listing has shown it for a day', () => {
  const live = new LiveMarkets();
  const figures = figuresOf({ yesBid: 400_000, yesAsk: 450_000 });
  live.takeFigures('venue_a', 'COMBO', figures, start);
  const endWalk = (at: number) => live.endBefore('venue_a', live.startWalk(), at, () => true);
  assert.deepEqual(endWalk(start + 24 * hourMs - 1), []);
  assert.equal(find(live, 'COMBO').figures, figures);
  const [forgotten, ...others] = endWalk(start + 24 * hourMs);
  assert.deepEqual(others, []);
  assert.equal(forgotten?.quoteChanged, true);
  assert.equal(forgotten.market.endedAt, undefined, 'it may trade on');
  assert.deepEqual([live.size, live.numbers.count], [0, 0]);
});

test('beyond the bound the oldest fills become sums, and nothing is miscounted', () => {
  const live = new LiveMarkets({ fillsMax: 1_000, seenMax: 10_000 });
  let notional = 0n;
  const end = start + 20 * hourMs;
  for (let i = 0; i < 3_000; i++) {
    const venueTime = start + i * 20_000;
    live.takeTrade(
      'venue_a',
      `M${i % 7}`,
      fillOf(`${i}`, { venueTime, price: 1 + i, outcome: 'no' }),
      venueTime,
    );
    notional += BigInt(1_000_000 - 1 - i) * 1_000_000n;
  }
  const counts = [...live.entries()].map((market) => market.trades24h(end));
  assert.equal(
    counts.reduce((sum, { count }) => sum + count, 0),
    3_000,
  );
  assert.equal(
    counts.reduce((sum, each) => sum + each.notional, 0n),
    notional,
  );
});

type Step =
  | { readonly kind: 'changes'; readonly changes: readonly LevelChange[]; readonly all: boolean }
  | { readonly kind: 'doubt' | 'unfollow' | 'follow' }
  | { readonly kind: 'trade'; readonly price: number };

const anyChange = fc.record<LevelChange>({
  side: fc.constantFrom('bid', 'ask'),
  price: fc.integer({ min: 1, max: 12 }).map((step) => step * 80_000),
  quantity: fc.constantFrom(0, 0, 1, 250_000),
});
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('changes' as const),
      changes: fc.array(anyChange, { maxLength: 3 }),
      all: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('doubt', 'unfollow', 'follow') }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('trade' as const), price: fc.constantFrom(100_000, 200_000) }),
  },
);

test('what is reported as changed is what differs, and followers of the changes have the book', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const live = new LiveMarkets();
      const theirs = createBook();
      // A reader that only applies what the effects say.
      const follower = createBook();
      let time = start;
      for (const step of steps) {
        time += 1;
        const market = live.find('venue_a', 'M');
        const before = market && { ...market, book: copyBook(market.book), state: market.bookState };
        let effect: BookEffect | undefined;
        let quoteChanged: boolean | undefined;
        switch (step.kind) {
          case 'changes': {
            for (const change of step.changes) setLevel(theirs, change);
            effect = takeBook(live, theirs, step.all ? 'all' : step.changes, time);
            if (effect.changes === 'all') replaceBook(follower, theirs);
            else for (const change of effect.changes) setLevel(follower, change);
            assert.ok(booksEqual(follower, find(live).book));
            assert.ok(booksEqual(theirs, find(live).book));
            const [topBefore, topAfter] = [before?.book ?? createBook(), theirs].map((book) =>
              JSON.stringify([bestBid(book), bestAsk(book)]),
            );
            assert.equal(effect.topChanged, topBefore !== topAfter);
            const shown = find(live).quote;
            assert.equal(shown?.yesAsk, bestAsk(theirs)?.price);
            assert.equal(
              shown?.noAsk,
              theirs.bids.prices.length ? 1_000_000 - (theirs.bids.prices.at(-1) ?? 0) : undefined,
            );
            break;
          }
          case 'doubt':
            effect = live.doubt('venue_a', 'M', 'gap');
            break;
          case 'unfollow':
            effect = live.unfollow('venue_a', 'M');
            break;
          case 'follow':
            [effect] = live.follow('venue_a', new Set(['M']));
            break;
          case 'trade':
            quoteChanged = live.takeTrade(
              'venue_a',
              'M',
              fillOf(`${time}`, { venueTime: time, price: step.price }),
              time,
            )?.quoteChanged;
            break;
        }
        const after = live.find('venue_a', 'M') ?? effect?.market;
        if (effect !== undefined) {
          assert.equal(effect.stateChanged, (before?.state ?? 'unsynced') !== after?.bookState);
          quoteChanged = effect.quoteChanged;
        }
        const shown = (quote: LiveMarket['quote']) =>
          JSON.stringify([quote?.yesAsk, quote?.noAsk, quote?.price, quote?.stale ?? false]);
        assert.equal(
          quoteChanged ?? false,
          shown(before?.quote) !== shown(after?.quote),
          JSON.stringify(step),
        );
        if (after?.bookState !== 'live') assert.ok(after?.quote?.yesAsk === undefined);
      }
    }),
    { numRuns: 300 },
  );
});

test('a market that was forgotten does not take a later one of its name with it', () => {
  const live = new LiveMarkets();
  live.follow('venue_a', new Set(['M']));
  live.takeTrade('venue_a', 'M', fillOf('old', { venueTime: start - 25 * hourMs, price: 400_000 }), start);
  // A reader finds no trade of the last day, and then nothing is known of it.
  assert.equal(live.find('venue_a', 'M')?.trades24h(start).count, 0);
  live.unfollow('venue_a', 'M');
  assert.equal(live.find('venue_a', 'M'), undefined);
  takeBook(live, bookOf(bid, ask), 'all');
  live.prune(start);
  assert.equal(live.find('venue_a', 'M')?.bookState, 'live');
});
