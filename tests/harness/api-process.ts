/** Starts `api-process-main.ts` and asks it how it does. An unhandled rejection there ends it, and is reported here. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { bundledProgram } from './bundled-program.ts';

const Ready = Type.Object({ port: Type.Integer(), keys: Type.Array(Type.String()) });
const Report = Type.Object({
  /** What its objects and buffers take after garbage collection. */
  heldBytes: Type.Integer(),
  /** What the process has of the machine: also what the allocators keep for later. */
  residentBytes: Type.Integer(),
  /** Lines of the log about a request. */
  requestLines: Type.Integer(),
  errorLines: Type.Array(Type.String()),
  linesWithKey: Type.Integer(),
});

export type ApiProcessReport = Readonly<Static<typeof Report>>;

export interface ApiProcess {
  readonly port: number;
  /** Institutional ones. */
  readonly keys: readonly string[];
  report(): Promise<ApiProcessReport>;
  close(): Promise<void>;
}

export async function startApiProcess(keyCount: number): Promise<ApiProcess> {
  const program = await bundledProgram(new URL('./api-process-main.ts', import.meta.url));
  // A young generation of one size throughout: V8 lets it grow under load, which is not what memory is watched for.
  const execArgv = ['--expose-gc', '--min-semi-space-size=4', '--max-semi-space-size=4'];
  const child = fork(program, [String(keyCount)], { execArgv });
  const exited = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The API ended by itself: ${code ?? signal}`);
  });
  exited.catch(() => undefined);
  const nextMessage = async (): Promise<unknown> => {
    const [message] = await Promise.race([once(child, 'message'), exited]);
    return message;
  };
  const ready = await nextMessage();
  if (!Value.Check(Ready, ready)) throw new Error('The API did not say where it listens.');
  return {
    ...ready,
    report: async () => {
      child.send('report');
      const report = await nextMessage();
      if (!Value.Check(Report, report)) throw new Error('The API did not report.');
      return report;
    },
    close: async () => {
      child.send('close');
      await exited.catch(() => undefined);
    },
  };
}
