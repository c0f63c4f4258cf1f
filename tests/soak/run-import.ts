/**
 * `npm run soak -- import [--fills 1000000] [--markets 10000] [--kills 10] [--seed N]`: a generated folder is imported twice, once
 * undisturbed and once killed at drawn moments and resumed. Both leave the same archive, base and counts, or it fails.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { drawFrom } from '../../scripts/seeded-random.ts';
import { writeCommunityFolder } from '../bulk-import/community-folder.ts';
import { type ImportEnd, type ImportKill, runImportProcess } from '../bulk-import/import-process.ts';
import { startTestServer } from '../harness/test-server.ts';
import { digestImport } from './import-digest.ts';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    fills: { type: 'string', default: '1000000' },
    markets: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});
const [fills, markets, kills, seed] = [options.fills, options.markets, options.kills, options.seed].map(
  Number,
);
if (![fills, markets, kills, seed].every(isCount)) {
  console.error('Usage: npm run soak -- import [--fills 1000000] [--markets 10000] [--kills 10] [--seed N]');
  process.exit(1);
}

const priceHours = 12;
const rowsPerFile = 500_000;
const peakBytesMax = 1.5 * 1024 ** 3;

const folder = await mkdtemp(join(tmpdir(), 'routeur-soak-import-'));
try {
  await soak(join(folder, 'source'));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function soak(source: string): Promise<void> {
  const random = drawFrom(seed ?? 0);
  console.log(`import soak, ${fills} fills, ${markets} markets, ${kills} kills, seed ${seed}`);
  const half = Math.ceil((fills ?? 0) / 2);
  await writeCommunityFolder(source, {
    markets: Math.ceil((markets ?? 0) / 2),
    fills: half,
    filesPerTable: Math.max(1, Math.ceil(half / rowsPerFile)),
    priceHours,
  });
  const plain = await importInto(join(folder, 'plain'), source, []);
  console.log(
    `undisturbed: ${plain.seconds.toFixed(1)} s (${plain.cpuSeconds.toFixed(1)} s of processors), ${plain.peakBytes} bytes at most`,
  );
  const killed = await importInto(join(folder, 'killed'), source, drawKills(plain, random));
  console.log(
    `resumed: ${killed.seconds.toFixed(1)} s, with ${killed.resumedSteps} steps done before, ${killed.peakBytes} bytes at most`,
  );
  const faults = [
    ...(killed.kills === kills ? [] : [`only ${killed.kills} kills hit`]),
    ...(isDeepStrictEqual(killed.digest, plain.digest) ? [] : ['the archive or the base differs']),
    ...(isDeepStrictEqual([killed.counts, killed.leftOut], [plain.counts, plain.leftOut])
      ? []
      : ['the counts differ']),
    ...[plain, killed].flatMap(({ digest }) => digest.strays.map((name) => `left behind: ${name}`)),
    ...(Math.max(plain.peakBytes, killed.peakBytes) <= peakBytesMax ? [] : ['too much memory']),
  ];
  console.log(
    `${plain.digest.files.length} files, base ${plain.digest.base}, left out ${plain.digest.leftOut}`,
  );
  console.log(faults.length === 0 ? 'clean' : `NOT CLEAN: ${faults.join('; ')}`);
  if (faults.length > 0) process.exitCode = 1;
}

/**
 * A little farther each time, so that every phase has its turn, and anywhere within a step or two. A step that is done has one line
 * instead of two, so that a run that goes on has at least half of them.
 */
function drawKills(
  { lines, seconds }: Pick<ImportEnd, 'lines' | 'seconds'>,
  random: () => number,
): ImportKill[] {
  const stepMs = (2_000 * seconds) / lines;
  let line = 0;
  return Array.from({ length: kills ?? 0 }, () => {
    line += 1 + Math.floor((random() * lines) / 2 / (kills ?? 1));
    return { line, laterMs: random() * stepMs };
  });
}

async function importInto(history: string, source: string, drawn: readonly ImportKill[]) {
  const server = await startTestServer();
  try {
    const place = { url: server.url, historyFolder: history };
    let end: ImportEnd | undefined;
    let hit = 0;
    for (const kill of drawn) {
      end = await runImportProcess(place, source, kill);
      if (end !== undefined) break;
      hit += 1;
      console.log(`kill ${hit}, ${(kill.laterMs / 1000).toFixed(1)} s after line ${kill.line}`);
    }
    end ??= await runImportProcess(place, source);
    if (end === undefined) throw new Error('The import was killed by something else.');
    const { lines, seconds, cpuSeconds, peakBytes, report } = end;
    const digest = await digestImport(server.url, history);
    return { lines, seconds, cpuSeconds, peakBytes, ...report, kills: hit, digest };
  } finally {
    await server.close();
  }
}

function isCount(value: number | undefined): boolean {
  return Number.isSafeInteger(value) && (value ?? 0) >= 1;
}
