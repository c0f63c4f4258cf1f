import type { OsProcess } from './os-process.ts';

const fastShutdownMs = 10_000;
const immediateShutdownMs = 5_000;
const killMs = 10_000;

/**
 * Fast shutdown, then immediate shutdown, then SIGKILL. All three are crash-safe; only the first spares the next
 * start its recovery. Returns whether the process is gone.
 */
export async function shutDown(server: OsProcess, signal?: AbortSignal): Promise<boolean> {
  server.send('SIGINT');
  if (await server.isGoneWithin(fastShutdownMs, signal)) return true;
  server.send('SIGQUIT');
  if (await server.isGoneWithin(immediateShutdownMs, signal)) return true;
  server.send('SIGKILL');
  return await server.isGoneWithin(killMs, signal);
}
