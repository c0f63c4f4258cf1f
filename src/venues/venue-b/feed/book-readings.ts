/** Readings over REST for the feed: seeds for books that wait, a round of all books, and a sample of a silent socket. */
import { wait } from '../../../runtime/backoff.ts';
import { Failure } from '../../../runtime/failure.ts';
import type { VenueClient } from '../../venue-client.ts';
import type { BookHashes } from '../book-hashes.ts';
import type { VenueBDeps } from '../hosts.ts';
import type { VenueBFeedOptions } from '../options.ts';
import { type BooksReading, readBooks } from '../read-book.ts';
import type { Snapshot } from './book-keeper.ts';
import type { FactEmitter } from './fact-emitter.ts';
import { type FollowedMarket, type FollowedMarkets, postponeSeed } from './followed-markets.ts';
import type { MessageRouter } from './message-router.ts';
import type { StreamSocket } from './stream-socket.ts';

export interface ReadingsDeps extends VenueBDeps {
  readonly clob: VenueClient;
  readonly hashes: BookHashes;
  readonly markets: FollowedMarkets;
  readonly sockets: ReadonlyMap<number, StreamSocket>;
  readonly facts: FactEmitter;
  readonly router: MessageRouter;
}

/** Runs until the signal is aborted. */
export async function runBookReadings(
  deps: ReadingsDeps,
  options: VenueBFeedOptions,
  signal: AbortSignal,
): Promise<void> {
  const round = { place: 0, nextAt: deps.now() + options.sweepEveryMs };
  while (!signal.aborted) {
    try {
      await seed(deps, options, signal);
      await checkSilence(deps, options, signal);
      if (deps.now() >= round.nextAt) {
        round.nextAt = deps.now() + options.sweepEveryMs;
        round.place = await sweep(deps, options, round.place, signal);
      }
      await wait(options.tickMs, signal);
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
  }
}

interface Asked {
  readonly market: FollowedMarket;
  readonly connection: number;
  readonly askedAt: number;
}

/** Only over an open connection: a seed that nothing continues would not stay current. */
function ask(deps: ReadingsDeps, market: FollowedMarket): Asked | undefined {
  const socket = deps.sockets.get(market.socket);
  return socket?.isOpen ? { market, connection: socket.connection, askedAt: deps.now() } : undefined;
}

/** Whether the stream still is what it was when the reading was asked for. */
function isUnbroken(deps: ReadingsDeps, { market, connection }: Asked): boolean {
  const socket = deps.sockets.get(market.socket);
  return deps.markets.has(market) && socket?.isOpen === true && socket.connection === connection;
}

async function read(
  deps: ReadingsDeps,
  asked: readonly Asked[],
  signal: AbortSignal,
): Promise<BooksReading | undefined> {
  try {
    return await readBooks(
      deps,
      asked.map(({ market }) => market.tokens[0]),
      signal,
    );
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Failure)) throw error;
    deps.log.debug({ error, books: asked.length }, 'venue_b: books could not be read');
    return undefined;
  }
}

async function seed(deps: ReadingsDeps, options: VenueBFeedOptions, signal: AbortSignal): Promise<void> {
  const now = deps.now();
  const asked: Asked[] = [];
  for (const market of deps.markets) {
    if (asked.length >= options.booksPerRequest) break;
    if (market.keeper.current || market.seedAt === undefined || market.seedAt > now) continue;
    const one = ask(deps, market);
    if (one !== undefined) asked.push(one);
  }
  if (asked.length === 0) return;
  const reading = await read(deps, asked, signal);
  const receivedAt = deps.now();
  for (const one of asked) {
    const { market, askedAt } = one;
    if (!isUnbroken(deps, one)) continue;
    const snapshot = snapshotOf(reading, market);
    market.known ||= snapshot !== undefined;
    if (snapshot !== undefined) {
      deps.facts.emitDecisions(
        market,
        market.keeper.onReading(snapshot, { askedAt, receivedAt }),
        receivedAt,
      );
    }
    if (!market.keeper.current) postponeSeed(market, receivedAt, options.seedRetry, deps.random);
  }
}

/** The next piece of the round; returns where the one after begins. */
async function sweep(
  deps: ReadingsDeps,
  options: VenueBFeedOptions,
  place: number,
  signal: AbortSignal,
): Promise<number> {
  const current = [...deps.markets].filter(({ keeper }) => keeper.current);
  const start = place < current.length ? place : 0;
  const piece = current.slice(start, start + options.booksPerRequest);
  const asked = piece.flatMap((market) => ask(deps, market) ?? []);
  if (asked.length === 0) return 0;
  const reading = await read(deps, asked, signal);
  if (reading !== undefined) for (const one of asked) check(deps, one, reading);
  return start + piece.length;
}

function check(deps: ReadingsDeps, one: Asked, reading: BooksReading): void {
  const { market, askedAt } = one;
  const receivedAt = deps.now();
  if (!isUnbroken(deps, one)) return;
  const snapshot = snapshotOf(reading, market);
  if (snapshot !== undefined) {
    deps.facts.emitDecisions(market, market.keeper.onReading(snapshot, { askedAt, receivedAt }), receivedAt);
  } else if (!reading.malformed.has(market.tokens[0])) {
    // The venue has no book for it any more: it closed, or worse.
    deps.facts.emitDecisions(market, market.keeper.suspect('no_snapshot'), receivedAt);
    deps.facts.emit({ kind: 'changed', markets: [market.reference.id], receivedAt });
  }
}

/**
 * A silent socket is checked by another way: its silence is honest if books are what REST shows, and none has moved without
 * it. An answer without the books that were asked for shows nothing.
 */
async function checkSilence(
  deps: ReadingsDeps,
  options: VenueBFeedOptions,
  signal: AbortSignal,
): Promise<void> {
  for (const socket of [...deps.sockets.values()]) {
    if (!socket.isOpen || !socket.isSilent(deps.now())) continue;
    const asked = sample(deps, socket, options.silenceSample).flatMap((market) => ask(deps, market) ?? []);
    if (asked.length === 0) continue;
    const reading = await read(deps, asked, signal);
    const verdicts = asked.map((one) => {
      const snapshot = isUnbroken(deps, one) ? snapshotOf(reading, one.market) : undefined;
      return snapshot === undefined ? 'unknown' : one.market.keeper.compare(snapshot);
    });
    const moved = verdicts.includes('behind');
    const now = deps.now();
    if (!moved && verdicts.includes('equal')) socket.excuse(now);
    else if (socket.isSilent(now)) {
      // Nothing shows that the silence is honest; a new connection brings whole books.
      deps.router.suspectAll(socket, 'silent', now, socket.knownUntil);
      socket.restart(moved ? 'silent while its books moved' : 'silent, and its books cannot be read');
    }
  }
}

/** Some current markets of the socket, other ones each time. */
function sample(deps: ReadingsDeps, socket: StreamSocket, size: number): readonly FollowedMarket[] {
  const current = [...socket.markets.values()].filter(({ keeper }) => keeper.current);
  const start = Math.floor(deps.random() * current.length);
  return [...current.slice(start), ...current.slice(0, start)].slice(0, size);
}

function snapshotOf(reading: BooksReading | undefined, market: FollowedMarket): Snapshot | undefined {
  return reading?.books.get(market.tokens[0]);
}
