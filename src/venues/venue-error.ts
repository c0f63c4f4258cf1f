import { Failure } from '../runtime/failure.ts';

/**
 * - `unreachable`: no connection, or it broke.
 * - `timeout`: no complete answer in time.
 * - `rate_limited`: the venue asks for fewer requests.
 * - `server_error`: the venue failed (5xx).
 * - `not_found`: the venue does not know what was asked for.
 * - `refused`: the venue takes the request as wrong (other 4xx, redirects).
 * - `too_large`: the answer is beyond our bound.
 * - `malformed`: the answer is not what the protocol states.
 */
export type VenueErrorCode =
  | 'unreachable'
  | 'timeout'
  | 'rate_limited'
  | 'server_error'
  | 'not_found'
  | 'refused'
  | 'too_large'
  | 'malformed';

export class VenueError extends Failure {
  override readonly name = 'VenueError';
  readonly code: VenueErrorCode;
  /** Of an answer that was refused. */
  readonly status: number | undefined;

  constructor(
    code: VenueErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number; status?: number } = {},
  ) {
    super(message, options);
    this.code = code;
    this.status = options.status;
  }
}
