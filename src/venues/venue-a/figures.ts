/** Prices and volumes beside a market's terms. What cannot be read is unknown and counted; it never costs the terms. */
import {
  formatRational,
  type Micros,
  parseDecimal,
  parseMicros,
  type Rational,
  rational,
} from '../../core/exact/index.ts';
import { isTradablePrice, type VenueFigures } from '../../core/market/index.ts';
import type { FieldTally, VenueAObject } from './wire/index.ts';

export function readFigures(payload: VenueAObject, notional: Rational, tally: FieldTally): VenueFigures {
  return {
    yesBid: readQuote(payload, 'yes_bid_dollars', 'yes_bid_size_fp', tally),
    yesAsk: readQuote(payload, 'yes_ask_dollars', 'yes_ask_size_fp', tally),
    lastPrice: readTradablePrice(payload, 'last_price_dollars', tally),
    volume24hUsd: readFaceValue(payload, 'volume_24h', notional, tally),
    totalVolumeUsd: readFaceValue(payload, 'volume', notional, tally),
    openInterestUsd: readFaceValue(payload, 'open_interest', notional, tally),
  };
}

/** A side without orders is coded as a price of 0 or 1, or a size of 0. */
function readQuote(
  payload: VenueAObject,
  price: string,
  size: string,
  tally: FieldTally,
): Micros | undefined {
  const quantity = readMicros(payload, size, tally);
  // Sizes are newer than prices on this wire: where none is sent, the price alone decides.
  const hasOrders = payload[size] === undefined || (quantity !== undefined && quantity > 0);
  return hasOrders ? readTradablePrice(payload, price, tally) : undefined;
}

function readTradablePrice(payload: VenueAObject, name: string, tally: FieldTally): Micros | undefined {
  const price = readMicros(payload, name, tally);
  return price !== undefined && isTradablePrice(price) ? price : undefined;
}

function readMicros(payload: VenueAObject, name: string, tally: FieldTally): Micros | undefined {
  const value = payload[name];
  if (value === undefined || value === null) return undefined;
  const micros = typeof value === 'string' ? parseMicros(value) : undefined;
  if (micros === undefined) tally.count(`market.${name} (unreadable)`);
  return micros;
}

/** Contracts at their face value; before fractional contracts they were sent as whole numbers without the suffix. */
function readFaceValue(
  payload: VenueAObject,
  name: string,
  notional: Rational,
  tally: FieldTally,
): string | undefined {
  const value = payload[`${name}_fp`] ?? payload[name];
  if (value === undefined || value === null) return undefined;
  const contracts = typeof value === 'string' ? parseDecimal(value) : undefined;
  if (contracts === undefined || contracts.numerator < 0n) {
    tally.count(`market.${name} (unreadable)`);
    return undefined;
  }
  return formatRational(
    rational(contracts.numerator * notional.numerator, contracts.denominator * notional.denominator),
  );
}
