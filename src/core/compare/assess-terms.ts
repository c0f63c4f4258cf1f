/**
 * What the terms of two contracts say of each other: mapping, settlement, and a finding on every topic. A finding without a
 * sentence of each contract to cite is unknown, and settlement rests on findings, so that nothing is called compatible that
 * no sentence shows.
 */
import { topicOfVoid } from '../claim/index.ts';
import { describeBranches, type Relation, type RelationKind } from '../relation/index.ts';
import { type CitationsByTopic, type CitationTools, citeClauses } from './cite-clauses.ts';
import type { ComparedContract } from './compared-contract.ts';
import { type Compared, findOnTopic } from './find-on-topic.ts';
import { type Finding, type FindingTopic, topics } from './finding.ts';
import { type Mapping, mappingOf } from './mapping.ts';
import { judgeBranches, type Settlement } from './settlement.ts';

export interface TermsAssessment {
  /** From the requested contract's side; `unrelated` where the graph relates the two in no way. */
  readonly outcome: RelationKind | 'unrelated';
  readonly mapping: Mapping;
  readonly settlement: Settlement;
  /** One or two sentences for a reader. */
  readonly summary: string;
  /** One for each topic, in the order of `topics`. */
  readonly findings: readonly Finding[];
  /** Those findings that make `settlement` different. */
  readonly differences: readonly Finding[];
}

/** What is paid on a value is the mapping's to say, and that two currencies are at par is an assumption of the prices. */
const notOfSettlement: ReadonlySet<FindingTopic> = new Set(['outcome', 'boundary', 'currency']);

/** `relation` is stated from the left side, as `relate` gives it. */
export function assessTerms(
  tools: CitationTools,
  left: ComparedContract,
  right: ComparedContract,
  relation: Relation | undefined,
): TermsAssessment {
  const mapping = mappingOf(relation);
  const branches = judgeBranches(left.member, right.member, mapping);
  const compared: Compared = { left, right, relation, mapping, branches };
  const cited = [citeClauses(tools, left, 0), citeClauses(tools, right, 1)] as const;
  const findings = topics.map((topic) => findingOn(topic, compared, cited));
  // Of two contracts on unrelated things no consequence is known.
  const differences = findings.filter(
    ({ topic, result }) => relation !== undefined && result === 'different' && !notOfSettlement.has(topic),
  );
  const settlement = settlementOf(compared, findings, differences);
  return {
    outcome: relation?.relation ?? 'unrelated',
    mapping,
    settlement,
    summary: summarise(compared, settlement, differences),
    findings,
    differences,
  };
}

function findingOn(
  topic: FindingTopic,
  compared: Compared,
  cited: readonly [CitationsByTopic, CitationsByTopic],
): Finding {
  const { result, explanation } = findOnTopic(topic, compared);
  const [ofLeft, ofRight] = [cited[0].get(topic) ?? [], cited[1].get(topic) ?? []];
  const citations = [...ofLeft, ...ofRight];
  if (result === 'unknown' || (ofLeft.length > 0 && ofRight.length > 0)) {
    return { topic, result, explanation, citations };
  }
  const silent = [compared.left, compared.right].filter((_, place) => !cited[place]?.get(topic)?.length);
  const whose = silent.map(({ member }) => member.venue).join(' or of ');
  return {
    topic,
    result: 'unknown',
    explanation: `${explanation} No sentence of ${whose} says so.`,
    citations,
  };
}

function settlementOf(
  { left, right, mapping, branches }: Compared,
  findings: readonly Finding[],
  differences: readonly Finding[],
): Settlement {
  if (differences.length > 0) return 'different';
  if (mapping === 'unconfirmed' || branches === undefined) return 'unknown';
  if (branches.some(({ result }) => result !== 'agree')) return 'unknown';
  if (left.contract.settlement.payout !== right.contract.settlement.payout) return 'unknown';
  // What they are on and what can occur is shown by a sentence of each, or it is not known to them.
  const needed = new Set<FindingTopic>(['outcome', ...branches.map(({ branch }) => topicOfVoid[branch])]);
  return findings.every(({ topic, result }) => result === 'agree' || !needed.has(topic))
    ? 'compatible'
    : 'unknown';
}

function summarise(
  { mapping, branches, left, right }: Compared,
  settlement: Settlement,
  differences: readonly Finding[],
): string {
  const paid = mappedWords[mapping];
  switch (settlement) {
    case 'compatible':
      return branches?.length === 0
        ? `${paid} By the terms that were read there is always a result.`
        : `${paid} Whatever can happen without a result is known on both sides and pays the same.`;
    case 'different':
      return `${paid} ${differences.map(({ explanation }) => explanation).join(' ')}`;
    case 'unknown': {
      const open = branches?.filter(({ result }) => result !== 'agree') ?? [];
      return open.length === 0
        ? `${paid} It is not shown that both pay the same where there is no result.`
        : `${paid} They are not known to pay the same ${describeBranches(left.member, right.member, open)}.`;
    }
  }
}

const mappedWords: Readonly<Record<Mapping, string>> = {
  same: 'Both pay the same on every value.',
  opposite: 'On every value exactly one of the two pays: Yes of the one stands for No of the other.',
  unconfirmed: 'The two are not proven to pay the same on every value.',
};
