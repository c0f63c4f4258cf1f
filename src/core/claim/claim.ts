/**
 * What a contract promises, once read: for every value of one variable, what Yes pays; and what it pays when the variable
 * has no value. Words are defined in docs/proof.md.
 */
import type { Grid, IntervalSet, Payout, Rational } from '../exact/index.ts';

/**
 * The world a variable is measured in: one release, one game and period, one price path. Variables of one frame can be
 * compared with each other; variables of two frames never. Every part is known, or there is no claim.
 */
export interface Frame {
  readonly kind: FrameKind;
  /** `shared`: both venues name the same thing in exact terms. `venue`: it is known inside one venue only. */
  readonly reach: 'shared' | 'venue';
  /** Whose word decides: `BLS Employment Situation`, `CF Benchmarks BRTI`, `official result`. */
  readonly source: string;
  /** Product, station, game, person: `US CPI-U, all items`, `nfl 2026-10-04 ind-was`. */
  readonly subject: string;
  /** Instant, window or period: `2026-07`, `full game`, `2026-06-27T16:00:00Z`. */
  readonly window: string;
  /** The worlds it covers: `figure published`, `game completed, overtime counts`. */
  readonly scope: string;
}

/**
 * - `line`: one figure, `value`.
 * - `score`: the two counts of a game, `first` and `second` (teams in the order of their codes), and what follows from
 *   them: `margin` = first − second, `total` = first + second, `lesser` = the smaller count, `score` = first × 1000 +
 *   second, `advances` = 1 if the first side goes on and −1 if the second does (who leads after the period goes on).
 * - `path`: one figure over a window: `close` (at its last instant), `high` and `low` (over the whole window), with
 *   low ≤ close ≤ high.
 */
export type FrameKind = 'line' | 'score' | 'path';

export type Quantity =
  | 'value'
  | 'first'
  | 'second'
  | 'margin'
  | 'total'
  | 'lesser'
  | 'score'
  | 'advances'
  | 'close'
  | 'high'
  | 'low';

export interface Variable {
  readonly frame: Frame;
  readonly quantity: Quantity;
  /** In words: `12-month percent change, not seasonally adjusted`, `margin`. Part of the identity. */
  readonly statistic: string;
  /** `percent`, `points`, `USD`, `ms since 1970`. Part of the identity. */
  readonly unit: string;
  /** The values that can occur: those of the grid inside the domain. */
  readonly grid: Grid;
  readonly domain: IntervalSet;
}

export interface Claim {
  readonly family: string;
  readonly variable: Variable;
  /** What Yes pays, restricted to the values that can occur (`restrictPayout`), and not the same on all of them. */
  readonly payout: Payout;
  /** A margin stated from the second team's side is `negated`; undefined where there is no side to state it from. */
  readonly orientation: 'same' | 'negated' | undefined;
  /** Sorted by `branch`, each named once. A branch that is missing is one the contract is silent on. */
  readonly voids: readonly VoidBranch[];
  /** The structured facts and clauses it was read from, in our own words, for `evidence`. */
  readonly facts: readonly string[];
}

export const voidNames = [
  'abandoned',
  'cancelled',
  'death',
  'forfeit',
  'meeting_not_held',
  'no_statement',
  'not_published',
  'postponed',
  'retired',
  'revised',
  'shortened',
  'tie',
  'walkover',
] as const;

/** Why the variable may end without a value that the payout is written for. */
export type VoidName = (typeof voidNames)[number];

export interface VoidBranch {
  readonly branch: VoidName;
  readonly pays: VoidPayout;
}

/**
 * `fair_price`: at a price that is not known before; `later_result`: the market waits and is paid by the value that comes
 * after all; `substitute`: by another figure that the contract names; `unknown`: the contract names the branch only.
 */
export type VoidPayout =
  | { readonly kind: 'exact'; readonly value: Rational }
  | { readonly kind: 'fair_price' | 'later_result' | 'substitute' | 'unknown' };

/**
 * The scope of a text that is not understood but for its condition: worlds without a value are not excluded, so that two
 * claims never cover it, whatever their sets.
 */
export const unreadScope = 'as the rules say';

/** One text of several: equal exactly if all are, because a bar inside one of them is written `\|`. */
export function joinFields(fields: readonly string[]): string {
  return fields.map((field) => field.replace(/[\\|]/g, '\\$&')).join(' | ');
}

/** Equal exactly if the frames are the same. */
export function frameKey({ kind, reach, source, subject, window, scope }: Frame): string {
  return joinFields([kind, reach, source, subject, window, scope]);
}

/** Equal exactly if the variables are the same; also how a variable is named to users. */
export function variableKey({ frame, quantity, statistic, unit }: Variable): string {
  return `${frameKey(frame)} | ${joinFields([quantity, statistic, unit])}`;
}

/** Claims are compared only inside one group: a figure by itself, or everything measured in one frame. */
export function groupKey(variable: Variable): string {
  return variable.frame.kind === 'line' ? variableKey(variable) : frameKey(variable.frame);
}
