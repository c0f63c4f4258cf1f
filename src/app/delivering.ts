/** Webhooks as the service runs them: where they may go, how they are sealed and sent, on connections of their own. */
import type { ApiDeps } from '../api/index.ts';
import type { Log } from '../runtime/log.ts';
import { defaultStoreLimits, migrate, openStore, type StoreConnection } from '../store/index.ts';
import {
  checkTarget,
  createResolver,
  createSender,
  createWebhooks,
  type WebhooksStatus,
} from '../webhooks/index.ts';
import type { Config } from './config.ts';
import { loadWebhookKey } from './kept-keys.ts';
import { untilDone } from './until-done.ts';

export interface Delivering {
  /** What the API needs of it. */
  readonly api: ApiDeps['webhooks'];
  status(): WebhooksStatus;
  run(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** One for each of its three loops, and one for what came of attempts. */
const deliveryConnections = 4;

/** Receivers go by real time, also where the markets' time is simulated. */
export async function openDelivering(
  deps: { readonly log: Log; readonly connection: StoreConnection },
  config: Pick<Config, 'dataDir' | 'webhookKey' | 'webhooksDevelopment'>,
): Promise<Delivering> {
  const { log, connection } = deps;
  const now = () => Date.now();
  const key = await loadWebhookKey(config.dataDir, config.webhookKey);
  const policy = { development: config.webhooksDevelopment };
  const resolver = createResolver();
  const store = openStore({ log }, connection, {
    ...defaultStoreLimits,
    connectionsMax: deliveryConnections,
  });
  const sender = createSender({ policy, resolver });
  const webhooks = createWebhooks({ store, sender, key, now, random: () => Math.random(), log });
  return {
    api: { key, now, checkTarget: (url, signal) => checkTarget({ resolver, policy }, url, signal) },
    status: () => webhooks.status(),
    run: async (signal) => {
      await untilDone({ log, what: 'delivering webhooks' }, signal, () => migrate(store, signal));
      await webhooks.run(signal);
    },
    close: async () => {
      await sender.close();
      await store.close();
    },
  };
}
