/**
 * Whether the two ends of `between A and B` are included, by the series, where the text of a market does not say so: terms
 * differ from product to product, some take the upper end out. A series that is not here keeps its silence.
 */
import type { TermsDocument } from './terms-document.ts';

export interface RangeTerms extends TermsDocument {
  readonly ends: 'both included';
}

const crypto: RangeTerms = {
  document: 'CFM BENCHMARKS - CRYPTO contract terms',
  read: 'November 2026',
  asCited: true,
  ends: 'both included',
};

const terms: ReadonlyMap<string, RangeTerms> = new Map([
  ['KXBTC', crypto],
  ['KXETH', crypto],
]);

export function rangeTerms(seriesId: string | undefined): RangeTerms | undefined {
  return seriesId === undefined ? undefined : terms.get(seriesId);
}
