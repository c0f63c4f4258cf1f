export { type Category, categories } from './category.ts';
export type {
  ComboLeg,
  ContractVersion,
  MarketState,
  MarketStatus,
  SettlementFact,
  SettlementSource,
  TermValue,
} from './contract-version.ts';
export { marketStatuses } from './contract-version.ts';
export type { EventFacts, GameFacts, TeamFacts } from './event-facts.ts';
export type { FeeChange, FeeTerms } from './fee-terms.ts';
export type { ListedEvent, ListedSeries } from './listed-groups.ts';
export { addressableId, type MarketName } from './market-name.ts';
export { maskBounds, numbersIn } from './mask-bounds.ts';
export { evenTicks, isOnTick, type PriceTicks, type TickRange, ticksOfNo } from './price-ticks.ts';
export { compareRuleTexts, type RuleTextChange } from './rule-change.ts';
export type { Strike } from './strike.ts';
export { type VenueId, venueIds } from './venue-id.ts';
