/** Which markets a trial records: of each venue the liveliest open ones that stay open to its end. */
import type { Exchange } from '../../src/simulator/exchange/index.ts';
import type { SimulatedMarket, VenueAMarket, VenueBMarket } from '../../src/simulator/world/index.ts';
import type { FollowedReference, RecordingPlan } from './recording-plan.ts';

export function chooseMarkets(exchange: Exchange, count: number, until: number): RecordingPlan['follow'] {
  const liveliest = <Market extends SimulatedMarket>(markets: readonly Market[]): Market[] =>
    markets
      .filter((market) => exchange.status(market) === 'open' && exchange.closesAt(market) >= until)
      .sort((a, b) => b.activity - a.activity)
      .slice(0, count);
  return {
    venue_a: liveliest(exchange.venueAEvents.flatMap(({ markets }) => markets)).map(referenceA),
    venue_b: liveliest(exchange.venueBEvents.flatMap(({ markets }) => markets)).map(referenceB),
  };
}

function referenceA({ id, event }: VenueAMarket): FollowedReference {
  return { id, venueKey: id, eventId: event.ticker, seriesId: event.series.ticker, feedKeys: [id] };
}

function referenceB({ id, event, conditionId, tokenIds }: VenueBMarket): FollowedReference {
  return { id, venueKey: conditionId, eventId: event.slug, feedKeys: [...tokenIds] };
}
