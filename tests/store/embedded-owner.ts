/** Runs an embedded server until its standard input ends. Arguments: data folder, machine as JSON (optional). */
import { once } from 'node:events';
import { Failure } from '../../src/runtime/failure.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { startEmbeddedServer } from '../../src/store/embedded/index.ts';
import type { OwnerReport } from './embedded-fixture.ts';

const [, , dataDir = '', machine] = process.argv;
const tell = (report: OwnerReport) => process.stdout.write(`${JSON.stringify(report)}\n`);

try {
  const server = await startEmbeddedServer(
    { log: silentLog, ...(machine === undefined ? {} : { machine: JSON.parse(machine) }) },
    { dataDir, holder: 'embedded-owner', sharedBuffers: '16MB' },
  );
  tell({ connection: server.connection, ...(server.pid === undefined ? {} : { pid: server.pid }) });
  process.stdin.resume();
  await once(process.stdin, 'end');
  await server.close();
  tell({ closed: true });
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  tell({ error: { code: error.code, message: error.message } });
}
