/** The figures that docs/signals.md reports, of the simulated world that it describes. */
import { type SignalKind, signalKinds } from '../../src/core/insight/index.ts';
import { openingScore } from '../../src/core/signal/index.ts';
import {
  detectionOf,
  episodesAt,
  falseEpisodes,
  type MeasureOptions,
  measureSignals,
  type SignalMeasurement,
} from './measure-signals.ts';
import { type PlantKind, plantKinds } from './planted-episodes.ts';
import { usualTemper } from './simulated-market.ts';

export const measuredWorld: Omit<MeasureOptions, 'seed'> = {
  markets: 3_000,
  learntDays: 7,
  days: 30,
  plantsPerMarketDay: 0.01,
  strength: 1,
  temper: usualTemper,
};

/** Not among those that the detector's constants were chosen with. */
export const measuredSeeds: readonly number[] = [301, 302, 303];

export const measuredThresholds: readonly number[] = Array.from({ length: 23 }, (_, step) => 2.5 + step / 4);

/** Of the episodes of one kind at one threshold, over all seeds. */
export interface CurvePoint {
  readonly threshold: number;
  found: number;
  false: number;
  planted: number;
  plantedFound: number;
}

export interface SignalFigures {
  marketDays: number;
  ordinaryMinutes: number;
  /** Ordinary minutes with at least this score. */
  readonly reached: Map<number, number>;
  readonly detected: Record<PlantKind, { planted: number; found: number }>;
  readonly curves: Record<SignalKind, CurvePoint[]>;
}

export function collectFigures(world: Omit<MeasureOptions, 'seed'>, seeds: readonly number[]): SignalFigures {
  const curveOf = () =>
    measuredThresholds.map((threshold) => ({ threshold, found: 0, false: 0, planted: 0, plantedFound: 0 }));
  const none = () => ({ planted: 0, found: 0 });
  const figures: SignalFigures = {
    marketDays: 0,
    ordinaryMinutes: 0,
    reached: new Map([2, 3, 4].map((score) => [score, 0])),
    detected: {
      burst: none(),
      block: none(),
      sweep: none(),
      one_sided: none(),
      price_jump: none(),
      informed: none(),
    },
    curves: {
      burst: curveOf(),
      block: curveOf(),
      sweep: curveOf(),
      one_sided: curveOf(),
      price_jump: curveOf(),
    },
  };
  // One seed after the other: what a run keeps is large.
  for (const seed of seeds) addRun(figures, measureSignals({ ...world, seed }));
  return figures;
}

function addRun(figures: SignalFigures, run: SignalMeasurement): void {
  figures.marketDays += run.marketDays;
  figures.ordinaryMinutes += run.ordinaryMinutes;
  for (const [score, count] of figures.reached)
    figures.reached.set(score, count + run.ordinaryScores.filter((one) => one >= score).length);
  for (const kind of plantKinds) {
    const { planted, found } = detectionOf(run.planted, run.announced, kind);
    figures.detected[kind].planted += planted;
    figures.detected[kind].found += found;
  }
  for (const [index, threshold] of measuredThresholds.entries()) {
    const found = episodesAt(run.looks, threshold);
    const untrue = falseEpisodes(run.planted, found);
    for (const kind of signalKinds) {
      const point = figures.curves[kind][index];
      if (point === undefined) continue;
      const { planted, found: plantedFound } = detectionOf(run.planted, found, kind);
      point.found += found.filter((episode) => episode.kind === kind).length;
      point.false += untrue[kind];
      point.planted += planted;
      point.plantedFound += plantedFound;
    }
  }
}

/** False episodes of a kind at the threshold that is used. */
export function falseAtOpening({ curves }: SignalFigures, kind: SignalKind): number {
  return curves[kind].find(({ threshold }) => threshold === openingScore)?.false ?? 0;
}
