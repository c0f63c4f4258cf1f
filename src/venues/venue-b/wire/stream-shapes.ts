/** The known shapes of this wire's market channel, by the `event_type` of a message. Other types are passed over. */
import { listOf, number, objectOf, oneOf, text, type WireShape, wireShape } from '../../wire-shape.ts';
import { levelShape } from './market-data-shapes.ts';

const side = oneOf('BUY', 'SELL');
const ofAsset = { event_type: text, asset_id: text, timestamp: number };

const changeShape = wireShape('price_change', {
  needed: { asset_id: text, price: text, size: text, side },
  used: { hash: text, best_bid: text, best_ask: text },
});

/** Both life-cycle messages are hints: which market it is about is all that is read. */
const unusedOfLifeCycle = `id assets_ids outcomes winning_asset_id winning_outcome question description
  clob_token_ids active tags group_item_title sports_market_type line game_start_time order_price_min_tick_size
  taker_base_fee fees_enabled fee_schedule event_message timestamp`;

const shapes: readonly WireShape[] = [
  wireShape('book', {
    needed: { ...ofAsset, bids: listOf(objectOf(levelShape)), asks: listOf(objectOf(levelShape)) },
    used: { tick_size: number },
    unused: 'market hash last_trade_price min_order_size neg_risk',
  }),
  wireShape('price_change', {
    needed: { event_type: text, timestamp: number, price_changes: listOf(objectOf(changeShape)) },
    used: { market: text },
  }),
  wireShape('best_bid_ask', {
    needed: { ...ofAsset, best_bid: text, best_ask: text },
    unused: 'market spread',
  }),
  wireShape('last_trade_price', {
    needed: { ...ofAsset, price: text, size: text, side },
    used: { transaction_hash: text },
    unused: 'market fee_rate_bps',
  }),
  wireShape('tick_size_change', {
    needed: { ...ofAsset, new_tick_size: text },
    unused: 'market old_tick_size',
  }),
  wireShape('new_market', {
    needed: { event_type: text },
    used: { slug: text },
    unused: `market condition_id ${unusedOfLifeCycle}`,
  }),
  wireShape('market_resolved', {
    needed: { event_type: text },
    used: { market: text, condition_id: text },
    neededOneOf: [['market', 'condition_id']],
    unused: `slug ${unusedOfLifeCycle}`,
  }),
];

export const streamShapes: ReadonlyMap<string, WireShape> = new Map(
  shapes.map((shape) => [shape.name, shape]),
);
