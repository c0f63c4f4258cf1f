/** Why an attempt got no status: inside the sender an exception, outside a code. */
import { errors } from 'undici';
import { Failure } from '../runtime/failure.ts';

export type SendError =
  | 'refused_address'
  | 'timeout'
  | 'connection'
  | 'tls'
  | 'response_too_large'
  | 'malformed_response';

export class SendFailure extends Failure {
  override readonly name = 'SendFailure';
  readonly code: SendError;

  constructor(code: SendError, options: { readonly cause?: unknown } = {}) {
    super(`the attempt failed: ${code}`, options);
    this.code = code;
  }
}

/** The code of whatever went wrong on a connection. */
export function sendErrorOf(error: unknown): SendError {
  if (error instanceof SendFailure) return error.code;
  if (error instanceof errors.HeadersOverflowError) return 'response_too_large';
  // Two lengths that disagree are found by either.
  if (error instanceof errors.HTTPParserError || error instanceof errors.ResponseContentLengthMismatchError) {
    return 'malformed_response';
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(ERR_SSL_|ERR_TLS_|EPROTO$)/.test(code) ? 'tls' : 'connection';
}
