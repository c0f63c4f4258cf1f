/** Trades of this wire, from an answer or a frame: the two differ only in how they name the market and the time. */
import { parseMicros } from '../../../core/exact/index.ts';
import { complement, isTradablePrice } from '../../../core/market/index.ts';
import { textHash } from '../../../runtime/content-hash.ts';
import type { ExactJson } from '../../../runtime/exact-json.ts';
import type { MarketTrade } from '../../trade-catch-up.ts';
import { identifierPattern } from './fields.ts';
import { parseInstant } from './instant.ts';

export type { MarketTrade };

/** Printable, and the same within JSON: a page of trades ends with one, and where it ends goes into a URL. */
const tradeIdPattern = /^[!#-[\]-~]{1,200}$/;

type Members = Readonly<Record<string, unknown>>;

/** Undefined if anything about the trade is missing or contradicts itself. */
export function readTrade(payload: unknown): MarketTrade | undefined {
  if (!isMembers(payload)) return undefined;
  const market = textOf(payload['ticker']) ?? textOf(payload['market_ticker']);
  const id = textOf(payload['trade_id']);
  const price = microsOf(payload['yes_price_dollars']);
  const noPrice = microsOf(payload['no_price_dollars']);
  // Before fractional contracts the wire sent a whole number.
  const quantity = microsOf(payload['count_fp'] ?? payload['count']);
  const outcome = readTakerOutcome(payload);
  const venueTime = readTradeTime(payload);
  if (market === undefined || !identifierPattern.test(market)) return undefined;
  if (id === undefined || !tradeIdPattern.test(id)) return undefined;
  if (price === undefined || !isTradablePrice(price)) return undefined;
  if (noPrice !== undefined && noPrice !== complement(price)) return undefined;
  if (quantity === undefined || quantity <= 0 || outcome === undefined || venueTime === undefined)
    return undefined;
  const block = payload['is_block_trade'] === true;
  return { market, trade: { id, venueTime, price, quantity, takerAction: 'buy', outcome, block } };
}

/** What is still known of a trade that cannot be read: enough to recognise it, its market and its time. */
export interface UnreadableTrade {
  readonly key: string;
  readonly market: string | undefined;
  readonly venueTime: number | undefined;
}

export function readUnreadableTrade(payload: ExactJson): UnreadableTrade {
  const key = textHash(JSON.stringify(payload));
  if (!isMembers(payload)) return { key, market: undefined, venueTime: undefined };
  const market = textOf(payload['ticker']) ?? textOf(payload['market_ticker']);
  return {
    key,
    market: market !== undefined && identifierPattern.test(market) ? market : undefined,
    venueTime: readTradeTime(payload),
  };
}

/** The outcome the taker is long afterwards, by whichever of the wire's three words for it is there. */
function readTakerOutcome(payload: Members): 'yes' | 'no' | undefined {
  const side =
    payload['taker_outcome_side'] ?? bookSideOutcome(payload['taker_book_side']) ?? payload['taker_side'];
  return side === 'yes' || side === 'no' ? side : undefined;
}

function bookSideOutcome(side: unknown): 'yes' | 'no' | undefined {
  return side === 'bid' ? 'yes' : side === 'ask' ? 'no' : undefined;
}

/** `ts_ms` first: `ts` is whole seconds here and a text elsewhere, and `ts_ms` is missing on some frames. */
function readTradeTime(payload: Members): number | undefined {
  const created = textOf(payload['created_time']);
  if (created !== undefined) return parseInstant(created);
  return readFrameTime(payload);
}

/** The time of a frame's message in milliseconds. */
export function readFrameTime(message: Members): number | undefined {
  const { ts_ms: milliseconds, ts } = message;
  if (typeof milliseconds === 'number' && Number.isSafeInteger(milliseconds) && milliseconds > 0) {
    return milliseconds;
  }
  if (typeof ts === 'string') return parseInstant(ts);
  if (typeof ts === 'number' && Number.isSafeInteger(ts) && ts > 0 && ts < 1e11) return ts * 1000;
  return undefined;
}

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function microsOf(value: unknown): number | undefined {
  return typeof value === 'string' ? parseMicros(value) : undefined;
}
