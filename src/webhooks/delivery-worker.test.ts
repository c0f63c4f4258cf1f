/** The places a worker asks the queue to fill, with the limits of the service. Its rounds are in tests/webhooks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silentLog } from '../runtime/log.ts';
import { sealSecret } from '../runtime/secret-box.ts';
import type { ClaimedDelivery, ClaimRules } from '../store/index.ts';
import { DeliveryWorker } from './delivery-worker.ts';

const key = Buffer.alloc(32, 7);

function due(count: number, failures: number, subscriptionOf: (place: number) => string): ClaimedDelivery[] {
  return Array.from({ length: count }, (_, place) => {
    const subscription = subscriptionOf(place);
    return {
      id: `dlv_${subscription}_${place}_${failures}`,
      subscription,
      url: 'https://receiver.test/',
      event: 'lead.executable',
      body: '{}',
      attempt: 1,
      endedAttempts: 0,
      failures,
      secret: sealSecret(key, 'whsec_a', subscription),
      previousSecret: undefined,
      previousUntil: undefined,
    };
  });
}

/** A worker whose receivers never answer, with what each round claims; the places that each round asked for. */
async function askedPlaces(...rounds: readonly (readonly ClaimedDelivery[])[]): Promise<number[][]> {
  const asked: number[][] = [];
  const waiting = rounds.values();
  const worker = new DeliveryWorker({
    queue: {
      exchange: async (_, { slots, furtherSlots, failingSlots }: ClaimRules) => {
        asked.push([slots, furtherSlots, failingSlots]);
        return { claimed: waiting.next().value ?? [], recorded: 0, cut: { attempts: 0, givenUp: 0 } };
      },
      fanOut: async () => ({ entries: 0, deliveries: 0 }),
    },
    sender: { send: () => new Promise(() => undefined), close: async () => undefined },
    key,
    now: () => 1_700_000_000_000,
    random: () => 0.5,
    log: silentLog,
    token: 'a worker',
  });
  for (const _ of [...rounds, 'the last']) await worker.round();
  return asked;
}

test('failing receivers have 512 of the 1,024 places together', async () => {
  const failing = due(512, 1, (place) => `whk_${place}`);
  assert.deepEqual(await askedPlaces(failing), [
    [1_024, 256, 512],
    [512, 256, 0],
  ]);
});

test('receivers that have not failed leave the places of failing ones free', async () => {
  const healthy = due(1_000, 0, (place) => `whk_${place}`);
  assert.deepEqual((await askedPlaces(healthy)).at(-1), [24, 256, 512]);
});

test('256 places go to second deliveries of receivers that have one under way', async () => {
  const second = due(300, 0, (place) => `whk_${place % 100}`);
  assert.deepEqual((await askedPlaces(second)).at(-1), [724, 56, 512]);
});
