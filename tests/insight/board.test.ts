/** After every turn of the minute the board is what is recomputed of everything sent: facts, imports, runs, in any order. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import { LiveMarkets, type Trade } from '../../src/core/market/index.ts';
import { InsightKeeper } from '../../src/insight/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { listWorld, serveContracts, servedAt } from '../harness/served-run.ts';
import { type Compared, checkBoard } from './check-board.ts';
import { FedFacts, type MarketName } from './fed-facts.ts';
import { type FillRow, keyOf, notionalOf } from './insight-rows.ts';
import { readFacts } from './market-facts.ts';
import { Recomputed } from './recompute.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const settleMs = 1_000;
const noSignal = new AbortController().signal;

/** The second run has lost some markets, and has others that the first has not. */
let runs: readonly [ServedRun, ServedRun];
/** Equivalent ones first, then others; of both runs, and of one only. */
let markets: readonly MarketName[];

before(() => {
  const listings = listWorld({ seed: 1, markets: 500 });
  const listed = new Map(
    listings.map((listing) => [keyOf(listing.contract.venue, listing.contract.id), listing]),
  );
  const { equivalents } = readFacts(serveContracts(listings), () => undefined, servedAt);
  const keys = new Set([...equivalents.slice(0, 8).flat(), ...[...listed.keys()].slice(0, 24)]);
  const chosen = [...keys].flatMap((key, place) => {
    const listing = listed.get(key);
    if (listing === undefined) return [];
    // Some close soon, some while the test runs.
    return place % 3 === 2 ? [{ ...listing, closesAt: servedAt + place * 9 * hourMs }] : [listing];
  });
  runs = [
    serveContracts(chosen.filter((_, place) => place % 9 !== 8)),
    serveContracts(
      chosen.filter((_, place) => place % 7 !== 6),
      { run: 2 },
    ),
  ];
  markets = chosen.map(({ contract: { venue, id } }) => ({ venue, id }));
});

/** What is compared is at least this, over all worlds: a test in which nothing moves shows nothing. */
const leastCompared: Compared = { movers: 50, closing: 200, flows: 2_000, gaps: 200, mostTraded: 1_000 };

type Step =
  | { readonly kind: 'quote' | 'book'; readonly market: number; readonly bid: number; readonly width: number }
  | { readonly kind: 'list'; readonly market: number; readonly dollars: number; readonly game: number }
  | { readonly kind: 'doubt'; readonly market: number }
  | {
      readonly kind: 'trade' | 'import';
      readonly market: number;
      readonly price: number;
      readonly quantity: number;
      readonly flags: number;
      readonly lateMs: number;
      /** Which of the fills sent before it repeats, if any. */
      readonly again: number | undefined;
    }
  | { readonly kind: 'close'; readonly market: number; readonly price: number; readonly lateMs: number }
  | { readonly kind: 'swap' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'turn' };

const market = fc.oneof({ arbitrary: fc.nat(7), weight: 4 }, { arbitrary: fc.nat(30), weight: 1 });
/** Whole cents and finer, so that midpoints are half millionths at times. */
const price = fc.oneof(
  fc.integer({ min: 1, max: 98 }).map((cents) => cents * 10_000),
  fc.integer({ min: 35, max: 65 }).map((cents) => cents * 10_000),
  fc.integer({ min: 35, max: 65 }).map((cents) => cents * 10_000 + 1),
);
const lateMs = fc.oneof(
  { arbitrary: fc.constant(0), weight: 4 },
  { arbitrary: fc.integer({ min: 0, max: 2 * minuteMs }), weight: 2 },
  { arbitrary: fc.integer({ min: 0, max: 26 * hourMs }), weight: 2 },
  // The venue's clock is ahead of ours.
  { arbitrary: fc.integer({ min: -50 * minuteMs, max: 0 }), weight: 1 },
);
const fill = {
  market,
  price,
  quantity: fc.oneof(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 40_000_000_000 })),
  flags: fc.nat(7),
  again: fc.option(fc.nat(30), { freq: 8, nil: undefined }),
};
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('quote', 'book'), market, bid: price, width: fc.nat(6) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('list'), market, dollars: fc.nat(60), game: fc.nat(9) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('doubt'), market }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('trade'), ...fill, lateMs }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('import'),
      ...fill,
      lateMs: fc.oneof(fc.integer({ min: 0, max: 30 * hourMs }), fc.integer({ min: 0, max: 700 * hourMs })),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('close'),
      market,
      price,
      lateMs: fc.oneof(
        fc.integer({ min: 0, max: 26 * hourMs }),
        fc.integer({ min: 22 * hourMs, max: 25 * hourMs }),
        fc.integer({ min: 0, max: 719 * hourMs }),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'swap' } as const) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      ms: fc.oneof(fc.nat(3_000), fc.nat(10 * minuteMs), fc.nat(5 * hourMs)),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'turn' } as const) },
);

