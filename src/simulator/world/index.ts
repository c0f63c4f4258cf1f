/** The simulated world: what exists, what both venues list on it, and what will be true. */
export { buildWorld } from './build-world.ts';
export type {
  Claim,
  ComboLeg,
  Halves,
  RuleEdit,
  SimulatedMarket,
  SimulatedVenue,
  VoidPayout,
} from './market.ts';
export type { Occurrence, Outcome, State, VoidBranch } from './occurrence.ts';
export type { PlantedMispricing } from './planted-mispricing.ts';
export type { Trap, TrapVerdict } from './traps.ts';
export type {
  SourceLink,
  VenueAEvent,
  VenueAMarket,
  VenueAMilestone,
  VenueASeries,
  VenueAStructuredTarget,
  VenueATerms,
} from './venue-a.ts';
export type {
  VenueBClarification,
  VenueBEvent,
  VenueBMarket,
  VenueBSeries,
  VenueBSport,
  VenueBTag,
  VenueBTeam,
  VenueBTerms,
} from './venue-b.ts';
export type { World, WorldOptions } from './world.ts';
