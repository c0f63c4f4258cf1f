/** The queue of deliveries as plain arrays, written from the rules and not from the SQL: what the other one must do. */
import type {
  ActiveSubscription,
  AttemptEnd,
  ClaimedDelivery,
  ClaimRules,
  CutAttempts,
} from '../../src/store/index.ts';
import { planEvent } from '../../src/webhooks/plan-event.ts';
import type { QueueState, QueueUnderTest, TestEntry, TestSubscription } from './queue-under-test.ts';

interface Subscription extends ActiveSubscription {
  readonly secret: Uint8Array;
  status: 'active' | 'disabled';
  disabledReason: string | undefined;
  failures: number;
}

interface Delivery {
  readonly id: string;
  readonly subscription: Subscription;
  readonly outbox: bigint;
  readonly event: string;
  readonly body: string;
  status: string;
  attempts: number;
  roundAttempts: number;
  nextAttemptAt: number | undefined;
  lease: { readonly until: number; readonly by: string } | undefined;
  /** When it was asked for again during an attempt. */
  redeliverAt: number | undefined;
  lastAttemptAt: number | undefined;
  lastStatus: number | undefined;
  lastError: string | undefined;
  deliveredAt: number | undefined;
}

interface Entry extends TestEntry {
  readonly id: bigint;
  readonly at: number;
  dispatched: boolean;
}

