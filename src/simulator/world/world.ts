/** Everything the seed decides: what exists, what is listed on both venues, and what will be true. */
import type { Occurrence } from './occurrence.ts';
import type { PlantedMispricing } from './planted-mispricing.ts';
import type { Trap } from './traps.ts';
import type {
  VenueAEvent,
  VenueAEventFeeChange,
  VenueAMilestone,
  VenueASeries,
  VenueASeriesFeeChange,
  VenueAStructuredTarget,
} from './venue-a.ts';
import type { VenueBClarification, VenueBEvent, VenueBSport } from './venue-b.ts';

export interface WorldOptions {
  readonly seed: number;
  /** Open markets of both venues together at the start, from 500 to 1,000,000. */
  readonly markets: number;
  /** The simulated time at which the world begins, in milliseconds since 1970. */
  readonly startsAt: number;
  /** For how many days from the start mistakes are planted; 7 unless given. */
  readonly mispricedDays?: number;
}

export interface World {
  readonly options: WorldOptions;
  readonly occurrences: ReadonlyMap<string, Occurrence>;
  readonly venueA: {
    readonly series: readonly VenueASeries[];
    /** Open at the start, or to open later; in order of creation. */
    readonly events: readonly VenueAEvent[];
    readonly milestones: readonly VenueAMilestone[];
    readonly structuredTargets: readonly VenueAStructuredTarget[];
    /** Past and scheduled ones, in order of time. */
    readonly seriesFeeChanges?: readonly VenueASeriesFeeChange[];
    readonly eventFeeChanges?: readonly VenueAEventFeeChange[];
  };
  readonly venueB: {
    readonly events: readonly VenueBEvent[];
    readonly sports: readonly VenueBSport[];
    readonly clarifications: readonly VenueBClarification[];
  };
  /** Pairs of known hard cases among the open markets, with what is true of them; for tests. */
  readonly traps?: readonly Trap[];
  /** Every window in which quotes of what is open at the start are off on purpose, in order of time; for tests. */
  readonly plantedMispricings?: readonly PlantedMispricing[];
  /** The same of what `listNew` has listed so far, in the order of its listings. */
  readonly plantedLater?: readonly PlantedMispricing[];
  /** Settled before the start, newest first, made when asked for: at least 20,000 markets of both venues together. */
  readonly past: {
    readonly venueA: readonly VenueAEvent[];
    readonly venueB: readonly VenueBEvent[];
  };
  /**
   * What the rolling families (crypto windows, tomorrow's weather, next week's games) list in the half-open time span,
   * for a clock that has reached `to`. Called with adjoining spans, the first beginning at `options.startsAt`.
   */
  listNew(
    from: number,
    to: number,
  ): { readonly venueA: readonly VenueAEvent[]; readonly venueB: readonly VenueBEvent[] };
}
