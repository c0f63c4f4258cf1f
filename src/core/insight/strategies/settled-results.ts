/** Strategies and calibration of one state of the settled base. */
import { type CalibrationCurve, CalibrationMeasures } from './measure-calibration.ts';
import { type MeasuredRule, RuleMeasures, type RuleRange } from './measure-rules.ts';
import { ResampledSums } from './resampled-sums.ts';
import { findDraws } from './resamples.ts';
import { SettledSums } from './settled-sums.ts';

export interface SettledResults {
  /** The graph run in which it was measured: within one run nothing changes. Not there where no run is known. */
  readonly run?: number;
  /** Settled markets that were measured. */
  readonly markets: number;
  /** Those that settled history supports, best cautious return first. */
  readonly strategies: readonly MeasuredRule[];
  readonly calibration: readonly CalibrationCurve[];
}

export const noSettledResults: SettledResults = { markets: 0, strategies: [], calibration: [] };

/** The sums of the base, and what was measured on them last, so that a few more markets cost little. */
export class SettledHistory {
  readonly sums = new SettledSums();
  readonly #rules = new RuleMeasures();
  readonly #resampled = new ResampledSums(findDraws());
  readonly #calibration = new CalibrationMeasures();

  measure(): SettledResults {
    const touched = this.sums.takeTouched();
    this.#resampled.note(touched);
    // First, since it needs the counts of nearly all cells, with what they paid.
    const calibration = this.#calibration.measure(this.sums, this.#resampled, touched);
    const strategies = this.#rules.measure(this.sums, this.#resampled, touched);
    return { markets: this.sums.markets, strategies, calibration };
  }

  /** Of every rule with enough markets, as last measured, whether it is listed or not. For tests of their honesty. */
  ranges(): readonly RuleRange[] {
    return this.#rules.ranges(this.sums, this.#resampled);
  }
}
