/** What a caller asks of the deliveries of its subscriptions. */
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { randomText } from '../../../runtime/random-text.ts';
import {
  type DeliveryPlace,
  loadAttempts,
  loadDeliveries,
  redeliver,
  type SubscriptionRow,
  saveTestDelivery,
} from '../../../store/index.ts';
import type { deliveriesEndpoint } from '../../endpoints/index.ts';
import { refuseCursor } from '../../http/cursor.ts';
import type { Caller } from '../../keys/caller.ts';
import { RequestError } from '../../request-error.ts';
import type { DeliveriesQuery, Delivery } from '../../schemas/index.ts';
import type { WebhookRouteDeps } from './deps.ts';
import { describeDelivery } from './describe.ts';
import { requireSubscription } from './subscriptions.ts';

const idLength = 22;
const defaultLimit = 50;
const attemptsShownMax = 10;
/** Tests that may wait for one subscription: a receiver that does not answer collects no more. */
const testsWaitingMax = 20;

const Position = Type.Tuple([
  Type.String({ pattern: '^\\d{1,18}$' }),
  Type.String({ pattern: '^dlv_[0-9A-Za-z]{22}$' }),
]);

export async function listDeliveries(
  deps: WebhookRouteDeps,
  caller: Caller,
  id: string,
  query: Static<typeof DeliveriesQuery>,
  signal: AbortSignal,
): Promise<Static<typeof deliveriesEndpoint.response>> {
  const { status, limit = defaultLimit, cursor } = query;
  const scope = ['deliveries', id, status ?? ''];
  const after = cursor === undefined ? undefined : readPosition(deps, scope, cursor);
  await requireSubscription(deps, caller, id, signal);
  // One more than is shown reveals whether there are more.
  const rows = await loadDeliveries(
    deps.store,
    { subscription: id, status, after, limit: limit + 1 },
    signal,
  );
  const shown = rows.slice(0, limit);
  const attempts = query.attempt_log
    ? await loadAttempts(
        deps.store,
        shown.map((row) => row.id),
        attemptsShownMax,
        signal,
      )
    : undefined;
  const last = shown.at(-1)?.place;
  return {
    data: shown.map((row) => describeDelivery(row, attempts && (attempts.get(row.id) ?? []))),
    ...(last === undefined || rows.length <= limit
      ? {}
      : { next_cursor: deps.cursors.issue(scope, JSON.stringify([last.createdUs, last.id])) }),
  };
}

export async function sendTest(
  deps: WebhookRouteDeps,
  caller: Caller,
  id: string,
  signal: AbortSignal,
): Promise<{ data: Delivery }> {
  refuseDisabled(await requireSubscription(deps, caller, id, signal), 'test');
  const now = deps.webhooks.now();
  const eventId = `evt_test_${randomText(idLength)}`;
  const event = {
    id: eventId,
    type: 'webhook.test',
    created_at: new Date(now).toISOString(),
    graph_run: deps.graphRun() ?? null,
    data: { webhook_id: id, message: 'A test, asked for by the owner of the subscription.' },
  };
  const made = await saveTestDelivery(
    deps.store,
    {
      id: `dlv_${randomText(idLength)}`,
      subscription: id,
      eventId,
      body: JSON.stringify(event),
      createdAt: now,
    },
    testsWaitingMax,
    signal,
  );
  if (made !== undefined) return { data: describeDelivery(made) };
  // It was switched off or removed meanwhile, or there are too many.
  refuseDisabled(await requireSubscription(deps, caller, id, signal), 'test');
  throw new RequestError(
    'invalid_webhook',
    `${testsWaitingMax} tests wait for this subscription already; let its receiver answer them first.`,
  );
}

export async function redeliverOne(
  deps: WebhookRouteDeps,
  caller: Caller,
  { id, delivery_id: delivery }: { readonly id: string; readonly delivery_id: string },
  signal: AbortSignal,
): Promise<{ data: Delivery }> {
  const subscription = await requireSubscription(deps, caller, id, signal);
  refuseDisabled(subscription, 'redelivery');
  const found = await redeliver(deps.store, { subscription: id, id: delivery }, deps.webhooks.now(), signal);
  if (found === undefined) {
    throw new RequestError('delivery_not_found', 'The subscription has no delivery with this id.');
  }
  return { data: describeDelivery(found) };
}

function refuseDisabled({ status, disabledReason }: SubscriptionRow, what: string): void {
  if (status === 'active') return;
  throw new RequestError(
    'invalid_webhook',
    `The subscription is disabled (${disabledReason}) and takes no ${what}; set its status to active first.`,
  );
}

function readPosition(deps: WebhookRouteDeps, scope: readonly string[], cursor: string): DeliveryPlace {
  const position: unknown = JSON.parse(deps.cursors.read(scope, cursor));
  // Signed by us, but in a form of another version.
  if (!Value.Check(Position, position)) throw refuseCursor();
  const [createdUs, id] = position;
  return { createdUs, id };
}
