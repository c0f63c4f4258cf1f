/** Which fills a start takes up: old ones as sums of minutes, those that a feed may repeat one by one. */
import { dayTradesReachMs } from '../core/market/index.ts';

const minuteMs = 60_000;
/** Feeds fetch trades from a little before the time they are given. */
const overlapMs = 15 * minuteMs;

export interface TakenUpSpans {
  /**
   * Whole minutes, from before the 24 hours of now: a board is of the last whole minute, and its 24 hours begin earlier than
   * those of the present. Empty after a day without a recorder.
   */
  readonly summed: { readonly from: number; readonly to: number };
  /** One by one from here on: a whole minute, however long ago, or trades that feeds repeat would count twice. */
  readonly singleFrom: number;
}

/** `tradesSince`: what feeds are given. */
export function takenUpSpans(now: number, tradesSince: number): TakenUpSpans {
  const singleFrom = wholeMinute(tradesSince - overlapMs);
  const reached = wholeMinute(now - dayTradesReachMs);
  return { summed: { from: Math.min(reached, singleFrom), to: singleFrom }, singleFrom };
}

function wholeMinute(at: number): number {
  return Math.floor(at / minuteMs) * minuteMs;
}
