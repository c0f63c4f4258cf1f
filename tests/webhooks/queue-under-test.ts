/** What the tests do to a queue besides serving it, the same for the one in memory and the one in PostgreSQL. */
import type { AnnouncementTopic } from '../../src/core/announcement/index.ts';
import type { DeliveryQueue } from '../../src/webhooks/delivery-queue.ts';

export interface TestSubscription {
  readonly id: string;
  readonly events: readonly string[];
  readonly crossVenue: boolean | undefined;
}

export interface TestEntry {
  readonly topic: AnnouncementTopic;
  readonly crossVenue?: boolean;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A delivery as either queue has it. */
export interface DeliveryState {
  readonly id: string;
  readonly subscription: string;
  readonly event: string;
  readonly body: string;
  readonly status: string;
  readonly attempts: number;
  readonly roundAttempts: number;
  readonly nextAttemptAt: number | undefined;
  readonly leaseUntil: number | undefined;
  readonly redeliverAt: number | undefined;
  readonly lastStatus: number | undefined;
  readonly lastError: string | undefined;
  readonly deliveredAt: number | undefined;
}

export interface AttemptState {
  readonly delivery: string;
  readonly number: number;
  readonly startedAt: number;
  readonly status: number | undefined;
  readonly error: string | undefined;
  readonly response: string | undefined;
}

export interface SubscriptionState {
  readonly id: string;
  readonly status: string;
  readonly disabledReason: string | undefined;
  readonly failures: number;
}

export interface QueueState {
  readonly subscriptions: readonly SubscriptionState[];
  readonly deliveries: readonly DeliveryState[];
  readonly attempts: readonly AttemptState[];
}

export interface QueueUnderTest {
  readonly queue: DeliveryQueue;
  subscribe(subscription: TestSubscription, secret: Uint8Array, at: number): Promise<void>;
  /** The owner switches it off or on. */
  setActive(id: string, active: boolean, at: number): Promise<void>;
  write(entry: TestEntry, at: number): Promise<void>;
  redeliver(subscription: string, delivery: string, at: number): Promise<void>;
  /** In the order of ids. */
  state(): Promise<QueueState>;
}
