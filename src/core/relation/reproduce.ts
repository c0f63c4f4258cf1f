/** A recorded relation, proven again from contracts that were read again. */
import { directions } from './directions.ts';
import { explain } from './explain.ts';
import type { ExplainedMember } from './explain-withheld.ts';
import type { FindMember } from './member.ts';
import type { ProofStep, RelationKind } from './relation.ts';
import { conclusionStep } from './steps.ts';

export interface Reproduction {
  readonly isReproduced: boolean;
  /** The proof; where it no longer gives the recorded relation, as far as it goes, then that it does not, then the record. */
  readonly steps: readonly ProofStep[];
}

export function reproduce(
  recorded: RelationKind,
  left: ExplainedMember,
  right: ExplainedMember,
  find: FindMember,
): Reproduction {
  const fresh = explain(left, right, find);
  if (fresh.related && fresh.found.relation === recorded) return { isReproduced: true, steps: fresh.steps };
  const made = fresh.related ? fresh.steps.slice(0, -1) : fresh.steps;
  const now = fresh.related ? `The stored terms now give ${fresh.found.relation}.` : fresh.sentence;
  const lost: ProofStep = {
    step: 'not_reproduced',
    detail: `Read again from the stored contract versions, the two are no longer proven to be ${recorded}: ${now}`,
    result: fresh.related ? directions[fresh.found.relation] : fresh.reason,
  };
  return { isReproduced: false, steps: [...made, lost, conclusionStep(recorded)] };
}
