/** Combos of venue_a: users pick legs among the open markets, and the exchange mints a provisional market for them. */
import { dayMs, hourMs, minuteMs } from './eastern-time.ts';
import type { FamilyContext } from './family.ts';
import { hexOf } from './identifiers.ts';
import { listVenueAEvent } from './list-venue-a.ts';
import type { SimulatedLeg } from './market.ts';
import type { VenueAEvent, VenueAMarket, VenueATerms } from './venue-a.ts';

const collections = [
  { ticker: 'KXMVESPORTSMULTIGAMEEXTENDED', title: 'Sports combos over several games', category: 'Sports' },
  { ticker: 'KXMVENFLSINGLEGAME', title: 'Combos within one football game', category: 'Sports' },
  { ticker: 'KXMVECROSSCATEGORY', title: 'Combos across categories', category: 'Exotics' },
] as const;

const legsMax = 6;
/** How far ahead legs may close; the ones that close late are rarely picked. */
const horizonMs = 12 * dayMs;

export function listCombos(
  context: FamilyContext,
  events: readonly VenueAEvent[],
  wanted: number,
): VenueAEvent[] {
  const { startsAt, seed } = context;
  const pool = legPool(events, startsAt);
  const combos: VenueAEvent[] = [];
  if (pool.length < legsMax) {
    return combos;
  }
  const random = context.random('combos');
  let count = 0;
  for (let number = 0; count < wanted; number += 1) {
    const collection = collections[number % collections.length] ?? collections[0];
    const series = context.series({
      ticker: collection.ticker,
      title: collection.title,
      category: collection.category,
      tags: undefined,
      frequency: 'custom',
      settlementSources: undefined,
      feeType: 'quadratic',
      feeMultiplier: '1',
      isOfCombos: true,
    });
    const siblings = Math.min(wanted - count, random.chance(0.8) ? 1 : random.integer(2, 3));
    const createdAt = startsAt - random.integer(2, 4000) * minuteMs;
    const drafts = Array.from({ length: siblings }, (_, sibling) => {
      const legs = pickLegs(random.shuffle(sample(pool, random.integer(0, pool.length - 1))), random.integer);
      const closesAt = Math.max(...legs.map(({ market }) => market.closesAt));
      return {
        suffix: hexOf(seed, `combo:${number}:${sibling}`, 11).toUpperCase(),
        claim: { legs },
        terms: () => comboTerms(legs),
        times: {
          closesAt,
          expectedExpirationAt: closesAt + hourMs,
          latestExpirationAt: closesAt + 14 * dayMs,
        },
      };
    });
    const closesAt = drafts[0]?.times.closesAt ?? startsAt + dayMs;
    const event = listVenueAEvent(context, {
      series,
      ticker: `${collection.ticker}-S2026${hexOf(seed, `combo:${number}`, 11).toUpperCase()}`,
      title: 'Combo',
      subTitle: 'MVE',
      mutuallyExclusive: false,
      multivariateCollection: `${collection.ticker}-R`,
      times: {
        createdAt,
        opensAt: createdAt,
        closesAt,
        expectedExpirationAt: closesAt + hourMs,
        latestExpirationAt: closesAt + 14 * dayMs,
      },
      activity: 0.02,
      priceLevelStructure: 'deci_cent',
      provisional: true,
      markets: drafts,
    });
    combos.push(event);
    count += siblings;
    if (number < collections.length) {
      noteTrap(context, event);
    }
  }
  return combos;
}

/** Open markets that can be legs, soon-ending ones first. */
function legPool(events: readonly VenueAEvent[], startsAt: number): VenueAMarket[] {
  const pool: VenueAMarket[] = [];
  for (const event of events) {
    for (const market of event.markets) {
      const endsAt = 'occurrence' in market.claim ? market.claim.occurrence.endsAt : 0;
      if (
        endsAt > startsAt + hourMs &&
        market.closesAt > startsAt &&
        market.closesAt < startsAt + horizonMs
      ) {
        pool.push(market);
      }
    }
  }
  return pool;
}

/** A stretch of the pool around a place: legs of a combo are mostly of the same day and kind. */
function sample(pool: readonly VenueAMarket[], place: number): VenueAMarket[] {
  const stretch = pool.slice(place, place + 60);
  return stretch.length < legsMax ? pool.slice(-60) : stretch;
}

function pickLegs(
  candidates: readonly VenueAMarket[],
  integer: (min: number, max: number) => number,
): SimulatedLeg[] {
  const wanted = Math.max(2, Math.min(legsMax, integer(1, 4) + integer(0, 2)));
  const legs: SimulatedLeg[] = [];
  const eventsUsed = new Set<string>();
  for (const market of candidates) {
    if (legs.length < wanted && !eventsUsed.has(market.event.ticker)) {
      eventsUsed.add(market.event.ticker);
      legs.push({ market, side: integer(0, 3) === 0 ? 'no' : 'yes' });
    }
  }
  // A pool of one large event: two of its markets are still a combo.
  for (const market of candidates) {
    if (legs.length < 2 && !legs.some((leg) => leg.market === market)) {
      legs.push({ market, side: 'no' });
    }
  }
  return legs;
}

function comboTerms(legs: readonly SimulatedLeg[]): VenueATerms {
  const markets = legs.map(({ market }) => market).filter(isVenueA);
  const title = legs
    .map(
      ({ market, side }) => `${side} ${isVenueA(market) ? market.terms(market.createdAt).yesSubTitle : ''}`,
    )
    .join(',');
  return {
    title,
    yesSubTitle: title,
    noSubTitle: title,
    rulesPrimary: '',
    rulesSecondary: '',
    strikeType: 'custom',
    customStrike: {
      'Associated Events': markets.map(({ event }) => event.ticker).join(','),
      'Associated Market Sides': legs.map(({ side }) => side).join(','),
      'Associated Markets': markets.map(({ id }) => id).join(','),
    },
  };
}

function isVenueA(market: SimulatedLeg['market']): market is VenueAMarket {
  return market.venue === 'venue_a';
}

function noteTrap(context: FamilyContext, event: VenueAEvent): void {
  const combo = event.markets[0];
  const leg = combo !== undefined && 'legs' in combo.claim ? combo.claim.legs[0] : undefined;
  if (combo !== undefined && leg !== undefined) {
    context.trap('H69', combo, leg.market, {
      relation: leg.side === 'yes' ? 'implies' : 'contradicts',
      reason: 'A combo pays only if each leg settles on its chosen side.',
    });
  }
}
