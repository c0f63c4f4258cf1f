/**
 * Open markets by the rules that they fit at the moment of a board: their price is in the band of a side, and the days to
 * their expected end are nearest to a horizon by ratio.
 */
import { categories, venueIds } from '../../../../core/contract/index.ts';
import { microsPerUnit } from '../../../../core/exact/index.ts';
import {
  type BoardMarket,
  bandOf,
  type InsightBoard,
  type Rule,
  type RuleSide,
} from '../../../../core/insight/index.ts';
import { wholeDollars } from '../../../../core/market/index.ts';
import type { SlicePace } from '../../lookup/index.ts';

const dayMs = 86_400_000;
/** From so many days to the expected end, below the next, by place of the horizon. */
const daysFrom = [0.5, 1.7, 4.6, 9.9, 20.5, 45] as const;
const horizons = daysFrom.length - 1;

export class OpenMatches {
  readonly #markets: ReadonlyMap<string, readonly BoardMarket[]>;
  /** Some of every venue and category: what trading there costs is much the same. */
  readonly #priced: ReadonlyMap<string, readonly number[]>;

  private constructor(
    markets: ReadonlyMap<string, readonly BoardMarket[]>,
    priced: ReadonlyMap<string, readonly number[]>,
  ) {
    this.#markets = markets;
    this.#priced = priced;
  }

  /** Of the rules given: markets that fit none of them are not looked at any further. */
  static async find(board: InsightBoard, rules: readonly Rule[], pace: SlicePace): Promise<OpenMatches> {
    const { catalog } = board.served;
    const wanted = new Set(
      rules.flatMap((rule) =>
        placesOf(rule).map((place) => keyOf(place, rule.horizon, rule.band, rule.side)),
      ),
    );
    const found = new Map<string, BoardMarket[]>();
    const priced = new Map<string, number[]>();
    for (let index = 0; index < catalog.size; index += 1) {
      if (pace.isDue) await pace.rest();
      const horizon = horizonOf(board.expectedEndAt(index), board.at);
      if (horizon === undefined) continue;
      const price = board.priceOf(index);
      if (price === undefined) continue;
      const place = `${catalog.venueOf(index)} ${catalog.categoryOf(index) ?? 'Other'}`;
      const costs = listAt(priced, place);
      if (costs.length < feeMarketsMax) costs.push(index);
      // Prices of a board are doubled.
      const yes = keyOf(place, horizon, bandOf(price / 2), 'yes');
      const no = keyOf(place, horizon, bandOf(microsPerUnit - price / 2), 'no');
      for (const key of [yes, no]) {
        const market = wanted.has(key) ? board.find(index) : undefined;
        if (market !== undefined) listAt(found, key).push(market);
      }
    }
    return new OpenMatches(found, priced);
  }

  /** Most traded first, then by venue and id. */
  ofRule(board: InsightBoard, rule: Rule): readonly BoardMarket[] {
    const { catalog } = board.served;
    const matches = placesOf(rule).flatMap(
      (place) => this.#markets.get(keyOf(place, rule.horizon, rule.band, rule.side)) ?? [],
    );
    const nameOf = ({ index }: BoardMarket) => `${catalog.venueOf(index)}:${catalog.id(index)}`;
    return matches.toSorted(
      (a, b) =>
        wholeDollars(b.money.volume24hUsd) - wholeDollars(a.money.volume24hUsd) ||
        (nameOf(a) < nameOf(b) ? -1 : 1),
    );
  }

  countOf(rule: Rule, accepts: (market: BoardMarket) => boolean): number {
    let count = 0;
    for (const place of placesOf(rule)) {
      const matches = this.#markets.get(keyOf(place, rule.horizon, rule.band, rule.side)) ?? [];
      for (const market of matches) if (accepts(market)) count += 1;
    }
    return count;
  }

  /** Indexes of open markets of the rule's venue and category. */
  pricedLike(rule: Rule): readonly number[] {
    return placesOf(rule).flatMap((place) => this.#priced.get(place) ?? []);
  }
}

/** Of one venue and category, for the fee. */
const feeMarketsMax = 50;

/** The place of the horizon; undefined for what ends sooner or later than rules are about. */
function horizonOf(expectedEndAt: number | undefined, at: number): number | undefined {
  if (expectedEndAt === undefined) return undefined;
  const days = (expectedEndAt - at) / dayMs;
  for (let horizon = 0; horizon < horizons; horizon += 1) {
    if (days >= (daysFrom[horizon] ?? 0) && days < (daysFrom[horizon + 1] ?? 0)) return horizon;
  }
  return undefined;
}

function placesOf({ venue, category }: Rule): string[] {
  const venues = venue === 'all' ? venueIds : [venue];
  const ofCategories = category === 'All' ? categories : [category];
  return venues.flatMap((each) => ofCategories.map((one) => `${each} ${one}`));
}

function keyOf(place: string, horizon: number, band: number, side: RuleSide): string {
  return `${place} ${horizon} ${band} ${side}`;
}

function listAt<Entry>(lists: Map<string, Entry[]>, key: string): Entry[] {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const made: Entry[] = [];
  lists.set(key, made);
  return made;
}
