/** A history of its own for one test: a database, a folder, and a sealer. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '../../src/runtime/log.ts';
import {
  defaultSealingOptions,
  type History,
  openHistory,
  Sealing,
  type SealingDeps,
  type SealingOptions,
} from '../../src/store/history/index.ts';
import { migrate, openStore, type Store } from '../../src/store/index.ts';
import { openTestStore, patientStoreLimits } from '../harness/test-database.ts';
import { RowWriter } from './recorded-rows.ts';

export interface TestHistory {
  readonly history: History;
  readonly rows: RowWriter;
  readonly url: string;
  readonly folder: string;
  /** A new sealer, at an instant. */
  sealing(at: number, deps?: Partial<SealingDeps>, options?: Partial<SealingOptions>): Sealing;
  close(): Promise<void>;
}

export async function openTestHistory(): Promise<TestHistory> {
  const { store, url, close } = await openTestStore();
  const folder = await mkdtemp(join(tmpdir(), 'routeur-history-'));
  return openAt({ store, url, folder }, async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });
}

/** The history of another process. */
export async function openSharedHistory({
  url,
  folder,
}: Pick<TestHistory, 'url' | 'folder'>): Promise<TestHistory> {
  const store = openStore({ log: silentLog }, { kind: 'external', url }, patientStoreLimits);
  await migrate(store);
  return openAt({ store, url, folder }, () => store.close());
}

async function openAt(
  { store, url, folder }: { readonly store: Store; readonly url: string; readonly folder: string },
  close: () => Promise<void>,
): Promise<TestHistory> {
  const history = await openHistory({ store }, { folder });
  const rows = await RowWriter.open(url);
  return {
    history,
    rows,
    url,
    folder,
    sealing: (at, deps = {}, options = {}) =>
      new Sealing(
        { history, store, log: silentLog, now: () => at, ...deps },
        { ...defaultSealingOptions, partEveryMs: 0, ...options },
      ),
    close: async () => {
      await rows.close();
      await history.close();
      await close();
    },
  };
}
