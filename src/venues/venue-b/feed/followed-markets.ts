/** The markets the feed follows, found by their names, tokens and condition ids. */
import { type Backoff, backoffMs } from '../../../runtime/backoff.ts';
import type { MarketReference } from '../../market-reference.ts';
import { parseConditionId } from '../identifiers.ts';
import type { BookKeeper } from './book-keeper.ts';

export interface FollowedMarket {
  readonly reference: MarketReference;
  readonly tokens: readonly [yes: string, no: string];
  readonly keeper: BookKeeper;
  /** Which socket it is on. */
  socket: number;
  /** When to read it over REST, while its book is not current. */
  seedAt: number | undefined;
  seedFailures: number;
  /** When its first book over the stream should have come; undefined once it has. */
  firstBookBy: number | undefined;
  /** Times it was moved because its first book did not come. */
  moves: number;
  /** Whether the order-book API has a book for it. */
  known: boolean;
  /** Whether it was current and then was not. */
  wounded: boolean;
}

export class FollowedMarkets {
  readonly #byId = new Map<string, FollowedMarket>();
  readonly #byToken = new Map<string, FollowedMarket>();
  readonly #byCondition = new Map<string, FollowedMarket>();

  get size(): number {
    return this.#byId.size;
  }

  /** In the order they were added. */
  [Symbol.iterator](): IterableIterator<FollowedMarket> {
    return this.#byId.values();
  }

  has(market: FollowedMarket): boolean {
    return this.#byId.get(market.reference.id) === market;
  }

  findByToken(token: string): FollowedMarket | undefined {
    return this.#byToken.get(token);
  }

  findByCondition(conditionId: string): FollowedMarket | undefined {
    return this.#byCondition.get(conditionId);
  }

  add(market: FollowedMarket): void {
    this.#byId.set(market.reference.id, market);
    for (const token of market.tokens) this.#byToken.set(token, market);
    this.#byCondition.set(conditionOf(market), market);
  }

  drop(market: FollowedMarket): void {
    this.#byId.delete(market.reference.id);
    for (const token of market.tokens) this.#byToken.delete(token);
    this.#byCondition.delete(conditionOf(market));
  }
}

function conditionOf({ reference: { venueKey } }: FollowedMarket): string {
  return parseConditionId(venueKey) ?? venueKey;
}

export function createFollowed(
  reference: MarketReference,
  tokens: readonly [yes: string, no: string],
  keeper: BookKeeper,
  socket: number,
): FollowedMarket {
  return {
    reference,
    tokens,
    keeper,
    socket,
    seedAt: undefined,
    seedFailures: 0,
    firstBookBy: undefined,
    moves: 0,
    known: false,
    wounded: false,
  };
}

/** After a reading that did not help. */
export function postponeSeed(
  market: FollowedMarket,
  now: number,
  backoff: Backoff,
  random: () => number,
): void {
  market.seedFailures += 1;
  market.seedAt = now + backoffMs(backoff, market.seedFailures, random);
}
