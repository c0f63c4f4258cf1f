/** Claims that know their own worth: a payout by state, void branches, and how likely Yes is at a time. */
import { clampFair } from './latent.ts';
import type { Halves, SimulatedClaim, SimulatedLeg, SimulatedVoidPayout } from './market.ts';
import type { Occurrence, SimulatedVoidBranch, State } from './occurrence.ts';

export interface PricedClaim extends SimulatedClaim {
  /** Expected payout of Yes at a time, 0 to 1, given what the world has shown; not clamped. */
  chance(at: number): number;
}

export type Voids = Readonly<Partial<Record<SimulatedVoidBranch, SimulatedVoidPayout>>>;

/** An occurrence decided by one whole number of grid steps, `state[key]`, of which a guess exists at every time. */
export interface FigureOccurrence extends Occurrence {
  readonly key: string;
  /** How likely the figure lies from `low` to `high` steps, both included. */
  mass(at: number, low: number, high: number): number;
  /** Makes `states()` distinguish these steps and their neighbours. */
  mark(low: number, high: number): void;
}

/** Yes if the figure lies from `low` to `high` steps, both included; an end may be infinite. */
export class FigureClaim implements PricedClaim {
  readonly occurrence: FigureOccurrence;
  readonly variable: string;
  readonly low: number;
  readonly high: number;
  readonly voids: Voids;

  constructor(occurrence: FigureOccurrence, variable: string, low: number, high: number, voids: Voids) {
    this.occurrence = occurrence;
    this.variable = variable;
    this.low = low;
    this.high = high;
    this.voids = voids;
    occurrence.mark(low, high);
  }

  pays(state: State): Halves {
    const steps = state[this.occurrence.key];
    return steps !== undefined && steps >= this.low && steps <= this.high ? 2 : 0;
  }

  chance(at: number): number {
    return this.occurrence.mass(at, this.low, this.high);
  }
}

/** What a combo is worth if its legs had nothing to do with each other. */
function comboChance(legs: readonly SimulatedLeg[], at: number): number {
  let chance = 1;
  for (const { market, side } of legs) {
    const fair = market.fair(at);
    chance *= side === 'yes' ? fair : 1 - fair;
  }
  return chance;
}

export function fairOf(claim: PricedClaim | { readonly legs: readonly SimulatedLeg[] }, at: number): number {
  return clampFair('legs' in claim ? comboChance(claim.legs, at) : claim.chance(at));
}
