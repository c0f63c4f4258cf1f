/** The known shapes of what this wire lists beside markets: events, series, games and their teams, combos, fee changes. */
import { anything, flag, listOf, number, objectOf, oneOf, text, wireShape } from '../../wire-shape.ts';
import { quadraticNames } from '../fee-rates.ts';
import { marketShape } from './market-shape.ts';

const sourceShape = wireShape('settlement_source', { used: { name: text, url: text } });

/** An unknown one makes a fee unknown. */
const feeType = oneOf('', ...quadraticNames, 'flat', 'margin_market_maker_program_fees');

export const eventShape = wireShape('event', {
  needed: { event_ticker: text, series_ticker: text, title: text, mutually_exclusive: flag },
  used: {
    sub_title: text,
    category: text,
    collateral_return_type: oneOf('', 'MECNET', 'DIRECNET'),
    strike_date: text,
    strike_period: text,
    product_metadata: anything,
    settlement_sources: listOf(objectOf(sourceShape)),
    fee_type_override: feeType,
    fee_multiplier_override: number,
    markets: listOf(objectOf(marketShape)),
  },
  // The last one is gone since September 2026.
  unused: 'last_updated_ts exchange_index available_on_brokers',
});

/** Without a market object of its own: which series a combo belongs to is all that is read of it. */
export const comboEventShape = wireShape('event', {
  needed: { series_ticker: text },
  unused: [...eventShape.names].filter((name) => name !== 'series_ticker').join(' '),
});

export const seriesShape = wireShape('series', {
  needed: { ticker: text, title: text },
  used: {
    frequency: text,
    category: text,
    categories: listOf(text),
    tags: listOf(text),
    settlement_sources: listOf(objectOf(sourceShape)),
    contract_url: text,
    contract_terms_url: text,
    product_metadata: anything,
    additional_prohibitions: listOf(text),
    fee_type: feeType,
    fee_multiplier: number,
  },
  unused: 'volume_fp volume last_updated_ts exchange_index',
});

/** Of a milestone's details only these are read; the rest differs by type and is its provider's. */
export const milestoneShape = wireShape('milestone', {
  needed: { id: text, type: text, start_date: text },
  used: { primary_event_tickers: listOf(text), related_event_tickers: listOf(text), details: anything },
  unused: 'category end_date title notification_message source_id source_ids last_updated_ts',
});

export const targetShape = wireShape('structured_target', {
  needed: { id: text, name: text },
  used: { details: anything },
  unused: 'type source_id source_ids last_updated_ts',
});

export const collectionShape = wireShape('collection', {
  needed: { series_ticker: text },
  unused: `collection_ticker exchange_index title description open_date close_date associated_events
    associated_event_tickers is_single_market_per_event is_all_yes is_ordered size_min size_max
    functional_description`,
});

export const seriesFeeChangeShape = wireShape('fee_change', {
  needed: { id: text, series_ticker: text, scheduled_ts: text },
  used: { fee_type: feeType, fee_multiplier: number },
});

export const eventFeeChangeShape = wireShape('fee_change', {
  needed: { id: text, event_ticker: text, scheduled_ts: text },
  used: { fee_type_override: feeType, fee_multiplier_override: number },
  unused: 'series_ticker',
});
