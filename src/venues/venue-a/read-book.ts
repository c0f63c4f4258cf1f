/** One market's book by request. */
import { type Book, cutBook, isCrossed } from '../../core/market/index.ts';
import { type BookReading, bookReadMs } from '../venue.ts';
import { VenueError } from '../venue-error.ts';
import type { Api } from './api.ts';
import { isJsonObject, readLadders, show, type VenueAObject } from './wire/index.ts';

const depthMax = 500;

/** The best `depth` levels a side, cut here: the venue does not state which levels it would leave out. */
export async function readBook(
  deps: { api: Api; now: () => number },
  ticker: string,
  depth: number,
  signal: AbortSignal,
  withinMs?: number,
): Promise<BookReading> {
  const reading = await readWholeBook(deps, ticker, signal, withinMs);
  return { ...reading, ...cutBook(reading.book, Math.max(1, Math.min(depth, depthMax))) };
}

/** Every level. Rejects with a VenueError, also for a crossed book, or with the signal's reason. */
export async function readWholeBook(
  deps: { api: Api; now: () => number },
  ticker: string,
  signal: AbortSignal,
  withinMs: number = bookReadMs,
): Promise<BookReading> {
  const path = `/markets/${encodeURIComponent(ticker)}/orderbook`;
  const deadline = AbortSignal.timeout(withinMs);
  try {
    const answer = await deps.api.read(path, {}, AbortSignal.any([signal, deadline]));
    return {
      book: readBookAnswer(answer, path),
      venueTime: undefined,
      receivedAt: deps.now(),
      complete: true,
    };
  } catch (error) {
    signal.throwIfAborted();
    if (deadline.aborted) throw new VenueError('timeout', `venue_a ${path}: no book in ${withinMs} ms.`);
    throw error;
  }
}

/** The book of an answer; throws a VenueError unless every level fits and the sides do not cross. */
export function readBookAnswer(answer: VenueAObject, path: string): Book {
  // Called `orderbook` until spring 2026, with whole cents beside the dollars.
  const ladders = answer['orderbook_fp'] ?? answer['orderbook'];
  if (!isJsonObject(ladders)) {
    throw new VenueError('malformed', `venue_a ${path}: expected a book, found ${show(ladders)}.`);
  }
  const read = readLadders(ladders['yes_dollars'], ladders['no_dollars'], 'no_scale');
  if (read.kind === 'misfit') throw new VenueError('malformed', `venue_a ${path}: ${read.detail}.`);
  if (isCrossed(read.book)) throw new VenueError('malformed', `venue_a ${path}: the book is crossed.`);
  return read.book;
}
