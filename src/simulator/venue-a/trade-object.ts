/** A trade as venue_a sends it, over REST and on the stream. */
import type { SimulatedTrade } from '../exchange/index.ts';
import type { Row } from './answers.ts';
import { contracts, dollars, timeText } from './wire-text.ts';

export function tradeObject(trade: SimulatedTrade): Row {
  return {
    count_fp: contracts(trade.size),
    created_time: timeText(trade.at, trade.microseconds),
    is_block_trade: trade.block,
    no_price_dollars: dollars(10_000 - trade.price),
    taker_book_side: trade.takerBuys === 'yes' ? 'bid' : 'ask',
    taker_outcome_side: trade.takerBuys,
    taker_side: trade.takerBuys,
    ticker: trade.market.id,
    trade_id: trade.id,
    yes_price_dollars: dollars(trade.price),
  };
}
