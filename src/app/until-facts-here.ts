/**
 * When insights begin: a board of half of the facts would say that nothing happened where nothing was read yet.
 *
 *   start ─ record and archive taken up ─ listings of all venues read once ─► first board
 *                                          └─ after two minutes without: the board of what there is
 */
import { waitUnlessAborted } from '../runtime/backoff.ts';

/** A venue may be away; then its markets have no figures, and the others' must not wait for them. */
const listingsWaitMs = 120_000;
const pollMs = 250;

export interface FactsWaitedFor {
  readonly takenUp: Promise<void>;
  /** Whether the listing of every venue was read since the start. */
  readonly areListed: () => boolean;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Resolves at once when the signal is aborted; never rejects. */
export async function untilFactsHere(
  { takenUp, areListed, wait = waitUnlessAborted }: FactsWaitedFor,
  signal: AbortSignal,
): Promise<void> {
  await unlessAborted(takenUp, signal);
  for (let waitedMs = 0; waitedMs < listingsWaitMs; waitedMs += pollMs) {
    if (signal.aborted || areListed()) return;
    await wait(pollMs, signal);
  }
}

async function unlessAborted(done: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  const abort = () => resolve();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  await Promise.race([done, aborted]);
  signal.removeEventListener('abort', abort);
}
