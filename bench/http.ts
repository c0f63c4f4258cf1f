/**
 * Our server against two bare `node:http` servers that send the very same answer: one from a prebuilt buffer, one that
 * stringifies the object each time. Three processes, loaded one at a time in turn (A B C A B C A B C); medians.
 *
 * The server under test is `bench/http-server.ts`. It prints one JSON line `{"url":"http://127.0.0.1:PORT","key":"…"}`
 * when it is ready, ends on SIGTERM, and its key has limits that no load here reaches.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { type BenchResult, median, reportProgress } from './bench.ts';
import { type Load, loadGenerator, measureLoad, pinServer } from './http-load.ts';

export const name = 'http';

const endpoints = ['/v1/status', '/v1/openapi.json'];
const rounds = 3;
const roundSeconds = 5;
const warmUpSeconds = 2;
const startTimeoutMs = 60_000;
/** The share of a stringifying bare server's requests that we must serve. */
const shareMin = 0.85;

export async function run(): Promise<readonly BenchResult[]> {
  await using ours = await startServer('http-server.ts', []);
  const folder = await mkdtemp(join(tmpdir(), 'routeur-bench-'));
  try {
    const results: BenchResult[] = [];
    for (const path of endpoints) results.push(...(await compare(ours, path, join(folder, 'answer.json'))));
    return results;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(ours: Server, path: string, answerFile: string): Promise<readonly BenchResult[]> {
  const answer = await capture(ours, path);
  await writeFile(answerFile, JSON.stringify(answer));
  await using prebuilt = await startServer('http-peer.ts', ['buffer', answerFile]);
  await using stringifying = await startServer('http-peer.ts', ['stringify', answerFile]);

  const contestants = [
    { label: 'ours', server: ours, loads: [] as Load[] },
    { label: 'node:http, prebuilt buffer', server: prebuilt, loads: [] as Load[] },
    { label: 'node:http, JSON.stringify', server: stringifying, loads: [] as Load[] },
  ] as const;

  for (const { server } of contestants) {
    if (server !== ours) await checkSameAnswer(answer, server, path);
    await load(server, path, ours.key, warmUpSeconds);
  }
  for (let round = 1; round <= rounds; round++) {
    for (const { label, server, loads } of contestants) {
      const measured = await load(server, path, ours.key, roundSeconds);
      loads.push(measured);
      reportProgress(
        `  ${path} round ${round}/${rounds} (${loadGenerator}) ${label}: ` +
          `${Math.round(measured.requestsPerSecond)} req/s, ${measured.cpuMicrosPerRequest.toFixed(1)} µs CPU/req`,
      );
    }
  }

  const [us, ...peers] = contestants;
  return peers.flatMap((peer): BenchResult[] => {
    const requests = compareMedians(us.loads, peer.loads, (measured) => measured.requestsPerSecond);
    const cpu = compareMedians(us.loads, peer.loads, (measured) => measured.cpuMicrosPerRequest);
    const goal = peer.server === stringifying ? { goal: { atLeast: shareMin } } : {};
    return [
      { what: `GET ${path}`, unit: 'req/s', peer: peer.label, ...requests, ...goal },
      { what: `GET ${path}, CPU`, unit: 'µs/req', peer: peer.label, ...cpu },
    ];
  });
}

function compareMedians(
  ours: readonly Load[],
  peers: readonly Load[],
  read: (load: Load) => number,
): { value: number; peerValue: number; ratio: number } {
  const value = median(ours.map(read));
  const peerValue = median(peers.map(read));
  return { value, peerValue, ratio: value / peerValue };
}

function load(server: Server, path: string, key: string, seconds: number): Promise<Load> {
  return measureLoad(`${server.url}${path}`, { 'X-API-Key': key }, server.pid, seconds);
}

interface CapturedAnswer {
  readonly status: number;
  readonly rawHeaders: readonly string[];
  readonly body: string;
}

/** One answer as the load generator would get it, on a connection that stays open. */
async function capture(server: Server, path: string): Promise<CapturedAnswer> {
  const agent = new Agent({ keepAlive: true });
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${server.url}${path}`, { agent, headers: { 'X-API-Key': server.key } }, resolve).on(
        'error',
        reject,
      );
    });
    const body = (await buffer(response)).toString();
    return { status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body };
  } finally {
    agent.destroy();
  }
}

/** A peer that sends other headers or bytes than we do would make the comparison worthless. */
async function checkSameAnswer(expected: CapturedAnswer, peer: Server, path: string): Promise<void> {
  const found = await capture(peer, path);
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(
      `The peer's answer to ${path} differs from ours: expected ${describe(expected)}, found ${describe(found)}.`,
    );
  }
}

function describe({ status, rawHeaders, body }: CapturedAnswer): string {
  return `${status} ${JSON.stringify(rawHeaders)} and ${Buffer.byteLength(body)} bytes`;
}

interface Server extends AsyncDisposable {
  readonly url: string;
  readonly key: string;
  readonly pid: number;
}

const readyLine = Type.Object({ url: Type.String(), key: Type.Optional(Type.String()) });

/** Starts a module of this folder as a process of its own and waits for its ready line. */
async function startServer(module: string, args: readonly string[]): Promise<Server> {
  const [program, programArgs] = pinServer(process.execPath, [join(import.meta.dirname, module), ...args]);
  const child = spawn(program, programArgs, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const { url, key = '' } = Value.Parse(readyLine, JSON.parse(await readFirstLine(child, module)));
    if (child.pid === undefined) throw new Error(`${module} has no process.`);
    // taskset becomes the program it starts, so this is the server's own process.
    return { url, key, pid: child.pid, [Symbol.asyncDispose]: () => endProcess(child) };
  } catch (error) {
    await endProcess(child);
    throw error;
  }
}

async function readFirstLine(child: ChildProcess, module: string): Promise<string> {
  if (child.stdout === null) throw new Error(`${module} has no output.`);
  const lines = createInterface({ input: child.stdout });
  const signal = AbortSignal.timeout(startTimeoutMs);
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
