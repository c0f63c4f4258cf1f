/** What changed between two runs, pair by pair: relations found and withdrawn. */
import type { Graph } from './graph.ts';
import type { GraphMember } from './graph-member.ts';
import { codes, type RelationCode } from './relation-code.ts';

export interface RelationChange {
  readonly change: 'found' | 'withdrawn';
  readonly left: GraphMember;
  readonly right: GraphMember;
  /** From the left's side. */
  readonly code: RelationCode;
}

/**
 * `changed`: the keys of markets that came, went or read differently. Only pairs with one of these can have changed, and
 * those of combos with a leg among them. Each pair once; a relation that became another is withdrawn and found.
 */
export function* diffGraphs(
  before: Graph,
  after: Graph,
  changed: ReadonlySet<number>,
): Iterable<RelationChange> {
  const affected = new Set(changed);
  for (const key of changed) {
    for (const graph of [before, after]) for (const combo of graph.combosWith(key)) affected.add(combo.key);
  }
  yield* oneSided(before, after, affected, 'withdrawn');
  yield* oneSided(after, before, affected, 'found');
}

function* oneSided(
  has: Graph,
  other: Graph,
  changed: ReadonlySet<number>,
  change: RelationChange['change'],
): Iterable<RelationChange> {
  for (const key of changed) {
    const left = has.member(key);
    if (left === undefined) continue;
    for (const { member: right, code } of has.neighbours(key)) {
      // A pair of two changed markets is met from both sides; the smaller key reports it.
      if (changed.has(right.key) && right.key < key) continue;
      if (code !== codes.none && other.relation(key, right.key) !== code) yield { change, left, right, code };
    }
  }
}
