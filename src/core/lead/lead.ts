/**
 * A lead: one side of each of two markets that together pay a dollar on every value, asked for less. And the changes of
 * its life.
 */
import type { ServedRun } from '../catalog/index.ts';
import type { VenueId } from '../contract/index.ts';
import type { Micros } from '../exact/index.ts';
import type { FeeSchedule } from '../fee/index.ts';
import type { RelationKind } from '../relation/index.ts';
import type { PricedLead } from './price-lead.ts';
import type { OutcomeSide } from './side.ts';
import type { SizedLead } from './size-lead.ts';

/** The left market is before the right one by venue, then by id. */
export interface WatchedLead {
  /** `leadKey` of it. */
  readonly key: string;
  /** Indexes of the run. */
  readonly left: number;
  readonly right: number;
  readonly sides: readonly [OutcomeSide, OutcomeSide];
  /** From the left market's side. */
  readonly relation: RelationKind;
  readonly crossVenue: boolean;
  readonly asks: readonly [Micros, Micros];
  /** What a taker pays, of the left leg and of the right one. */
  readonly fees: readonly [FeeSchedule, FeeSchedule];
  readonly priced: PricedLead;
  /** Undefined while no book of either leg is at hand. */
  readonly depth: SizedLead | undefined;
  readonly state: 'open' | 'executable' | 'closed';
  readonly openedAt: number;
}

export interface LeadBoard {
  readonly served: ServedRun;
  /** In the order of `compareLeads`. */
  readonly leads: () => readonly WatchedLead[];
}

export type CloseReason = 'price' | 'no_quote' | 'withdrawn' | 'crowded_out';

export interface LeadChange {
  /**
   * - `lapsed`: no longer executable, and still open.
   * - `suspended`: a book of one that is executable is doubted; what comes of it follows within seconds.
   * - `resumed`: the doubt is over and it is executable as before: nothing new for subscribers that already know it as such.
   */
  readonly kind: 'opened' | 'executable' | 'lapsed' | 'suspended' | 'resumed' | 'closed';
  readonly key: string;
  readonly lead: WatchedLead;
  /** The run that the lead's indexes are of. */
  readonly served: ServedRun;
  readonly at: number;
  /** Only of a lead that was closed. */
  readonly reason: CloseReason | undefined;
}

interface LeadLeg {
  readonly venue: VenueId;
  readonly id: string;
  readonly side: OutcomeSide;
}

/** `venue_a:ID:yes+venue_b:ID:no`: the same over runs and processes, whichever leg is given first. */
export function leadKey(left: LeadLeg, right: LeadLeg): string {
  const [first, second] = compareLegs(left, right) <= 0 ? [left, right] : [right, left];
  return `${legKey(first)}+${legKey(second)}`;
}

/** Best net edge first; those whose fees are unknown last, by their gross edge; ties by key. */
export function compareLeads(a: WatchedLead, b: WatchedLead): number {
  const [aNet, bNet] = [a.priced.netEdge, b.priced.netEdge];
  if (aNet !== undefined && bNet !== undefined) return bNet - aNet || compareTexts(a.key, b.key);
  if (aNet !== undefined) return -1;
  if (bNet !== undefined) return 1;
  return b.priced.grossEdge - a.priced.grossEdge || compareTexts(a.key, b.key);
}

function compareLegs(a: Pick<LeadLeg, 'venue' | 'id'>, b: Pick<LeadLeg, 'venue' | 'id'>): number {
  return compareTexts(a.venue, b.venue) || compareTexts(a.id, b.id);
}

function legKey({ venue, id, side }: LeadLeg): string {
  return `${venue}:${id}:${side}`;
}

/** By code units: the same everywhere, whatever the language of the machine. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
