import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MarketState } from '../core/contract/index.ts';
import {
  type Book,
  createBook,
  type FeesChange,
  type LevelChange,
  LiveMarkets,
  type QuoteChange,
  setLevel,
  type Trade,
  type TradeSeen,
  type VenueFigures,
} from '../core/market/index.ts';
import { silentLog } from '../runtime/log.ts';
import { Topic } from '../runtime/topic.ts';
import type { FeedFact, ListedMarket } from '../venues/index.ts';
import { createFactSink } from './fact-sink.ts';

const start = Date.UTC(2026, 10, 15, 12);
const bid: LevelChange = { side: 'bid', price: 400_000, quantity: 5_000_000 };
const ask: LevelChange = { side: 'ask', price: 450_000, quantity: 7_000_000 };
const listed: VenueFigures = {
  yesBid: 300_000,
  yesAsk: 310_000,
  lastPrice: undefined,
  volume24hUsd: '12',
  totalVolumeUsd: undefined,
  openInterestUsd: undefined,
};
const deeper: LevelChange = { side: 'bid', price: 390_000, quantity: 1_000_000 };

function bookOf(...changes: readonly LevelChange[]): Book {
  const book = createBook();
  for (const change of changes) setLevel(book, change);
  return book;
}

function bookFact(
  book: Book,
  changes: 'all' | readonly LevelChange[],
  receivedAt: number,
  market = 'M',
): FeedFact {
  return {
    kind: 'book',
    market,
    book,
    changes,
    assurance: 'full',
    source: 'stream',
    venueTime: 1,
    receivedAt,
  };
}

function tradeFact(id: string, receivedAt: number, trade: Partial<Trade> = {}): FeedFact {
  return {
    kind: 'trade',
    market: 'M',
    trade: {
      id,
      venueTime: receivedAt,
      price: 420_000,
      quantity: 1_000_000,
      takerAction: 'buy',
      outcome: 'yes',
      block: false,
      ...trade,
    },
    receivedAt,
  };
}

function listedMarket(id: string, state: Partial<MarketState>): ListedMarket {
  return {
    contract: {
      venue: 'venue_a',
      id,
      venueKey: id,
      eventId: 'E',
      seriesId: 'S',
      title: '',
      yesLabel: 'Yes',
      noLabel: 'No',
      rules: '',
      rulesHash: '',
      rulesTemplateHash: '',
      strike: undefined,
      exclusivity: { eventMutuallyExclusive: false, group: undefined, openEnded: false },
      gameStartsAt: undefined,
      settlement: { currency: 'USD', sources: [], payout: '1' },
      legs: undefined,
      terms: {},
      termsHash: '',
    },
    state: {
      status: 'open',
      disputed: false,
      opensAt: start - 1,
      closesAt: start + 1_000,
      expectedSettlementAt: start + 2_000,
      latestSettlementAt: start + 3_000,
      fees: { kind: 'none', schedule: 'zero' },
      ticks: [{ from: 0, to: 1_000_000, step: 10_000 }],
      ...state,
    },
    settlement: undefined,
    figures: listed,
    feedKeys: [],
  };
}

/** A sink with everything it emits, in order, one word each. */
function openSink() {
  const live = new LiveMarkets();
  const published: string[] = [];
  const quotes = new Topic<QuoteChange>({ log: silentLog }, 'quotes');
  const trades = new Topic<TradeSeen>({ log: silentLog }, 'trades');
  quotes.subscribe(({ market, quote, at }) => {
    // A reader of the topic finds it in the live state.
    assert.equal(live.find(market.venue, market.id)?.quote ?? quote, quote);
    published.push(
      `quote ${market.id} ${quote.yesAsk ?? '-'} ${quote.noAsk ?? '-'} ${quote.price ?? '-'} at ${at - start}`,
    );
  });
  trades.subscribe(({ market, trade, receivedAt }) => {
    published.push(`trade ${market} ${trade.id} at ${receivedAt - start}`);
  });
  const recorded: string[] = [];
  const sink = createFactSink({
    live,
    quotes,
    trades,
    recorder: {
      takeBook: ({ market, changes }, at, knownUntil = at) => {
        const size = changes === 'all' ? 'all' : changes.length;
        const known = knownUntil < at ? `, known until ${knownUntil - start}` : '';
        recorded.push(`book ${market.id} ${market.bookState} ${size} at ${at - start}${known}`);
      },
      takeQuote: ({ market, at }) => recorded.push(`quote ${market.id} at ${at - start}`),
      takeTrade: ({ market, trade }) => recorded.push(`trade ${market} ${trade.id}`),
      takeTradesMissed: (venue, markets, from, to, reason) =>
        recorded.push(`missed ${venue} ${markets} ${from} ${to} ${reason}`),
    },
  });
  return { live, sink, quotes, published, recorded };
}

