import { join } from 'node:path';

/** The demo has a folder and a database of its own, below that of the service. */
export function demoFolder(dataDir: string): string {
  return join(dataDir, 'demo');
}
