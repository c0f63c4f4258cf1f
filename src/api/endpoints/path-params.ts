/** The path parameters of the endpoints, each with the problem a malformed one is. */
import { type TObject, type TProperties, Type } from 'typebox';
import type { ProblemCode } from '../problem.ts';
import {
  EventId,
  MarketId,
  RulebookId,
  RulebookKind,
  StrategyId,
  TopicSlug,
  Venue,
} from '../schemas/index.ts';

function pathParams<Properties extends TProperties>(
  problem: ProblemCode,
  properties: Properties,
): { readonly schema: TObject<Properties>; readonly problem: ProblemCode } {
  return { schema: Type.Object(properties, { additionalProperties: false }), problem };
}

export const marketParams = pathParams('invalid_market', { venue: Venue, id: MarketId });

export const eventParams = pathParams('invalid_event', { venue: Venue, id: EventId });

export const topicParams = pathParams('invalid_topic', { slug: TopicSlug });

export const rulebookParams = pathParams('invalid_rulebook', {
  venue: Venue,
  kind: RulebookKind,
  id: RulebookId,
});

export const pairParams = pathParams('invalid_market', {
  left_venue: Venue,
  left_id: MarketId,
  right_venue: Venue,
  right_id: MarketId,
});

/** A malformed strategy id is simply the id of no strategy. */
export const strategyParams = pathParams('strategy_not_found', { id: StrategyId });
