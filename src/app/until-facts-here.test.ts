import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { untilFactsHere } from './until-facts-here.ts';

class Bench {
  readonly stop = new AbortController();
  readonly takenUp = Promise.withResolvers<void>();
  isListed = false;
  waitedMs = 0;
  hasBegun = false;
  readonly ended: Promise<void>;

  constructor(listedAfterMs: number) {
    const wait = async (ms: number): Promise<void> => {
      this.waitedMs += ms;
      this.isListed = this.waitedMs >= listedAfterMs;
    };
    const facts = { takenUp: this.takenUp.promise, areListed: () => this.isListed, wait };
    this.ended = untilFactsHere(facts, this.stop.signal).then(() => {
      this.hasBegun = true;
    });
  }
}

test('insights wait for the record, then for the listings', async () => {
  const bench = new Bench(3_000);
  for (let i = 0; i < 10; i += 1) await turn();
  assert.deepEqual([bench.hasBegun, bench.waitedMs], [false, 0]);
  bench.takenUp.resolve();
  await bench.ended;
  assert.equal(bench.waitedMs, 3_000);
});

test('insights begin without a listing that is not read within two minutes', async () => {
  const bench = new Bench(Number.POSITIVE_INFINITY);
  bench.takenUp.resolve();
  await bench.ended;
  assert.equal(bench.waitedMs, 120_000);
});

test('a stop ends the wait for the record', async () => {
  const bench = new Bench(Number.POSITIVE_INFINITY);
  bench.stop.abort();
  await bench.ended;
  assert.equal(bench.waitedMs, 0);
});
