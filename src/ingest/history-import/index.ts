export {
  defaultHistoryLimits,
  type HistoryLimits,
  type HistoryOutcome,
  type HistoryProgress,
  runHistoryImport,
} from './run-history-import.ts';
