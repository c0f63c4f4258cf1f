/**
 * `npm run generate [-- --check]`: writes the files that are derived from others, or lists those that are out of date.
 *
 *   endpoints  ──► openapi.json, client/api.ts
 *   families, clause book ──► docs/proof-tables.md
 *   migrations ──► a fresh database ──► src/store/schema.sql, src/store/tables.ts
 */
import './require-node.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { buildDocument, endpoints } from '../src/api/index.ts';
import { silentLog } from '../src/runtime/log.ts';
import { defaultStoreLimits, migrate, openStore } from '../src/store/index.ts';
import { startTestServer } from '../tests/harness/test-server.ts';
import { describeClaims } from './describe-claims.ts';
import { type ApiDocument, describeClient } from './describe-client.ts';
import { describeSchema, loadSchema } from './describe-schema.ts';
import { describeTables } from './describe-tables.ts';

const project = join(import.meta.dirname, '..');
const check = process.argv.includes('--check');

const schema = await readMigratedSchema();
const document = JSON.stringify(buildDocument(endpoints), null, 2);
const generated: Readonly<Record<string, string>> = {
  'openapi.json': `${document}\n`,
  // An OpenAPI document by the tests of the API; of it, only what the types need.
  'client/api.ts': describeClient(JSON.parse(document) as ApiDocument),
  'docs/proof-tables.md': describeClaims(),
  'src/store/schema.sql': describeSchema(schema),
  'src/store/tables.ts': describeTables(schema),
};

for (const [file, text] of Object.entries(generated)) {
  const path = join(project, file);
  const current = await readFile(path, 'utf8').catch(() => undefined);
  if (current === text) continue;
  if (check) {
    process.stdout.write(`${file} is out of date: run npm run generate\n`);
    process.exitCode = 1;
  } else {
    await writeFile(path, text);
    process.stdout.write(`wrote ${file}\n`);
  }
}

async function readMigratedSchema() {
  const server = await startTestServer();
  try {
    const store = openStore({ log: silentLog }, { kind: 'external', url: server.url }, defaultStoreLimits);
    await migrate(store);
    await store.close();
    const client = new Client({ connectionString: server.url });
    await client.connect();
    try {
      return await loadSchema(client);
    } finally {
      await client.end();
    }
  } finally {
    await server.close();
  }
}
