/**
 * A server of this folder as a process of its own, on the server's core. It prints one JSON line
 * `{"url":"http://127.0.0.1:PORT","key":"…"}` when it is ready and ends on SIGTERM.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { pinServer } from './http-load.ts';

export interface ServerProcess extends AsyncDisposable {
  readonly url: string;
  readonly key: string;
  readonly pid: number;
  /** From its start to its line. */
  readonly startSeconds: number;
}

const standardStartTimeoutMs = 60_000;
const readyLine = Type.Object({ url: Type.String(), key: Type.Optional(Type.String()) });

export async function startServer(
  module: string,
  args: readonly string[],
  startTimeoutMs = standardStartTimeoutMs,
): Promise<ServerProcess> {
  const startedAt = performance.now();
  const [program, programArgs] = pinServer(process.execPath, [join(import.meta.dirname, module), ...args]);
  const child = spawn(program, programArgs, {
    stdio: ['ignore', 'pipe', 'inherit'],
    // As `bin/routeur` starts it.
    env: {
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/node'),
      ...process.env,
    },
  });
  try {
    const line = await readFirstLine(child, module, startTimeoutMs);
    const { url, key = '' } = Value.Parse(readyLine, JSON.parse(line));
    if (child.pid === undefined) throw new Error(`${module} has no process.`);
    return {
      url,
      key,
      // taskset becomes the program it starts, so this is the server's own process.
      pid: child.pid,
      startSeconds: (performance.now() - startedAt) / 1000,
      [Symbol.asyncDispose]: () => endProcess(child),
    };
  } catch (error) {
    await endProcess(child);
    throw error;
  }
}

async function readFirstLine(child: ChildProcess, module: string, timeoutMs: number): Promise<string> {
  if (child.stdout === null) throw new Error(`${module} has no output.`);
  const lines = createInterface({ input: child.stdout });
  const signal = AbortSignal.timeout(timeoutMs);
  const line = await Promise.race([
    once(lines, 'line', { signal }).then(([text]) => String(text)),
    once(lines, 'close', { signal }).then(() => undefined),
  ]);
  if (line === undefined) throw new Error(`bench/${module} ended before it was ready.`);
  // Nothing else is expected; reading on keeps the pipe from filling up.
  child.stdout.resume();
  return line;
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
