/** The payoff condition as the venue structures it. Bounds are exact; which of them are strict follows from `type`. */
import type { Rational } from '../exact/index.ts';

export interface Strike {
  /** The venue's own word: `greater`, `less_or_equal`, `between`, `structured`, `spreads`, `totals`… */
  readonly type: string;
  readonly floor: Rational | undefined;
  readonly cap: Rational | undefined;
  /** The venue's own named entries, such as a team's identifier. */
  readonly custom: Readonly<Record<string, string>> | undefined;
  /** A formula, where the venue states one. */
  readonly functional: string | undefined;
}
