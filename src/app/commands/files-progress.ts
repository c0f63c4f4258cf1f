/** How far an import from files is: a bar on a terminal, else a line every few seconds. On standard error. */
import { SingleBar } from 'cli-progress';
import type { BulkPhase, BulkProgress } from '../../ingest/index.ts';

export interface FilesProgressView {
  show(progress: BulkProgress): void;
  /** Leaves the terminal as it was. */
  close(): void;
}

const lineEveryMs = 3_000;

const phaseWords: Readonly<Record<BulkPhase, string>> = {
  files: 'looking into files',
  markets: 'reading markets',
  rows: 'reading rows',
  months: 'sorting months',
  recorded: 'copying recorded hours',
  closes: 'finding closing prices',
  settled: 'saving settled markets',
};

export interface ImportPace {
  readonly rowsPerSecond: number;
  /** Undefined until something was done. */
  readonly secondsLeft: number | undefined;
}

/** By what this process has done since it began: what an earlier one had done took it no time. */
export function paceOf({ done, total, doneNow }: BulkProgress, elapsedMs: number): ImportPace {
  const rowsPerSecond = elapsedMs > 0 ? (doneNow / elapsedMs) * 1000 : 0;
  return { rowsPerSecond, secondsLeft: rowsPerSecond > 0 ? (total - done) / rowsPerSecond : undefined };
}

export function createFilesProgress(
  { now }: { readonly now: () => number },
  output: NodeJS.WriteStream,
): FilesProgressView {
  const began = now();
  return output.isTTY ? createBar(() => now() - began, output) : createLines(() => now() - began, output);
}

function describePace(progress: BulkProgress, elapsedMs: number): string {
  const { rowsPerSecond, secondsLeft } = paceOf(progress, elapsedMs);
  if (secondsLeft === undefined) return '';
  // Each row is read and then sorted: two of the bar's steps.
  return `, ${printCount(rowsPerSecond / 2)} rows/s, ${printSeconds(secondsLeft)} left`;
}

function createBar(elapsed: () => number, output: NodeJS.WriteStream): FilesProgressView {
  const bar = new SingleBar({
    stream: output,
    format: '[{bar}] {percentage}% {phase}{pace}',
    hideCursor: true,
    clearOnComplete: false,
  });
  let started = false;
  return {
    show: (progress) => {
      const figures = { phase: phaseWords[progress.phase], pace: describePace(progress, elapsed()) };
      if (!started) bar.start(Math.max(1, progress.total), progress.done, figures);
      started = true;
      bar.setTotal(Math.max(1, progress.total));
      bar.update(progress.done, figures);
    },
    close: () => bar.stop(),
  };
}

function createLines(elapsed: () => number, output: NodeJS.WriteStream): FilesProgressView {
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    show: (progress) => {
      const at = elapsed();
      if (at - shownAt < lineEveryMs) return;
      shownAt = at;
      const share = progress.total === 0 ? 0 : Math.floor((progress.done / progress.total) * 100);
      output.write(`${share}% ${phaseWords[progress.phase]}${describePace(progress, at)}\n`);
    },
    close: () => undefined,
  };
}

function printCount(count: number): string {
  if (count >= 1_000_000) return `${(count / 1_000_000).toFixed(1)}M`;
  return count >= 10_000 ? `${Math.round(count / 1000)}k` : String(Math.round(count));
}

function printSeconds(seconds: number): string {
  const rounded = Math.ceil(seconds);
  if (rounded < 100) return `${rounded} s`;
  const minutes = Math.ceil(rounded / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
