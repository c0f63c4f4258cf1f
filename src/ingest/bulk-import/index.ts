export type { BulkPhase, BulkProgress } from './import-walk.ts';
export { type BulkReport, runBulkImport } from './run-bulk-import.ts';
