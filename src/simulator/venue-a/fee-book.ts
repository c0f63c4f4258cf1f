/** Fees of series and events at a time, from the changes that the world has planned. */
import type {
  VenueAEvent,
  VenueAEventFeeChange,
  VenueAFees,
  VenueASeries,
  VenueASeriesFeeChange,
  World,
} from '../world/index.ts';

export class FeeBook {
  /** In order of time. */
  readonly seriesChanges: readonly VenueASeriesFeeChange[];
  readonly eventChanges: readonly VenueAEventFeeChange[];
  readonly #ofSeries: ReadonlyMap<string, readonly VenueASeriesFeeChange[]>;
  readonly #ofEvent: ReadonlyMap<string, readonly VenueAEventFeeChange[]>;

  constructor({ venueA }: World) {
    this.seriesChanges = venueA.seriesFeeChanges ?? [];
    this.eventChanges = venueA.eventFeeChanges ?? [];
    this.#ofSeries = Map.groupBy(this.seriesChanges, ({ series }) => series.ticker);
    this.#ofEvent = Map.groupBy(this.eventChanges, ({ event }) => event.ticker);
  }

  ofSeries(series: VenueASeries, at: number): VenueAFees {
    return lastAt(this.#ofSeries.get(series.ticker), at)?.fees ?? series;
  }

  /** Fees of the event's own, where it has such. */
  ofEvent(event: VenueAEvent, at: number): VenueAFees | undefined {
    return lastAt(this.#ofEvent.get(event.ticker), at)?.fees;
  }

  /** When they last changed; 0 if never. */
  seriesChangedAt(series: VenueASeries, at: number): number {
    return lastAt(this.#ofSeries.get(series.ticker), at)?.at ?? 0;
  }

  eventChangedAt(event: VenueAEvent, at: number): number {
    return lastAt(this.#ofEvent.get(event.ticker), at)?.at ?? 0;
  }
}

function lastAt<T extends { readonly at: number }>(
  changes: readonly T[] | undefined,
  at: number,
): T | undefined {
  return changes?.findLast((change) => change.at <= at);
}
