import { isIPv6 } from 'node:net';
import type { Command } from 'commander';
import { findRunningServer, listApiKeys } from '../../store/index.ts';
import { parseConfig } from '../config.ts';
import { withStore } from '../database.ts';
import { createCommandLog } from './command-log.ts';

const answerTimeoutMs = 3_000;

/** What an operator wants to know first: does it run, is it ready, what is in the database. */
export function registerStatus(program: Command): void {
  program
    .command('status')
    .description('whether the service runs, and what its database holds')
    .action(async () => {
      const config = parseConfig(process.env);
      const host = isIPv6(config.host) ? `[${config.host}]` : config.host;
      const url = `http://${host}:${config.port}`;
      const alive = await ask(`${url}/healthz`);
      const readiness = alive === undefined ? undefined : await ask(`${url}/readyz`);
      process.stdout.write(
        `service    ${alive === undefined ? `not running on ${url}` : `running on ${url}`}\n`,
      );
      if (readiness !== undefined) process.stdout.write(`ready      ${readiness}\n`);
      const isHeld =
        config.databaseUrl !== undefined || (await findRunningServer(config.dataDir)) !== undefined;
      if (!isHeld) {
        process.stdout.write(`database   embedded in ${config.dataDir}, not running\n`);
        return;
      }
      await withStore({ log: createCommandLog() }, config, 'routeur status', async (store) => {
        const keys = await listApiKeys(store);
        const active = keys.filter((key) => key.revokedAt === undefined).length;
        process.stdout.write(`database   ${store.kind}, PostgreSQL ${await store.probe()}\n`);
        process.stdout.write(`keys       ${active} active, ${keys.length - active} revoked\n`);
      });
    });
}

/** `yes`, or the code of the refusal; nothing when there is no answer. */
async function ask(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerTimeoutMs) });
    if (response.ok) return 'yes';
    const body: unknown = await response.json();
    return `no: ${JSON.stringify(body)}`;
  } catch {
    // No process listens there, or another program does: either way the service does not run.
    return undefined;
  }
}
