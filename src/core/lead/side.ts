/** The two sides of a market that can be bought, and the pairs of sides of two markets that can cover each other. */
import type { CoveringBit } from '../graph/index.ts';

export type OutcomeSide = 'yes' | 'no';

interface CoveringSides {
  /** As in `Coverings.sides`. */
  readonly bit: CoveringBit;
  /** The asked market's side first. */
  readonly sides: readonly [OutcomeSide, OutcomeSide];
}

export const coverBits: readonly CoveringSides[] = [
  { bit: 1, sides: ['yes', 'yes'] },
  { bit: 2, sides: ['yes', 'no'] },
  { bit: 4, sides: ['no', 'yes'] },
  { bit: 8, sides: ['no', 'no'] },
];
