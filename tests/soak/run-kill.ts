/** `npm run soak -- kill [--rounds 20] [--seed N]`: prints a line for each round and the totals. */
import { parseArgs } from 'node:util';
import { type KillKind, type KillReport, type KillRound, killKinds, runKillSoak } from './kill.ts';

const barWidth = 30;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '20' }, seed: { type: 'string' } },
});
const rounds = Number(options.rounds);
const seed = options.seed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(options.seed);
if (
  positionals.join() !== 'kill' ||
  !Number.isSafeInteger(rounds) ||
  rounds < 1 ||
  !Number.isSafeInteger(seed)
) {
  console.error('Usage: npm run soak -- kill [--rounds 20] [--seed N]');
  process.exit(1);
}

const random = createRandom(seed);
const startedAt = performance.now();
console.log(`kill soak, ${rounds} rounds, seed ${seed}`);
console.log('round  kind        instant s  ready again ms  acknowledged  lost');
drawBar(0);
const report = await runKillSoak(chooseKinds(rounds, random), random, (round) => {
  clearBar();
  console.log(formatRound(round));
  drawBar(round.round);
});
clearBar();
console.log(formatTotals(report));
if (!isClean(report)) process.exitCode = 1;

/** Every kind in turn, in a new order each time. */
function chooseKinds(count: number, random: () => number): KillKind[] {
  const kinds: KillKind[] = [];
  while (kinds.length < count) {
    const order = killKinds.map((kind) => ({ kind, place: random() })).sort((a, b) => a.place - b.place);
    kinds.push(...order.map(({ kind }) => kind));
  }
  return kinds.slice(0, count);
}

/** mulberry32: the same seed gives the same kinds and waits. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function formatRound(round: KillRound): string {
  return [
    String(round.round).padStart(5),
    round.kind.padEnd(10),
    (round.instantMs / 1000).toFixed(1).padStart(9),
    String(Math.round(round.readyAgainMs)).padStart(14),
    String(round.acknowledged).padStart(12),
    String(round.lost).padStart(4),
  ].join('  ');
}

function formatTotals(report: KillReport): string {
  const readyMs = report.rounds.map((round) => round.readyAgainMs).sort((a, b) => a - b);
  const outcomes = [...report.outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', ');
  return [
    '',
    `kills ${report.rounds.length}, in ${Math.round((performance.now() - startedAt) / 1000)} s`,
    `ready again: median ${Math.round(readyMs[Math.floor(readyMs.length / 2)] ?? 0)} ms, at most ${Math.round(readyMs.at(-1) ?? 0)} ms`,
    `acknowledged: ${report.keysAcknowledged} keys, ${report.revocationsAcknowledged} revocations`,
    `lost: ${report.keysLost.length} keys, ${report.revocationsLost.length} revocations; not ours: ${report.strangers.length}`,
    `requests: ${outcomes}`,
    ...report.wrongAnswers.map((answer) => `wrong answer: ${answer}`),
    ...report.unexpectedExits.map((exit) => `unexpected end: ${exit}`),
    isClean(report) ? 'clean' : 'NOT CLEAN',
  ].join('\n');
}

function isClean(report: KillReport): boolean {
  const faults = [
    report.keysLost,
    report.revocationsLost,
    report.strangers,
    report.wrongAnswers,
    report.unexpectedExits,
  ];
  return faults.every((list) => list.length === 0) && report.rounds.every((round) => round.lost === 0);
}

function drawBar(done: number): void {
  if (!process.stdout.isTTY) return;
  const filled = Math.round((done / rounds) * barWidth);
  process.stdout.write(`[${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}] ${done}/${rounds}`);
}

function clearBar(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
}
