/** Crypto prices at an instant, on both venues: never the same source, nor the same hour. */
import {
  addDays,
  dayMs,
  type EasternDate,
  easternOf,
  fromEastern,
  hourMs,
  tickerDate,
} from '../../eastern-time.ts';
import type { FamilyContext, Listing, WorldFamily } from '../../family.ts';
import type { VenueAEvent } from '../../venue-a.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { type Asset, assets } from './assets.ts';
import { instantOf, listHour } from './hour-fixings.ts';
import { listNoon } from './noon-fixings.ts';

const coins: readonly Asset[] = [assets.btc, assets.eth, assets.sol, assets.xrp, assets.bnb, assets.doge];

function nextHour(at: number): number {
  return Math.ceil(at / hourMs) * hourMs;
}

function* core(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  const tomorrow = addDays(today, 1);
  const fivePm = fromEastern(tomorrow, 17);
  const venueA = listHour(context, assets.btc, fivePm, context.startsAt - 6 * hourMs, {
    ladder: 4,
    ranges: 4,
  });
  const venueB = listNoon(context, assets.btc, tomorrow, { ladder: 2, ranges: 4 });
  yield { venueA, venueB };
  yield {
    venueA: listHour(context, assets.doge, fivePm, context.startsAt - 6 * hourMs, { ladder: 2, ranges: 0 }),
    venueB: listNoon(context, assets.eth, tomorrow, { ladder: 2, ranges: 0 }),
  };
  noteTraps(context, venueA, venueB);
}

function noteTraps(
  context: FamilyContext,
  venueA: readonly VenueAEvent[],
  venueB: readonly VenueBEvent[],
): void {
  const [ladder, ranges] = venueA;
  const [noon, noonRanges] = venueB;
  const [low, , high] = ladder?.markets ?? [];
  const above = noon?.markets[0];
  const below = noonRanges?.markets[0];
  const [, bucket] = ranges?.markets ?? [];
  if (
    low === undefined ||
    high === undefined ||
    above === undefined ||
    below === undefined ||
    bucket === undefined
  ) {
    return;
  }
  context.trap('H01', low, above, { relation: 'none', reason: 'Another source at another hour.' });
  context.trap('H06', low, below, {
    relation: 'none',
    reason: 'A gap between strikes covers nothing when the sources differ.',
  });
  context.trap('P3', high, low, {
    relation: 'implies',
    reason: 'Above the higher bound is above the lower one.',
  });
  context.trap('P4', below, noonRanges?.markets[1] ?? below, {
    relation: 'contradicts',
    reason: 'Ranges of one candle share nothing.',
  });
}

function* more(context: FamilyContext): Iterable<Listing> {
  const { startsAt } = context;
  const today = easternOf(startsAt);
  const first = nextHour(startsAt + 1);
  // Hour by hour over all coins, ever wider, for as long as the world wants.
  for (let ahead = 0; ahead < 600; ahead += 1) {
    for (const [index, coin] of coins.entries()) {
      const at = first + (ahead * coins.length + index) * (hourMs / coins.length);
      const hour = Math.floor(at / hourMs) * hourMs;
      const isFive = easternOf(hour).hour === 17;
      if (hour > startsAt && (index === ahead % coins.length || isFive)) {
        const venueA = listHour(context, coin, hour, startsAt - 3 * hourMs, {
          ladder: coin === assets.btc ? 75 : 40,
          ranges: coin === assets.btc ? 120 : coin === assets.eth ? 60 : 0,
        });
        yield { venueA };
      }
      if (ahead < 60 && ahead % 2 === 0) {
        const date = addDays(today, 2 + ahead / 2);
        yield { venueB: listNoon(context, coin, date, { ladder: 11, ranges: 11 }) };
      }
    }
  }
}

function* past(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  for (let back = 1; back <= 178; back += 1) {
    const date = addDays(today, -back);
    const coin = coins[back % coins.length] ?? assets.btc;
    const at = fromEastern(date, 17);
    yield {
      venueA: pastHour(context, coin, at),
      venueB: back > 1 ? pastNoon(context, coin, date) : [],
    };
  }
}

/** Strikes of a past day lie around its own price. */
function pastHour(context: FamilyContext, coin: Asset, at: number): VenueAEvent[] {
  return listHour(context, coin, at, at - dayMs, { ladder: 20, ranges: 0 });
}

function pastNoon(context: FamilyContext, coin: Asset, date: EasternDate): VenueBEvent[] {
  return listNoon(context, coin, date, { ladder: 9, ranges: 0 });
}

function* rolling(context: FamilyContext, from: number): Iterable<Listing> {
  if (from % hourMs !== 0) {
    return;
  }
  for (const coin of [assets.btc, assets.eth]) {
    const at = from + 3 * hourMs;
    const { date, hour } = instantOf(at);
    const ticker = `KX${coin.code}D-${tickerDate(date)}${String(hour).padStart(2, '0')}`;
    if (!context.identifiers.has(ticker)) {
      yield { venueA: listHour(context, coin, at, from, { ladder: 12, ranges: 0 }) };
    }
  }
}

export const fixingFamily: WorldFamily = {
  name: 'price-fixings',
  weights: { venueA: 70, venueB: 40 },
  core,
  more,
  past,
  rolling,
};
