import { directions } from './directions.ts';
import type { Member } from './member.ts';
import type { Relation, RelationKind } from './relation.ts';
import { conclusionStep } from './steps.ts';

/** The relation that a proof leads to; its last step, which states the relation, is added here. */
export function related(
  left: Member,
  right: Member,
  relation: RelationKind,
  { steps, evidence, together, voids }: Pick<Relation, 'steps' | 'evidence' | 'together' | 'voids'>,
): Relation {
  return {
    kind: 'related',
    relation,
    direction: directions[relation],
    crossVenue: left.venue !== right.venue,
    steps: [...steps, conclusionStep(relation)],
    evidence,
    together,
    voids,
  };
}
