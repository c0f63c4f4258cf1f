/**
 * Compares a purchase with the same one on the other venue.
 *
 *   run ─ candidates ─ counterpart ─┬─ evidence ─ terms ─ receipt ─┐
 *                                   └─ books, both at once, 4 s ───┴─ priced at one moment ─ best, or every reason against it
 *
 * Nothing waits for longer than two reads of a book: what could not be read by then has no quote.
 */
import type { ServedRun } from '../core/catalog/index.ts';
import {
  type Candidate,
  type ComparedOption,
  type Comparison,
  type ComparisonAsked,
  type ComparisonAssessment,
  type ContractEvidence,
  chooseBest,
  counterpartSide,
  type EvidenceState,
  type OptionQuote,
  pricingOf,
  type Receipt,
} from '../core/compare/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import type { FeeCalendar } from '../core/fee/index.ts';
import { hasEnded, type LiveMarket, tradingAt } from '../core/market/index.ts';
import type { Advisor } from './advisor.ts';
import type { AssessorName } from './assessor.ts';
import type { BookSource, MarketKey } from './book-source.ts';
import type { EvidenceShelf } from './evidence.ts';
import { checkEvidence, type EvidenceCheck, worstState } from './evidence-state.ts';
import { Candidates, candidatesMax } from './find-candidates.ts';
import { type PreparedPair, PreparedPairs } from './prepare-pair.ts';
import { priceOption } from './price-option.ts';
import { type Receipts, receiptKey } from './receipts.ts';
import { describeTermsResult, type TermsAssessorDeps } from './terms-assessor.ts';

export interface PurchaseComparerDeps extends TermsAssessorDeps {
  /** The clock of the markets, in milliseconds since 1970. */
  readonly now: () => number;
  readonly findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
  readonly calendar: FeeCalendar;
  readonly books: BookSource;
  readonly shelf: Pick<EvidenceShelf, 'load'>;
  readonly receipts: Receipts;
  readonly terms: AssessorName;
  /** Undefined unless a model is configured. */
  readonly advisor: Advisor | undefined;
}

const levelsMax = 500;
const nothingRelated = 'No contract of the other venue that still trades is related to this one.';

interface Assessed {
  readonly assessment: Omit<ComparisonAssessment, 'evidence'>;
  /** What the assessors make of the evidence. */
  readonly evidence: EvidenceState;
  readonly contracts: readonly ContractEvidence[];
}

export class PurchaseComparer {
  readonly #deps: PurchaseComparerDeps;
  readonly #candidates = new Candidates();
  readonly #pairs: PreparedPairs;

  constructor(deps: PurchaseComparerDeps) {
    this.#deps = deps;
    this.#pairs = new PreparedPairs(deps.shelf, deps);
  }

  /** What a market of the run can be compared with now: at most 50, strongest first. */
  candidatesOf(served: ServedRun, index: number): readonly Candidate[] {
    const { now, findLive } = this.#deps;
    const at = now();
    const trading: Candidate[] = [];
    for (const candidate of this.#candidates.of(served, index)) {
      if (trading.length === candidatesMax) break;
      const { venue, id, closesAt } = candidate;
      if (!hasEnded(tradingAt(findLive(venue, id), at, closesAt))) trading.push(candidate);
    }
    return trading;
  }

  /** What is at hand, without waiting: undefined if a text, a receipt or a book has to be read first. */
  compareNow(asked: ComparisonAsked): Comparison | undefined {
    const { served, index } = asked;
    const { books, receipts, terms } = this.#deps;
    const candidates = this.candidatesOf(served, index);
    const counterpart = asked.counterpart ?? candidates[0]?.index;
    if (counterpart === undefined) return undefined;
    const indexes = [index, counterpart];
    const pair = this.#pairs.peek(served, index, counterpart);
    const receipt = pair && receipts.peek(receiptKey(pair, terms));
    if (pair === undefined || receipt === undefined) return undefined;
    if (indexes.some((each) => books.isDue(nameIn(served, each)))) return undefined;
    return this.#conclude(asked, candidates, indexes, this.#describePair(pair, receipt), []);
  }

  /** Rejects with a StoreError, or the signal's reason. */
  async compare(asked: ComparisonAsked, signal: AbortSignal): Promise<Comparison> {
    const { served, index } = asked;
    const candidates = this.candidatesOf(served, index);
    const counterpart = asked.counterpart ?? candidates[0]?.index;
    const indexes = counterpart === undefined ? [index] : [index, counterpart];
    const [assessed, bookIssues] = await Promise.all([
      counterpart === undefined
        ? this.#assessAlone(served, index, signal)
        : this.#assess(served, index, counterpart, signal),
      this.#gatherBooks(served, indexes),
    ]);
    signal.throwIfAborted();
    return this.#conclude(asked, candidates, indexes, assessed, bookIssues);
  }

