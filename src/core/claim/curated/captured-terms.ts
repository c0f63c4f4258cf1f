/** What a person has read in the contract terms document of a series, in our own words; the document says more. */
import { seriesTerms } from './series-terms.ts';
import { describeDocument } from './terms-document.ts';

/**
 * Of a series whose document itself was read; undefined for one that is known from quotations alone, or by what is listed.
 */
export function capturedTerms(seriesId: string | undefined): string | undefined {
  const terms = seriesTerms(seriesId);
  if (terms === undefined || terms.asCited || terms.isListing) return undefined;
  const tie =
    terms.tiePays === undefined
      ? 'They do not settle what a tie pays.'
      : `A tie pays ${terms.tiePays} of a dollar to each side.`;
  const overtime = terms.overtimeCounts
    ? 'Overtime, extra innings or a shootout count.'
    : 'Overtime does not count.';
  return `In the words of Routeur, from the ${describeDocument(terms)}. ${overtime} ${tie}`;
}
