/**
 * A real PostgreSQL as a supervised child process, for those who have none of their own.
 *
 *   folder-lock → home → binaries → cluster → bring-up (leftovers, launch, await) → supervise
 */
export {
  DataFolderBusy,
  EmbeddedServerError,
} from './embedded-server-error.ts';
export { findRunningServer } from './find-running-server.ts';
export type { EmbeddedConnection } from './holder.ts';
export {
  type EmbeddedServer,
  type EmbeddedServerOptions,
  startEmbeddedServer,
} from './start-embedded-server.ts';
export type { SupervisorLog } from './supervisor-log.ts';
