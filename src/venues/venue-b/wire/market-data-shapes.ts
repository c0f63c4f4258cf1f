/** The known shapes of this wire's books, prices and trades, as answers have them. */
import { flag, listOf, number, objectOf, oneOf, text, wireShape } from '../../wire-shape.ts';

export const levelShape = wireShape('level', { needed: { price: text, size: text } });

export const bookShape = wireShape('book', {
  needed: {
    asset_id: text,
    timestamp: number,
    bids: listOf(objectOf(levelShape)),
    asks: listOf(objectOf(levelShape)),
  },
  // All of a book is hashed, also what is not read otherwise.
  used: { market: text, hash: text, tick_size: number, min_order_size: number, neg_risk: flag },
  unused: 'last_trade_price',
});

export const pricePointShape = wireShape('point', { needed: { t: number, p: number } });

/** Members that are false or zero may be left out. */
export const compactMarketShape = wireShape('compact_market', {
  used: {
    fd: objectOf(wireShape('compact_market.fd', { used: { r: number, e: number, to: flag } })),
  },
  unused: 'c t mos mts mbf tbf nr ao aot sd itode gst cbos oas r rfqe ibce v',
});

const side = oneOf('BUY', 'SELL');

export const tradeShape = wireShape('trade', {
  needed: { asset: text, price: number, size: number, side, timestamp: number },
  used: { transactionHash: text },
  unused: `proxyWallet conditionId title slug icon eventSlug outcome outcomeIndex name pseudonym bio profileImage
    profileImageOptimized`,
});

/** The same in the second generation of the list. */
export const secondTradeShape = wireShape('trade', {
  needed: { token_id: text, price: number, size: number, side, timestamp: number },
  used: { transaction_hash: text },
  unused: `proxy_wallet condition_id title slug icon event_slug outcome outcome_index name pseudonym bio profile_image
    profile_image_optimized`,
});

export const paginationShape = wireShape('pagination', {
  used: { next_cursor: text, has_more: flag },
  neededOneOf: [['has_more', 'next_cursor']],
  unused: 'limit offset',
});
