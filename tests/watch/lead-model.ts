/**
 * What the watch must show and announce, found the slow way: every pair is related by the prover and priced again whenever a
 * quote of it changes, a run comes or a second passes; but for one that is asked for what it was. It remembers which leads are open, and nothing else.
 */
import { type FeeCalendar, mostFees } from '../../src/core/fee/index.ts';
import {
  asksOf,
  coverBits,
  type LegBook,
  type LegNow,
  leadKey,
  type OutcomeSide,
  priceLead,
  type SizedLead,
  sizeLead,
  voidIssuesOf,
} from '../../src/core/lead/index.ts';
import type { LiveMarket, LiveMarkets } from '../../src/core/market/index.ts';
import { relate } from '../../src/core/relation/index.ts';
import { type HandMade, memberOfHandMade, termsHash } from './served-members.ts';

const doubtMs = 15_000;

export interface ModelLead {
  readonly key: string;
  readonly relation: string;
  readonly asks: readonly number[];
  readonly issues: readonly string[];
  readonly netEdge: number | undefined;
  readonly depth: SizedLead | undefined;
  readonly openedAt: number;
  readonly doubtedAt: number | undefined;
  readonly isAnnouncedExecutable: boolean;
  readonly isSuspended: boolean;
}

type Pair = readonly [
  left: HandMade,
  right: HandMade,
  sides: readonly [OutcomeSide, OutcomeSide],
  relation: string,
];

export class LeadModel {
  readonly #live: LiveMarkets;
  readonly #calendar: FeeCalendar;
  #pairs: readonly Pair[] = [];
  readonly #open = new Map<string, ModelLead>();
  /** `kind` of each change by key, in order; of a closed one with its reason. */
  readonly announced = new Map<string, string[]>();

  constructor(live: LiveMarkets, calendar: FeeCalendar) {
    this.#live = live;
    this.#calendar = calendar;
  }

