/** The words a relation goes by from either side. */
import type { Direction, RelationKind } from './relation.ts';

export const directions: Readonly<Record<RelationKind, Direction>> = {
  equivalent: 'equal',
  implies: 'left_implies_right',
  implied_by: 'right_implies_left',
  contradicts: 'mutually_exclusive',
  overlaps: 'intersecting',
};

/** The same relation stated from the other side. */
export function invertRelation(relation: RelationKind): RelationKind {
  switch (relation) {
    case 'implies':
      return 'implied_by';
    case 'implied_by':
      return 'implies';
    default:
      return relation;
  }
}
