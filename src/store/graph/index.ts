export {
  type AccuracyRecord,
  appendAccuracyBatch,
  type CountedRelation,
  emptyAccuracy,
  inAccuracyBatch,
  type JudgedPairs,
  loadAccuracy,
  loadShownVoids,
  type NewViolation,
  type PairCount,
  type PairOutcome,
  type ShownVoid,
  type ViolationSide,
} from './accuracy.ts';
export { type CatalogRow, loadCatalogRows } from './catalog-rows.ts';
export {
  appendMembers,
  type ContractToRead,
  closeMembers,
  countMarketsToRead,
  loadContractsToRead,
  loadOpenMembers,
  loadUnlistedMembers,
  type MemberRow,
  type NewMember,
  type StoredMember,
  toMember,
} from './graph-members.ts';
export {
  findLastRun,
  findLastRunIn,
  type GraphRun,
  inGraphRun,
  inGraphSnapshot,
  loadGraphRuns,
  loadPublishedCycles,
  writeGraphRun,
} from './graph-runs.ts';
export { loadImportedToJudge, loadSettledContracts, type SettledContract } from './imported-settlements.ts';
export {
  loadReworded,
  loadRulesWithdrawals,
  type NewRulesWithdrawal,
  type RulesWithdrawal,
  type WithdrawnRelation,
  writeRulesWithdrawals,
} from './rules-withdrawals.ts';
export { findRunHead } from './run-heads.ts';
export { findRunMark } from './run-marks.ts';
export { agreeOnRunMoney } from './run-money.ts';
export { isStorable, readReadingOfAny, writeReading } from './stored-reading.ts';
