/** What a market's quote is worth by now. */
import type { LiveMarket, LiveQuote } from './live-market.ts';

/** A listing is read at least every hour; what is older than two was missed. */
export const listingFreshMs = 2 * 3_600_000;

/** The quote with the time it was last known to hold; a listed one that is too old has lost its asks. */
export function quoteAt(
  { quote, bookState, bookConfirmedAt }: LiveMarket,
  now: number,
): LiveQuote | undefined {
  if (quote === undefined || quote.stale) return quote;
  if (quote.source === 'listing') {
    if (now - quote.observedAt <= listingFreshMs) return quote;
    return { ...quote, yesAsk: undefined, noAsk: undefined, stale: true };
  }
  if (bookState !== 'live' || bookConfirmedAt === undefined) return quote;
  return { ...quote, observedAt: Math.max(quote.observedAt, bookConfirmedAt) };
}

/** Until when the quote is worth what it is at `now`, if no fact comes: a listed one loses its asks with time. */
export function quoteHoldsUntil({ quote }: LiveMarket, now: number): number {
  if (quote === undefined || quote.stale || quote.source !== 'listing') return Number.POSITIVE_INFINITY;
  const freshUntil = quote.observedAt + listingFreshMs;
  return now <= freshUntil ? freshUntil : Number.POSITIVE_INFINITY;
}
