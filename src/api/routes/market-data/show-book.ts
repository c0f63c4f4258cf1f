/**
 * The book of a market. Now: from the live state while that is current, else from the venue. Then: as it was recorded.
 */

import type { Static } from 'typebox';
import type { MarketName } from '../../../core/contract/index.ts';
import { formatMicros } from '../../../core/exact/index.ts';
import { complement, cutBook, type Book as OrderBook } from '../../../core/market/index.ts';
import type { marketBookEndpoint } from '../../endpoints/index.ts';
import { printTime } from '../../print-time.ts';
import { RequestError } from '../../request-error.ts';
import type { BookResource, MarketBookQuery } from '../../schemas/index.ts';
import type { LiveBook, MarketDataDeps, PastBook } from './deps.ts';
import { coverMoment, readSavedTime, startOfStep, stepsMs } from './time-window.ts';
import type { VenueBooks } from './venue-books.ts';

interface BookDeps extends MarketDataDeps {
  readonly now: () => number;
  readonly venueBooks: VenueBooks;
}

type BookAnswer = Static<typeof marketBookEndpoint.response>;
type BookQuery = Static<typeof MarketBookQuery>;

/** The live book needs neither database nor venue. */
export function showLiveBook(live: LiveBook, { depth = 50 }: BookQuery): BookAnswer {
  return { data: describeBook(live, { depth, source: 'recorded', observedAt: live.confirmedAt }) };
}

export async function showVenueBook(
  deps: BookDeps,
  market: MarketName,
  { depth = 50 }: BookQuery,
): Promise<BookAnswer> {
  const read = await deps.venueBooks.read(market);
  if (read === undefined) {
    throw new RequestError(
      'book_not_found',
      'The book is not followed now, and its venue does not publish it.',
    );
  }
  const { book, complete, receivedAt } = read;
  const seen: PastBook = { book, assurance: complete ? 'full' : 'top' };
  return { data: describeBook(seen, { depth, source: 'venue', observedAt: receivedAt }) };
}

export async function showPastBook(
  deps: BookDeps,
  market: MarketName,
  query: BookQuery & { readonly at: string },
  signal: AbortSignal,
): Promise<BookAnswer> {
  const { depth = 50 } = query;
  const at = readMoment(query.at, deps.now());
  const moment = coverMoment(at, await readSavedTime(deps, signal));
  const found = moment === undefined ? undefined : await deps.loadBookAt(market, moment, signal);
  if (moment === undefined || found === undefined) {
    throw new RequestError('book_not_found', `No order book is recorded for this market at ${query.at}.`);
  }
  // What is recorded is how each second ended.
  const observedAt = startOfStep(moment, stepsMs['1s']);
  return { data: describeBook(found, { depth, source: 'recorded', observedAt }) };
}

/** Refused before anything is read. */
export function readMoment(text: string, now: number): number {
  const at = Date.parse(text);
  if (at > now) throw new RequestError('invalid_parameter', 'at must not be in the future.');
  return Math.max(0, at);
}

function describeBook(
  { book, assurance }: PastBook,
  shown: { readonly depth: number; readonly source: BookResource['source']; readonly observedAt: number },
): BookResource {
  const cut = cutBook(book, shown.depth);
  const { bids, asks } = cut.book;
  return {
    observed_at: printTime(shown.observedAt),
    source: shown.source,
    yes_bids: describeLadder(bids, (price) => price).reverse(),
    yes_asks: describeLadder(asks, (price) => price),
    // Who sells Yes at p buys No at 1 − p, and the other way round.
    no_bids: describeLadder(asks, complement),
    no_asks: describeLadder(bids, complement).reverse(),
    complete: cut.complete && assurance === 'full',
  };
}

function describeLadder(
  { prices, quantities }: OrderBook['bids'],
  priceOf: (price: number) => number,
): BookResource['yes_bids'] {
  return prices.map((price, place) => ({
    price_usd: formatMicros(priceOf(price)),
    quantity: formatMicros(quantities[place] ?? 0),
  }));
}
