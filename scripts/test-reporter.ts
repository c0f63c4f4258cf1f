/**
 * The reporter of `npm test`: node's own `spec`, with its counts moved to the very end, after the failures, a list of
 * the skipped tests with the reasons, and, with `?times`, the slowest test files.
 */
import { relative } from 'node:path';
import { Readable } from 'node:stream';
import { spec } from 'node:test/reporters';

interface ReportedEvent {
  readonly type: string;
  /** Absent from the events of `--watch`. */
  readonly data?: {
    readonly name?: string;
    /** 0 for a test or suite outside every suite. */
    readonly nesting?: number;
    readonly message?: string;
    readonly file?: string;
    readonly skip?: string | boolean;
    readonly details?: { readonly duration_ms?: number };
    readonly duration_ms?: number;
  };
}

interface Ending {
  readonly counts: string[];
  readonly skipped: string[];
  readonly fileTimes: FileTimes;
}

const slowestMax = 20;
/** Node ends a test that exceeds `--test-timeout`, but waits for ever for a file whose process does not exit. */
const silenceMaxMs = 1.1 * readTestTimeoutMs() + 1_000;

// biome-ignore lint/style/noDefaultExport: node --test-reporter takes the default export.
export default async function* report(events: AsyncIterable<ReportedEvent>): AsyncGenerator<string> {
  const ending: Ending = { counts: [], skipped: [], fileTimes: new FileTimes() };
  for await (const chunk of Readable.from(withoutCounts(events, ending)).pipe(spec())) yield String(chunk);
  if (ending.skipped.length > 0) yield `\nSkipped:\n${ending.skipped.join('\n')}\n`;
  if (new URL(import.meta.url).searchParams.has('times')) yield `\nSlowest:\n${ending.fileTimes.slowest()}`;
  yield `\n${ending.counts.map((count) => `ℹ ${count}\n`).join('')}`;
}

async function* withoutCounts(
  events: AsyncIterable<ReportedEvent>,
  ending: Ending,
): AsyncGenerator<ReportedEvent> {
  using silence = watchForSilence();
  for await (const event of events) {
    silence.heard();
    const { name, message, file, skip } = event.data ?? {};
    ending.fileTimes.add(event);
    if (event.type === 'test:pass' && skip !== undefined && skip !== false) {
      const reason = typeof skip === 'string' && skip !== '' ? skip : 'no reason given';
      ending.skipped.push(`﹣ ${relative('.', file ?? '')}: ${name}: ${reason}`);
    }
    // The counts of the whole run belong to no file; a test's own diagnostics do.
    if (event.type === 'test:diagnostic' && file === undefined && message !== undefined)
      ending.counts.push(message);
    else yield event;
  }
}

/** How long each test file took: its process, or, in a process of `scripts/test-group.ts`, the suite that bears its name. */
class FileTimes {
  readonly #times = new Map<string, number>();

  add({ type, data: { file = '', name = '', nesting, details, duration_ms } = {} }: ReportedEvent): void {
    if (type === 'test:summary' && file.endsWith('.test.ts')) {
      this.#times.set(relative('.', file), duration_ms ?? 0);
    }
    if ((type === 'test:pass' || type === 'test:fail') && nesting === 0 && name.endsWith('.test.ts')) {
      this.#times.set(name, details?.duration_ms ?? 0);
    }
  }

  slowest(): string {
    return [...this.#times]
      .sort(([, a], [, b]) => b - a)
      .slice(0, slowestMax)
      .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}\n`)
      .join('');
  }
}

/** Infinite without the option, and with `--watch`, which waits for the next change. */
function readTestTimeoutMs(): number {
  if (process.execArgv.includes('--watch')) return Number.POSITIVE_INFINITY;
  const values = process.execArgv.flatMap((arg) => /^--test-timeout=(\d+)$/.exec(arg)?.[1] ?? []);
  return Number(values.at(-1) ?? Number.POSITIVE_INFINITY);
}

/** Interrupts this run when nothing was reported for longer than a test may take: node then names the files that hang. */
function watchForSilence(): { heard(): void } & Disposable {
  let heardAtMs = performance.now();
  const watch = setInterval(() => {
    if (performance.now() - heardAtMs < silenceMaxMs) return;
    clearInterval(watch);
    process.stderr.write(
      `\nNo test was reported for ${Math.round(silenceMaxMs / 1000)} s. What still runs hangs:\n`,
    );
    process.kill(process.pid, 'SIGINT');
  }, 1_000);
  watch.unref();
  return {
    heard: () => {
      heardAtMs = performance.now();
    },
    [Symbol.dispose]: () => clearInterval(watch),
  };
}
