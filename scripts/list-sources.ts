import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The TypeScript files below a folder of `root`, as sorted paths from `root`. */
export function listSources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, '/').length))
    .sort();
}