test('of a connection that fell silent nothing is known since its last frame', () => {
  const { sink, recorded } = openSink();
  sink.follow('venue_a', [{ id: 'M' }], start);
  sink.take('venue_a', bookFact(bookOf(bid, ask), 'all', start + 1));
  recorded.length = 0;
  sink.take('venue_a', {
    kind: 'disconnected',
    connection: 'c',
    markets: ['M'],
    reason: 'silent',
    knownUntil: start + 9,
    receivedAt: start + 40,
  });
  assert.deepEqual(recorded, ['book M suspect 0 at 40, known until 9', 'quote M at 40']);
});

test('nor of a stream whose pings came and whose data did not', () => {
  const { sink, recorded } = openSink();
  sink.follow('venue_a', [{ id: 'M' }], start);
  sink.take('venue_a', bookFact(bookOf(bid, ask), 'all', start + 1));
  recorded.length = 0;
  const silent = { kind: 'suspect', markets: ['M'], reason: 'silent' } as const;
  sink.take('venue_a', { ...silent, knownUntil: start + 9, receivedAt: start + 40 });
  assert.deepEqual(recorded, ['book M suspect 0 at 40, known until 9', 'quote M at 40']);
});

test('facts reach the live state, the recorder and those who listen, each once', () => {
  const { sink, published, recorded } = openSink();
  sink.follow('venue_a', [{ id: 'M' }], start);
  const theirs = bookOf(bid, ask);
  sink.take('venue_a', bookFact(theirs, 'all', start + 1));
  setLevel(theirs, deeper);
  sink.take('venue_a', bookFact(theirs, [deeper], start + 2));
  sink.take('venue_a', tradeFact('T1', start + 3));
  sink.take('venue_a', tradeFact('T1', start + 4));
  sink.take('venue_a', {
    kind: 'disconnected',
    connection: 'c',
    markets: ['M', 'unknown'],
    reason: 'closed',
    receivedAt: start + 5,
  });
  sink.take('venue_a', {
    kind: 'trades_missed',
    markets: 'all',
    from: 1,
    to: 2,
    reason: 'too_many_pages',
    receivedAt: start + 6,
  });
  assert.deepEqual(recorded, [
    'book M buffering 0 at 0',
    'book M live all at 1',
    'quote M at 1',
    'book M live 1 at 2',
    'trade M T1',
    'quote M at 3',
    'book M suspect 0 at 5',
    'quote M at 5',
    'missed venue_a all 1 2 too_many_pages',
  ]);
  assert.deepEqual(published, [
    'quote M 450000 600000 - at 1',
    'trade M T1 at 3',
    'quote M 450000 600000 420000 at 3',
    'quote M - - 420000 at 5',
  ]);
});

test('a feed that says a market is not followed takes the book with it; one that ends takes all', () => {
  const { live, sink, recorded } = openSink();
  sink.take('venue_a', bookFact(bookOf(bid), 'all', start, 'M'));
  sink.take('venue_a', bookFact(bookOf(bid), 'all', start, 'N'));
  sink.take('venue_a', { kind: 'suspect', markets: ['M'], reason: 'not_followed', receivedAt: start + 1 });
  assert.equal(live.find('venue_a', 'M'), undefined);
  sink.loseFeed('venue_a', start + 2);
  assert.equal(live.find('venue_a', 'N')?.doubt, 'disconnected');
  assert.deepEqual(
    recorded.filter((line) => line.startsWith('book')),
    ['book M live all at 0', 'book N live all at 0', 'book M unsynced 0 at 1', 'book N suspect 0 at 2'],
  );
});

