/**
 * The temporary folder of one test run. It lies in memory where there is enough of it: the suite makes hundreds of
 * databases and a dozen clusters, and most of their time is waiting for the disk. What a killed process leaves behind is
 * the same in both.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestFolder {
  readonly path: string;
  remove(): void;
}

const memoryFolder = '/dev/shm';
/** A whole run leaves less than half of this there at a time. */
const folderBytesMin = 4 * 1024 ** 3;
/** The tests and their databases need the rest. */
const memoryBytesMin = 8 * 1024 ** 3;

export function makeTestFolder(): TestFolder {
  const path = mkdtempSync(join(isMemoryEnough() ? memoryFolder : tmpdir(), 'routeur-'));
  // The databases of a root user run as another user, who must be able to get here.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

function isMemoryEnough(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, place]) => place === memoryFolder);
    const [, , type, options = ''] = mount ?? [];
    // Some tests copy programs and run them.
    if (type !== 'tmpfs' || options.split(',').includes('noexec')) return false;
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= folderBytesMin && availableMemoryBytes() >= memoryBytesMin;
  } catch {
    // Not Linux, or not to be looked at: the usual folder will do.
    return false;
  }
}

function availableMemoryBytes(): number {
  const kibibytes = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
  return Number(kibibytes ?? 0) * 1024;
}
