/**
 * Where what is loaded from the record meets what is counted live: the far end of a day, which begins before that of the
 * present since a board is of the last whole minute, and fills that another process records while this one loads.
 */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import type { Trade } from '../../src/core/market/index.ts';
import { listWorld, serveContracts, servedAt } from '../harness/served-run.ts';
import type { TestHistory } from '../history/open-test-history.ts';
import { checkAnswers } from './check-answers.ts';
import type { MarketName } from './fed-facts.ts';
import { keyOf } from './insight-rows.ts';
import type { InsightService } from './insight-service.ts';
import { InsightServices } from './insight-services.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A board is of a whole minute that is a second over: so the oldest board in service is a minute and a second old, less 1 ms. */
const boardAt = servedAt + 30 * minuteMs;
const now = boardAt + minuteMs + 999;

const run: ServedRun = serveContracts(listWorld({ seed: 3, markets: 500 }).slice(0, 20));
const { venue, id } = run.catalog.market(0);
const market: MarketName = { venue, id };
let services: InsightServices;
let recorded: TestHistory;

beforeEach(async () => {
  services = await InsightServices.open(now, run);
  recorded = services.recorded;
});
afterEach(() => services.close());

function fillAt(venueTime: number): Trade {
  return {
    id: `${venueTime}`,
    venueTime,
    price: 400_000,
    quantity: 1_000_000 + (venueTime % 1_000_000),
    takerAction: 'buy',
    outcome: 'no',
    block: false,
  };
}

/** At both ends of the board's day, of the present's, and of the minutes that are summed. */
const edges = [
  ...new Set(
    [boardAt - minuteMs, boardAt, boardAt + minuteMs, now]
      .flatMap((at) => [at - dayMs, at])
      .flatMap((at) => [at - 1, at, at + 1])
      .filter((at) => at <= now),
  ),
];

async function checkDay(service: InsightService): Promise<void> {
  const then = await checkAnswers(service, recorded, run, new Map());
  assert.equal(then.at, boardAt);
  const expected = new Set(edges.filter((at) => at > boardAt - dayMs && at <= boardAt));
  assert.equal(then.find(keyOf(venue, id))?.trades.count, expected.size);
}

test('imported fills count from the first millisecond of the day of the board', async () => {
  const service = await services.start();
  await service.import(market, { trades: edges.map(fillAt), prices: [] });
  await checkDay(service);
});

test('a start counts imported fills from the first millisecond of the day of the board', async () => {
  const before = await services.start();
  await before.import(market, { trades: edges.map(fillAt), prices: [] });
  await before.kill();
  await checkDay(await services.start());
});

test('a start counts imported fills where nothing was ever recorded', async () => {
  const before = await services.start();
  await before.import(market, { trades: edges.map(fillAt), prices: [] });
  await before.kill();
  await recorded.rows.query('delete from recorder_session');
  await checkDay(await services.start());
});

test('a start counts recorded fills from the first millisecond of the day of the board', async () => {
  const before = await services.start();
  for (const at of edges) before.facts.trade(market, fillAt(at), now);
  await before.save();
  await checkDay(await services.start());
});

test('a fill recorded by another process while this one loads counts once, also when the feed repeats it', async () => {
  const before = await services.start();
  const fill = fillAt(boardAt - 5_000);
  const service = await services.start(async () => {
    before.facts.trade(market, fill, now);
    await before.save();
  });
  await checkAnswers(service, recorded, run, new Map());
  service.facts.trade(market, fill, now);
  const then = await checkAnswers(service, recorded, run, new Map());
  assert.equal(then.find(keyOf(venue, id))?.trades.count, 1);
});
