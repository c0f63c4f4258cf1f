/**
 * Keeps `process.nextTick` fast for the life of the process.
 *
 * Node makes an object for each tick, with computed names, and V8 remembers the shape of the first ones by a weak reference.
 * When a full collection of garbage finds no tick waiting, the shape is gone, later ticks have another one, and V8 makes each
 * of them by a slow call from then on. A tick then takes about four times as long, and every request has about ten. One tick
 * object that is never released keeps the shape.
 */
import { executionAsyncResource } from 'node:async_hooks';

let kept: object | undefined;

/** Call it before anything large is loaded: a shape that is gone does not come back. Gives the object that is kept. */
export function keepTickShape(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => {
      kept ??= executionAsyncResource();
      resolve(kept);
    });
  });
}
