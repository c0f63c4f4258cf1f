/** How far an audit is: a bar on a terminal, else nothing. On standard error. */
import { statSync } from 'node:fs';
import { SingleBar } from 'cli-progress';

export interface AuditProgress {
  /** Begins a part of the work and ends the one before. */
  begin(phase: string, total: number): void;
  advance(by: number): void;
  /** Leaves the terminal as it was. */
  close(): void;
}

export function createAuditProgress(output: NodeJS.WriteStream): AuditProgress {
  if (!output.isTTY) return { begin: () => undefined, advance: () => undefined, close: () => undefined };
  let bar: SingleBar | undefined;
  return {
    begin: (phase, total) => {
      bar?.stop();
      bar = new SingleBar({
        stream: output,
        format: `${phase} [{bar}] {percentage} %`,
        hideCursor: true,
        clearOnComplete: true,
      });
      bar.start(Math.max(1, total), 0);
    },
    advance: (by) => bar?.increment(by),
    close: () => bar?.stop(),
  };
}

/** The bytes of files on disk; a file that cannot be read counts nothing here, and is reported when it is read. */
export function bytesOf(files: readonly string[]): number {
  return files.reduce((sum, path) => sum + sizeOf(path), 0);
}

function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}
