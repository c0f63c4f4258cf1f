/**
 * A run as the service serves it, made of contracts: read, related, ranked and searched by the service's own parts, and
 * handed over between them as between threads, so that nothing passes that could not.
 */
import {
  Catalog,
  CatalogBuilder,
  type CatalogEvent,
  type CatalogMarket,
  catalogTransfers,
  type MarketMoney,
  rank,
  rankGroupsOf,
  rankingTransfers,
  type ServedRun,
} from '../../src/core/catalog/index.ts';
import { readContract } from '../../src/core/claim/index.ts';
import type { Category, ContractVersion, EventFacts } from '../../src/core/contract/index.ts';
import { formatRational } from '../../src/core/exact/index.ts';
import {
  Graph,
  type GraphMember,
  RelationIndex,
  relationIndexTransfers,
} from '../../src/core/graph/index.ts';
import { memberOf } from '../../src/core/relation/index.ts';
import { SearchBuilder, SearchIndex, searchTransfers } from '../../src/core/search/index.ts';
import type { World } from '../../src/simulator/world/index.ts';
import type { SimulatedMarket } from '../../src/simulator/world/market.ts';
import { readReadingOfAny, writeReading } from '../../src/store/index.ts';
import { readCategory, readTopics } from '../../src/venues/venue-a/category.ts';
import { categorise, topicsOf } from '../../src/venues/venue-b/category.ts';
import { sharedContracts, sharedWorld } from './shared-world.ts';
import { simulatedReader } from './simulated-reader.ts';

export interface ServedListing {
  readonly contract: ContractVersion;
  /** Undefined for an event that the venue never listed, unless a category or topics are given. */
  readonly event?: EventFacts | undefined;
  readonly category?: Category;
  readonly topics?: readonly string[];
  readonly opensAt?: number;
  readonly closesAt?: number;
  readonly firstSeenAt?: number;
  readonly firstRun?: number;
}

export interface ServedOptions {
  /** The number of the run; 1 if not given. */
  readonly run?: number;
  /** By index, which is the place in the list; nothing is traded, and all is thin, where it is not given. */
  readonly money?: (index: number) => { readonly wholeVolumeUsd: number; readonly isThin: boolean };
}

/** When the run was made. */
export const servedAt = Date.UTC(2026, 10, 15, 8);
const pairsMax = 4_000_000;

export function serveContracts(listings: readonly ServedListing[], options: ServedOptions = {}): ServedRun {
  const { run = 1, money = () => ({ wholeVolumeUsd: 0, isThin: true }) } = options;
  const builder = new CatalogBuilder();
  const words = new SearchBuilder();
  const members = listings.map((listing, index): GraphMember => {
    const { contract } = listing;
    const reading = readContract(simulatedReader, contract, listing.event);
    const market = toMarket(listing, index);
    const event = toEvent(listing);
    const isShown = builder.add(market, JSON.stringify(writeReading(reading)), event);
    if (!isShown) words.skip();
    else {
      words.add({
        ...market,
        eventTitle: event?.title ?? '',
        eventSubTitle: event?.subTitle,
        category: event?.category,
        topics: event?.topics ?? [],
      });
    }
    return { key: index + 1, ...memberOf({ ...contract, marketId: contract.id }, reading) };
  });
  const graph = new Graph(members);
  const data = { catalog: builder.finish(), relations: graph.index(), search: words.finish() };
  const groups = rankGroupsOf(data.catalog);
  const ranking = rank(
    groups,
    gatherMoney(listings.length, money),
    graph.relations.crossVenuePairs(pairsMax).pairs,
  );
  const {
    catalog: catalogData,
    relations,
    search,
  } = structuredClone(data, {
    transfer: [
      ...catalogTransfers(data.catalog),
      ...relationIndexTransfers(data.relations),
      ...searchTransfers(data.search),
    ],
  });
  const catalog = new Catalog(catalogData, { readReading: readReadingOfAny });
  return {
    run: { id: run, graphVersion: 'one', startedAt: servedAt, finishedAt: servedAt + 1_000 },
    catalog,
    relations: new RelationIndex(
      relations,
      (index) => catalog.member(index).claim,
      (index) => catalog.venueOf(index),
    ),
    search: new SearchIndex(search),
    ranking: structuredClone(ranking, { transfer: rankingTransfers(ranking) }),
  };
}

