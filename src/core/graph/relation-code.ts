/** A relation as a small integer, for arrays with one entry a pair or a market. Stated from the left. */
import type { RelationKind } from '../relation/index.ts';

export const codes = {
  none: 0,
  equivalent: 1,
  implies: 2,
  implied_by: 3,
  contradicts: 4,
  overlaps: 5,
} as const;

export type RelationCode = (typeof codes)[keyof typeof codes];

const kinds: readonly (RelationKind | undefined)[] = [
  undefined,
  'equivalent',
  'implies',
  'implied_by',
  'contradicts',
  'overlaps',
];

/** Undefined for `none`, and for a number that is no code. */
export function kindOf(code: number): RelationKind | undefined {
  return kinds[code];
}

/** A code as it is read from an array. */
export function toRelationCode(number: number): RelationCode {
  const kind = kinds[number];
  return kind === undefined ? codes.none : codes[kind];
}

/** The same relation stated from the right. */
export function turned(code: RelationCode): RelationCode {
  if (code === codes.implies) return codes.implied_by;
  return code === codes.implied_by ? codes.implies : code;
}
