/** Contracts of both venues that the graph relates, ready to be compared. */
import { readContract } from '../../src/core/claim/index.ts';
import { assessTerms, type ComparedContract, type TermsAssessment } from '../../src/core/compare/index.ts';
import type { ContractVersion, EventFacts } from '../../src/core/contract/index.ts';
import { Graph } from '../../src/core/graph/index.ts';
import { type Member, memberOf, type Relation, relate } from '../../src/core/relation/index.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';

interface Listed {
  readonly contract: ContractVersion;
  readonly event: EventFacts | undefined;
}

export interface AssessedPair {
  readonly left: ComparedContract;
  readonly right: ComparedContract;
  readonly relation: Relation;
  readonly assessment: TermsAssessment;
}

const pairsMax = 100_000;

export function comparedContract(member: Member, { contract, event }: Listed): ComparedContract {
  const sources = [{ id: 'rules', version: contract.rulesHash, text: contract.rules, url: undefined }];
  return { member, contract, event, sources };
}

/** Every pair of the two venues that is related, venue_a first. */
export function* assessRelated(listings: readonly Listed[]): Iterable<AssessedPair> {
  const members = listings.map(({ contract, event }, key) => ({
    key,
    ...memberOf({ ...contract, marketId: contract.id }, readContract(simulatedReader, contract, event)),
  }));
  const graph = new Graph(members);
  const { pairs } = graph.relations.crossVenuePairs(pairsMax);
  for (const [place, index] of pairs.left.entries()) {
    const other = pairs.right[place] ?? -1;
    const [one, two] = [members[index], members[other]];
    const [listed, otherListed] = [listings[index], listings[other]];
    if (!one || !two || !listed || !otherListed) continue;
    const relation = relate(one, two, (venue, id) => graph.find(venue, id));
    if (relation.kind !== 'related') continue;
    const [left, right] = [comparedContract(one, listed), comparedContract(two, otherListed)];
    yield { left, right, relation, assessment: assessTerms(simulatedReader, left, right, relation) };
  }
}
