/** Curves of calibration as answers show them, and the parts of the Brier score, all from exact sums. */
import {
  addRationals,
  formatMicros,
  multiplyRationals,
  negateRational,
  printDerivedPrice,
  printRatio,
  type Rational,
  rational,
  zero,
} from '../../../../core/exact/index.ts';
import { bandWidth, type CalibrationBand, type CalibrationCurve } from '../../../../core/insight/index.ts';
import type { Calibration } from '../../../schemas/index.ts';

const millionths = 1_000_000n;

export function describeCalibration(curve: CalibrationCurve): Calibration {
  const { venue, category, horizonDays, markets, bands } = curve;
  return {
    venue,
    category,
    horizon_days: horizonDays,
    markets,
    ...(markets === 0 ? {} : describeBrier(curve)),
    rows: bands.map(describeBand),
  };
}

function describeBand({
  band,
  markets,
  price,
  paid,
  low,
  high,
}: CalibrationBand): Calibration['rows'][number] {
  const all = millionths * BigInt(markets);
  const share = (value: number, count: number) =>
    printRatio({ numerator: BigInt(value), denominator: millionths * BigInt(count) });
  return {
    from_usd: formatMicros(band * bandWidth),
    to_usd: formatMicros((band + 1) * bandWidth),
    markets,
    ...(markets === 0
      ? {}
      : {
          avg_price_usd: printDerivedPrice({ numerator: BigInt(price), denominator: all }),
          win_rate: share(paid, markets),
        }),
    ...(low === undefined ? {} : { low: share(low.value, low.count) }),
    ...(high === undefined ? {} : { high: share(high.value, high.count) }),
  };
}

function describeBrier({ markets, squares, bands }: CalibrationCurve) {
  const all = BigInt(markets);
  const used = bands.filter((band) => band.markets > 0);
  const mean = rational(
    used.reduce((sum, { paid }) => sum + BigInt(paid), 0n),
    millionths * all,
  );
  /** The mean over markets of the square of what their band gives. */
  const meanSquare = (off: (band: { readonly price: Rational; readonly paid: Rational }) => Rational) =>
    used
      .map(({ markets: count, price, paid }) => {
        const each = off({
          price: rational(BigInt(price), millionths * BigInt(count)),
          paid: rational(BigInt(paid), millionths * BigInt(count)),
        });
        return multiplyRationals(multiplyRationals(each, each), rational(BigInt(count), all));
      })
      .reduce(addRationals, zero);
  return {
    brier: printRatio(rational(squares, millionths * millionths * all)),
    reliability: printRatio(meanSquare(({ price, paid }) => addRationals(price, negateRational(paid)))),
    resolution: printRatio(meanSquare(({ paid }) => addRationals(paid, negateRational(mean)))),
    uncertainty: printRatio(multiplyRationals(mean, addRationals(rational(1n, 1n), negateRational(mean)))),
  };
}
