/** A database with a run in it, and recorders of leads on it whose store and watch the test holds. */

import type { TestContext } from 'node:test';
import { setImmediate as giveWay } from 'node:timers/promises';
import { Client } from 'pg';
import type { LeadBoard } from '../../src/core/lead/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { type LeadLife, type Store, StoreError, type WatchSession } from '../../src/store/index.ts';
import {
  createDatabaseLeads,
  LeadRecorder,
  type LeadRecorderLimits,
  type LeadStore,
} from '../../src/watch/record-leads.ts';
import { servedAt } from '../harness/served-run.ts';
import { openTestStore } from '../harness/test-database.ts';

export async function openRecordedDatabase(t: TestContext) {
  const { store, url, close } = await openTestStore();
  const client = new Client({ connectionString: url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await close();
  });
  for (const run of [1, 2]) await addRun(client, run);
  const rows = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;
  return {
    store,
    client,
    rows,
    /** The lives as `key state events`, in order; `pair`, `open` or why it ended, and the kinds of its events. */
    async lives(): Promise<string[]> {
      const found = await rows(`
        select substring(left_id from 2) || ' ' || case when closed_at is null
          then case when executable then 'executable' else 'open' end else close_reason end || ': ' ||
          coalesce((select string_agg(kind, ' ' order by number) from lead_event e where e.lead = l.id), '') as life
        from lead l order by left_id, id`);
      return found.map(({ life }) => String(life));
    },
    /** The ids of leads announced to subscribers, in order. */
    async announced(): Promise<string[]> {
      const found = await rows(
        `select payload ->> 'id' as id from outbox where topic = 'lead.executable' order by outbox.id`,
      );
      return found.map(({ id }) => String(id));
    },
  };
}

async function addRun(client: Client, run: number): Promise<void> {
  await client.query(
    `insert into graph_run values ($1, 'one', $2, $2, '{}', 0, 0, 0, 0, 0, 0, '{}', '{}', 0, 0, 0)`,
    [run, new Date(servedAt)],
  );
}

/** What the test does to the database's answers. */
export interface Trouble {
  /** Asked before every batch: `refused` never reaches the database, `unacknowledged` does, and the answer is lost. */
  onSave: (() => 'refused' | 'unacknowledged' | undefined | Promise<undefined>) | undefined;
}

export function startRecorder(
  t: TestContext,
  store: Store,
  options: {
    readonly limits?: Partial<LeadRecorderLimits>;
    readonly now?: () => number;
  } = {},
) {
  const { limits = {}, now = () => servedAt } = options;
  const trouble: Trouble = { onSave: undefined };
  const restored: LeadLife[] = [];
  const saves: number[] = [];
  const watch: { isSwept: boolean; board: LeadBoard | undefined; restore(open: readonly LeadLife[]): void } =
    {
      isSwept: false,
      board: undefined,
      restore: (open: readonly LeadLife[]) => void restored.push(...open),
    };
  const database = createDatabaseLeads({ store, now }, { deadAfterMs: limits.deadAfterMs ?? 5_000 });
  const leads: LeadStore = {
    ...database,
    save: async (session: WatchSession, batch, signal) => {
      saves.push(batch.number);
      const outage = await trouble.onSave?.();
      const unavailable = new StoreError('unavailable', 'The test cut the database off.');
      if (outage === 'refused') throw unavailable;
      await database.save(session, batch, signal);
      if (outage === 'unacknowledged') throw unavailable;
    },
  };
  const recorder = new LeadRecorder(
    { log: silentLog, now, leads, print: ({ lead }) => JSON.stringify({ id: lead.key }), watch },
    { flushMs: 1, ...limits },
  );
  const stop = new AbortController();
  const running = recorder.run(stop.signal);
  t.after(async () => {
    stop.abort();
    await running;
  });
  return {
    recorder,
    trouble,
    watch,
    restored,
    /** The numbers of the batches that were tried. */
    saves,
    /** Everything taken is saved, and it ends. */
    async end(): Promise<void> {
      stop.abort();
      await running;
    },
    async isIdle(): Promise<boolean> {
      await giveWay();
      return recorder.status().state === 'recording' && recorder.status().waiting === 0;
    },
  };
}
