/** Webhook subscriptions and their deliveries. Each caller has its own. */
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  answer,
  DeliveriesQuery,
  Delivery,
  NewWebhook,
  NextCursor,
  Webhook,
  WebhookChange,
  WebhookWithSecret,
} from '../schemas/index.ts';
import {
  deliveryExample,
  newWebhookExample,
  redeliveredExample,
  webhookExample,
  webhookWithSecretExample,
} from './examples/webhooks.ts';
import { deliveryParams, webhookParams } from './path-params.ts';

export const webhooksEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/webhooks',
  operationId: 'listWebhooks',
  tag: 'Webhooks',
  summary: 'Your webhook subscriptions, newest first',
  description: 'Every subscription of the caller; the tier bounds how many there are. No secret is shown.',
  access: 'key',
  response: answer(Type.Array(Webhook, { description: 'The subscriptions, newest first.' })),
  example: { data: [webhookExample] },
});

export const createWebhookEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/webhooks',
  operationId: 'createWebhook',
  tag: 'Webhooks',
  summary: 'Subscribe to events',
  description:
    'Events are posted to `url` as they happen, signed with `signing_secret`, which is shown in this answer and never again. The address must be HTTPS and public; it is checked now and before each attempt. A tier allows so many subscriptions: free 1, trader 5, pro 20, institutional 100.',
  access: 'key',
  body: { schema: NewWebhook, problem: 'invalid_webhook', example: newWebhookExample },
  response: answer(WebhookWithSecret),
  status: 201,
  example: { data: webhookWithSecretExample },
});

export const webhookEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/webhooks/{id}',
  operationId: 'getWebhook',
  tag: 'Webhooks',
  summary: 'One webhook subscription',
  description: 'A subscription of the caller, without its secret. If it is disabled, it says why.',
  access: 'key',
  params: webhookParams,
  response: answer(Webhook),
  example: { data: webhookExample },
});

export const changeWebhookEndpoint = defineEndpoint({
  method: 'PATCH',
  path: '/v1/webhooks/{id}',
  operationId: 'changeWebhook',
  tag: 'Webhooks',
  summary: 'Change a webhook subscription',
  description:
    'Changes what is named and leaves the rest; `filters` are replaced as a whole. A status of `active` switches a disabled subscription on again, `disabled` switches it off and cancels what waits for it.',
  access: 'key',
  params: webhookParams,
  body: { schema: WebhookChange, problem: 'invalid_webhook', example: { status: 'active' } },
  response: answer(Webhook),
  example: { data: webhookExample },
});

export const deleteWebhookEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/webhooks/{id}',
  operationId: 'deleteWebhook',
  tag: 'Webhooks',
  summary: 'Delete a webhook subscription',
  description: 'Removes it with its deliveries and secrets. Nothing is sent any more.',
  access: 'key',
  params: webhookParams,
  response: Type.Undefined(),
  status: 204,
});

export const rotateSecretEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/webhooks/{id}/rotate-secret',
  operationId: 'rotateWebhookSecret',
  tag: 'Webhooks',
  summary: 'Make a new signing secret',
  description:
    'For 24 hours deliveries are signed with both, the newest signature first; then with the new one alone. Rotating twice within that time ends the oldest at once. The new secret is shown in this answer and never again.',
  access: 'key',
  params: webhookParams,
  response: answer(WebhookWithSecret),
  example: {
    data: { ...webhookWithSecretExample, previous_secret_valid_until: '2026-09-16T12:00:00.000Z' },
  },
});

export const testWebhookEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/webhooks/{id}/test',
  operationId: 'testWebhook',
  tag: 'Webhooks',
  summary: 'Send a test event',
  description:
    'Queues a delivery of type `webhook.test`, sent and retried as any other. A disabled subscription refuses it.',
  access: 'key',
  params: webhookParams,
  response: answer(Delivery),
  status: 202,
  example: { data: redeliveredExample },
  problems: ['invalid_webhook'],
});

export const deliveriesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/webhooks/{id}/deliveries',
  operationId: 'listWebhookDeliveries',
  tag: 'Webhooks',
  summary: 'What became of the deliveries',
  description:
    'The deliveries of a subscription, newest first; they are kept for 30 days. `attempt_log=true` adds the latest attempts of each.',
  access: 'key',
  params: webhookParams,
  query: DeliveriesQuery,
  response: Type.Object(
    {
      data: Type.Array(Delivery, { description: 'The deliveries, newest first.' }),
      next_cursor: NextCursor,
    },
    { additionalProperties: false },
  ),
  example: { data: [deliveryExample] },
});

export const redeliverEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/webhooks/{id}/deliveries/{delivery_id}/redeliver',
  operationId: 'redeliverWebhook',
  tag: 'Webhooks',
  summary: 'Send a delivery again',
  description:
    'Queues the delivery again, with the same id and the same body, and eight attempts; during an attempt, once that has ended. A disabled subscription refuses it.',
  access: 'key',
  params: deliveryParams,
  response: answer(Delivery),
  status: 202,
  example: { data: redeliveredExample },
  problems: ['invalid_webhook'],
});

export const webhookEndpoints: readonly Endpoint[] = [
  webhooksEndpoint,
  createWebhookEndpoint,
  webhookEndpoint,
  changeWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateSecretEndpoint,
  testWebhookEndpoint,
  deliveriesEndpoint,
  redeliverEndpoint,
];
