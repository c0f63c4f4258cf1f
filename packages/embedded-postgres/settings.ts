import type { AccessFiles } from './access-rules.ts';
import { serverPort } from './socket-folder.ts';

/** Given on the command line, where neither the cluster's own file nor ALTER SYSTEM can override it. */
export function serverArguments(options: {
  readonly cluster: string;
  readonly socketFolder: string;
  readonly access: AccessFiles;
  readonly sharedBuffers: string;
}): readonly string[] {
  const settings: Readonly<Record<string, string>> = {
    // Only the Unix socket: the TLS library in the package is old.
    listen_addresses: '',
    port: String(serverPort),
    // In this list a comma separates folders, so a path that holds one has to be quoted.
    unix_socket_directories: `"${options.socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    hba_file: options.access.hba,
    ident_file: options.access.ident,

    fsync: 'on',
    synchronous_commit: 'on',
    max_wal_size: '1GB',
    shared_buffers: options.sharedBuffers,
    max_connections: '100',
    jit: 'off',
    timezone: 'UTC',

    // A log must never hold a bound value: no statements, and no details, hints and contexts.
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    // All to standard error, in the shape that `server-log.ts` reads.
    logging_collector: 'off',
    log_destination: 'stderr',
    log_line_prefix: '%e|%b|',
    log_timezone: 'UTC',
    // While recovering, a line at least this often: that is how we see progress.
    log_startup_progress_interval: '5s',
  };
  return [
    '-D',
    options.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
