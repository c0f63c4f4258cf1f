/** The known shapes of this wire's stream, by the `type` of a frame. What happens to a frame of another type: nothing. */
import {
  anything,
  listOf,
  number,
  objectOf,
  oneOf,
  text,
  type WireShape,
  wireShape,
} from '../../wire-shape.ts';
import { tradeFields } from './market-data-shapes.ts';

const ladder = listOf(listOf(text));

const snapshotShape = wireShape('msg', {
  needed: { market_ticker: text },
  // A side without bids is left out.
  used: { yes_dollars_fp: ladder, no_dollars_fp: ladder },
  unused: 'market_id',
});

const deltaShape = wireShape('msg', {
  needed: { market_ticker: text, price_dollars: text, delta_fp: text, side: oneOf('yes', 'no') },
  used: { ts: text, ts_ms: number },
  unused: 'market_id client_order_id subaccount',
});

const tradeMessageShape = wireShape('msg', {
  ...tradeFields,
  needed: { ...tradeFields.needed, market_ticker: text },
  used: { ...tradeFields.used, ts: number, ts_ms: number },
  neededOneOf: [...tradeFields.neededOneOf, ['ts_ms', 'ts']],
  unused: 'market_id',
});

/** That it changed is all that is read: the market is then looked up. */
const marketChangedShape = wireShape('msg', {
  needed: { market_ticker: text },
  used: {
    event_type: oneOf(
      'created',
      'activated',
      'deactivated',
      'close_date_updated',
      'determined',
      'settled',
      'price_level_structure_updated',
      'metadata_updated',
    ),
  },
  unused: `exchange_index open_ts close_ts price_level_structure price_ranges additional_metadata is_deactivated
    determination_ts result settlement_value settled_ts strike_type floor_strike cap_strike custom_strike
    yes_sub_title event_ticker`,
});

const eventChangedShape = wireShape('msg', {
  unused: `event_ticker exchange_index title subtitle collateral_return_type series_ticker strike_date
    strike_period`,
});

const feeChangedShape = wireShape('msg', {
  needed: { event_ticker: text },
  unused: 'fee_type_override fee_multiplier_override',
});

const subscribedShape = wireShape('msg', { needed: { channel: text, sid: number } });

const errorShape = wireShape('msg', {
  needed: { code: number },
  unused: 'msg market_ticker market_tickers',
});

/** Numbered frames: each is one further than the last of its subscription. */
function numbered(type: string, message: WireShape): WireShape {
  return wireShape(type, {
    needed: { type: text, sid: number, seq: number, msg: objectOf(message) },
    used: { sending_ts_ms: number },
    // Of a snapshot that a command asked for.
    unused: 'id',
  });
}

export const streamShapes: ReadonlyMap<string, WireShape> = new Map([
  ['orderbook_snapshot', numbered('orderbook_snapshot', snapshotShape)],
  ['orderbook_delta', numbered('orderbook_delta', deltaShape)],
  ['trade', numbered('trade', tradeMessageShape)],
  ['market_lifecycle_v2', numbered('market_lifecycle_v2', marketChangedShape)],
  ['multivariate_market_lifecycle', numbered('multivariate_market_lifecycle', marketChangedShape)],
  ['event_lifecycle', numbered('event_lifecycle', eventChangedShape)],
  ['event_fee_update', numbered('event_fee_update', feeChangedShape)],
  [
    'subscribed',
    wireShape('subscribed', {
      needed: { type: text, id: number, msg: objectOf(subscribedShape) },
      unused: 'sending_ts_ms',
    }),
  ],
  [
    'ok',
    wireShape('ok', {
      needed: { type: text },
      used: { id: number, sid: number, seq: number, msg: anything },
      unused: 'sending_ts_ms market_tickers',
    }),
  ],
  [
    'unsubscribed',
    wireShape('unsubscribed', {
      needed: { type: text },
      used: { id: number, sid: number, seq: number },
      unused: 'msg sending_ts_ms',
    }),
  ],
  [
    'error',
    wireShape('error', {
      needed: { type: text, msg: objectOf(errorShape) },
      used: { id: number, sid: number, seq: number },
      unused: 'sending_ts_ms',
    }),
  ],
]);
