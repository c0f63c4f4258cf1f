/** How far a graph run is: a bar on a terminal, else a line every few seconds. On standard error. */
import { SingleBar } from 'cli-progress';
import type { RunProgress } from '../../rebuild/index.ts';

export interface GraphProgress {
  show(progress: RunProgress): void;
  /** Leaves the terminal as it was. */
  close(): void;
}

const lineEveryMs = 3_000;

export function createGraphProgress(
  deps: { readonly now: () => number },
  output: NodeJS.WriteStream,
): GraphProgress {
  return output.isTTY ? createBar(output) : createLines(deps, output);
}

function createBar(output: NodeJS.WriteStream): GraphProgress {
  const bar = new SingleBar({
    stream: output,
    format: '{phase} [{bar}] {value}/{total} markets',
    hideCursor: true,
    clearOnComplete: true,
  });
  let isStarted = false;
  return {
    show: ({ phase, done, total }) => {
      if (!isStarted) bar.start(Math.max(1, total), 0, { phase });
      isStarted = true;
      bar.setTotal(Math.max(1, total));
      bar.update(done, { phase });
    },
    close: () => bar.stop(),
  };
}

function createLines(deps: { readonly now: () => number }, output: NodeJS.WriteStream): GraphProgress {
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    show: ({ phase, done, total }) => {
      const now = deps.now();
      if (now - shownAt < lineEveryMs) return;
      shownAt = now;
      output.write(`${phase}: ${done} of ${total} markets\n`);
    },
    close: () => undefined,
  };
}
