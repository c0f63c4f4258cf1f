/** The path parameters of the endpoints, each with the problem a malformed one is. */
import { type Static, type TObject, type TProperties, Type } from 'typebox';
import type { PathParams } from '../endpoint.ts';
import type { ProblemCode } from '../problem.ts';
import {
  DeliveryId,
  EventId,
  MarketId,
  ReceiptId,
  RulebookId,
  RulebookKind,
  StrategyId,
  TopicSlug,
  Venue,
  WebhookId,
} from '../schemas/index.ts';
import { receiptExample } from './examples/comparison.ts';
import { strategyExample } from './examples/strategies.ts';
import { deliveryExample, webhookExample } from './examples/webhooks.ts';

function pathParams<Properties extends TProperties>(
  problem: ProblemCode,
  properties: Properties,
  example: Static<TObject<Properties>>,
): PathParams<TObject<Properties>> {
  return { schema: Type.Object(properties, { additionalProperties: false }), problem, example };
}

/** Of the demo, whose answers are the examples of the document. */
const exampleMarket = { venue: 'venue_a', id: 'KXFEDDECISION-26DEC-H0' } as const;
const exampleCounterpart = {
  venue: 'venue_b',
  id: 'fed-no-change-of-rates-at-the-december-2026-meeting-567-297',
} as const;

export const marketParams = pathParams('invalid_market', { venue: Venue, id: MarketId }, exampleMarket);

export const eventParams = pathParams(
  'invalid_event',
  { venue: Venue, id: EventId },
  { venue: 'venue_a', id: 'KXFEDDECISION-26DEC' },
);

export const topicParams = pathParams('invalid_topic', { slug: TopicSlug }, { slug: 'sports' });

export const rulebookParams = pathParams(
  'invalid_rulebook',
  { venue: Venue, kind: RulebookKind, id: RulebookId },
  { venue: 'venue_a', kind: 'series', id: 'KXFEDDECISION' },
);

export const pairParams = pathParams(
  'invalid_market',
  { left_venue: Venue, left_id: MarketId, right_venue: Venue, right_id: MarketId },
  {
    left_venue: exampleMarket.venue,
    left_id: exampleMarket.id,
    right_venue: exampleCounterpart.venue,
    right_id: exampleCounterpart.id,
  },
);

/** A malformed strategy id is simply the id of no strategy. */
export const strategyParams = pathParams(
  'strategy_not_found',
  { id: StrategyId },
  { id: strategyExample.data.id },
);

/** So is a malformed receipt id, */
export const receiptParams = pathParams('receipt_not_found', { id: ReceiptId }, { id: receiptExample.id });

/** So are a malformed webhook id and a malformed delivery id. */
export const webhookParams = pathParams('webhook_not_found', { id: WebhookId }, { id: webhookExample.id });

export const deliveryParams = {
  ...pathParams(
    'webhook_not_found',
    { id: WebhookId, delivery_id: DeliveryId },
    { id: webhookExample.id, delivery_id: deliveryExample.id },
  ),
  problemOf: { delivery_id: 'delivery_not_found' },
} as const;
