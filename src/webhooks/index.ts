export { createSender } from './sender.ts';
export { checkTarget } from './target.ts';
export { createResolver } from './target-resolver.ts';
export { createWebhooks, type WebhooksStatus } from './webhooks.ts';
