/** Why two markets are related or not, from the run in service alone. */
import type { Static } from 'typebox';
import { explain } from '../../../core/relation/index.ts';
import type { relationExplanationEndpoint } from '../../endpoints/index.ts';
import type { RelationExplanation } from '../../schemas/index.ts';
import type { ProofDeps } from './deps.ts';
import { describeName } from './describe-contract.ts';
import { findPair, type PairParams } from './find-pair.ts';

type ExplanationAnswer = Static<typeof relationExplanationEndpoint.response>;

export function explainPair(
  deps: Pick<ProofDeps, 'now' | 'served' | 'findLive'>,
  params: PairParams,
): ExplanationAnswer {
  const pair = findPair(deps, params);
  const { served, left, right, find } = pair;
  const explained = explain(served.catalog.member(left), served.catalog.member(right), find);
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
