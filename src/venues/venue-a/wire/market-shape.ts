/** The known shape of a market object of this wire. */
import { anything, flag, listOf, number, objectOf, oneOf, text, wireShape } from '../../wire-shape.ts';

const legShape = wireShape('leg', {
  needed: { event_ticker: text, market_ticker: text, side: oneOf('yes', 'no') },
  unused: 'yes_settlement_value_dollars',
});

const priceRangeShape = wireShape('price_range', { used: { start: text, end: text, step: text } });

export const marketShape = wireShape('market', {
  needed: {
    ticker: text,
    event_ticker: text,
    yes_sub_title: text,
    rules_primary: text,
    status: oneOf(
      'initialized',
      'active',
      'inactive',
      'closed',
      'determined',
      'disputed',
      'amended',
      'finalized',
    ),
    notional_value_dollars: number,
  },
  used: {
    // Part of the promise.
    market_type: oneOf('binary', 'scalar'),
    title: text,
    subtitle: text,
    no_sub_title: text,
    rules_secondary: text,
    strike_type: oneOf(
      '',
      'greater',
      'greater_or_equal',
      'less',
      'less_or_equal',
      'between',
      'structured',
      'custom',
      'functional',
    ),
    floor_strike: number,
    cap_strike: number,
    functional_strike: text,
    custom_strike: anything,
    primary_participant_key: text,
    early_close_condition: text,
    can_close_early: flag,
    settlement_timer_seconds: number,
    settlement_bounds_type: oneOf('default', 'floor'),
    settlement_floor_dollars: text,
    price_level_structure: text,
    price_ranges: listOf(objectOf(priceRangeShape)),
    mve_collection_ticker: text,
    is_provisional: flag,
    // State and figures.
    open_time: text,
    close_time: text,
    expected_expiration_time: text,
    latest_expiration_time: text,
    result: oneOf('', 'yes', 'no', 'scalar'),
    settlement_value_dollars: text,
    settlement_ts: text,
    expiration_value: text,
    yes_bid_dollars: text,
    yes_ask_dollars: text,
    yes_bid_size_fp: text,
    yes_ask_size_fp: text,
    last_price_dollars: text,
    volume_fp: text,
    volume_24h_fp: text,
    open_interest_fp: text,
    fee_waiver_expiration_time: text,
    mve_selected_legs: listOf(objectOf(legShape)),
  },
  // The second half is gone from today's wire and still in older answers.
  unused: `created_time updated_time expiration_time occurrence_datetime no_bid_dollars no_ask_dollars
    previous_yes_bid_dollars previous_yes_ask_dollars previous_price_dollars liquidity_dollars exchange_index
    yes_bid yes_ask no_bid no_ask last_price previous_yes_bid previous_yes_ask previous_price volume volume_24h
    open_interest liquidity notional_value tick_size settlement_value response_price_units
    fractional_trading_enabled category risk_limit_cents`,
});