  /** Nothing waits here: both are priced at one moment. */
  #conclude(
    { served, purchase }: ComparisonAsked,
    candidates: readonly Candidate[],
    indexes: readonly number[],
    assessed: Assessed,
    bookIssues: readonly (readonly string[])[],
  ): Comparison {
    const now = this.#deps.now();
    const { mapping } = assessed.assessment;
    const options = indexes.map((each, place): ComparedOption & { readonly check: EvidenceCheck } => {
      const evidence = assessed.contracts[place];
      if (evidence === undefined) throw new TypeError('A contract that is compared has no evidence.');
      const { termsHash } = served.catalog.market(each);
      const check = checkEvidence(evidence, termsHash, this.#liveOf(served, each), now);
      const side = place === 0 ? purchase.side : counterpartSide(mapping, purchase.side);
      const quote = this.#price(served, each, bookIssues[place] ?? [], { ...purchase, side }, now);
      return { index: each, evidence, evidenceIssues: check.issues, quote, check };
    });
    const sources = worstState(options.map(({ check }) => check.state));
    const evidence = sources === 'current' ? assessed.evidence : sources;
    const [first, second] = options;
    if (first === undefined) throw new TypeError('Nothing is compared.');
    const choice = chooseBest(
      purchase.unit,
      { ...assessed.assessment, evidence },
      first.quote,
      second?.quote,
    );
    return {
      assessment: { ...assessed.assessment, evidence },
      options: options.map(({ check: _check, ...option }) => option),
      best: choice.best,
      advantage: choice.advantage,
      pricing: pricingOf(assessed.contracts.map(({ contract }) => contract.settlement.currency)),
      reasons: [...new Set([...choice.reasons, ...options.flatMap(detailsOf)])],
      comparedAt: now,
      candidates,
    };
  }

  #price(
    served: ServedRun,
    index: number,
    bookIssues: readonly string[],
    purchase: ComparisonAsked['purchase'],
    now: number,
  ): OptionQuote {
    const { books, calendar } = this.#deps;
    const market = served.catalog.market(index);
    const live = this.#liveOf(served, index);
    const book = books.find(market);
    const { freshMs } = books;
    // A book that was at hand may be gone while the texts were read.
    const issues = book === undefined && bookIssues.length === 0 ? [books.whyGone(market)] : bookIssues;
    return priceOption(
      { market, live, book, bookIssues: issues, calendar, now, freshMs, levelsMax },
      purchase,
    );
  }

  /** Of each market why it has no book; empty where it has one. */
  async #gatherBooks(served: ServedRun, indexes: readonly number[]): Promise<readonly (readonly string[])[]> {
    const { books } = this.#deps;
    const markets = indexes.map((index) => nameIn(served, index));
    const first = await Promise.all(
      markets.map((market) => (books.isDue(market) ? books.refresh(market) : [])),
    );
    // A live book may have become too old while the other one was read.
    return Promise.all(
      markets.map((market, place) => {
        const failed = first[place] ?? [];
        return failed.length > 0 || books.find(market) !== undefined ? failed : books.refresh(market);
      }),
    );
  }

  async #assessAlone(served: ServedRun, index: number, signal: AbortSignal): Promise<Assessed> {
    const [evidence] = await this.#deps.shelf.load(served, [index], signal);
    if (evidence === undefined) throw new TypeError('A contract of the run is not stored.');
    return {
      assessment: {
        outcome: 'unrelated',
        settlement: 'unknown',
        mapping: 'unconfirmed',
        summary: nothingRelated,
        differences: [],
        receipt: undefined,
      },
      evidence: 'current',
      contracts: [evidence],
    };
  }

  async #assess(served: ServedRun, left: number, right: number, signal: AbortSignal): Promise<Assessed> {
    const pair =
      this.#pairs.peek(served, left, right) ?? (await this.#pairs.load(served, left, right, signal));
    const { receipts, terms: name } = this.#deps;
    const key = receiptKey(pair, name);
    const receipt =
      receipts.peek(key) ?? (await receipts.findOrMake(key, () => describeTermsResult(pair, pair.terms)));
    return this.#describePair(pair, receipt);
  }

  #describePair(pair: PreparedPair, receipt: Receipt | undefined): Assessed {
    const { outcome, settlement, mapping, summary, differences } = pair.terms;
    const advised = this.#advise(pair, receipt);
    return {
      assessment: { outcome, settlement, mapping, summary, differences, receipt: advised.receipt },
      evidence: advised.evidence,
      contracts: pair.evidence,
    };
  }

  /** A model is asked only where no best can be named anyway: it takes nothing away and adds nothing but its receipt. */
  #advise(
    pair: PreparedPair,
    ofTerms: Receipt | undefined,
  ): { readonly receipt: Receipt | undefined; readonly evidence: EvidenceState } {
    const { advisor } = this.#deps;
    const byTerms = { receipt: ofTerms, evidence: stateOf(ofTerms) };
    if (advisor === undefined || pair.terms.settlement === 'compatible') return byTerms;
    const advice = advisor.advise(pair, pair.terms.mapping);
    switch (advice.kind) {
      case 'receipt':
        return { receipt: advice.receipt, evidence: stateOf(advice.receipt) };
      case 'pending':
        return { ...byTerms, evidence: 'pending' };
      case 'failed':
        return { ...byTerms, evidence: 'inconclusive' };
    }
  }

  #liveOf({ catalog }: ServedRun, index: number): LiveMarket | undefined {
    const { venue, id } = catalog.market(index);
    return this.#deps.findLive(venue, id);
  }
}

function nameIn({ catalog }: ServedRun, index: number): MarketKey {
  return catalog.market(index);
}

function stateOf(receipt: Receipt | undefined): EvidenceState {
  return receipt?.status === 'inconclusive' ? 'inconclusive' : 'current';
}

/** What lies behind a reason, with the index of its option. */
function detailsOf({ evidenceIssues, quote }: ComparedOption, place: number): string[] {
  const ofQuote =
    quote.status === 'unavailable'
      ? quote.issues
      : quote.issues.filter((issue) => issue === 'outcome_disputed');
  // An issue may go on with an address, which a reason does not need.
  const ofEvidence = evidenceIssues.map((issue) => issue.split(':')[0]);
  return [...ofEvidence, ...ofQuote].map((issue) => `${issue}:${place}`);
}
