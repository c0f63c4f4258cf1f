/** One socket of the market channel: which markets are on it, whether it is open, when it last brought something. */

import { ActivityWatch, type ActivityWatchOptions } from '../../activity-watch.ts';
import { AgeWatch, type AgeWatchOptions } from '../../age-watch.ts';
import type { OpenFeedSocket } from '../../feed-socket.ts';
import type { FollowedMarket } from './followed-markets.ts';
import { joining, leaving, subscription } from './market-channel.ts';

export class StreamSocket {
  readonly number: number;
  readonly name: string;
  readonly markets = new Map<string, FollowedMarket>();
  readonly #silence: ActivityWatchOptions;
  readonly #ages: AgeWatch;
  readonly #stopping = new AbortController();
  #open: OpenFeedSocket | undefined;
  #watch: ActivityWatch | undefined;
  #connection = 0;

  constructor(number: number, silence: ActivityWatchOptions, lateness: AgeWatchOptions) {
    this.number = number;
    this.name = `venue_b market ${number}`;
    this.#silence = silence;
    this.#ages = new AgeWatch(lateness);
  }

  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** Another number for each connection. */
  get connection(): number {
    return this.#connection;
  }

  get stopped(): AbortSignal {
    return this.#stopping.signal;
  }

  stop(): void {
    this.#stopping.abort();
  }

  opened(socket: OpenFeedSocket, now: number): void {
    this.#open = socket;
    this.#connection += 1;
    this.#watch = new ActivityWatch(now, this.#silence);
    this.#ages.opened();
    socket.send(subscription(tokensOf(this.markets.values())));
  }

  ended(): void {
    this.#open = undefined;
    this.#watch = undefined;
  }

  restart(reason: string): void {
    this.#open?.restart(reason);
  }

  join(markets: readonly FollowedMarket[]): void {
    for (const market of markets) this.markets.set(market.reference.id, market);
    if (markets.length > 0) this.#open?.send(joining(tokensOf(markets)));
  }

  leave(markets: readonly FollowedMarket[]): void {
    for (const market of markets) this.markets.delete(market.reference.id);
    if (markets.length > 0) this.#open?.send(leaving(tokensOf(markets)));
  }

  seen(at: number): void {
    this.#watch?.seen(at);
  }

  /** A change the venue made at that time has come. */
  made(venueTime: number, receivedAt: number): void {
    this.#ages.seen(receivedAt, venueTime);
  }

  /** Asked at every look: its changes come much later than they used to. */
  isLate(): boolean {
    return this.isOpen && this.#ages.isLate();
  }

  /** Until then the stream hid nothing. */
  get knownUntil(): number | undefined {
    return this.#watch?.knownUntil;
  }

  excuse(at: number): void {
    this.#watch?.excuse(at);
  }

  /** Nothing but PONG for longer than it ever paused. */
  isSilent(at: number): boolean {
    return this.markets.size > 0 && this.#watch?.isSilent(at) === true;
  }
}

function tokensOf(markets: Iterable<FollowedMarket>): readonly string[] {
  return [...markets].flatMap(({ tokens }) => tokens);
}
