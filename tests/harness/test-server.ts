/** One embedded PostgreSQL for a whole test run; every test then makes a database of its own in it. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedConnection, startEmbeddedServer } from '@routeur/embedded-postgres';
import { silentLog } from '../../src/runtime/log.ts';
import { siteTemplateFolder } from './site-template.ts';

export async function startTestServer(): Promise<{ url: string; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'routeur-test-'));
  // The server of a root user runs as another user, who must be able to get here.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedServer({ log: silentLog }, { dataDir, holder: 'npm test' });
  const url = connectionUrl(server.connection);
  return {
    url,
    close: async () => {
      await server.close();
      for (const folder of [dataDir, siteTemplateFolder(url)]) {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function connectionUrl(connection: EmbeddedConnection): string {
  const host = encodeURIComponent(connection.host);
  return `postgres://${connection.user}@${host}:${connection.port}/${connection.database}`;
}
