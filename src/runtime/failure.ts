/**
 * The root of every failure: the world misbehaved and someone may have to act.
 * Subclasses live where they arise (StoreError, RequestError, ConfigError…) and narrow `code`.
 */
export abstract class Failure extends Error {
  abstract readonly code: string;
  /** How long to wait before trying again, where waiting helps. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: { cause?: unknown; retryAfterMs?: number } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs;
  }
}
