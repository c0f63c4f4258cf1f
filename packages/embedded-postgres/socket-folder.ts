import { chmod, chown, lstat, mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedServerError, errorCode } from './embedded-server-error.ts';
import { shortHash } from './home.ts';
import type { OsUser } from './os-user.ts';

/** There is no TCP port; the number only stands in the name of the socket. */
export const serverPort = 5432;

/** `sun_path` has 108 bytes, the last of which is NUL. */
const socketPathBytesMax = 107;

/** In the home, or in /tmp if the path of the socket would become too long for the kernel. */
export function socketFolderFor(home: string): string {
  const near = join(home, 'socket');
  const fits = Buffer.byteLength(join(near, `.s.PGSQL.${serverPort}`)) <= socketPathBytesMax;
  return fits ? near : `/tmp/routeur-${shortHash(home)}`;
}

/** Makes sure that only the server user (and root) can use the folder. Throws `socket_folder_unsafe`. */
export async function openSocketFolder(folder: string, serverUser: OsUser): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
    await chmod(folder, 0o700);
    if (process.geteuid?.() === 0) await chown(folder, serverUser.uid, serverUser.gid);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  // In /tmp any user may have been first; a link there must not be followed.
  const found = await lstat(folder);
  const mode = found.mode & 0o7777;
  if (!found.isDirectory() || found.uid !== serverUser.uid || mode !== 0o700) {
    throw new EmbeddedServerError(
      'socket_folder_unsafe',
      `${folder} must be a folder of uid ${serverUser.uid} with mode 700; found ` +
        `${found.isDirectory() ? 'a folder' : 'no folder'} of uid ${found.uid} with mode ${mode.toString(8)}. ` +
        'Remove it.',
    );
  }
}

/** A folder in /tmp would otherwise stay for ever. Harmless if it is in use or gone. */
export async function removeSocketFolder(folder: string, home: string): Promise<void> {
  if (folder === join(home, 'socket')) return;
  try {
    await rmdir(folder);
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'ENOENT' && code !== 'ENOTEMPTY') throw error;
  }
}
