/** How the payouts of two contracts compare, and the proof of it. Words are defined in docs/proof.md. */

/** From the left contract's side. */
export type RelationKind = 'equivalent' | 'implies' | 'implied_by' | 'contradicts' | 'overlaps';

export type Direction =
  | 'equal'
  | 'left_implies_right'
  | 'right_implies_left'
  | 'mutually_exclusive'
  | 'intersecting';

export type StepKind =
  | 'usable'
  | 'same_event'
  | 'same_variable'
  | 'intervals'
  | 'mutually_exclusive'
  | 'game_quantity'
  | 'same_game'
  | 'orient_margin'
  | 'econ_quantity'
  | 'not_reproduced'
  | 'conclusion';

export interface ProofStep {
  readonly step: StepKind;
  readonly left?: string;
  readonly right?: string;
  readonly detail?: string;
  readonly result?: string;
  readonly relation?: RelationKind;
}

/** Do the two Yes sides pay at least, at most a dollar together on every value? */
export interface Together {
  readonly atLeastOne: boolean;
  readonly atMostOne: boolean;
}

export interface Relation {
  readonly kind: 'related';
  readonly relation: RelationKind;
  readonly direction: Direction;
  readonly crossVenue: boolean;
  readonly steps: readonly ProofStep[];
  /** The structured facts the proof used, and what happens on each void branch. */
  readonly evidence: readonly string[];
  /** For leads. */
  readonly together: Together;
  readonly voids: 'equal' | 'different' | 'unknown';
}

/** The first thing that keeps two contracts from being related, for the question "why not". */
export type UnrelatedReason =
  | 'no_claim'
  | 'different_source'
  | 'different_subject'
  | 'different_window'
  | 'different_scope'
  | 'different_statistic'
  | 'different_unit'
  | 'different_grid'
  | 'venue_local'
  | 'independent_quantities'
  | 'nothing_follows'
  | 'conflicting_placements'
  | 'same_contract';

export interface Unrelated {
  readonly kind: 'unrelated';
  readonly reason: UnrelatedReason;
  /** In a sentence a trader understands: `different source: CF Benchmarks BRTI against Binance BTC/USDT`. */
  readonly detail: string;
}
