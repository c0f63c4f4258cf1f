/** Books over REST: one for a reader who waits, many for the feed. */
import { evenTicks } from '../../core/contract/index.ts';
import { cutBook } from '../../core/market/index.ts';
import type { MarketReference } from '../market-reference.ts';
import { type BookReading, bookReadMs } from '../venue.ts';
import type { VenueClient } from '../venue-client.ts';
import { VenueError } from '../venue-error.ts';
import type { BookHashes } from './book-hashes.ts';
import { parseRestBook, type RestBook } from './rest-book.ts';
import { isList } from './wire-record.ts';

const tries = 3;
const depthMax = 500;

/** Rejects with a VenueError: `not_found` while the order-book API does not know the token, `malformed` if it persists. */
export async function readBook(
  deps: { readonly clob: VenueClient; readonly now: () => number; readonly hashes: BookHashes },
  market: MarketReference,
  depth: number,
  signal: AbortSignal,
  withinMs: number = bookReadMs,
): Promise<BookReading> {
  const token = yesTokenOf(market);
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
  let detail = '';
  try {
    for (let attempt = 0; attempt < tries; attempt++) {
      const request = { query: { token_id: token }, timeoutMs: withinMs / 2, attemptsMax: 2 };
      const outcome = parseRestBook(await deps.clob.request('/book', request, deadline), deps.hashes);
      if (outcome.kind === 'book' && outcome.book.asset === token) {
        const { book, complete } = cutBook(outcome.book.book, Math.min(depth, depthMax));
        const { venueTime, tick } = outcome.book;
        const ticks = tick === undefined ? undefined : evenTicks(tick);
        return { book, complete, venueTime, ticks, receivedAt: deps.now() };
      }
      detail = outcome.kind === 'book' ? 'the book of another token' : outcome.detail;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof VenueError) throw error;
    throw new VenueError('timeout', 'venue_b clob /book: no complete answer in time.', { cause: error });
  }
  throw new VenueError('malformed', `venue_b clob /book: ${detail}`);
}

function yesTokenOf(market: MarketReference): string {
  const [token] = market.feedKeys;
  if (token === undefined) throw new VenueError('not_found', `venue_b: ${market.id} has no token.`);
  return token;
}

export interface BooksReading {
  readonly books: ReadonlyMap<string, RestBook>;
  /** Tokens whose book came and does not fit. What is in neither the venue does not know. */
  readonly malformed: ReadonlySet<string>;
}

/** By token. Rejects with a VenueError. */
export async function readBooks(
  { clob, hashes }: { readonly clob: VenueClient; readonly hashes: BookHashes },
  tokens: readonly string[],
  signal: AbortSignal,
): Promise<BooksReading> {
  const body = tokens.map((token) => ({ token_id: token }));
  const request = { method: 'POST', body, timeoutMs: 10_000, attemptsMax: 2 } as const;
  const answer = await clob.request('/books', request, signal);
  if (!isList(answer)) throw new VenueError('malformed', 'venue_b clob /books: the answer is not a list.');
  const asked = new Set(tokens);
  const books = new Map<string, RestBook>();
  const malformed = new Set<string>();
  for (const row of answer) {
    const outcome = parseRestBook(row, hashes);
    if (outcome.kind === 'malformed') malformed.add(outcome.asset ?? '');
    else if (asked.has(outcome.book.asset)) books.set(outcome.book.asset, outcome.book);
  }
  return { books, malformed };
}
