/** Webhook subscriptions: made, shown, changed and removed by their owner, whom alone they exist for. */
import type { FastifyInstance } from 'fastify';
import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  deliveriesEndpoint,
  redeliverEndpoint,
  rotateSecretEndpoint,
  testWebhookEndpoint,
  webhookEndpoint,
  webhooksEndpoint,
} from '../../endpoints/index.ts';
import { type ActionDeps, registerAction } from '../../register-action.ts';
import { callerOf, registerEndpoint } from '../../register-endpoint.ts';
import { listDeliveries, redeliverOne, sendTest } from './deliveries.ts';
import type { WebhookRouteDeps } from './deps.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  showWebhook,
} from './subscriptions.ts';

export function registerWebhooks(app: FastifyInstance, deps: WebhookRouteDeps & ActionDeps): void {
  registerEndpoint(app, deps, webhooksEndpoint, ({ request }) =>
    listWebhooks(deps, callerOf(request), request.deadline.signal),
  );
  registerAction(app, deps, createWebhookEndpoint, ({ caller, body, request }) =>
    createWebhook(deps, caller, body, request),
  );
  registerEndpoint(app, deps, webhookEndpoint, ({ params, request }) =>
    showWebhook(deps, callerOf(request), params.id, request.deadline.signal),
  );
  registerAction(app, deps, changeWebhookEndpoint, ({ caller, params, body, request }) =>
    changeWebhook(deps, caller, params.id, body, request.deadline.signal),
  );
  registerAction(app, deps, deleteWebhookEndpoint, ({ caller, params, request }) =>
    deleteWebhook(deps, caller, params.id, request.deadline.signal),
  );
  registerAction(app, deps, rotateSecretEndpoint, ({ caller, params, request }) =>
    rotateWebhookSecret(deps, caller, params.id, request.deadline.signal),
  );
  registerAction(app, deps, testWebhookEndpoint, ({ caller, params, request }) =>
    sendTest(deps, caller, params.id, request.deadline.signal),
  );
  registerEndpoint(app, deps, deliveriesEndpoint, ({ params, query, request }) =>
    listDeliveries(deps, callerOf(request), params.id, query, request.deadline.signal),
  );
  registerAction(app, deps, redeliverEndpoint, ({ caller, params, request }) =>
    redeliverOne(deps, caller, params, request.deadline.signal),
  );
}
