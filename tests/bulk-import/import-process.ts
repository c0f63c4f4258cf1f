/** An import in a process of its own, which may be killed. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundledProgram } from '../harness/bundled-program.ts';
import { bulkNow } from './bulk-fixture.ts';

export interface ImportEnd {
  /** Lines of progress. */
  readonly lines: number;
  readonly kind: string;
  readonly peakBytes: number;
  readonly cpuSeconds: number;
  /** Since its first line: the start of a process is not what an import takes. */
  readonly seconds: number;
  readonly report: {
    readonly counts: Readonly<Record<string, number>>;
    readonly leftOut: Readonly<Record<string, number>>;
    readonly resumedSteps: number;
  };
}

/** Kills it some milliseconds after its n-th line of progress. */
export interface ImportKill {
  readonly line: number;
  readonly laterMs: number;
}

/** Undefined if it was killed. */
export async function runImportProcess(
  { url, historyFolder }: { readonly url: string; readonly historyFolder: string },
  folder: string,
  kill?: ImportKill,
): Promise<ImportEnd | undefined> {
  const program = await bundledProgram(new URL('./bulk-import-child.ts', import.meta.url));
  const child = spawn(process.execPath, [program, url, historyFolder, folder, String(bulkNow)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let lines = 0;
  let last = '';
  let began = 0;
  let timer: NodeJS.Timeout | undefined;
  for await (const text of createInterface({ input: child.stdout })) {
    lines += 1;
    last = text;
    if (lines === 1) began = performance.now();
    if (lines === kill?.line) timer = setTimeout(() => child.kill('SIGKILL'), kill.laterMs);
  }
  const [code, signal] = await exited;
  clearTimeout(timer);
  if (signal === 'SIGKILL') return undefined;
  assert.equal(code, 0);
  return { ...JSON.parse(last), lines, seconds: (performance.now() - began) / 1000 };
}
