/** The judges themselves: a true recording passes, and each way of being wrong is found. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookOf, type LoggedFact } from './fact-log.ts';
import { type Evidence, judgeBooks } from './judge-books.ts';
import { judgeQuotes } from './judge-quotes.ts';
import { judgeTops } from './judge-tops.ts';
import { judgeTrades } from './judge-trades.ts';
import type { LoggedTrade } from './market-log.ts';
import { PlainBook } from './plain-book.ts';
import type { MarketName, RecordedHistory, RecordedTrade } from './recorded-history.ts';
import { RecordedTruth } from './recorded-truth.ts';
import { createSeeded } from './seeded.ts';
import { pointsOf } from './top-points.ts';
import { lastOfSteps, TrueQuotes } from './true-quotes.ts';

/** A fill without its market, of which a judge reads no more than the name. */
const simulatedTrade = {
  id: '',
  at: 5_000,
  microseconds: 0,
  price: 4_000,
  size: 100,
  takerBuys: 'yes',
  block: false,
  transactionHash: '0x0',
} as const;

const market: MarketName = { venue: 'venue_a', id: 'M' };
const covered = new Map([
  [1, 20_000],
  [2, 60_000],
]);

function book(at: number, bid: number, assurance: 'full' | 'top' = 'full'): LoggedFact {
  return {
    kind: 'book',
    ...{ venue: market.venue, market: market.id },
    at,
    assurance,
    levels: JSON.stringify([[[bid, 2_000_000]], [[bid + 20_000, 1_000_000]]]),
  };
}

function trade(at: number, id: string, venueTime: number, price: number): LoggedFact {
  return { kind: 'trade', venue: market.venue, market: market.id, at, id, venueTime, price };
}

/** Live from 1 s, doubted at 8 s, live from 11 s, killed (saved up to 20 s), live again from 30 s. */
const facts: readonly LoggedFact[] = [
  { kind: 'session', session: 1, at: 0 },
  book(1_100, 400_000),
  book(3_300, 410_000),
  book(3_700, 420_000),
  trade(6_000, 'x', 5_900, 415_000),
  trade(6_100, 'y', 5_800, 405_000),
  { kind: 'doubt', venue: market.venue, markets: [market.id], at: 8_200, reason: 'gap' },
  book(11_500, 430_000, 'top'),
  book(21_000, 500_000),
  { kind: 'session', session: 2, at: 28_000 },
  book(30_400, 440_000),
];

const truth = new RecordedTruth(facts, covered);
const quotes = new TrueQuotes(facts, covered);

/** The exchange as it would have to be for what was received to be true: every change a tenth of a second earlier. */
const log: Evidence['log'] = {
  sinceWhen: (_venue, _id, { at }, isAsked) => {
    const states = facts.flatMap((fact) =>
      fact.kind === 'book' ? [{ at: fact.at - 100, book: bookOf(fact) }] : [],
    );
    const place = states.findLastIndex((state) => state.at <= at && isAsked(state.book));
    if (place === -1) return undefined;
    return Math.max(0, at - (states[place + 1]?.at ?? at));
  },
};

const trueHistory: RecordedHistory = {
  bookAt: async (_market, at) => {
    const state = truth.stateAt(market.venue, market.id, at);
    return state?.book && { book: state.book, assurance: state.assurance };
  },
  tops: async (_market, window) => pointsOf(truth.tops(market.venue, market.id), window),
  quotes: async (_market, window) => lastOfSteps(quotes.states(market.venue, market.id), window),
  trades: async () => [],
  gapsAt: async () => [],
};

async function findWrongBooks(changed: Partial<RecordedHistory>): Promise<readonly string[]> {
  const { wrong } = await judgeBooks(
    { history: { ...trueHistory, ...changed }, truth, log },
    { markets: [market], from: 0, to: 40_000, pairs: 300, lagMaxMs: 500, random: createSeeded(1) },
  );
  return wrong;
}

test('a true recording of books passes, and its gaps are counted', async () => {
  const verdict = await judgeBooks(
    { history: trueHistory, truth, log },
    { markets: [market], from: 0, to: 40_000, pairs: 300, lagMaxMs: 500, random: createSeeded(1) },
  );
  assert.deepEqual(verdict.wrong, []);
  assert.ok(verdict.full > 0 && verdict.top > 0);
  assert.deepEqual(Object.keys(verdict.exemptBy).sort(), ['before the first book', 'gap', 'restart']);
});

test('a book in a gap, a missing, another, an older or a better-proven book is found', async () => {
  const first = new PlainBook([[400_000, 2_000_000]], [[420_000, 1_000_000]]);
  const lies: Readonly<Record<string, RecordedHistory['bookAt']>> = {
    always: async () => ({ book: first, assurance: 'full' }),
    never: async () => undefined,
    'another size': async (name, at) => {
      const found = await trueHistory.bookAt(name, at);
      const copy = found?.book.copy();
      copy?.set('bid', 100_000, 1);
      return found && copy && { ...found, book: copy };
    },
    'a second late': async (name, at) => trueHistory.bookAt(name, at - 1_000),
    'all proven': async (name, at) => {
      const found = await trueHistory.bookAt(name, at);
      return found && { ...found, assurance: 'full' };
    },
  };
  for (const [name, bookAt] of Object.entries(lies)) {
    assert.ok((await findWrongBooks({ bookAt })).length > 0, name);
  }
});

