/** Subscriptions and deliveries as the API shows them. */
import { formatMicros, parseMicros } from '../../../core/exact/index.ts';
import type { AttemptRow, DeliveryRow, SubscriptionRow } from '../../../store/index.ts';
import type { Delivery, Webhook } from '../../schemas/index.ts';

/** Without its secret. */
export function describeWebhook(row: SubscriptionRow, now: number): Webhook {
  const { filters, disabledReason, disabledAt, previousUntil } = row;
  const { crossVenue, minNetUsd } = filters;
  return {
    id: row.id,
    url: row.url,
    events: [...row.events],
    filters: {
      ...(crossVenue === undefined ? {} : { cross_venue: crossVenue }),
      ...(minNetUsd === undefined ? {} : { min_net_usd: printDecimal(minNetUsd) }),
    },
    status: row.status,
    ...(disabledReason === undefined ? {} : { disabled_reason: disabledReason }),
    ...(disabledAt === undefined ? {} : { disabled_at: printTime(disabledAt) }),
    created_at: printTime(row.createdAt),
    updated_at: printTime(row.updatedAt),
    ...(previousUntil === undefined || previousUntil <= now
      ? {}
      : { previous_secret_valid_until: printTime(previousUntil) }),
  };
}

export function describeDelivery(row: DeliveryRow, attempts?: readonly AttemptRow[]): Delivery {
  const { nextAttemptAt, lastAttemptAt, lastStatus, lastError, deliveredAt } = row;
  return {
    id: row.id,
    event_id: row.eventId,
    type: row.type,
    status: row.status,
    attempts: row.attempts,
    created_at: printTime(row.createdAt),
    ...(nextAttemptAt === undefined ? {} : { next_attempt_at: printTime(nextAttemptAt) }),
    ...(lastAttemptAt === undefined ? {} : { last_attempt_at: printTime(lastAttemptAt) }),
    ...(lastStatus === undefined ? {} : { last_status: lastStatus }),
    ...(lastError === undefined ? {} : { last_error: lastError }),
    ...(deliveredAt === undefined ? {} : { delivered_at: printTime(deliveredAt) }),
    ...(attempts === undefined ? {} : { attempt_log: attempts.map(describeAttempt) }),
  };
}

function describeAttempt(row: AttemptRow): NonNullable<Delivery['attempt_log']>[number] {
  const { durationMs, status, error, response } = row;
  return {
    number: row.number,
    started_at: printTime(row.startedAt),
    ...(durationMs === undefined ? {} : { duration_ms: durationMs }),
    ...(status === undefined ? {} : { status }),
    ...(error === undefined ? {} : { error }),
    ...(response === undefined ? {} : { response }),
  };
}

function printTime(at: number): string {
  return new Date(at).toISOString();
}

/** As money is printed everywhere; what does not fit was never taken. */
function printDecimal(text: string): string {
  const micros = parseMicros(text);
  if (micros === undefined) throw new TypeError(`The database holds a filter that is no money: ${text}`);
  return formatMicros(micros);
}
