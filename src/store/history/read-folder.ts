import { readdir } from 'node:fs/promises';

/** The names in a folder; none if it was not made yet. */
export async function readFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
