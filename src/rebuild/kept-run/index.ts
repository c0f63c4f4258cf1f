export type { KeptRun, StoredRun } from './kept-run.ts';
export { readListingProgram } from './listing-program.ts';
export { loadKeptRun } from './load-kept-run.ts';
export { RunKeeper } from './run-keeper.ts';
