/** A recorded relation, proven again from contracts that were read again. */
import { checkProof, type ProofCheck } from './check-proof.ts';
import { directions } from './directions.ts';
import { explain } from './explain.ts';
import type { ExplainedMember } from './explain-withheld.ts';
import type { FindMember } from './member.ts';
import type { ProofStep, Relation, RelationKind } from './relation.ts';
import { conclusionStep } from './steps.ts';

export interface Reproduction {
  readonly isReproduced: boolean;
  /** The proof that the checker accepts; where there is none of the recorded relation, as far as it goes, then why, then the record. */
  readonly steps: readonly ProofStep[];
}

export function reproduce(
  recorded: RelationKind,
  left: ExplainedMember,
  right: ExplainedMember,
  find: FindMember,
  check: typeof checkProof = checkProof,
): Reproduction {
  const fresh = explain(left, right, find);
  const refusal = fresh.related
    ? refusalOf(fresh.found, recorded, check(fresh.found, left, right, find))
    : fresh.sentence;
  if (refusal === undefined) return { isReproduced: true, steps: fresh.steps };
  const made = fresh.related ? fresh.steps.slice(0, -1) : fresh.steps;
  const lost: ProofStep = {
    step: 'not_reproduced',
    detail: `Read again from the stored contract versions, the two are no longer proven to be ${recorded}: ${refusal}`,
    result: fresh.related ? directions[fresh.found.relation] : fresh.reason,
  };
  return { isReproduced: false, steps: [...made, lost, conclusionStep(recorded)] };
}

/** Undefined for a proof of the recorded relation that the independent checker accepts. */
function refusalOf(found: Relation, recorded: RelationKind, check: ProofCheck): string | undefined {
  if (found.relation !== recorded) return `The stored terms now give ${found.relation}.`;
  return check.ok ? undefined : `The checker refuses the proof: ${check.why}.`;
}
