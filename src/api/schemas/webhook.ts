/** Webhook subscriptions and what became of each delivery; and what a request may say of a subscription. */
import { type Static, type TProperties, Type } from 'typebox';
import { announcementTopics } from '../../core/announcement/index.ts';
import { count, flag, oneOf, price, text, timestamp } from './scalars.ts';
import { part, resource } from './strict-object.ts';

export const deliveryStatuses = ['pending', 'delivered', 'exhausted', 'cancelled'] as const;

const urlLengthMax = 2_048;
/** As much as money can be: whole digits and millionths. */
const leastNetPattern = '^\\d{1,9}(\\.\\d{1,6})?$';

const eventType = oneOf(announcementTopics, 'A kind of event.');

const url = Type.String({
  minLength: 1,
  maxLength: urlLengthMax,
  takes: `an HTTPS address that is public, of at most ${urlLengthMax} characters, such as https://example.com/routeur`,
  description: 'Where deliveries are posted: HTTPS on a public address.',
});

const events = Type.Array(eventType, {
  minItems: 1,
  uniqueItems: true,
  description: 'What it is sent.',
});

const crossVenue = Type.Optional(
  flag('True: only leads and relations across venues. False: only those within one. Left out: both.'),
);

const filters = Type.Optional(
  part('What is left out; a filter that is not there lets everything through.', {
    cross_venue: crossVenue,
    min_net_usd: Type.Optional(
      Type.String({
        pattern: leastNetPattern,
        takes: 'a decimal in quotes with at most 9 digits before the point and 6 after it, such as "2.50"',
        description: 'Only leads whose sized profit is at least this much, a decimal such as 2.50.',
      }),
    ),
  }),
);

const status = oneOf(['active', 'disabled'], 'Whether anything is sent to it.');

function body<Properties extends TProperties>(description: string, properties: Properties, least?: number) {
  return Type.Object(properties, {
    description,
    additionalProperties: false,
    ...(least === undefined ? {} : { minProperties: least }),
  });
}

export const NewWebhook = body('The subscription to make.', { url, events, filters });

export const WebhookChange = body(
  'What to change; at least one of these.',
  {
    url: Type.Optional(url),
    events: Type.Optional(events),
    filters,
    status: Type.Optional(
      oneOf(
        ['active', 'disabled'],
        'Switches it on, whatever switched it off, or off; what waits for it is then cancelled.',
      ),
    ),
  },
  1,
);

export const WebhookId = Type.String({
  pattern: '^whk_[0-9A-Za-z]{22}$',
  takes: 'whk_ and 22 letters and digits',
  description: 'The id of a subscription.',
});

export const DeliveryId = Type.String({
  pattern: '^dlv_[0-9A-Za-z]{22}$',
  takes: 'dlv_ and 22 letters and digits',
  description: 'The id of a delivery; what `Routeur-Delivery` says, at every attempt.',
});

const webhookFields = {
  id: WebhookId,
  url,
  events,
  filters: part('What is left out; a filter that is not there lets everything through.', {
    cross_venue: crossVenue,
    min_net_usd: Type.Optional(price('Only leads whose sized profit is at least this much.')),
  }),
  status,
  disabled_reason: Type.Optional(
    text(
      'Why it is disabled: `gone` (its receiver answered 410), `backlog` (too much waited for it), `by_owner` or `key_revoked`.',
    ),
  ),
  disabled_at: Type.Optional(timestamp('When it was disabled.')),
  created_at: timestamp('When it was made.'),
  updated_at: timestamp('When it was last changed.'),
  previous_secret_valid_until: Type.Optional(
    timestamp('After a rotation: until then deliveries are signed with the secret before, too.'),
  ),
};

export const Webhook = resource('Webhook', 'A webhook subscription.', webhookFields);
export type Webhook = Static<typeof Webhook>;

export const WebhookWithSecret = resource('WebhookWithSecret', 'A webhook subscription with its secret.', {
  ...webhookFields,
  signing_secret: Type.String({
    pattern: '^whsec_[0-9A-Za-z]{43}$',
    description: 'Signs its deliveries. Shown this once.',
  }),
});

export const DeliveryAttempt = resource('DeliveryAttempt', 'One attempt at a delivery.', {
  number: Type.Integer({ minimum: 1, description: 'Counted from one.' }),
  started_at: timestamp('When it began.'),
  duration_ms: Type.Optional(count('How long it took; absent when the process ended first.')),
  status: Type.Optional(Type.Integer({ description: 'The HTTP status of the receiver, if it answered.' })),
  error: Type.Optional(text('Why there was no answer, in a word.')),
  response: Type.Optional(text('The beginning of what the receiver answered.')),
});

export const Delivery = resource('Delivery', 'One event to be sent to one subscription.', {
  id: DeliveryId,
  event_id: text('The id of the event, which the body carries.'),
  type: oneOf([...announcementTopics, 'webhook.test'], 'The kind of event.'),
  status: oneOf(
    deliveryStatuses,
    '`pending`: attempts go on. `delivered`: answered with 2xx. `exhausted`: eight attempts failed. `cancelled`: its subscription was disabled.',
  ),
  attempts: count('Attempts made, redeliveries counted in.'),
  created_at: timestamp('When it was made.'),
  next_attempt_at: Type.Optional(timestamp('When the next attempt is due.')),
  last_attempt_at: Type.Optional(timestamp('When the last attempt began.')),
  last_status: Type.Optional(Type.Integer({ description: 'The HTTP status of the last answer.' })),
  last_error: Type.Optional(text('Why the last attempt had no answer, in a word.')),
  delivered_at: Type.Optional(timestamp('When the receiver last answered with 2xx.')),
  attempt_log: Type.Optional(
    Type.Array(DeliveryAttempt, { description: 'The latest attempts, newest first; only if asked for.' }),
  ),
});
export type Delivery = Static<typeof Delivery>;
