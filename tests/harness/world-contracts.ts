/** What a simulated world lists, as contracts read by the adapters, beside the simulated markets that know the truth. */
import type { ContractVersion, EventFacts } from '../../src/core/contract/index.ts';
import type { World } from '../../src/simulator/world/index.ts';
import type { SimulatedMarket } from '../../src/simulator/world/market.ts';
import type { VenueAEvent, VenueAMarket } from '../../src/simulator/world/venue-a.ts';
import type { VenueBEvent, VenueBMarket } from '../../src/simulator/world/venue-b.ts';
import {
  ExactNumber,
  type RawListing,
  type ReadListing,
  readListing,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from './raw-payloads.ts';

export interface WorldContract extends ReadListing {
  readonly market: SimulatedMarket;
}

export interface WorldListing extends WorldContract {
  /** As its venue sends it. */
  readonly payload: RawListing;
}

/** The adapter reads it when a test first looks at it: many tests look at one family of a large world. */
class LazyContract implements WorldListing {
  readonly market: SimulatedMarket;
  readonly #print: () => RawListing;
  #payload: RawListing | undefined;
  #listing: ReadListing | undefined;

  constructor(market: SimulatedMarket, print: () => RawListing) {
    this.market = market;
    this.#print = print;
  }

  get payload(): RawListing {
    this.#payload ??= this.#print();
    return this.#payload;
  }

  get contract(): ContractVersion {
    return this.#readOnce().contract;
  }

  get event(): EventFacts {
    return this.#readOnce().event;
  }

  #readOnce(): ReadListing {
    this.#listing ??= readListing(this.payload);
    return this.#listing;
  }
}

/** Open markets of both venues, with the terms as they read at `at`. */
export function contractsOf(world: World, at: number = world.options.startsAt): WorldListing[] {
  return [
    ...world.venueA.events.flatMap((event) =>
      event.markets.map((market) => new LazyContract(market, () => payloadOfA(event, market, at))),
    ),
    ...world.venueB.events.flatMap((event) =>
      event.markets.flatMap((market) =>
        market.placeholder ? [] : [new LazyContract(market, () => payloadOfB(event, market, at))],
      ),
    ),
  ];
}

function payloadOfA(event: VenueAEvent, market: VenueAMarket, at: number): RawListing {
  const terms = market.terms(at);
  const number = (text: string | undefined) => (text === undefined ? undefined : new ExactNumber(text));
  const legs =
    'legs' in market.claim
      ? market.claim.legs.map(({ market: leg, side }) => ({
          event_ticker: 'event' in leg ? (leg as VenueAMarket).event.ticker : '',
          market_ticker: leg.id,
          side,
        }))
      : undefined;
  const { milestone } = event;
  const game =
    milestone === undefined
      ? undefined
      : {
          id: milestone.id,
          league: typeof milestone.details['league'] === 'string' ? milestone.details['league'] : undefined,
          startsAt: milestone.startsAt,
          home: undefined,
          away: undefined,
        };
  return {
    venue: 'venue_a',
    market: venueAMarket({
      ticker: market.id,
      event_ticker: event.ticker,
      title: terms.title,
      yes_sub_title: terms.yesSubTitle,
      no_sub_title: terms.noSubTitle,
      rules_primary: terms.rulesPrimary,
      rules_secondary: terms.rulesSecondary,
      strike_type: terms.strikeType,
      floor_strike: number(terms.floorStrike),
      cap_strike: number(terms.capStrike),
      functional_strike: terms.functionalStrike,
      custom_strike: terms.customStrike,
      primary_participant_key: terms.primaryParticipantKey,
      mve_selected_legs: legs,
      mve_collection_ticker: event.multivariateCollection,
      created_time: new Date(market.createdAt).toISOString(),
      open_time: new Date(market.opensAt).toISOString(),
      close_time: new Date(market.closesAt).toISOString(),
    }),
    event: venueAEvent({
      event_ticker: event.ticker,
      series_ticker: event.series.ticker,
      title: event.title,
      sub_title: event.subTitle,
      mutually_exclusive: event.mutuallyExclusive,
      collateral_return_type: event.collateralReturnType,
      strike_date: event.strikeDate === undefined ? undefined : new Date(event.strikeDate).toISOString(),
      strike_period: event.strikePeriod,
      settlement_sources: event.series.settlementSources ?? null,
    }),
    game,
  };
}

function payloadOfB(event: VenueBEvent, market: VenueBMarket, at: number): RawListing {
  const terms = market.terms(at);
  const { game } = event;
  return {
    venue: 'venue_b',
    market: venueBMarket({
      id: market.numericId,
      slug: market.id,
      conditionId: market.conditionId,
      questionID: market.questionId,
      question: terms.question,
      groupItemTitle: terms.groupItemTitle,
      groupItemThreshold: market.groupItemThreshold,
      description: terms.description,
      outcomes: JSON.stringify(terms.outcomes),
      resolutionSource: terms.resolutionSource,
      clobTokenIds: JSON.stringify(market.tokenIds),
      sportsMarketType: market.sportsMarketType,
      line: market.line === undefined ? undefined : new ExactNumber(market.line),
      negRisk: event.negRisk,
      negRiskMarketID: event.negRiskMarketId,
      negRiskOther: market.negRiskOther,
      startDate: new Date(market.opensAt).toISOString(),
      endDate: new Date(market.endDateAt).toISOString(),
      gameStartTime: game === undefined ? undefined : new Date(game.startsAt).toISOString(),
    }),
    event: venueBEvent({
      id: event.id,
      slug: event.slug,
      title: event.title,
      description: event.description,
      negRisk: event.negRisk,
      enableNegRisk: event.negRisk,
      negRiskAugmented: event.negRiskAugmented,
      negRiskMarketID: event.negRiskMarketId,
      seriesSlug: event.series?.slug,
      series: event.series === undefined ? undefined : [{ ...event.series }],
      gameId: game?.gameId,
      startTime: game === undefined ? undefined : new Date(game.startsAt).toISOString(),
      eventDate: game?.eventDate,
      teams: game?.teams,
    }),
    game: undefined,
  };
}
