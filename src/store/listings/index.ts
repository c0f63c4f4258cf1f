export { countCombos, endCombos, loadComboPlaces, removeEndedCombos } from './combos.ts';
export { loadStoredEvidence, type StoredEvidence } from './contract-evidence.ts';
export { type ContractRow, toContract } from './contract-versions.ts';
export { type EventChange, type JoinedEventRow, loadEvents, readGame, toEventFacts } from './events.ts';
export { countListedMarkets, loadListedMarkets, publishedCycle } from './listed-markets.ts';
export {
  type ListingBatch,
  saveGone,
  saveListingBatch,
  saveUnreadable,
  writeListingBatch,
} from './listing-batch.ts';
export {
  beatListingCycle,
  type CombosEnd,
  type CycleCounts,
  type CycleEnd,
  type CycleKind,
  findCompleteCycle,
  finishListingCycle,
  type ListingCycle,
  loadListingCycles,
  loadQuarantine,
  noCycleCounts,
  type QuarantineCount,
  type QuarantineSample,
  startListingCycle,
} from './listing-cycles.ts';
export { findMarketHead } from './market-heads.ts';
export {
  type CurrentMarket,
  isLive,
  loadCurrentMarkets,
  loadGoneMarkets,
  loadMarketPlaces,
  type MarketChange,
  type MarketPlace,
  movedEndsMax,
} from './markets.ts';
export { findRulebook, type RulesOwner, type RuleVersion } from './rule-versions.ts';
export { loadSeries, type SeriesChange } from './series.ts';
export { loadSettlements } from './settlements.ts';
export { loadStoredContracts, type StoredContract } from './stored-contracts.ts';
