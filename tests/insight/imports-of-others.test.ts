/** Processes on one database: what one imports, the others answer too, once, whenever it was committed. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, test } from 'node:test';
import type { TSchema } from 'typebox';
import {
  flowsEndpoint,
  insightsEndpoint,
  movesEndpoint,
  tapeEndpoint,
} from '../../src/api/endpoints/index.ts';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import type { Trade } from '../../src/core/market/index.ts';
import { listImportedPasts } from '../../src/store/index.ts';
import { listWorld, serveContracts, servedAt } from '../harness/served-run.ts';
import type { TestHistory } from '../history/open-test-history.ts';
import { checkAnswers } from './check-answers.ts';
import type { MarketName } from './fed-facts.ts';
import { keyOf } from './insight-rows.ts';
import type { InsightService } from './insight-service.ts';
import { InsightServices } from './insight-services.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const now = servedAt + 30 * minuteMs + 1_999;
const noSignal = new AbortController().signal;

const run: ServedRun = serveContracts(listWorld({ seed: 3, markets: 500 }).slice(0, 20));
const marketAt = (index: number): MarketName => {
  const { venue, id } = run.catalog.market(index);
  return { venue, id };
};
const market = marketAt(0);
let services: InsightServices;
let recorded: TestHistory;

beforeEach(async () => {
  services = await InsightServices.open(now, run);
  recorded = services.recorded;
});
afterEach(() => services.close());

/** Of the last minutes, of the day, of the day before and of weeks ago. */
const agesMs = [2 * minuteMs, 20 * minuteMs, 5 * hourMs, 30 * hourMs, 500 * hourMs];
const past = {
  trades: agesMs.map(
    (age): Trade => ({
      id: `past-${age}`,
      venueTime: now - age,
      price: 400_000,
      quantity: 1_000_000_000 + age,
      takerAction: 'buy',
      outcome: 'no',
      block: false,
    }),
  ),
  prices: [{ at: now - 26 * hourMs, price: 300_000 }],
};

/** What both answer is the same, and of the one that records what is recomputed from every stored row. */
async function checkBoth(importer: InsightService, other: InsightService): Promise<void> {
  const then = await checkAnswers(other, recorded, run, new Map());
  assert.ok(then.flows('month').length > 0);
  await importer.turn();
  const compare = async <Response extends TSchema>(
    endpoint: { readonly path: string; readonly response: Response },
    query: string,
  ): Promise<void> => {
    const answer = await importer.ask(endpoint, query);
    assert.deepEqual(await other.ask(endpoint, query), answer, `${endpoint.path}${query}`);
  };
  await compare(movesEndpoint, '?include_thin=true');
  await compare(flowsEndpoint, '?window=day&include_thin=true');
  await compare(flowsEndpoint, '?window=month&include_thin=true');
  await compare(tapeEndpoint, '?hours=720&min_notional_usd=100&include_thin=true');
  await compare(insightsEndpoint, '?include_thin=true');
}

function fillsOfDay(service: InsightService): number {
  return service.live.find(market.venue, market.id)?.trades24h(services.clock.now()).count ?? 0;
}

test('a process answers what another imported, as that one does', async () => {
  const importer = await services.start();
  const other = await services.start();
  await importer.importHere(market, past);
  await other.turn();
  assert.equal(fillsOfDay(other), 0);
  await other.insights.hearImports(noSignal);
  assert.equal(fillsOfDay(other), 3);
  await checkBoth(importer, other);
  // Neither hears of it again.
  await other.insights.hearImports(noSignal);
  await importer.insights.hearImports(noSignal);
  await checkBoth(importer, other);
});

test('an import while another process loads counts there once', async () => {
  const importer = await services.start();
  const other = await services.start(() => importer.importHere(market, past));
  await other.insights.hearImports(noSignal);
  assert.equal(fillsOfDay(other), 3);
  await checkBoth(importer, other);
});

test('an import that was there before the start counts once', async () => {
  const importer = await services.start();
  await importer.importHere(market, past);
  const other = await services.start();
  await other.insights.hearImports(noSignal);
  await checkBoth(importer, other);
});

test('an import of no process, such as a command, is heard of by all', async () => {
  const importer = await services.start();
  const other = await services.start();
  await importer.importHere(market, past, false);
  await importer.insights.hearImports(noSignal);
  await other.insights.hearImports(noSignal);
  await checkBoth(importer, other);
});

test('an import that is committed after later ones is heard of', async () => {
  const importer = await services.start();
  const other = await services.start();
  const late = marketAt(1);
  await importer.importHere(late, { trades: [], prices: [] });
  await other.insights.hearImports(noSignal);
  const { rows } = recorded;
  const [found] = await rows.query('select key from recorded_market where venue = $1 and id = $2', [
    late.venue,
    late.id,
  ]);
  await rows.query('begin');
  await rows.query('insert into imported_past (market) values ($1)', [found?.['key']]);
  await rows.query(
    `insert into archived_trade (ts, quantity, market, price, flags, id)
     values ($1, 1000000000, $2, 500000, 0, 'late')`,
    [new Date(now - 3 * hourMs).toISOString(), found?.['key']],
  );
  await importer.importHere(market, past);
  await other.insights.hearImports(noSignal);
  await rows.query('commit');
  await other.insights.hearImports(noSignal);
  await importer.insights.hearImports(noSignal);
  const then = await checkAnswers(other, recorded, run, new Map());
  assert.equal(then.find(keyOf(late.venue, late.id))?.trades.count, 1);
  await checkBoth(importer, other);
});

test('a look in pages finds each import once, and nothing that came after it began', async () => {
  const importer = await services.start();
  const { store } = recorded.history;
  const page = { heardBy: randomUUID(), limit: 1 };
  const { seen: since } = await listImportedPasts(store, {
    ...page,
    since: undefined,
    upTo: undefined,
    after: 0n,
  });
  await importer.importHere(market, past);
  await importer.importHere(marketAt(1), past);
  const first = await listImportedPasts(store, { ...page, since, upTo: undefined, after: 0n });
  await importer.importHere(marketAt(2), past);
  const rest = { ...page, since, upTo: first.seen, limit: 10 };
  const second = await listImportedPasts(store, { ...rest, after: first.pasts[0]?.place ?? 0n });
  const names = (pasts: readonly MarketName[]) => pasts.map(({ venue, id }) => ({ venue, id }));
  assert.deepEqual(names([...first.pasts, ...second.pasts]), [market, marketAt(1)]);
});
