/** The socket of every trade and of every market that changed its terms or its state. */
import type { FeedSocketOptions } from '../../feed-socket.ts';
import type { MarketTrade } from '../../trade-catch-up.ts';
import type { VenueAStreamOptions } from '../options.ts';
import { pause } from './book-socket.ts';
import type { FeedHealth } from './feed-health.ts';
import { readFrame, type VenueAFrame } from './frame.ts';
import { Sequence } from './sequence.ts';
import { StreamConnection, type StreamConnectionDeps } from './stream-connection.ts';

export interface ActivitySocketDeps extends StreamConnectionDeps {
  readonly health: FeedHealth;
  readonly onTrade: (trade: MarketTrade, receivedAt: number) => void;
  /** Trades may have been lost, up to now. */
  readonly onTradesLost: () => void;
  /** The followed markets of an event, for news that names only the event. */
  readonly marketsOf: (event: string) => readonly string[];
}

const subscribeCommand = JSON.stringify({
  id: 1,
  cmd: 'subscribe',
  params: { channels: ['trade', 'market_lifecycle_v2'] },
});
const channelsWanted = 2;

export class ActivitySocket {
  readonly #deps: ActivitySocketDeps;
  readonly #options: VenueAStreamOptions;
  readonly #connection: StreamConnection;
  readonly #sequence = new Sequence();
  #openedAt = 0;
  #subscribed = 0;
  #malformed = 0;

  constructor(deps: ActivitySocketDeps, options: VenueAStreamOptions, socketOptions: FeedSocketOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#connection = new StreamConnection(deps, options, socketOptions);
  }

  get isOpen(): boolean {
    return this.#connection.open !== undefined;
  }

  /** The list had trades that this socket did not bring. */
  missedTrades(): void {
    if (this.#connection.watch.isSilent(this.#deps.now()))
      this.#connection.restart('silent while trades were made');
  }

  async run(signal: AbortSignal): Promise<void> {
    await Promise.all([this.#carry(signal), this.#tick(signal)]);
  }

  async #carry(signal: AbortSignal): Promise<void> {
    await this.#connection.run(
      {
        onOpen: (openedAt) => {
          this.#openedAt = openedAt;
          this.#sequence.clear();
          this.#subscribed = 0;
          this.#malformed = 0;
        },
        onConnected: (socket) => socket.send(subscribeCommand),
        onText: (text, receivedAt) => {
          const reason = this.#accept(text, receivedAt);
          if (reason !== undefined) this.#connection.restart(reason);
        },
        onEnd: () => ({ markets: [] }),
      },
      signal,
    );
  }

  /** Gives a reason to end the connection, if there is one. */
  #accept(text: string, receivedAt: number): string | undefined {
    const frame = readFrame(text, this.#deps.watch?.takeMessage);
    this.#deps.health.received(receivedAt, frame.kind === 'trade' ? frame.trade.trade.venueTime : undefined);
    if (frame.place) {
      const verdict = this.#sequence.check(frame.place, text);
      if (verdict === 'repeated') return undefined;
      // Which subscription it was does not matter: asking for trades that were not missed costs one request.
      if (verdict === 'gap') this.#deps.onTradesLost();
    }
    return this.#act(frame, receivedAt);
  }

  #act(frame: VenueAFrame, receivedAt: number): string | undefined {
    const { emit, marketsOf } = this.#deps;
    switch (frame.kind) {
      case 'trade':
        this.#deps.onTrade(frame.trade, receivedAt);
        return undefined;
      case 'market_changed':
        emit({ kind: 'changed', markets: [frame.market], receivedAt });
        return undefined;
      case 'event_changed': {
        const markets = marketsOf(frame.event);
        if (markets.length > 0) emit({ kind: 'changed', markets, receivedAt });
        return undefined;
      }
      case 'subscribed':
        this.#subscribed += 1;
        // Trades until now came on no socket.
        if (this.#subscribed >= channelsWanted) this.#deps.onTradesLost();
        return undefined;
      case 'refused':
        return `refused with code ${frame.code}`;
      case 'malformed':
        this.#deps.onTradesLost();
        this.#malformed += 1;
        return this.#malformed > this.#options.malformedMax ? 'too many frames make no sense' : undefined;
      case 'snapshot':
      case 'delta':
      case 'acknowledged':
      case 'other':
        return undefined;
    }
  }

  async #tick(signal: AbortSignal): Promise<void> {
    while (await pause(this.#options.tickMs, signal)) {
      if (this.#subscribed >= channelsWanted) continue;
      const isLate = this.#deps.now() - this.#openedAt > this.#options.commandTimeoutMs;
      if (isLate) this.#connection.restart('a command was not answered');
    }
  }
}
