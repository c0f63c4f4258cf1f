import { setTimeout as sleep } from 'node:timers/promises';

const minuteMs = 60_000;
/** Where the clock runs many times faster than real time, a minute is over at once. */
const leastMs = 250;
/** The clock may run faster, and is looked at as often as this. */
const mostMs = 1_000;

/** Until `settleMs` after the next whole minute by `now`, at the earliest in a quarter of a second; earlier once aborted. */
export async function untilMinute(now: () => number, settleMs: number, signal: AbortSignal): Promise<void> {
  const begun = Math.floor((now() - settleMs) / minuteMs);
  try {
    do {
      const next = (begun + 1) * minuteMs + settleMs;
      await sleep(Math.min(mostMs, Math.max(leastMs, next - now())), undefined, { signal });
    } while (Math.floor((now() - settleMs) / minuteMs) === begun);
  } catch {
    // Aborted.
  }
}
