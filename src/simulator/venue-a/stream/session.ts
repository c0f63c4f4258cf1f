/** One connection: its commands and its subscriptions. */
import { type WireSocket, WireTokenBucket } from '../../wire/index.ts';
import { type Parameters, parseCommand } from './command.ts';
import { type StreamErrorCode, streamErrors } from './stream-error.ts';
import { type Channel, isChannel, VenueASubscription } from './subscription.ts';

/** What a connection needs of the venue. */
export interface Studio {
  readonly now: number;
  /** Starts and stops the flow of a channel's frames to a subscription. */
  join(subscription: VenueASubscription, tickers: readonly string[] | undefined): void;
  leave(subscription: VenueASubscription, tickers: Iterable<string> | undefined): void;
  /** Sends the books of the markets, or their tickers, as they stand. */
  sendSnapshots(subscription: VenueASubscription, tickers: readonly string[], commandId?: number): void;
  isKnown(ticker: string): boolean;
  tickerOf(marketId: string): string | undefined;
}

const commandsPerSecond = 10_000;
const marketsMax = 500_000;

export class Session {
  readonly #studio: Studio;
  readonly #socket: WireSocket;
  readonly #subscriptions = new Map<number, VenueASubscription>();
  readonly #commands = new WireTokenBucket({
    refillPerSecond: commandsPerSecond,
    capacity: commandsPerSecond,
    now: () => performance.now(),
  });
  #lastSid = 0;

  constructor(studio: Studio, socket: WireSocket) {
    this.#studio = studio;
    this.#socket = socket;
  }

  ping(): void {
    this.#socket.ping('heartbeat');
  }

  drop(): void {
    this.#socket.cut();
  }

  message(text: string): void {
    const command = parseCommand(text);
    if (command === undefined) {
      this.#refuse(0, 1);
      return;
    }
    const { id, cmd, params } = command;
    if (!this.#commands.take(1)) this.#refuse(id, 27);
    else if (cmd === 'list_subscriptions') this.#list(id);
    else if (cmd !== 'subscribe' && cmd !== 'unsubscribe' && cmd !== 'update_subscription')
      this.#refuse(id, 5);
    else if (params === undefined) this.#refuse(id, 2);
    else if (cmd === 'subscribe') this.#subscribe(id, params);
    else if (cmd === 'unsubscribe') this.#unsubscribe(id, params);
    else this.#update(id, params);
  }

  closed(): void {
    for (const subscription of this.#subscriptions.values())
      this.#studio.leave(subscription, subscription.tickers);
    this.#subscriptions.clear();
  }

  /** The client reads too slowly: its subscriptions end, and it gets an error. */
  overflow(): void {
    for (const subscription of this.#subscriptions.values()) {
      this.#studio.leave(subscription, subscription.tickers);
      subscription.fail(25);
    }
    this.#subscriptions.clear();
  }

  #subscribe(id: number, params: Parameters): void {
    const names = params.channels ?? [];
    if (names.length === 0) {
      this.#refuse(id, 3);
      return;
    }
    for (const name of names) {
      const tickers = this.#tickersOf(params);
      if (!isChannel(name)) this.#refuse(id, 8);
      else if (name === 'orderbook_delta' && tickers === undefined) this.#refuse(id, 14);
      else this.#open(id, name, takesTickers(name) ? tickers : undefined, params);
    }
  }

  /** A second subscription to a channel joins the first. */
  #open(id: number, channel: Channel, tickers: readonly string[] | undefined, params: Parameters): void {
    const known = [...this.#subscriptions.values()].find((each) => each.channel === channel);
    if (known !== undefined) {
      this.#add(id, known, tickers, params);
      return;
    }
    if ((tickers?.length ?? 0) > marketsMax) {
      this.#refuse(id, 26);
      return;
    }
    const sid = ++this.#lastSid;
    const socket = this.#socket;
    const studio = this.#studio;
    const subscription = new VenueASubscription(
      { socket, now: () => studio.now },
      sid,
      channel,
      params.useYesPrice,
    );
    subscription.tickers = tickers === undefined ? undefined : new Set(tickers);
    this.#subscriptions.set(sid, subscription);
    socket.sendSurely(`{"id":${id},"type":"subscribed","msg":{"channel":"${channel}","sid":${sid}}}`);
    studio.join(subscription, tickers);
    if (tickers !== undefined && sendsSnapshots(channel, params)) studio.sendSnapshots(subscription, tickers);
  }

  #add(
    id: number,
    subscription: VenueASubscription,
    tickers: readonly string[] | undefined,
    params: Parameters,
  ): void {
    const { tickers: known } = subscription;
    if ((known?.size ?? 0) + (tickers?.length ?? 0) > marketsMax) {
      subscription.fail(26, id);
      return;
    }
    const fresh = tickers?.filter((ticker) => known?.has(ticker) !== true);
    if (tickers === undefined) {
      this.#studio.leave(subscription, known);
      subscription.tickers = undefined;
      this.#studio.join(subscription, undefined);
    } else if (known !== undefined && fresh !== undefined) {
      for (const ticker of fresh) known.add(ticker);
      this.#studio.join(subscription, fresh);
    }
    subscription.reply(id, 'ok', acknowledged(subscription, params));
    if (known !== undefined && fresh !== undefined && sendsSnapshots(subscription.channel, params))
      this.#studio.sendSnapshots(subscription, fresh);
  }

  #unsubscribe(id: number, { sids }: Parameters): void {
    if (sids === undefined || sids.length === 0) {
      this.#refuse(id, 4);
      return;
    }
    for (const sid of sids) {
      const subscription = this.#subscriptions.get(sid);
      if (subscription === undefined) {
        this.#refuse(id, 7);
        continue;
      }
      this.#studio.leave(subscription, subscription.tickers);
      this.#subscriptions.delete(sid);
      subscription.reply(id, 'unsubscribed');
    }
  }

  #update(id: number, params: Parameters): void {
    const [sid, ...others] = params.sids ?? [];
    if (sid === undefined || others.length > 0) {
      this.#refuse(id, 12);
      return;
    }
    const subscription = this.#subscriptions.get(sid);
    if (subscription === undefined) {
      this.#refuse(id, 7);
      return;
    }
    const tickers = this.#tickersOf(params);
    if (params.action === undefined) subscription.fail(15, id);
    else if (!['add_markets', 'delete_markets', 'get_snapshot'].includes(params.action))
      subscription.fail(13, id);
    else if (tickers === undefined) subscription.fail(14, id);
    else if (params.action === 'add_markets') this.#add(id, subscription, tickers, params);
    else if (params.action === 'delete_markets') this.#delete(id, subscription, tickers, params);
    else if (subscription.channel !== 'orderbook_delta') subscription.fail(13, id);
    else
      this.#studio.sendSnapshots(
        subscription,
        tickers.filter((each) => subscription.tickers?.has(each)),
        id,
      );
  }

  #delete(
    id: number,
    subscription: VenueASubscription,
    tickers: readonly string[],
    params: Parameters,
  ): void {
    const { tickers: known } = subscription;
    const gone = tickers.filter((ticker) => known?.delete(ticker) === true);
    this.#studio.leave(subscription, gone);
    subscription.reply(id, 'ok', acknowledged(subscription, params));
  }

  #list(id: number): void {
    const msg = [...this.#subscriptions.values()].map(({ channel, sid }) => ({ channel, sid }));
    this.#socket.sendSurely(JSON.stringify({ id, type: 'ok', msg }));
  }

  /** Unknown markets are left out without a word. */
  #tickersOf({ tickers, marketIds }: Parameters): readonly string[] | undefined {
    const ids = marketIds?.map((id) => this.#studio.tickerOf(id)).filter((ticker) => ticker !== undefined);
    const named = tickers ?? ids;
    if (named === undefined || (named.length === 0 && tickers !== undefined)) return undefined;
    return [...new Set(named)].filter((ticker) => this.#studio.isKnown(ticker));
  }

  #refuse(id: number, code: StreamErrorCode): void {
    const msg = { code, msg: streamErrors[code] };
    this.#socket.sendSurely(JSON.stringify(id === 0 ? { type: 'error', msg } : { id, type: 'error', msg }));
  }
}

function takesTickers(channel: Channel): boolean {
  return channel !== 'market_lifecycle_v2' && channel !== 'multivariate_market_lifecycle';
}

function sendsSnapshots(channel: Channel, { sendInitialSnapshot }: Parameters): boolean {
  return channel === 'orderbook_delta' || (channel === 'ticker' && sendInitialSnapshot);
}

function acknowledged({ tickers }: VenueASubscription, { skipTickerAck }: Parameters): object {
  return skipTickerAck || tickers === undefined ? {} : { market_tickers: [...tickers] };
}
