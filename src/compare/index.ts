/** What a purchase costs here and on the other venue, and whether the two may be taken for the same thing. */
export { Advisor, defaultAdvisorOptions } from './advisor.ts';
export { BookSource, defaultBookSourceOptions } from './book-source.ts';
export { EvidenceShelf } from './evidence.ts';
export { type ModelEndpoint, modelForms } from './model/index.ts';
export { PurchaseComparer } from './purchase-comparer.ts';
export { Receipts } from './receipts.ts';
export { termsAssessorName } from './terms-assessor.ts';
