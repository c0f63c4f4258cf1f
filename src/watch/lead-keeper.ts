/**
 * The lives of leads, and what is announced of them:
 *
 *   opened ──► executable ──► lapsed ──► executable ──► … ──► closed
 *               │       ▲
 *               ▼       │
 *             suspended ─ resumed        while a book is doubted, for some seconds
 *
 * A lead is open while its two asks leave something after fees, or the fees are unknown. While a book of it is doubted it
 * is shown with the last ask and an issue that names the doubt.
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
import { Doubts } from './doubts.ts';
import type { LeadPricer, PairReads, PricedPair } from './lead-pricer.ts';
import { isSized, type OpenLead, type SizedFrom } from './open-leads.ts';
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
  readonly #doubts: Doubts;
  readonly #restored = new Map<string, RestoredLead>();
  #restoredUntil = 0;
  readonly #counts = {
    opened: 0,
    executable: 0,
    lapsed: 0,
    suspended: 0,
    resumed: 0,
    closed: 0,
    crowdedOut: 0,
  };

  constructor(deps: LeadKeeperDeps, options: LeadWatchOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#doubts = new Doubts(options.doubtMs);
  }

  get status() {
    return { ...this.#counts, restored: this.#restored.size };
  }

  /** Whether some were left out for want of room, which may open whenever there is some. */
  get isCrowded(): boolean {
    return this.#counts.crowdedOut > 0;
  }

  /** These were announced already: one that is still executable is not announced again. */
  restore(run: RunWatch | undefined, leads: readonly RestoredLead[]): void {
    this.#restoredUntil = this.#deps.elapsed() + this.#options.graceMs;
    const carried = new Map([...(run?.carried ?? [])].map((open) => [open.lead.key, open]));
    for (const restored of leads) {
      const { key, openedAt } = restored;
      const open = run?.leads.find(key);
      const waiting = carried.get(key);
      if (run !== undefined && open !== undefined) {
        run.leads.replace(open, { ...open.lead, openedAt });
        if (!restored.executable || open.isAnnouncedExecutable) continue;
        open.graceUntil = this.#restoredUntil;
        run.leads.setAnnouncedExecutable(open, true);
        this.#announceState(run, open);
      } else if (waiting !== undefined) {
        // It is announced once the run was asked about it.
        waiting.lead = { ...waiting.lead, openedAt };
        if (!restored.executable || waiting.isAnnouncedExecutable) continue;
        waiting.graceUntil = this.#restoredUntil;
        waiting.isAnnouncedExecutable = true;
      } else this.#restored.set(key, restored);
    }
  }

  /** Those that were doubted for too long: they are to be looked at. */
  doubtsOver(now: number): Iterable<OpenLead> {
    return this.#doubts.over(now);
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
    if (sides === undefined) return;
    const now = this.#deps.now();
    const pair = { left: run.factsOf(left), right: run.factsOf(right), sides };
    const found = this.#deps.pricer.price(pair, [], now);
    if (typeof found === 'string') return;
    const relation = kindOf(run.served.relations.relation(left, right));
    if (relation === undefined) return;
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
      isAnnouncedExecutable: restored?.executable ?? false,
      graceUntil: restored?.executable ? this.#restoredUntil : 0,
      doubtedAt: undefined,
      isSuspended: false,
      reads: neither,
      sizedFrom: undefined,
    };
    run.leads.add(open);
    this.#renew(run, open, now, () => {
      if (restored === undefined) this.#announce(open, 'opened', undefined);
    });
  }

  /** As its asks, its books and the time are now. */
  update(run: RunWatch, open: OpenLead): void {
    this.#renew(run, open, this.#deps.now(), () => undefined);
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
      this.#announceClosed(open, 'withdrawn');
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

  #renew(run: RunWatch, open: OpenLead, now: number, announceFirst: () => void): void {
    const pair = { left: open.left, right: open.right, sides: open.lead.sides };
    const doubtedAsks = this.#doubts.isOver(open, now) ? undefined : open.lead.asks;
    const found = this.#deps.pricer.price(pair, open.voidIssues, now, doubtedAsks);
    if (typeof found === 'string') {
      this.close(run, open, found);
      return;
    }
    const depth = this.#size(open, found, now);
    this.#doubts.note(open, found, depth, now);
    const state = depth?.executable === true ? 'executable' : 'open';
    run.leads.replace(open, { ...open.lead, ...pricesOf(found), depth, state });
    announceFirst();
    this.#announceState(run, open);
  }

  close(run: RunWatch, open: OpenLead, reason: CloseReason): void {
    run.leads.delete(open);
    this.#announceClosed(open, reason);
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
    const from = this.#sizedFrom(open, found);
    if (from !== undefined && isSame(from, open.sizedFrom)) return open.lead.depth;
    open.sizedFrom = from;
    const pair = { left: open.left, right: open.right, sides: open.lead.sides };
    const sized = pricer.size(pair, found, this.#keptReads(open, found, now), now);
    open.reads = sized?.reads ?? neither;
    return sized?.depth;
  }

  /** What was read stands for some time, as long as the same is asked. */
  #keptReads({ reads, lead }: OpenLead, { legs }: PricedPair, now: number): PairReads {
    const isStanding = (leg: 0 | 1): boolean => {
      const age = now - (reads[leg]?.readAt ?? 0);
      return age < this.#options.readDepthMs && legs[leg].ask === lead.asks[leg];
    };
    return [isStanding(0) ? reads[0] : undefined, isStanding(1) ? reads[1] : undefined];
  }

  /** Undefined unless both books are followed. */
  #sizedFrom({ left, right }: OpenLead, { legs, priced }: PricedPair): SizedFrom | undefined {
    const first = this.#deps.pricer.findFollowed(left);
    const second = this.#deps.pricer.findFollowed(right);
    if (first === undefined || second === undefined) return undefined;
    return {
      markets: [first, second],
      revisions: [first.revision, second.revision],
      fees: [legs[0].fee, legs[1].fee],
      issues: priced.issues,
    };
  }

  #announceState(run: RunWatch, open: OpenLead): void {
    const isExecutable = open.lead.state === 'executable';
    if (isExecutable || isSized(open.lead)) open.graceUntil = 0;
    if (open.isAnnouncedExecutable && this.#doubts.isOn(open, this.#deps.now())) {
      if (!open.isSuspended) this.#announce(open, 'suspended', undefined);
      open.isSuspended = true;
      return;
    }
    if (isExecutable === open.isAnnouncedExecutable) {
      if (open.isSuspended) this.#announce(open, 'resumed', undefined);
      open.isSuspended = false;
      return;
    }
    if (!isExecutable && this.#deps.elapsed() < open.graceUntil) return;
    open.isSuspended = false;
    run.leads.setAnnouncedExecutable(open, isExecutable);
    this.#announce(open, isExecutable ? 'executable' : 'lapsed', undefined);
  }

  #announceClosed(open: OpenLead, reason: CloseReason): void {
    open.lead = { ...open.lead, state: 'closed' };
    this.#doubts.forget(open);
    this.#announce(open, 'closed', reason);
  }

  #announce({ lead, served }: OpenLead, kind: LeadChange['kind'], reason: CloseReason | undefined): void {
    this.#counts[kind] += 1;
    this.#deps.changes.publish({ kind, key: lead.key, lead, served, at: this.#deps.now(), reason });
  }
}

const neither: PairReads = [undefined, undefined];

function pricesOf({ legs, priced }: PricedPair): Pick<WatchedLead, 'asks' | 'fees' | 'priced'> {
  return { asks: [legs[0].ask, legs[1].ask], fees: [legs[0].fee, legs[1].fee], priced };
}

function readVoidIssues({ served }: RunWatch, { left, right, sides }: WatchedLead): readonly string[] {
  return voidIssuesOf(served.catalog.member(left), served.catalog.member(right), sides);
}

function isSame(a: SizedFrom, b: SizedFrom | undefined): boolean {
  return (
    b !== undefined &&
    a.markets[0] === b.markets[0] &&
    a.markets[1] === b.markets[1] &&
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
