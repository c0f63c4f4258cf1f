/** Concrete pairs of the known hard cases and positive controls in a world, with what is true of them. */
import type { SimulatedMarket, SimulatedVenue } from './market.ts';

/** What is true of left and right: how their payouts compare on every state of a shared figure. */
export type TrapRelation = 'equivalent' | 'implies' | 'implied_by' | 'contradicts' | 'overlaps' | 'none';

export interface TrapVerdict {
  readonly relation: TrapRelation;
  /** How their void branches compare, where the case is about them. */
  readonly voids?: 'equal' | 'different' | 'unknown';
  /** The two never both pay nothing: together they pay at least a dollar on every state. */
  readonly covers?: boolean;
  /** What the pair shows, in a sentence. */
  readonly reason: string;
}

export interface Trap {
  /** `H07`, `P12` */
  readonly case: string;
  readonly left: { readonly venue: SimulatedVenue; readonly id: string };
  readonly right: { readonly venue: SimulatedVenue; readonly id: string };
  readonly verdict: TrapVerdict;
}

export function makeTrap(
  hardCase: string,
  left: SimulatedMarket,
  right: SimulatedMarket,
  verdict: TrapVerdict,
): Trap {
  return {
    case: hardCase,
    left: { venue: left.venue, id: left.id },
    right: { venue: right.venue, id: right.id },
    verdict,
  };
}
