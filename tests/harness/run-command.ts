/** A program of ours run to its end, in an environment of its own. */
import { execFile } from 'node:child_process';

/** Compiled sources, which `npm test` shares between all processes: without them a command takes a second longer. */
const { NODE_COMPILE_CACHE } = process.env;
export const compileCache: Readonly<Record<string, string>> =
  NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

export interface CommandEnd {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** With the database for its only setting. */
export function runCommand(
  program: string,
  args: readonly string[],
  databaseUrl: string,
): Promise<CommandEnd> {
  const env = { PATH: process.env['PATH'], ...compileCache, DATABASE_URL: databaseUrl };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}
