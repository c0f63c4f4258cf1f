/** A store, imports into it, and all that an import may write. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { Client } from 'pg';
import {
  defaultHistoryLimits,
  type HistoryLimits,
  type HistoryOutcome,
  type HistoryProgress,
  runHistoryImport,
} from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import type { Store } from '../../src/store/index.ts';
import type { Venue } from '../../src/venues/index.ts';
import { openTestStore } from '../harness/test-database.ts';
import { dumpListing } from '../ingest/listing-fixture.ts';

type Wanted = Parameters<typeof runHistoryImport>[1];
type Deps = Parameters<typeof runHistoryImport>[0];
export type Finished = Extract<HistoryOutcome, { kind: 'finished' }>;
export type Rows = (sql: string) => Promise<Record<string, unknown>[]>;

export interface ImportFixture {
  readonly store: Store;
  readonly url: string;
  readonly progress: HistoryProgress[];
  readonly rows: Rows;
  attempt(
    venue: Venue,
    options?: Partial<Wanted & HistoryLimits & Pick<Deps, 'findSealedTradeIds'>>,
    signal?: AbortSignal,
  ): Promise<HistoryOutcome>;
  run(...args: Parameters<ImportFixture['attempt']>): Promise<Finished>;
}

const dayMs = 86_400_000;

export async function openImport(t: TestContext, now: () => number): Promise<ImportFixture> {
  const { store, url, close } = await openTestStore();
  const client = new Client({ connectionString: url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await close();
  });
  const progress: HistoryProgress[] = [];
  const attempt: ImportFixture['attempt'] = (venue, options = {}, signal) => {
    const { since, tradesPerMarketMax, openMax, findSealedTradeIds, ...limits } = options;
    return runHistoryImport(
      {
        venue,
        store,
        log: silentLog,
        now,
        onProgress: (seen) => progress.push({ ...seen, counts: { ...seen.counts } }),
        ...(findSealedTradeIds === undefined ? {} : { findSealedTradeIds }),
      },
      {
        since: since ?? now() - 90 * dayMs,
        tradesPerMarketMax: tradesPerMarketMax ?? 10_000,
        openMax: openMax ?? 0,
      },
      signal ?? new AbortController().signal,
      { ...defaultHistoryLimits, ...limits },
    );
  };
  return {
    store,
    url,
    progress,
    rows: async (sql) => (await client.query(sql)).rows,
    attempt,
    run: async (...args) => {
      const outcome = await attempt(...args);
      assert.equal(outcome.kind, 'finished');
      return outcome;
    },
  };
}

/** Everything an import may write, without when and by which run it was written. */
export async function dumpPast(rows: Rows): Promise<Readonly<Record<string, Record<string, unknown>[]>>> {
  return {
    ...(await dumpListing(rows)),
    trades: await rows(`
      select r.venue, r.id as market, t.ts, t.id, t.price, t.quantity, t.flags
      from archived_trade t join recorded_market r on r.key = t.market order by r.venue, r.id, t.ts, t.id`),
    prices: await rows(`
      select r.venue, r.id as market, p.ts, p.price
      from archived_price p join recorded_market r on r.key = p.market order by r.venue, r.id, p.ts`),
    progress: await rows(`
      select r.venue, r.id as market, h.trades_from, h.trades_until, h.trades_cut_at, h.trades, h.prices_from,
        h.prices_until, h.prices, h.failure
      from history_import h join recorded_market r on r.key = h.market order by r.venue, r.id`),
  };
}
