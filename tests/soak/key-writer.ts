/**
 * Issues and revokes keys, one after the other, through the database of a running service, until it gets SIGTERM.
 * Whatever happens to that database, it goes on as soon as it can. Argument: the data folder. Prints a line before it
 * tries a write and one after the write is committed (`WriterLine`).
 */
import { issueApiKey } from '../../src/api/index.ts';
import { wait } from '../../src/runtime/backoff.ts';
import { silentLog } from '../../src/runtime/log.ts';
import {
  defaultStoreLimits,
  findRunningServer,
  migrate,
  openStore,
  revokeApiKey,
  type Store,
  StoreError,
} from '../../src/store/index.ts';

/** `label` names a write before its key has an id. */
export type WriterLine =
  | { readonly kind: 'issuing'; readonly label: string }
  | { readonly kind: 'issued'; readonly label: string; readonly id: string; readonly key: string }
  | { readonly kind: 'revoking'; readonly id: string }
  | { readonly kind: 'revoked'; readonly id: string };

const retryMs = 50;
/** Between writes: enough of them to be hit by a kill, not so many that nothing else gets its turn. */
const pauseMs = 5;
/** Every so many keys, the oldest not yet revoked one is revoked. */
const revokeEvery = 4;

const [, , dataDir = ''] = process.argv;
const report = (line: WriterLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());

let count = 0;
const unrevoked: string[] = [];

async function writeUntilItFails(store: Store): Promise<void> {
  await migrate(store);
  while (!stop.signal.aborted) {
    const label = `soak ${++count}`;
    report({ kind: 'issuing', label });
    const { id, text: key } = await issueApiKey(store, { tier: 'institutional', label });
    report({ kind: 'issued', label, id, key });
    unrevoked.push(id);
    const oldest = count % revokeEvery === 0 ? unrevoked.shift() : undefined;
    if (oldest !== undefined) {
      report({ kind: 'revoking', id: oldest });
      await revokeApiKey(store, oldest);
      report({ kind: 'revoked', id: oldest });
    }
    await wait(pauseMs);
  }
}

while (!stop.signal.aborted) {
  const connection = await findRunningServer(dataDir);
  if (connection === undefined) {
    await wait(retryMs);
    continue;
  }
  const limits = { ...defaultStoreLimits, connectionsMax: 1 };
  const store = openStore({ log: silentLog }, { kind: 'embedded', ...connection }, limits);
  try {
    await writeUntilItFails(store);
  } catch (error) {
    // The database went away: that is what this program is for. Anything else is a bug and ends it.
    if (!(error instanceof StoreError)) throw error;
    await wait(retryMs);
  } finally {
    await store.close();
  }
}
