/**
 * From a frame to a lead, at the venues' size and pace: captured frames, paced, go the service's own way, and changes
 * of leads are published on a hub. Beside it JSON.parse alone, paced alike.
 *
 *   frame ─ feed ─ live state ─ quote change ─ watch ─ lead ─ printed, published
 *
 * `ROUTEUR_BENCH_MARKETS` makes it smaller, for a trial.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createLeadPrinter, defaultLiveOptions, publishLead } from '../src/api/index.ts';
import { LiveHub } from '../src/api/live/live-hub.ts';
import type { ServedRun } from '../src/core/catalog/index.ts';
import type { VenueId } from '../src/core/contract/index.ts';
import { FeeCalendar } from '../src/core/fee/index.ts';
import { LiveMarkets, type QuoteChange, type TradeSeen } from '../src/core/market/index.ts';
import { createFactSink } from '../src/ingest/index.ts';
import { silentLog } from '../src/runtime/log.ts';
import { Topic } from '../src/runtime/topic.ts';
import { createWatch, type Watch } from '../src/watch/index.ts';
import { servedAt } from '../tests/harness/served-run.ts';
import { type BenchResult, median, reportProgress } from './bench.ts';
import { openReplayA, openReplayB } from './frame-replay.ts';
import { type Capture, capturedWorld, captureFrames } from './ingest-frames.ts';
import { buildLeadsMarket } from './leads-market.ts';

export const name = 'leads';

const { ROUTEUR_BENCH_MARKETS: fewer } = process.env;
const marketCount = Number(fewer ?? 280_000);
const framesPerSecond = 6_000;
const measuredSeconds = fewer === undefined ? 25 : 5;
const parsedSeconds = fewer === undefined ? 10 : 3;
const settleSeconds = fewer === undefined ? 5 : 1;
const leadMsMax = 20;
const blockMsMax = 20;
/** Frames as fast as they are taken, as a share of JSON.parse alone. */
const shareMin = 0.4;
const fullSpeedRounds = 5;
/** As sockets do: what has come meanwhile is taken in one go, but not without end. */
const framesPerTurn = 64;

interface Frame {
  readonly venue: VenueId;
  readonly text: string;
}

/** Milliseconds from when a frame was due. */
interface Waits {
  readonly all: number[];
  readonly leads: number[];
}

export async function run(): Promise<readonly BenchResult[]> {
  reportProgress('  capturing frames from the simulator…');
  const captured = await captureFrames();
  const frames = interleave(captured);
  reportProgress(`  ${frames.length} frames; building ${marketCount} markets…`);
  const live = new LiveMarkets();
  const framed = [
    ...captured.venueA.markets.map(({ id }) => ({ venue: 'venue_a' as const, id })),
    ...captured.venueB.markets.map(({ id }) => ({ venue: 'venue_b' as const, id })),
  ];
  const base = { seed: 5, markets: Math.min(20_000, marketCount), startsAt: servedAt };
  const market = { own: capturedWorld, framed, base, markets: marketCount };
  const served = buildLeadsMarket(live, market, Date.now());
  const before = usedBytes();
  const stop = new AbortController();
  const service = openService(live, captured);
  const running = service.watch.run(stop.signal);
  try {
    const swept = await sweep(service, frames, served);
    await feed(service, frames, settleSeconds);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const begun = process.cpuUsage();
    const waits = await feed(service, frames, measuredSeconds);
    const spent = process.cpuUsage(begun);
    delay.disable();
    const added = usedBytes() - before;
    const parsing = await parse(frames, parsedSeconds);
    const fullSpeed = await measureFullSpeed(service, frames);
    const { open, openExecutable, opened, closed, executable, lapsed, coverings } =
      service.watch.leads.status();
    reportProgress(
      `  ${served.catalog.size} markets, ${coverings} coverings kept; ${open} leads open, ${openExecutable} executable; changes: ` +
        `${opened} opened, ${executable} executable, ${lapsed} lapsed, ${closed} closed, ${service.published()} published`,
    );
    reportProgress(
      `  steady: longest block ${(delay.max / 1e6).toFixed(1)} ms, ${waits.leads.length} frames of ${waits.all.length} moved a lead, ` +
        `${((spent.user + spent.system) / waits.all.length).toFixed(0)} µs of CPU a frame`,
    );
    if (waits.leads.length < 100) throw new Error(`Only ${waits.leads.length} frames moved a lead.`);
    return [
      ...compareWaits('frame → lead event', waits.leads, parsing.waits),
      ...compareWaits('frame → all that follows from it', waits.all, parsing.waits),
      against('p99 of frame → lead event', quantile(waits.leads, 0.99), 'ms', leadMsMax),
      {
        what: 'frames at full speed, with leads',
        value: fullSpeed.ours,
        unit: 'frames/s',
        peer: 'JSON.parse alone',
        peerValue: fullSpeed.parsing,
        ratio: fullSpeed.ours / fullSpeed.parsing,
        goal: { atLeast: shareMin },
      },
      {
        what: 'sweep of a new run, beside frames',
        value: swept.seconds,
        unit: 's',
        peer: 'asking the run for all coverings',
        peerValue: swept.coveringsSeconds,
        ratio: swept.seconds / swept.coveringsSeconds,
      },
      against('longest block of the loop during the sweep', swept.blockMs, 'ms', blockMsMax),
      {
        what: 'memory the watch adds, in use after a collection',
        value: added / 2 ** 20,
        unit: 'MiB',
        peer: 'the run and the live state',
        peerValue: before / 2 ** 20,
        ratio: added / before,
      },
    ];
  } finally {
    stop.abort();
    await running;
  }
}

