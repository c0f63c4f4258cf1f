/** Parts that messages of the market channel have in common. */
import { type Micros, microsPerUnit, parseMicros } from '../../../core/exact/index.ts';
import type { ExactJson } from '../../../runtime/exact-json.ts';
import type { StreamTop } from './stream-message.ts';

/** Undefined if neither side is named; an empty side is `0`, `1` or an empty text. */
export function parseTop(
  bidText: ExactJson | undefined,
  askText: ExactJson | undefined,
): StreamTop | undefined | 'unreadable' {
  if (bidText === undefined && askText === undefined) return undefined;
  const bid = parseTopPrice(bidText);
  const ask = parseTopPrice(askText);
  return bid === 'unreadable' || ask === 'unreadable' ? 'unreadable' : { bid, ask };
}

function parseTopPrice(text: ExactJson | undefined): Micros | undefined | 'unreadable' {
  if (text === '' || text === null) return undefined;
  const price = typeof text === 'string' ? parseMicros(text) : undefined;
  if (price === undefined || price < 0 || price > microsPerUnit) return 'unreadable';
  return price === 0 || price === microsPerUnit ? undefined : price;
}

/** Milliseconds since 1970, of their digits. */
export function parseTime(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
