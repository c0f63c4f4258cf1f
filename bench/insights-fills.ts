/**
 * Fills as both venues send them, and what reads them. Most are of a few markets: by the popularity that `generated-fills.ts`
 * assumes, with the same sizes.
 */

import { hash } from 'node:crypto';
import type { MarketName } from '../src/core/contract/index.ts';
import type { Trade } from '../src/core/market/index.ts';
import { silentLog } from '../src/runtime/log.ts';
import { createRandom } from '../src/simulator/world/index.ts';
import { readFrame } from '../src/venues/venue-a/feed/frame.ts';
import { venueAWire } from '../src/venues/venue-a/wire/index.ts';
import { parseFrame } from '../src/venues/venue-b/feed/frames.ts';
import { normalisePrint } from '../src/venues/venue-b/trade-row.ts';
import { venueBWire } from '../src/venues/venue-b/wire/index.ts';
import { WireDrift } from '../src/venues/wire-drift.ts';

export interface FramedFill {
  readonly market: MarketName;
  readonly text: string;
  /** Of Yes and No, where the venue names them. */
  readonly tokens: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

const medianUsd = 20;
const sigma = 1.8;

/** In order of time, evenly spread over `(from, from + forMs]`. */
export function frameFills(
  markets: readonly MarketName[],
  { from, forMs, count }: { readonly from: number; readonly forMs: number; readonly count: number },
): FramedFill[] {
  const random = createRandom(17, 'fills');
  const draw = () => (random.integer(0, 999_999_999) + 0.5) / 1e9;
  return Array.from({ length: count }, (_, place) => {
    const chosen = Math.floor(draw() ** 3 * markets.length);
    const market = markets[chosen];
    if (market === undefined) throw new Error('There are no markets.');
    const usd =
      medianUsd * Math.exp(sigma * Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw()));
    const cents = random.integer(45, 55);
    const size = Math.max(0.01, (usd * 100) / cents).toFixed(2);
    const at = from + Math.ceil(((place + 1) * forMs) / count);
    const isYes = draw() < 0.6;
    return market.venue === 'venue_a'
      ? { market, text: frameOfVenueA(market.id, { place, cents, size, at, isYes }), tokens: [], at }
      : frameOfVenueB(market, chosen, { place, cents, size, at, isYes });
  });
}

interface DrawnFill {
  readonly place: number;
  readonly cents: number;
  readonly size: string;
  readonly at: number;
  readonly isYes: boolean;
}

function frameOfVenueA(id: string, { place, cents, size, at, isYes }: DrawnFill): string {
  const digest = hash('sha256', `fill ${place}`, 'hex');
  const outcome = isYes ? 'yes' : 'no';
  const message = {
    count_fp: size,
    is_block_trade: place % 1_000 === 999,
    no_price_dollars: dollars(100 - cents),
    taker_book_side: isYes ? 'bid' : 'ask',
    taker_outcome_side: outcome,
    taker_side: outcome,
    trade_id: digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'),
    yes_price_dollars: dollars(cents),
    market_ticker: id,
    ts: Math.floor(at / 1000),
    ts_ms: at,
  };
  return `{"type":"trade","sid":2,"seq":${place + 1},"msg":${JSON.stringify(message)},"sending_ts_ms":${at}}`;
}

function frameOfVenueB(
  market: MarketName,
  number: number,
  { place, cents, size, at, isYes }: DrawnFill,
): FramedFill {
  const digits = String(number).padStart(9, '1').repeat(9).slice(0, 76);
  const tokens = [`${digits}1`, `${digits}2`];
  const message = {
    market: `0x${hash('sha256', market.id, 'hex')}`,
    asset_id: tokens[isYes ? 0 : 1],
    price: dollars(isYes ? cents : 100 - cents),
    size,
    fee_rate_bps: '',
    side: place % 4 === 0 ? 'SELL' : 'BUY',
    timestamp: String(at),
    event_type: 'last_trade_price',
    transaction_hash: `0x${hash('sha256', `fill ${place}`, 'hex')}`,
  };
  return { market, text: JSON.stringify(message), tokens, at };
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(4);
}

/** From a frame to the fill it carries, as the venue's own feed reads it. */
export function createFillReader(): (fill: FramedFill) => Trade {
  const drift = new WireDrift({ log: silentLog, now: () => 0 });
  const watchA = drift.watch('venue_a', venueAWire);
  const watchB = drift.watch('venue_b', venueBWire);
  const read = ({ market, text, tokens }: FramedFill): Trade | undefined => {
    if (market.venue === 'venue_a') {
      const frame = readFrame(text, watchA.takeMessage);
      return frame.kind === 'trade' ? frame.trade.trade : undefined;
    }
    const frame = parseFrame(text, watchB.takeMessage);
    const message = frame.kind === 'messages' ? frame.messages[0] : undefined;
    return message?.kind === 'print' ? normalisePrint(message.print, tokens) : undefined;
  };
  return (fill) => {
    const trade = read(fill);
    if (trade === undefined) throw new Error(`This is no fill: ${fill.text}`);
    return trade;
  };
}
