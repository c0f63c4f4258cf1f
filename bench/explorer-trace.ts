/** What a trace of Chromium says about one page: when it was first drawn, its long tasks, what each frame took. */
import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** Of the trace: user timings, paints, frames, and each task of a thread. */
export const traceCategories: readonly string[] = [
  'blink.user_timing',
  'loading',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline.frame',
  '__metadata',
];

const TraceEvent = Type.Object({
  name: Type.String(),
  pid: Type.Number(),
  tid: Type.Number(),
  ph: Type.String(),
  /** Microseconds, as all times here. */
  ts: Type.Number(),
  dur: Type.Optional(Type.Number()),
  /** Processor time of the thread. */
  tdur: Type.Optional(Type.Number()),
  args: Type.Optional(Type.Object({ name: Type.Optional(Type.Unknown()) })),
});
const Trace = Type.Object({ traceEvents: Type.Array(TraceEvent) });

type TraceEvent = Type.Static<typeof TraceEvent>;

/** A thread and the events on it. */
export interface PageTrace {
  readonly events: readonly TraceEvent[];
  readonly tasks: readonly TraceEvent[];
}

/** One a frame, on the thread that makes it. */
export const frameEvent = 'BeginMainThreadFrame';

const longTaskUs = 50_000;
const quietUs = 5_000_000;

/** The main thread of the page with most events of the name: Chromium has pages of its own. */
export function readTrace(bytes: Buffer, name: string): PageTrace {
  const { traceEvents } = Value.Parse(Trace, JSON.parse(bytes.toString('utf8')));
  const threads = traceEvents.filter(
    (event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain',
  );
  const traces = threads.map(({ pid, tid }) => {
    const events = traceEvents.filter((event) => event.pid === pid && event.tid === tid);
    return { events, tasks: events.filter((event) => event.name === 'RunTask' && event.ph === 'X') };
  });
  const countOf = ({ events }: PageTrace) => events.filter((event) => event.name === name).length;
  const [most] = traces.sort((one, other) => countOf(other) - countOf(one));
  if (most === undefined || most.tasks.length === 0) throw new Error('The trace has no tasks of a page.');
  return { ...most, tasks: most.tasks.toSorted((one, other) => one.ts - other.ts) };
}

export interface FirstLoad {
  readonly paintMs: number;
  readonly interactiveMs: number;
  /** What the thread worked until then, the slowdown included: what would be left on a machine with nothing else to do. */
  readonly workMs: number;
}

/**
 * Interactive, as Lighthouse has it: the search box is drawn (`mark`), and the last task above 50 ms before five seconds
 * without one is over. A task is as long as it had the processor, so that others on the machine do not make it a long one.
 */
export function readFirstLoad({ events, tasks }: PageTrace, mark: string): FirstLoad {
  const paint = lastOf(events, 'firstContentfulPaint').ts;
  // Changes of the address within a page are written down as navigations too.
  const before = events.filter(({ ts }) => ts < paint);
  const start = lastOf(before, 'navigationStart').ts;
  const drawn = lastOf(events, mark).ts;
  let interactive = Math.max(paint, drawn);
  for (const task of tasks) {
    if (lengthOf(task) < longTaskUs || endOf(task) <= paint) continue;
    if (task.ts > interactive + quietUs) break;
    interactive = Math.max(interactive, endOf(task));
  }
  const towards = tasks.filter((task) => task.ts >= start && endOf(task) <= interactive);
  return {
    paintMs: (paint - start) / 1000,
    interactiveMs: (interactive - start) / 1000,
    workMs: towards.reduce((sum, task) => sum + lengthOf(task), 0) / 1000,
  };
}

function lengthOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur;
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}

function lastOf(events: readonly TraceEvent[], name: string): TraceEvent {
  const found = events.findLast((event) => event.name === name);
  if (found === undefined) throw new Error(`The trace has no ${name}.`);
  return found;
}

export interface FrameCost {
  /** From the first task towards a frame until it is handed over, without the waits between. */
  readonly wallMs: number;
  readonly cpuMs: number;
}

/** All work of the thread since the frame before, up to and with the task that made this one. */
export function readFrames({ events, tasks }: PageTrace): readonly FrameCost[] {
  const begins = events
    .filter(({ name }) => name === frameEvent)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
  const frames: FrameCost[] = [];
  let wall = 0;
  let cpu = 0;
  let next = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    wall += dur;
    cpu += tdur;
    const begin = begins[next];
    if (begin === undefined) break;
    if (ts + dur < begin) continue;
    frames.push({ wallMs: wall / 1000, cpuMs: cpu / 1000 });
    wall = 0;
    cpu = 0;
    while ((begins[next] ?? Number.POSITIVE_INFINITY) <= ts + dur) next += 1;
  }
  return frames;
}
