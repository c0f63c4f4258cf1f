/**
 * Everything lookups need of a run, gathered in the worker from one snapshot of the database:
 *
 *   open members in order of their keys ─┬─ catalog: names, terms, readings as text
 *                                        ├─ search: words
 *                                        └─ graph: relations as arrays
 */
import { CatalogBuilder, type MarketMoney, type Ranking, rank, rankGroupsOf } from '../core/catalog/index.ts';
import type { Graph } from '../core/graph/index.ts';
import { SearchBuilder } from '../core/search/index.ts';
import {
  type CatalogRow,
  findLastRunIn,
  findRunMark,
  type GraphRun,
  inGraphSnapshot,
  loadCatalogRows,
  readReadingOfAny,
  type Store,
  type StoredMember,
  type Writing,
} from '../store/index.ts';
import { GraphSnapshot } from './graph-snapshot.ts';
import type { StoredRun } from './kept-run/index.ts';
import { pagesAhead } from './pages-ahead.ts';
import { type RunMember, toRunMember } from './run-member.ts';
import type { ServedRunData } from './served-run-data.ts';

export interface ListedRun {
  readonly stored: StoredRun;
  readonly data: ServedRunData;
  /** More pairs across venues than are listed. */
  readonly isCut: boolean;
  /** The order of its lists, by the money behind them. What it needs is not handed over. */
  readonly rank: (money: MarketMoney) => Ranking;
}

const rowsMax = 2_000;
/** Pairs across venues beyond these are not listed; each is still found from its markets. */
const pairsMax = 4_000_000;

/** Undefined if another run has finished since: the database has only the members of the last one. */
export async function listRun(
  store: Store,
  snapshot: GraphSnapshot,
  signal: AbortSignal,
): Promise<ListedRun | undefined> {
  return inGraphSnapshot(
    store,
    async (reading) => {
      const last = await findLastRunIn(reading);
      if (last?.id !== snapshot.run.id) return undefined;
      const listing = new RunListing();
      await eachRow(reading, (row) => listing.add(row), signal);
      return listing.finish(snapshot.graph, await nameRun(reading, last));
    },
    signal,
  );
}

/** The last good run; undefined before the first. */
export async function loadListedRun(
  store: Store,
  signal: AbortSignal,
): Promise<{ readonly snapshot: GraphSnapshot; readonly listed: ListedRun } | undefined> {
  return inGraphSnapshot(
    store,
    async (reading) => {
      const run = await findLastRunIn(reading);
      if (run === undefined) return undefined;
      const listing = new RunListing();
      const members = new Map<number, RunMember>();
      const take = (row: CatalogRow): void => {
        listing.add(row);
        members.set(row.key, toRunMember(toStoredMember(row)));
      };
      await eachRow(reading, take, signal);
      const snapshot = new GraphSnapshot(run, members);
      return { snapshot, listed: listing.finish(snapshot.graph, await nameRun(reading, run)) };
    },
    signal,
  );
}

/** The last good run, by name; undefined before the first. */
export async function findStoredRun(store: Store, signal: AbortSignal): Promise<StoredRun | undefined> {
  return inGraphSnapshot(
    store,
    async (reading) => {
      const run = await findLastRunIn(reading);
      return run && nameRun(reading, run);
    },
    signal,
  );
}

async function nameRun(reading: Writing, run: GraphRun): Promise<StoredRun> {
  return { run, mark: (await findRunMark(reading, run.id)) ?? '' };
}

class RunListing {
  readonly #catalog = new CatalogBuilder();
  readonly #search = new SearchBuilder();
  readonly #keys: number[] = [];

  add({ key, market, reading, event }: CatalogRow): void {
    this.#keys.push(key);
    const isShown = this.#catalog.add(market, reading, event);
    if (!isShown) this.#search.skip();
    else {
      this.#search.add({
        ...market,
        eventTitle: event?.title ?? '',
        eventSubTitle: event?.subTitle,
        category: event?.category,
        topics: event?.topics ?? [],
      });
    }
  }

  /** `graph`: of the very markets that were added. */
  finish(graph: Graph, stored: StoredRun): ListedRun {
    const { members } = graph;
    const isSame =
      members.length === this.#keys.length && members.every(({ key }, index) => key === this.#keys[index]);
    if (!isSame) throw new TypeError('The markets listed are not those of the graph.');
    const catalog = this.#catalog.finish();
    const groups = rankGroupsOf(catalog);
    const { pairs, isCut } = graph.relations.crossVenuePairs(pairsMax);
    return {
      stored,
      data: { catalog, relations: graph.index(), search: this.#search.finish() },
      isCut,
      rank: (money) => rank(groups, money, pairs),
    };
  }
}

async function eachRow(
  reading: Writing,
  take: (row: CatalogRow) => void,
  signal: AbortSignal,
): Promise<void> {
  for await (const page of pagesAhead((asked) => loadCatalogRows(reading, asked), rowsMax)) {
    signal.throwIfAborted();
    for (const row of page) take(row);
  }
}

function toStoredMember({ key, market, reading }: CatalogRow): StoredMember {
  return {
    key,
    venue: market.venue,
    marketId: market.id,
    eventId: market.eventId,
    contractVersion: BigInt(market.contractVersion),
    firstRun: market.firstRun,
    reading: readReadingOfAny(JSON.parse(reading)),
  };
}
