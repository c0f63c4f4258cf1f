/** A document that settles what the text of a market leaves open. Every entry of a curated table names one. */
export interface TermsDocument {
  /** As the venue names it, or what was seen. */
  readonly document: string;
  /** When. */
  readonly read: string;
  /** Others quote it in public; the document itself was not at hand. */
  readonly asCited?: true;
  /** No document: what the venue lists was seen. */
  readonly isListing?: true;
}

/** For the facts of a claim: what rests on a quotation is marked. */
export function describeDocument({ document, read, asCited }: TermsDocument): string {
  return asCited ? `${document}, as cited in public, ${read}` : `${document}, read in ${read}`;
}
