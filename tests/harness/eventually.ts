/** Bounded waits for events in another process, or for timers of the product. */
import { setTimeout as sleep } from 'node:timers/promises';

/** The time until a failure is reported, not a promise of the product: a busy machine must not reach it. */
export const patienceMs = 240_000;

/** Asks until the answer is neither false nor undefined, and resolves with it; rejects when the bound is over. */
export async function eventually<T>(
  question: () => T | false | undefined | Promise<T | false | undefined>,
  what: string,
  withinMs = patienceMs,
): Promise<T> {
  const endsAt = performance.now() + withinMs;
  for (;;) {
    const answer = await question();
    if (answer !== false && answer !== undefined) return answer;
    if (performance.now() > endsAt) throw new Error(`Not within ${Math.round(withinMs)} ms: ${what}`);
    await sleep(20);
  }
}

/** The outcome of `work`; rejects when the bound is over. */
export async function within<T>(work: Promise<T>, what: string): Promise<T> {
  const stop = new AbortController();
  try {
    const late = sleep(patienceMs, undefined, { signal: stop.signal }).then(() => {
      throw new Error(`Not within ${patienceMs} ms: ${what}`);
    });
    late.catch(() => undefined);
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}
