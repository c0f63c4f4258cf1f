/** Why two markets are related or not, from the run in service alone. */
import type { Static } from 'typebox';
import { kindOf } from '../../../core/graph/index.ts';
import { type Explanation, explain } from '../../../core/relation/index.ts';
import type { relationExplanationEndpoint } from '../../endpoints/index.ts';
import type { RelationExplanation } from '../../schemas/index.ts';
import type { ProofDeps } from './deps.ts';
import { describeName } from './describe-contract.ts';
import { findPair, type Pair, type PairParams } from './find-pair.ts';

type ExplanationAnswer = Static<typeof relationExplanationEndpoint.response>;

export function explainPair(
  deps: Pick<ProofDeps, 'now' | 'served' | 'findLive'>,
  params: PairParams,
): ExplanationAnswer {
  const pair = findPair(deps, params);
  const { served, left, right, find } = pair;
  const explained = withholdUnpublished(
    pair,
    explain(served.catalog.member(left), served.catalog.member(right), find),
  );
  const names = { left: describeName(deps, pair, left), right: describeName(deps, pair, right) };
  const steps = [...explained.steps];
  const data: RelationExplanation = explained.related
    ? {
        related: true,
        relation: explained.found.relation,
        sentence: explained.sentence,
        voids: { compared: explained.found.voids, sentence: explained.voidsSentence },
        ...names,
        steps,
      }
    : {
        related: false,
        failed_step: explained.failedStep,
        reason: explained.reason,
        sentence: explained.sentence,
        ...names,
        steps,
      };
  return { graph_run: served.run.id, data };
}

/**
 * What holds between two contracts by themselves the graph may withhold, for what their whole event says: thousands of
 * markets declared exclusive whose terms let several pay.
 */
function withholdUnpublished({ served, left, right }: Pair, explained: Explanation): Explanation {
  if (!explained.related || kindOf(served.relations.relation(left, right)) !== undefined) return explained;
  return {
    related: false,
    failedStep: 'mutually_exclusive',
    reason: 'conflicting_placements',
    sentence:
      'The venue declares that at most one market of an event resolves Yes, and the terms of its markets let several: one of the two is wrong, so nothing is published of them.',
    steps: explained.steps.filter(({ step }) => step !== 'conclusion'),
  };
}
