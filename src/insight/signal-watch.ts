/**
 * Feeds the detector of unusual trading, and publishes what it finds:
 *
 *   fills, quotes ──► detector ──► changes of episodes ──► book, record, live streams
 *   fills and quotes of the past, in the order of time ──► habits ──► episodes of the last day: book and record alone
 */
import type { MarketName, VenueId } from '../core/contract/index.ts';
import { midpointOf, type PricePoint, type SignalChange } from '../core/insight/index.ts';
import {
  complement,
  gradeOf,
  type LiquidityGrade,
  type LiveMarket,
  type MarketNumbers,
  type QuoteChange,
  type Trade,
  type TradeSeen,
  towardOf,
} from '../core/market/index.ts';
import { SignalDetector, type SignalFill, type SignalMarket } from '../core/signal/index.ts';
import type { Topic } from '../runtime/topic.ts';

export interface SignalWatchDeps {
  readonly now: () => number;
  readonly findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
  /** Of the same live markets. */
  readonly numbers: MarketNumbers;
  /** Of the market's event; undefined where no run has it. `live`: the same market, where it is known live. */
  readonly findCategory: (venue: VenueId, id: string, live: LiveMarket | undefined) => string | undefined;
  /** What happens now. */
  readonly changes: Topic<SignalChange>;
  /** What is found in the past, as it is fed. */
  readonly past: Topic<SignalChange>;
}

/** A fill or a quote of the past. */
export type PastFact =
  | { readonly kind: 'fill'; readonly market: MarketName; readonly trade: Trade }
  | Extract<PricePoint, { kind: 'quote' }>;

/** With fills in the last thirty days; some 500 bytes each. */
const marketsMax = 300_000;
/** A venue's clock may be ahead by so much; a fill dated later is not judged. */
const clockAheadMaxMs = 60_000;
const minuteMs = 60_000;
const dayMs = 86_400_000;
const factsAStep = 256;

export class SignalWatch {
  readonly #deps: SignalWatchDeps;
  readonly #detector: SignalDetector;
  /** One for all: the detector keeps nothing of it. */
  readonly #described: DescribedMarket;

  constructor(deps: SignalWatchDeps) {
    this.#deps = deps;
    this.#detector = new SignalDetector({ marketsMax, numbers: deps.numbers });
    this.#described = new DescribedMarket(deps);
  }

  /** Fills that were not judged because they came too late. */
  get lateFills(): number {
    return this.#detector.lateFills;
  }

  takeTrade({ venue, market, trade, receivedAt, live }: TradeSeen): void {
    if (trade.venueTime > receivedAt + clockAheadMaxMs) return;
    const fill = toSignalFill(trade);
    if (live === undefined || live.revision < 0) {
      this.#publish(this.#named({ venue, id: market }, (named) => this.#detector.takeFill(named, fill)));
    } else this.#publish(this.#detector.takeFill(this.#describe(live, live.number, live), fill));
  }

