import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange } from './exchange.ts';

const tickMs = 50;
/** How much simulated time passes in one go, so that a process that slept does not block when it wakes. */
const strideTicksMax = 20;

/** Lets simulated time follow real time, `speed` times as fast, until the signal aborts. */
export async function runExchange(
  { exchange, clock, speed }: { exchange: Exchange; clock: { now(): number }; speed: number },
  signal: AbortSignal,
): Promise<void> {
  let before = clock.now();
  let simulated = exchange.now;
  while (!signal.aborted) {
    const now = clock.now();
    const elapsedMs = Math.min(now - before, tickMs * strideTicksMax);
    before = now;
    simulated += elapsedMs * speed;
    exchange.advance(Math.floor(simulated));
    // An abort ends the waiting early; nothing else can end it with an error.
    await sleep(tickMs, undefined, { signal }).catch(() => undefined);
  }
}
