/** How prices compared with what happened, by 10-cent band. */
import { type Static, Type } from 'typebox';
import { count, oneOf, price, ratio, text } from './scalars.ts';
import { strategyVenues } from './strategy.ts';
import { resource } from './strict-object.ts';

export const horizonsDays = [1, 3, 7, 14, 30] as const;

export const CalibrationRow = resource('CalibrationRow', 'Settled markets of one 10-cent price band.', {
  from_usd: price('The lower end of the price band.'),
  to_usd: price('The upper end of the price band.'),
  markets: count('Settled markets in the band.'),
  avg_price_usd: price('Their average Yes price at the horizon.'),
  win_rate: ratio('The share that resolved Yes, from 0 to 1.'),
  low: ratio('The lower end of the 95% interval of that share.'),
  high: ratio('The upper end of the 95% interval of that share.'),
});

export const Calibration = resource('Calibration', 'How prices compared with outcomes at one horizon.', {
  venue: oneOf(strategyVenues, "Whose markets were measured; `all` takes both venues' together."),
  category: text('The category measured; `All` for every category.'),
  horizon_days: Type.Integer({
    enum: [...horizonsDays],
    description: 'Days before close at which the price was taken.',
  }),
  markets: count('Settled markets measured.'),
  brier: ratio('The Brier score of the prices: 0 is perfect, 0.25 is a coin.'),
  rows: Type.Array(CalibrationRow, { description: 'One row per band with settled markets, lowest first.' }),
});

export type Calibration = Static<typeof Calibration>;
