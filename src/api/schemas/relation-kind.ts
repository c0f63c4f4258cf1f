/** The relations two markets can stand in, seen from the first of them. */
import { oneOf } from './scalars.ts';

export const relationKinds = ['equivalent', 'implies', 'implied_by', 'contradicts', 'overlaps'] as const;

export const RelationKind = oneOf(
  relationKinds,
  '`equivalent`: same outcome set. `implies`: if this market resolves Yes, so does the other. `implied_by`: the reverse. `contradicts`: both cannot resolve Yes. `overlaps`: the outcome sets intersect and neither contains the other.',
);
