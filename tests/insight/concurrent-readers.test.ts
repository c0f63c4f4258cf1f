/** A reader who asks while runs are swapped, minutes turn and facts come in gets an answer of one run and one moment. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import { LiveMarkets } from '../../src/core/market/index.ts';
import { InsightKeeper } from '../../src/insight/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { runInSlices } from '../../src/runtime/run-in-slices.ts';
import { listWorld, serveContracts, servedAt } from '../harness/served-run.ts';
import { startTestApi, type TestApi } from '../harness/test-api.ts';
import { createSeeded } from '../recording/seeded.ts';
import { FedFacts, type MarketName } from './fed-facts.ts';
import { readFacts } from './market-facts.ts';
import { Recomputed } from './recompute.ts';
import {
  writeBundle,
  writeClosing,
  writeFlows,
  writeMoves,
  writeTape,
  writeTicker,
} from './write-answers.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const rounds = 12;
const noSignal = new AbortController().signal;

const asked: Readonly<Record<string, (then: Recomputed) => { readonly graph_run: number }>> = {
  '': (then) => writeBundle(then, {}),
  '/moves?limit=100': (then) => writeMoves(then, { limit: 100 }),
  '/flows?window=week&include_thin=true': (then) => writeFlows(then, { window: 'week', include_thin: true }),
  '/closing?hours=168&include_thin=true': (then) => writeClosing(then, { hours: 168, include_thin: true }),
  '/tape?min_notional_usd=100': (then) => writeTape(then, { min_notional_usd: 100 }),
  '/ticker': writeTicker,
};

const live = new LiveMarkets();
const findLive: LiveMarkets['find'] = (venue, id) => live.find(venue, id);
const facts = new FedFacts(live);
let now = servedAt + 1_000;
let keeper: InsightKeeper;
let runs: readonly [ServedRun, ServedRun];
let markets: readonly MarketName[];
let api: TestApi;
let key: string;

before(async () => {
  const listings = listWorld({ seed: 1, markets: 500 });
  runs = [serveContracts(listings), serveContracts(listings.slice(0, 420), { run: 2 })];
  const { equivalents } = readFacts(runs[0], () => undefined, servedAt);
  markets = equivalents
    .slice(0, 30)
    .flat()
    .map((name) => ({ venue: name.startsWith('venue_a') ? 'venue_a' : 'venue_b', id: name.slice(8) }));
  keeper = new InsightKeeper(
    { log: silentLog, now: () => now, findLive, numbers: live.numbers },
    { flowMarketsMax: 1_000, flowRowsMax: 10_000, pricePointsMax: 100_000, tapeFillsMax: 10_000 },
  );
  keeper.tape.markLoaded(0);
  facts.quotes.subscribe((change) => keeper.takeQuote(change));
  facts.trades.subscribe((seen) => keeper.takeTrade(seen));
  api = await startTestApi({
    now: () => now,
    findLive,
    insights: () => keeper.board,
    tape: async (query, signal) => (await runInSlices(keeper.tape.search(query), signal)).fills,
  });
  key = await api.issueKey();
});
after(() => api.close());

/** Of every kind: quotes, fills of now and of before, closing prices of a day before. */
function sendSomething(random: () => number): void {
  for (const market of markets) {
    const bid = 200_000 + Math.floor(random() * 500) * 1_000;
    const money = { volume24hUsd: `${Math.floor(random() * 40_000)}.5` };
    if (random() < 0.5) facts.list(market, { bid, ask: bid + 10_000 }, money, now);
    if (random() < 0.3) facts.book(market, { bid, ask: bid + 20_000 }, now);
    if (random() < 0.1) facts.doubt(market, now);
    if (random() < 0.5) {
      facts.trade(
        market,
        {
          id: `${market.id} ${now} ${random()}`,
          venueTime: now - Math.floor(random() * 3 * minuteMs),
          price: bid,
          quantity: Math.floor(random() * 20_000_000_000) + 1,
          takerAction: random() < 0.5 ? 'buy' : 'sell',
          outcome: random() < 0.5 ? 'yes' : 'no',
          block: false,
        },
        now,
      );
    }
    if (random() < 0.3) {
      const close = { at: now - Math.floor((23 + 2 * random()) * hourMs), price: bid };
      facts.archiveClose(market, close);
      keeper.takePast(market, { trades: [], prices: [close] });
    }
  }
}

interface Read {
  readonly path: string;
  readonly answer: Promise<unknown>;
}

function readAll(): Read[] {
  return Object.keys(asked).map((path) => ({
    path,
    answer: api.get(`/v1/insights${path}`, { 'x-api-key': key }).then((answer): unknown => answer.json()),
  }));
}

test('every answer is of one run and one moment, whatever goes on meanwhile', async (t) => {
  // Each look at the clock is later by a slice: a board lets others have their turn at every step, on any machine.
  let looks = 0;
  t.mock.method(performance, 'now', () => 5 * ++looks);
  const random = createSeeded(7);
  let boards: Recomputed[] = [];
  const reads: Read[] = [];
  let compared = 0;
  /** Answers of the board before, given while or after its successor was built, and of the new one. */
  const given = { before: 0, after: 0 };
  /** Runs that were swapped in while a board was being built. */
  let swapped = 0;
  for (let round = 0; round < rounds; round += 1) {
    sendSomething(random);
    now += minuteMs;
    const run = runs[Math.floor(random() * 2)] ?? runs[0];
    if (random() < 0.6 || round === 0) keeper.takeRun(run);
    if (round > 0) reads.push(...readAll());
    let isBuilt = false;
    const built = keeper.turn(noSignal).finally(() => {
      isBuilt = true;
    });
    if (round > 0) reads.push(...readAll());
    // Readers go on asking while it is built, and in some rounds a run comes meanwhile, which is in the next board.
    if (random() < 0.5) {
      keeper.takeRun(runs[Math.floor(random() * 2)] ?? runs[0]);
      swapped += 1;
    }
    for (let turn = 0; !isBuilt; turn += 1) {
      await setImmediate();
      if (round > 0 && turn < 3) reads.push(...readAll());
    }
    await built;
    const { board } = keeper;
    assert.ok(board);
    boards = [
      ...boards.slice(-1),
      new Recomputed(structuredClone(facts.rows), readFacts(board.served, findLive, board.at)),
    ];
    // Facts go on coming in, of moments before the board's, too: it does not change.
    now += 5_000;
    sendSomething(random);
    reads.push(...readAll());
    now -= 5_000;
    for (const { path, answer } of reads.splice(0)) {
      const got = await answer;
      const [latest, before] = boards.map((then) => asked[path]?.(then)).reverse();
      if (isDeepStrictEqual(got, latest)) given.after += isDeepStrictEqual(latest, before) ? 0 : 1;
      else if (isDeepStrictEqual(got, before)) given.before += 1;
      else assert.deepEqual(got, latest, `${path} in round ${round}`);
      compared += 1;
    }
  }
  assert.ok(compared >= rounds * 6);
  // Otherwise nothing was asked while anything went on.
  assert.ok(given.before >= rounds && given.after >= rounds, JSON.stringify(given));
  assert.ok(swapped > 0, 'no run was swapped while a board was built');
});
