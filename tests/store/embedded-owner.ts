/** Runs an embedded server until its standard input ends. Arguments: data folder, machine as JSON (optional). */
import { once } from 'node:events';
import { DataFolderBusy, EmbeddedServerError, startEmbeddedServer } from '@routeur/embedded-postgres';
import { silentLog } from '../../src/runtime/log.ts';
import type { OwnerReport } from './embedded-fixture.ts';

const [, , dataDir = '', machine] = process.argv;
const report = (message: OwnerReport) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const server = await startEmbeddedServer(
    { log: silentLog, ...(machine === undefined ? {} : { machine: JSON.parse(machine) }) },
    { dataDir, holder: 'embedded-owner', sharedBuffers: '16MB' },
  );
  report({ connection: server.connection, ...(server.pid === undefined ? {} : { pid: server.pid }) });
  process.stdin.resume();
  await once(process.stdin, 'end');
  await server.close();
  report({ closed: true });
} catch (error) {
  if (!(error instanceof EmbeddedServerError || error instanceof DataFolderBusy)) throw error;
  report({ error: { code: error.code, message: error.message } });
}
