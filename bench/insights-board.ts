/** Boards of a run: the time one takes, and how long it keeps others from the event loop. */
import { setImmediate } from 'node:timers/promises';
import { type BenchResult, median } from './bench.ts';
import type { InsightWorld } from './insights-world.ts';
import { cpuOfThread, microsSince } from './thread-cpu.ts';

const boards = 3;
const minuteMs = 60_000;
const noSignal = new AbortController().signal;

interface BuiltBoard {
  readonly cpuSeconds: number;
  /** The longest of all turns of the event loop, in processor time of this thread and by the clock. */
  readonly heldCpuMs: number;
  readonly heldMs: number;
}

/** The world's run is in service from then on. */
export async function measureBoards({
  served,
  keeper,
  clock,
}: InsightWorld): Promise<readonly BenchResult[]> {
  const takenUp = cpuOfThread();
  keeper.takeRun(served);
  const takenUpMs = microsSince(takenUp) / 1e3;
  const built: BuiltBoard[] = [];
  for (let board = 0; board < boards; board += 1) {
    clock.now += minuteMs;
    built.push(await watch(() => keeper.turn(noSignal)));
  }
  const [first, ...later] = built;
  const lists = keeper.board;
  if (first === undefined || lists === undefined) throw new Error('There is no board.');
  const { movers, closing, flows, gaps } = lists;
  const title = `board of ${served.catalog.size} markets (${movers.length} movers, ${closing.length} closing, ${flows.month.length} flows, ${gaps.length} gaps)`;
  const ofMinute = (what: string, value: number): BenchResult => ({
    what: `${title}, ${what}`,
    value,
    unit: 's CPU',
    peer: 'the minute it is of',
    peerValue: 60,
    ratio: value / 60,
  });
  const hold = (what: string, cpuMs: number, clockMs: number): BenchResult => ({
    what,
    value: cpuMs,
    unit: 'ms CPU',
    peer: 'the same by the clock',
    peerValue: clockMs,
    ratio: cpuMs / clockMs,
  });
  return [
    ofMinute('the first of a run', first.cpuSeconds),
    ofMinute('a later one', median(later.map(({ cpuSeconds }) => cpuSeconds))),
    hold('longest hold of the event loop, the first board', first.heldCpuMs, first.heldMs),
    hold(
      'longest hold of the event loop, later boards',
      Math.max(...later.map(({ heldCpuMs }) => heldCpuMs)),
      Math.max(...later.map(({ heldMs }) => heldMs)),
    ),
    {
      what: 'taking up a run, at once',
      value: takenUpMs,
      unit: 'ms CPU',
      peer: 'a later board',
      peerValue: 1e3 * median(later.map(({ cpuSeconds }) => cpuSeconds)),
      ratio: takenUpMs / (1e3 * median(later.map(({ cpuSeconds }) => cpuSeconds))),
    },
  ];
}

async function watch(build: () => Promise<void>): Promise<BuiltBoard> {
  const whole = cpuOfThread();
  let isBuilding = true;
  const building = build().finally(() => {
    isBuilding = false;
  });
  let [heldCpuMs, heldMs] = [microsSince(whole) / 1e3, 0];
  while (isBuilding) {
    const cpu = cpuOfThread();
    const begun = performance.now();
    await setImmediate();
    heldCpuMs = Math.max(heldCpuMs, microsSince(cpu) / 1e3);
    heldMs = Math.max(heldMs, performance.now() - begun);
  }
  await building;
  return { cpuSeconds: microsSince(whole) / 1e6, heldCpuMs, heldMs };
}
