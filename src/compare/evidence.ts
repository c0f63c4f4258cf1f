/**
 * What an assessment rests on: every captured text of a contract, complete, with its version, and the hash over all of it.
 *
 *   market ─┬─ rules              event ─ event     series ─┬─ series
 *           ├─ clarification_1 …                            └─ series_terms: a reading of its terms document, which is
 *           └─ fields: structured terms                        itself a file that is not captured
 */
import type { ServedRun } from '../core/catalog/index.ts';
import { capturedTerms } from '../core/claim/index.ts';
import { type ContractEvidence, type EvidenceSource, evidenceHash } from '../core/compare/index.ts';
import type { ContractVersion, EventFacts } from '../core/contract/index.ts';
import { BoundedCache } from '../runtime/bounded-cache.ts';
import { textHash } from '../runtime/content-hash.ts';
import { loadStoredContracts, loadStoredEvidence, type Store, type StoredEvidence } from '../store/index.ts';

/** Of a run; about 10 kB each. */
const keptMax = 5_000;

/** The evidence of the contracts of one run; what was not asked for lately is forgotten. */
export class EvidenceShelf {
  readonly #store: Store;
  #served: ServedRun | undefined;
  #kept = new BoundedCache<number, ContractEvidence>(keptMax);

  constructor(store: Store) {
    this.#store = store;
  }

  #peek(served: ServedRun, index: number): ContractEvidence | undefined {
    return served === this.#served ? this.#kept.find(index) : undefined;
  }

  /** In the order they were asked for; undefined where the stored version is not there. Rejects with a StoreError. */
  async load(
    served: ServedRun,
    indexes: readonly number[],
    signal: AbortSignal,
  ): Promise<(ContractEvidence | undefined)[]> {
    const known = indexes.map((index) => this.#peek(served, index));
    if (known.every((each) => each !== undefined)) return known;
    const markets = indexes.map((index) => served.catalog.market(index));
    const [contracts, texts] = await Promise.all([
      loadStoredContracts(this.#store, markets, signal),
      loadStoredEvidence(this.#store, markets, signal),
    ]);
    if (this.#served !== served) {
      this.#served = served;
      this.#kept = new BoundedCache(keptMax);
    }
    return indexes.map((index, place) => {
      const stored = contracts[place];
      if (stored === undefined) return undefined;
      const evidence = describeEvidence(stored.contract, stored.event, texts[place]);
      this.#kept.save(index, evidence);
      return evidence;
    });
  }
}

export function describeEvidence(
  contract: ContractVersion,
  event: EventFacts | undefined,
  texts: StoredEvidence | undefined,
): ContractEvidence {
  const { eventRules, seriesRules, seriesUrl } = texts ?? {};
  const document = capturedTerms(contract.seriesId);
  const sources = [
    ...splitRules(contract.rules),
    sourceOf('fields', printFields(contract, event)),
    ...(eventRules === undefined ? [] : [sourceOf('event', eventRules)]),
    ...(seriesRules === undefined ? [] : [sourceOf('series', seriesRules)]),
    ...(document === undefined || seriesUrl === undefined
      ? []
      : [sourceOf('series_terms', document, seriesUrl)]),
  ];
  // A reading in our words stands for what it says, not for the document.
  const isMissing = seriesUrl !== undefined && seriesRules === undefined;
  return {
    contract,
    event,
    sources,
    hash: evidenceHash({ sha256: textHash }, contract, sources),
    missing: isMissing ? [`series_terms_not_captured:${seriesUrl}`] : [],
  };
}

/** What the venue states in fields beside the text. Labels and titles are among it: they withhold what they contradict. */
function printFields(contract: ContractVersion, event: EventFacts | undefined): string {
  const { title, yesLabel, noLabel, exclusivity, gameStartsAt, settlement, legs, terms } = contract;
  return JSON.stringify({
    title,
    yesLabel,
    noLabel,
    exclusivity,
    gameStartsAt,
    settlement,
    legs,
    terms,
    event,
  });
}

/** As the rules are put together where they are captured: clarifications come last, each after a blank line. */
const clarification = /\n\n(?=Clarification \([^()\n]{1,60}\): )/;

/** Every character of the rules but the blank lines between the parts. */
function splitRules(rules: string): EvidenceSource[] {
  const [own = '', ...later] = rules.split(clarification);
  return [
    sourceOf('rules', own),
    ...later.map((text, place) => sourceOf(`clarification_${place + 1}`, text)),
  ];
}

function sourceOf(id: string, text: string, url?: string): EvidenceSource {
  return { id, version: textHash(text), text, url };
}
