/**
 * The fills of one market in the last 24 hours, counted exactly, in whatever order they come. Those beyond a bound are
 * folded into sums by the minute, which leave the window a minute at a time.
 */
import type { Micros } from '../exact/index.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** What has left the window is kept for so long: some ask for the last whole minute, after others have asked for now. */
const lookBackMs = 3 * minuteMs;
/** Fills younger than this may still be asked for: a loader of the window has to go back as far. */
export const dayTradesReachMs = dayMs + lookBackMs;
const firstCapacity = 4;
/** More late fills than this are cheaper sorted with all the others. */
const insertedMax = 16;

export interface DayTrades {
  readonly count: number;
  /** The price of the outcome taken times the quantity, in millionths of a millionth of a dollar. */
  readonly notional: bigint;
  /** The same, less where the taker bought No or sold Yes: what went toward Yes. */
  readonly net: bigint;
}

/**
 * Fills of one minute together: those after `minute` whole minutes since 1970, up to and with the end of that minute, so
 * that at a whole minute the sums leave the window exactly when their fills do.
 */
export interface TradeMinute extends DayTrades {
  readonly minute: number;
}

export const noTrades: DayTrades = { count: 0, notional: 0n, net: 0n };

export class RecentTrades {
  // Columns, since there are millions of fills: times in ascending order up to `#sortedEnd`.
  #times = new Float64Array(firstCapacity);
  #prices = new Int32Array(firstCapacity);
  /** Below zero where the fill went toward No. */
  #quantities = new Float64Array(firstCapacity);
  #start = 0;
  #end = 0;
  #sortedEnd = 0;
  /** Of everything between start and end. */
  #notional = 0n;
  #net = 0n;
  /** In ascending order. */
  #minutes: TradeMinute[] = [];

  /** Fills kept one by one. */
  get kept(): number {
    return this.#end - this.#start;
  }

  get isEmpty(): boolean {
    return this.#start === this.#end && this.#minutes.length === 0;
  }

