/** Candles of this wire. Live and archived ones name the same figures differently. */
import { parseMicros } from '../../../core/exact/index.ts';
import { isTradablePrice } from '../../../core/market/index.ts';
import type { ExactJson } from '../../../runtime/exact-json.ts';
import type { VenuePricePoint } from '../../venue.ts';
import { isJsonObject } from './fields.ts';

/**
 * `live` candles have `close_dollars`; a bare `close` beside it was whole cents once. `archived` ones have dollars in
 * `close`.
 */
export type CandleSource = 'live' | 'archived';

export type CandleReading =
  | { readonly kind: 'point'; readonly point: VenuePricePoint }
  /** There was no trade in the period. */
  | { readonly kind: 'untraded' }
  | { readonly kind: 'misfit' };

/** The last trade of the period, at its end. */
export function readCandle(payload: ExactJson, source: CandleSource): CandleReading {
  if (!isJsonObject(payload)) return { kind: 'misfit' };
  const end = payload['end_period_ts'];
  const prices = payload['price'];
  if (typeof end !== 'string' || !/^\d{1,11}$/.test(end) || !isJsonObject(prices)) return { kind: 'misfit' };
  const close = prices[source === 'live' ? 'close_dollars' : 'close'];
  if (close === undefined || close === null || close === '') return { kind: 'untraded' };
  const price = typeof close === 'string' ? parseMicros(close) : undefined;
  if (price === undefined || !isTradablePrice(price)) return { kind: 'misfit' };
  return { kind: 'point', point: { at: Number(end) * 1000, price } };
}
