export type { CalibrationBand, CalibrationCurve } from './measure-calibration.ts';
export type { MeasuredRule } from './measure-rules.ts';
export {
  bandOf,
  bandWidth,
  findRule,
  type Rule,
  type RuleCategory,
  type RuleSide,
  type RuleVenue,
} from './rule-grid.ts';
export type { MonthSums, RuleSums } from './rule-sums.ts';
export { noSettledResults, SettledHistory, type SettledResults } from './settled-results.ts';
export { returnsPerUnit } from './side-return.ts';
