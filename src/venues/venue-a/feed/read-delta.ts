/**
 * A change of a level as the venue writes it, read by a pattern of the whole text: what JSON.parse would build of it is
 * looked at once and thrown away, and takes three times as long. Nearly all frames are such. A text that differs in
 * anything, were it a space or the order of its members, is left to JSON.parse, which gives the same for what is read here.
 */
import { type Micros, parseMicros } from '../../../core/exact/index.ts';
import type { BookSide } from '../../../core/market/index.ts';
import { isBookPrice } from '../../book-price.ts';

interface PlainDelta {
  readonly kind: 'delta';
  readonly place: { readonly sid: number; readonly seq: number };
  readonly market: string;
  readonly side: BookSide;
  readonly price: Micros;
  readonly change: Micros;
  readonly venueTime: number;
}

/** So many digits are a safe integer, whatever they are. */
const whole = '(?:0|[1-9]\\d{0,14})';

const pattern = new RegExp(
  `^\\{"type":"orderbook_delta","sid":(${whole}),"seq":(${whole}),"msg":\\{` +
    '"market_ticker":"([A-Za-z0-9][A-Za-z0-9_.-]{0,199})","market_id":"[\\w-]*",' +
    '"price_dollars":"([\\d.]+)","delta_fp":"(-?[\\d.]+)","side":"(yes|no)",' +
    `"ts":"[\\w:.+-]*","ts_ms":([1-9]\\d{0,14})\\}(?:,"sending_ts_ms":${whole})?\\}$`,
);

/** Undefined for whatever is not written so. */
export function readPlainDelta(text: string): PlainDelta | undefined {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const market = match[3] ?? '';
  const price = parseMicros(match[4] ?? '');
  const change = parseMicros(match[5] ?? '');
  if (price === undefined || change === undefined || !isBookPrice(price)) return undefined;
  const isYes = match[6] === 'yes';
  return {
    kind: 'delta',
    place: { sid: Number(match[1]), seq: Number(match[2]) },
    market,
    side: isYes ? 'bid' : 'ask',
    price,
    change,
    venueTime: Number(match[7]),
  };
}
