/** The embedded PostgreSQL as the store sees it: its errors are failures of ours, and its log holds no secrets. */
import {
  DataFolderBusy,
  type EmbeddedServer,
  EmbeddedServerError,
  type EmbeddedServerOptions,
  startEmbeddedServer,
} from '@routeur/embedded-postgres';
import { Failure } from '../runtime/failure.ts';
import type { Log } from '../runtime/log.ts';
import { redactSecrets } from '../runtime/secrets.ts';

class EmbeddedDatabaseError extends Failure {
  override readonly name = 'EmbeddedDatabaseError';
  override readonly code: string;

  constructor(cause: DataFolderBusy | EmbeddedServerError) {
    super(cause.message, { cause });
    this.code = cause.code;
  }
}

/** Resolves when the server accepts queries. Throws an `EmbeddedDatabaseError`. */
export async function startEmbeddedDatabase(
  { log }: { readonly log: Log },
  options: EmbeddedServerOptions,
  signal?: AbortSignal,
): Promise<EmbeddedServer> {
  try {
    return await startEmbeddedServer({ log: withoutSecrets(log) }, options, signal);
  } catch (error) {
    const isKnown = error instanceof EmbeddedServerError || error instanceof DataFolderBusy;
    throw isKnown ? new EmbeddedDatabaseError(error) : error;
  }
}

function withoutSecrets(log: Log) {
  return {
    debug: log.debug.bind(log),
    info: log.info.bind(log),
    warn: log.warn.bind(log),
    error: log.error.bind(log),
    redact: redactSecrets,
  };
}