/** The simulated world's markets, with the categories and topics that its venues would have for them. */
export function serveWorld(
  { seed, markets }: { readonly seed: number; readonly markets: number },
  options: ServedOptions = {},
): ServedRun {
  return serveContracts(listWorld({ seed, markets }), options);
}

/** What the simulated world lists, before it is served. */
export function listWorld({
  seed,
  markets,
}: {
  readonly seed: number;
  readonly markets: number;
}): ServedListing[] {
  const options = { seed, markets, startsAt: servedAt };
  const groups = groupsOf(sharedWorld(options));
  return sharedContracts(options).map(
    ({ market, contract, event }): ServedListing => ({
      contract,
      event,
      opensAt: market.opensAt,
      closesAt: market.closesAt,
      ...groups.get(market),
    }),
  );
}

function toMarket(listing: ServedListing, index: number): CatalogMarket {
  const { contract } = listing;
  const { strike } = contract;
  return {
    venue: contract.venue,
    id: contract.id,
    eventId: contract.eventId,
    seriesId: contract.seriesId,
    title: contract.title,
    yesLabel: contract.yesLabel,
    noLabel: contract.noLabel,
    strike: strike && {
      type: strike.type,
      floor: strike.floor && formatRational(strike.floor),
      cap: strike.cap && formatRational(strike.cap),
      custom: strike.custom,
      isFunctional: strike.functional !== undefined,
    },
    rulesHash: contract.rulesHash,
    rulesTemplateHash: contract.rulesTemplateHash,
    termsHash: contract.termsHash,
    eventMutuallyExclusive: contract.exclusivity.eventMutuallyExclusive,
    gameStartsAt: contract.gameStartsAt,
    currency: contract.settlement.currency,
    opensAt: listing.opensAt,
    closesAt: listing.closesAt,
    firstSeenAt: listing.firstSeenAt ?? servedAt,
    contractVersion: `${index + 1}`,
    eventVersion: listing.event === undefined ? undefined : `${index + 1}`,
    firstRun: listing.firstRun ?? 1,
  };
}

function toEvent({ contract, event, category, topics }: ServedListing): CatalogEvent | undefined {
  if (event === undefined && category === undefined && topics === undefined) return undefined;
  return {
    venue: contract.venue,
    id: contract.eventId,
    seriesId: contract.seriesId,
    title: event?.title ?? contract.title,
    subTitle: event?.subTitle,
    category,
    topics: topics ?? [],
    mutuallyExclusive: contract.exclusivity.eventMutuallyExclusive,
    gameStartsAt: event?.game?.startsAt,
  };
}

function gatherMoney(size: number, money: NonNullable<ServedOptions['money']>): MarketMoney {
  const all = Array.from({ length: size }, (_, index) => money(index));
  return {
    wholeVolumeUsd: Float64Array.from(all, ({ wholeVolumeUsd }) => wholeVolumeUsd),
    isThin: Uint8Array.from(all, ({ isThin }) => (isThin ? 1 : 0)),
  };
}

function groupsOf({ venueA, venueB }: World) {
  const groups = new Map<
    SimulatedMarket,
    { readonly category: Category; readonly topics: readonly string[] }
  >();
  for (const { series, markets } of venueA.events) {
    const topics = readTopics({ tags: series.tags ?? [], category: series.category, categories: [] });
    for (const market of markets) groups.set(market, { category: readCategory(series.category), topics });
  }
  for (const { tags, markets } of venueB.events) {
    const slugs = tags.map(({ slug }) => slug);
    const category = categorise(slugs, markets[0]?.feeType);
    for (const market of markets) groups.set(market, { category, topics: topicsOf(slugs) });
  }
  return groups;
}
