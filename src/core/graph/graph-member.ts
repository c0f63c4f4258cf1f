import type { Member } from '../relation/index.ts';

export interface GraphMember extends Member {
  /** The market's number; unique in a graph. */
  readonly key: number;
}

/** How many markets a market stands in each relation with, from its own side. */
export interface RelationCounts {
  readonly implies: number;
  readonly impliedBy: number;
  readonly equivalent: number;
  readonly contradicts: number;
  readonly overlaps: number;
  readonly crossVenue: number;
}
