/**
 * The market channel: who watches which token, and what each watcher is sent when the exchange moves.
 *
 *   exchange event ─ watched? ─ frames, written once ─ every socket that holds one of the two tokens
 *
 * There are no sequence numbers and no acknowledgements; the venue has none.
 */
import type { ExchangeEvent } from '../../exchange/index.ts';
import type { SocketHandlers, WireSocket } from '../../wire/index.ts';
import type { VenueBMarket } from '../../world/index.ts';
import { isVenueB } from '../catalog.ts';
import { identityOf, renderBook, type TokenTop, tickText, tokenBook, topOf } from '../order-book.ts';
import { printOf } from '../prints.ts';
import type { VenueBState } from '../state.ts';
import {
  bestBidAskFrame,
  bookFrame,
  type LevelsEvent,
  lastTradeFrame,
  marketResolvedFrame,
  newMarketFrame,
  priceChangeFrame,
  tickSizeFrame,
  unknownFrame,
} from './market-frames.ts';
import { readSubscription } from './subscription.ts';

/** Above this many tokens on one socket the first books are silently left out. */
const dumpAssetsMax = 500;
const assetsMax = 20_000;
/** One frame in so many is followed by one of an undocumented kind. */
const framesToUnknown = 5_000;
/** One frame in so many holds its message in an array of one. */
const framesToWrapped = 700;

/** One change of best prices in so many is stamped before the change of the book: 92 of 100 have the same time. */
const bestChangesToEarly = 12;
const earlyMs = 2;

interface Watcher {
  readonly socket: WireSocket;
  readonly assets: Set<string>;
  wantsCustomEvents: boolean;
  pingedAt: number;
  framesSent: number;
}

export interface MarketChannel {
  connect(socket: WireSocket): SocketHandlers;
  close(): void;
}

export interface MarketChannelOptions {
  /** Real time after which a socket that sent no PING is dropped. */
  readonly silenceMaxMs: number;
  /** A clock of real time, in milliseconds of any origin. */
  now(): number;
}