interface Service {
  readonly watch: Watch;
  /** A frame as if it came now. Whether a lead changed. */
  take(frame: Frame): boolean;
  /** Replays the captured frames from the start. */
  restart(): void;
  published(): number;
  /** Quotes that changed. */
  quoted(): number;
}

function openService(
  live: LiveMarkets,
  captured: { readonly venueA: Capture; readonly venueB: Capture },
): Service {
  const quotes = new Topic<QuoteChange>({ log: silentLog }, 'quotes');
  const trades = new Topic<TradeSeen>({ log: silentLog }, 'trades');
  const sink = createFactSink({ live, quotes, trades });
  const findLive = (venue: VenueId, id: string) => live.find(venue, id);
  const watch = createWatch({ now: Date.now, findLive, calendar: new FeeCalendar(), log: silentLog, quotes });
  const hub = new LiveHub({ now: Date.now }, defaultLiveOptions);
  const printLead = createLeadPrinter({ findLive });
  let changes = 0;
  let quoted = 0;
  quotes.subscribe(() => {
    quoted += 1;
  });
  watch.changes.subscribe((change) => {
    publishLead({ hub, now: Date.now, printLead }, change);
    changes += 1;
  });
  const open = () => ({
    venue_a: openReplayA(captured.venueA, (fact) => sink.take('venue_a', fact)),
    venue_b: openReplayB(captured.venueB, (fact) => sink.take('venue_b', fact)),
  });
  let replays = open();
  return {
    watch,
    take: ({ venue, text }) => {
      const before = changes;
      replays[venue](text, Date.now());
      return changes > before;
    },
    restart: () => {
      replays = open();
    },
    published: () => hub.status.published,
    quoted: () => quoted,
  };
}

/** A new run while frames come in: how long until all of it was looked at. */
async function sweep(service: Service, frames: readonly Frame[], served: ServedRun) {
  const { leads } = service.watch;
  const coveringsSeconds = seconds(() => {
    for (let index = 0; index < served.catalog.size; index += 1) served.relations.coverings(index);
  });
  leads.takeRun(served);
  await until(() => leads.isSwept);
  // Never run before, and thousands of leads open: what a start costs, not what is reached.
  const first = await framesAtFullSpeed(service, frames);
  reportProgress(`  first pass of the frames: ${first.toFixed(0)} frames/s`);
  // The second time as in service: leads are open, memory is warm.
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const stop = new AbortController();
  const feeding = feed(service, frames, Number.POSITIVE_INFINITY, stop.signal);
  const begun = performance.now();
  leads.takeRun({ ...served, run: { ...served.run, id: served.run.id + 1 } });
  await until(() => leads.isSwept);
  const swept = (performance.now() - begun) / 1000;
  delay.disable();
  stop.abort();
  await feeding;
  const blockMs = delay.max / 1e6;
  reportProgress(`  swept in ${swept.toFixed(2)} s, longest block ${blockMs.toFixed(1)} ms`);
  return { seconds: swept, coveringsSeconds, blockMs };
}

