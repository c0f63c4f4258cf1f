/**
 * What is taken from a model's answer: findings on known topics whose every citation stands in the source it names. Whatever
 * else it says is dropped, and an answer that lost a finding is not complete.
 */
import {
  type Citation,
  type Finding,
  type FindingTopic,
  findingResults,
  topics,
} from '../../core/compare/index.ts';
import { type AssessedPair, isCited } from '../assessor.ts';

export interface ModelFindings {
  readonly findings: readonly Finding[];
  /** Findings that were dropped, whatever was wrong with them. */
  readonly dropped: number;
}

export interface ModelChallenge {
  readonly challenge: string;
  readonly refuted: readonly FindingTopic[];
}

const explanationMax = 400;
const quoteMax = 600;
const citationsMax = 6;
const challengeMax = 600;
/** Of those that are looked at; further ones count as dropped. */
const findingsMax = topics.length;

/** Undefined for an answer that is no such object. */
export function readFindings(answer: string, pair: AssessedPair): ModelFindings | undefined {
  const listed = fieldsOf(parse(answer))['findings'];
  if (!Array.isArray(listed)) return undefined;
  const kept = new Map<FindingTopic, Finding>();
  for (const each of listed.slice(0, findingsMax)) {
    const finding = readFinding(each);
    if (finding === undefined || kept.has(finding.topic)) continue;
    if (isCited(finding, pair) && isGrounded(finding)) kept.set(finding.topic, finding);
  }
  return { findings: [...kept.values()], dropped: listed.length - kept.size };
}

/** Undefined for an answer that is no such object, or names topics that were not found. */
export function readChallenge(answer: string): ModelChallenge | undefined {
  const { challenge, refuted } = fieldsOf(parse(answer));
  if (typeof challenge !== 'string' || !Array.isArray(refuted)) return undefined;
  const named = refuted.map(topicOf);
  const known = named.filter((topic) => topic !== undefined);
  if (known.length < named.length) return undefined;
  return { challenge: plain(challenge, challengeMax) || 'None.', refuted: known };
}

/** A model likes to put its JSON into a fence. */
function parse(answer: string): unknown {
  const begin = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  if (begin === -1 || end < begin) return undefined;
  try {
    return JSON.parse(answer.slice(begin, end + 1));
  } catch {
    // Not JSON is an answer that says nothing, like any other that does not fit.
    return undefined;
  }
}

function readFinding(value: unknown): Finding | undefined {
  const { topic, result, explanation, citations } = fieldsOf(value);
  const known = topicOf(topic);
  const found = findingResults.find((each) => each === result);
  if (known === undefined || found === undefined || typeof explanation !== 'string') return undefined;
  if (!Array.isArray(citations) || citations.length > citationsMax) return undefined;
  const read = citations.map(readCitation);
  const fitting = read.filter((citation) => citation !== undefined);
  if (fitting.length < read.length) return undefined;
  return { topic: known, result: found, explanation: plain(explanation, explanationMax), citations: fitting };
}

function readCitation(value: unknown): Citation | undefined {
  const { contract, source_id: sourceId, quote } = fieldsOf(value);
  if (contract !== 0 && contract !== 1) return undefined;
  if (typeof sourceId !== 'string' || typeof quote !== 'string' || quote.length > quoteMax) return undefined;
  return { contract, sourceId, quote };
}

/** What two contracts have in common, or not, takes a word of each. */
function isGrounded({ result, citations }: Finding): boolean {
  return (
    result === 'unknown' ||
    ([0, 1] as const).every((side) => citations.some(({ contract }) => contract === side))
  );
}

function topicOf(value: unknown): FindingTopic | undefined {
  return topics.find((topic) => topic === value);
}

/** A model's words are shown to people: no control characters, and no more than fits. */
function plain(text: string, max: number): string {
  const printable = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return printable.length <= max ? printable : `${printable.slice(0, max - 1)}…`;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
