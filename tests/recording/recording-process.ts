/** The recording process as the one who starts, stops and kills it sees it. */
import { spawn } from 'node:child_process';
import { bundledProgram } from '../harness/bundled-program.ts';
import { eventually, within } from '../harness/eventually.ts';

export interface RecordingProcess {
  /** The last of what it printed. */
  readonly output: string;
  /** How it ended; undefined while it runs. */
  readonly exit: number | string | undefined;
  /** Every book it follows has been live. */
  untilLive(): Promise<void>;
  /** SIGTERM. */
  stop(): Promise<number | string>;
  kill9(): Promise<void>;
}

const outputKept = 20_000;

/** `started`: it holds the recorder's session. `live`: every book it follows has been live. */
export async function startRecording(planFile: string, until: 'started' | 'live'): Promise<RecordingProcess> {
  const program = await bundledProgram(new URL('./recording-child.ts', import.meta.url));
  const child = spawn(process.execPath, [program, planFile], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let exit: number | string | undefined;
  const keep = (bytes: Buffer) => {
    output = `${output}${bytes}`.slice(-outputKept);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exited = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signalName) => {
      exit = code ?? signalName ?? 'lost';
      resolve(exit);
    });
  });
  const untilPrinted = async (word: 'started' | 'live'): Promise<void> => {
    await eventually(() => {
      if (exit !== undefined) throw new Error(`The recording process ended (${exit}).`);
      return new RegExp(`^${word}$`, 'm').test(output);
    }, `the recording process is ${word}`);
  };
  const recording: RecordingProcess = {
    get output() {
      return output;
    },
    get exit() {
      return exit;
    },
    untilLive: () => untilPrinted('live'),
    stop: async () => {
      child.kill('SIGTERM');
      return within(exited, 'the recording process ends');
    },
    kill9: async () => {
      if (exit === undefined) child.kill('SIGKILL');
      await exited;
    },
  };
  try {
    await untilPrinted(until);
  } catch (error) {
    await recording.kill9();
    throw new Error(`The recording did not start: ${output}`, { cause: error });
  }
  return recording;
}
