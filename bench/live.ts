/**
 * Our fan-out against bare `ws`: the same message to 500 WebSocket clients, as fast as they take it. Two servers in
 * processes of their own, one at a time in turn, each with clients in a third; medians.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { type BenchResult, median, reportProgress } from './bench.ts';
import { pinServer } from './http-load.ts';

export const name = 'live';

const clients = 500;
const rounds = 3;
const roundSeconds = 3;
const startTimeoutMs = 60_000;

const ReadyLine = Type.Object({ url: Type.String(), key: Type.String() });
const Measured = Type.Object({ perSecond: Type.Number() });

export async function run(): Promise<readonly BenchResult[]> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    ours.push(await measure('ours'));
    bare.push(await measure('bare'));
    reportProgress(
      `  round ${round}/${rounds}: ours ${Math.round(ours.at(-1) ?? 0)}/s, ws ${Math.round(bare.at(-1) ?? 0)}/s`,
    );
  }
  const value = median(ours);
  const peerValue = median(bare);
  return [
    {
      what: `fan-out to ${clients} WebSockets`,
      unit: 'messages/s',
      peer: 'ws send per client',
      value,
      peerValue,
      ratio: value / peerValue,
      goal: { atLeast: 3 },
    },
  ];
}

async function measure(server: 'ours' | 'bare'): Promise<number> {
  const [program, args] = pinServer(process.execPath, [join(import.meta.dirname, 'live-server.ts'), server]);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = await once(createInterface({ input: child.stdout }), 'line', {
      signal: AbortSignal.timeout(startTimeoutMs),
    });
    const { url, key } = Value.Parse(ReadyLine, JSON.parse(String(line)));
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(import.meta.dirname, 'live-clients.ts'),
      ...[url, key, String(clients), String(roundSeconds)],
    ]);
    return Value.Parse(Measured, JSON.parse(stdout)).perSecond;
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
