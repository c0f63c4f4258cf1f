/** Compares a book of the stream with the same book by request, which has no place in the sequence and may be older or newer. */
import { type Book, booksEqual, copyBook } from '../../../core/market/index.ts';
import { wait } from '../../../runtime/backoff.ts';
import { VenueError } from '../../venue-error.ts';
import { isMirrored } from './book-scale.ts';

export type CrossCheckVerdict =
  | 'equal'
  | 'different'
  /** Different in that asks rest at 1 − p: the stream's are on another scale than asked for. */
  | 'mirrored'
  /** The book changed meanwhile, so it only shows that the stream lives. */
  | 'moved'
  /** The request failed. */
  | 'unreadable';

export interface CurrentBook {
  readonly book: Book;
  readonly version: number;
}

/** `before` and `after` are the stream's book when the request was sent and when it was answered. */
export function judgeBooks(
  asked: Book,
  before: CurrentBook,
  after: CurrentBook | undefined,
): Exclude<CrossCheckVerdict, 'unreadable'> {
  if (after === undefined) return 'moved';
  if (booksEqual(asked, after.book) || booksEqual(asked, before.book)) return 'equal';
  if (after.version !== before.version) return 'moved';
  return isMirrored(asked, after.book) ? 'mirrored' : 'different';
}

/**
 * Which books to ask for when a socket has fallen silent: those that changed most, which would have moved first, and as
 * many of all. Of thousands of books few move within a minute, so that a few taken at random would mostly prove a frozen
 * stream honest.
 */
export function chooseSample(
  current: readonly { readonly market: string; readonly version: number }[],
  size: number,
  random: () => number,
): readonly { readonly market: string; readonly isBusiest: boolean }[] {
  const busiest = current.toSorted((left, right) => right.version - left.version).slice(0, size);
  const others = Array.from({ length: size }, () => current[Math.floor(random() * current.length)]);
  const sample = new Set([...busiest, ...others].flatMap((each) => each?.market ?? []));
  return [...sample].map((market, place) => ({ market, isBusiest: place < busiest.length }));
}

/**
 * Whether the silence is honest: no book asked for differs, and every one of the busiest is what the venue has. A quiet
 * book that is equal proves nothing of the busy ones that could not be read.
 */
export function isSilenceProven(
  checks: readonly { readonly verdict: CrossCheckVerdict; readonly isBusiest: boolean }[],
): boolean {
  const busiest = checks.filter(({ isBusiest }) => isBusiest);
  return (
    busiest.length > 0 &&
    busiest.every(({ verdict }) => verdict === 'equal') &&
    !checks.some(({ verdict }) => isDifferent(verdict))
  );
}

export function isDifferent(verdict: CrossCheckVerdict): boolean {
  return verdict === 'different' || verdict === 'mirrored';
}

/**
 * Looks twice before it calls a book different: the answer may be some moments behind the stream, or ahead of it.
 * Throws only the signal's reason.
 */
export async function crossCheck(
  deps: {
    readonly readBook: (market: string, signal: AbortSignal) => Promise<Book>;
    readonly findWhole: (market: string) => CurrentBook | undefined;
    readonly graceMs: number;
  },
  market: string,
  signal: AbortSignal,
): Promise<CrossCheckVerdict> {
  const first = await look(deps, market, signal);
  if (!isDifferent(first)) return first;
  await wait(deps.graceMs, signal);
  return look(deps, market, signal);
}

async function look(
  deps: Pick<Parameters<typeof crossCheck>[0], 'readBook' | 'findWhole'>,
  market: string,
  signal: AbortSignal,
): Promise<CrossCheckVerdict> {
  const found = deps.findWhole(market);
  if (found === undefined) return 'moved';
  const before = { book: copyBook(found.book), version: found.version };
  try {
    const asked = await deps.readBook(market, signal);
    return judgeBooks(asked, before, deps.findWhole(market));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof VenueError) return 'unreadable';
    throw error;
  }
}
