/** Watching for leads: what is open, what it is worth now, and when it is announced. */
export type { BookReader, ReadBook } from './book-reads.ts';
export { createWatch, type Watch } from './create-watch.ts';
export { LeadWatch, type LeadWatchDeps } from './lead-watch.ts';
export { createDatabaseLeads, LeadRecorder } from './record-leads.ts';
export { runFeeChanges } from './run-fee-changes.ts';
export type { LeadWatchOptions } from './watch-options.ts';
