/** A recording process is killed again and again: what was covered is there, once; the rest is marked unknown. */
import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Store, type TopRow, takeRecorderSession } from '../../src/store/index.ts';
import { bundledProgram } from '../harness/bundled-program.ts';
import { eventually } from '../harness/eventually.ts';
import { openTestStore } from '../harness/test-database.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { ModelVenue, SavedRows } from './recorder-model.ts';
import { fastClock, type LoggedFact, marketIds, tradesBetween } from './recording-log.ts';

const rounds = testRounds({ usual: 3, full: 10 });
const program = new URL('./recording-process.ts', import.meta.url);

test('killed at any instant, a recorder loses nothing that was covered, doubles nothing and hides no gap', async (t) => {
  const { store, url, close } = await openTestStore();
  t.after(close);
  const folder = await mkdtemp(join(tmpdir(), 'routeur-kill-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const logFile = join(folder, 'facts.jsonl');
  const startedAt = Date.now();
  const now = fastClock(startedAt);
  const recordUntil = async (wait: (child: ChildProcess) => Promise<unknown>): Promise<void> => {
    const child = fork(await bundledProgram(program), [url, logFile, String(startedAt)]);
    const exited = once(child, 'exit');
    const early = exited.then(() => Promise.reject(new Error('The recording process ended by itself.')));
    early.catch(() => undefined);
    await Promise.race([once(child, 'message'), early]);
    await Promise.race([wait(child), early]);
    child.kill('SIGKILL');
    await exited;
  };
  for (let round = 0; round < rounds; round++) {
    await recordUntil(() => sleep(50 + ((round * 577) % 1_500)));
  }
  // The last one lives until it has fetched what the others left, and everything received so far is saved.
  let trades: readonly string[] = [];
  await recordUntil(async (child) => {
    await once(child, 'message');
    const [first] = await loadSessions(store);
    trades = tradesBetween(first?.startedAt ?? 0, now()).map(({ trade }) => trade.id);
    const last = trades.at(-1) ?? '';
    await eventually(async () => (await loadTradeIds(store)).includes(last), 'the last trade is saved');
  });
  // The next recorder opens the gaps of the last one.
  await takeRecorderSession(store, { now, deadAfterMs: 0 });

  const facts = await loadFacts(logFile);
  const sessions = await loadSessions(store);
  assert.equal(sessions.length, rounds + 2);
  const saved = await loadRows(store);
  let books = 0;
  let tops = 0;
  const kept = new Set<string>();
  for (const [place, ofSession] of facts.entries()) {
    const coveredUntil = sessions[place]?.coveredUntil ?? 0;
    const naive = replay(ofSession);
    for (const id of marketIds) {
      for (const [second, top] of naive.tops.get(id) ?? []) {
        if ((second + 1) * 1000 > coveredUntil) continue;
        const { market: _, ...row } = theOnly(saved.tops, (row) => row.market.id === id && row.ts === top.ts);
        assert.deepEqual(row, top);
        kept.add(`${id} ${top.ts}`);
        tops++;
      }
      for (
        let second = Math.floor((ofSession[0]?.at ?? 0) / 1000);
        (second + 1) * 1000 < coveredUntil;
        second++
      ) {
        const t0 = (second + 1) * 1000;
        const known = saved.bookAt(id, t0);
        const expected = naive.doubted.get(id)?.has(t0) ? undefined : naive.bookAtEndOf(id, second);
        assert.deepEqual(known, expected, `${id} at ${t0} in session ${place + 1}`);
        if (known !== undefined) books++;
      }
    }
    // From where it was covered to where the next one knew the book again, nothing is claimed.
    const next = sessions[place + 1]?.startedAt ?? 0;
    for (const id of marketIds) {
      for (let at = coveredUntil; at < next; at += 100) assert.equal(saved.bookAt(id, at), undefined);
    }
  }
  assert.equal(saved.tops.length, kept.size, 'no row but those of covered seconds');
  assert.ok(books > 5 * rounds && tops > 10 * rounds, `${books} books and ${tops} tops were compared`);

  const recorded = await loadTradeIds(store);
  const found = new Set(recorded);
  assert.equal(found.size, recorded.length, 'a trade is there twice');
  assert.deepEqual(
    trades.filter((id) => !found.has(id)),
    [],
    'none is missing since the first began',
  );
  assert.ok(trades.length > 10 * rounds, `${trades.length} trades`);
});

async function loadFacts(file: string): Promise<LoggedFact[][]> {
  const sessions: LoggedFact[][] = [];
  for (const line of (await readFile(file, 'utf8')).split('\n').filter((text) => text.endsWith('}'))) {
    const fact: LoggedFact = JSON.parse(line);
    if (fact.kind === 'session') sessions.push([]);
    sessions.at(-1)?.push(fact);
  }
  return sessions;
}

/** The naive account of a session, with a sink that ignores everything. */
function replay(facts: readonly LoggedFact[]): ModelVenue {
  const ignoring = { takeBook: ignore, takeQuote: ignore, takeTrade: ignore, takeTradesMissed: ignore };
  const venue = new ModelVenue(ignoring, 0);
  for (const fact of facts) {
    venue.now = fact.at;
    if (fact.kind === 'doubt') venue.doubt(fact.id, 'suspect');
    else if (fact.kind === 'change') {
      venue.change(fact.id, [{ side: 'bid', price: fact.price, quantity: fact.quantity }]);
    }
  }
  return venue;
}

async function loadSessions(store: Store) {
  const rows = await store.query((db) =>
    db.selectFrom('recorder_session').selectAll().orderBy('id').execute(),
  );
  return rows.map(({ started_at, covered_until, trades_from }) => ({
    startedAt: started_at.getTime(),
    coveredUntil: covered_until.getTime(),
    tradesFrom: trades_from?.getTime(),
  }));
}

async function loadTables(store: Store, kind: string): Promise<string[]> {
  const { rows } = await store.query((db) =>
    sql<{ name: string }>`select tablename as name from pg_tables
      where tablename like ${`tick_${kind}_2%`} order by tablename`.execute(db),
  );
  return rows.map(({ name }) => name);
}

interface StoredTop {
  readonly id: string;
  readonly ts: Date;
  readonly changes: number;
  readonly bid: number | null;
  readonly bid_quantity: bigint | null;
  readonly ask: number | null;
  readonly ask_quantity: bigint | null;
  readonly yes_depth: bigint;
  readonly no_depth: bigint;
}

interface StoredDepth {
  readonly id: string;
  readonly ts: Date;
  readonly entry: number;
  readonly price: number;
  readonly quantity: bigint;
}

const entries = ['bid', 'ask', 'clear', 'full', 'top'] as const;

async function loadRows(store: Store): Promise<SavedRows> {
  const saved = new SavedRows();
  const tops = await loadAll<StoredTop>(store, 'top', sql`ts, market`);
  const depths = await loadAll<StoredDepth>(
    store,
    'depth',
    sql`ts, case entry when 2 then 0 when 3 then 1 when 4 then 1 else 2 end`,
  );
  for (const row of tops) {
    const top: Omit<TopRow, 'market'> = {
      ts: row.ts.getTime(),
      changes: row.changes,
      bid: row.bid ?? undefined,
      bidQuantity: row.bid_quantity === null ? undefined : Number(row.bid_quantity),
      ask: row.ask ?? undefined,
      askQuantity: row.ask_quantity === null ? undefined : Number(row.ask_quantity),
      yesDepth: row.yes_depth,
      noDepth: row.no_depth,
    };
    saved.tops.push({ market: { venue: 'venue_a', id: row.id }, ...top });
  }
  for (const { id, ts, entry, price, quantity } of depths) {
    const name = entries[entry];
    assert.ok(name !== undefined);
    const market = { venue: 'venue_a' as const, id };
    saved.depths.push({ market, ts: ts.getTime(), entry: name, price, quantity: Number(quantity) });
  }
  const gaps = await store.query((db) =>
    db
      .selectFrom('book_gap')
      .innerJoin('recorded_market', 'key', 'market')
      .select(['id', 'began_at', 'ended_at', 'cause'])
      .orderBy('began_at')
      .execute(),
  );
  for (const { id, began_at, ended_at, cause } of gaps) {
    const market = { venue: 'venue_a' as const, id };
    saved.gaps.push({ kind: 'opened', market, at: began_at.getTime(), cause });
    if (ended_at !== null) saved.gaps.push({ kind: 'closed', market, at: ended_at.getTime() });
  }
  return saved;
}

async function loadAll<Row>(store: Store, kind: string, order: ReturnType<typeof sql>): Promise<Row[]> {
  const all: Row[] = [];
  for (const table of await loadTables(store, kind)) {
    const { rows } = await store.query((db) =>
      sql<Row>`select t.*, m.id from ${sql.table(table)} t join recorded_market m on m.key = t.market
        order by ${order}`.execute(db),
    );
    all.push(...rows);
  }
  return all;
}

async function loadTradeIds(store: Store): Promise<string[]> {
  const ids: string[] = [];
  for (const table of await loadTables(store, 'trade')) {
    const { rows } = await store.query((db) =>
      sql<{ id: string }>`select id from ${sql.table(table)}`.execute(db),
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

function theOnly<T>(values: readonly T[], is: (value: T) => boolean): T {
  const found = values.filter(is);
  const [first] = found;
  assert.ok(first !== undefined && found.length === 1, `${found.length} rows where there should be one`);
  return first;
}

function ignore(): void {}
