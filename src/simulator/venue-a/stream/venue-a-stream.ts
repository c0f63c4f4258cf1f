/**
 * The stream's sender: what happens on the exchange becomes frames for those who listen. One listener on the exchange
 * serves all connections; a message's text is made once however many receive it.
 */

import type { ExchangeEvent, SimulatedLevelChange } from '../../exchange/index.ts';
import type { Faults } from '../../faults.ts';
import type { SocketHandlers, WireSocket } from '../../wire/index.ts';
import type { VenueAEvent, VenueAMarket } from '../../world/index.ts';
import { isCombo, type VenueACatalog } from '../catalog.ts';
import { marketUuid } from '../market-object.ts';
import { nextPauseAt } from '../weekly-pause.ts';
import { seconds } from '../wire-text.ts';
import { Audience } from './audience.ts';
import {
  createdMessage,
  deltaMessage,
  determinedMessage,
  eventFeeMessage,
  eventMessage,
  gridMessage,
  lifeMessage,
  metadataMessage,
  snapshotMessage,
  tickerMessage,
  tradeMessage,
  withoutMilliseconds,
} from './messages.ts';
import { Session, type Studio } from './session.ts';
import type { VenueASubscription } from './subscription.ts';

/** Sizes last sent, by side and price; needed because the stream sends differences. */
type SentBook = Map<string, number>;

export class VenueAStream implements Studio {
  readonly #catalog: VenueACatalog;
  readonly #sessions = new Set<Session>();
  readonly #stopListening: () => void;
  readonly #pinging: NodeJS.Timeout;
  readonly #books = new Audience();
  readonly #tickers = new Audience();
  readonly #trades = new Audience();
  readonly #faults: Faults;
  readonly #lives = new Audience();
  readonly #comboLives = new Audience();
  readonly #sentBooks = new Map<string, SentBook>();
  readonly #sentTops = new Map<string, string>();
  readonly #sentEvents = new WeakSet<VenueAEvent>();
  readonly #paused = new WeakSet<VenueAMarket>();
  /** How many of the fee changes were sent or were made before the first client. */
  #feeChangesSent: number;
  #pauseAt: number;
  #tickerByMarketId: Map<string, string> | undefined;

