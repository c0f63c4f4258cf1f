/**
 * Changes, best prices and books as the venue writes them, read by a pattern of the whole text: what JSON.parse would build of them is
 * looked at once and thrown away, and takes three times as long. Nearly all frames are such. A text that differs in
 * anything, were it a space or the order of its members, is left to JSON.parse, which gives the same for what is read here.
 */
import type { BookSide } from '../../../core/market/index.ts';
import { parseLevel } from '../book-levels.ts';
import { parseTime, parseTop } from './frame-parts.ts';
import type { BookMessage, ChangesMessage, StreamChange, TopMessage } from './stream-message.ts';

const change =
  '\\{"asset_id":"(\\w+)","price":"([\\d.]+)","size":"([\\d.]+)","side":"(BUY|SELL)","hash":"(\\w*)",' +
  '"best_bid":"([\\d.]*)","best_ask":"([\\d.]*)"\\}';
/** Groups of a change in the pattern. */
const changeGroups = 7;

/** One change, sent for one token or for both. */
const changesPattern = new RegExp(
  `^\\{"market":"\\w*","price_changes":\\[${change}(?:,${change})?\\],"timestamp":"(\\d{1,15})","event_type":"price_change"\\}$`,
);

const topPattern =
  /^\{"market":"\w*","asset_id":"(\w+)","best_bid":"([\d.]*)","best_ask":"([\d.]*)","spread":"[\d.]*","timestamp":"(\d{1,15})","event_type":"best_bid_ask"\}$/;

const bookHead = /^\{"market":"\w*","asset_id":"(\w+)","timestamp":"(\d{1,15})","hash":"\w*","bids":\[/;
const bookMiddle = '],"asks":[';
const bookTail = /\],"event_type":"book"\}$/y;
const level = /\{"price":"([\d.]+)","size":"([\d.]+)"\}/y;
const comma = 44;

/** Undefined for whatever is not written so. */
export function readPlain(text: string): BookMessage | ChangesMessage | TopMessage | undefined {
  return readChanges(text) ?? readTop(text) ?? readBook(text);
}

function readChanges(text: string): ChangesMessage | undefined {
  const match = changesPattern.exec(text);
  const venueTime = match === null ? undefined : parseTime(match[2 * changeGroups + 1] ?? '');
  const first = match === null ? undefined : readChange(match, 0);
  if (match === null || venueTime === undefined || first === undefined) return undefined;
  if (match[changeGroups + 1] === undefined) return { kind: 'changes', changes: [first], venueTime };
  const second = readChange(match, changeGroups);
  return second && { kind: 'changes', changes: [first, second], venueTime };
}

function readChange(match: RegExpExecArray, before: number): StreamChange | undefined {
  const asset = match[before + 1];
  const found = parseLevel(match[before + 2], match[before + 3], false);
  const side: BookSide = match[before + 4] === 'BUY' ? 'bid' : 'ask';
  const top = parseTop(match[before + 6], match[before + 7]);
  if (asset === undefined || found === undefined || top === 'unreadable') return undefined;
  return { asset, side, price: found.price, quantity: found.quantity, hash: match[before + 5] ?? '', top };
}

function readTop(text: string): TopMessage | undefined {
  const match = topPattern.exec(text);
  if (match === null) return undefined;
  const top = parseTop(match[2], match[3]);
  const venueTime = parseTime(match[4] ?? '');
  if (top === undefined || top === 'unreadable' || venueTime === undefined) return undefined;
  return { kind: 'top', asset: match[1] ?? '', top, venueTime };
}

/** The levels are not read yet. */
function readBook(text: string): BookMessage | undefined {
  const match = bookHead.exec(text);
  if (match === null) return undefined;
  const asset = match[1] ?? '';
  const venueTime = parseTime(match[2] ?? '');
  const bids = readLevels(text, match[0].length);
  if (venueTime === undefined || !text.startsWith(bookMiddle, bids.end)) return undefined;
  const asks = readLevels(text, bids.end + bookMiddle.length);
  bookTail.lastIndex = asks.end;
  if (!bookTail.test(text)) return undefined;
  return { kind: 'book', asset, bids: bids.levels, asks: asks.levels, tick: undefined, venueTime };
}

/** As many as are written so, one after the other, and where they end. */
function readLevels(text: string, begin: number) {
  const levels: { readonly price: string; readonly size: string }[] = [];
  level.lastIndex = begin;
  for (let end = begin; ; ) {
    const match = level.exec(text);
    // Behind a comma there must be one more.
    if (match === null) return { levels, end: levels.length === 0 ? begin : end };
    levels.push({ price: match[1] ?? '', size: match[2] ?? '' });
    end = level.lastIndex;
    if (text.charCodeAt(end) !== comma) return { levels, end };
    level.lastIndex = end + 1;
  }
}
