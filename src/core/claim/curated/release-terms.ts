/**
 * What a venue says of a series on a published figure only in its contract terms document, by the series' ticker. Used where
 * the market's own text is silent, and then named among the facts of the claim; a series that is not here keeps its silence.
 */
import type { TermsDocument } from './terms-document.ts';

export interface ReleaseTerms extends TermsDocument {
  /** Words of `scope` sayings that the document adds to the text. */
  readonly says: readonly string[];
  /** The same for people. */
  readonly words: string;
}

const terms: ReadonlyMap<string, ReleaseTerms> = new Map([
  [
    'KXCPI',
    {
      document: 'CPI contract terms',
      read: 'October 2026',
      asCited: true,
      says: ['seasonally_adjusted'],
      words: 'the figure is the one-month change of the seasonally adjusted US CPI-U, all items, by the BLS',
    },
  ],
]);

export function releaseTerms(seriesId: string | undefined): ReleaseTerms | undefined {
  return seriesId === undefined ? undefined : terms.get(seriesId);
}
