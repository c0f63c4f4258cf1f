/**
 * The money that flowed into each market in the last day, week and month. A window is so many whole hours and the hour that
 * runs: an hour enters when it begins and leaves when it is over for the window, and nothing is summed from the beginning.
 *
 *   fill ──► row of its market and hour ──► day, week, month of its market
 *   hour turns ──► rows of the hour that leaves are taken away from the window
 *
 * Bounded by rows, one for each market and hour with fills. Beyond the bound the oldest hours are forgotten, and `since`
 * shows how far back the windows reach.
 */
import type { VenueId } from '../contract/index.ts';
import { FlowColumns, type FlowSums } from './flow-columns.ts';
import { type FlowFill, HourRows, hourMs, noRow } from './hour-rows.ts';

/** Whole hours, beside the one that runs. */
const windowHours = { day: 24, week: 168, month: 720 } as const;
export type FlowWindow = keyof typeof windowHours;
export const flowWindows = ['day', 'week', 'month'] as const satisfies readonly FlowWindow[];

/** Of a venue whose clock is ahead of ours; a fill dated further ahead is refused. */
const hoursAheadMax = 1;

/** Why a fill is not in the windows: it is older than they reach, dated in the future, or there is no room for it. */
export type FlowRefusal = 'too_old' | 'too_new' | 'full';

export interface FlowWindowsOptions {
  /** Markets with fills in the month. */
  readonly marketsMax: number;
  /** Hours with fills, of all markets together. */
  readonly rowsMax: number;
}

export interface MarketFlow extends FlowSums {
  /** Of the fills in the window. */
  readonly largest: bigint;
}

interface MarketName {
  readonly venue: VenueId;
  readonly id: string;
}

export class FlowWindows {
  readonly #rows: HourRows;
  readonly #sums: Readonly<Record<FlowWindow, FlowColumns>>;
  readonly #places: Readonly<Record<VenueId, Map<string, number>>> = {
    venue_a: new Map(),
    venue_b: new Map(),
  };
  /** By place; a place without a name is free. */
  readonly #names: (MarketName | undefined)[] = [];
  readonly #freePlaces: number[] = [];
  readonly #firstRow: Int32Array;
  readonly #marketsMax: number;
  /** The hour that runs; every window ends with it. */
  #hour: number;
  /** Hours before this one were forgotten for want of room. */
  #keptFrom = Number.NEGATIVE_INFINITY;

  constructor({ marketsMax, rowsMax }: FlowWindowsOptions, now: number) {
    this.#rows = new HourRows(rowsMax);
    this.#marketsMax = marketsMax;
    this.#firstRow = new Int32Array(marketsMax).fill(noRow);
    this.#sums = {
      day: new FlowColumns(marketsMax),
      week: new FlowColumns(marketsMax),
      month: new FlowColumns(marketsMax),
    };
    this.#hour = Math.floor(now / hourMs);
  }

  /** When the window begins; milliseconds since 1970. Later than its length asks for where hours had to be forgotten. */
  since(window: FlowWindow): number {
    return this.#firstHour(window) * hourMs;
  }

  get size(): { readonly markets: number; readonly rows: number } {
    return { markets: this.#places.venue_a.size + this.#places.venue_b.size, rows: this.#rows.count };
  }

  /** Undefined if the fill was taken. Whether it was given before is not known here. */
  add(venue: VenueId, id: string, fill: FlowFill): FlowRefusal | undefined {
    const hour = Math.floor(fill.venueTime / hourMs);
    if (hour < this.#firstHour('month')) return 'too_old';
    if (hour > this.#hour + hoursAheadMax) return 'too_new';
    if (this.#rows.isFull && !this.#forgetOldest(hour)) return 'full';
    const place = this.#places[venue].get(id) ?? this.#addMarket({ venue, id });
    if (place === undefined) return 'full';
    const added = this.#rows.addFill(place, this.#firstRow[place] ?? noRow, fill);
    this.#firstRow[place] = added.first;
    if (hour > this.#hour) return undefined;
    for (const window of flowWindows) {
      if (hour < this.#firstHour(window)) continue;
      this.#sums[window].addFill(place, added.notional, fill.toward, fill.archived);
    }
    return undefined;
  }

  /** The hours that have begun enter the windows, and those that are over for a window leave it. */
  turnTo(now: number): void {
    const hour = Math.floor(now / hourMs);
    while (this.#hour < hour) {
      const leaving = flowWindows.map((window) => ({ window, last: this.#hour - windowHours[window] }));
      this.#hour += 1;
      for (const row of this.#rows.rowsOfHour(this.#hour)) this.#addRow(row, 1, flowWindows);
      for (const { window, last } of leaving) {
        for (const row of this.#rows.rowsOfHour(last)) this.#addRow(row, -1, [window]);
      }
      this.#freeHour(this.#hour - 1 - windowHours.month);
    }
  }

  /** Undefined for a market without fills in the window. */
  find(venue: VenueId, id: string, window: FlowWindow): MarketFlow | undefined {
    const place = this.#places[venue].get(id);
    if (place === undefined) return undefined;
    const sums = this.#sums[window].read(place);
    if (sums.fillsTowardYes + sums.fillsTowardNo + sums.fillsUnsided === 0) return undefined;
    const first = this.#firstRow[place] ?? noRow;
    return { ...sums, largest: this.#rows.largest(first, this.#firstHour(window), this.#hour) };
  }

  /** Markets with fills in the month, in no order. */
  *markets(): Generator<MarketName, void, undefined> {
    for (const name of this.#names) if (name !== undefined) yield name;
  }

  #firstHour(window: FlowWindow): number {
    return Math.max(this.#keptFrom, this.#hour - windowHours[window]);
  }

  #addRow(row: number, sign: 1 | -1, windows: readonly FlowWindow[]): void {
    const place = this.#rows.marketOf(row);
    for (const window of windows) this.#sums[window].addFrom(place, sign, this.#rows.sums, row);
  }

  #addMarket(name: MarketName): number | undefined {
    const place = this.#freePlaces.pop() ?? this.#names.length;
    if (place === this.#marketsMax) return undefined;
    for (const window of flowWindows) this.#sums[window].clear(place);
    this.#names[place] = name;
    this.#places[name.venue].set(name.id, place);
    return place;
  }

  #freeHour(hour: number): void {
    this.#rows.freeOldest(
      hour,
      (place) => this.#firstRow[place] ?? noRow,
      (place) => this.#removeMarket(place),
    );
  }

  #removeMarket(place: number): void {
    const name = this.#names[place];
    if (name !== undefined) this.#places[name.venue].delete(name.id);
    this.#names[place] = undefined;
    this.#firstRow[place] = noRow;
    this.#freePlaces.push(place);
  }

  /** Makes room by giving up the oldest hour; false if that is the one to write, or later. */
  #forgetOldest(hour: number): boolean {
    const oldest = this.#rows.oldestHour;
    if (oldest === undefined || oldest >= Math.min(hour, this.#hour)) return false;
    for (const row of this.#rows.rowsOfHour(oldest)) {
      this.#addRow(
        row,
        -1,
        flowWindows.filter((window) => oldest >= this.#firstHour(window)),
      );
    }
    this.#freeHour(oldest);
    this.#keptFrom = oldest + 1;
    return true;
  }
}
