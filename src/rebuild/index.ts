export { AccuracyInService } from './accuracy-in-service.ts';
export type { ReadShare } from './count-read.ts';
export { GraphInService } from './graph-in-service.ts';
export { readGraphVersion } from './graph-version.ts';
export { type RunProgress, rebuildStoreLimits, runGraph } from './run-graph.ts';
export { defaultRebuildOptions, type FinishedRun, runRebuilds } from './run-rebuilds.ts';
