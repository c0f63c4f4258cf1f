/**
 * A family of contracts: one kind of thing that happens, with what both venues list on it, side by side in one file.
 * The world is a list of families; `build-world.ts` takes what it wants of each.
 */

import type { Identifiers } from './identifiers.ts';
import type { SimulatedMarket } from './market.ts';
import type { Random } from './random.ts';
import type { TrapVerdict } from './traps.ts';
import type { VenueAEvent, VenueASeries, VenueAStructuredTarget } from './venue-a.ts';
import type { VenueBEvent, VenueBMarket, VenueBSport } from './venue-b.ts';

/** What one occurrence (or a few that belong together) brings to the venues. */
export interface Listing {
  readonly venueA?: readonly VenueAEvent[];
  readonly venueB?: readonly VenueBEvent[];
}

/** What a family is given to make its listings with. Everything made with it is deterministic in the seed. */
export interface FamilyContext {
  readonly seed: number;
  /** When the world begins. Open listings trade then; past ones have ended before; rolling ones are created after. */
  readonly startsAt: number;
  /** Which venue's part of further listings is still wanted; making the other part is wasted work. */
  readonly wants: { readonly venueA: boolean; readonly venueB: boolean };
  random(key: string): Random;
  readonly identifiers: Identifiers;
  /** The series of a ticker: made from the draft the first time, the same one after that. */
  series(draft: Omit<VenueASeries, 'updatedAt'>): VenueASeries;
  /** The structured target of a type and name: made the first time, the same one after that. */
  structuredTarget(draft: Omit<VenueAStructuredTarget, 'id'>): VenueAStructuredTarget;
  /** A row of venue_b's sports table, by its `sport`: made the first time, the same one after that. */
  sport(draft: VenueBSport): VenueBSport;
  /** Says that two markets are a concrete pair of a hard case, and what is true of left and right in this order. */
  trap(hardCase: string, left: SimulatedMarket, right: SimulatedMarket, verdict: TrapVerdict): void;
  /** A binding clarification that venue_b posts at a time; the description stays as it was. */
  clarify(market: VenueBMarket, content: string, createdAt: number): void;
}

export interface WorldFamily {
  readonly name: string;
  /** Relative shares of the volume beyond the core on each venue; all families' shares together are the whole. */
  readonly weights: { readonly venueA: number; readonly venueB: number };
  /**
   * Always listed, open at the start: at least one of everything the family can list, every trap of it, as few markets
   * as that takes (a world of 500 markets holds the cores of all families).
   */
  core(context: FamilyContext): Iterable<Listing>;
  /**
   * More open listings, as many as are pulled; may end when nothing is left to list. The world may keep only one venue's
   * part of a listing.
   */
  more(context: FamilyContext): Iterable<Listing>;
  /** Listings that settled in the 180 days before the start, newest first, as many as are pulled; may end. */
  past(context: FamilyContext): Iterable<Listing>;
  /**
   * Listings created in the half-open span, which is one whole minute at or after the start. Created on the whole minute;
   * slugs are plain ones, so that they do not hang on what was listed before.
   */
  rolling?(context: FamilyContext, from: number, to: number): Iterable<Listing>;
}
