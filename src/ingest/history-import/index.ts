export { PastBoard, type PastStatus } from './past-board.ts';
export {
  defaultHistoryLimits,
  type HistoryLimits,
  type HistoryOutcome,
  type HistoryProgress,
  runHistoryImport,
} from './run-history-import.ts';
export { defaultOpenImportLimits, type PastImported, runOpenImport } from './run-open-import.ts';
export {
  defaultPastImportsOptions,
  runPastImports,
} from './run-past-imports.ts';
export { UnsurePasts } from './unsure-pasts.ts';