  get open(): readonly ModelLead[] {
    return [...this.#open.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  takeRun(listed: readonly HandMade[], now: number): void {
    this.#pairs = pairsOf(listed);
    const keys = new Set(this.#pairs.map(keyOf));
    for (const key of this.#open.keys()) if (!keys.has(key)) this.#close(key, 'withdrawn');
    for (const pair of this.#pairs) this.#look(pair, now);
  }

  takeQuote(venue: string, id: string, now: number): void {
    for (const pair of this.#pairsOf(venue, id)) if (!this.#isAsBefore(pair)) this.#look(pair, now);
  }

  takeFees(venue: string, id: string, now: number): void {
    for (const pair of this.#pairsOf(venue, id)) this.#look(pair, now);
  }

  #pairsOf(venue: string, id: string): readonly Pair[] {
    const isIt = (market: HandMade) => market.venue === venue && market.id === id;
    return this.#pairs.filter(([left, right]) => isIt(left) || isIt(right));
  }

  /** It was sized from two books that are followed still, and is asked for what it was: it can wait for the next second. */
  #isAsBefore(pair: Pair): boolean {
    const before = this.#open.get(keyOf(pair));
    if (before?.depth === undefined || before.doubtedAt !== undefined) return false;
    return [pair[0], pair[1]].every((market, place) => {
      const live = this.#find(market);
      const ask = pair[2][place] === 'yes' ? live?.quote?.yesAsk : live?.quote?.noAsk;
      return live?.bookState === 'live' && ask === before.asks[place];
    });
  }

  tick(now: number): void {
    for (const pair of this.#pairs) if (this.#open.has(keyOf(pair))) this.#look(pair, now);
  }

  #look(pair: Pair, now: number): void {
    const [left, right, sides, relation] = pair;
    const key = keyOf(pair);
    const before = this.#open.get(key);
    const isDoubtOver = now - (before?.doubtedAt ?? now) >= doubtMs;
    const lastAsks = isDoubtOver ? undefined : before?.asks;
    const first = this.#legNow(left, sides[0], now, lastAsks?.[0]);
    const second = this.#legNow(right, sides[1], now, lastAsks?.[1]);
    if (first === undefined || second === undefined) {
      this.#close(key, 'no_quote');
      return;
    }
    const voids = voidIssuesOf(memberOfHandMade(left, 0), memberOfHandMade(right, 1), sides);
    const { grossEdge, netEdge, issues } = priceLead([first, second], voids, now);
    if (grossEdge <= 0 || (netEdge !== undefined && netEdge <= 0)) {
      this.#close(key, 'price');
      return;
    }
    const books = [this.#bookOf(left, first), this.#bookOf(right, second)];
    const sized = books[0] && books[1] && sizeLead(books[0], books[1], issues);
    const small = (['left', 'right'] as const).filter((_, place) =>
      isTooSmall((place === 0 ? left : right).venue, books[place], sized?.pairs ?? 0),
    );
    const fitted =
      small.length > 0 && sized?.executable === true ? this.#enlarge(pair, books, sized) : undefined;
    const depth: SizedLead | undefined =
      sized?.executable === true && small.length > 0 && fitted === undefined
        ? {
            ...sized,
            executable: false,
            isBelowMinimum: true,
            issues: small.map((side) => `below_minimum:${side}`),
          }
        : (fitted ?? sized);
    const asks = [first.ask, second.ask];
    if (before === undefined) this.#announce(key, 'opened');
    const isExecutable = depth?.executable ?? false;
    const wasExecutable = before?.isAnnouncedExecutable ?? false;
    const isUnproven =
      depth?.limitedBy === 'levels' && depth.issues.some((issue) => issue.startsWith('below'));
    const isUncertain =
      first.quote === 'doubted' || second.quote === 'doubted' || (wasExecutable && isUnproven);
    const doubtedAt = isUncertain ? (before?.doubtedAt ?? now) : undefined;
    const isDoubted = doubtedAt !== undefined && now - doubtedAt < doubtMs;
    if (wasExecutable && isDoubted) {
      if (before?.isSuspended !== true) this.#announce(key, 'suspended');
    } else if (wasExecutable && isExecutable) {
      if (before?.isSuspended === true) this.#announce(key, 'resumed');
    } else if (isExecutable) this.#announce(key, 'executable');
    else if (wasExecutable) this.#announce(key, 'lapsed');
    this.#open.set(key, {
      key,
      relation,
      asks,
      issues,
      netEdge,
      depth,
      openedAt: before?.openedAt ?? now,
      doubtedAt,
      isAnnouncedExecutable: isDoubted ? wasExecutable : isExecutable,
      isSuspended: isDoubted && wasExecutable,
    });
  }

  /** The next size that costs a dollar on each leg of venue_b, contract by contract. */
  #enlarge(
    [left, right]: Pair,
    books: readonly (LegBook | undefined)[],
    sized: SizedLead,
  ): SizedLead | undefined {
    const [one, other] = books;
    if (one === undefined || other === undefined) return undefined;
    const [first, second] = [contractsOf(one), contractsOf(other)];
    for (let pairs = sized.pairs; pairs <= Math.min(first.length, second.length); pairs += 1) {
      const [firstCost, secondCost] = [sum(first.slice(0, pairs)), sum(second.slice(0, pairs))];
      if (left.venue === 'venue_b' && firstCost < 1_000_000) continue;
      if (right.venue === 'venue_b' && secondCost < 1_000_000) continue;
      const fees = feesOf(one, first.slice(0, pairs)) + feesOf(other, second.slice(0, pairs));
      const cost = firstCost + secondCost;
      const net = pairs * 1_000_000 - cost - fees;
      const isOut = (book: LegBook, all: readonly number[]) => all.length === pairs && book.complete;
      const limitedBy = isOut(one, first)
        ? 'left_depth'
        : isOut(other, second)
          ? 'right_depth'
          : first.length === pairs || second.length === pairs
            ? 'levels'
            : 'price';
      return net > 0 ? { ...sized, pairs, cost, fees, net, limitedBy } : undefined;
    }
    return undefined;
  }

  #close(key: string, reason: string): void {
    if (this.#open.delete(key)) this.#announce(key, `closed ${reason}`);
  }

  #announce(key: string, what: string): void {
    this.announced.set(key, [...(this.announced.get(key) ?? []), what]);
  }

  #find({ venue, id }: HandMade): LiveMarket | undefined {
    return this.#live.find(venue, id);
  }

