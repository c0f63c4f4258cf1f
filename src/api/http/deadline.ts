/**
 * The time a request has. When it is over the caller gets 504 `timeout`, and whatever holds the signal (a query, a read
 * at a venue) is stopped with it; the same when the client goes away.
 */
import type { ServerResponse } from 'node:http';
import { RequestError } from '../request-error.ts';

export class RequestDeadline {
  readonly #startedAt = performance.now();
  readonly #timeoutMs: number;
  readonly #response: ServerResponse;
  #controller: AbortController | undefined;

  constructor(timeoutMs: number, response: ServerResponse) {
    this.#timeoutMs = timeoutMs;
    this.#response = response;
  }

  /** Since the arrival of the request. */
  get elapsedMs(): number {
    return performance.now() - this.#startedAt;
  }

  /** Made on first use: most requests are answered from memory and need none. */
  get signal(): AbortSignal {
    this.#controller ??= this.#startController();
    return this.#controller.signal;
  }

  /** The work's outcome, or a RequestError `timeout` when it is not there in time. */
  async bound<T>(work: Promise<T>): Promise<T> {
    let refuse: (error: RequestError) => void = () => undefined;
    const expired = new Promise<never>((_, reject) => {
      refuse = reject;
    });
    const timer = setTimeout(() => {
      const error = new RequestError(
        'timeout',
        `The request took longer than ${this.#timeoutMs / 1000} seconds.`,
      );
      this.#controller?.abort(error);
      refuse(error);
    }, this.#timeoutMs - this.elapsedMs);
    try {
      return await Promise.race([work, expired]);
    } finally {
      clearTimeout(timer);
    }
  }

  #startController(): AbortController {
    const controller = new AbortController();
    // Closed without having been answered: the client went away, and no client waits for the work any more.
    this.#response.once('close', () => {
      if (!this.#response.writableFinished) {
        controller.abort(new RequestError('timeout', 'The client went away.'));
      }
    });
    return controller;
  }
}
