/** Prices that end a window above or below its start, in whole texts of our own. */
import { checkRelation, checkWithheld, type Text } from './own-texts.ts';

interface Change {
  readonly from?: string;
  readonly to?: string;
  readonly downFrom?: string;
  readonly downTo?: string;
  readonly downPair?: string;
  readonly market?: string;
}

function noons({
  from = "May 3 '26",
  to = "May 4 '26",
  downFrom = from,
  downTo = to,
  downPair = 'BTC/USDT',
  market = 'one',
}: Change): Text {
  return {
    title: 'Bitcoin Up or Down on May 4?',
    venue: 'venue_b',
    market,
    fields: { outcomes: '["Up", "Down"]' },
    rules: [
      `This market will resolve to "Up" if the "Close" price for the Binance 1 minute candle for BTC/USDT ${from} 12:00 in the ET timezone (noon) is lower than the final "Close" price for the ${to} 12:00 ET candle.`,
      `This market will resolve to "Down" if the "Close" price for the Binance 1 minute candle for ${downPair} ${downFrom} 12:00 in the ET timezone (noon) is higher than the final "Close" price for the ${downTo} 12:00 ET candle.`,
      'If the final "Close" price for both of these candles is exactly equal on Binance, this market will resolve 50-50.',
    ].join('\n'),
  };
}

checkRelation('P1: one window in two markets', noons({}), noons({ market: 'two' }), 'equivalent');
checkWithheld('Down on another day than Up', noons({ downTo: "May 5 '26" }), 'unknown_scope');
checkWithheld(
  'Down by the two days turned round',
  noons({ downFrom: "May 4 '26", downTo: "May 3 '26" }),
  'unknown_window',
);
checkWithheld('Down by another pair than Up', noons({ downPair: 'ETH/USDT' }), 'clause_conflict');
