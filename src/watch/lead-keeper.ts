/**
 * The lives of leads, and who is told of them:
 *
 *   opened ──► executable ──► lapsed ──► executable ──► … ──► closed
 *
 * A lead is open while its two asks leave something after fees, or the fees are unknown.
 */
import { kindOf } from '../core/graph/index.ts';
import {
  type CloseReason,
  compareLeads,
  coverBits,
  type LeadChange,
  leadKey,
  type SizedLead,
  voidIssuesOf,
  type WatchedLead,
} from '../core/lead/index.ts';
import type { Topic } from '../runtime/topic.ts';
import type { LeadPricer, PricedPair } from './lead-pricer.ts';
import type { OpenLead, SizedFrom } from './open-leads.ts';
import type { RunWatch } from './run-watch.ts';
import type { LeadWatchOptions } from './watch-options.ts';

export interface LeadKeeperDeps {
  readonly now: () => number;
  readonly elapsed: () => number;
  readonly changes: Topic<LeadChange>;
  readonly pricer: LeadPricer;
}

/** A lead that was open when the process before this one ended. */
export interface RestoredLead {
  readonly key: string;
  readonly executable: boolean;
  readonly openedAt: number;
}

export class LeadKeeper {
  readonly #deps: LeadKeeperDeps;
  readonly #options: LeadWatchOptions;
  readonly #restored = new Map<string, RestoredLead>();
  #restoredUntil = 0;
  readonly #counts = { opened: 0, executable: 0, lapsed: 0, closed: 0, crowdedOut: 0 };

  constructor(deps: LeadKeeperDeps, options: LeadWatchOptions) {
    this.#deps = deps;
    this.#options = options;
  }

  get status() {
    return { ...this.#counts, restored: this.#restored.size };
  }

  /** These were told already: what is executable still is not told again. */
  restore(run: RunWatch | undefined, leads: readonly RestoredLead[]): void {
    this.#restoredUntil = this.#deps.elapsed() + this.#options.graceMs;
    for (const restored of leads) {
      const open = run?.leads.find(restored.key);
      if (run === undefined || open === undefined) this.#restored.set(restored.key, restored);
      else {
        run.leads.replace(open, { ...open.lead, openedAt: restored.openedAt });
        if (!restored.executable || open.isToldExecutable) continue;
        open.graceUntil = this.#restoredUntil;
        run.leads.setToldExecutable(open, true);
        this.#tellState(run, open);
      }
    }
  }

  /** What did not come back is another lead if it ever does. */
  forgetRestored(): void {
    if (this.#deps.elapsed() >= this.#restoredUntil) this.#restored.clear();
  }

  /** Opens the lead if it is one. Both sides of both markets are asked of the live state: the board only sorts out. */
  consider(run: RunWatch, index: number, other: number, turnedPlace: number): void {
    const { left, right, place } = run.order(index, other, turnedPlace);
    if (run.leads.hasPair(left, right, place)) return;
    const sides = coverBits[place]?.sides;
    const relation = kindOf(run.served.relations.relation(left, right));
    if (sides === undefined || relation === undefined) return;
    const now = this.#deps.now();
    const pair = { left: run.factsOf(left), right: run.factsOf(right), sides };
    const found = this.#deps.pricer.price(pair, [], now);
    if (typeof found === 'string') return;
    const key = leadKey({ ...pair.left, side: sides[0] }, { ...pair.right, side: sides[1] });
    const lead: WatchedLead = {
      key,
      left,
      right,
      sides,
      relation,
      crossVenue: pair.left.venue !== pair.right.venue,
      ...pricesOf(found),
      depth: undefined,
      state: 'open',
      openedAt: now,
    };
    if (!this.#makeRoom(run, lead)) return;
    const restored = this.#restored.get(key);
    this.#restored.delete(key);
    const open: OpenLead = {
      lead: restored === undefined ? lead : { ...lead, openedAt: restored.openedAt },
      served: run.served,
      place,
      left: pair.left,
      right: pair.right,
      voidIssues: readVoidIssues(run, lead),
      isToldExecutable: restored?.executable ?? false,
      graceUntil: restored?.executable ? this.#restoredUntil : 0,
      depthUntil: 0,
      sizedFrom: undefined,
    };
    run.leads.add(open);
    this.#renew(run, open, () => {
      if (restored === undefined) this.#tell(open, 'opened', undefined);
    });
  }

  /** As its asks, its books and the time are now. */
  update(run: RunWatch, open: OpenLead): void {
    this.#renew(run, open, () => undefined);
  }

  /** Whether the run covers a lead of the run before; it is closed or taken over. */
  verify(run: RunWatch, open: OpenLead): void {
    run.endCarrying(open);
    const { catalog, relations } = run.served;
    const left = catalog.find(open.left.venue, open.left.id);
    const right = catalog.find(open.right.venue, open.right.id);
    const bit = coverBits[open.place]?.bit ?? 0;
    const isCovered = left !== -1 && right !== -1 && (run.coverings.sidesOf(left, right) & bit) !== 0;
    const relation = isCovered ? kindOf(relations.relation(left, right)) : undefined;
    if (relation === undefined) {
      this.#tellClosed(open, 'withdrawn');
      return;
    }
    open.served = run.served;
    open.left = run.factsOf(left);
    open.right = run.factsOf(right);
    open.lead = { ...open.lead, left, right, relation };
    open.voidIssues = readVoidIssues(run, open.lead);
    run.leads.add(open);
    this.update(run, open);
  }

  #renew(run: RunWatch, open: OpenLead, tellFirst: () => void): void {
    const now = this.#deps.now();
    const pair = { left: open.left, right: open.right, sides: open.lead.sides };
    const found = this.#deps.pricer.price(pair, open.voidIssues, now);
    if (typeof found === 'string') {
      this.close(run, open, found);
      return;
    }
    const depth = this.#size(open, found, now);
    const state = depth?.executable === true ? 'executable' : 'open';
    run.leads.replace(open, { ...open.lead, ...pricesOf(found), depth, state });
    tellFirst();
    this.#tellState(run, open);
  }

