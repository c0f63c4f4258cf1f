/** Economic releases and the US central bank. */
export { fedCuts } from './fed-cuts.ts';
export { fedDecision } from './fed-decision.ts';
export { fedLevel } from './fed-level.ts';
export { fedSinceListing } from './fed-since-listing.ts';
export { usGrowth, usInflation, usJobs } from './release-families.ts';