class SmallWorld {
  readonly compared: Compared = { movers: 0, closing: 0, flows: 0, gaps: 0, mostTraded: 0 };
  readonly #live = new LiveMarkets();
  readonly #facts = new FedFacts(this.#live);
  readonly #keeper: InsightKeeper;
  readonly #trades: Trade[] = [];
  #now = servedAt + 17;
  #turnedAt = this.#now;
  #run = 0;

  constructor() {
    this.#keeper = new InsightKeeper(
      {
        log: silentLog,
        now: () => this.#now,
        findLive: (venue, id) => this.#live.find(venue, id),
        numbers: this.#live.numbers,
      },
      { flowMarketsMax: 100, flowRowsMax: 2_000, pricePointsMax: 10_000, tapeFillsMax: 1_000 },
    );
    // There is nothing before the first fact.
    this.#keeper.tape.markLoaded(0);
    this.#facts.quotes.subscribe((change) => this.#keeper.takeQuote(change));
    this.#facts.trades.subscribe((seen) => this.#keeper.takeTrade(seen));
    this.#keeper.takeRun(runs[0]);
  }

  async take(taken: Step): Promise<void> {
    switch (taken.kind) {
      case 'quote':
      case 'book': {
        const quote = {
          bid: taken.width === 6 ? undefined : taken.bid,
          ask: Math.min(taken.bid + taken.width * 10_000 + 10_000, 990_001),
        };
        const name = nameOf(taken.market);
        if (taken.kind === 'book') this.#facts.book(name, quote, this.#now);
        else this.#facts.list(name, quote, { volume24hUsd: `${1_000 + taken.market}.25` }, this.#now);
        break;
      }
      case 'list': {
        const { dollars, game } = taken;
        const said =
          game === 0 ? ({ game: 'live' } as const) : game === 1 ? ({ game: 'ended' } as const) : {};
        const money = { volume24hUsd: `${dollars * 100}.${dollars % 3}`, ...said };
        this.#facts.list(nameOf(taken.market), { bid: 400_000, ask: 430_000 }, money, this.#now);
        break;
      }
      case 'doubt':
        this.#facts.doubt(nameOf(taken.market), this.#now);
        break;
      case 'trade':
        this.#facts.trade(nameOf(taken.market), this.#tradeOf(taken), this.#now);
        break;
      case 'import': {
        const name = nameOf(taken.market);
        const trade = this.#tradeOf(taken);
        // What is older than a day, an import brings only where it was never sent.
        if (trade.venueTime <= this.#now - 24 * hourMs && this.#facts.knows(name, trade)) break;
        this.#facts.archive(name, trade);
        const fresh = this.#facts.sink.takePast(name.venue, name.id, [trade], this.#now);
        this.#keeper.takePast(name, { trades: fresh, prices: [] });
        break;
      }
      case 'close': {
        const point = { at: this.#now - taken.lateMs, price: taken.price };
        this.#facts.archiveClose(nameOf(taken.market), point);
        this.#keeper.takePast(nameOf(taken.market), { trades: [], prices: [point] });
        break;
      }
      case 'swap':
        this.#run = 1 - this.#run;
        this.#keeper.takeRun(runs[this.#run] ?? runs[0]);
        break;
      case 'wait':
        await this.#wait(taken.ms);
        break;
      case 'turn':
        await this.#wait(minuteMs - (this.#now % minuteMs) + settleMs);
        await this.turnAndCheck();
    }
  }

  async turnAndCheck(): Promise<void> {
    await this.#turn();
    const { board } = this.#keeper;
    assert.ok(board);
    const at = Math.floor((this.#now - settleMs) / minuteMs) * minuteMs;
    const facts = readFacts(runs[this.#run] ?? runs[0], (venue, id) => this.#live.find(venue, id), at);
    const then = new Recomputed(this.#facts.rows, facts);
    const compared = checkBoard(board, then);
    for (const [list, count] of Object.entries(compared)) this.compared[list as keyof Compared] += count;
    this.#checkTape(then);
  }

  #checkTape(then: Recomputed): void {
    for (const [hours, dollars] of [
      [1, 1_000n],
      [26, 100n],
      [720, 5_000n],
    ] as const) {
      const minNotional = dollars * 10n ** 12n;
      const found = this.#keeper.tape.find({
        at: then.at,
        hours,
        minNotional,
        limit: 1_000,
        accepts: ({ venue, id }) => then.find(keyOf(venue, id)) !== undefined,
      });
      const shown = found.fills.map(({ market: name, trade: { venueTime, ...trade }, archived }): FillRow => {
        return { market: keyOf(name.venue, name.id), ts: venueTime, ...trade, archived };
      });
      const expected = then.tape(hours, minNotional).map((entry) => entry.fill);
      assert.deepEqual(shown, expected);
      assert.ok(shown.every((row) => notionalOf(row) >= minNotional));
    }
  }

  /** Feeds send fills again, and imports bring what a feed sent; an id is a market's own. */
  #tradeOf(taken: Extract<Step, { kind: 'trade' | 'import' }>): Trade {
    const { flags, lateMs: late, price: yesPrice, quantity, again } = taken;
    const known = this.#trades[again ?? -1];
    if (known !== undefined && this.#now - known.venueTime < 23 * hourMs) return known;
    const trade: Trade = {
      id: `${this.#trades.length}`,
      // Often the very end of a minute, or of an hour.
      venueTime: flags === 7 ? Math.floor((this.#now - late) / minuteMs) * minuteMs : this.#now - late,
      price: yesPrice,
      quantity,
      takerAction: flags & 1 ? 'sell' : 'buy',
      outcome: flags & 2 ? 'no' : 'yes',
      block: (flags & 4) !== 0,
    };
    this.#trades.push(trade);
    return trade;
  }

  /** Boards are built meanwhile, as in a service, only less often. */
  async #wait(ms: number): Promise<void> {
    const until = this.#now + ms;
    while (until - this.#turnedAt > hourMs) {
      this.#now = Math.max(this.#now, this.#turnedAt + hourMs);
      await this.#turn();
    }
    this.#now = until;
  }

  async #turn(): Promise<void> {
    await this.#keeper.turn(noSignal);
    this.#turnedAt = this.#now;
  }
}

function nameOf(place: number): MarketName {
  const found = markets[place % markets.length];
  if (found === undefined) throw new Error('No markets');
  return found;
}

test('a board is what is recomputed from every fact, import and run before it', async () => {
  const compared: Compared = { movers: 0, closing: 0, flows: 0, gaps: 0, mostTraded: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 120, size: 'max' }), async (steps) => {
      const world = new SmallWorld();
      for (const taken of steps) await world.take(taken);
      await world.turnAndCheck();
      for (const [list, count] of Object.entries(world.compared)) compared[list as keyof Compared] += count;
    }),
    { seed: 17, numRuns: 40, endOnFailure: true },
  );
  for (const [list, least] of Object.entries(leastCompared)) {
    const count = compared[list as keyof Compared];
    assert.ok(count >= least, `only ${count} entries of ${list}`);
  }
});

test('a board is what is recomputed at the bounds of a move and of the week in which markets close', async () => {
  const world = new SmallWorld();
  const moves = [
    { before: 600_000, bid: 895_000 },
    { before: 600_000, bid: 900_000 },
    { before: 500_000, bid: 895_000 },
    { before: 499_999, bid: 895_000 },
    { before: 300_000, bid: 95_000 },
    { before: 300_000, bid: 90_000 },
  ];
  // To the minute, a week before a market closes.
  await world.take({ kind: 'wait', ms: 12 * hourMs - minuteMs });
  for (const [place, { before: price, bid }] of moves.entries()) {
    await world.take({ kind: 'close', market: place, price, lateMs: 24 * hourMs - 2 * minuteMs });
    await world.take({ kind: 'quote', market: place, bid, width: 0 });
  }
  await world.take({ kind: 'turn' });
  assert.ok(world.compared.movers >= 2 && world.compared.closing > 0);
});
