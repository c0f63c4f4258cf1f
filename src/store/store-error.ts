import { DatabaseError } from 'pg';
import { Failure } from '../runtime/failure.ts';

/**
 * - `unavailable`: the database cannot be reached, is starting or stopping, has no free connection, or refuses our user.
 * - `cancelled`: the caller's signal or the statement timeout stopped the query.
 * - `schema_mismatch`: the database was migrated by a newer program than this one.
 * - `session_lost`: another recorder records now; nothing was written.
 * - `too_many_rows`: the answer would take more reading than one call may do; a smaller question can be answered.
 * - `failed`: the database refused the statement.
 */
export type StoreErrorCode =
  | 'unavailable'
  | 'cancelled'
  | 'schema_mismatch'
  | 'session_lost'
  | 'too_many_rows'
  | 'failed';

export class StoreError extends Failure {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(
    code: StoreErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(message, options);
    this.code = code;
  }
}

const queryCanceled = '57014';
const tooManyConnections = '53300';
const databaseDoesNotExist = '3D000';
/** Class 28: the user, its password, or the rules for both; an operator may mend that while we run. */
const invalidAuthorization = '28';

/** Names what went wrong in a query. A bug of ours (TypeError and the like) is passed on as it is. */
export function toStoreError(error: unknown, signal?: AbortSignal): unknown {
  // A failure that the caller throws in the middle of a transaction is passed on, too.
  if (error instanceof Failure) return error;
  if (signal?.aborted) return new StoreError('cancelled', 'The query was cancelled.', { cause: error });
  if (error instanceof DatabaseError) return fromServer(error);
  if (error instanceof TypeError || error instanceof RangeError || !(error instanceof Error)) return error;
  // pg reports every lost or refused connection as a plain Error, most of them without a code: what the server did not
  // say itself is the connection's failure.
  return new StoreError('unavailable', 'The database cannot be reached.', {
    cause: error,
    retryAfterMs: 1000,
  });
}

function fromServer(error: DatabaseError): StoreError {
  const code = error.code ?? '';
  if (code === queryCanceled)
    return new StoreError('cancelled', 'The query took too long.', { cause: error });
  if (code.startsWith(invalidAuthorization)) {
    return new StoreError('unavailable', `The database refuses the user or the password (${code}).`, {
      cause: error,
      retryAfterMs: 1000,
    });
  }
  const connectionLost = code.startsWith('08') || code.startsWith('57P');
  if (connectionLost || code === tooManyConnections || code === databaseDoesNotExist) {
    return new StoreError('unavailable', 'The database does not accept queries now.', {
      cause: error,
      retryAfterMs: 1000,
    });
  }
  return new StoreError('failed', `The database refused a statement (${code}).`, { cause: error });
}

const uniqueViolation = '23505';
const deadlockDetected = '40P01';

/** Whether another transaction came first, so that the same work may succeed after looking again. */
export function isWriteConflict(error: unknown): boolean {
  if (!(error instanceof StoreError) || !(error.cause instanceof DatabaseError)) return false;
  return error.cause.code === uniqueViolation || error.cause.code === deadlockDetected;
}

/** Classes 22 and 23: values that do not fit, or fit together. */
const refusedClasses = ['22', '23'];

/** Whether the same rows will be refused again: by the database, or by a bug of ours on the way there. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof StoreError)) return true;
  const code = error.cause instanceof DatabaseError ? (error.cause.code ?? '') : '';
  return refusedClasses.some((refused) => code.startsWith(refused));
}
