/**
 * Text frames of the market channel as typed messages. A frame is one object or a list of them, `PONG`, or a notice in
 * plain words. Whatever else comes is a value too: nothing here throws. Prices are on the scale of the token they name.
 */
import { parseMicros } from '../../../core/exact/index.ts';
import { type ExactJson, parseExactJson } from '../../../runtime/exact-json.ts';
import { parseLevel } from '../book-levels.ts';
import { isPublicId, parseConditionId } from '../identifiers.ts';
import { isList, isRecord, type VenueBRecord, WireRecord } from '../wire-record.ts';
import { parseTime, parseTop } from './frame-parts.ts';
import { readPlain } from './read-plain.ts';
import type { StreamChange, StreamMessage } from './stream-message.ts';

export type VenueBFrame =
  | { readonly kind: 'pong' }
  | { readonly kind: 'notice' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'messages'; readonly messages: readonly StreamMessage[] };

/**
 * What may be a number outside of quotes. Nearly all frames have none, since prices and sizes are texts on this wire:
 * then plain JSON.parse loses nothing, in half the time.
 */
const bareNumber = /[[:,]\s*-?\d/;

/** Sees each message of a frame that is not written plainly; one that is holds nothing beyond what is read of it. */
export type OnParsedMessage = (message: unknown) => void;

export function parseFrame(text: string, onParsed?: OnParsedMessage): VenueBFrame {
  const plain = readPlain(text);
  return plain === undefined ? parseAnyFrame(text, onParsed) : { kind: 'messages', messages: [plain] };
}

/** As `parseFrame`, of whatever is not written plainly; exported for the test that holds the two equal. */
export function parseAnyFrame(text: string, onParsed?: OnParsedMessage): VenueBFrame {
  if (text === 'PONG') return { kind: 'pong' };
  const start = text.trimStart()[0];
  if (start !== '{' && start !== '[') return { kind: 'notice' };
  let content: ExactJson;
  try {
    content = bareNumber.test(text) ? parseExactJson(text) : JSON.parse(text);
  } catch {
    return { kind: 'unreadable' }; // Cut off or garbled: whom it concerned cannot be known.
  }
  const messages = isList(content) ? content : [content];
  if (onParsed !== undefined) for (const message of messages) onParsed(message);
  return { kind: 'messages', messages: messages.map(parseMessage) };
}

function parseMessage(raw: ExactJson): StreamMessage {
  if (!isRecord(raw)) return { kind: 'malformed', assets: [], conditionId: undefined };
  const row = new WireRecord('message', raw);
  return parseByType(row, row.text('event_type')) ?? malformed(row);
}

/** Undefined if the message does not fit its type. */
function parseByType(row: WireRecord, type: string | undefined): StreamMessage | undefined {
  switch (type) {
    case 'book':
      return parseBookMessage(row);
    case 'price_change':
      return parseChanges(row);
    case 'best_bid_ask':
      return parseTopMessage(row);
    case 'last_trade_price':
      return parsePrint(row);
    case 'tick_size_change':
      return parseTick(row);
    case 'new_market':
      return parseListed(row);
    case 'market_resolved':
      return parseResolved(row);
    case undefined:
      return undefined;
    default:
      return { kind: 'unknown' };
  }
}

function parseBookMessage(row: WireRecord): StreamMessage | undefined {
  const asset = row.text('asset_id');
  const venueTime = timeOf(row);
  const tickText = row.text('tick_size');
  if (asset === undefined || venueTime === undefined) return undefined;
  const tick = tickText === undefined ? undefined : parseMicros(tickText);
  return { kind: 'book', asset, bids: row.raw['bids'], asks: row.raw['asks'], tick, venueTime };
}

function parseChanges(row: WireRecord): StreamMessage | undefined {
  const venueTime = timeOf(row);
  const list = row.raw['price_changes'];
  if (venueTime === undefined || !isList(list) || list.length === 0) return undefined;
  const changes: StreamChange[] = [];
  for (const raw of list) {
    const change = isRecord(raw) ? parseChange(raw) : undefined;
    if (change === undefined) return undefined;
    changes.push(change);
  }
  return { kind: 'changes', changes, venueTime };
}

function parseChange(raw: VenueBRecord): StreamChange | undefined {
  const row = new WireRecord('change', raw);
  const asset = row.text('asset_id');
  const side = row.text('side');
  const level = parseLevel(raw['price'], raw['size'], false);
  const top = parseTop(raw['best_bid'], raw['best_ask']);
  if (asset === undefined || level === undefined || top === 'unreadable') return undefined;
  if (side !== 'BUY' && side !== 'SELL') return undefined;
  const { price, quantity } = level;
  return { asset, side: side === 'BUY' ? 'bid' : 'ask', price, quantity, hash: row.text('hash') ?? '', top };
}

function parseTopMessage(row: WireRecord): StreamMessage | undefined {
  const asset = row.text('asset_id');
  const venueTime = timeOf(row);
  const top = parseTop(row.raw['best_bid'], row.raw['best_ask']);
  if (asset === undefined || venueTime === undefined || top === 'unreadable') return undefined;
  return top === undefined ? undefined : { kind: 'top', asset, top, venueTime };
}

function parsePrint(row: WireRecord): StreamMessage | undefined {
  const asset = row.text('asset_id');
  const price = row.text('price');
  const size = row.text('size');
  const side = row.text('side');
  const venueTime = timeOf(row);
  const transactionHash = row.text('transaction_hash');
  if (asset === undefined || price === undefined || size === undefined || side === undefined)
    return undefined;
  if (venueTime === undefined) return undefined;
  return { kind: 'print', print: { transactionHash, asset, price, size, side, venueTime } };
}

function parseTick(row: WireRecord): StreamMessage | undefined {
  const asset = row.text('asset_id');
  const tick = parseMicros(row.text('new_tick_size') ?? '');
  const venueTime = timeOf(row);
  if (asset === undefined || tick === undefined || tick <= 0 || venueTime === undefined) return undefined;
  return { kind: 'tick', asset, tick, venueTime };
}

/** Both life-cycle messages are hints of the whole venue: one without anything we can use does no harm. */
function parseListed(row: WireRecord): StreamMessage {
  const slug = row.text('slug');
  return slug !== undefined && isPublicId(slug) ? { kind: 'listed', slug } : { kind: 'unknown' };
}

function parseResolved(row: WireRecord): StreamMessage {
  const conditionId = parseConditionId(row.text('market') ?? row.text('condition_id') ?? '');
  return conditionId === undefined ? { kind: 'unknown' } : { kind: 'resolved', conditionId };
}

function malformed(row: WireRecord): StreamMessage {
  const asset = row.text('asset_id');
  const changes = row.raw['price_changes'];
  const named = (isList(changes) ? changes : []).flatMap((change) => {
    const id = isRecord(change) ? change['asset_id'] : undefined;
    return typeof id === 'string' ? [id] : [];
  });
  return {
    kind: 'malformed',
    assets: asset === undefined ? named.slice(0, 100) : [asset],
    conditionId: parseConditionId(row.text('market') ?? ''),
  };
}

function timeOf(row: WireRecord): number | undefined {
  return parseTime(row.text('timestamp') ?? '');
}
