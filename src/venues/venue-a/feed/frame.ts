/**
 * One text frame of the stream, read. Prices and sizes are texts on this wire and stay exact; the only numbers read
 * are whole ones (sequence, identifiers, milliseconds), so plain JSON.parse loses nothing. Nothing here throws.
 */
import { type Micros, parseMicros } from '../../../core/exact/index.ts';
import type { BookSide } from '../../../core/market/index.ts';
import { isBookPrice } from '../../book-price.ts';
import { identifierPattern, isMembers, type MarketTrade, readFrameTime, readTrade } from '../wire/index.ts';
import { readPlainDelta } from './read-delta.ts';

/** Where a frame stands on its subscription: each sequenced frame of one `sid`, of whatever kind, is one further. */
export interface FramePlace {
  readonly sid: number;
  readonly seq: number;
}

export type VenueAFrame = {
  readonly place: FramePlace | undefined;
} & (
  | {
      readonly kind: 'snapshot';
      readonly market: string;
      /** Bids for Yes and for No, the latter on the Yes scale too; unread. */
      readonly yes: unknown;
      readonly no: unknown;
      readonly venueTime: number | undefined;
    }
  | {
      readonly kind: 'delta';
      readonly market: string;
      readonly side: BookSide;
      /** On the Yes scale, which was asked for. */
      readonly price: Micros;
      readonly change: Micros;
      readonly venueTime: number | undefined;
    }
  | { readonly kind: 'subscribed'; readonly id: number; readonly channel: string; readonly sid: number }
  | { readonly kind: 'acknowledged'; readonly id: number | undefined; readonly sid: number | undefined }
  | {
      readonly kind: 'refused';
      readonly id: number | undefined;
      readonly sid: number | undefined;
      readonly code: number;
    }
  | { readonly kind: 'trade'; readonly trade: MarketTrade }
  | { readonly kind: 'market_changed'; readonly market: string }
  | { readonly kind: 'event_changed'; readonly event: string }
  /** A type we do not know or do not need. */
  | { readonly kind: 'other' }
  | { readonly kind: 'malformed'; readonly market: string | undefined }
);

type Members = Readonly<Record<string, unknown>>;

/** Sees each frame that is not written plainly, parsed; one that is holds nothing beyond what is read of it. */
export type OnParsedFrame = (frame: unknown) => void;

export function readFrame(text: string, onParsed?: OnParsedFrame): VenueAFrame {
  return readPlainDelta(text) ?? readAnyFrame(text, onParsed);
}

/** As `readFrame`, of whatever is not written plainly; exported for the test that holds the two equal. */
export function readAnyFrame(text: string, onParsed?: OnParsedFrame): VenueAFrame {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { kind: 'malformed', place: undefined, market: undefined };
  }
  onParsed?.(parsed);
  if (!isMembers(parsed)) return { kind: 'malformed', place: undefined, market: undefined };
  const place = readPlace(parsed);
  const message = isMembers(parsed['msg']) ? parsed['msg'] : {};
  switch (parsed['type']) {
    case 'orderbook_delta':
      return readDelta(message, place);
    case 'orderbook_snapshot':
      return readSnapshot(message, place, wholeNumber(parsed['sending_ts_ms']));
    case 'trade': {
      const trade = readTrade(message);
      return trade
        ? { kind: 'trade', place, trade }
        : { kind: 'malformed', place, market: marketOf(message) };
    }
    case 'subscribed':
      return readSubscribed(parsed, message, place);
    case 'ok':
    case 'unsubscribed':
      return { kind: 'acknowledged', place, id: wholeNumber(parsed['id']), sid: wholeNumber(parsed['sid']) };
    case 'error': {
      const code = wholeNumber(message['code']) ?? 0;
      return { kind: 'refused', place, id: wholeNumber(parsed['id']), sid: wholeNumber(parsed['sid']), code };
    }
    case 'market_lifecycle_v2':
    case 'multivariate_market_lifecycle': {
      const market = marketOf(message);
      return market === undefined
        ? { kind: 'malformed', place, market }
        : { kind: 'market_changed', place, market };
    }
    case 'event_fee_update': {
      const event = message['event_ticker'];
      return typeof event === 'string'
        ? { kind: 'event_changed', place, event }
        : { kind: 'malformed', place, market: undefined };
    }
    default:
      return typeof parsed['type'] === 'string'
        ? { kind: 'other', place }
        : { kind: 'malformed', place, market: undefined };
  }
}

function readSnapshot(
  message: Members,
  place: FramePlace | undefined,
  venueTime: number | undefined,
): VenueAFrame {
  const market = marketOf(message);
  if (market === undefined || place === undefined) return { kind: 'malformed', place, market };
  const { yes_dollars_fp: yes, no_dollars_fp: no } = message;
  return { kind: 'snapshot', place, market, yes, no, venueTime };
}

function readDelta(message: Members, place: FramePlace | undefined): VenueAFrame {
  const market = marketOf(message);
  const { price_dollars: priceText, delta_fp: changeText, side } = message;
  const price = typeof priceText === 'string' ? parseMicros(priceText) : undefined;
  const change = typeof changeText === 'string' ? parseMicros(changeText) : undefined;
  if (
    market === undefined ||
    place === undefined ||
    price === undefined ||
    change === undefined ||
    !isBookPrice(price) ||
    (side !== 'yes' && side !== 'no')
  ) {
    return { kind: 'malformed', place, market };
  }
  return {
    kind: 'delta',
    place,
    market,
    side: side === 'yes' ? 'bid' : 'ask',
    price,
    change,
    venueTime: readFrameTime(message),
  };
}

function readSubscribed(frame: Members, message: Members, place: FramePlace | undefined): VenueAFrame {
  const id = wholeNumber(frame['id']);
  const sid = wholeNumber(message['sid']);
  const channel = message['channel'];
  return id === undefined || sid === undefined || typeof channel !== 'string'
    ? { kind: 'malformed', place, market: undefined }
    : { kind: 'subscribed', place, id, channel, sid };
}

function readPlace(frame: Members): FramePlace | undefined {
  const sid = wholeNumber(frame['sid']);
  const seq = wholeNumber(frame['seq']);
  return sid === undefined || seq === undefined ? undefined : { sid, seq };
}

function marketOf(message: Members): string | undefined {
  const ticker = message['market_ticker'];
  return typeof ticker === 'string' && identifierPattern.test(ticker) ? ticker : undefined;
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
