/** The leads that are open: found by key, by pair and by market, and kept in the order of `compareLeads`. */
import type { ServedRun } from '../core/catalog/index.ts';
import type { FeeSchedule } from '../core/fee/index.ts';
import { compareLeads, type WatchedLead } from '../core/lead/index.ts';
import type { LiveMarket } from '../core/market/index.ts';
import type { PairReads } from './lead-pricer.ts';
import type { LegFacts } from './leg-facts.ts';

/** A lead and what is remembered of it; the lead itself is replaced, never changed. */
export interface OpenLead {
  lead: WatchedLead;
  /** The run that the lead's indexes are of. */
  served: ServedRun;
  /** The place of its sides in `coverBits`. */
  readonly place: number;
  left: LegFacts;
  right: LegFacts;
  voidIssues: readonly string[];
  /** Whether `executable` was the last state announced. */
  isAnnouncedExecutable: boolean;
  /** Of one that was executable before a start: until when it need not be sized to stay so, by the clock of waiting. */
  graceUntil: number;
  /** Since when it is not known whether it can be bought, because of a book, by the clock of the data. */
  doubtedAt: number | undefined;
  /** Whether that was announced, of a lead last announced as executable. */
  isSuspended: boolean;
  /** The books it was sized from that were read, and are not followed. */
  reads: PairReads;
  /** What it was sized from, while both books are followed. */
  sizedFrom: SizedFrom | undefined;
}

/** As long as nothing of it is another, the size is the same. */
export interface SizedFrom {
  /** One that was forgotten and came back counts its revisions from the start. */
  readonly markets: readonly [LiveMarket, LiveMarket];
  readonly revisions: readonly [number, number];
  readonly fees: readonly [FeeSchedule, FeeSchedule];
  readonly issues: readonly string[];
}

/** Whether its books are at hand, and what it costs to buy there is known. */
export function isSized({ depth }: WatchedLead): boolean {
  return depth !== undefined && depth.limitedBy !== 'fee_unknown';
}

export class OpenLeads {
  readonly #byKey = new Map<string, OpenLead>();
  readonly #byPair = new Map<number, OpenLead>();
  readonly #byMarket = new Map<number, Set<OpenLead>>();
  readonly #order: OpenLead[] = [];
  readonly #executable = new Set<OpenLead>();
  readonly #marketsSize: number;
  #list: readonly WatchedLead[] | undefined = undefined;

  /** Of a run with so many markets. */
  constructor(marketsSize: number) {
    this.#marketsSize = marketsSize;
  }

  get size(): number {
    return this.#order.length;
  }

  /** Those last announced as executable. */
  get executable(): ReadonlySet<OpenLead> {
    return this.#executable;
  }

  /** Best first. */
  get order(): readonly OpenLead[] {
    return this.#order;
  }

  get worst(): OpenLead | undefined {
    return this.#order[this.#order.length - 1];
  }

  /** Best first, a list that stays as it is. */
  list(): readonly WatchedLead[] {
    this.#list ??= this.#order.map(({ lead }) => lead);
    return this.#list;
  }

  find(key: string): OpenLead | undefined {
    return this.#byKey.get(key);
  }

  /** `place`: of the sides in `coverBits`. */
  hasPair(left: number, right: number, place: number): boolean {
    return this.#byPair.has(this.#pairOf(left, right, place));
  }

  /** A copy: leads may be closed while it is walked through. */
  ofMarket(index: number): readonly OpenLead[] {
    const found = this.#byMarket.get(index);
    return found === undefined ? none : [...found];
  }

  add(open: OpenLead): void {
    const { key, left, right } = open.lead;
    this.#byKey.set(key, open);
    this.#byPair.set(this.#pairOf(left, right, open.place), open);
    for (const index of [left, right]) {
      const found = this.#byMarket.get(index);
      if (found === undefined) this.#byMarket.set(index, new Set([open]));
      else found.add(open);
    }
    if (open.isAnnouncedExecutable) this.#executable.add(open);
    this.#order.splice(this.#placeOf(open.lead), 0, open);
    this.#list = undefined;
  }

  /** The same lead as it is now. */
  replace(open: OpenLead, lead: WatchedLead): void {
    const { lead: old } = open;
    this.#list = undefined;
    if (isOrderKept(old, lead)) {
      open.lead = lead;
      return;
    }
    this.#order.splice(this.#placeOf(old), 1);
    open.lead = lead;
    this.#order.splice(this.#placeOf(lead), 0, open);
  }

  setAnnouncedExecutable(open: OpenLead, isExecutable: boolean): void {
    open.isAnnouncedExecutable = isExecutable;
    if (isExecutable) this.#executable.add(open);
    else this.#executable.delete(open);
  }

  delete(open: OpenLead): void {
    const { key, left, right } = open.lead;
    this.#byKey.delete(key);
    this.#byPair.delete(this.#pairOf(left, right, open.place));
    for (const index of [left, right]) {
      const found = this.#byMarket.get(index);
      found?.delete(open);
      if (found?.size === 0) this.#byMarket.delete(index);
    }
    this.#executable.delete(open);
    this.#order.splice(this.#placeOf(open.lead), 1);
    this.#list = undefined;
  }

  /** Where the lead is, or where it would have to be put. */
  #placeOf(lead: WatchedLead): number {
    let low = 0;
    let high = this.#order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = this.#order[middle];
      if (at !== undefined && compareLeads(at.lead, lead) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Below 2^53 for 40 million markets. */
  #pairOf(left: number, right: number, place: number): number {
    return (left * this.#marketsSize + right) * 4 + place;
  }
}

const none: readonly OpenLead[] = [];

function isOrderKept(a: WatchedLead, b: WatchedLead): boolean {
  return a.priced.netEdge === b.priced.netEdge && a.priced.grossEdge === b.priced.grossEdge;
}
