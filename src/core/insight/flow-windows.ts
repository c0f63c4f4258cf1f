/**
 * The money that flowed into each market in the last day, week and month. A window is so many whole hours and the hour that
 * runs: an hour enters its sum when it is over and leaves when it is over for the window, and nothing is summed from the
 * beginning.
 *
 *   fill ──► row of its market and hour ──► (of an hour that is over) day, week, month of its market
 *   hour turns ──► rows of the hour that ran are added to the windows, rows of the hour that leaves are taken away
 *   reader ──► window + row of the hour that runs
 *
 * Bounded by rows, one for each market and hour with fills. Beyond the bound the oldest hours are forgotten, and `since`
 * shows how far back the windows reach.
 */
import type { VenueId } from '../contract/index.ts';
import { MarketNumbers, MarketPlaces } from '../market/index.ts';
import { FlowColumns, type FlowSums } from './flow-columns.ts';
import { type FlowFill, HourRows, hourMs, noRow } from './hour-rows.ts';
import { productOf } from './money-product.ts';

/** Whole hours, beside the one that runs. */
const windowHours = { day: 24, week: 168, month: 720 } as const;
export type FlowWindow = keyof typeof windowHours;
export const flowWindows = ['day', 'week', 'month'] as const satisfies readonly FlowWindow[];
const windowPlaces: Readonly<Record<FlowWindow, number>> = { day: 0, week: 1, month: 2 };
const hoursOfWindows = flowWindows.map((window) => windowHours[window]);

/** Rows whose sums are read at once, before they are changed one by one: most are of markets that share no memory. */
const rowsFetched = 32;
/** Of a venue whose clock is ahead of ours; a fill dated further ahead is refused. */
const hoursAheadMax = 1;

/** Why a fill is not in the windows: it is older than they reach, dated in the future, or there is no room for it. */
export type FlowRefusal = 'too_old' | 'too_new' | 'full';

export interface FlowWindowsOptions {
  /** Markets with fills in the month. */
  readonly marketsMax: number;
  /** Hours with fills, of all markets together. */
  readonly rowsMax: number;
  /** Shared with others who keep something of the same markets; held for each market with fills in the month. */
  readonly numbers?: MarketNumbers;
}

export interface MarketFlow extends FlowSums {
  /** Of the fills in the window. */
  readonly largest: bigint;
}

export class FlowWindows {
  readonly #rows: HourRows;
  /** By place and window, the windows of a market side by side: of hours that are over. */
  readonly #sums: FlowColumns;
  readonly #numbers: MarketNumbers;
  readonly #places: MarketPlaces;
  /** By place: the first row of its market, and the hour of that. */
  readonly #heads: Int32Array;
  /** The hour that runs; every window ends with it. */
  #hour: number;
  /** Hours before this one were forgotten for want of room. */
  #keptFrom = Number.NEGATIVE_INFINITY;

  constructor({ marketsMax, rowsMax, numbers = new MarketNumbers() }: FlowWindowsOptions, now: number) {
    this.#numbers = numbers;
    this.#rows = new HourRows(rowsMax);
    this.#places = new MarketPlaces(marketsMax, numbers);
    this.#heads = new Int32Array(2 * marketsMax).fill(noRow);
    this.#sums = new FlowColumns(flowWindows.length * marketsMax);
    this.#hour = Math.floor(now / hourMs);
  }

  /** When the window begins; milliseconds since 1970. Later than its length asks for where hours had to be forgotten. */
  since(window: FlowWindow): number {
    return this.#firstHour(windowPlaces[window]) * hourMs;
  }

