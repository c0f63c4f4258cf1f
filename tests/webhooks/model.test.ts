/**
 * Deliveries under everything that may happen to them: receivers that fail, hang and go away, workers that crash, stall
 * and lose their database, owners that intervene. In memory many times, and against PostgreSQL step by step beside it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { AnnouncementTopic } from '../../src/core/announcement/index.ts';
import { defaultWorkerLimits } from '../../src/webhooks/delivery-worker.ts';
import { openTestStore } from '../harness/test-database.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { createTestQueue, emptyQueue } from './database-queue.ts';
import { type Command, countedIds, DeliveryWorld } from './delivery-world.ts';
import { createMemoryQueue } from './memory-queue.ts';

const topics: AnnouncementTopic[] = ['lead.executable', 'relation.found', 'rules.changed'];
const stepsMax = 200;

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('subscribe' as const),
      events: fc.subarray(topics, { minLength: 1 }),
      crossVenue: fc.constantFrom(undefined, undefined, true, false),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      topic: fc.constantFrom(...topics),
      crossVenue: fc.boolean(),
    }),
  },
  { weight: 8, arbitrary: fc.constant({ kind: 'fan_out' as const }) },
  {
    weight: 20,
    arbitrary: fc.record({
      kind: fc.constant('round' as const),
      worker: fc.nat(1),
      fault: fc.constantFrom(...Array<undefined>(8).fill(undefined), 'before' as const, 'after' as const),
    }),
  },
  {
    weight: 24,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      pick: fc.nat(50),
      answer: fc.constantFrom(
        ...(['ok', 'ok', 'no_content', 'error', 'error', 'redirect', 'timeout', 'reset'] as const),
        ...(['ok', 'ok', 'error', 'error', 'error', 'timeout', 'gone'] as const),
      ),
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('advance' as const),
      ms: fc.constantFrom(1, 250, 5_000, 30_000, 33_000, 61_000, 130_000, 2_200_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('crash' as const), worker: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('redeliver' as const), pick: fc.nat(50) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('set_active' as const),
      pick: fc.nat(10),
      active: fc.boolean(),
    }),
  },
);
const beginning: readonly Command[] = [
  { kind: 'subscribe', events: topics, crossVenue: undefined },
  { kind: 'write', topic: 'lead.executable', crossVenue: true },
  { kind: 'fan_out' },
  { kind: 'round', worker: 0, fault: undefined },
];
const commands = fc
  .array(command, { minLength: 20, maxLength: stepsMax, size: 'max' })
  .map((steps) => [...beginning, ...steps]);
/** Real time must not end an attempt here, however long a run takes. */
const patient = { ...defaultWorkerLimits, attemptMs: 86_400_000 };
const limits = fc.constantFrom(patient, {
  ...patient,
  inFlightMax: 6,
  furtherMax: 3,
  failingMax: 2,
  perSubscriptionMax: 2,
});

test('whatever happens, each event reaches who asked for it or is given up as the rules say', async (t) => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(commands, limits, async (steps, workerLimits) => {
      const world = new DeliveryWorld(createMemoryQueue(countedIds()), workerLimits);
      for (const step of steps) await world.run(step);
      await world.settle();
      for (const { status } of (await world.state()).deliveries)
        seen.set(status, (seen.get(status) ?? 0) + 1);
    }),
    { numRuns: testRounds({ usual: 30, full: 1_000 }) },
  );
  t.diagnostic(JSON.stringify(Object.fromEntries(seen)));
  for (const status of ['delivered', 'exhausted', 'cancelled'])
    assert.ok((seen.get(status) ?? 0) > 0, status);
});

test('the queue in PostgreSQL does what the one in memory does', async (t) => {
  const { store, close } = await openTestStore({ connectionsMax: 2 });
  t.after(close);
  await fc.assert(
    fc.asyncProperty(commands, limits, async (steps, workerLimits) => {
      await emptyQueue(store);
      const plain = new DeliveryWorld(createMemoryQueue(countedIds()), workerLimits);
      const stored = new DeliveryWorld(createTestQueue(store, countedIds()), workerLimits);
      for (const [index, step] of steps.entries()) {
        await plain.run(step);
        await stored.run(step);
        if (step.kind !== 'round' && step.kind !== 'fan_out') continue;
        assert.deepEqual(await stored.state(), await plain.state(), `step ${index}: ${JSON.stringify(step)}`);
      }
      await stored.settle();
      await plain.settle();
      assert.deepEqual(await stored.state(), await plain.state());
    }),
    { numRuns: testRounds({ usual: 3, full: 40 }), endOnFailure: true },
  );
});
