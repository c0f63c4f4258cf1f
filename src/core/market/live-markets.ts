/**
 * The live state of every market of both venues. One of it in a process: ingest writes it, everyone else reads it. Each
 * writer says what changed, so that no reader compares again.
 *
 * Bounded by what is listed, followed, or was traded or ended in the last 24 hours; whatever is none of it is forgotten.
 */
import type { VenueId } from '../contract/index.ts';
import type { BookEffect, BookTaken, ListedNames, ListedState, LiveMarket } from './live-market.ts';
import { MarketNumbers } from './market-numbers.ts';
import { type CountedTrade, isOvertaken, MarketRecord } from './market-record.ts';
import type { TradeMinute } from './recent-trades.ts';
import { SeenTrades } from './seen-trades.ts';
import { SharedFeeTerms } from './shared-fee-terms.ts';
import { SharedTicks } from './shared-ticks.ts';
import type { VenueFigures } from './venue-figures.ts';

export interface LiveMarketsOptions {
  /** Fills of the last 24 hours kept one by one, of all markets together; beyond, the oldest are folded into minutes. */
  readonly fillsMax: number;
  /** Identities of trades by which repeated ones are known, 16 to 32 bytes each. */
  readonly seenMax: number;
  /** The same of trades that were a day old when they came, which an import and a feed that catches up may both bring. */
  readonly seenOldMax?: number;
}

/** Feeds repeat trades of a quarter of an hour at the most: at 300 a second, 270,000. */
const defaultLiveMarketsOptions = { fillsMax: 8_000_000, seenMax: 1_200_000, seenOldMax: 8_000_000 };

export interface MarketEffect {
  readonly market: LiveMarket;
  readonly quoteChanged: boolean;
}

/** The listing rows that were taken when a walk through a venue's listing began. Times would not do: clocks are set back. */
export type WalkStart = number;

const foldStepMs = 3_600_000;
const dayMs = 86_400_000;

