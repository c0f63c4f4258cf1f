/** A claim that pays Yes on a set of values, on what the grid and the domain of its variable leave of it. */
import { type IntervalSet, isConstant, paysOn, restrictPayout } from '../../exact/index.ts';
import type { Claim } from '../claim.ts';
import type { FamilyAnswer } from '../family.ts';
import { withhold } from '../withheld.ts';

/** Withheld where it pays the same on `every` value that can occur. */
export function claimOn(
  { family, variable, voids, facts }: Pick<Claim, 'family' | 'variable' | 'voids' | 'facts'>,
  values: IntervalSet,
  every: string,
): FamilyAnswer {
  const { grid, domain } = variable;
  const payout = restrictPayout(paysOn(values), grid, domain);
  return isConstant(payout, grid, domain)
    ? withhold('constant_payout', `it pays the same on every ${every}`)
    : { family, variable, payout, orientation: undefined, voids, facts };
}
