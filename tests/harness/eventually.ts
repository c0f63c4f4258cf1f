/** Waiting with a bound, for what happens in another process or in its own time. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is neither false nor undefined, and resolves with it; fails when it is not within the bound. */
export async function eventually<T>(
  question: () => T | false | undefined | Promise<T | false | undefined>,
  what: string,
  withinMs = 20_000,
): Promise<T> {
  const endsAt = performance.now() + withinMs;
  for (;;) {
    const answer = await question();
    if (answer !== false && answer !== undefined) return answer;
    if (performance.now() > endsAt) throw new Error(`Not within ${Math.round(withinMs)} ms: ${what}`);
    await sleep(20);
  }
}

/** The outcome of `work`; fails when it is not there within the bound. */
export async function within<T>(work: Promise<T>, withinMs: number, what: string): Promise<T> {
  const stop = new AbortController();
  try {
    const late = sleep(withinMs, undefined, { signal: stop.signal }).then(() => {
      throw new Error(`Not within ${withinMs} ms: ${what}`);
    });
    late.catch(() => undefined);
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}
