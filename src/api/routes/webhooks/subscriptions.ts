/** What a caller does with its subscriptions. Secrets are made here, sealed, shown once and forgotten. */
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { formatMicros, parseMicros } from '../../../core/exact/index.ts';
import { randomText } from '../../../runtime/random-text.ts';
import { sealSecret } from '../../../runtime/secret-box.ts';
import {
  changeSubscription,
  countSubscriptions,
  findSubscription,
  loadSubscriptions,
  removeSubscription,
  rotateSecret,
  type SubscriptionChange,
  type SubscriptionFilters,
  type SubscriptionRow,
  saveSubscription,
} from '../../../store/index.ts';
import { addHeaders } from '../../http/answer.ts';
import type { Caller } from '../../keys/caller.ts';
import { RequestError } from '../../request-error.ts';
import type { NewWebhook, Webhook, WebhookChange, WebhookWithSecret } from '../../schemas/index.ts';
import type { WebhookRouteDeps } from './deps.ts';
import { describeWebhook } from './describe.ts';

const idLength = 22;
const secretLength = 43;
/** How long the secret before signs beside a new one. */
const previousSecretMs = 24 * 3_600_000;

export async function listWebhooks(
  deps: WebhookRouteDeps,
  caller: Caller,
  signal: AbortSignal,
): Promise<{ data: Webhook[] }> {
  const rows = await loadSubscriptions(deps.store, caller.id, signal);
  const now = deps.webhooks.now();
  return { data: rows.map((row) => describeWebhook(row, now)) };
}

export async function showWebhook(
  deps: WebhookRouteDeps,
  caller: Caller,
  id: string,
  signal: AbortSignal,
): Promise<{ data: Webhook }> {
  const row = await requireSubscription(deps, caller, id, signal);
  return { data: describeWebhook(row, deps.webhooks.now()) };
}

export async function createWebhook(
  deps: WebhookRouteDeps,
  caller: Caller,
  body: Static<typeof NewWebhook>,
  request: FastifyRequest,
): Promise<{ data: Static<typeof WebhookWithSecret> }> {
  const { signal } = request.deadline;
  const { webhooks: ownedMax } = deps.tiers[caller.tier];
  // Counted again when it is saved; here, so that no address is looked up in vain.
  if ((await countSubscriptions(deps.store, caller.id, signal)) >= ownedMax)
    throw refuseMore(caller, ownedMax);
  await refuseTarget(deps, body.url, signal);
  const id = `whk_${randomText(idLength)}`;
  const secret = makeSecret(deps, id);
  const now = deps.webhooks.now();
  const made = await saveSubscription(
    deps.store,
    {
      id,
      owner: caller.id,
      ownerKey: caller.keyId,
      url: body.url,
      events: body.events,
      filters: readFilters(body.filters),
      secret: secret.sealed,
      createdAt: now,
    },
    ownedMax,
    signal,
  );
  if (made === undefined) throw refuseMore(caller, ownedMax);
  audit(deps, caller, made, 'webhook created');
  addHeaders(request, { Location: `/v1/webhooks/${id}` });
  return { data: { ...describeWebhook(made, now), signing_secret: secret.text } };
}

export async function changeWebhook(
  deps: WebhookRouteDeps,
  caller: Caller,
  id: string,
  body: Static<typeof WebhookChange>,
  signal: AbortSignal,
): Promise<{ data: Webhook }> {
  // Before its address is looked up: whose it is not learns nothing of the address.
  await requireSubscription(deps, caller, id, signal);
  if (body.url !== undefined) await refuseTarget(deps, body.url, signal);
  const { filters, ...plain } = body;
  const change: SubscriptionChange = {
    ...plain,
    ...(filters === undefined ? {} : { filters: readFilters(filters) }),
  };
  const now = deps.webhooks.now();
  const changed = await changeSubscription(deps.store, { owner: caller.id, id }, change, now, signal);
  if (changed === undefined) throw refuseUnknown();
  audit(deps, caller, changed, 'webhook changed');
  return { data: describeWebhook(changed, now) };
}

export async function deleteWebhook(
  deps: WebhookRouteDeps,
  caller: Caller,
  id: string,
  signal: AbortSignal,
): Promise<undefined> {
  const row = await requireSubscription(deps, caller, id, signal);
  const removed = await removeSubscription(deps.store, { owner: caller.id, id }, deps.webhooks.now(), signal);
  if (!removed) throw refuseUnknown();
  audit(deps, caller, row, 'webhook deleted');
}

export async function rotateWebhookSecret(
  deps: WebhookRouteDeps,
  caller: Caller,
  id: string,
  signal: AbortSignal,
): Promise<{ data: Static<typeof WebhookWithSecret> }> {
  const secret = makeSecret(deps, id);
  const now = deps.webhooks.now();
  const rotated = await rotateSecret(
    deps.store,
    { owner: caller.id, id },
    { secret: secret.sealed, previousUntil: now + previousSecretMs, rotatedAt: now },
    signal,
  );
  if (rotated === undefined) throw refuseUnknown();
  audit(deps, caller, rotated, 'webhook secret rotated');
  return { data: { ...describeWebhook(rotated, now), signing_secret: secret.text } };
}

/** The caller's own, or a RequestError: what another caller has is as unknown as what no caller has. */
export async function requireSubscription(
  deps: WebhookRouteDeps,
  caller: Caller,
  id: string,
  signal: AbortSignal,
): Promise<SubscriptionRow> {
  const row = await findSubscription(deps.store, caller.id, id, signal);
  if (row === undefined) throw refuseUnknown();
  return row;
}

function makeSecret(deps: WebhookRouteDeps, id: string): { readonly text: string; readonly sealed: Buffer } {
  const text = `whsec_${randomText(secretLength)}`;
  return { text, sealed: sealSecret(deps.webhooks.key, text, id) };
}

async function refuseTarget(deps: WebhookRouteDeps, url: string, signal: AbortSignal): Promise<void> {
  const refusal = await deps.webhooks.checkTarget(url, signal);
  if (refusal !== undefined) throw new RequestError('invalid_webhook', `url ${refusal.message}.`);
}

function readFilters(filters: Static<typeof NewWebhook>['filters'] = {}): SubscriptionFilters {
  const { cross_venue: crossVenue, min_net_usd: least } = filters;
  const micros = least === undefined ? undefined : parseMicros(least);
  return { crossVenue, minNetUsd: micros === undefined ? undefined : formatMicros(micros) };
}

function refuseMore(caller: Caller, ownedMax: number): RequestError {
  const most = ownedMax === 1 ? 'one subscription' : `${ownedMax} subscriptions`;
  return new RequestError(
    'invalid_webhook',
    `The ${caller.tier} tier allows ${most}; delete one to make another.`,
  );
}

function refuseUnknown(): RequestError {
  return new RequestError('webhook_not_found', 'You have no webhook subscription with this id.');
}

/** Never more of the address than its host: paths and queries carry secrets of receivers. */
function audit(deps: WebhookRouteDeps, caller: Caller, { id, url }: SubscriptionRow, what: string): void {
  deps.log.info({ caller: caller.id, webhook: id, host: URL.parse(url)?.host }, what);
}
