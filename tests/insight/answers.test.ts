/**
 * Every field of every answer, from the exchange to the endpoint, equals what is recomputed from the rows that are stored:
 * on a seeded hour, after an import, across gaps, the hour, files, a kill and a restart, another run, and the next day.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import type { SimulatedMarket } from '../../src/simulator/world/index.ts';
import { createClock, type ManualClock } from '../harness/manual-clock.ts';
import { listWorld, serveContracts, servedAt } from '../harness/served-run.ts';
import { openTestHistory, type TestHistory } from '../history/open-test-history.ts';
import { type ComparedAnswers, checkAnswers } from './check-answers.ts';
import { ExchangeFacts, nameOf } from './exchange-facts.ts';
import { keyOf } from './insight-rows.ts';
import { InsightService } from './insight-service.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const world = { seed: 1, markets: 500, startsAt: servedAt };

let recorded: TestHistory;
let runs: readonly [ServedRun, ServedRun];
const clock: ManualClock = createClock(servedAt);

before(async () => {
  recorded = await openTestHistory();
  const listings = listWorld(world);
  runs = [serveContracts(listings), serveContracts(listings.slice(0, -40), { run: 2 })];
});
after(() => recorded.close());

test('answers are what is recomputed from stored rows, whatever happened to the service', async (t) => {
  const compared: ComparedAnswers = new Map();
  const isFollowed = ({ venue, id }: SimulatedMarket) => runs[0].catalog.find(venue, id) !== -1;
  const exchange = new ExchangeFacts(world, clock, isFollowed);
  const at = (minutes: number, seconds = 1) => servedAt + minutes * minuteMs + seconds * secondMs + 3;
  let service: InsightService;
  let run = runs[0];
  const check = () => checkAnswers(service, recorded, run, compared);
  const during = async (what: string, act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      throw new Error(`Not as recomputed: ${what}`, { cause: error });
    }
  };
  t.after(() => service.kill());
  /** The recorder saves each few seconds; a minute here. */
  const passTo = async (to: number): Promise<void> => {
    while (clock.now() < to) {
      exchange.advance(Math.min(to, clock.now() + minuteMs));
      await service.save();
    }
  };

  await during('in the first minutes of a service', async () => {
    exchange.advance(at(10));
    service = await InsightService.start(recorded, clock);
    service.serve(run);
    exchange.connect(service);
    await check();
    await passTo(at(20));
    await check();
  });

  await during('with an import of the past, over what was recorded and what was not', async () => {
    for (const market of exchange.markets.slice(0, 60))
      await service.import(nameOf(market), exchange.pastOf(market));
    await passTo(at(25));
    const then = await check();
    assert.ok(then.flows('month').some(({ archived, gross }) => archived > 0n && archived < gross));
  });

  const lost = exchange.markets.filter((_, place) => place % 3 === 0);

  await during('while books are not known', async () => {
    await passTo(at(30, 20));
    // Nothing was heard since before the minute turned.
    exchange.disconnect(lost, at(29, 50));
    await passTo(at(31));
    const then = await check();
    const price = ({ venue, id }: SimulatedMarket) => then.priceAt(keyOf(venue, id), then.at);
    assert.ok(lost.some((market) => price(market) === undefined));
    await passTo(at(37, 10));
    exchange.reconnect(lost, at(30, 20));
    await passTo(at(40));
    await check();
  });

  await during('when the hour turns, and when it is sealed', async () => {
    await passTo(at(60));
    await check();
    await passTo(at(63));
    await recorded.sealing(clock.now() + 60 * minuteMs).sealDue();
    await check();
  });

  await during('an hour after the books were not known', async () => {
    await passTo(at(90));
    await check();
  });

  await during('after a kill and a start in the same minute', async () => {
    await passTo(at(97, 30));
    exchange.advance(at(97, 42));
    await service.kill();
    exchange.connect(undefined);
    exchange.advance(at(97, 50));
    service = await InsightService.start(recorded, clock);
    service.serve(run);
    await check();
    exchange.connect(service);
    exchange.reconnect(exchange.markets, at(96));
    clock.advance(2 * secondMs);
    await check();
    await passTo(at(100));
    await check();
  });

  await during('after a kill and a start minutes later', async () => {
    exchange.advance(at(100, 20));
    await service.kill();
    exchange.connect(undefined);
    exchange.advance(at(105, 5));
    service = await InsightService.start(recorded, clock);
    service.serve(run);
    await check();
    exchange.connect(service);
    exchange.reconnect(exchange.markets, at(96));
    await passTo(at(110));
    await check();
  });

  await during('when another run is swapped in', async () => {
    run = runs[1];
    service.serve(run);
    await check();
  });

  await during('after a stop, on the next day', async () => {
    await passTo(at(115));
    await service.stop();
    exchange.connect(undefined);
    exchange.advance(at(24 * 60 + 30, 30));
    service = await InsightService.start(recorded, clock);
    service.serve(run);
    exchange.connect(service);
    await passTo(at(24 * 60 + 31));
    const then = await check();
    assert.ok(then.movers().length > 0);
    await passTo(at(24 * 60 + 41));
    await check();
    await service.stop();
  });

  for (const [path, least] of Object.entries({
    moves: 50,
    flows: 1_000,
    closing: 500,
    tape: 500,
    bundle: 500,
    ticker: 50,
  })) {
    assert.ok((compared.get(path) ?? 0) >= least, `only ${compared.get(path)} entries of ${path}`);
  }
});
