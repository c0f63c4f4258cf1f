/** What does not change about two contracts while a run is in service: their evidence, and what their terms say of each other. */
import type { ServedRun } from '../core/catalog/index.ts';
import type { ContractEvidence, TermsAssessment } from '../core/compare/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import { relate } from '../core/relation/index.ts';
import { BoundedCache } from '../runtime/bounded-cache.ts';
import type { AssessedPair, EvidencedContract } from './assessor.ts';
import type { EvidenceShelf } from './evidence.ts';
import { assessByTerms, type TermsAssessorDeps } from './terms-assessor.ts';

export interface PreparedPair extends AssessedPair {
  readonly evidence: readonly [ContractEvidence, ContractEvidence];
  readonly terms: TermsAssessment;
}

const pairsMax = 5_000;

/** The pairs of one run; those not asked for lately are forgotten. */
export class PreparedPairs {
  readonly #shelf: Pick<EvidenceShelf, 'load'>;
  readonly #assessor: TermsAssessorDeps;
  #served: ServedRun | undefined;
  #pairs = new BoundedCache<number, PreparedPair>(pairsMax);

  constructor(shelf: Pick<EvidenceShelf, 'load'>, assessor: TermsAssessorDeps) {
    this.#shelf = shelf;
    this.#assessor = assessor;
  }

  peek(served: ServedRun, left: number, right: number): PreparedPair | undefined {
    return served === this.#served ? this.#pairs.find(left * served.catalog.size + right) : undefined;
  }

  /** Rejects with a StoreError. */
  async load(served: ServedRun, left: number, right: number, signal: AbortSignal): Promise<PreparedPair> {
    const known = this.peek(served, left, right);
    if (known !== undefined) return known;
    const [one, other] = await this.#shelf.load(served, [left, right], signal);
    // A run refers to its versions, which are never removed.
    if (one === undefined || other === undefined) throw new TypeError('A contract of the run is not stored.');
    const pair = this.#prepare(served, [left, one], [right, other]);
    if (this.#served !== served) {
      this.#served = served;
      this.#pairs = new BoundedCache(pairsMax);
    }
    this.#pairs.save(left * served.catalog.size + right, pair);
    return pair;
  }

  #prepare(
    { catalog }: ServedRun,
    [left, leftEvidence]: readonly [number, ContractEvidence],
    [right, rightEvidence]: readonly [number, ContractEvidence],
  ): PreparedPair {
    const find = (venue: VenueId, id: string) => (venue === 'venue_a' ? catalog.findMember(id) : undefined);
    const related = relate(catalog.member(left), catalog.member(right), find);
    const pair = {
      left: toEvidenced(catalog, left, leftEvidence),
      right: toEvidenced(catalog, right, rightEvidence),
    };
    const relation = related.kind === 'related' ? related : undefined;
    const terms = assessByTerms(this.#assessor, pair, relation);
    return { ...pair, evidence: [leftEvidence, rightEvidence], terms };
  }
}

function toEvidenced(
  catalog: ServedRun['catalog'],
  index: number,
  { contract, event, sources, hash }: ContractEvidence,
): EvidencedContract {
  return { member: catalog.member(index), contract, event, sources, hash };
}