/** Frames a second, ours and JSON.parse in turn, so that a slow moment of the machine falls on both. */
async function measureFullSpeed(service: Service, frames: readonly Frame[]) {
  const ours: number[] = [];
  const parsing: number[] = [];
  for (let round = 0; round < fullSpeedRounds; round += 1) {
    parsing.push(frames.length / seconds(() => parseAll(frames)));
    const before = service.quoted();
    ours.push(await framesAtFullSpeed(service, frames));
    const share = ((service.quoted() - before) / frames.length) * 100;
    reportProgress(
      `  at full speed: ${ours.at(-1)?.toFixed(0)} frames/s, JSON.parse ${parsing.at(-1)?.toFixed(0)}; ${share.toFixed(0)} % change a quote`,
    );
  }
  return { ours: median(ours), parsing: median(parsing) };
}

async function framesAtFullSpeed(service: Service, frames: readonly Frame[]): Promise<number> {
  service.restart();
  const begun = performance.now();
  for (const [place, frame] of frames.entries()) {
    service.take(frame);
    if (place % framesPerTurn === 0) await turn();
  }
  return frames.length / ((performance.now() - begun) / 1000);
}

/** Frames at their pace; one that is late is late for all that wait behind it. */
async function feed(
  service: Service,
  frames: readonly Frame[],
  forSeconds: number,
  signal?: AbortSignal,
): Promise<Waits> {
  service.restart();
  const waits: Waits = { all: [], leads: [] };
  await pace(frames, forSeconds, signal, (frame, dueAt, place) => {
    if (place > 0 && place % frames.length === 0) service.restart();
    const isLead = service.take(frame);
    const waited = performance.now() - dueAt;
    waits.all.push(waited);
    if (isLead) waits.leads.push(waited);
  });
  return waits;
}

async function parse(frames: readonly Frame[], forSeconds: number) {
  const waits: number[] = [];
  await pace(frames, forSeconds, undefined, ({ text }, dueAt) => {
    parsePlain(text);
    waits.push(performance.now() - dueAt);
  });
  return { waits };
}

function parseAll(frames: readonly Frame[]): void {
  for (const { text } of frames) parsePlain(text);
}

/** What is never used may not be computed. */
const kept: { value: unknown } = { value: undefined };

function parsePlain(text: string): void {
  if (text !== 'PONG') kept.value = JSON.parse(text);
}

async function pace(
  frames: readonly Frame[],
  forSeconds: number,
  signal: AbortSignal | undefined,
  take: (frame: Frame, dueAt: number, place: number) => void,
): Promise<void> {
  const begun = performance.now();
  const count = forSeconds * framesPerSecond;
  for (let place = 0; place < count && signal?.aborted !== true; ) {
    const dueAt = begun + (place * 1000) / framesPerSecond;
    if (performance.now() < dueAt) {
      // What waits for the next frame waits as a socket does, not by asking again and again.
      await pause(1);
      continue;
    }
    const frame = frames[place % frames.length];
    if (frame !== undefined) take(frame, dueAt, place);
    place += 1;
    if (place % framesPerTurn === 0) await turn();
  }
}

function interleave({ venueA, venueB }: { readonly venueA: Capture; readonly venueB: Capture }): Frame[] {
  return [
    ...venueA.frames.map(({ text, receivedAt }) => ({ venue: 'venue_a' as const, text, receivedAt })),
    ...venueB.frames.map(({ text, receivedAt }) => ({ venue: 'venue_b' as const, text, receivedAt })),
  ].sort((a, b) => a.receivedAt - b.receivedAt);
}

function compareWaits(what: string, ours: readonly number[], parsing: readonly number[]): BenchResult[] {
  return [
    ['p50', 0.5],
    ['p99', 0.99],
  ].map(([label, share]): BenchResult => {
    const value = quantile(ours, Number(share));
    const peerValue = quantile(parsing, Number(share));
    return {
      what: `${what}, ${label} of ${ours.length} at ${framesPerSecond} frames/s`,
      value,
      unit: 'ms',
      peer: `JSON.parse of the same frames, ${label}`,
      peerValue,
      ratio: value / peerValue,
    };
  });
}

function against(what: string, value: number, unit: string, goal: number): BenchResult {
  return {
    what,
    value,
    unit,
    peer: `the goal of ${goal} ${unit}`,
    peerValue: goal,
    ratio: value / goal,
    goal: { atMost: 1 },
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Without what is only garbage. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await turn();
}

function seconds(work: () => void): number {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1000;
}
