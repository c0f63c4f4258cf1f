import assert from 'node:assert/strict';
import { executionAsyncResource } from 'node:async_hooks';
import { describe, it } from 'node:test';
import { keepTickShape } from './keep-tick-shape.ts';

describe('the shape of ticks', () => {
  it('is that of the one that is kept', async () => {
    const kept = await keepTickShape();
    const other = await new Promise<object>((resolve) =>
      process.nextTick(() => resolve(executionAsyncResource())),
    );
    assert.notEqual(kept, other);
    assert.deepEqual(Reflect.ownKeys(kept), Reflect.ownKeys(other));
    // Node's own: a tick carries what it calls, and an object of ours would not.
    assert.ok('callback' in kept && 'args' in kept);
  });
});
