/** What rows do not hold of markets, as the product's other parts have it at one moment; those are tested elsewhere. */
import type { ServedRun } from '../../src/core/catalog/index.ts';
import type { VenueId } from '../../src/core/contract/index.ts';
import { kindOf } from '../../src/core/graph/index.ts';
import {
  closesAtOf,
  describeMoney,
  hasEnded,
  type LiveMarket,
  type MoneyFigures,
  tradingAt,
} from '../../src/core/market/index.ts';
import { keyOf, type MarketKey } from './insight-rows.ts';

export interface MarketFacts {
  readonly key: MarketKey;
  readonly venue: VenueId;
  readonly id: string;
  readonly eventId: string;
  readonly title: string;
  readonly labels: { readonly yes: string; readonly no: string };
  readonly money: MoneyFigures;
  readonly closesAt: number | undefined;
  readonly isUnderWay: boolean;
  /** Markets that the graph relates to it. */
  readonly related: number;
}

export interface RunFacts {
  readonly run: number;
  readonly at: number;
  /** Those that trade, and that a path of the API can name, in the order of venue and id. */
  readonly markets: ReadonlyMap<MarketKey, MarketFacts>;
  /** Of venue_a and of venue_b. */
  readonly equivalents: readonly (readonly [MarketKey, MarketKey])[];
}

/** As of now: nothing may be sent between this and the moment it is compared with. */
export function readFacts(
  served: ServedRun,
  findLive: (venue: VenueId, id: string) => LiveMarket | undefined,
  at: number,
): RunFacts {
  const { catalog } = served;
  const markets: MarketFacts[] = [];
  for (let index = 0; index < catalog.size; index += 1) {
    const { venue, id, eventId, title, yesLabel, noLabel, gameStartsAt } = catalog.market(index);
    const live = findLive(venue, id);
    if (!catalog.isAddressable(index) || hasEnded(tradingAt(live, at, catalog.closesAt(index)))) continue;
    const game = live?.figures?.game;
    markets.push({
      key: keyOf(venue, id),
      venue,
      id,
      eventId,
      title,
      labels: { yes: yesLabel, no: noLabel },
      money: describeMoney(live, at),
      closesAt: closesAtOf(live, catalog.closesAt(index)),
      isUnderWay: game === undefined ? gameStartsAt !== undefined && gameStartsAt <= at : game === 'live',
      related: related(served, index).length,
    });
  }
  markets.sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    run: served.run.id,
    at,
    markets: new Map(markets.map((market) => [market.key, market])),
    equivalents: equivalentsOf(served),
  };
}

interface Related {
  readonly index: number;
  readonly kind: string | undefined;
}

const relatedOfRun = new WeakMap<ServedRun, Map<number, Related[]>>();

/** Each relation is derived again from what was read of the two contracts; none of the counts is trusted. */
function related(served: ServedRun, index: number): readonly Related[] {
  const known = relatedOfRun.get(served) ?? new Map<number, Related[]>();
  relatedOfRun.set(served, known);
  const found =
    known.get(index) ??
    (() => {
      const { indexes, codes } = served.relations.neighbours(index);
      return Array.from(indexes, (other, place) => ({ index: other, kind: kindOf(codes[place] ?? 0) }));
    })();
  known.set(index, found);
  return found;
}

function equivalentsOf(served: ServedRun): (readonly [MarketKey, MarketKey])[] {
  const { catalog } = served;
  const nameOf = (index: number) => keyOf(catalog.venueOf(index), catalog.id(index));
  const pairs: (readonly [MarketKey, MarketKey])[] = [];
  for (let left = 0; left < catalog.size; left += 1) {
    if (catalog.venueOf(left) !== 'venue_a') continue;
    for (const { index: right, kind } of related(served, left)) {
      if (kind === 'equivalent' && catalog.venueOf(right) === 'venue_b')
        pairs.push([nameOf(left), nameOf(right)]);
    }
  }
  return pairs;
}
