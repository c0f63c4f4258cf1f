/** How contracts compare: relations, their proofs, and an independent check of those. */
export { checkProof } from './check-proof.ts';
export { directions, invertRelation } from './directions.ts';
export { alikeAmong } from './exclusive-marks.ts';
export { pairsOfOneName } from './exclusive-names.ts';
export { type ExplainedReason, type Explanation, explain } from './explain.ts';
export { describeValues } from './explain-values.ts';
export { describeBranches } from './explain-voids.ts';
export { becauseWithheld, type ExplainedMember } from './explain-withheld.ts';
export {
  isPaidAtPrice,
  type JudgedRelation,
  judgeSettlement,
  type SettledSide,
} from './judge-settlement.ts';
export { type FindMember, type Member, memberOf } from './member.ts';
export { relate } from './relate.ts';
export { relateClaims } from './relate-claims.ts';
export type {
  Direction,
  ProofStep,
  Relation,
  RelationKind,
  StepKind,
  Unrelated,
  UnrelatedReason,
} from './relation.ts';
export { reproduce } from './reproduce.ts';
export {
  commonEvidence,
  commonEvidenceKey,
  declaredFact,
  isDeclaredExclusive,
  memberEvidence,
} from './steps.ts';
export { isUnread, type NamedBranch, namedBranches } from './voids.ts';
