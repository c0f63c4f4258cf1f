/** How prices compared with outcomes: by venue, category and horizon, in ten bands of the price of Yes. */
import { settledHorizons } from '../settled-market.ts';
import { eventRange, type RangeEnd } from './event-range.ts';
import { sumCells } from './joined-sums.ts';
import type { ResampledSums } from './resampled-sums.ts';
import {
  bandCount,
  cellOf,
  placesOf,
  type RuleCategory,
  type RuleVenue,
  ruleCategories,
  ruleVenues,
  slotCount,
} from './rule-grid.ts';
import type { SettledSums } from './settled-sums.ts';

/** Sums over the markets of a band, in millionths. */
export interface CalibrationBand {
  readonly band: number;
  readonly markets: number;
  readonly price: number;
  readonly paid: number;
  /** The ends of the 95 % range of `paid` by market; undefined where fewer than two events are in the band. */
  readonly low: RangeEnd | undefined;
  readonly high: RangeEnd | undefined;
}

export interface CalibrationCurve {
  readonly venue: RuleVenue;
  readonly category: RuleCategory;
  readonly horizonDays: number;
  readonly markets: number;
  /** The sum of (price − payout)², in 10^-12. */
  readonly squares: bigint;
  /** All ten, lowest first. */
  readonly bands: readonly CalibrationBand[];
}

export class CalibrationMeasures {
  readonly #kept = new Map<string, CalibrationCurve>();

  /** Every curve, by venue, category and horizon. Of those none of whose cells changed, the last one. */
  measure(sums: SettledSums, resampled: ResampledSums, touched: Uint8Array): CalibrationCurve[] {
    resampled.refresh(sums, touchedCells(touched), 'paid');
    return ruleVenues.flatMap((venue) =>
      ruleCategories.flatMap((category) =>
        settledHorizons.map((horizonDays, horizon) => {
          const key = `${venue} ${category} ${horizon}`;
          const places = placesOf(venue, category);
          const kept = this.#kept.get(key);
          const cells = bands.map((band) => places.map((place) => cellOf(place, horizon, band)));
          const changed = cells.map((ofBand) => ofBand.some((cell) => touched[cell] !== 0));
          if (kept !== undefined && !changed.includes(true)) return kept;
          const measured = bands.map((band) => {
            const last = changed[band] ? undefined : kept?.bands[band];
            return last ?? measureBand(band, cells[band] ?? [], sums, resampled);
          });
          const curve: CalibrationCurve = {
            venue,
            category,
            horizonDays,
            markets: measured.reduce((sum, { markets }) => sum + markets, 0),
            squares: places.reduce((sum, place) => sum + sums.squaresOf(place, horizon), 0n),
            bands: measured,
          };
          this.#kept.set(key, curve);
          return curve;
        }),
      ),
    );
  }
}

/** Of Yes: every curve is of some of them. */
function* touchedCells(touched: Uint8Array): Generator<number> {
  for (const [cell, isTouched] of touched.entries()) {
    if (isTouched !== 0 && cell % slotCount < bandCount) yield cell;
  }
}

const bands = Array.from({ length: bandCount }, (_, band) => band);

function measureBand(
  band: number,
  cells: readonly number[],
  sums: SettledSums,
  resampled: ResampledSums,
): CalibrationBand {
  const own = {
    band,
    markets: sums.total(cells, 'count'),
    price: sums.total(cells, 'price'),
    paid: sums.total(cells, 'paid'),
  };
  if (own.markets === 0) return { ...own, low: undefined, high: undefined };
  const { groups, resamples } = sumCells(cells, sums, resampled, 'paid');
  const range = eventRange(groups, resamples);
  return { ...own, low: range?.low, high: range?.high };
}