export function createMemoryQueue(newId: () => string): QueueUnderTest {
  const subscriptions = new Map<string, Subscription>();
  const deliveries: Delivery[] = [];
  const attempts: QueueState['attempts'][number][] = [];
  const entries: Entry[] = [];

  const isWaiting = ({ status, lease }: Delivery) => status === 'pending' && lease === undefined;
  const isDue = (delivery: Delivery, now: number) =>
    isWaiting(delivery) && (delivery.nextAttemptAt ?? 0) <= now;
  const cancel = (delivery: Delivery) => {
    delivery.status = 'cancelled';
    delivery.nextAttemptAt = undefined;
  };

  function record(ends: readonly AttemptEnd[], { token }: ClaimRules): number {
    let recorded = 0;
    let isGone = false;
    for (const { verdict, ...end } of ends) {
      const subscription = subscriptions.get(end.subscription);
      if (subscription === undefined) throw new Error('There is no such subscription.');
      const delivery = deliveries.find(({ id }) => id === end.delivery);
      if (delivery?.lease?.by !== token || delivery.attempts !== end.attempt) continue;
      recorded += 1;
      if (verdict.kind === 'delivered' && end.wasFailing) subscription.failures = 0;
      else if (verdict.kind !== 'delivered' && verdict.kind !== 'released') subscription.failures += 1;
      if (verdict.kind === 'gone') {
        subscription.disabledReason ??= 'gone';
        subscription.status = 'disabled';
        isGone = true;
      }
      delivery.lease = undefined;
      if (verdict.kind !== 'released') delivery.roundAttempts += 1;
      delivery.nextAttemptAt =
        verdict.kind === 'retry' || verdict.kind === 'released' ? verdict.at : undefined;
      if (verdict.kind === 'delivered') delivery.deliveredAt = verdict.at;
      delivery.status =
        verdict.kind === 'gone'
          ? 'cancelled'
          : delivery.nextAttemptAt === undefined
            ? verdict.kind
            : 'pending';
      if (verdict.kind !== 'gone') beginAskedRound(delivery);
      delivery.redeliverAt = undefined;
      delivery.lastStatus = end.status;
      delivery.lastError = end.error;
      const { startedAt, status, error, response } = end;
      attempts.push({ delivery: delivery.id, number: end.attempt, startedAt, status, error, response });
    }
    if (isGone) {
      for (const delivery of deliveries) {
        if (delivery.subscription.status === 'disabled' && isWaiting(delivery)) cancel(delivery);
      }
    }
    return recorded;
  }

  function beginAskedRound(delivery: Delivery): void {
    if (delivery.redeliverAt === undefined) return;
    delivery.status = 'pending';
    delivery.roundAttempts = 0;
    delivery.nextAttemptAt = delivery.redeliverAt;
    delivery.redeliverAt = undefined;
  }

  /** An attempt whose end was not recorded within its lease has failed. */
  function cutOff({ now, retryDelaysMs }: ClaimRules): CutAttempts {
    const lapsed = deliveries.filter(({ lease }) => lease !== undefined && lease.until <= now);
    for (const delivery of lapsed) {
      const { id, attempts: number, lastAttemptAt: startedAt = now } = delivery;
      const answer = { status: undefined, error: 'interrupted', response: undefined };
      attempts.push({ delivery: id, number, startedAt, ...answer });
      const delayMs = retryDelaysMs[delivery.roundAttempts];
      delivery.lease = undefined;
      delivery.roundAttempts += 1;
      delivery.lastStatus = undefined;
      delivery.lastError = 'interrupted';
      delivery.nextAttemptAt = delayMs === undefined ? undefined : startedAt + delayMs;
      delivery.status = delayMs === undefined ? 'exhausted' : 'pending';
      beginAskedRound(delivery);
    }
    const givenUp = lapsed.filter(({ status }) => status === 'exhausted').length;
    return { attempts: lapsed.length, givenUp };
  }

  function claim(rules: ClaimRules): ClaimedDelivery[] {
    const { now } = rules;
    const places = { first: rules.slots, further: rules.furtherSlots, failing: rules.failingSlots };
    const candidates: { readonly delivery: Delivery; readonly place: number; readonly failing: boolean }[] =
      [];
    for (const subscription of subscriptions.values()) {
      if (subscription.status !== 'active') continue;
      const own = deliveries.filter((delivery) => delivery.subscription === subscription);
      const busy = own.filter(({ lease }) => lease !== undefined).length;
      const failing = subscription.failures > 0;
      const room = (failing ? 1 : rules.perSubscriptionMax) - busy;
      const due = own.filter((delivery) => isDue(delivery, now)).sort(byTurn);
      for (const [index, delivery] of due.slice(0, Math.max(0, room)).entries()) {
        candidates.push({ delivery, place: busy + index + 1, failing });
      }
    }
    candidates.sort((a, b) => a.place - b.place || byTurn(a.delivery, b.delivery));
    const chosen = candidates.filter(({ place, failing }) => {
      const kind = failing ? 'failing' : place > 1 ? 'further' : 'first';
      places[kind] -= 1;
      return places[kind] >= 0;
    });
    return chosen.slice(0, rules.slots).map(({ delivery }) => lease(delivery, rules));
  }

  function lease(delivery: Delivery, { token, now, leaseMs }: ClaimRules): ClaimedDelivery {
    delivery.attempts += 1;
    delivery.lastAttemptAt = now;
    delivery.lease = { until: now + leaseMs, by: token };
    const { subscription } = delivery;
    return {
      id: delivery.id,
      subscription: subscription.id,
      url: 'https://receiver.example/',
      event: delivery.event,
      body: delivery.body,
      attempt: delivery.attempts,
      endedAttempts: delivery.roundAttempts,
      failures: subscription.failures,
      secret: subscription.secret,
      previousSecret: undefined,
      previousUntil: undefined,
    };
  }

  return {
    queue: {
      exchange: async (ends, rules) => {
        const recorded = record(ends, rules);
        if (rules.slots === 0) return { recorded, claimed: [], cut: { attempts: 0, givenUp: 0 } };
        return { recorded, cut: cutOff(rules), claimed: claim(rules) };
      },
      fanOut: async (now) => {
        const waiting = entries.filter(({ dispatched }) => !dispatched);
        let made = 0;
        const listeners = [...subscriptions.values()].filter(({ status }) => status === 'active').sort(byId);
        for (const entry of waiting) {
          const { id, topic, at } = entry;
          const undispatched = {
            id,
            topic,
            createdAt: at,
            run: undefined,
            crossVenue: entry.crossVenue,
            net: undefined,
            payload: JSON.stringify(entry.payload),
          };
          const event = planEvent({ newId }, undispatched, listeners);
          entry.dispatched = true;
          for (const planned of event.deliveries) {
            const subscription = subscriptions.get(planned.subscription);
            if (subscription === undefined) continue;
            made += 1;
            deliveries.push({
              id: planned.id,
              subscription,
              outbox: entry.id,
              event: event.event,
              body: event.body,
              status: 'pending',
              attempts: 0,
              roundAttempts: 0,
              nextAttemptAt: now,
              lease: undefined,
              redeliverAt: undefined,
              lastAttemptAt: undefined,
              lastStatus: undefined,
              lastError: undefined,
              deliveredAt: undefined,
            });
          }
        }
        return { entries: waiting.length, deliveries: made };
      },
    },
    subscribe: async ({ id, events, crossVenue }: TestSubscription, secret) => {
      const sinceOutbox = entries.at(-1)?.id ?? 0n;
      const filters = { events, crossVenue, minNetUsd: undefined, sinceOutbox };
      const state = { status: 'active', disabledReason: undefined, failures: 0 } as const;
      subscriptions.set(id, { id, ...filters, secret, ...state });
    },
    setActive: async (id, active) => {
      const subscription = subscriptions.get(id);
      if (subscription === undefined) return;
      const cancelWaiting = () => {
        for (const delivery of deliveries) {
          if (delivery.subscription === subscription && isWaiting(delivery)) cancel(delivery);
        }
      };
      if (active) {
        if (subscription.status === 'disabled') {
          subscription.failures = 0;
          cancelWaiting();
        }
        subscription.disabledReason = undefined;
        subscription.status = 'active';
        return;
      }
      subscription.status = 'disabled';
      subscription.disabledReason ??= 'by_owner';
      cancelWaiting();
    },
    write: async (entry, at) => {
      entries.push({ ...entry, at, id: (entries.at(-1)?.id ?? 0n) + 1n, dispatched: false });
    },
    redeliver: async (_subscription, id, at) => {
      const delivery = deliveries.find((known) => known.id === id);
      if (delivery === undefined) return;
      delivery.redeliverAt ??= at;
      if (delivery.lease === undefined) beginAskedRound(delivery);
    },
    state: async () => ({
      subscriptions: [...subscriptions.values()]
        .sort(byId)
        .map(({ id, status, disabledReason, failures }) => ({
          id,
          status,
          disabledReason,
          failures,
        })),
      deliveries: deliveries.toSorted(byId).map((delivery) => ({
        id: delivery.id,
        subscription: delivery.subscription.id,
        event: delivery.event,
        body: delivery.body,
        status: delivery.status,
        attempts: delivery.attempts,
        roundAttempts: delivery.roundAttempts,
        nextAttemptAt: delivery.nextAttemptAt,
        leaseUntil: delivery.lease?.until,
        redeliverAt: delivery.redeliverAt,
        lastStatus: delivery.lastStatus,
        lastError: delivery.lastError,
        deliveredAt: delivery.deliveredAt,
      })),
      attempts: attempts.toSorted((a, b) => compare(a.delivery, b.delivery) || a.number - b.number),
    }),
  };
}

function byTurn(a: Delivery, b: Delivery): number {
  const [left, right] = [a.nextAttemptAt ?? 0, b.nextAttemptAt ?? 0];
  return left - right || Number(a.outbox - b.outbox) || byId(a, b);
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
