export type { WebhookDeps, WebhookRouteDeps } from './deps.ts';
export { registerWebhooks } from './register.ts';
