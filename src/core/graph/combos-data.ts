/** Combos and their legs as arrays, so that another thread can be handed them. */
import type { GraphMember } from './graph-member.ts';

export interface CombosData {
  /** The combos' places in the graph, ascending. */
  readonly members: Int32Array<ArrayBuffer>;
  /** Where each combo's legs begin, and at last where all end. */
  readonly legBegins: Int32Array<ArrayBuffer>;
  /** The place of each leg's market; one that is not in the graph has a number of its own, beyond all places. */
  readonly legMarkets: Int32Array<ArrayBuffer>;
  /** 1 where the leg has to settle Yes, 0 where No. */
  readonly legNeedsYes: Uint8Array<ArrayBuffer>;
}

/** `find`: the place of a leg's market. */
export function gatherCombos(
  members: readonly GraphMember[],
  find: (marketId: string) => number | undefined,
): CombosData {
  const strangers = new Map<string, number>();
  const numberOf = (marketId: string): number => {
    const known = find(marketId) ?? strangers.get(marketId);
    if (known !== undefined) return known;
    const number = members.length + strangers.size;
    strangers.set(marketId, number);
    return number;
  };
  const combos: number[] = [];
  const legBegins = [0];
  const legMarkets: number[] = [];
  const legNeedsYes: number[] = [];
  members.forEach(({ legs }, index) => {
    // One market on both sides never pays.
    if (legs === undefined || new Set(legs.map(({ marketId }) => marketId)).size < legs.length) return;
    combos.push(index);
    for (const { marketId, side } of legs) {
      legMarkets.push(numberOf(marketId));
      legNeedsYes.push(side === 'yes' ? 1 : 0);
    }
    legBegins.push(legMarkets.length);
  });
  return {
    members: Int32Array.from(combos),
    legBegins: Int32Array.from(legBegins),
    legMarkets: Int32Array.from(legMarkets),
    legNeedsYes: Uint8Array.from(legNeedsYes),
  };
}
