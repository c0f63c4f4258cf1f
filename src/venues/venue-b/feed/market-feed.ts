/**
 * The live feed of the venue: markets spread over sockets, one keeper a market that decides, and REST readings that seed
 * and check the books.
 *
 *   frames ─ parse ─ router ─ keeper decides ─ emitter ─ facts
 *                                ▲    │ not current
 *              POST /books ──────┘    └── seeded as soon as its socket is open
 */
import { wait } from '../../../runtime/backoff.ts';
import type { Feed, FeedDeps, FeedStatus } from '../../feed.ts';
import { runFeedSocket } from '../../feed-socket.ts';
import type { MarketReference } from '../../market-reference.ts';
import type { VenueClient } from '../../venue-client.ts';
import type { BookHashes } from '../book-hashes.ts';
import type { VenueBDeps } from '../hosts.ts';
import type { VenueBOptions } from '../options.ts';
import { planSockets } from './assign-sockets.ts';
import { BookKeeper } from './book-keeper.ts';
import { runBookReadings } from './book-readings.ts';
import { FactEmitter } from './fact-emitter.ts';
import { createFollowed, type FollowedMarket, FollowedMarkets } from './followed-markets.ts';
import { parseFrame } from './frames.ts';
import { ping } from './market-channel.ts';
import { MessageRouter } from './message-router.ts';
import { StreamSocket } from './stream-socket.ts';
import { TradeBackfill } from './trade-backfill.ts';

/** Times a market is moved because its first book did not come. */
const movesMax = 3;
/** Between two looks at how late messages come. */
const lateLookMs = 1_000;

export interface MarketFeedHosts {
  readonly clob: VenueClient;
  readonly data: VenueClient;
  readonly hashes: BookHashes;
}

export class MarketFeed implements Feed {
  readonly venue = 'venue_b' as const;
  readonly #deps: VenueBDeps & MarketFeedHosts;
  readonly #options: VenueBOptions;
  readonly #markets = new FollowedMarkets();
  readonly #sockets = new Map<number, StreamSocket>();
  readonly #facts: FactEmitter;
  readonly #trades: TradeBackfill;
  readonly #router: MessageRouter;
  readonly #running = new Set<Promise<void>>();
  #signal: AbortSignal | undefined;
  #lastMessageAt: number | undefined;

  constructor(deps: VenueBDeps & FeedDeps & MarketFeedHosts, options: VenueBOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#facts = new FactEmitter(deps);
    this.#trades = new TradeBackfill(
      { ...deps, tradesSince: deps.tradesSince, emit: deps.onFact, markets: this.#markets },
      options.feed.trades,
    );
    this.#router = new MessageRouter(this.#markets, this.#facts, this.#trades);
  }

