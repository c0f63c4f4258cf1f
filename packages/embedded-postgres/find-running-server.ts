import { realpath } from 'node:fs/promises';
import { DataFolderBusy, errorCode } from './embedded-server-error.ts';
import { isFolderLocked } from './folder-lock.ts';
import { type EmbeddedConnection, loadHolder } from './holder.ts';
import { pause } from './pause.ts';

/** A holder that has just started may first have to create its cluster or recover. */
const startMaxMs = 60_000;
const pollMs = 50;

/**
 * The connection of a server that a living process of ours runs on this folder, or undefined if the folder is not
 * held. If that process is still starting, waits for it. Throws `DataFolderBusy` if it never says how to connect.
 */
export async function findRunningServer(dataDir: string): Promise<EmbeddedConnection | undefined> {
  let folder: string;
  try {
    folder = await realpath(dataDir);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const endsAt = performance.now() + startMaxMs;
  while (await isFolderLocked(folder)) {
    const holder = await loadHolder(folder);
    if (holder?.connection !== undefined) return holder.connection;
    if (performance.now() > endsAt) {
      throw new DataFolderBusy(
        `The data folder ${folder} is held, but its holder does not say how to connect.`,
      );
    }
    await pause(pollMs);
  }
  return undefined;
}
