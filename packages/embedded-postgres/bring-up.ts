/** One way to a running server, for the first start and for each restart: clear leftovers, launch, wait. */

import { writeAccessRules } from './access-rules.ts';
import { awaitAccepting } from './await-accepting.ts';
import type { Binaries } from './binaries.ts';
import { clearLeftovers } from './clear-leftovers.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import type { EmbeddedConnection } from './holder.ts';
import type { Home } from './home.ts';
import { pause, pauseMs } from './pause.ts';
import { describeExit, launchServer, type ServerProcess } from './server-process.ts';
import { serverArguments } from './settings.ts';
import { shutDown } from './shut-down.ts';
import { openSocketFolder } from './socket-folder.ts';
import type { SupervisorLog } from './supervisor-log.ts';

export interface ServerPlan {
  readonly home: Home;
  readonly binaries: Binaries;
  readonly connection: EmbeddedConnection;
  readonly sharedBuffers: string;
}

/**
 * SQLSTATE of "pre-existing shared memory block is still in use" and of "lock file already exists": the backends of
 * a killed postmaster are still leaving.
 */
const lockFileExists = 'F0001';
const leavingMaxMs = 15_000;
const leavingBackoff = { firstMs: 50, maxMs: 1_000 };

export async function bringUp(
  deps: { log: SupervisorLog },
  plan: ServerPlan,
  signal?: AbortSignal,
): Promise<ServerProcess> {
  const { home, connection } = plan;
  await openSocketFolder(connection.host, home.serverUser);
  const access = await writeAccessRules(deps, home.folder, home.ourselves);
  const args = serverArguments({
    cluster: home.cluster,
    socketFolder: connection.host,
    access,
    sharedBuffers: plan.sharedBuffers,
  });
  const leavingUntil = performance.now() + leavingMaxMs;
  for (let attempt = 1; ; attempt++) {
    await clearLeftovers(
      deps,
      { cluster: home.cluster, socketFolder: connection.host, port: connection.port },
      signal,
    );
    const server = await launchServer(
      { log: deps.log, binaries: plan.binaries, serverUser: home.serverUser },
      { cluster: home.cluster, args },
    );
    if (await awaitOrStop(server, connection, signal)) return server;
    const blocked = server.output.lastFatal?.sqlState === lockFileExists;
    if (!blocked || performance.now() > leavingUntil) throw await startFailed(server);
    await pause(pauseMs(leavingBackoff, attempt), signal);
  }
}

/** A server that we give up on must not stay. */
async function awaitOrStop(
  server: ServerProcess,
  connection: EmbeddedConnection,
  signal?: AbortSignal,
): Promise<boolean> {
  try {
    return await awaitAccepting(server, connection, signal);
  } catch (error) {
    await shutDown(server);
    throw error;
  }
}

async function startFailed(server: ServerProcess): Promise<EmbeddedServerError> {
  const exit = await server.exited;
  const reason = server.output.lastFatal?.text ?? server.output.lastPlainLine ?? 'it did not say why';
  return new EmbeddedServerError(
    'start_failed',
    `The database server ended while starting (${describeExit(exit)}): ${reason}`,
  );
}