export function createMarketChannel(state: VenueBState, options: MarketChannelOptions): MarketChannel {
  const { exchange, catalog, faults } = state;
  const watchers = new Set<Watcher>();
  const watching = new Map<VenueBMarket, Set<Watcher>>();
  /** Of watched markets: the last best prices sent. */
  const sentTops = new Map<VenueBMarket, TokenTop>();
  let bestChanges = 0;

  const stop = exchange.listen((event) => {
    if (watchers.size === 0 || !isVenueB(event.market)) return;
    sendEvent(event.market, event);
  });
  const reaper = setInterval(dropSilent, Math.max(10, options.silenceMaxMs / 4));
  reaper.unref();

  function dropSilent(): void {
    for (const watcher of watchers) {
      if (options.now() - watcher.pingedAt > options.silenceMaxMs) watcher.socket.cut();
    }
  }

  function send(watcher: Watcher, frame: string): void {
    watcher.framesSent += 1;
    const isWrapped = watcher.framesSent % framesToWrapped === 0 && !frame.startsWith('[');
    watcher.socket.send(isWrapped ? `[${frame}]` : frame);
    if (watcher.framesSent % framesToUnknown === 0) watcher.socket.send(unknownFrame(exchange.now));
  }

  function sendEvent(market: VenueBMarket, event: ExchangeEvent): void {
    switch (event.kind) {
      case 'levels':
        sendLevels(market, event);
        return;
      case 'trade': {
        const group = watching.get(market);
        if (group === undefined) return;
        const frame = lastTradeFrame(market, event.trade);
        sendHolders(group, identityOf(market).tokenIds[printOf(event.trade).token], frame);
        refreshBooks(market, group);
        return;
      }
      case 'grid_changed': {
        const group = watching.get(market);
        if (group === undefined) return;
        for (const token of [0, 1] as const) {
          sendHolders(group, identityOf(market).tokenIds[token], tickSizeFrame(market, token, event));
        }
        return;
      }
      case 'listed': {
        if (!market.placeholder) {
          sendCustom(() => newMarketFrame(market, tickText(exchange, market), event.at));
        }
        return;
      }
      case 'status': {
        const settlement = event.status === 'settled' ? exchange.settlement(market) : undefined;
        if (settlement === undefined) return;
        sendCustom(() => marketResolvedFrame(market, settlement.payout, event.at));
        return;
      }
      // Changed terms and dates reach readers by the catalog only.
      case 'terms_changed':
      case 'close_moved':
        return;
    }
  }

  function sendLevels(market: VenueBMarket, event: LevelsEvent): void {
    const group = watching.get(market);
    if (group === undefined) return;
    const hashes = ([0, 1] as const).map((token) => renderBook(tokenBook(exchange, market, token)).hash);
    const tops = [topOf(exchange, market, 0), topOf(exchange, market, 1)] as const;
    sendBest(market, group, tops, event.at);
    const frame = priceChangeFrame(market, event, [hashes[0] ?? '', hashes[1] ?? ''], tops);
    for (const watcher of group) send(watcher, frame);
  }

  /** The new best prices come before the change that brought them, now and then with a time of their own. */
  function sendBest(
    market: VenueBMarket,
    group: ReadonlySet<Watcher>,
    tops: readonly [TokenTop, TokenTop],
    at: number,
  ): void {
    const before = sentTops.get(market);
    if (before === undefined || (before.bid === tops[0].bid && before.ask === tops[0].ask)) return;
    sentTops.set(market, tops[0]);
    const isEarly = ++bestChanges % bestChangesToEarly === 0;
    for (const token of [0, 1] as const) {
      const best = bestBidAskFrame(market, token, tops[token], isEarly ? at - earlyMs : at);
      for (const watcher of group) {
        if (watcher.wantsCustomEvents && watcher.assets.has(identityOf(market).tokenIds[token]))
          send(watcher, best);
      }
    }
  }

  /** After a fill both books are sent whole. */
  function refreshBooks(market: VenueBMarket, group: ReadonlySet<Watcher>): void {
    for (const token of [0, 1] as const) {
      const book = tokenBook(exchange, market, token);
      sendHolders(group, book.assetId, bookFrame(book, renderBook(book), false));
    }
  }

  function sendHolders(group: ReadonlySet<Watcher>, assetId: string, frame: string): void {
    for (const watcher of group) if (watcher.assets.has(assetId)) send(watcher, frame);
  }

  /** Events of the whole venue, whatever tokens a socket holds. */
  function sendCustom(write: () => string): void {
    let frame: string | undefined;
    for (const watcher of watchers) {
      if (!watcher.wantsCustomEvents) continue;
      frame ??= write();
      send(watcher, frame);
    }
  }

  /** Unknown tokens are taken without a word and deliver nothing. */
  function subscribe(watcher: Watcher, assetIds: readonly string[], wantsDump: boolean): void {
    const books: string[] = [];
    const added = assetIds.filter((assetId) => !watcher.assets.has(assetId));
    if (watcher.assets.size + added.length > assetsMax) {
      watcher.socket.close(1008, 'too many assets');
      return;
    }
    for (const assetId of added) watcher.assets.add(assetId);
    const dumps = wantsDump && watcher.assets.size <= dumpAssetsMax && !faults.missesDump();
    for (const assetId of new Set(added)) {
      const found = catalog.marketByToken(assetId);
      if (found === undefined) continue;
      const group = watching.get(found.market) ?? new Set();
      group.add(watcher);
      watching.set(found.market, group);
      if (!sentTops.has(found.market)) sentTops.set(found.market, topOf(exchange, found.market, 0));
      if (!dumps || exchange.status(found.market) === 'settled') continue;
      const book = tokenBook(exchange, found.market, found.token);
      books.push(bookFrame(book, renderBook(book), true));
    }
    if (dumps) send(watcher, `[${books.join(',')}]`);
  }

  function unsubscribe(watcher: Watcher, assetIds: Iterable<string>): void {
    for (const assetId of assetIds) {
      if (!watcher.assets.delete(assetId)) continue;
      const found = catalog.marketByToken(assetId);
      const group = found && watching.get(found.market);
      if (found === undefined || group === undefined) continue;
      if (identityOf(found.market).tokenIds.some((token) => watcher.assets.has(token))) continue;
      group.delete(watcher);
      if (group.size > 0) continue;
      watching.delete(found.market);
      sentTops.delete(found.market);
    }
  }

  function receive(watcher: Watcher, text: string): void {
    if (text === 'PING') {
      watcher.pingedAt = options.now();
      // The answer goes out on a stalled socket too: it says nothing about the data.
      watcher.socket.sendSurely('PONG');
      return;
    }
    const message = readSubscription(text);
    if (message === undefined) {
      watcher.socket.sendSurely('INVALID OPERATION');
      return;
    }
    if (message.kind === 'unsubscribe') {
      unsubscribe(watcher, message.assetIds);
      return;
    }
    if (message.wantsCustomEvents !== undefined) watcher.wantsCustomEvents = message.wantsCustomEvents;
    const isRepeat = message.assetIds.length > 0 && message.assetIds.every((id) => watcher.assets.has(id));
    if (isRepeat) watcher.socket.sendSurely('NO NEW ASSETS');
    else subscribe(watcher, message.assetIds, message.wantsDump);
  }

  return {
    connect(socket) {
      const watcher: Watcher = {
        socket,
        assets: new Set(),
        wantsCustomEvents: false,
        pingedAt: options.now(),
        framesSent: 0,
      };
      watchers.add(watcher);
      return {
        message: (text) => receive(watcher, text),
        closed() {
          watchers.delete(watcher);
          unsubscribe(watcher, [...watcher.assets]);
        },
      };
    },
    close() {
      stop();
      clearInterval(reaper);
    },
  };
}
