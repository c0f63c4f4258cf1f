/** The venue's own figures beside the terms. An absent bid or ask is an empty side; an absent volume is zero. */
import { type Micros, parseDecimal, parseMicros } from '../../core/exact/index.ts';
import { isTradablePrice, type VenueFigures } from '../../core/market/index.ts';
import type { VenueBRecord } from './wire-record.ts';

export function normaliseFigures(raw: VenueBRecord, game: VenueFigures['game']): VenueFigures {
  return {
    yesBid: readQuote(raw, 'bestBid'),
    yesAsk: readQuote(raw, 'bestAsk'),
    lastPrice: readQuote(raw, 'lastTradePrice'),
    volume24hUsd: readVolume(raw, 'volume24hr') ?? '0',
    // The text is the exact one where both are sent; the number carries the noise of a double.
    totalVolumeUsd: readVolume(raw, 'volume') ?? readVolume(raw, 'volumeNum') ?? '0',
    openInterestUsd: undefined,
    ...(game === undefined ? {} : { game }),
  };
}

/** 0 and 1 are how an empty side is written where it is written at all. */
function readQuote(raw: VenueBRecord, field: string): Micros | undefined {
  const value = raw[field];
  const price = typeof value === 'string' ? parseMicros(value) : undefined;
  return price !== undefined && isTradablePrice(price) ? price : undefined;
}

function readVolume(raw: VenueBRecord, field: string): string | undefined {
  const value = raw[field];
  return typeof value === 'string' && parseDecimal(value) !== undefined ? value : undefined;
}
