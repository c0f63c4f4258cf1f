/**
 * One thing that will happen in the simulated world (a game, a release, a fixing, a day's weather, an election), with
 * the truth about it. Contracts of both venues are written on occurrences; the truth settles them.
 */

/** One way an occurrence can end, as named exact figures: `{ home: 24, away: 17, overtime: 0 }`, `{ tenths: 31 }`. */
export type State = Readonly<Record<string, number>>;

/** Why an occurrence may end without a state that the contracts were written for. */
export type SimulatedVoidBranch =
  | 'cancelled'
  | 'postponed'
  | 'walkover'
  | 'retired'
  | 'not_published'
  | 'death'
  | 'meeting_not_held';

/** Played after all on a later day: for contracts whose text waits for that. */
export interface MakeUp {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly state: State;
}

export type Outcome =
  | { readonly kind: 'state'; readonly state: State }
  | { readonly kind: 'void'; readonly branch: SimulatedVoidBranch; readonly later?: MakeUp };

export interface Occurrence {
  /** Unique in a world, such as `nfl-2026-11-22-dal-phi`. */
  readonly id: string;
  /** When it begins: kick-off, first second of the window, release. Milliseconds since 1970. */
  readonly startsAt: number;
  /** When its truth is known to everybody. */
  readonly endsAt: number;
  readonly outcome: Outcome;
  /**
   * Finitely many states that distinguish any two different claims on this occurrence: every bound used by a contract
   * and its neighbours on the grid, ties, overtime. For the oracle, not for drawing outcomes.
   */
  states(): Iterable<State>;
  /**
   * The same for claims on this occurrence and on another one to which logic alone ties it, such as a close and the high
   * of its day: states with the figures of both. Undefined where nothing ties them.
   */
  statesWith?(other: Occurrence): Iterable<State> | undefined;
  /** The state as its source writes it, with the decimals of the figure, or as a score; missing where it is a name. */
  observed?(state: State): string;
}
