/** A history of its own for one test: a database, a folder, and somebody who seals. */
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
import { openTestStore } from '../harness/test-database.ts';
import { RowWriter } from './recorded-rows.ts';

export interface TestHistory {
  readonly history: History;
  readonly rows: RowWriter;
  readonly url: string;
  readonly folder: string;
  /** Somebody new who seals, at an instant. */
  sealing(at: number, deps?: Partial<SealingDeps>, options?: Partial<SealingOptions>): Sealing;
  close(): Promise<void>;
}

export async function openTestHistory(): Promise<TestHistory> {
  const { store, url, close } = await openTestStore();
  const folder = await mkdtemp(join(tmpdir(), 'routeur-history-'));
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
      await rm(folder, { recursive: true, force: true });
    },
  };
}