  get size(): { readonly markets: number; readonly rows: number } {
    return { markets: this.#places.count, rows: this.#rows.count };
  }

  /** Reads what a fill of the market will need, so that several markets share one wait for memory. */
  fetch(market: number): void {
    const place = this.#places.find(market);
    if (place === undefined) return;
    const first = this.#heads[2 * place] ?? noRow;
    if (first !== noRow && this.#heads[2 * place + 1] === this.#hour) this.#rows.fetch(first);
  }

  /** Undefined if the fill was taken. Whether it was given before is not known here. */
  add(venue: VenueId, id: string, fill: FlowFill): FlowRefusal | undefined {
    return this.#named(venue, id, (market) => this.addOf(market, fill));
  }

  /** The same of the market with this number. */
  addOf(market: number, fill: FlowFill): FlowRefusal | undefined {
    const hour = Math.floor(fill.venueTime / hourMs);
    const place = this.#placeFor(market, hour);
    if (typeof place !== 'number') return place;
    const { toward, archived } = fill;
    const notional = productOf(fill.takerPrice, fill.quantity);
    this.#rows.addFill(this.#rowFor(place, hour), notional, toward, archived);
    if (hour >= this.#hour) return undefined;
    for (let window = 0; window < flowWindows.length; window += 1) {
      if (hour >= this.#firstHour(window))
        this.#sums.addFill(flowWindows.length * place + window, notional, toward, archived);
    }
    return undefined;
  }

  /** The fills of one hour that are known only in sum, as a start takes them up; added to what is there. */
  addHour(
    venue: VenueId,
    id: string,
    hour: number,
    { largest, ...sums }: MarketFlow,
  ): FlowRefusal | undefined {
    return this.#named(venue, id, (market) => {
      const place = this.#placeFor(market, hour);
      if (typeof place !== 'number') return place;
      this.#rows.addSums(this.#rowFor(place, hour), sums, largest);
      if (hour >= this.#hour) return undefined;
      for (let window = 0; window < flowWindows.length; window += 1) {
        if (hour >= this.#firstHour(window)) this.#sums.addSums(flowWindows.length * place + window, sums);
      }
      return undefined;
    });
  }

  /** The hours that are over enter the sums of the windows, and those that are over for a window leave it. */
  turnTo(now: number): void {
    const hour = Math.floor(now / hourMs);
    while (this.#hour < hour) {
      const over = this.#hour;
      this.#hour += 1;
      this.#addHour(over, 1, 0, flowWindows.length);
      for (const [window, name] of flowWindows.entries())
        this.#addHour(over - windowHours[name], -1, window, window + 1);
      this.#freeHour(over - windowHours.month);
    }
  }

  /** Undefined for a market without fills in the window. */
  find(venue: VenueId, id: string, window: FlowWindow): MarketFlow | undefined {
    const market = this.#numbers.find(venue, id);
    return market === undefined ? undefined : this.flowOf(market, window);
  }

  /** The same of the market with this number. */
  flowOf(market: number, window: FlowWindow): MarketFlow | undefined {
    const place = this.#places.find(market);
    if (place === undefined) return undefined;
    const over = flowWindows.length * place + windowPlaces[window];
    const first = this.#heads[2 * place] ?? noRow;
    const running = this.#rows.find(first, this.#hour);
    if (running === noRow && this.#sums.isEmpty(over)) return undefined;
    const sums = this.#sums.read(over);
    const largest = this.#rows.largest(first, this.#firstHour(windowPlaces[window]), this.#hour);
    return { ...(running === noRow ? sums : joinSums(sums, this.#rows.sums.read(running))), largest };
  }

  /** Numbers of markets with fills in the month, in no order. */
  markets(): Generator<number, void, undefined> {
    return this.#places.markets();
  }

  /** Held meanwhile: a market that gets no place is let go. */
  #named<Result>(venue: VenueId, id: string, take: (market: number) => Result): Result {
    const market = this.#numbers.hold({ venue, id });
    const result = take(market);
    this.#numbers.letGo(market);
    return result;
  }

  /** The market's place, with room for a row of that hour. */
  #placeFor(market: number, hour: number): number | FlowRefusal {
    if (hour < this.#firstHour(windowPlaces.month)) return 'too_old';
    if (hour > this.#hour + hoursAheadMax) return 'too_new';
    if (this.#rows.isFull && !this.#forgetOldest(hour)) return 'full';
    return this.#places.find(market) ?? this.#addMarket(market) ?? 'full';
  }

  #rowFor(place: number, hour: number): number {
    const heads = this.#heads;
    const first = heads[2 * place] ?? noRow;
    // Kept beside it: to look into the row itself is to wait for memory.
    const firstHour = heads[2 * place + 1] ?? 0;
    if (first !== noRow && firstHour >= hour)
      return firstHour === hour ? first : this.#rows.findOrAdd(place, first, hour);
    const row = this.#rows.addFirst(place, first, hour);
    heads[2 * place] = row;
    heads[2 * place + 1] = hour;
    return row;
  }

  /** Of the window at this place of the list. */
  #firstHour(window: number): number {
    return Math.max(this.#keptFrom, this.#hour - (hoursOfWindows[window] ?? 0));
  }

  /** Adds, or with -1 takes away, all rows of an hour, in the windows from `from` to before `to`. */
  #addHour(hour: number, sign: 1 | -1, from: number, to: number): void {
    const rows = this.#rows;
    const together = new Int32Array(rowsFetched);
    for (let next = rows.firstOfHour(hour); next !== noRow; ) {
      let count = 0;
      for (; next !== noRow && count < rowsFetched; next = rows.nextOfHour(next)) {
        together[count++] = next;
        this.#sums.fetch(flowWindows.length * rows.marketOf(next) + from, to - from);
      }
      for (const row of together.subarray(0, count)) {
        const place = flowWindows.length * rows.marketOf(row);
        for (let window = from; window < to; window += 1)
          this.#sums.addFrom(place + window, sign, rows.sums, row);
      }
    }
  }

  #addMarket(market: number): number | undefined {
    const place = this.#places.add(market);
    if (place === undefined) return undefined;
    for (let window = 0; window < flowWindows.length; window += 1)
      this.#sums.clear(flowWindows.length * place + window);
    return place;
  }

  #freeHour(hour: number): void {
    this.#rows.freeOldest(
      hour,
      (place) => this.#heads[2 * place] ?? noRow,
      (place) => this.#removeMarket(place),
    );
  }

  #removeMarket(place: number): void {
    this.#heads[2 * place] = noRow;
    this.#places.remove(place);
  }

  /** Makes room by giving up the oldest hour; false if that is the one to write, or later. */
  #forgetOldest(hour: number): boolean {
    const oldest = this.#rows.oldestHour;
    if (oldest === undefined || oldest >= Math.min(hour, this.#hour)) return false;
    for (let window = 0; window < flowWindows.length; window += 1)
      if (oldest >= this.#firstHour(window)) this.#addHour(oldest, -1, window, window + 1);
    this.#freeHour(oldest);
    this.#keptFrom = oldest + 1;
    return true;
  }
}

function joinSums(left: FlowSums, right: FlowSums): FlowSums {
  return {
    net: left.net + right.net,
    gross: left.gross + right.gross,
    archived: left.archived + right.archived,
    fillsTowardYes: left.fillsTowardYes + right.fillsTowardYes,
    fillsTowardNo: left.fillsTowardNo + right.fillsTowardNo,
    fillsUnsided: left.fillsUnsided + right.fillsUnsided,
  };
}
