/** What rules are quotients of. */

/** Sums of markets: means are their quotients with `markets`. Prices and payouts in millionths, returns in 10^-8. */
export interface RuleSums {
  readonly markets: number;
  readonly price: number;
  readonly paid: number;
  readonly returned: number;
}

export interface MonthSums extends RuleSums {
  /** `YYYY-MM`, UTC. */
  readonly month: string;
}
