/** What docs/history-format.md promises readers of the files holds: its statements run, and its columns are those of the files. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { runBulkImport } from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { loadBookAt } from '../../src/store/history/index.ts';
import { tickKinds } from '../../src/store/ticks/index.ts';
import { askFiles, makeFolder } from '../bulk-import/bulk-fixture.ts';
import { openTestHistory, type TestHistory } from './open-test-history.ts';
import { hourMs, noon, type PlainDepth } from './recorded-rows.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/history-format.md'), 'utf8');
const statements = [...page.matchAll(/```sql\n(.*?)```/gs)].map((match) =>
  (match[1] ?? '').trim().replace(/;$/, ''),
);
const [minutes = '', notional = '', book = '', gaps = '', checksum = '', imported = ''] = statements;

let recorded: TestHistory;

before(async () => {
  recorded = await openTestHistory();
  const { rows } = recorded;
  await rows.query(
    `insert into recorded_market (key, venue, id) values (1, 'venue_a', 'EXAMPLE'), (2, 'venue_b', 'OTHER')`,
  );
  for (const market of [1, 2]) {
    await rows.addQuotes([
      { market, ts: noon + 1_234, yesAsk: 400_000, noAsk: undefined, price: 390_000 },
      { market, ts: noon + 5_000, yesAsk: undefined, noAsk: undefined, price: undefined },
    ]);
    const top = { bidQuantity: 5, askQuantity: 6, yesDepth: 7n, noDepth: 8n, market };
    await rows.addTops([
      { ...top, ts: noon + 1_000, changes: 2, bid: 400_000, ask: 410_000 },
      { ...top, ts: noon + 59_999, changes: 3, bid: 390_000, ask: 420_000 },
      { ...top, ts: noon + 60_000, changes: 1, bid: 380_000, ask: 430_000 },
    ]);
    const trade = {
      market,
      ts: noon,
      receivedAt: noon + 9,
      price: 250_000,
      quantity: 9_000_000_000_000_000,
      takerAction: 'buy',
      block: false,
    } as const;
    await rows.addTrades([
      { ...trade, id: 'x', outcome: 'yes' },
      { ...trade, id: 'y', outcome: 'no' },
    ]);
  }
  const entry = (second: number, kind: PlainDepth['entry'], price = 0, quantity = 0): PlainDepth => ({
    market: 1,
    ts: noon + second * 1_000,
    entry: kind,
    price,
    quantity,
  });
  await rows.addDepths([
    entry(10, 'clear'),
    entry(10, 'full'),
    entry(10, 'bid', 100_000, 9),
    entry(20, 'bid', 110_000, 9),
    entry(1_700, 'clear'),
    entry(1_700, 'top'),
    entry(1_700, 'bid', 400_000, 5),
    entry(1_700, 'ask', 450_000, 6),
    entry(1_700, 'ask', 460_000, 7),
    entry(1_750, 'ask', 450_000),
    entry(1_799, 'bid', 410_000, 8),
    entry(1_800, 'bid', 420_000, 1),
  ]);
  await rows.query(
    `insert into book_gap values (1, $1, $2, 'suspect'), (1, $3, $4, 'disconnected'), (2, $3, null, 'restart')`,
    [0, 100_000, 1_790_000, 1_900_000].map((ms) => new Date(noon + ms)),
  );
  await rows.query(
    `insert into trade_gap (venue, began_at, ended_at, cause) values ('venue_a', $1, $1, 'refused')`,
    [new Date(noon)],
  );
  const sealing = recorded.sealing(noon + 2 * hourMs);
  await sealing.sealDue();
  assert.deepEqual([sealing.status().parts, sealing.status().failures], [4, 0]);
});
after(() => recorded.close());

/** The page's paths are relative to the history folder. */
async function run(statement: string): Promise<readonly Record<string, unknown>[]> {
  return recorded.history.engine.query(statement.replace(/(?<=read_parquet\(')/g, `${recorded.folder}/`));
}

test('the page has six statements', () => assert.equal(statements.length, 6));

test('points a minute', async () => {
  const found = await run(
    `select epoch_ms(minute) - ${noon} as minute, bid, ask, changes::integer as changes from (${minutes})`,
  );
  assert.deepEqual(
    found.map((row) => ({ ...row })),
    [
      { minute: 0n, bid: 0.39, ask: 0.42, changes: 5 },
      { minute: 60_000n, bid: 0.38, ask: 0.43, changes: 1 },
    ],
  );
});

test('what takers paid', async () => {
  const found = await run(notional);
  assert.deepEqual(
    found.map((row) => Object.values(row)),
    [
      ['venue_a', 'EXAMPLE', 2n, 9_000_000_000_000_000n * 1_000_000n],
      ['venue_b', 'OTHER', 2n, 9_000_000_000_000_000n * 1_000_000n],
    ],
  );
});

test('the book at a time is the one the service gives', async () => {
  const found = await run(book);
  const levels = found.map(({ side, price, quantity }) => [side, price, quantity]);
  assert.deepEqual(levels, [
    ['ask', 460_000, 7n],
    ['bid', 400_000, 5n],
    ['bid', 410_000, 8n],
  ]);
  assert.equal(await loadBookAt(recorded.history, 1, noon + 1_800_000), undefined, 'a gap covers it');
  await recorded.rows.query(`delete from book_gap where cause = 'disconnected'`);
  const ours = await loadBookAt(recorded.history, 1, noon + 1_800_000);
  assert.deepEqual(ours, {
    book: {
      bids: { prices: [400_000, 410_000], quantities: [5, 8] },
      asks: { prices: [460_000], quantities: [7] },
    },
    assurance: 'top',
    ts: noon + 1_800_000,
  });
});

test('the gap that covers a time', async () => {
  const found = await run(
    `select epoch_ms(began_at) - ${noon} as began, epoch_ms(ended_at) - ${noon} as ended, cause from (${gaps})`,
  );
  assert.deepEqual(
    found.map((row) => ({ ...row })),
    [{ began: 1_790_000n, ended: 1_900_000n, cause: 'disconnected' }],
  );
  const all = await run(
    `select kind, venue, market_id, ended_at is null as open from read_parquet('gap/*.parquet') order by all`,
  );
  assert.deepEqual(
    all.map((row) => Object.values(row)),
    [
      ['book', 'venue_a', 'EXAMPLE', false],
      ['book', 'venue_a', 'EXAMPLE', false],
      ['book', 'venue_b', 'OTHER', true],
      ['trade', 'venue_a', null, false],
    ],
  );
});

test('the checksum of a file is the one that was noted', async () => {
  const [found] = await run(checksum);
  const [noted] = await recorded.rows.query(`select rows, checksum from tick_hour where kind = 'quote'`);
  assert.deepEqual({ rows: String(found?.['rows']), checksum: found?.['checksum'] }, noted);
});

test('every column of a file is on the page', async () => {
  for (const kind of tickKinds) {
    const columns = await run(`describe select * from read_parquet('${kind}/*/*.parquet')`);
    for (const { column_name: name } of columns)
      assert(page.includes(`\`${String(name)}\``), `${kind}: ${String(name)}`);
  }
});

test('closing prices of imported fills', async (t) => {
  const folder = await makeFolder(t);
  const fills = [10, 20, 3_700].map(
    (second) =>
      `('fill ${second}', 'EXAMPLE', 1, ${10 + (second % 90)}, 'yes', ${noon + second * 1_000}::bigint)`,
  );
  await askFiles(
    `copy (select * from (values ${fills.join(', ')}) f (trade_id, ticker, count, yes_price, taker_side, created_time))
      to '${join(folder, 'fills.parquet')}'`,
  );
  await runBulkImport(
    {
      store: recorded.history.store,
      log: silentLog,
      now: () => noon + 24 * hourMs,
      historyFolder: recorded.folder,
    },
    folder,
    new AbortController().signal,
  );
  const found = await run(`select epoch_ms(hour) - ${noon} as hour, price from (${imported})`);
  assert.deepEqual(
    found.map((row) => ({ ...row })),
    [
      { hour: 0n, price: 0.3 },
      { hour: 3_600_000n, price: 0.2 },
    ],
  );
});