test('what was received but never so on the exchange is found', async () => {
  const { wrong } = await judgeBooks(
    { history: trueHistory, truth, log: { sinceWhen: () => undefined } },
    { markets: [market], from: 0, to: 40_000, pairs: 50, lagMaxMs: 500, random: createSeeded(1) },
  );
  assert.ok(wrong.some((line) => line.includes('was last so')));
});

test('a point that is missing, late, counted wrongly or of another state is found', async () => {
  const judge = (tops: RecordedHistory['tops']) =>
    judgeTops(
      { history: { ...trueHistory, tops }, truth, log },
      { markets: [market], windows: [{ from: 0, to: 40_000 }], lagMaxMs: 500 },
    );
  assert.deepEqual((await judge(trueHistory.tops)).wrong, []);
  // Five states of the top; what came after the last commit of a killed session is none of them.
  assert.equal((await trueHistory.tops(market, { from: 0, to: 60_000, stepMs: 1_000 })).length, 4);
  const lies: Readonly<Record<string, RecordedHistory['tops']>> = {
    missing: async (name, window) => (await trueHistory.tops(name, window)).slice(1),
    counted: async (name, window) =>
      (await trueHistory.tops(name, window)).map((point) => ({ ...point, changes: point.changes + 1 })),
    depth: async (name, window) =>
      (await trueHistory.tops(name, window)).map((point) => ({ ...point, yesDepth: point.yesDepth + 1n })),
    late: async (name, window) =>
      (await trueHistory.tops(name, window)).map((point) => ({ ...point, ts: point.ts + 1 })),
  };
  for (const [name, lie] of Object.entries(lies)) assert.ok((await judge(lie)).wrong.length > 0, name);
});

test('a quote that is missing, kept in a gap or of another price is found', async () => {
  const judge = (changed: RecordedHistory['quotes']) =>
    judgeQuotes(
      { history: { ...trueHistory, quotes: changed }, quotes },
      { markets: [market], windows: [{ from: 0, to: 40_000 }] },
    );
  assert.deepEqual((await judge(trueHistory.quotes)).wrong, []);
  // The later trade by the venue's time counts; a doubt takes the asks and leaves the price.
  assert.deepEqual(
    quotes.states(market.venue, market.id).map(({ at, yesAsk, price }) => [at, yesAsk, price]),
    [
      [1_100, 420_000, undefined],
      [3_300, 430_000, undefined],
      [3_700, 440_000, undefined],
      [6_000, 440_000, 415_000],
      [8_200, undefined, 415_000],
      [11_500, 450_000, 415_000],
      [30_400, 460_000, undefined],
    ],
  );
  const lies: Readonly<Record<string, RecordedHistory['quotes']>> = {
    missing: async (name, window) => (await trueHistory.quotes(name, window)).slice(1),
    kept: async (name, window) =>
      (await trueHistory.quotes(name, window)).filter(({ yesAsk }) => yesAsk !== undefined),
    priced: async (name, window) =>
      (await trueHistory.quotes(name, window)).map((state) => ({ ...state, price: 1 })),
  };
  for (const [name, lie] of Object.entries(lies)) assert.ok((await judge(lie)).wrong.length > 0, name);
});

test('a trade that is missing, there twice or never happened is found', async () => {
  const recorded = (id: string): RecordedTrade => ({
    id,
    ts: 5_000,
    price: 400_000,
    quantity: 1_000_000,
    takerAction: 'buy',
    outcome: 'yes',
  });
  const trades: LoggedTrade[] = ['a', 'b'].map((id) => ({
    venue: 'venue_a',
    market: market.id,
    publishedAt: 5_000,
    trade: { ...simulatedTrade, id },
  }));
  const judge = (rows: readonly RecordedTrade[]) =>
    judgeTrades(
      { history: { ...trueHistory, trades: async () => rows }, trades },
      { markets: [market], from: 0, to: 10_000 },
    );
  const right = await judge([recorded('a'), recorded('b')]);
  assert.deepEqual([right.missing, right.doubled, right.strange], [[], [], []]);
  assert.equal((await judge([recorded('a')])).missing.length, 1);
  assert.equal((await judge([recorded('a'), recorded('b'), recorded('b')])).doubled.length, 1);
  assert.equal((await judge([recorded('a'), recorded('b'), recorded('c')])).strange.length, 1);
  const other = await judge([recorded('a'), { ...recorded('b'), price: 410_000 }]);
  assert.deepEqual([other.missing.length, other.strange.length], [1, 1]);
});
