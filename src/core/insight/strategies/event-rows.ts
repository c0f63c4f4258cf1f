/**
 * The settled markets by event, and what bets on their events made. An event's bet changes when another of its markets
 * settles: what it made before is taken back, exactly, and what it makes now is added.
 */
import { microsPerUnit } from '../../exact/index.ts';
import type { SettledMarket } from '../settled-market.ts';
import { logOfBet, stakes } from './event-bets.ts';
import { groupOf } from './resamples.ts';
import { bandOf, cellCount, cellOf, horizonCount, isRuleBand, slotCount, slotOf } from './rule-grid.ts';
import { returnOf, returnsPerUnit } from './side-return.ts';

const noPrice = -1;
const none = -1;
const firstSize = 1_024;

export class EventRows {
  /** The row of each market by its key. */
  readonly #rowOfKey = new Map<number, number>();
  /** An event of two categories is two. */
  readonly #eventOfName = new Map<string, number>();
  #payouts = new Int32Array(firstSize);
  /** By row, then horizon. */
  #prices = new Int32Array(firstSize * horizonCount);
  /** Horizons whose prices are in the bets, a bit each. */
  #betHorizons = new Uint8Array(firstSize);
  /** The row before it of the same event. */
  #before = new Int32Array(firstSize);
  #lastRow = new Int32Array(firstSize);
  #groupOfEvent = new Int32Array(firstSize);
  #placeOfEvent = new Uint8Array(firstSize);
  readonly #changed = new Set<number>();
  readonly #logs = new Float64Array(cellCount * stakes.length);
  readonly #slots = new SlotSums();
  readonly #slotsBefore = new SlotSums();

  get size(): number {
    return this.#rowOfKey.size;
  }

  /** The market's row, a new one if there is none yet, and the group of its event. */
  take(
    key: number,
    place: number,
    { venue, eventId, payout }: SettledMarket,
  ): { readonly row: number; readonly group: number } {
    const event = this.#eventOf(place, venue, eventId);
    this.#changed.add(event);
    const group = this.#groupOfEvent[event] ?? 0;
    const known = this.#rowOfKey.get(key);
    if (known !== undefined) return { row: known, group };
    const row = this.#rowOfKey.size;
    this.#rowOfKey.set(key, row);
    this.#grow(row);
    this.#payouts[row] = payout;
    this.#prices.fill(noPrice, row * horizonCount, (row + 1) * horizonCount);
    this.#before[row] = this.#lastRow[event] ?? none;
    this.#lastRow[event] = row;
    return { row, group };
  }

  /** False if the price at the horizon is known already: it stays. */
  addPrice(row: number, horizon: number, price: number): boolean {
    const at = row * horizonCount + horizon;
    if (this.#prices[at] !== noPrice) return false;
    this.#prices[at] = price;
    return true;
  }

  /** By cell, then stake. */
  betLogs(): Float64Array {
    for (const event of this.#changed) this.#bet(event);
    this.#changed.clear();
    return this.#logs;
  }

  #bet(event: number): void {
    const [before, now] = [this.#slotsBefore, this.#slots];
    before.clear();
    now.clear();
    for (let row = this.#lastRow[event] ?? none; row !== none; row = this.#before[row] ?? none) {
      const payout = this.#payouts[row] ?? 0;
      const bet = this.#betHorizons[row] ?? 0;
      let known = 0;
      for (let horizon = 0; horizon < horizonCount; horizon += 1) {
        const price = this.#prices[row * horizonCount + horizon] ?? noPrice;
        if (price === noPrice) continue;
        known |= 1 << horizon;
        now.add(horizon, price, payout);
        if ((bet & (1 << horizon)) !== 0) before.add(horizon, price, payout);
      }
      this.#betHorizons[row] = known;
    }
    const place = this.#placeOfEvent[event] ?? 0;
    for (const at of now.used) {
      const first = cellOf(place, Math.floor(at / slotCount), at % slotCount) * stakes.length;
      for (let stake = 0; stake < stakes.length; stake += 1) {
        const share = stakes[stake] ?? 0;
        const added = now.logOf(at, share) - before.logOf(at, share);
        this.#logs[first + stake] = (this.#logs[first + stake] ?? 0) + added;
      }
    }
  }

  #eventOf(place: number, venue: string, eventId: string): number {
    const name = `${place} ${eventId}`;
    const known = this.#eventOfName.get(name);
    if (known !== undefined) return known;
    const event = this.#eventOfName.size;
    this.#eventOfName.set(name, event);
    if (event === this.#lastRow.length) {
      this.#lastRow = doubled(this.#lastRow);
      this.#groupOfEvent = doubled(this.#groupOfEvent);
      this.#placeOfEvent = doubled(this.#placeOfEvent);
    }
    this.#lastRow[event] = none;
    this.#groupOfEvent[event] = groupOf(venue, eventId);
    this.#placeOfEvent[event] = place;
    return event;
  }

  #grow(row: number): void {
    if (row < this.#payouts.length) return;
    this.#payouts = doubled(this.#payouts);
    this.#prices = doubled(this.#prices);
    this.#betHorizons = doubled(this.#betHorizons);
    this.#before = doubled(this.#before);
  }
}

/** Sums of one event by horizon and slot. */
class SlotSums {
  readonly used: number[] = [];
  readonly #counts = new Float64Array(horizonCount * slotCount);
  readonly #returned = new Float64Array(horizonCount * slotCount);

  add(horizon: number, price: number, payout: number): void {
    const band = bandOf(price);
    if (isRuleBand(band)) this.#addSlot(horizon * slotCount + band, payout, price);
    const opposite = microsPerUnit - price;
    const slot = slotOf('no', bandOf(opposite));
    if (slot !== undefined) this.#addSlot(horizon * slotCount + slot, microsPerUnit - payout, opposite);
  }

  #addSlot(at: number, paid: number, price: number): void {
    if (this.#counts[at] === 0) this.used.push(at);
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#returned[at] = (this.#returned[at] ?? 0) + returnOf(paid, price);
  }

  logOf(at: number, stake: number): number {
    return logOfBet(stake, this.#counts[at] ?? 0, this.#returned[at] ?? 0, returnsPerUnit);
  }

  clear(): void {
    for (const at of this.used) {
      this.#counts[at] = 0;
      this.#returned[at] = 0;
    }
    this.used.length = 0;
  }
}

function doubled<Column extends Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(column: Column): Column;
function doubled(column: Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>) {
  const grown =
    column instanceof Int32Array ? new Int32Array(column.length * 2) : new Uint8Array(column.length * 2);
  grown.set(column);
  return grown;
}
