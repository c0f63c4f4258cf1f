/** Real settled weather markets with their hourly candles, written as a folder of the layout, one fill a candle. */
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { describeCalibration } from '../../src/api/routes/insights/settled/index.ts';
import { SettledHistory, settleMarket } from '../../src/core/insight/index.ts';
import { loadSettledBase } from '../../src/store/index.ts';
import { findNeeded, missing } from '../harness/test-needs.ts';
import { brierByHand } from '../strategies/by-hand.ts';
import { askFiles, makeFolder, openBulk } from './bulk-fixture.ts';

test('real weather markets have the prices in the base that their candles say, and a curve at one day', {
  skip: missing('captures'),
}, async (t) => {
  const captures = join(findNeeded('captures'), 'venue_a/weather-2026-05');
  const folder = await makeFolder(t);
  await mkdir(join(folder, 'markets'));
  await mkdir(join(folder, 'trades'));
  const marketsFile = join(folder, 'markets/markets.parquet');
  const fillsFile = join(folder, 'trades/trades.parquet');
  await askFiles(
    `copy (select * from read_json_auto('${join(captures, 'markets.jsonl.gz')}')) to '${marketsFile}'`,
    // A candle closes with the last trade before its end; it is dated a millisecond before.
    `copy (select md5(ticker || end_ts) as trade_id, ticker, greatest(1, volume::bigint) as count, round(price_close * 100)::bigint as yes_price,
        'yes' as taker_side, make_timestamp(end_ts::bigint * 1000000 - 1000) as created_time
      from read_csv('${join(captures, 'candles_1h.csv.gz')}') where price_close is not null) to '${fillsFile}'`,
  );
  const fixture = await openBulk(t);
  const report = await fixture.run(folder);
  assert.deepEqual(report.setAside, []);

  const markets = await askFiles(
    `select ticker, any_value(result) as result, any_value(event_ticker) as event, epoch_ms(any_value(expected_expiration_time)::timestamptz) as stated,
      epoch_ms(any_value(close_time)::timestamptz) as closed
     from read_parquet('${marketsFile}') where result in ('yes', 'no') group by ticker`,
  );
  const fills = await askFiles(
    `select ticker, yes_price, epoch_ms(created_time) as ms from read_parquet('${fillsFile}') where yes_price between 1 and 99 order by ms`,
  );
  const closesOf = Map.groupBy(fills, ({ ticker }) => String(ticker));
  const expected = new Map<string, unknown>();
  for (const { ticker, result, event, stated, closed } of markets) {
    const outcome = settleMarket(
      {
        venue: 'venue_a',
        id: String(ticker),
        eventId: String(event),
        category: 'Other',
        gameStartsAt: undefined,
        statedEndAt: Number(stated),
        closedAt: Number(closed),
        determinedAt: undefined,
        settledAt: Number(closed),
        result: result === 'yes' ? 'yes' : 'no',
        yesPayout: result === 'yes' ? '1' : '0',
      },
      (closesOf.get(String(ticker)) ?? []).map(({ ms, yes_price: cents }) => ({
        at: Number(ms),
        price: Number(cents) * 10_000,
      })),
    );
    if (outcome.kind === 'settled') {
      expected.set(String(ticker), [
        outcome.market.payout,
        ...outcome.market.prices.map((price) => price ?? null),
      ]);
    }
  }
  assert.ok(expected.size > 100, `${expected.size} settled markets with prices`);
  const base = await fixture.rows('select * from settled_market order by id');
  const found = new Map(
    base.map((row) => [
      String(row['id']),
      [row['payout'], row['price_1d'], row['price_3d'], row['price_7d'], row['price_14d'], row['price_30d']],
    ]),
  );
  assert.deepEqual(found, new Map([...expected].sort(([left], [right]) => (left < right ? -1 : 1))));
  t.diagnostic(
    `${found.size} of ${markets.length} settled markets have a row; ${report.counts['fill.added']} fills`,
  );

  const settled = await loadSettledBase(fixture.store, { after: 0n, limit: 10_000 });
  const measured = new SettledHistory();
  for (const market of settled) measured.sums.take(market.key, market);
  const curve = measured
    .measure()
    .calibration.find(
      ({ venue, category, horizonDays }) => venue === 'venue_a' && category === 'All' && horizonDays === 1,
    );
  assert.ok(curve !== undefined);
  const described = describeCalibration(curve);
  t.diagnostic(JSON.stringify({ ...described, rows: undefined }));
  for (const row of described.rows) t.diagnostic(JSON.stringify(row));
  assert.equal(described.rows.length, 10);
  assert.deepEqual({ ...described, ...brierByHand(settled, 0) }, described);
});
