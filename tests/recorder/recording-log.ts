/** What the recording process received, session by session, and its trades as a function of time. */
import type { TradeSeen } from '../../src/core/market/index.ts';

export const marketIds = ['one', 'two', 'three'];

export type LoggedFact =
  | { readonly kind: 'session'; readonly at: number }
  | { readonly kind: 'doubt'; readonly at: number; readonly id: string }
  | {
      readonly kind: 'change';
      readonly at: number;
      readonly id: string;
      readonly price: number;
      readonly quantity: number;
    };

const tradeEveryMs = 100;
const speed = 10;

/** Ten times as fast as the true one, so that a short life has many seconds. */
export function fastClock(startedAt: number): () => number {
  return () => startedAt + (Date.now() - startedAt) * speed;
}

/** Trades of `[from, to)`. */
export function tradesBetween(from: number, to: number): TradeSeen[] {
  const trades: TradeSeen[] = [];
  const first = Math.ceil(from / tradeEveryMs) * tradeEveryMs;
  for (let at = first; at < to; at += tradeEveryMs) {
    const trade = {
      id: `t${at}`,
      venueTime: at,
      price: 400_000,
      quantity: 1_000_000,
      takerAction: 'buy' as const,
      outcome: 'yes' as const,
      block: false,
    };
    trades.push({ venue: 'venue_a', market: marketIds[at % marketIds.length] ?? '', trade, receivedAt: at });
  }
  return trades;
}
