/** The path parameters of the endpoints, each with the problem a malformed one is. */
import { type TObject, type TProperties, Type } from 'typebox';
import type { PathParams } from '../endpoint.ts';
import type { ProblemCode } from '../problem.ts';
import {
  DeliveryId,
  EventId,
  MarketId,
  RulebookId,
  RulebookKind,
  StrategyId,
  TopicSlug,
  Venue,
  WebhookId,
} from '../schemas/index.ts';

function pathParams<Properties extends TProperties>(
  problem: ProblemCode,
  properties: Properties,
): PathParams<TObject<Properties>> {
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

/** So are a malformed webhook id and a malformed delivery id. */
export const webhookParams = pathParams('webhook_not_found', { id: WebhookId });

export const deliveryParams = {
  ...pathParams('webhook_not_found', { id: WebhookId, delivery_id: DeliveryId }),
  problemOf: { delivery_id: 'delivery_not_found' },
} as const;
