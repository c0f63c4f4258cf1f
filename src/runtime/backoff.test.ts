import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { backoffMs, wait } from './backoff.ts';

const backoff = { firstMs: 100, maxMs: 5_000 };

function checkWait(attempt: number, random: number, expectedMs: number): void {
  it(`before retry ${attempt} with ${random} is ${expectedMs} ms`, () => {
    assert.equal(
      backoffMs(backoff, attempt, () => random),
      expectedMs,
    );
  });
}

describe('the wait', () => {
  checkWait(1, 0, 100);
  checkWait(2, 0, 200);
  checkWait(3, 0, 400);
  checkWait(6, 0, 3_200);
  checkWait(7, 0, 5_000);
  checkWait(1_000, 0, 5_000);
  checkWait(1, 0.5, 75);
  checkWait(1, 0.999_999, 50);
  checkWait(7, 0.5, 3_750);

  it('is between half and the whole of its step, for every attempt', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (attempt) => {
        const full = backoffMs(backoff, attempt, () => 0);
        const ms = backoffMs(backoff, attempt);
        assert.ok(ms >= full / 2 && ms <= full && full <= backoff.maxMs && Number.isSafeInteger(ms));
      }),
    );
  });
});

describe('wait', () => {
  it('resolves after its time and not before', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    let over = false;
    const waiting = wait(1_000).then(() => {
      over = true;
    });
    t.mock.timers.tick(999);
    await Promise.resolve();
    assert.equal(over, false);
    t.mock.timers.tick(1);
    await waiting;
    assert.equal(over, true);
  });

  it("rejects with the signal's own reason", async () => {
    const reason = new Error('stopped');
    await assert.rejects(wait(60_000, AbortSignal.abort(reason)), reason);
    const controller = new AbortController();
    const waiting = wait(60_000, controller.signal);
    controller.abort(reason);
    await assert.rejects(waiting, reason);
  });

  it('leaves no listener on a signal that outlives it', async () => {
    const { signal } = new AbortController();
    let listeners = 0;
    const { addEventListener, removeEventListener } = signal;
    signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      listeners += 1;
      addEventListener.apply(signal, args);
    };
    signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      listeners -= 1;
      removeEventListener.apply(signal, args);
    };
    for (let round = 0; round < 5; round++) await wait(0, signal);
    assert.equal(listeners, 0);
  });
});
