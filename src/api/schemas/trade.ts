/** Trades: as one market recorded them, and as the tape shows the large ones of all markets. */
import type { Static } from 'typebox';
import { FillMarket } from './market-summary.ts';
import { amount, flag, oneOf, price, quantity, sides, text, timestamp } from './scalars.ts';
import { resource } from './strict-object.ts';

export const takerActions = ['buy', 'sell'] as const;

const execution = {
  taker_action: oneOf(takerActions, 'What the taker did with the outcome.'),
  outcome: text('The outcome that changed hands, in the words of the market.'),
  price_usd: price('The price per contract of that outcome.'),
  quantity: quantity('Contracts that changed hands.'),
  notional_usd: amount('Price times quantity.'),
  executed_at: timestamp("When the trade happened, by the venue's clock."),
  toward: oneOf(sides, 'The side the taker put money on: buying Yes and selling No are both toward Yes.'),
  block: flag('Whether the venue reported it as a block trade.'),
  archived: flag('True for a fill from imported history.'),
};

export const Fill = resource('Fill', 'A large fill.', { market: FillMarket, ...execution });

export const Trade = resource('Trade', 'A recorded trade of one market.', {
  id: text("The venue's id of the trade, or ours where it gives none."),
  ...execution,
  price_usd: price('The price per contract, always of the Yes side.'),
  notional_usd: amount(
    'What the taker paid or received: the price of the outcome that changed hands times the quantity.',
  ),
});

export type FillResource = Static<typeof Fill>;
export type TradeResource = Static<typeof Trade>;
