/**
 * Our server against two bare `node:http` servers that send the very same answer: one from a prebuilt buffer, one that
 * stringifies the object each time. Three processes, loaded one at a time in turn (A B C A B C …). Each ratio is the median of
 * the ratios of all rounds: a machine that others share is fast in one round and slow in the next, for all three alike. Where
 * our server keeps its answers as bytes, against the first, and Fastify alone with the same bytes in place of the other.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type BenchResult, median, reportProgress } from './bench.ts';
import { type Load, loadGenerator, measureLoad } from './http-load.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export interface Comparison {
  readonly what: string;
  /** Whose answer the peers send. */
  readonly path: string;
  /** The share of a stringifying bare server's requests that we must serve; of the other one's where that is the only one. */
  readonly shareMin: number;
  readonly prebuiltOnly?: boolean;
  /** Asked for in turn instead of `path`, of us and of the peers. Needs `wrk`. */
  readonly rotating?: readonly string[];
}

const rounds = 9;
const roundSeconds = 2;
const warmUpSeconds = 2;
/** Compiling what a request runs through takes the longer the more of it there is, and a service runs for weeks. */
const warmUpsMax = 20;
/** A server is warm when bursts in a row need no less processor time a request, but for this share, than the best before. */
const warmShare = 0.97;
const warmBursts = 3;

export async function compareWithPeers(
  ours: ServerProcess,
  comparison: Comparison,
): Promise<readonly BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'routeur-bench-'));
  try {
    return await compare(ours, comparison, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(
  ours: ServerProcess,
  { what, path, shareMin, prebuiltOnly = false, rotating }: Comparison,
  folder: string,
): Promise<readonly BenchResult[]> {
  const answer = await capture(ours, path);
  const answerFile = join(folder, 'answer.json');
  await writeFile(answerFile, JSON.stringify(answer));
  const script = rotating && (await writeRotation(folder, rotating));
  await using prebuilt = await startServer('http-peer.ts', ['buffer', answerFile]);
  await using other = await startServer('http-peer.ts', [prebuiltOnly ? 'fastify' : 'stringify', answerFile]);
  const load = (server: ServerProcess, seconds: number): Promise<Load> =>
    measureLoad(
      { url: `${server.url}${path}`, headers: { 'X-API-Key': ours.key }, script },
      server.pid,
      seconds,
    );

  const contestants = [
    { label: 'ours', server: ours, loads: [] as Load[] },
    { label: 'node:http, prebuilt buffer', server: prebuilt, loads: [] as Load[] },
    {
      label: prebuiltOnly ? 'Fastify alone, prebuilt buffer' : 'node:http, JSON.stringify',
      server: other,
      loads: [] as Load[],
    },
  ] as const;

  for (const { server } of contestants) {
    if (server !== ours) await checkSameAnswer(answer, server, path);
    await warmUp(() => load(server, warmUpSeconds));
  }
  for (let round = 1; round <= rounds; round++) {
    for (const { label, server, loads } of contestants) {
      const measured = await load(server, roundSeconds);
      loads.push(measured);
      reportProgress(
        `  ${what} round ${round}/${rounds} (${loadGenerator}) ${label}: ` +
          `${Math.round(measured.requestsPerSecond)} req/s, ${measured.cpuMicrosPerRequest.toFixed(1)} µs CPU/req`,
      );
    }
  }

  const [us, ...peers] = contestants;
  const judge = prebuiltOnly ? prebuilt : other;
  return peers.flatMap((peer): BenchResult[] => {
    const requests = compareMedians(us.loads, peer.loads, (measured) => measured.requestsPerSecond);
    const cpu = compareMedians(us.loads, peer.loads, (measured) => measured.cpuMicrosPerRequest);
    const goal = peer.server === judge ? { goal: { atLeast: shareMin } } : {};
    return [
      { what, unit: 'req/s', peer: peer.label, ...requests, ...goal },
      { what: `${what}, CPU`, unit: 'µs/req', peer: peer.label, ...cpu },
    ];
  });
}

async function warmUp(burst: () => Promise<Load>): Promise<void> {
  let best = Number.POSITIVE_INFINITY;
  let withoutGain = 0;
  for (let bursts = 0; bursts < warmUpsMax && withoutGain < warmBursts; bursts++) {
    const { cpuMicrosPerRequest } = await burst();
    withoutGain = cpuMicrosPerRequest > warmShare * best ? withoutGain + 1 : 0;
    best = Math.min(best, cpuMicrosPerRequest);
  }
}

function compareMedians(
  ours: readonly Load[],
  peers: readonly Load[],
  read: (load: Load) => number,
): { value: number; peerValue: number; ratio: number } {
  const ratios = ours.flatMap((load, round) => {
    const peer = peers[round];
    return peer === undefined ? [] : read(load) / read(peer);
  });
  return { value: median(ours.map(read)), peerValue: median(peers.map(read)), ratio: median(ratios) };
}

/** A script for `wrk` that asks for one path after the other. */
async function writeRotation(folder: string, paths: readonly string[]): Promise<string> {
  const list = join(folder, 'paths.txt');
  const script = join(folder, 'rotate.lua');
  await writeFile(list, `${paths.join('\n')}\n`);
  await writeFile(
    script,
    [
      'local requests = {}',
      'local at = 0',
      'function init()',
      `  for path in io.lines(${JSON.stringify(list)}) do requests[#requests + 1] = wrk.format("GET", path) end`,
      'end',
      'function request()',
      '  at = at % #requests + 1',
      '  return requests[at]',
      'end',
      '',
    ].join('\n'),
  );
  return script;
}

interface CapturedAnswer {
  readonly status: number;
  readonly rawHeaders: readonly string[];
  readonly body: string;
}

/** One answer as the load generator would get it, on a connection that stays open. */
async function capture(server: ServerProcess, path: string): Promise<CapturedAnswer> {
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
async function checkSameAnswer(expected: CapturedAnswer, peer: ServerProcess, path: string): Promise<void> {
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
