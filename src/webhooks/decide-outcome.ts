/** What becomes of a delivery after an attempt, and when the next one is due. */
import type { DeliveryVerdict } from '../store/index.ts';

export interface RetryRules {
  readonly attemptsMax: number;
  readonly firstRetryMs: number;
}

/** Eight attempts; retry n waits 30 s · 2^(n−1), 63.5 minutes in all, and up to a tenth more. */
export const defaultRetryRules: RetryRules = { attemptsMax: 8, firstRetryMs: 30_000 };

const jitterShare = 0.1;
const gone = 410;

/** The wait before retry `retry` (1 is the first), in whole milliseconds; `draw` is from [0, 1). */
export function retryDelayMs({ firstRetryMs }: RetryRules, retry: number, draw: number): number {
  const scheduledMs = firstRetryMs * 2 ** (retry - 1);
  return scheduledMs + Math.floor(scheduledMs * jitterShare * draw);
}

/** The wait after each attempt but the last, without what chance adds: those that were cut off together are few. */
export function retryDelaysMs(rules: RetryRules): readonly number[] {
  return Array.from({ length: rules.attemptsMax - 1 }, (_, index) => retryDelayMs(rules, index + 1, 0));
}

/** `status` is undefined when the receiver did not answer; `endedAttempts` counts this one, too. */
export function decideOutcome(
  rules: RetryRules,
  ended: { readonly status: number | undefined; readonly endedAttempts: number; readonly at: number },
  draw: number,
): DeliveryVerdict {
  const { status, endedAttempts, at } = ended;
  if (status !== undefined && status >= 200 && status < 300) return { kind: 'delivered', at };
  if (status === gone) return { kind: 'gone', at };
  if (endedAttempts >= rules.attemptsMax) return { kind: 'exhausted' };
  return { kind: 'retry', at: at + retryDelayMs(rules, endedAttempts, draw) };
}
