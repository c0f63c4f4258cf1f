/**
 * Which markets have other fees because an announced change has taken effect, or was read after its time. Those of an event
 * are known at once; those of a series are found in slices, since thousands may be among hundreds of thousands.
 */
import type { Catalog } from '../core/catalog/index.ts';
import type { FeeCalendar } from '../core/fee/index.ts';

/** Looking at the clock costs as much as reading some events. */
const eventsPerLook = 16;

export class FeeTurns {
  readonly #calendar: FeeCalendar;
  /** Names of series whose markets are being looked for. */
  readonly #series = new Set<string>();
  #eventsFrom = 0;

  constructor(calendar: FeeCalendar) {
    this.#calendar = calendar;
  }

  /** Whether no market is looked for. */
  get isDone(): boolean {
    return this.#series.size === 0;
  }

  /** Another run: all of its markets are looked at anyway. */
  forget(): void {
    this.#series.clear();
  }

  /** What has turned since the last look: markets of events; `find` finds those of series. */
  look(catalog: Catalog, now: number): number[] {
    const found: number[] = [];
    for (const { venue, scope, id } of this.#calendar.takeTurned(now)) {
      if (scope === 'series') {
        this.#series.add(`${venue}:${id}`);
        this.#eventsFrom = 0;
        continue;
      }
      const event = catalog.findEvent(venue, id);
      if (event !== -1) found.push(...catalog.eventMarkets(event));
    }
    return found;
  }

  /** Further markets of series that have turned, until it is late or done. */
  find(catalog: Catalog, isLate: () => boolean): number[] {
    const found: number[] = [];
    if (this.isDone) return found;
    for (; this.#eventsFrom < catalog.eventsSize; this.#eventsFrom += 1) {
      if (this.#eventsFrom % eventsPerLook === 0 && isLate()) return found;
      const markets = catalog.eventMarkets(this.#eventsFrom);
      const [first] = markets;
      if (first === undefined) continue;
      const { venue, seriesId } = catalog.market(first);
      if (seriesId !== undefined && this.#series.has(`${venue}:${seriesId}`)) found.push(...markets);
    }
    this.#series.clear();
    return found;
  }
}