test('a market is quoted without its book until one is needed, and again once it is not', () => {
  const { live, sink, recorded, published } = openSink();
  const quote = (at: number, status: MarketState['status'], figures = listed) =>
    sink.take('venue_a', { kind: 'quotes', quotes: [{ market: 'M', status, figures }], receivedAt: at });
  const state = () => {
    const market = live.find('venue_a', 'M');
    const { source, stale, observedAt, yesAsk } = market?.quote ?? {};
    return [
      market?.bookState,
      source,
      stale,
      yesAsk,
      observedAt === undefined ? observedAt : observedAt - start,
    ];
  };
  sink.follow('venue_a', [{ id: 'M' }], start);
  quote(start + 1, 'open');
  assert.deepEqual(state(), ['buffering', 'listing', false, 310_000, 1]);
  quote(start + 2, 'open');
  assert.deepEqual(state(), ['buffering', 'listing', false, 310_000, 2]);
  sink.take('venue_a', bookFact(bookOf(bid, ask), 'all', start + 3));
  quote(start + 4, 'open', { ...listed, yesAsk: 320_000 });
  assert.deepEqual(state(), ['live', 'book', false, 450_000, 3]);
  sink.take('venue_a', { kind: 'suspect', markets: ['M'], reason: 'poll_failed', receivedAt: start + 5 });
  assert.deepEqual(state(), ['suspect', 'book', true, undefined, 3]);
  sink.take('venue_a', { kind: 'suspect', markets: ['M'], reason: 'not_needed', receivedAt: start + 6 });
  assert.deepEqual(state(), ['buffering', 'listing', false, 320_000, 4]);
  assert.equal(live.find('venue_a', 'M')?.book.asks.prices.length, 0);
  quote(start + 7, 'paused');
  assert.deepEqual(state(), ['buffering', 'listing', false, undefined, 7]);
  quote(start + 8, 'closed');
  assert.equal(live.find('venue_a', 'M')?.figures?.yesAsk, undefined);
  assert.equal(live.find('venue_a', 'M')?.endedAt, start + 8);
  assert.equal(live.find('venue_a', 'M')?.quotedAt, start + 7);
  assert.deepEqual(
    recorded.filter((line) => line.startsWith('book')),
    ['book M buffering 0 at 0', 'book M live all at 3', 'book M suspect 0 at 5', 'book M buffering 0 at 6'],
  );
  assert.deepEqual(published, [
    'quote M 310000 700000 - at 1',
    'quote M 450000 600000 - at 3',
    'quote M - - - at 5',
    'quote M 320000 700000 - at 6',
    'quote M - - - at 7',
    'quote M - - - at 8',
  ]);
});

test('as time goes on, old trades are forgotten and old quotes of the listing become stale', () => {
  const { live, sink, published } = openSink();
  live.takeFigures('venue_b', 'L', listed, start);
  sink.take('venue_a', tradeFact('T1', start));
  assert.equal(live.size, 2);
  published.length = 0;
  sink.take('venue_a', { kind: 'connected', connection: 'c', receivedAt: start + 86_580_000 });
  assert.deepEqual(
    [...live.entries()].map(({ id }) => id),
    ['L'],
  );
  assert.deepEqual(published, ['quote L - - - at 86580000']);
});

test('trades of the history count for a day as any others, once, and are neither recorded nor published', () => {
  const { live, sink, published } = openSink();
  const tradeOf = (id: string, venueTime: number): Trade => ({
    ...{ id, venueTime, price: 420_000, quantity: 1_000_000 },
    ...{ takerAction: 'buy', outcome: 'yes', block: false },
  });
  sink.take('venue_a', tradeFact('T1', start));
  published.length = 0;
  const past = [tradeOf('T1', start), tradeOf('T2', start - 5), tradeOf('T3', start - 86_400_000)];
  const idsOf = (trades: readonly Trade[]) => trades.map(({ id }) => id);
  assert.deepEqual(idsOf(sink.takePast('venue_a', 'M', past, start)), ['T2', 'T3']);
  assert.equal(live.find('venue_a', 'M')?.trades24h(start).count, 2);
  assert.deepEqual(idsOf(sink.takePast('venue_a', 'M', past, start)), []);
  sink.take('venue_a', tradeFact('T2', start - 5));
  sink.take('venue_a', tradeFact('T3', start - 86_400_000));
  assert.deepEqual(published, [], 'a feed that brings one later brings nothing new');
});

