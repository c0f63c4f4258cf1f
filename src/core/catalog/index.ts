/** What a run shows: its markets, events and topics, their order, and all of it together as one value. */

export { Catalog } from './catalog.ts';
export { CatalogBuilder } from './catalog-builder.ts';
export { type CatalogData, catalogTransfers } from './catalog-data.ts';
export type {
  CatalogEvent,
  CatalogMarket,
  CatalogMember,
  CatalogTopic,
} from './catalog-market.ts';
export { packMoney, unpackMoney } from './packed-money.ts';
export {
  type MarketMoney,
  type Ranking,
  rank,
  rankGroupsOf,
  rankingTransfers,
} from './ranking.ts';
export type { RunHead, ServedRun } from './served-run.ts';
