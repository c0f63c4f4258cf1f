import { Failure } from '../runtime/failure.ts';
import type { ProblemCode } from './problem.ts';

/** A request that cannot be answered with its result. The server turns it into status and body, once. */
export class RequestError extends Failure {
  override readonly name = 'RequestError';
  readonly code: ProblemCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message, options);
    this.code = code;
    this.headers = options.headers ?? {};
  }
}