  follow(references: readonly MarketReference[]): void {
    const wanted = new Map(references.map((reference) => [reference.id, reference]));
    // The same name with other tokens is another market.
    const staying = [...this.#markets].filter(
      ({ reference: { id }, tokens }) => wanted.get(id)?.feedKeys.join() === tokens.join(),
    );
    const present = new Map(staying.map(({ reference: { id }, socket }) => [id, socket]));
    const plan = planSockets(present, [...wanted.keys()], this.#options.feed);
    const leaving = new Set([...plan.leave.values()].flat());
    this.#drop([...this.#markets].filter(({ reference: { id } }) => !present.has(id) || leaving.has(id)));
    for (const [number, ids] of plan.join) this.#add(number, ids, wanted);
    if (plan.unplaced.length > 0) {
      this.#deps.log.warn({ unplaced: plan.unplaced.length }, 'venue_b: more markets than the sockets hold');
    }
    this.#retireEmpty();
  }

  status(): FeedStatus {
    const sockets = [...this.#sockets.values()];
    const current = [...this.#markets].filter(({ keeper }) => keeper.current).length;
    return {
      connected: sockets.length > 0 && sockets.every(({ isOpen }) => isOpen),
      lastMessageAt: this.#lastMessageAt,
      lagMs: this.#router.lagMs,
      gapsHealed: this.#facts.healed,
      marketsFollowed: this.#markets.size,
      marketsCurrent: current,
      marketsQuoted: current,
      issue: this.#deps.hashes.isTrusted ? undefined : 'book_hashes_disagree',
    };
  }

  async run(signal: AbortSignal): Promise<void> {
    this.#signal = signal;
    for (const socket of this.#sockets.values()) this.#start(socket);
    // Listings and results come on any socket, so there is always one.
    this.#socket(0);
    const deps = { ...this.#deps, ...this.#parts() };
    try {
      await Promise.all([
        this.#runTime(signal),
        runBookReadings(deps, this.#options.feed, signal),
        this.#trades.run(signal),
      ]);
    } finally {
      await Promise.allSettled(this.#running);
    }
  }

  #parts() {
    return { markets: this.#markets, sockets: this.#sockets, facts: this.#facts, router: this.#router };
  }

  /** The decisions that hang on time. */
  async #runTime(signal: AbortSignal): Promise<void> {
    const ticksToLook = Math.max(1, Math.ceil(lateLookMs / this.#options.feed.tickMs));
    for (let tick = 1; !signal.aborted; tick++) {
      const now = this.#deps.now();
      if (tick % ticksToLook === 0) this.#endLate(now);
      const missing: FollowedMarket[] = [];
      for (const market of this.#markets) {
        this.#facts.emitDecisions(market, market.keeper.onTime(now), now);
        const { firstBookBy, known } = market;
        if (known && firstBookBy !== undefined && now >= firstBookBy) missing.push(market);
      }
      this.#move(missing);
      try {
        await wait(this.#options.feed.tickMs, signal);
      } catch {
        return; // The wait ends early only by the signal.
      }
    }
  }

  /** What a late connection still holds back is dropped with it; the next one begins with whole books. */
  #endLate(now: number): void {
    for (const socket of [...this.#sockets.values()]) {
      if (!socket.isLate()) continue;
      this.#router.suspectAll(socket, 'late', now);
      socket.restart('late');
    }
  }

  #add(number: number, ids: readonly string[], wanted: ReadonlyMap<string, MarketReference>): void {
    const socket = this.#socket(number);
    const added = ids.flatMap((id) => {
      const reference = wanted.get(id);
      const [yes, no] = reference?.feedKeys ?? [];
      if (reference === undefined || yes === undefined || no === undefined) return [];
      const keeper = new BookKeeper([yes, no], this.#options.feed);
      return [createFollowed(reference, [yes, no], keeper, number)];
    });
    for (const market of added) this.#markets.add(market);
    socket.join(added);
    this.#trades.joined(added);
    if (socket.isOpen) this.#expectBooks(added);
  }

  #drop(markets: readonly FollowedMarket[]): void {
    const bySocket = Map.groupBy(markets, ({ socket }) => socket);
    for (const [number, group] of bySocket) this.#sockets.get(number)?.leave(group);
    for (const market of markets) {
      this.#markets.drop(market);
      this.#facts.emitDecisions(market, market.keeper.suspect('not_followed'));
    }
  }

  /** Asking again on the same socket often does not help, so they go to one of their own. */
  #move(missing: readonly FollowedMarket[]): void {
    const movable: FollowedMarket[] = [];
    for (const market of missing) {
      market.firstBookBy = undefined;
      market.moves += 1;
      if (market.moves <= movesMax && movable.length < this.#options.feed.marketsPerSocket)
        movable.push(market);
    }
    const number = this.#freeNumber();
    if (movable.length === 0 || number === undefined) return;
    this.#deps.log.warn(
      { markets: movable.length, socket: number },
      'venue_b: no first book arrived for some markets',
    );
    for (const market of movable) {
      this.#sockets.get(market.socket)?.leave([market]);
      this.#facts.emitDecisions(market, market.keeper.suspect('no_snapshot'));
      market.keeper.detach();
      market.socket = number;
      market.seedAt = undefined;
    }
    this.#socket(number).join(movable);
    this.#retireEmpty();
  }

  #freeNumber(): number | undefined {
    for (let number = 0; number < this.#options.feed.socketsMax; number++) {
      if (!this.#sockets.has(number)) return number;
    }
    return undefined;
  }

  #retireEmpty(): void {
    for (const [number, socket] of this.#sockets) {
      if (number === 0 || socket.markets.size > 0) continue;
      this.#sockets.delete(number);
      socket.stop();
    }
  }

  #socket(number: number): StreamSocket {
    const known = this.#sockets.get(number);
    if (known !== undefined) return known;
    const socket = new StreamSocket(number, this.#options.feed.silence, this.#options.feed);
    this.#sockets.set(number, socket);
    this.#start(socket);
    return socket;
  }

  /** Before the feed runs there is nothing to start; `run` then starts them all. */
  #start(socket: StreamSocket): void {
    if (this.#signal === undefined) return;
    const { feed, webSocketUrl, userAgent } = this.#options;
    const running = runFeedSocket(
      this.#deps,
      {
        name: socket.name,
        url: webSocketUrl,
        userAgent,
        connectTimeoutMs: feed.connectTimeoutMs,
        silenceMaxMs: feed.silenceMaxMs,
        frameBytesMax: feed.frameBytesMax,
        keepAlive: { text: ping, everyMs: feed.pingEveryMs },
        backoff: feed.backoff,
        stableAfterMs: feed.stableAfterMs,
      },
      {
        onOpen: (open) => {
          const receivedAt = this.#deps.now();
          socket.opened(open, receivedAt);
          this.#facts.emit({ kind: 'connected', connection: socket.name, receivedAt });
          this.#expectBooks(socket.markets.values());
          this.#trades.lost();
        },
        onText: (text, receivedAt) => this.#onText(socket, text, receivedAt),
        onEnd: (reason, knownUntil) => this.#onEnd(socket, reason, knownUntil),
      },
      AbortSignal.any([this.#signal, socket.stopped]),
    ).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  #expectBooks(markets: Iterable<FollowedMarket>): void {
    const now = this.#deps.now();
    for (const market of markets) {
      market.seedAt = now + this.#options.feed.seedAfterMs;
      market.firstBookBy = now + this.#options.feed.firstBookMs;
    }
  }

  #onEnd(socket: StreamSocket, reason: string, knownUntil: number | undefined): void {
    socket.ended();
    const markets = [...socket.markets.values()];
    for (const market of markets) {
      market.wounded ||= market.keeper.current;
      market.keeper.detach();
      market.seedAt = undefined;
      market.firstBookBy = undefined;
    }
    this.#facts.emit({
      kind: 'disconnected',
      connection: socket.name,
      markets: markets.map(({ reference }) => reference.id),
      reason,
      knownUntil,
      receivedAt: this.#deps.now(),
    });
  }

  #onText(socket: StreamSocket, text: string, receivedAt: number): void {
    try {
      const frame = parseFrame(text, this.#deps.watch?.takeMessage);
      if (frame.kind === 'pong' || frame.kind === 'notice') return;
      this.#lastMessageAt = receivedAt;
      socket.seen(receivedAt);
      if (frame.kind === 'unreadable') this.#router.onUnreadable(socket, receivedAt);
      else for (const message of frame.messages) this.#router.route(socket, message, receivedAt);
    } catch (error) {
      // A bug of ours, or of the consumer of the facts: the process stays, and the books start again.
      this.#deps.log.error({ error, socket: socket.name }, 'a frame could not be handled');
      socket.restart('a frame could not be handled');
    }
  }
}