  close(run: RunWatch, open: OpenLead, reason: CloseReason): void {
    run.leads.delete(open);
    this.#tellClosed(open, reason);
  }

  /** False if the lead is worse than every other that is open, and there is no room for it. */
  #makeRoom(run: RunWatch, lead: WatchedLead): boolean {
    if (run.leads.size + run.carried.size < this.#options.leadsMax) return true;
    const { worst } = run.leads;
    this.#counts.crowdedOut += 1;
    if (worst === undefined || compareLeads(lead, worst.lead) >= 0) return false;
    this.close(run, worst, 'crowded_out');
    return true;
  }

  #size(open: OpenLead, found: PricedPair, now: number): SizedLead | undefined {
    const { pricer } = this.#deps;
    const { depth: last, asks } = open.lead;
    const from = this.#sizedFrom(open, found);
    if (from !== undefined && isSame(from, open.sizedFrom)) return last;
    open.sizedFrom = from;
    const pair = { left: open.left, right: open.right, sides: open.lead.sides };
    const sized = pricer.size(pair, found, now);
    if (sized !== undefined) {
      open.depthUntil = sized.isRead ? now + this.#options.readDepthMs : 0;
      return sized.depth;
    }
    const [left, right] = found.legs;
    const isStanding =
      now < open.depthUntil &&
      left.ask === asks[0] &&
      right.ask === asks[1] &&
      areEqual(found.priced.issues, open.lead.priced.issues);
    return isStanding ? last : undefined;
  }

  /** Undefined unless both books are followed. */
  #sizedFrom({ left, right }: OpenLead, { legs, priced }: PricedPair): SizedFrom | undefined {
    const first = this.#deps.pricer.revisionOf(left);
    const second = this.#deps.pricer.revisionOf(right);
    if (first === undefined || second === undefined) return undefined;
    return { revisions: [first, second], fees: [legs[0].fee, legs[1].fee], issues: priced.issues };
  }

  #tellState(run: RunWatch, open: OpenLead): void {
    const isExecutable = open.lead.state === 'executable';
    if (isExecutable || open.lead.depth !== undefined) open.graceUntil = 0;
    if (isExecutable === open.isToldExecutable) return;
    if (!isExecutable && this.#deps.elapsed() < open.graceUntil) return;
    run.leads.setToldExecutable(open, isExecutable);
    this.#tell(open, isExecutable ? 'executable' : 'lapsed', undefined);
  }

  #tellClosed(open: OpenLead, reason: CloseReason): void {
    open.lead = { ...open.lead, state: 'closed' };
    this.#tell(open, 'closed', reason);
  }

  #tell({ lead, served }: OpenLead, kind: LeadChange['kind'], reason: CloseReason | undefined): void {
    this.#counts[kind] += 1;
    this.#deps.changes.publish({ kind, key: lead.key, lead, served, at: this.#deps.now(), reason });
  }
}

function pricesOf({ legs, priced }: PricedPair): Pick<WatchedLead, 'asks' | 'priced'> {
  return { asks: [legs[0].ask, legs[1].ask], priced };
}

function readVoidIssues({ served }: RunWatch, { left, right, sides }: WatchedLead): readonly string[] {
  return voidIssuesOf(served.catalog.member(left), served.catalog.member(right), sides);
}

function isSame(a: SizedFrom, b: SizedFrom | undefined): boolean {
  return (
    b !== undefined &&
    a.revisions[0] === b.revisions[0] &&
    a.revisions[1] === b.revisions[1] &&
    a.fees[0] === b.fees[0] &&
    a.fees[1] === b.fees[1] &&
    areEqual(a.issues, b.issues)
  );
}

function areEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, place) => text === b[place]);
}
