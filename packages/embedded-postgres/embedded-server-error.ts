/** Another living process holds the data folder. */
export class DataFolderBusy extends Error {
  override readonly name = 'DataFolderBusy';
  readonly code = 'data_folder_busy';
}

export type EmbeddedServerErrorCode =
  /** No PostgreSQL for this platform is installed, or it cannot be executed here. */
  | 'binaries_missing'
  /** The data folder or its lock cannot be opened by this user. */
  | 'folder_unusable'
  /** The data folder points to a cluster that is gone. */
  | 'cluster_missing'
  | 'initdb_failed'
  | 'start_failed'
  /** The folder for the Unix socket belongs to another user or is open to others. */
  | 'socket_folder_unsafe'
  /** PostgreSQL cannot run under the user that it would have to run under. */
  | 'unsuitable_user';

export class EmbeddedServerError extends Error {
  override readonly name = 'EmbeddedServerError';
  readonly code: EmbeddedServerErrorCode;

  constructor(code: EmbeddedServerErrorCode, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.code = code;
  }
}

/** The `code` that Node, SQLite and pg hang on their errors. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
