/** The relations of an audit, each pair once and with a proof that its checker accepts. */
import type { VenueId } from '../../core/contract/index.ts';
import { type Graph, type GraphMember, kindOf, type RelationCode } from '../../core/graph/index.ts';
import { checkProof, type Relation, relate } from '../../core/relation/index.ts';

export type AuditedPair =
  | {
      readonly kind: 'proven';
      readonly left: GraphMember;
      readonly right: GraphMember;
      readonly relation: Relation;
    }
  /** The graph relates them and no proof is accepted: a mistake of ours. */
  | {
      readonly kind: 'refused';
      readonly left: GraphMember;
      readonly right: GraphMember;
      readonly why: string;
    };

/** In the order of the members' keys, the left before the right. */
export function* proveRelationsOf(
  graph: Graph,
  left: GraphMember,
  crossVenueOnly: boolean,
): Generator<AuditedPair> {
  const counts = graph.countsOf(left.key);
  if (counts === undefined || (crossVenueOnly && counts.crossVenue === 0)) return;
  const later = [...graph.neighbours(left.key)].filter(
    ({ member }) => member.key > left.key && (!crossVenueOnly || member.venue !== left.venue),
  );
  later.sort((one, other) => one.member.key - other.member.key);
  for (const { member, code } of later) yield prove(graph, left, member, code);
}

function prove(graph: Graph, left: GraphMember, right: GraphMember, code: RelationCode): AuditedPair {
  const find = (venue: VenueId, marketId: string) => graph.find(venue, marketId);
  const relation = relate(left, right, find);
  if (relation.kind === 'unrelated') {
    return { kind: 'refused', left, right, why: `it has no proof: ${relation.detail}` };
  }
  if (relation.relation !== kindOf(code)) {
    const why = `the graph holds ${kindOf(code)} and the proof says ${relation.relation}`;
    return { kind: 'refused', left, right, why };
  }
  const check = checkProof(relation, left, right, find);
  return check.ok
    ? { kind: 'proven', left, right, relation }
    : { kind: 'refused', left, right, why: `its proof is refused: ${check.why}` };
}
