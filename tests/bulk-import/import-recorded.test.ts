/** What was recorded or walked goes before what files say, and the record of another service can be moved here. */
import assert from 'node:assert/strict';
import { cp, mkdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { loadGaps, loadQuotes, loadTrades, loadWholeArchiveTrades } from '../../src/store/index.ts';
import { openTestHistory, type TestHistory } from '../history/open-test-history.ts';
import { hourMs, noon } from '../history/recorded-rows.ts';
import { askFiles, bulkNow, dumpBulk, makeFolder, openBulk } from './bulk-fixture.ts';

const everything = { from: 0, to: bulkNow, limit: 100 };
const later = noon + 5 * hourMs;

async function writeFills(
  folder: string,
  ids: readonly (readonly [id: string, ms: number])[],
  market = 'K-1',
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const rows = ids.map(([id, ms]) => `('${id}', '${market}', 1, 50, 'yes', ${ms}::bigint)`);
  await askFiles(
    `copy (select * from (values ${rows.join(', ')}) t (trade_id, ticker, count, yes_price, taker_side, created_time))
      to '${join(folder, 'fills.parquet')}'`,
    `copy (select 'K-1' as ticker, 'K' as event_ticker, 'active' as status, '' as result) to '${join(folder, 'markets.parquet')}'`,
  );
}

test('a fill that is in a hot hour is not imported, and one of a walked span is not shown', async (t) => {
  const fixture = await openBulk(t);
  const folder = await makeFolder(t);
  const market = { venue: 'venue_a', id: 'K-1' } as const;
  await fixture.rows(`insert into recorded_market (key, venue, id) values (1, 'venue_a', 'K-1')`);
  await fixture.rows(
    `insert into tick_hour (kind, hour, part) values ('trade', to_timestamp(${noon / 1000}), 0)`,
  );
  const stamp = new Date(noon).toISOString().slice(0, 13).replace(/[-T]/g, '');
  await fixture.rows(`create table tick_trade_${stamp}_0 (like tick_trade including all)`);
  await fixture.rows(
    `insert into tick_trade_${stamp}_0 values (to_timestamp(${noon / 1000 + 1}), now(), 1000000, 1, 500000, 0, 'recorded')`,
  );
  await writeFills(folder, [
    ['recorded', noon + 1_000],
    ['missed', noon + 2_000],
    ['old', noon - 40 * 86_400_000],
  ]);
  const report = await fixture.run(folder);
  assert.equal(report.leftOut['fill_recorded'], 1);
  const shown = async () =>
    (await loadWholeArchiveTrades(fixture.history, market, everything)).map(({ id }) => id);
  assert.deepEqual(await shown(), ['missed', 'old']);

  // A walk that knows the span whole, and one of its fills by another name.
  await fixture.rows(
    `insert into archived_trade values (to_timestamp(${noon / 1000 + 2}), 1000000, 1, 500000, 0, 'walked')`,
  );
  await fixture.rows(
    `insert into history_import (market, trades_from, trades_until, trades, prices)
     values (1, to_timestamp(${noon / 1000 - 3_600}), to_timestamp(${noon / 1000 + 3_600}), 1, 0)`,
  );
  assert.deepEqual(await shown(), ['walked', 'old']);
});

test('a fill of venue_b that is recorded after its hour was imported is shown once, as it was recorded', async (t) => {
  const fixture = await openBulk(t);
  const folder = await makeFolder(t);
  const market = { venue: 'venue_b', id: 'q-1' } as const;
  // Fills of the chain at noon, and at each of the four hours before it.
  const fills = [0, 1, 2, 3, 4].map(
    (back) =>
      `(${100 - back}, '0x${back}', 1::bigint, '111', '0', 1000000::bigint, 500000::bigint, ${noon - back * hourMs + 60_000}::bigint)`,
  );
  await askFiles(
    `copy (select '1' as id, '0xc' as condition_id, 'q-1' as slug, '["Yes","No"]' as outcomes, '["111","222"]' as clob_token_ids,
      '["0.5","0.5"]' as outcome_prices, false as closed) to '${join(folder, 'markets.parquet')}'`,
    `copy (select * from (values ${fills.join(', ')}) t (block_number, transaction_hash, log_index, maker_asset_id, taker_asset_id,
      maker_amount, taker_amount, timestamp)) to '${join(folder, 'trades.parquet')}'`,
  );
  const report = await fixture.run(folder);
  assert.equal(report.counts['fill.added'], 5, JSON.stringify(report));
  const shown = async (page: { readonly limit: number } = everything) =>
    (await loadWholeArchiveTrades(fixture.history, market, { ...everything, ...page })).map(
      ({ venueTime }) => (noon + 60_000 - venueTime) / hourMs,
    );
  assert.deepEqual(await shown(), [0, 1, 2, 3, 4]);

  await fixture.rows(
    `insert into recorded_market (key, venue, id) values (1, 'venue_b', 'q-1'), (2, 'venue_b', 'q-2')`,
  );
  for (const [key, back] of [
    [1, 0],
    [1, 1],
    [2, 2],
  ] as const) {
    const at = noon - back * hourMs;
    const stamp = new Date(at).toISOString().slice(0, 13).replace(/[-T]/g, '');
    await fixture.rows(
      `insert into tick_hour (kind, hour, part) values ('trade', to_timestamp(${at / 1000}), 0)`,
    );
    await fixture.rows(`create table tick_trade_${stamp}_0 (like tick_trade including all)`);
    await fixture.rows(
      `insert into tick_trade_${stamp}_0 values (to_timestamp(${at / 1000 + 60}), now(), 1000000, ${key}, 500000, 0, 'recorded')`,
    );
  }
  assert.deepEqual(await shown(), [2, 3, 4]);
  // A short page is filled up from the hours before.
  assert.deepEqual(await shown({ limit: 2 }), [2, 3]);
});

async function recordElsewhere(t: TestContext): Promise<TestHistory> {
  const other = await openTestHistory();
  t.after(() => other.close());
  await other.rows.addMarkets(4);
  for (const hour of [noon, noon + hourMs]) {
    const trade = (market: number, n: number) => ({
      market,
      ts: hour + n * 1_000,
      receivedAt: hour + n * 1_000 + 50,
      id: `${hour} ${market} ${n}`,
      price: 400_000 + n,
      quantity: 1_000_000,
      takerAction: 'buy' as const,
      outcome: 'yes' as const,
      block: false,
    });
    await other.rows.addTrades([1, 2, 3, 4].flatMap((market) => [trade(market, 1), trade(market, 2)]));
    await other.rows.addQuotes(
      [1, 2, 3].map((market) => ({
        market,
        ts: hour + market * 1_000,
        yesAsk: 410_000,
        noAsk: 600_000,
        price: undefined,
      })),
    );
  }
  await other.sealing(later).sealDue();
  return other;
}

const nameOf = (key: number) => ({ venue: key % 2 === 0 ? 'venue_a' : 'venue_b', id: `market,"${key}"` });

test('the history folder of another service is moved here whole, under the keys of this database, once', async (t) => {
  const other = await recordElsewhere(t);
  const fixture = await openBulk(t);
  // Keys are given in another order here.
  await fixture.rows(
    `insert into recorded_market (venue, id) values ('venue_b', 'market,"3"'), ('venue_b', 'market,"1"')`,
  );
  const copy = join(await makeFolder(t), 'history');
  await cp(other.folder, copy, { recursive: true });
  const report = await fixture.run(copy);
  assert.deepEqual(report.setAside, []);
  assert.equal(report.counts['recorded.added'], 2 * (8 + 3));

  const window = { from: noon, to: later, limit: 100 };
  for (const key of [1, 2, 3, 4]) {
    const { venue, id } = nameOf(key);
    const [row] = await fixture.rows(
      `select key from recorded_market where venue = '${venue}' and id = '${id}'`,
    );
    const here = Number(row?.['key']);
    const trades = (await loadTrades(fixture.history, here, window)).map((trade) => ({
      ...trade,
      market: key,
    }));
    assert.deepEqual(trades, await loadTrades(other.history, key, window));
    assert.equal(trades.length, 4);
    const asked = { ...window, stepMs: 1_000 };
    const quotes = (await loadQuotes(fixture.history, here, asked)).map((quote) => ({
      ...quote,
      market: key,
    }));
    assert.deepEqual(quotes, await loadQuotes(other.history, key, asked));
    const gaps = await loadGaps(fixture.store, here, noon, later);
    // The book is not known any more where the record ends.
    assert.deepEqual(
      gaps.map(({ endedAt, cause }) => [endedAt, cause]),
      key === 4 ? [] : [[undefined, 'moved']],
    );
  }
  // The sums are those of the files: what seals here can verify them.
  const [sums] = await fixture.rows(
    `select count(*)::int as files from tick_hour where file is not null and checksum <> '0'`,
  );
  assert.deepEqual(sums, { files: 4 });

  const again = await fixture.run(copy);
  assert.equal(again.counts['recorded.added'] ?? 0, 0);
  assert.equal(again.leftOut['recorded_here'], 2 * (8 + 3));
  assert.equal(again.counts['recorded.gaps'] ?? 0, 0);

  // A fill that is in a sealed hour is not imported from elsewhere either.
  const folder = await makeFolder(t);
  await writeFills(
    folder,
    [
      [`${noon} 2 1`, noon + 1_000],
      ['missed', noon + 3_000],
    ],
    nameOf(2).id,
  );
  const { counts, leftOut } = await fixture.run(folder);
  assert.deepEqual([leftOut['fill_recorded'], counts['fill.added']], [1, 1]);
});

test('of an hour that both recorded, the fills are joined and the books are those of this service', async (t) => {
  const other = await recordElsewhere(t);
  const here = await openTestHistory();
  t.after(() => here.close());
  await here.rows.addMarkets(1);
  await here.rows.addTrades([
    {
      market: 1,
      ts: noon + 1_000,
      receivedAt: noon + 1_000,
      id: `${noon} 1 1`,
      price: 400_001,
      quantity: 1_000_000,
      takerAction: 'buy',
      outcome: 'yes',
      block: false,
    },
  ]);
  await here.rows.addQuotes([{ market: 1, ts: noon + 7_000, yesAsk: 5, noAsk: undefined, price: undefined }]);
  const fixture = await openBulk(t);
  const own = join(await makeFolder(t), 'own');
  await here.sealing(later).sealDue();
  await cp(here.folder, own, { recursive: true });
  await fixture.run(own);
  const copy = join(await makeFolder(t), 'history');
  await cp(other.folder, copy, { recursive: true });
  const report = await fixture.run(copy);
  // One fill and one quote are here already.
  assert.equal(report.leftOut['recorded_here'], 2);
  const window = { from: noon, to: noon + hourMs, limit: 100 };
  const [row] = await fixture.rows(`select key from recorded_market where id = 'market,"1"'`);
  assert.equal((await loadTrades(fixture.history, Number(row?.['key']), window)).length, 2);
  const quotes = await loadQuotes(fixture.history, Number(row?.['key']), { ...window, stepMs: 1_000 });
  assert.deepEqual(
    quotes.map(({ yesAsk }) => yesAsk),
    [5],
  );
});

test('a recorded file that was cut while it was copied is named, and the others are moved', async (t) => {
  const other = await recordElsewhere(t);
  const fixture = await openBulk(t);
  const copy = join(await makeFolder(t), 'history');
  await cp(other.folder, copy, { recursive: true });
  const file = 'trade/2026-09-15/trade-20260915T12-0.parquet';
  await truncate(join(copy, file), 300);
  const report = await fixture.run(copy);
  assert.deepEqual(
    report.setAside.map(({ path }) => path),
    [file],
  );
  assert.equal(report.counts['recorded.added'], 8 + 2 * 3);
});

test('an archive that was imported elsewhere is imported here as it is', async (t) => {
  const first = await openBulk(t);
  const folder = await makeFolder(t);
  await writeFills(folder, [
    ['one', noon],
    ['two', noon - 90 * 86_400_000],
  ]);
  await first.run(folder);
  const second = await openBulk(t);
  const copy = join(await makeFolder(t), 'history');
  await cp(first.historyFolder, copy, { recursive: true });
  const report = await second.run(copy);
  assert.equal(report.counts['fill.added'], 2);
  assert.deepEqual((await dumpBulk(second))['contents'], (await dumpBulk(first))['contents']);
});
