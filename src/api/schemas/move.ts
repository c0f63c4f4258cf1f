/** Unusual trading: signals, and the markets whose price moved most. */
import { type Static, Type } from 'typebox';
import { signalKinds } from '../../core/insight/index.ts';
import { MarketSummary } from './market-summary.ts';
import { amount, count, oneOf, timestamp } from './scalars.ts';
import { resource } from './strict-object.ts';

export { signalKinds };

export const Signal = resource('Signal', 'Something unusual in the trading of a market.', {
  kind: oneOf(
    signalKinds,
    '`burst`: many trades at once. `block`: one very large fill. `sweep`: several levels taken at once. `one_sided`: nearly all money toward one side. `price_jump`: a sudden change of price.',
  ),
  score: Type.Number({ description: "How far beyond the market's own habit; larger is stranger." }),
  detected_at: timestamp('When it was detected.'),
});

export const Move = resource('Move', 'A market whose price moved.', {
  market: MarketSummary,
  signals: Type.Array(Signal, {
    description: 'What was unusual in its trading over 24 hours, newest first.',
  }),
  trades_24h: count('Fills recorded in the last 24 hours.'),
  net_usd_24h: amount('Net money toward Yes over 24 hours; negative when toward No.'),
  related: count('Markets the graph relates to it.'),
});

export type Signal = Static<typeof Signal>;
export type Move = Static<typeof Move>;