  #legNow(market: HandMade, side: OutcomeSide, now: number, lastAsk: number | undefined): LegNow | undefined {
    const live = this.#find(market);
    const quote = live?.quote;
    const isDoubted = live?.bookState === 'suspect';
    const ask = isDoubted ? lastAsk : side === 'yes' ? quote?.yesAsk : quote?.noAsk;
    if (live === undefined || quote === undefined || ask === undefined) return undefined;
    const { state } = live;
    const isOld = quote.source === 'listing' && now - quote.observedAt > 3_600_000;
    return {
      side,
      ask,
      quote: isDoubted ? 'doubted' : isOld ? 'stale' : quote.source,
      status: state?.status,
      listedAt: state?.listedAt,
      disputed: state?.disputed ?? false,
      closesAt: state === undefined ? market.closesAt : state.closesAt,
      settlesAt: state?.expectedSettlementAt,
      isGame: market.isGame ?? false,
      gameStartsAt: market.gameStartsAt,
      termsChanged: state !== undefined && state.termsHash !== termsHash,
      fee:
        state === undefined
          ? { kind: 'unknown', reason: '' }
          : this.#calendar.scheduleOf(
              {
                venue: market.venue,
                seriesId: `series-${market.venue}`,
                eventId: market.eventId ?? `event-${market.id}`,
                fees: state.fees,
                listedAt: state.listedAt,
              },
              now,
            ),
    };
  }

  #bookOf(market: HandMade, { side, fee }: LegNow): LegBook | undefined {
    const live = this.#find(market);
    if (live?.bookState !== 'live' || live.bookConfirmedAt === undefined) return undefined;
    const isFull = live.assurance === 'full';
    const asks = asksOf(live.book, side, isFull ? 200 : 1);
    return { ...asks, complete: isFull && asks.complete, fee, observedAt: live.bookConfirmedAt };
  }
}

/** The price of each contract that can be had, the cheapest first. */
function contractsOf({ prices, quantities }: LegBook): number[] {
  return prices.flatMap((price, place) =>
    Array.from({ length: Math.floor((quantities[place] ?? 0) / 1_000_000) }, () => price),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Those of one price are one fill. */
function feesOf({ fee }: LegBook, contracts: readonly number[]): number {
  const fills = [...Map.groupBy(contracts, (price) => price)].map(([price, each]) => ({
    price,
    quantity: each.length * 1_000_000,
  }));
  return mostFees(fee, fills) ?? Number.NaN;
}

/** On venue_b, what costs less than a dollar, and of which an order of a dollar would buy more. */
function isTooSmall(venue: string, book: LegBook | undefined, contracts: number): boolean {
  const each = book === undefined ? [] : contractsOf(book);
  const last = each[contracts - 1] ?? 0;
  const isMoreThere = each.filter((price) => price <= last).length > contracts;
  return venue === 'venue_b' && sum(each.slice(0, contracts)) < 1_000_000 && isMoreThere;
}

/** By the prover, pair by pair. */
function pairsOf(listed: readonly HandMade[]): Pair[] {
  const pairs: Pair[] = [];
  const members = listed.map((made) => ({ made, member: memberOfHandMade(made, 0) }));
  const find = (venue: string, id: string) =>
    members.find(({ made }) => made.venue === venue && made.id === id)?.member;
  for (const left of members) {
    for (const right of members) {
      if (nameOf(left.made) >= nameOf(right.made)) continue;
      const related = relate(left.member, right.member, find);
      if (related.kind !== 'related') continue;
      const { relation, together } = related;
      const isSame = relation === 'equivalent';
      const covers = [
        together.atLeastOne,
        isSame || relation === 'implied_by',
        isSame || relation === 'implies',
        together.atMostOne,
      ];
      for (const [place, { sides }] of coverBits.entries()) {
        if (covers[place] === true) pairs.push([left.made, right.made, sides, relation]);
      }
    }
  }
  return pairs;
}

function nameOf({ venue, id }: HandMade): string {
  return `${venue}:${id}`;
}

function keyOf([left, right, sides]: Pair): string {
  return leadKey({ ...left, side: sides[0] }, { ...right, side: sides[1] });
}
