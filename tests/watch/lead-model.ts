/**
 * What the watch must show and tell, found the slow way: every pair is related by the prover and priced anew whenever a
 * quote of it changes, a run comes or a second passes. It remembers which leads are open, and nothing else.
 */
import type { FeeCalendar } from '../../src/core/fee/index.ts';
import {
  asksOf,
  coverBits,
  type LegBook,
  type LegNow,
  leadKey,
  priceLead,
  type Side,
  type SizedLead,
  sizeLead,
  voidIssuesOf,
} from '../../src/core/lead/index.ts';
import type { LiveMarket, LiveMarkets } from '../../src/core/market/index.ts';
import { relate } from '../../src/core/relation/index.ts';
import { type HandMade, memberOfHandMade, rulesHash } from './served-members.ts';

export interface ModelLead {
  readonly key: string;
  readonly relation: string;
  readonly asks: readonly number[];
  readonly issues: readonly string[];
  readonly netEdge: number | undefined;
  readonly depth: SizedLead | undefined;
  readonly openedAt: number;
}

type Pair = readonly [left: HandMade, right: HandMade, sides: readonly [Side, Side], relation: string];

export class LeadModel {
  readonly #live: LiveMarkets;
  readonly #calendar: FeeCalendar;
  #pairs: readonly Pair[] = [];
  readonly #open = new Map<string, ModelLead>();
  /** `kind` of each change by key, in order; of a closed one with its reason. */
  readonly told = new Map<string, string[]>();

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
    const isIt = (market: HandMade) => market.venue === venue && market.id === id;
    for (const pair of this.#pairs) if (isIt(pair[0]) || isIt(pair[1])) this.#look(pair, now);
  }

  tick(now: number): void {
    for (const pair of this.#pairs) if (this.#open.has(keyOf(pair))) this.#look(pair, now);
  }

  #look(pair: Pair, now: number): void {
    const [left, right, sides, relation] = pair;
    const key = keyOf(pair);
    const before = this.#open.get(key);
    const first = this.#legNow(left, sides[0], now);
    const second = this.#legNow(right, sides[1], now);
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
    const depth = books[0] && books[1] && sizeLead(books[0], books[1], issues);
    const asks = [first.ask, second.ask];
    if (before === undefined) this.#tell(key, 'opened');
    const isExecutable = depth?.executable ?? false;
    const wasExecutable = before?.depth?.executable ?? false;
    if (isExecutable && !wasExecutable) this.#tell(key, 'executable');
    if (wasExecutable && !isExecutable) this.#tell(key, 'lapsed');
    this.#open.set(key, { key, relation, asks, issues, netEdge, depth, openedAt: before?.openedAt ?? now });
  }

  #close(key: string, reason: string): void {
    if (this.#open.delete(key)) this.#tell(key, `closed ${reason}`);
  }

  #tell(key: string, what: string): void {
    this.told.set(key, [...(this.told.get(key) ?? []), what]);
  }

  #find({ venue, id }: HandMade): LiveMarket | undefined {
    return this.#live.find(venue, id);
  }

  #legNow(market: HandMade, side: Side, now: number): LegNow | undefined {
    const live = this.#find(market);
    const quote = live?.quote;
    const ask = side === 'yes' ? quote?.yesAsk : quote?.noAsk;
    if (live === undefined || quote === undefined || ask === undefined) return undefined;
    const { state } = live;
    const isOld = quote.source === 'listing' && now - quote.observedAt > 3_600_000;
    return {
      side,
      ask,
      quote: isOld ? 'stale' : quote.source,
      status: state?.status,
      disputed: state?.disputed ?? false,
      closesAt: state === undefined ? market.closesAt : state.closesAt,
      settlesAt: state?.expectedSettlementAt,
      gameStartsAt: market.gameStartsAt,
      rulesChanged: state !== undefined && state.rulesHash !== rulesHash,
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
