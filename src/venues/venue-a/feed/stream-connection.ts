/** The connection of one socket: tracks whether it is open and when data last came, and emits that it connected or disconnected. */
import { ActivityWatch } from '../../activity-watch.ts';
import type { FeedFact } from '../../feed.ts';
import { type FeedSocketOptions, type OpenFeedSocket, runFeedSocket } from '../../feed-socket.ts';
import type { VenueADeps } from '../api.ts';
import type { VenueAStreamOptions } from '../options.ts';

export interface StreamConnectionDeps extends VenueADeps {
  readonly emit: (fact: FeedFact) => void;
}

export interface StreamConnectionHandlers {
  /** Before `connected` is emitted. */
  readonly onOpen: (openedAt: number) => void;
  /** After `connected` is emitted: commands may be sent. */
  readonly onConnected: (socket: OpenFeedSocket) => void;
  readonly onText: (text: string, receivedAt: number) => void;
  /** Returns what is no longer current. `knownUntil` as in `FeedSocketHandlers`. */
  readonly onEnd: (endedAt: number, knownUntil: number | undefined) => LostMarkets;
}

type LostMarkets = Pick<Extract<FeedFact, { kind: 'disconnected' }>, 'markets' | 'knownUntil'>;

export class StreamConnection {
  readonly #deps: StreamConnectionDeps;
  readonly #dataSilence: VenueAStreamOptions['dataSilence'];
  readonly #socketOptions: FeedSocketOptions;
  #open: OpenFeedSocket | undefined;
  #watch: ActivityWatch;

  constructor(
    deps: StreamConnectionDeps,
    { dataSilence }: VenueAStreamOptions,
    socketOptions: FeedSocketOptions,
  ) {
    this.#deps = deps;
    this.#dataSilence = dataSilence;
    this.#socketOptions = socketOptions;
    this.#watch = new ActivityWatch(deps.now(), dataSilence);
  }

  get name(): string {
    return this.#socketOptions.name;
  }

  get open(): OpenFeedSocket | undefined {
    return this.#open;
  }

  /** Of the connection that is open, or else of the last one. */
  get watch(): ActivityWatch {
    return this.#watch;
  }

  /** Opens it again, if it is open. */
  restart(reason: string): void {
    this.#open?.restart(reason);
  }

  /** Runs until the signal is aborted. */
  async run(handlers: StreamConnectionHandlers, signal: AbortSignal): Promise<void> {
    const { emit, now } = this.#deps;
    const connection = this.name;
    await runFeedSocket(
      this.#deps,
      this.#socketOptions,
      {
        onOpen: (socket) => {
          const receivedAt = now();
          this.#open = socket;
          this.#watch = new ActivityWatch(receivedAt, this.#dataSilence);
          handlers.onOpen(receivedAt);
          emit({ kind: 'connected', connection, receivedAt });
          handlers.onConnected(socket);
        },
        onText: (text, receivedAt) => {
          this.#watch.seen(receivedAt);
          handlers.onText(text, receivedAt);
        },
        onEnd: (reason, knownUntil) => {
          const receivedAt = now();
          this.#open = undefined;
          const lost = handlers.onEnd(receivedAt, knownUntil);
          emit({ kind: 'disconnected', connection, ...lost, reason, receivedAt });
        },
      },
      signal,
    );
  }
}