  constructor(
    catalog: VenueACatalog,
    { faults, pingMs }: { readonly faults: Faults; readonly pingMs: number },
  ) {
    this.#catalog = catalog;
    this.#faults = faults;
    for (const event of catalog.exchange.venueAEvents) this.#sentEvents.add(event);
    this.#feeChangesSent = catalog.fees.eventChanges.filter(({ at }) => at <= this.now).length;
    this.#pauseAt = nextPauseAt(this.now);
    this.#stopListening = catalog.exchange.listen((event) => this.#hear(event));
    this.#pinging = setInterval(() => {
      for (const session of this.#sessions) session.ping();
    }, pingMs);
  }

  get now(): number {
    return this.#catalog.now;
  }

  connect(socket: WireSocket): SocketHandlers {
    const session = new Session(this, socket);
    this.#sessions.add(session);
    return {
      message: (text) => session.message(text),
      overflow: () => session.overflow(),
      closed: () => {
        session.closed();
        this.#sessions.delete(session);
      },
    };
  }

  close(): void {
    clearInterval(this.#pinging);
    this.#stopListening();
  }

  isKnown(ticker: string): boolean {
    return this.#catalog.market(ticker) !== undefined;
  }

  tickerOf(marketId: string): string | undefined {
    const { seed } = this.#catalog.exchange.world.options;
    if (this.#tickerByMarketId === undefined) {
      this.#tickerByMarketId = new Map();
      for (const market of this.#catalog.markets(undefined, false))
        this.#tickerByMarketId.set(marketUuid(seed, market), market.id);
    }
    return this.#tickerByMarketId.get(marketId);
  }

  join(subscription: VenueASubscription, tickers: readonly string[] | undefined): void {
    this.#audience(subscription)?.add(subscription, tickers);
    if (subscription.channel !== 'orderbook_delta') return;
    for (const ticker of tickers ?? []) {
      const market = this.#catalog.market(ticker);
      if (market === undefined || this.#sentBooks.has(ticker)) continue;
      const { bids, asks } = this.#catalog.exchange.book(market);
      const sentBook: SentBook = new Map();
      for (const { price, size } of bids) sentBook.set(`bid ${price}`, size);
      for (const { price, size } of asks) sentBook.set(`ask ${price}`, size);
      this.#sentBooks.set(ticker, sentBook);
    }
  }

  leave(subscription: VenueASubscription, tickers: Iterable<string> | undefined): void {
    this.#audience(subscription)?.delete(subscription, tickers);
    if (subscription.channel !== 'orderbook_delta') return;
    for (const ticker of tickers ?? []) if (this.#books.isEmpty(ticker)) this.#sentBooks.delete(ticker);
  }

  sendSnapshots(subscription: VenueASubscription, tickers: readonly string[], commandId?: number): void {
    for (const ticker of tickers) {
      const market = this.#catalog.market(ticker);
      if (market === undefined) continue;
      if (subscription.channel === 'ticker')
        subscription.send('ticker', tickerMessage(this.#catalog, market, this.now));
      else
        subscription.send(
          'orderbook_snapshot',
          snapshotMessage(this.#catalog, market, {
            useYesPrice: this.#isOnYesScale(subscription),
            nullsEmptySides: this.#faults.nullsSides(),
          }),
          commandId,
        );
    }
  }

  #isOnYesScale({ useYesPrice }: VenueASubscription): boolean {
    return this.#faults.mistakesBookScale() ? !useYesPrice : useYesPrice;
  }

  #audience({ channel }: VenueASubscription): Audience | undefined {
    switch (channel) {
      case 'orderbook_delta':
        return this.#books;
      case 'ticker':
        return this.#tickers;
      case 'trade':
        return this.#trades;
      case 'market_lifecycle_v2':
        return this.#lives;
      case 'multivariate_market_lifecycle':
        return this.#comboLives;
      default:
        return undefined;
    }
  }

  #hear(event: ExchangeEvent): void {
    this.#announceFees(event.at);
    this.#pause(event.at);
    if (event.market.venue !== 'venue_a') return;
    const market = this.#catalog.exchange.venueAMarket(event.market.id);
    if (market === undefined) return;
    switch (event.kind) {
      case 'levels':
        this.#sendLevels(market, event.at, event.changes);
        this.#sendTicker(market, event.at);
        return;
      case 'trade':
        if (!this.#trades.isEmpty(market.id))
          this.#send(this.#trades, market, 'trade', this.#timed(tradeMessage(event.trade)));
        this.#sentTops.delete(market.id);
        this.#sendTicker(market, event.at);
        return;
      case 'listed':
        this.#sendListed(market);
        return;
      case 'close_moved':
        this.#sendLife(
          market,
          lifeMessage(market, 'close_date_updated', { close_ts: seconds(event.closesAt) }),
        );
        return;
      case 'terms_changed': {
        const message = metadataMessage(market, market.terms(event.at - 1), market.terms(event.at));
        if (message !== undefined) this.#sendLife(market, message);
        return;
      }
      case 'status':
        this.#sendStatus(market, event);
        return;
      case 'grid_changed':
        this.#sendLife(market, gridMessage(this.#catalog, market));
        return;
    }
  }

  #sendLevels(market: VenueAMarket, at: number, changes: readonly SimulatedLevelChange[]): void {
    const sentBook = this.#sentBooks.get(market.id);
    if (sentBook === undefined) return;
    for (const { side, price, size } of changes) {
      const key = `${side} ${price}`;
      const delta = size - (sentBook.get(key) ?? 0);
      if (delta === 0) continue;
      if (size === 0) sentBook.delete(key);
      else sentBook.set(key, size);
      const texts = new Map<boolean, string>();
      for (const subscription of this.#books.of(market.id)) {
        const useYesPrice = this.#isOnYesScale(subscription);
        const text =
          texts.get(useYesPrice) ??
          deltaMessage(this.#catalog, market, { side, price, delta, at }, useYesPrice);
        texts.set(useYesPrice, text);
        subscription.send('orderbook_delta', text);
      }
    }
  }

  /** A ticker goes out when something in it changed; changes deep in the book are not in it. */
  #sendTicker(market: VenueAMarket, at: number): void {
    if (this.#tickers.isEmpty(market.id)) return;
    const { bid, ask } = this.#catalog.exchange.top(market);
    const top = `${bid?.price} ${bid?.size} ${ask?.price} ${ask?.size}`;
    if (this.#sentTops.get(market.id) === top) return;
    this.#sentTops.set(market.id, top);
    this.#send(this.#tickers, market, 'ticker', this.#timed(tickerMessage(this.#catalog, market, at)));
  }

  #timed(message: string): string {
    return this.#faults.missesMilliseconds() ? withoutMilliseconds(message) : message;
  }

  #sendListed(market: VenueAMarket): void {
    const { event } = market;
    if (!this.#sentEvents.has(event)) {
      this.#sentEvents.add(event);
      this.#send(
        isCombo(market) ? this.#comboLives : this.#lives,
        market,
        'event_lifecycle',
        eventMessage(event),
      );
    }
    this.#sendLife(market, createdMessage(this.#catalog, market));
  }

  /** Opening and closing by the clock are not announced, nor is a dispute; what comes of it is a result like the first. */
  #sendStatus(market: VenueAMarket, { status, at }: Extract<ExchangeEvent, { kind: 'status' }>): void {
    if (status === 'paused') {
      this.#paused.add(market);
      this.#sendLife(market, lifeMessage(market, 'deactivated', { is_deactivated: true }));
    } else if (status === 'open' && this.#paused.delete(market))
      this.#sendLife(market, lifeMessage(market, 'activated', { is_deactivated: false }));
    else if (status === 'determined' || status === 'amended')
      this.#sendLife(market, determinedMessage(this.#catalog, market, at));
    else if (status === 'settled')
      this.#sendLife(market, lifeMessage(market, 'settled', { settled_ts: seconds(at) }));
  }

  #sendLife(market: VenueAMarket, message: string): void {
    if (isCombo(market)) this.#send(this.#comboLives, market, 'multivariate_market_lifecycle', message);
    else this.#send(this.#lives, market, 'market_lifecycle_v2', message);
  }

  #send(audience: Audience, market: VenueAMarket, type: string, message: string): void {
    for (const subscription of audience.of(market.id)) subscription.send(type, message);
  }

  /** The weekly pause drops every connection; who comes back is served. */
  #pause(at: number): void {
    if (at < this.#pauseAt) return;
    this.#pauseAt = nextPauseAt(at);
    for (const session of this.#sessions) session.drop();
  }

  #announceFees(at: number): void {
    const { eventChanges } = this.#catalog.fees;
    for (;;) {
      const change = eventChanges[this.#feeChangesSent];
      if (change === undefined || change.at > at) return;
      this.#feeChangesSent++;
      const [first] = change.event.markets;
      if (first !== undefined) this.#send(this.#lives, first, 'event_fee_update', eventFeeMessage(change));
    }
  }
}