test('an imported fill counts for a board of a minute ago, whose day began a minute earlier', () => {
  const { live, sink } = openSink();
  const boardAt = start - 60_999;
  const past = [boardAt - 86_400_000, boardAt - 86_399_999].map(
    (venueTime): Trade => ({
      ...{ id: `${venueTime}`, venueTime, price: 420_000, quantity: 1_000_000 },
      ...{ takerAction: 'buy', outcome: 'yes', block: false },
    }),
  );
  sink.takePast('venue_a', 'M', past, start);
  assert.equal(live.find('venue_a', 'M')?.trades24h(boardAt).count, 1);
  assert.equal(live.find('venue_a', 'M')?.trades24h(start).count, 0);
});

test('fees that a listing changed are published, when they are to be found', () => {
  const live = new LiveMarkets();
  const [quotes, trades] = [
    new Topic<QuoteChange>({ log: silentLog }, 'quotes'),
    new Topic<TradeSeen>({ log: silentLog }, 'trades'),
  ];
  const fees = new Topic<FeesChange>({ log: silentLog }, 'fees');
  const sink = createFactSink({ live, quotes, trades, fees });
  const published: unknown[] = [];
  fees.subscribe(({ venue, market }) => published.push([market, live.find(venue, market)?.state?.fees]));
  const cheaper = { kind: 'none', schedule: 'cheaper' } as const;
  sink.takeListed('venue_a', [listedMarket('M', {})], start);
  sink.takeListed('venue_a', [listedMarket('M', {})], start + 1);
  assert.deepEqual(published, []);
  sink.takeListed('venue_a', [listedMarket('M', { fees: cheaper }), listedMarket('N', {})], start + 2);
  assert.deepEqual(published, [['M', cheaper]]);
});

test('a reader of a listed quote finds how the market trades', () => {
  const { live, sink, quotes } = openSink();
  const published: unknown[] = [];
  quotes.subscribe(({ market }) => published.push(market.state?.status));
  const { state: listed, contract } = listedMarket('M', {});
  const { closesAt, expectedSettlementAt, fees, ticks } = listed;
  const { termsHash } = contract;
  const expected = {
    status: 'open',
    disputed: false,
    closesAt,
    expectedSettlementAt,
    fees,
    ticks,
    termsHash,
  };
  const state = () => live.find('venue_a', 'M')?.state;
  sink.takeListed('venue_a', [listedMarket('M', {})], start);
  assert.deepEqual(state(), { ...expected, listedAt: start });
  sink.takeListed('venue_a', [listedMarket('M', { status: 'paused', disputed: true })], start + 1);
  assert.deepEqual(state(), { ...expected, status: 'paused', disputed: true, listedAt: start + 1 });
  assert.deepEqual(published, ['open', 'paused']);
  // Trading is over; the book of one of the two is still followed.
  sink.take('venue_a', bookFact(bookOf(bid), 'all', start + 2));
  sink.takeListed('venue_a', [listedMarket('N', {})], start + 2);
  const over = ['M', 'N'].map((id) => listedMarket(id, { status: 'closed' }));
  sink.takeListed('venue_a', over, start + 3);
  assert.deepEqual(state(), { ...expected, status: 'closed', listedAt: start + 3 });
  const ended = live.find('venue_a', 'N');
  assert.deepEqual([ended?.state?.status, ended?.endedAt], ['closed', start + 3]);
  assert.equal(ended?.figures?.volume24hUsd, listedMarket('N', {}).figures.volume24hUsd);
});

test('a quote that the listing confirms is repeated when its book is left, since the record has a gap there', () => {
  const { live, sink, published } = openSink();
  live.takeFigures('venue_a', 'M', { ...listed, yesBid: 400_000, yesAsk: 450_000 }, start);
  sink.take('venue_a', bookFact(bookOf(bid, ask), 'all', start + 1));
  published.length = 0;
  sink.take('venue_a', { kind: 'suspect', markets: ['M'], reason: 'not_needed', receivedAt: start + 2 });
  assert.deepEqual(published, ['quote M 450000 600000 - at 2']);
});
