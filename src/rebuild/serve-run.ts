/**
 * From the arrays of the worker to a run that answers requests. The order of its lists is the one it was kept with, or is
 * made from the money of now.
 */
import { setImmediate as giveWay } from 'node:timers/promises';
import { Catalog, type MarketMoney, type Ranking, type ServedRun } from '../core/catalog/index.ts';
import { RelationIndex } from '../core/graph/index.ts';
import { describeMoney, type LiveMarkets, wholeDollars } from '../core/market/index.ts';
import { SearchIndex } from '../core/search/index.ts';
import { type GraphRun, readReadingOfAny } from '../store/index.ts';
import type { KeptRun } from './kept-run/index.ts';
import type { ServedRunData } from './served-run-data.ts';

export interface ServingDeps {
  readonly now: () => number;
  readonly live: LiveMarkets;
  readonly rank: (money: MarketMoney) => Promise<Ranking>;
}

/** Markets looked at before requests get their turn. */
const marketsAtOnce = 1_000;

export async function serveRun(deps: ServingDeps, run: GraphRun, data: ServedRunData): Promise<ServedRun> {
  return putTogether(run, data, async (catalog) => deps.rank(await gatherMoney(deps, catalog)));
}

export async function serveKeptRun(run: GraphRun, { data, ranking }: KeptRun): Promise<ServedRun> {
  return putTogether(run, data, async () => ranking);
}

async function putTogether(
  run: GraphRun,
  data: ServedRunData,
  order: (catalog: Catalog) => Promise<Ranking>,
): Promise<ServedRun> {
  const catalog = new Catalog(data.catalog, { readReading: readReadingOfAny });
  // Each takes tens of milliseconds for some hundred thousand markets; requests get their turn between them.
  await giveWay();
  const relations = new RelationIndex(
    data.relations,
    (index) => catalog.member(index).claim,
    (index) => catalog.venueOf(index),
  );
  await giveWay();
  const search = new SearchIndex(data.search);
  const ranking = await order(catalog);
  await giveWay();
  const { id, graphVersion, startedAt, finishedAt } = run;
  return { run: { id, graphVersion, startedAt, finishedAt }, catalog, relations, search, ranking };
}

/** Of markets nothing is known of live, nothing: they are thin. */
async function gatherMoney({ live, now }: ServingDeps, catalog: Catalog): Promise<MarketMoney> {
  const wholeVolumeUsd = new Float64Array(catalog.size);
  const isThin = new Uint8Array(catalog.size).fill(1);
  let seen = 0;
  for (const market of live.entries()) {
    seen += 1;
    if (seen % marketsAtOnce === 0) await giveWay();
    const index = catalog.find(market.venue, market.id);
    if (index === -1) continue;
    const { volume24hUsd, liquidity } = describeMoney(market, now());
    wholeVolumeUsd[index] = wholeDollars(volume24hUsd);
    isThin[index] = liquidity === 'thin' ? 1 : 0;
  }
  return { wholeVolumeUsd, isThin };
}
