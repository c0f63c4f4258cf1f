/** Which side of the counterpart stands for the side that is asked for. */
import type { OutcomeSide } from '../lead/index.ts';
import type { Relation } from '../relation/index.ts';

/** `same`: the two pay alike on every value; `opposite`: they add up to a dollar on every value. */
export type Mapping = 'same' | 'opposite' | 'unconfirmed';

/** `relation` is undefined where the graph relates the two in no way. */
export function mappingOf(relation: Pick<Relation, 'relation' | 'together'> | undefined): Mapping {
  if (relation === undefined) return 'unconfirmed';
  // Above 3 on both venues.
  if (relation.relation === 'equivalent') return 'same';
  // Above 3 and at most 3: one of them pays, never both.
  if (relation.together.atLeastOne && relation.together.atMostOne) return 'opposite';
  // Above 3 and above 5.
  return 'unconfirmed';
}

/** The side of the counterpart to price. Where no mapping is confirmed it is the side of the same name, for information. */
export function counterpartSide(mapping: Mapping, side: OutcomeSide): OutcomeSide {
  if (mapping !== 'opposite') return side;
  return side === 'yes' ? 'no' : 'yes';
}
