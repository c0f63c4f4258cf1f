/**
 * The order of every list, decided once a run: pages stay stable inside it while the figures shown move on. Sorted by
 * counting: money becomes its place among all amounts of money, and every further key is one stable pass from the least
 * important key to the most important one.
 */
import type { CrossVenuePairs } from '../graph/index.ts';
import type { CatalogData } from './catalog-data.ts';
import { listAt, type NumberLists } from './number-lists.ts';

/** What of a catalog is ranked by the money behind its markets. */
export interface RankGroups {
  /** By index. */
  readonly eventOf: Int32Array;
  readonly eventsSize: number;
  /** By the place of the topic. */
  readonly topicMarkets: NumberLists;
}

/** By index. */
export interface MarketMoney {
  /** Whole dollars traded in 24 hours. */
  readonly wholeVolumeUsd: Float64Array;
  /** 1 where the market is thin. */
  readonly isThin: Uint8Array;
}

export interface Ranking {
  /** Indexes, best first: markets that are not thin before thin ones, then more money, then the index. */
  readonly markets: Int32Array<ArrayBuffer>;
  /** The place of each index in `markets`. */
  readonly rankOf: Int32Array<ArrayBuffer>;
  /** How many of `markets` are not thin. */
  readonly tradeable: number;
  /** Numbers of events: those with a market that is not thin before others, then more money in all, then the number. */
  readonly events: Int32Array<ArrayBuffer>;
  /** Places in the catalog's topics: more money in all first, then the slug. */
  readonly topics: Int32Array<ArrayBuffer>;
  /** More money behind the side with less first, then more behind the other side, then the left's index, then the right's. */
  readonly pairs: CrossVenuePairs;
}

/** A copy: the catalog itself may be handed over to another thread. */
export function rankGroupsOf({ eventOf, eventCategories, topicMarkets }: CatalogData): RankGroups {
  return {
    eventOf: eventOf.slice(),
    eventsSize: eventCategories.length,
    topicMarkets: { starts: topicMarkets.starts.slice(), numbers: topicMarkets.numbers.slice() },
  };
}

export function rank(groups: RankGroups, money: MarketMoney, pairs: CrossVenuePairs): Ranking {
  const size = groups.eventOf.length;
  const amounts = new Float64Array(size);
  const thin = new Int32Array(size);
  for (let index = 0; index < size; index += 1) {
    // What is not a number is nothing.
    amounts[index] = Math.max(money.wholeVolumeUsd[index] || 0, 0);
    thin[index] = money.isThin[index] === 1 ? 1 : 0;
  }
  const places = placesOf(amounts);
  const markets = sortBy(sortBy(ascending(size), places), thin);
  const rankOf = new Int32Array(size);
  let tradeable = 0;
  for (let place = 0; place < size; place += 1) {
    const index = markets[place] ?? 0;
    rankOf[index] = place;
    if (thin[index] === 0) tradeable = place + 1;
  }
  return {
    markets,
    rankOf,
    tradeable,
    events: rankEvents(groups, amounts, thin),
    topics: rankTopics(groups, amounts),
    pairs: rankPairs(pairs, places),
  };
}

/** What to transfer so that nothing of the ranking is copied; it is of no use to the sender afterwards. */
export function rankingTransfers({ markets, rankOf, events, topics, pairs }: Ranking): ArrayBuffer[] {
  return [markets, rankOf, events, topics, pairs.left, pairs.right, pairs.code].map(({ buffer }) => buffer);
}

function rankEvents(
  { eventOf, eventsSize }: RankGroups,
  amounts: Float64Array,
  thin: Int32Array,
): Int32Array<ArrayBuffer> {
  const sums = new Float64Array(eventsSize);
  const allThin = new Int32Array(eventsSize).fill(1);
  eventOf.forEach((event, index) => {
    sums[event] = (sums[event] ?? 0) + (amounts[index] ?? 0);
    if (thin[index] === 0) allThin[event] = 0;
  });
  return sortBy(sortBy(ascending(eventsSize), placesOf(sums)), allThin);
}

function rankTopics({ topicMarkets }: RankGroups, amounts: Float64Array): Int32Array<ArrayBuffer> {
  const sums = new Float64Array(topicMarkets.starts.length - 1);
  for (let place = 0; place < sums.length; place += 1) {
    let sum = 0;
    for (const index of listAt(topicMarkets, place)) sum += amounts[index] ?? 0;
    sums[place] = sum;
  }
  return sortBy(ascending(sums.length), placesOf(sums));
}

function rankPairs({ left, right, code }: CrossVenuePairs, places: Int32Array): CrossVenuePairs {
  const lesser = new Int32Array(left.length);
  const greater = new Int32Array(left.length);
  for (let pair = 0; pair < left.length; pair += 1) {
    const a = places[left[pair] ?? 0] ?? 0;
    const b = places[right[pair] ?? 0] ?? 0;
    // The further back the place, the less the money.
    lesser[pair] = Math.max(a, b);
    greater[pair] = Math.min(a, b);
  }
  let order = ascending(left.length);
  for (const keys of [right, left, greater, lesser]) order = sortBy(order, keys);
  const ranked = {
    left: new Int32Array(order.length),
    right: new Int32Array(order.length),
    code: new Uint8Array(order.length),
  };
  for (let place = 0; place < order.length; place += 1) {
    const pair = order[place] ?? 0;
    ranked.left[place] = left[pair] ?? 0;
    ranked.right[place] = right[pair] ?? 0;
    ranked.code[place] = code[pair] ?? 0;
  }
  return ranked;
}

function ascending(size: number): Int32Array<ArrayBuffer> {
  const order = new Int32Array(size);
  for (let place = 0; place < size; place += 1) order[place] = place;
  return order;
}

/** The place of every amount among the distinct amounts, the greatest first. */
function placesOf(amounts: Float64Array): Int32Array<ArrayBuffer> {
  const distinct = amounts.slice().sort();
  let count = 0;
  for (let at = 0; at < distinct.length; at += 1) {
    const amount = distinct[at] ?? 0;
    if (count > 0 && amount === distinct[count - 1]) continue;
    distinct[count] = amount;
    count += 1;
  }
  const places = new Int32Array(amounts.length);
  for (let index = 0; index < amounts.length; index += 1) {
    const amount = amounts[index] ?? 0;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((distinct[middle] ?? 0) < amount) low = middle + 1;
      else high = middle;
    }
    places[index] = count - 1 - low;
  }
  return places;
}

/** The order sorted by small keys (of what is ordered), the least first; what has equal keys stays as it was. */
function sortBy(order: Int32Array, keys: Int32Array): Int32Array<ArrayBuffer> {
  let greatest = 0;
  for (let at = 0; at < keys.length; at += 1) greatest = Math.max(greatest, keys[at] ?? 0);
  const next = new Int32Array(greatest + 2);
  for (let at = 0; at < keys.length; at += 1) {
    const after = (keys[at] ?? 0) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let key = 0; key <= greatest; key += 1) next[key + 1] = (next[key + 1] ?? 0) + (next[key] ?? 0);
  const sorted = new Int32Array(order.length);
  for (let place = 0; place < order.length; place += 1) {
    const each = order[place] ?? 0;
    const key = keys[each] ?? 0;
    const at = next[key] ?? 0;
    sorted[at] = each;
    next[key] = at + 1;
  }
  return sorted;
}
