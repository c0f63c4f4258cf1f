/** Runs Node programs side by side and prints their results in the order of the list, not in the order they end. */
import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  /** The file that Node runs. */
  readonly program: string;
  readonly args: readonly string[];
}

export interface StepRunner {
  readonly folder: string;
  /** How many steps run at once; a step starts when an earlier one has ended. */
  readonly stepsAtOnce: number;
  print(text: string): void;
}

interface Outcome {
  readonly seconds: number;
  /** What a failed step printed, and how it ended if a signal ended it. */
  readonly complaint: string | undefined;
}

/** Runs all steps, also after one has failed, and prints the output of those that failed. Returns whether all passed. */
export async function runSteps(
  { folder, stepsAtOnce, print }: StepRunner,
  steps: readonly Step[],
): Promise<boolean> {
  const outcomes = steps.map(() => Promise.withResolvers<Outcome>());
  const waiting = steps.entries();
  const runWaiting = async (): Promise<void> => {
    for (const [index, step] of waiting) outcomes[index]?.resolve(await runStep(step, folder));
  };
  const running = Array.from({ length: stepsAtOnce }, runWaiting);

  const nameWidth = Math.max(...steps.map(({ name }) => name.length));
  let allPassed = true;
  for (const [index, { name }] of steps.entries()) {
    const outcome = await outcomes[index]?.promise;
    if (outcome === undefined) continue;
    const { seconds, complaint } = outcome;
    const verdict = complaint === undefined ? 'ok    ' : 'failed';
    print(`${name.padEnd(nameWidth)}  ${verdict}  ${seconds.toFixed(1)} s`);
    if (complaint === undefined) continue;
    print(`\n${complaint.trimEnd()}\n`);
    allPassed = false;
  }
  await Promise.all(running);
  return allPassed;
}

function runStep({ program, args }: Step, folder: string): Promise<Outcome> {
  const startedMs = performance.now();
  return new Promise((resolve) => {
    const printed: string[] = [];
    const end = (passed: boolean): void =>
      resolve({
        seconds: (performance.now() - startedMs) / 1000,
        complaint: passed ? undefined : printed.join(''),
      });
    const child = spawn(process.execPath, [program, ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
    }
    child.on('error', (error) => {
      printed.push(`${program} did not start: ${error.message}\n`);
      end(false);
    });
    child.on('close', (code, signal) => {
      if (signal !== null) printed.push(`${program} was ended by ${signal}\n`);
      end(code === 0);
    });
  });
}
