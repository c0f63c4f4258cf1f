/** The known shapes of this wire's books, trades and candles, as answers have them. */
import { flag, listOf, number, objectOf, oneOf, text, wireShape } from '../../wire-shape.ts';

const ladder = listOf(listOf(text));

/** A side without bids is empty, null or missing. */
export const laddersShape = wireShape('book', {
  used: { yes_dollars: ladder, no_dollars: ladder },
  // Whole cents, until spring 2026.
  unused: 'yes no',
});

/** Without a market and a time, which an answer and a frame name differently. */
export const tradeFields = {
  needed: { trade_id: text, yes_price_dollars: text },
  used: {
    no_price_dollars: text,
    count_fp: text,
    count: number,
    taker_outcome_side: oneOf('yes', 'no'),
    taker_book_side: oneOf('bid', 'ask'),
    taker_side: oneOf('yes', 'no'),
    is_block_trade: flag,
  },
  neededOneOf: [
    ['count_fp', 'count'],
    ['taker_outcome_side', 'taker_book_side', 'taker_side'],
  ],
} as const;

export const tradeShape = wireShape('trade', {
  ...tradeFields,
  needed: { ...tradeFields.needed, ticker: text, created_time: text },
  // Whole cents, until spring 2026.
  unused: 'price yes_price no_price',
});

const unusedCandle = 'open_interest open_interest_fp volume volume_fp yes_bid yes_ask';

/** A period without a trade has only the previous price. */
const livePriceShape = wireShape('candle.price', {
  used: { close_dollars: text },
  unused: `open_dollars low_dollars high_dollars mean_dollars previous_dollars min_dollars max_dollars
    open low high close mean previous min max`,
});

export const liveCandleShape = wireShape('candle', {
  needed: { end_period_ts: number, price: objectOf(livePriceShape) },
  unused: unusedCandle,
});

const archivedPriceShape = wireShape('candle.price', {
  used: { close: text },
  unused: 'open low high mean previous min max',
});

export const archivedCandleShape = wireShape('candle', {
  needed: { end_period_ts: number, price: objectOf(archivedPriceShape) },
  unused: unusedCandle,
});
