export { defaultLeaseLimits, type LeaseLimits, withBulkLease } from './bulk-lease.ts';
export { copyGaps } from './copy-gaps.ts';
export { copyRecorded, recordedKindOf } from './copy-recorded.ts';
export {
  addCounts,
  beginBulkImport,
  type Counts,
  finishBulkImport,
  loadOpenImports,
  type StepOutcome,
  type StepToDo,
  saveStep,
} from './import-steps.ts';
export { loadWholeArchivePrices, loadWholeArchiveTrades } from './load-whole-archive.ts';
export { mergeMonth } from './merge-month.ts';
export { openBulkImport } from './open-bulk-import.ts';
export { type FilesImport, loadFilesImports } from './past-imports.ts';
export { type FileGroup, planGroups } from './plan-groups.ts';
export { makeRecordedKeys, probeRecorded } from './recorded-keys.ts';
export { removeUnnamed } from './remove-unnamed.ts';
export { saveSettledPage } from './save-settled-page.ts';
export { findSource, type SetAsideFile, type SourceFolder } from './source-files.ts';
export {
  listArchive,
  loadSettledSources,
  planCloses,
  type SettledSource,
  stageBase,
  stageCloses,
} from './stage-closes.ts';
export { stageMarkets } from './stage-markets.ts';
export { stageRows, stagesOf } from './stage-rows.ts';
export { Workspace } from './workspace.ts';
