/** One subscription of one connection: a channel, its markets, and the sequence of its frames. */
import type { WireSocket } from '../../wire/index.ts';
import { type StreamErrorCode, streamErrors } from './stream-error.ts';

/** Channels and whether their frames are numbered. */
export const channels = {
  orderbook_delta: { sequenced: true },
  ticker: { sequenced: false },
  trade: { sequenced: true },
  market_lifecycle_v2: { sequenced: true },
  multivariate_market_lifecycle: { sequenced: true },
  // Private channels: accepted, and silent, since the simulator has no accounts.
  fill: { sequenced: false },
  market_positions: { sequenced: false },
  user_orders: { sequenced: false },
  communications: { sequenced: true },
  order_group_updates: { sequenced: true },
} as const;

export type Channel = keyof typeof channels;

export function isChannel(name: string): name is Channel {
  return Object.hasOwn(channels, name);
}

export class VenueASubscription {
  readonly sid: number;
  readonly channel: Channel;
  readonly useYesPrice: boolean;
  /** Tickers in order of their adding; undefined for all markets. */
  tickers: Set<string> | undefined;
  readonly #socket: WireSocket;
  readonly #now: () => number;
  #seq = 0;

  constructor(
    { socket, now }: { readonly socket: WireSocket; readonly now: () => number },
    sid: number,
    channel: Channel,
    useYesPrice: boolean,
  ) {
    this.#socket = socket;
    this.#now = now;
    this.sid = sid;
    this.channel = channel;
    this.useYesPrice = useYesPrice;
  }

  /** Sends a data frame; `message` is JSON text, made once for all subscriptions. */
  send(type: string, message: string, commandId?: number): void {
    const id = commandId === undefined ? '' : `"id":${commandId},`;
    this.#socket.send(
      `{"type":"${type}",${id}"sid":${this.sid},${this.#numbered()}"msg":${message},"sending_ts_ms":${this.#now()}}`,
    );
  }

  /** Answers a command that concerns this subscription. Replies are not subject to faults. */
  reply(commandId: number, type: 'ok' | 'unsubscribed', message?: object): void {
    const msg = message === undefined ? '' : `,"msg":${JSON.stringify(message)}`;
    const seq = channels[this.channel].sequenced ? `,"seq":${++this.#seq}` : '';
    this.#socket.sendSurely(`{"id":${commandId},"type":"${type}","sid":${this.sid}${seq}${msg}}`);
  }

  fail(code: StreamErrorCode, commandId?: number): void {
    const id = commandId === undefined ? '' : `"id":${commandId},`;
    const msg = JSON.stringify({ code, msg: streamErrors[code] });
    this.#socket.sendSurely(`{${id}"type":"error","sid":${this.sid},${this.#numbered()}"msg":${msg}}`);
  }

  #numbered(): string {
    return channels[this.channel].sequenced ? `"seq":${++this.#seq},` : '';
  }
}
