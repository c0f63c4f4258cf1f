/** What a market's quote is worth by now. */
import type { LiveMarket, LiveQuote } from './live-market.ts';
import { hasEnded, tradingAt, tradingHoldsUntil } from './trading.ts';

/** A listing is read at least every hour; what is older than two was missed. */
export const listingFreshMs = 2 * 3_600_000;
/** A feed that quotes without books asks for each market every few seconds, and every minute or two where it is slowed down. */
const polledFreshMs = 300_000;

/** Until when a quote that is no book's holds, if no fact comes. */
export function listedQuoteFreshUntil({ observedAt }: LiveQuote, quotedAt: number | undefined): number {
  return observedAt + (observedAt === quotedAt ? polledFreshMs : listingFreshMs);
}

/** The quote with the time it was last known to hold; one of a market that has ended, or a listed one that is too old, has lost its asks. */
export function quoteAt(market: LiveMarket, now: number): LiveQuote | undefined {
  const { quote, bookState, bookConfirmedAt } = market;
  if (quote === undefined || quote.stale) return quote;
  if (hasEnded(tradingAt(market, now))) return withoutAsks(quote);
  if (quote.source === 'listing') {
    return now <= listedQuoteFreshUntil(quote, market.quotedAt) ? quote : withoutAsks(quote);
  }
  if (bookState !== 'live' || bookConfirmedAt === undefined) return quote;
  return { ...quote, observedAt: Math.max(quote.observedAt, bookConfirmedAt) };
}

/** Until when the quote is worth what it is at `now`, if no fact comes: it loses its asks with time. */
export function quoteHoldsUntil(market: LiveMarket, now: number): number {
  const { quote } = market;
  if (quote === undefined || quote.stale) return Number.POSITIVE_INFINITY;
  const tradesUntil = tradingHoldsUntil(market, now);
  if (quote.source !== 'listing') return tradesUntil;
  const freshUntil = listedQuoteFreshUntil(quote, market.quotedAt);
  return now <= freshUntil ? Math.min(freshUntil, tradesUntil) : Number.POSITIVE_INFINITY;
}

function withoutAsks(quote: LiveQuote): LiveQuote {
  return { ...quote, yesAsk: undefined, noAsk: undefined, stale: true };
}
