/**
 * Live events as an async iterable that heals: a lost connection is made again, after a growing wait, from the last id
 * received. What was missed meanwhile comes first, or a `gap` says that it cannot.
 *
 *   connect ─► open ─► events … ─► lost ─► wait ─► connect with resume ─► …
 */
import type { LiveEvent, Operations } from './api.ts';
import { ApiError, ConnectionError } from './errors.ts';
import { SseParser } from './sse-parser.ts';

export type LiveFilter = Omit<Operations['openLiveStream']['params'], 'resume'>;

export type LiveState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** `retryInMs` from now it is tried again. */
  | { readonly kind: 'lost'; readonly error: Error; readonly retryInMs: number };

export interface LiveOptions {
  /** Where the stream goes on; otherwise it begins now. */
  readonly resume?: string | undefined;
  readonly onState?: ((state: LiveState) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface LiveTransport {
  /** Opens the stream; throws an ApiError when the API refuses. */
  readonly open: (
    filter: LiveFilter,
    resume: string | undefined,
    signal: AbortSignal,
  ) => Promise<ReadableStream<Uint8Array>>;
  /** Rejects when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A share of one, for the spread of reconnections. */
  readonly random: () => number;
}

const firstWaitMs = 500;
const waitMsMax = 15_000;
/** Three heartbeats of the service. */
const silenceMsMax = 45_000;
/** Refusals that another try does not change. */
const finalStatuses: readonly number[] = [400, 401, 403, 404];

/** Ends when the signal is aborted; throws an ApiError for refusals that waiting does not change. */
export async function* followLive(
  transport: LiveTransport,
  filter: LiveFilter,
  options: LiveOptions,
): AsyncGenerator<LiveEvent, void, undefined> {
  const signal = options.signal ?? new AbortController().signal;
  let resume = options.resume;
  let failures = 0;
  while (!signal.aborted) {
    options.onState?.({ kind: 'connecting' });
    try {
      for await (const event of readOnce(transport, filter, resume, signal)) {
        if (failures >= 0) options.onState?.({ kind: 'open' });
        failures = -1;
        resume = event.id;
        yield event;
      }
      throw new ConnectionError('The live stream ended.');
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && finalStatuses.includes(error.status)) throw error;
      failures = Math.max(failures, 0) + 1;
      const retryInMs = waitBefore(failures, error, transport.random());
      options.onState?.({ kind: 'lost', error: asError(error), retryInMs });
      await transport.wait(retryInMs, signal).catch(() => undefined);
    }
  }
}

/** Doubles up to a bound, half of it by chance; never shorter than the service asks for. */
function waitBefore(failures: number, error: unknown, random: number): number {
  const full = Math.min(waitMsMax, firstWaitMs * 2 ** Math.min(failures - 1, 10));
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(asked, Math.round(full / 2 + (full / 2) * random));
}

async function* readOnce(
  transport: LiveTransport,
  filter: LiveFilter,
  resume: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<LiveEvent, void, undefined> {
  const quiet = new AbortController();
  const either = AbortSignal.any([signal, quiet.signal]);
  const body = await transport.open(filter, resume, either);
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  either.addEventListener('abort', cancel, { once: true });
  const parser = new SseParser();
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    while (true) {
      silence = setTimeout(() => quiet.abort(), silenceMsMax);
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (done) break;
      for (const { id, event, data } of parser.add(value)) {
        // The service's own, by the document.
        yield { id, event, data: JSON.parse(data) } as LiveEvent;
      }
    }
  } finally {
    clearTimeout(silence);
    either.removeEventListener('abort', cancel);
    cancel();
  }
  if (quiet.signal.aborted) throw new ConnectionError('The live stream fell silent.');
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new ConnectionError(String(error));
}