  /** `price` is that of the outcome taken. */
  add(venueTime: number, price: Micros, quantity: Micros, toward: 'yes' | 'no'): void {
    if (this.#end === this.#times.length) this.#makeRoom();
    const isLatest = this.#end === this.#start || venueTime >= (this.#times[this.#end - 1] ?? 0);
    if (isLatest && this.#sortedEnd === this.#end) this.#sortedEnd += 1;
    this.#times[this.#end] = venueTime;
    this.#prices[this.#end] = price;
    this.#quantities[this.#end] = toward === 'yes' ? quantity : -quantity;
    this.#end += 1;
    const notional = BigInt(price) * BigInt(quantity);
    this.#notional += notional;
    this.#net += toward === 'yes' ? notional : -notional;
  }

  addMinute(added: TradeMinute): void {
    const place = this.#minutes.findLastIndex(({ minute }) => minute <= added.minute);
    const present = this.#minutes[place];
    if (present?.minute === added.minute) {
      this.#minutes[place] = {
        minute: added.minute,
        count: present.count + added.count,
        notional: present.notional + added.notional,
        net: present.net + added.net,
      };
    } else this.#minutes.splice(place + 1, 0, added);
  }

  /** Forgets what may no longer be asked for; returns how many fills fewer are kept one by one. */
  prune(now: number): number {
    this.#sort();
    const oldest = now - dayTradesReachMs;
    const before = this.#start;
    while (this.#start < this.#end && (this.#times[this.#start] ?? 0) <= oldest) this.#drop();
    let over = 0;
    while (over < this.#minutes.length && endOf(this.#minutes[over]) <= oldest) over++;
    if (over > 0) this.#minutes.splice(0, over);
    return this.#start - before;
  }

  /** Fills with a time in (now − 24 h, now]; `now` may be three minutes behind the latest that was asked for. */
  count(now: number): DayTrades {
    this.prune(now);
    if (this.isEmpty) return noTrades;
    const oldest = now - dayMs;
    let start = this.#start;
    let end = this.#end;
    let notional = this.#notional;
    let net = this.#net;
    for (; start < end && (this.#times[start] ?? 0) <= oldest; start += 1) {
      const worth = this.#worthAt(start);
      notional -= magnitude(worth);
      net -= worth;
    }
    // A venue's clock may be ahead of ours.
    while (end > start && (this.#times[end - 1] ?? 0) > now) {
      end -= 1;
      const worth = this.#worthAt(end);
      notional -= magnitude(worth);
      net -= worth;
    }
    let count = end - start;
    for (const minute of this.#minutes) {
      // A minute is over for the window once its last fill could be.
      if (endOf(minute) <= oldest) continue;
      if (minute.minute * minuteMs >= now) break;
      count += minute.count;
      notional += minute.notional;
      net += minute.net;
    }
    return { count, notional, net };
  }

  /** Until when the count is what it is at `now`, if no fill comes: the oldest leaves, or one from a clock ahead comes in. */
  holdsUntil(now: number): number {
    this.prune(now);
    const oldest = now - dayMs;
    let until = Number.POSITIVE_INFINITY;
    let next = this.#start;
    while (next < this.#end && (this.#times[next] ?? 0) <= oldest) next += 1;
    if (next < this.#end) until = (this.#times[next] ?? 0) + dayMs - 1;
    const leaving = this.#minutes.find((minute) => endOf(minute) > oldest);
    if (leaving !== undefined) until = Math.min(until, endOf(leaving) + dayMs - 1);
    for (let place = this.#end - 1; place >= this.#start; place -= 1) {
      const time = this.#times[place] ?? 0;
      if (time <= now) break;
      until = Math.min(until, time - 1);
    }
    const ahead = this.#minutes.find(({ minute }) => minute * minuteMs >= now);
    return ahead === undefined ? until : Math.min(until, ahead.minute * minuteMs);
  }

  /** Folds every fill before `time`; returns how many. */
  fold(time: number): number {
    this.#sort();
    const before = this.#start;
    while (this.#start < this.#end) {
      const at = this.#times[this.#start] ?? 0;
      if (at >= time) break;
      const net = this.#worthAt(this.#start);
      this.addMinute({ minute: Math.ceil(at / minuteMs) - 1, count: 1, notional: magnitude(net), net });
      this.#drop();
    }
    return this.#start - before;
  }

  #drop(): void {
    const worth = this.#worthAt(this.#start);
    this.#notional -= magnitude(worth);
    this.#net -= worth;
    this.#start += 1;
  }

  /** Below zero where the fill went toward No. */
  #worthAt(place: number): bigint {
    return BigInt(this.#prices[place] ?? 0) * BigInt(this.#quantities[place] ?? 0);
  }

  /** Moves everything to the front where half is free, else into twice the room. */
  #makeRoom(): void {
    const kept = this.kept;
    const capacity = kept * 2 <= this.#times.length ? this.#times.length : Math.max(firstCapacity, kept * 2);
    this.#times = moved(this.#times, new Float64Array(capacity), this.#start, this.#end);
    this.#prices = moved(this.#prices, new Int32Array(capacity), this.#start, this.#end);
    this.#quantities = moved(this.#quantities, new Float64Array(capacity), this.#start, this.#end);
    this.#sortedEnd -= this.#start;
    this.#start = 0;
    this.#end = kept;
  }

  /**
   * Late fills are put in their place only on a read: a refill brings thousands of them at once. Where a reader
   * asks after each of them, moving a few must not cost as much as sorting all.
   */
  #sort(): void {
    if (this.#end - this.#sortedEnd > insertedMax) this.#sortAll();
    while (this.#sortedEnd < this.#end) this.#insertNext();
  }

  /** Moves the first fill behind the sorted ones to its place among them. */
  #insertNext(): void {
    const from = this.#sortedEnd;
    const time = this.#times[from] ?? 0;
    let low = this.#start;
    let high = from;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#times[middle] ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    for (const column of [this.#times, this.#prices, this.#quantities]) {
      const value = column[from] ?? 0;
      column.copyWithin(low + 1, low, from);
      column[low] = value;
    }
    this.#sortedEnd += 1;
  }

  #sortAll(): void {
    const order = Array.from({ length: this.kept }, (_, i) => this.#start + i);
    order.sort((a, b) => (this.#times[a] ?? 0) - (this.#times[b] ?? 0));
    this.#times = Float64Array.from(order, (place) => this.#times[place] ?? 0);
    this.#prices = Int32Array.from(order, (place) => this.#prices[place] ?? 0);
    this.#quantities = Float64Array.from(order, (place) => this.#quantities[place] ?? 0);
    this.#start = 0;
    this.#end = order.length;
    this.#sortedEnd = order.length;
  }
}

function moved<Column extends Float64Array | Int32Array>(
  from: Column,
  into: Column,
  start: number,
  end: number,
): Column {
  into.set(from.subarray(start, end));
  return into;
}

function magnitude(worth: bigint): bigint {
  return worth < 0n ? -worth : worth;
}

/** When its last fill may have been. */
function endOf(minute: TradeMinute | undefined): number {
  return ((minute?.minute ?? 0) + 1) * minuteMs;
}
