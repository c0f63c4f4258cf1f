/**
 * The assessor that asks a language model. Its findings go into a receipt, marked as its own, and nowhere else.
 *
 *   sources ─ first pass ─ findings, each citation checked ─ challenge pass ─ refuted ones dropped ─ receipt
 */
import type { Mapping } from '../../core/compare/index.ts';
import type { AssessedPair, AssessmentResult, AssessorName } from '../assessor.ts';
import { askModel, type ModelEndpoint, type ModelLimits } from './model-client.ts';
import {
  challengeQuestion,
  charactersOf,
  firstQuestion,
  modelPolicy,
  sentCharactersMax,
} from './model-questions.ts';
import { readChallenge, readFindings } from './read-answer.ts';

/** Questions that one assessment asks at the most. */
export const questionsPerAssessment = 2;

const scope = 'what a language model made of the captured texts; advice only';

export function modelAssessorName({ model }: ModelEndpoint): AssessorName {
  return { model, policy: modelPolicy };
}

/**
 * `mapping`: as the terms say, whatever the model does. Rejects with a ModelError where there was no answer, or the signal's
 * reason; an answer that does not fit is inconclusive.
 */
export async function assessByModel(
  endpoint: ModelEndpoint,
  limits: ModelLimits,
  pair: AssessedPair,
  mapping: Mapping,
  signal: AbortSignal,
): Promise<AssessmentResult> {
  const result = (
    reason: string | undefined,
    challenge?: string,
    findings: AssessmentResult['findings'] = [],
  ): AssessmentResult => ({
    status: reason === undefined ? 'complete' : 'inconclusive',
    reason,
    challenge,
    mapping,
    scope,
    findings,
  });
  if (charactersOf(pair) > sentCharactersMax) return result('sources_too_long');
  const found = readFindings(await askModel(endpoint, firstQuestion(pair), limits, signal), pair);
  if (found === undefined) return result('answer_not_understood');
  if (found.findings.length === 0) return result(found.dropped > 0 ? 'findings_dropped' : 'nothing_found');
  const asked = challengeQuestion(pair, found.findings);
  const challenged = readChallenge(await askModel(endpoint, asked, limits, signal));
  if (challenged === undefined) return result('challenge_not_understood', undefined, found.findings);
  const { challenge, refuted } = challenged;
  const upheld = found.findings.filter(({ topic }) => !refuted.includes(topic));
  if (found.dropped > 0) return result('findings_dropped', challenge, upheld);
  if (upheld.length < found.findings.length) return result('findings_refuted', challenge, upheld);
  return result(undefined, challenge, upheld);
}
