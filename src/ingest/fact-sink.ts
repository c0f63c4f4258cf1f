/**
 * Where facts about prices come together:
 *
 *   feeds ───── facts ────┐              ┌── recorder
 *                         ├─ LiveMarkets ┤
 *   listings ── figures ──┘  what changed└── topics of quotes, trades and fees
 *
 * The live state takes a fact first, so that a subscriber finds it there.
 */
import type { MarketStatus, VenueId } from '../core/contract/index.ts';
import {
  type BookEffect,
  dayTradesReachMs,
  type FeesChange,
  type LiveMarkets,
  type MarketEffect,
  type QuoteChange,
  type Trade,
  type TradeSeen,
  type VenueFigures,
  type WalkStart,
} from '../core/market/index.ts';
import type { Topic } from '../runtime/topic.ts';
import type { FeedFact, ListedMarket, SuspectReason } from '../venues/index.ts';
import type { RecorderSink } from './recorder-sink.ts';

/** How often old trades are forgotten and old quotes of listings lose their asks, by the time of the facts. */
const pruneEveryMs = 60_000;
const expireEveryMs = 600_000;

export interface FactSink {
  take(venue: VenueId, fact: FeedFact): void;
  /**
   * Trades of the venue's history that were not recorded: those that 24-hour figures of any recent moment include count as
   * any trade does, and none is recorded or published. Returns those that no feed has brought.
   */
  takePast(venue: VenueId, market: string, trades: readonly Trade[], at: number): readonly Trade[];
  /** What the venue's feed follows from now on. */
  follow(venue: VenueId, markets: Iterable<{ readonly id: string }>, at: number): void;
  /** The venue's feed itself has ended: whatever it brought is no longer current. */
  loseFeed(venue: VenueId, at: number): void;
  /** Markets as a listing shows them, in whatever state. */
  takeListed(venue: VenueId, markets: readonly ListedMarket[], at: number): void;
  /** Markets that a listing shows in no readable form: what was listed of them before may no longer be so. */
  takeUnreadable(venue: VenueId, ids: readonly string[], at: number): void;
  /** A walk through everything that is open begins. */
  startWalk(): WalkStart;
  /** It has come to its end: what it did not show is not open, but for what `isLeft`. */
  endWalk(venue: VenueId, walk: WalkStart, at: number, isLeft?: (id: string) => boolean): void;
}

export interface FactSinkDeps {
  readonly live: LiveMarkets;
  readonly recorder?: RecorderSink | undefined;
  readonly quotes: Topic<QuoteChange>;
  readonly trades: Topic<TradeSeen>;
  readonly fees?: Topic<FeesChange> | undefined;
}

