/** A subscription and its deliveries, made up for the document. */
import type { Delivery, Webhook } from '../../schemas/index.ts';

export const newWebhookExample = {
  url: 'https://receiver.example.com/routeur',
  events: ['lead.executable' as const],
  filters: { cross_venue: true, min_net_usd: '5.00' },
};

export const webhookExample: Webhook = {
  id: 'whk_7Fq2mZ0aLr9sXc4VtB1nDe',
  url: 'https://receiver.example.com/routeur',
  events: ['lead.executable'],
  filters: { cross_venue: true, min_net_usd: '5.0000' },
  status: 'active',
  created_at: '2026-09-15T12:00:00.000Z',
  updated_at: '2026-09-15T12:00:00.000Z',
};

export const webhookWithSecretExample = {
  ...webhookExample,
  signing_secret: 'whsec_ThisIsNoSecretButAnExampleOfOne000000000000',
};

export const deliveryExample: Delivery = {
  id: 'dlv_3kPz8QwE5rTyU1iOaSdFgH',
  event_id: 'evt_4711',
  type: 'lead.executable',
  status: 'delivered',
  attempts: 2,
  created_at: '2026-09-15T12:34:56.000Z',
  last_attempt_at: '2026-09-15T12:35:27.500Z',
  last_status: 204,
  delivered_at: '2026-09-15T12:35:27.730Z',
};

export const redeliveredExample: Delivery = {
  id: 'dlv_3kPz8QwE5rTyU1iOaSdFgH',
  event_id: 'evt_test_0aB1cD2eF3gH4iJ5kL6mN7',
  type: 'webhook.test',
  status: 'pending',
  attempts: 0,
  created_at: '2026-09-15T12:34:56.000Z',
  next_attempt_at: '2026-09-15T12:34:56.000Z',
};
