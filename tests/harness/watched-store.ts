/**
 * A store whose queries the test sees and can make fail. Queries are distinguished by table, and those a request makes from
 * those of background work by the asynchronous context they are made in.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import { type Store, StoreError } from '../../src/store/index.ts';

/** `refused`: the statement never reaches the database. `unacknowledged`: it does, and the answer is lost. */
type StoreOutage = 'refused' | 'unacknowledged';

type Table = 'api_key' | 'daily_usage';

export interface WatchedStore {
  /** What `work` resolves with, and the tables its queries went to, in order. */
  record<T>(work: () => Promise<T>): Promise<{ result: T; tables: Table[] }>;
  /** Until called with nothing, every query fails so. */
  fail(outage?: StoreOutage): void;
}

/** Watches this very store: everything that holds it is watched from now on. */
export function watchStore(store: Store): WatchedStore {
  const recording = new AsyncLocalStorage<Table[]>();
  const query = store.query.bind(store);
  let outage: StoreOutage | undefined;
  store.query = async (run, signal) => {
    const seen = recording.getStore();
    const unavailable = new StoreError('unavailable', 'The test cut the database off.', {
      retryAfterMs: 1000,
    });
    if (outage === 'refused') throw unavailable;
    const result = await query((db, options) => run(db.withPlugin(listTables(seen ?? [])), options), signal);
    if (outage === 'unacknowledged') throw unavailable;
    return result;
  };
  return {
    record: async (work) => {
      const tables: Table[] = [];
      const result = await recording.run(tables, work);
      return { result, tables };
    },
    fail: (next) => {
      outage = next;
    },
  };
}

function listTables(seen: Table[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      seen.push(JSON.stringify(node).includes('"api_key"') ? 'api_key' : 'daily_usage');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
