import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange } from './exchange.ts';

const tickMs = 50;
/** How much simulated time passes in one go, so that a process that slept does not block when it wakes. */
const strideTicksMax = 20;

/** Lets simulated time follow real time, `speed` times as fast, until the signal aborts. What was slept is caught up. */
export async function runExchange(
  { exchange, clock, speed }: { exchange: Exchange; clock: { now(): number }; speed: number },
  signal: AbortSignal,
): Promise<void> {
  const realFrom = clock.now();
  const simulatedFrom = exchange.now;
  let simulated = simulatedFrom;
  while (!signal.aborted) {
    const target = simulatedFrom + (clock.now() - realFrom) * speed;
    simulated = Math.min(target, simulated + tickMs * strideTicksMax * speed);
    exchange.advance(Math.floor(simulated));
    // An abort ends the waiting early; nothing else can end it with an error.
    await sleep(simulated < target ? 0 : tickMs, undefined, { signal }).catch(() => undefined);
  }
}
