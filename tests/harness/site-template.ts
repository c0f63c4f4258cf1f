/**
 * A data folder with a migrated embedded database, made once per test run and copied for each site. initdb and the
 * migrations take seconds; a copy takes a tenth of one.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedServer } from '@routeur/embedded-postgres';
import { silentLog } from '../../src/runtime/log.ts';
import { migrate, openStore } from '../../src/store/index.ts';
import {
  findTestServer,
  patientStoreLimits,
  schemaFingerprint,
  withTestServerLock,
} from './test-database.ts';

/** Copies the template into `folder`, which exists. Does nothing outside of `npm test`: then the first start is slow. */
export async function fillFromTemplate(folder: string): Promise<void> {
  const serverUrl = findTestServer();
  if (serverUrl === undefined) return;
  const template = siteTemplateFolder(serverUrl);
  await withTestServerLock(serverUrl, template, async () => {
    if ((await stat(template).catch(() => undefined)) === undefined) await makeTemplate(template);
  });
  // Node's own copy keeps neither the owner nor the times.
  await promisify(execFile)('cp', ['-a', `${template}/.`, folder]);
}

/** Unique to the run, since each run has a test server of its own; the test server removes it when it closes. */
export function siteTemplateFolder(serverUrl: string): string {
  const hash = createHash('sha256').update(serverUrl).digest('hex').slice(0, 12);
  return join(tmpdir(), `routeur-site-template-${hash}-${schemaFingerprint()}`);
}

async function makeTemplate(template: string): Promise<void> {
  const unfinished = `${template}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  // The database of a root user runs as another user, who must be able to get here.
  await chmod(unfinished, 0o755);
  const server = await startEmbeddedServer(
    { log: silentLog },
    { dataDir: unfinished, holder: 'a template', sharedBuffers: '16MB' },
  );
  try {
    const store = openStore(
      { log: silentLog },
      { kind: 'embedded', ...server.connection },
      patientStoreLimits,
    );
    try {
      await migrate(store);
    } finally {
      await store.close();
    }
  } finally {
    await server.close();
  }
  await rename(unfinished, template);
}