export function createFactSink({ live, recorder, quotes, trades, fees: feeTerms }: FactSinkDeps): FactSink {
  let prunedAt = 0;
  let expiredAt = 0;

  const publishQuote = (market: QuoteChange['market'], at: number, knownUntil = at) => {
    const { quote } = market;
    if (quote === undefined) return;
    const change: QuoteChange = { market, quote, at, ...(knownUntil < at ? { knownUntil } : {}) };
    recorder?.takeQuote(change);
    quotes.publish(change);
  };
  const publishBook = (effect: BookEffect | undefined, at: number, knownUntil = at) => {
    if (effect === undefined) return;
    recorder?.takeBook(effect, at, knownUntil);
    // A book that is left has a gap in the record, which ends its quote; one that the listing confirms has to be repeated.
    const isLeft = effect.stateChanged && effect.market.bookState !== 'live';
    if (effect.quoteChanged || isLeft) publishQuote(effect.market, at, knownUntil);
  };
  const publishMarket = (effect: MarketEffect | undefined, at: number) => {
    if (effect?.quoteChanged) publishQuote(effect.market, at);
  };
  const publishDoubt = (
    effect: BookEffect | undefined,
    { knownUntil, receivedAt }: { readonly knownUntil?: number | undefined; readonly receivedAt: number },
  ) => {
    // Whenever the connection was last heard of: a book was known when it came.
    const known = Math.max(knownUntil ?? receivedAt, effect?.market.bookConfirmedAt ?? 0);
    publishBook(effect, receivedAt, Math.min(known, receivedAt));
  };
  const endBook = (venue: VenueId, id: string, reason: SuspectReason) => {
    if (reason === 'not_followed') return live.unfollow(venue, id);
    return reason === 'not_needed' ? live.releaseBook(venue, id, reason) : live.doubt(venue, id, reason);
  };
  const tidy = (at: number) => {
    if (at - prunedAt < pruneEveryMs) return;
    prunedAt = at;
    live.prune(at);
    if (at - expiredAt < expireEveryMs) return;
    expiredAt = at;
    for (const effect of live.expireQuotes(at)) publishMarket(effect, at);
  };

  recorder?.onWoken?.(({ markets, knownUntil, at }) => {
    for (const { venue, id } of markets) {
      const market = live.find(venue, id);
      if (market !== undefined) publishQuote(market, at, knownUntil);
    }
  });

  return {
    take: (venue, fact) => {
      const at = fact.receivedAt;
      switch (fact.kind) {
        case 'book':
          publishBook(live.takeBook(venue, fact.market, fact), at);
          break;
        case 'suspect':
          for (const id of fact.markets) publishDoubt(endBook(venue, id, fact.reason), fact);
          break;
        case 'quotes':
          for (const quote of fact.quotes) {
            const figures = tradedFigures(quote.status, quote.figures);
            const effect = figures
              ? live.takeQuote(venue, quote.market, figures, at)
              : live.end(venue, quote.market, quote.figures, at);
            publishMarket(effect, at);
          }
          break;
        case 'disconnected':
          for (const id of fact.markets) publishDoubt(live.doubt(venue, id, 'disconnected'), fact);
          break;
        case 'trade': {
          const { market, trade } = fact;
          const effect = live.takeTrade(venue, market, trade, at);
          if (effect === undefined) break;
          const seen: TradeSeen = { venue, market, trade, receivedAt: at, live: effect.market };
          recorder?.takeTrade(seen);
          trades.publish(seen);
          publishMarket(effect, at);
          break;
        }
        case 'trades_missed':
          recorder?.takeTradesMissed(venue, fact.markets, fact.from, fact.to, fact.reason);
          break;
        case 'connected':
        case 'changed':
          break;
      }
      tidy(at);
    },
    takePast: (venue, market, past, at) =>
      past.filter((trade) => {
        if (trade.venueTime <= at - dayTradesReachMs) return live.noteTrade(venue, market, trade, at);
        const effect = live.takeTrade(venue, market, trade, at);
        publishMarket(effect, at);
        return effect !== undefined;
      }),
    follow: (venue, markets, at) => {
      const ids = new Set<string>();
      for (const { id } of markets) ids.add(id);
      for (const effect of live.follow(venue, ids)) publishBook(effect, at);
    },
    loseFeed: (venue, at) => {
      for (const effect of live.doubtAll(venue, 'disconnected')) publishBook(effect, at);
    },
    takeListed: (venue, markets, at) => {
      for (const listed of markets) {
        const { id } = listed.contract;
        const figures = tradedFigures(listed.state.status, listed.figures);
        const effect = figures
          ? live.takeFigures(venue, id, figures, at)
          : live.end(venue, id, listed.figures, at);
        const { eventId, yesLabel, noLabel, termsHash } = listed.contract;
        live.takeNames(venue, id, { eventId, yesLabel, noLabel });
        const { status, disputed, closesAt, expectedSettlementAt, fees, ticks } = listed.state;
        const feesChanged = live.takeState(venue, id, {
          status,
          disputed,
          closesAt,
          expectedSettlementAt,
          fees,
          ticks,
          listedAt: at,
          termsHash,
        });
        publishMarket(effect, at);
        if (feesChanged) feeTerms?.publish({ venue, market: id });
      }
      tidy(at);
    },
    takeUnreadable: (venue, ids, at) => {
      for (const id of ids) publishMarket(live.forgetFigures(venue, id), at);
    },
    startWalk: () => live.startWalk(),
    endWalk: (venue, walk, at, isLeft) => {
      for (const effect of live.endBefore(venue, walk, at, isLeft)) publishMarket(effect, at);
    },
  };
}

/** Undefined once trading has ended for good. Where it has not begun or rests, no price can be had. */
function tradedFigures(status: MarketStatus, figures: VenueFigures): VenueFigures | undefined {
  switch (status) {
    case 'open':
      return figures;
    case 'unopened':
    case 'paused':
      return { ...figures, yesBid: undefined, yesAsk: undefined };
    default:
      return undefined;
  }
}
