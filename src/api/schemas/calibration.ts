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
  avg_price_usd: Type.Optional(
    price('Their average Yes price at the horizon; absent in a band without markets.'),
  ),
  win_rate: Type.Optional(
    ratio('The share that resolved Yes, from 0 to 1; one paid at a price counts with that.'),
  ),
  low: Type.Optional(
    ratio(
      'The lower end of the 95% range of that share; absent where fewer than two events are in the band.',
    ),
  ),
  high: Type.Optional(ratio('The upper end of the 95% range of that share.')),
});

export const Calibration = resource('Calibration', 'How prices compared with outcomes at one horizon.', {
  venue: oneOf(strategyVenues, "Whose markets were measured; `all` takes both venues' together."),
  category: text('The category measured; `All` for every category.'),
  horizon_days: Type.Integer({
    minimum: 1,
    description: 'Days before the end that the listing stated in advance, at which the price was taken.',
  }),
  markets: count('Settled markets measured.'),
  brier: Type.Optional(
    ratio('The Brier score of the prices: 0 is perfect, 0.25 is a coin. Absent without settled markets.'),
  ),
  reliability: Type.Optional(ratio('How far prices were from what happened, by band: 0 is perfect.')),
  resolution: Type.Optional(ratio('How far bands differ in what happened: more is better.')),
  uncertainty: Type.Optional(
    ratio(
      'How uncertain the outcomes were by themselves. Brier is about reliability − resolution + uncertainty.',
    ),
  ),
  rows: Type.Array(CalibrationRow, { description: 'All ten bands, lowest first.' }),
});

export type Calibration = Static<typeof Calibration>;