  takeQuote({ market, quote, at }: QuoteChange): void {
    // Most markets have quotes alone.
    if (!this.#detector.knows(market.number)) return;
    const mid = quote.stale ? undefined : midpointOf(quote);
    this.#publish(this.#detector.takePrice(this.#describe(market, market.number, market), at, mid));
  }

  /** Closes episodes that have been quiet; every minute. */
  turnTo(now: number): void {
    this.#publish(this.#detector.turnTo(now));
  }

  /**
   * The imported past of a market: its habit is learnt again from it, unless something unusual goes on. Where the habit is older
   * than what was imported, as after an outage, only what follows on it is taken.
   */
  takePast(market: MarketName, trades: readonly Trade[]): void {
    const inOrder = trades.toSorted((left, right) => left.venueTime - right.venueTime);
    const [first] = inOrder;
    if (first === undefined) return;
    // What closes now happens now; after this, only what the past has opened is left to close.
    this.turnTo(this.#deps.now());
    this.#named(market, ({ number }) => this.#detector.forget(number, first.venueTime));
    for (const trade of inOrder) this.#takePastFill(market, trade);
    this.#publishPast(this.#detector.turnTo(this.#deps.now()));
  }

  /** What was recorded before, in any order; in steps. */
  *takeUp(facts: Iterable<PastFact>): Generator<void, void, undefined> {
    let taken = 0;
    for (const fact of yield* inOrderOfTime(facts)) {
      taken += 1;
      if (taken % factsAStep === 0) yield;
      if (fact.kind === 'fill') this.#takePastFill(fact.market, fact.trade);
      else
        this.#publishPast(this.#named(fact, (named) => this.#detector.takePrice(named, fact.at, fact.mid)));
    }
    this.#publishPast(this.#detector.turnTo(this.#deps.now()));
  }

  #takePastFill(market: MarketName, trade: Trade): void {
    const fill = toSignalFill(trade);
    this.#publishPast(this.#named(market, (named) => this.#detector.takeFill(named, fill)));
  }

  #named<Result>(market: MarketName, take: (named: SignalMarket) => Result): Result {
    const { numbers } = this.#deps;
    const number = numbers.hold(market);
    const result = take(this.#describe(market, number));
    numbers.letGo(number);
    return result;
  }

  #describe({ venue, id }: MarketName, number: number, live?: LiveMarket): SignalMarket {
    const described = this.#described;
    described.venue = venue;
    described.id = id;
    described.number = number;
    described.live = live;
    described.asOf = this.#deps.now();
    return described;
  }

  #publish(changes: readonly SignalChange[]): void {
    for (const change of changes) this.#deps.changes.publish(change);
  }

  #publishPast(changes: readonly SignalChange[]): void {
    const since = this.#deps.now() - dayMs;
    for (const change of changes) if (change.signal.detectedAt > since) this.#deps.past.publish(change);
  }
}

/** Category and grade are found when they are read, which is seldom. */
class DescribedMarket implements SignalMarket {
  venue: VenueId = 'venue_a';
  id = '';
  number = 0;
  asOf = 0;
  live: LiveMarket | undefined;
  readonly #deps: Pick<SignalWatchDeps, 'findLive' | 'findCategory'>;

  constructor(deps: Pick<SignalWatchDeps, 'findLive' | 'findCategory'>) {
    this.#deps = deps;
  }

  /** Unknown before the first run. */
  get category(): string | undefined {
    return this.#deps.findCategory(this.venue, this.id, this.live);
  }

  get grade(): LiquidityGrade {
    return gradeOf(this.live ?? this.#deps.findLive(this.venue, this.id), this.asOf);
  }
}

/** Sorting millions at once would hold up everything else for seconds: they are sorted a minute at a time, when its turn comes. */
function* inOrderOfTime(facts: Iterable<PastFact>): Generator<void, Iterable<PastFact>, undefined> {
  const minutes = new Map<number, PastFact[]>();
  let taken = 0;
  for (const fact of facts) {
    taken += 1;
    if (taken % factsAStep === 0) yield;
    const minute = Math.floor(timeOf(fact) / minuteMs);
    const known = minutes.get(minute);
    if (known === undefined) minutes.set(minute, [fact]);
    else known.push(fact);
  }
  const order = [...minutes.keys()].sort((left, right) => left - right);
  return (function* () {
    for (const minute of order) {
      yield* (minutes.get(minute) ?? []).sort((left, right) => timeOf(left) - timeOf(right));
      minutes.delete(minute);
    }
  })();
}

function timeOf(fact: PastFact): number {
  return fact.kind === 'fill' ? fact.trade.venueTime : fact.at;
}

function toSignalFill(trade: Trade): SignalFill {
  const { venueTime, price, quantity, outcome, block } = trade;
  const takerPrice = outcome === 'yes' ? price : complement(price);
  return { venueTime, takerPrice, quantity, toward: towardOf(trade), block };
}
