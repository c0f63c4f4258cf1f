/** The simulated world: what exists, what both venues list on it, and what will be true. */
export { buildWorld } from './build-world.ts';
export { addDays, easternOf, fromEastern, weekdayOf } from './eastern-time.ts';
export { cities, newYork, type Statistic } from './families/index.ts';
export type {
  Halves,
  SimulatedClaim,
  SimulatedLeg,
  SimulatedMarket,
  SimulatedVenue,
  SimulatedVoidPayout,
} from './market.ts';
export type { MakeUp, Occurrence, Outcome, State } from './occurrence.ts';
export { levelsMax, type QuotingHabits, quotingHabits, tradingHabits } from './quoting-habits.ts';
export { createRandom, hashText, type Random } from './random.ts';
export type {
  VenueAEvent,
  VenueAEventFeeChange,
  VenueAFees,
  VenueAMarket,
  VenueAMilestone,
  VenueAPriceStructure,
  VenueASeries,
  VenueASeriesFeeChange,
  VenueAStructuredTarget,
  VenueATerms,
} from './venue-a.ts';
export type {
  VenueBEvent,
  VenueBMarket,
  VenueBSeries,
  VenueBTag,
  VenueBTeam,
} from './venue-b.ts';
export type { World, WorldOptions } from './world.ts';