export class LiveMarkets {
  /** Held for every market that is known here. */
  readonly numbers = new MarketNumbers();
  readonly #options: LiveMarketsOptions;
  readonly #markets: Readonly<Record<VenueId, Map<string, MarketRecord>>> = {
    venue_a: new Map(),
    venue_b: new Map(),
  };
  /** Those that are not `unsynced`. */
  readonly #followed: Readonly<Record<VenueId, Set<MarketRecord>>> = {
    venue_a: new Set(),
    venue_b: new Set(),
  };
  readonly #seen: Readonly<Record<VenueId, SeenTrades>>;
  /** Apart, so that a month of imports does not push out what feeds have just brought. */
  readonly #seenOld: Readonly<Record<VenueId, SeenTrades>>;
  readonly #traded = new Set<MarketRecord>();
  /** Those that ended, for a day: runs and answers may still have them. Some of them may have opened again. */
  readonly #ended = new Set<MarketRecord>();
  readonly #feeTerms = new SharedFeeTerms();
  readonly #ticks = new SharedTicks();
  /** Listing rows taken so far. */
  #shown = 0;
  /** Never below what is kept: pruning counts again. */
  #fills = 0;
  #fillsBeforeFolding: number;

  constructor(options: LiveMarketsOptions = defaultLiveMarketsOptions) {
    this.#options = options;
    this.#fillsBeforeFolding = options.fillsMax;
    const { seenMax, seenOldMax = defaultLiveMarketsOptions.seenOldMax } = options;
    this.#seen = { venue_a: new SeenTrades(seenMax / 2), venue_b: new SeenTrades(seenMax / 2) };
    this.#seenOld = { venue_a: new SeenTrades(seenOldMax / 2), venue_b: new SeenTrades(seenOldMax / 2) };
  }

  get size(): number {
    return this.#markets.venue_a.size + this.#markets.venue_b.size;
  }

  find(venue: VenueId, id: string): LiveMarket | undefined {
    return this.#markets[venue].get(id);
  }

  *entries(): Generator<LiveMarket, void, undefined> {
    yield* this.#markets.venue_a.values();
    yield* this.#markets.venue_b.values();
  }

  /** The book becomes live, whatever it was. */
  takeBook(venue: VenueId, id: string, taken: BookTaken): BookEffect {
    const market = this.#markets[venue].get(id) ?? this.#add(venue, id);
    if (market.bookState === 'unsynced') this.#followed[venue].add(market);
    return market.takeBook(taken);
  }

  /** A live book becomes suspect and its quote stale. Undefined if it was not live. */
  doubt(venue: VenueId, id: string, reason: string): BookEffect | undefined {
    return this.#markets[venue].get(id)?.doubtBook(reason);
  }

  /** A book is known no more, and its market is followed on without it. Undefined if none was known. */
  releaseBook(venue: VenueId, id: string, reason: string): BookEffect | undefined {
    return this.#markets[venue].get(id)?.releaseBook(reason);
  }

  /** Nothing of a venue's live books is current any more. */
  doubtAll(venue: VenueId, reason: string): readonly BookEffect[] {
    const effects: BookEffect[] = [];
    for (const market of this.#followed[venue]) {
      const effect = market.doubtBook(reason);
      if (effect !== undefined) effects.push(effect);
    }
    return effects;
  }

  /** What is followed from now on, and nothing else of the venue. */
  follow(venue: VenueId, ids: ReadonlySet<string>): readonly BookEffect[] {
    const effects: BookEffect[] = [];
    for (const { id } of this.#followed[venue]) {
      const effect = ids.has(id) ? undefined : this.unfollow(venue, id);
      if (effect !== undefined) effects.push(effect);
    }
    for (const id of ids) {
      const market = this.#markets[venue].get(id) ?? this.#add(venue, id);
      const effect = market.followBook();
      if (effect === undefined) continue;
      this.#followed[venue].add(market);
      effects.push(effect);
    }
    return effects;
  }

  /** Undefined if it was not followed. */
  unfollow(venue: VenueId, id: string): BookEffect | undefined {
    const market = this.#markets[venue].get(id);
    const effect = market?.unfollowBook();
    if (market === undefined || effect === undefined) return undefined;
    this.#followed[venue].delete(market);
    this.#forgetIfIdle(market);
    return effect;
  }

  /** Undefined if this trade was seen already. Also how the fills of the last day come back after a start. */
  takeTrade(venue: VenueId, id: string, fill: CountedTrade, receivedAt: number): MarketEffect | undefined {
    if (!this.noteTrade(venue, id, fill, receivedAt)) return undefined;
    const market = this.#markets[venue].get(id) ?? this.#add(venue, id);
    const quoteChanged = market.takeFill(fill, receivedAt);
    this.#traded.add(market);
    this.#fills += 1;
    if (this.#fills > this.#fillsBeforeFolding) this.#fold(receivedAt);
    return { market, quoteChanged };
  }

  /** Remembers that this trade came, and nothing else of it. False if it was seen already. */
  noteTrade(
    venue: VenueId,
    id: string,
    { id: trade, venueTime }: Pick<CountedTrade, 'id' | 'venueTime'>,
    receivedAt: number,
  ): boolean {
    const [seen, seenOld] = [this.#seen[venue], this.#seenOld[venue]];
    const isOld = venueTime <= receivedAt - dayMs;
    // It may have been younger the first time.
    if ((isOld ? seen : seenOld).has(id, trade)) return false;
    return (isOld ? seenOld : seen).add(id, trade);
  }

  /** Fills of the past that are known only as sums. */
  loadTradeMinute(venue: VenueId, id: string, minute: TradeMinute): void {
    const market = this.#markets[venue].get(id) ?? this.#add(venue, id);
    market.addMinute(minute);
    this.#traded.add(market);
  }

  /** What the market is called, as long as anything else is known of it. */
  takeNames(venue: VenueId, id: string, names: ListedNames): void {
    const market = this.#markets[venue].get(id);
    if (market !== undefined) market.names = names;
  }

  /**
   * How the market trades, as long as anything else is known of it. What was read before the state it has is left out.
   * Whether the terms of its fees are others than they were.
   */
  takeState(venue: VenueId, id: string, state: ListedState): boolean {
    const market = this.#markets[venue].get(id);
    if (market === undefined) return false;
    const { state: before, endedAt } = market;
    if (isOvertaken(state.listedAt, Math.max(before?.listedAt ?? 0, endedAt ?? 0))) return false;
    const fees = this.#feeTerms.share(state.fees);
    market.takeState({ ...state, fees, ticks: state.ticks && this.#ticks.share(state.ticks) });
    return before !== undefined && before.fees !== fees;
  }

  /** The listing quotes a market only while its book is neither live nor suspect. */
  takeFigures(venue: VenueId, id: string, figures: VenueFigures, observedAt: number): MarketEffect {
    const market = this.#show(venue, id);
    return { market, quoteChanged: market.takeFigures(figures, observedAt) };
  }

  /** What the feed says of a market without its book: figures as a listing has them, only younger. */
  takeQuote(venue: VenueId, id: string, figures: VenueFigures, observedAt: number): MarketEffect {
    const market = this.#show(venue, id);
    market.quotedAt = observedAt;
    return { market, quoteChanged: market.takeFigures(figures, observedAt) };
  }

  /** Trading has ended, with these figures of the venue. What was read before what is known already is left out. */
  end(venue: VenueId, id: string, figures: VenueFigures, at: number): MarketEffect | undefined {
    const market = this.#markets[venue].get(id) ?? this.#add(venue, id);
    if (isOvertaken(at, market.figuresAt)) return undefined;
    return this.#end(market, figures, at);
  }

  /** A walk through everything that a venue lists begins. */
  startWalk(): WalkStart {
    return this.#shown;
  }

  /**
   * Ends what was listed before a complete walk through the venue's listing began, which no longer showed it. Of what
   * `isLeft` the walk says nothing: that stays, unless no listing has shown it for a day, and what it said is forgotten then.
   */
  endBefore(
    venue: VenueId,
    walk: WalkStart,
    at: number,
    isLeft: (id: string) => boolean = () => false,
  ): readonly MarketEffect[] {
    const effects: MarketEffect[] = [];
    for (const market of this.#markets[venue].values()) {
      const { id, figures, figuresAt, endedAt, shownAs } = market;
      if (figures === undefined || endedAt !== undefined || shownAs > walk) continue;
      if (!isLeft(id)) effects.push(this.#end(market, undefined, at));
      else if (at - figuresAt >= dayMs) effects.push(this.#forgetFigures(market));
    }
    return effects;
  }

  /** What was listed of the market may no longer be so. Undefined if nothing was listed of it. */
  forgetFigures(venue: VenueId, id: string): MarketEffect | undefined {
    const market = this.#markets[venue].get(id);
    return market?.figures === undefined ? undefined : this.#forgetFigures(market);
  }

  /** Listed quotes that have become too old since the last look; a reader of `quoteAt` need not wait for this. */
  expireQuotes(now: number): readonly MarketEffect[] {
    const effects: MarketEffect[] = [];
    for (const markets of [this.#markets.venue_a, this.#markets.venue_b]) {
      for (const market of markets.values()) {
        if (market.expireQuote(now)) effects.push({ market, quoteChanged: true });
      }
    }
    return effects;
  }

  /** Forgets fills that are 24 hours old, and the markets of which nothing else is known or that ended so long ago. */
  prune(now: number): void {
    for (const market of this.#ended) {
      const { endedAt } = market;
      if (endedAt !== undefined && now - endedAt < dayMs) continue;
      this.#ended.delete(market);
      if (endedAt === undefined) continue;
      market.dropFigures();
      this.#forgetIfIdle(market);
    }
    let fills = 0;
    for (const market of this.#traded) {
      const { trades } = market;
      trades?.prune(now);
      if (trades === undefined || trades.isEmpty) {
        this.#traded.delete(market);
        market.trades = undefined;
        this.#forgetIfIdle(market);
      } else fills += trades.kept;
    }
    this.#fills = fills;
    if (fills < this.#options.fillsMax) this.#fillsBeforeFolding = this.#options.fillsMax;
  }

  /** From the oldest hour on, until a tenth is free. */
  #fold(now: number): void {
    this.prune(now);
    const enough = this.#options.fillsMax * 0.9;
    for (let until = now - dayMs + foldStepMs; this.#fills > enough && until <= now; until += foldStepMs) {
      for (const { trades } of this.#traded) this.#fills -= trades?.fold(until) ?? 0;
    }
    // Fills with times ahead of ours cannot be folded: without this every further one would try again.
    this.#fillsBeforeFolding = Math.max(this.#options.fillsMax, this.#fills * 1.01);
  }

  #add(venue: VenueId, id: string): MarketRecord {
    const market = new MarketRecord(venue, id, this.numbers.hold({ venue, id }));
    this.#markets[venue].set(id, market);
    return market;
  }

  #show(venue: VenueId, id: string): MarketRecord {
    const market = this.#markets[venue].get(id) ?? this.#add(venue, id);
    this.#shown += 1;
    market.shownAs = this.#shown;
    return market;
  }

  #end(market: MarketRecord, figures: VenueFigures | undefined, at: number): MarketEffect {
    this.#ended.add(market);
    return { market, quoteChanged: market.end(figures, at) };
  }

  #forgetFigures(market: MarketRecord): MarketEffect {
    const quoteChanged = market.forgetFigures();
    this.#forgetIfIdle(market);
    return { market, quoteChanged };
  }

  #forgetIfIdle(market: MarketRecord): void {
    if (!market.isForgettable) return;
    // With it goes its place among the traded: a later look at it there would forget whatever has its name by then.
    this.#traded.delete(market);
    this.#ended.delete(market);
    this.#markets[market.venue].delete(market.id);
    this.numbers.letGo(market.number);
    market.forget();
  }
}
