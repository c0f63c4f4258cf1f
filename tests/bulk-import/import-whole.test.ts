/** A generated folder is imported whole: compared with its own rows, read by other means. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { settledHorizons } from '../../src/core/insight/index.ts';
import type { Trade } from '../../src/core/market/index.ts';
import { loadWholeArchivePrices, loadWholeArchiveTrades } from '../../src/store/index.ts';
import { askFiles, bulkNow, dumpBulk, makeFolder, openBulk, type Row } from './bulk-fixture.ts';
import { writeCommunityFolder } from './community-folder.ts';

const size = { markets: 14, fills: 3_000, filesPerTable: 3, priceHours: 80 };
const dayMs = 86_400_000;
const everything = { from: 0, to: bulkNow, limit: 10_000 };

interface PlainFill extends Trade {
  readonly market: string;
}

test('every fill, price and settled market of a folder is there, once, however often it is imported', async (t) => {
  const fixture = await openBulk(t);
  const folder = await makeFolder(t);
  await writeCommunityFolder(folder, size);
  const report = await fixture.run(folder);

  const fillsA = (
    await askFiles(
      `select *, epoch_ms(created_time) as ms from read_parquet('${join(folder, 'kalshi/trades/*.parquet')}')`,
    )
  ).map(readFillA);
  const tokens = await readTokens(folder);
  const fillsB = await readFillsB(folder, tokens);
  const prices = (
    await askFiles(`select * from read_parquet('${join(folder, 'polymarket/prices/*.parquet')}')`)
  ).map((row) => ({
    market: tokens.get(String(row['token_id']))?.market ?? '',
    at: Number(row['timestamp']) * 1000,
    // The generator's prices are off every tick; the nearest one is meant.
    price: Math.round(Number(row['price']) * 10_000) * 100,
  }));
  assert.deepEqual([fillsA.length, fillsB.length, prices.length], [3_000, 3_000, 14 * 80]);
  assert.deepEqual(report.setAside, []);
  assert.equal(report.counts['fill.read'], 6_000);
  assert.equal(report.counts['fill.added'], 6_000);
  const notBound = prices.filter(({ price }) => price > 0 && price < 1_000_000);
  assert.equal(report.counts['price.added'], notBound.length);
  assert.equal(report.leftOut['price_price_at_bound'] ?? 0, prices.length - notBound.length);
  assert.ok((report.counts['price.rounded'] ?? 0) > 1_000);

  for (const [venue, fills] of [
    ['venue_a', fillsA],
    ['venue_b', fillsB],
  ] as const) {
    for (const [id, ofMarket] of Map.groupBy(fills, ({ market }) => market)) {
      const found = await loadWholeArchiveTrades(fixture.history, { venue, id }, everything);
      assert.deepEqual(found, ofMarket.map(({ market, ...trade }) => trade).sort(newestFirst), id);
    }
  }
  const oneMarket = { venue: 'venue_b', id: 'made-up-7' } as const;
  const filed = await loadWholeArchivePrices(fixture.history, oneMarket, everything);
  assert.ok(filed.length >= notBound.filter(({ market }) => market === oneMarket.id).length);
  for (const { at, price } of notBound.filter(({ market }) => market === oneMarket.id)) {
    assert.deepEqual(
      filed.find((each) => each.at === at),
      { at, price },
    );
  }

  await checkBase(await fixture.rows('select * from settled_market'), folder, fillsB, notBound);
  // venue_a states no end in such a folder: every settled market is counted, and none has a row.
  const [a] = await fixture.rows(
    `select count(*)::int as markets, min(reason) as reason from settled_left_out where venue = 'venue_a'`,
  );
  const results = await askFiles(
    `select result from read_parquet('${join(folder, 'kalshi/markets/*.parquet')}')`,
  );
  const decided = results.filter(({ result }) => result !== '').length;
  assert.deepEqual(a, { markets: decided, reason: 'end_not_stated' });
  assert.equal(report.leftOut['settled_end_not_stated.venue_a'], decided);
  assert.equal(report.leftOut['market_void_or_scalar'] ?? 0, results.length - decided);

  const before = await dumpBulk(fixture);
  const again = await fixture.run(folder);
  assert.equal(again.counts['fill.added'] ?? 0, 0);
  assert.equal(again.leftOut['fill_twice'], 6_000);
  assert.equal(again.counts['settled.added'] ?? 0, 0);
  const after = await dumpBulk(fixture);
  assert.deepEqual(after, before);
});

test('pages of imported fills follow each other without a gap, by time and id', async (t) => {
  const fixture = await openBulk(t);
  const folder = await makeFolder(t);
  await writeCommunityFolder(folder, { ...size, markets: 2, priceHours: 0 });
  await fixture.run(folder);
  const market = { venue: 'venue_b', id: 'made-up-1' } as const;
  const whole = await loadWholeArchiveTrades(fixture.history, market, everything);
  assert.ok(whole.length > 500);
  const paged: Trade[] = [];
  for (let last: Trade | undefined; ; last = paged.at(-1)) {
    const before = last && { ts: last.venueTime, id: last.id };
    const page = await loadWholeArchiveTrades(fixture.history, market, { ...everything, limit: 100, before });
    paged.push(...page);
    if (page.length < 100) break;
  }
  assert.deepEqual(paged, whole);
  const minNotional = 100n * 1_000_000_000_000n;
  const large = whole.filter(({ outcome, price, quantity }) => {
    return BigInt(outcome === 'no' ? 1_000_000 - price : price) * BigInt(quantity) >= minNotional;
  });
  assert.deepEqual(
    await loadWholeArchiveTrades(fixture.history, market, { ...everything, minNotional }),
    large,
  );
  assert.ok(large.length > 0 && large.length < whole.length);
});

function newestFirst(left: Trade, right: Trade): number {
  return right.venueTime - left.venueTime || Buffer.compare(Buffer.from(right.id), Buffer.from(left.id));
}

function readFillA(row: Row): PlainFill {
  return {
    market: String(row['ticker']),
    id: String(row['trade_id']),
    venueTime: Number(row['ms']),
    price: Number(row['yes_price']) * 10_000,
    quantity: Number(row['count']) * 1_000_000,
    takerAction: 'buy',
    outcome: row['taker_side'] === 'no' ? 'no' : 'yes',
    block: false,
  };
}

type Tokens = ReadonlyMap<string, { readonly market: string; readonly isNo: boolean }>;

async function readTokens(folder: string): Promise<Tokens> {
  const markets = await askFiles(
    `select slug, clob_token_ids from read_parquet('${join(folder, 'polymarket/markets/*.parquet')}')`,
  );
  return new Map(
    markets.flatMap(({ slug, clob_token_ids: ids }) =>
      (JSON.parse(String(ids)) as string[]).map(
        (token, place) => [token, { market: String(slug), isNo: place === 1 }] as const,
      ),
    ),
  );
}

async function readFillsB(folder: string, tokens: Tokens): Promise<readonly PlainFill[]> {
  const blocks = new Map(
    (await askFiles(`select * from read_parquet('${join(folder, 'polymarket/blocks/*.parquet')}')`)).map(
      (row) => [String(row['block_number']), Number(row['timestamp']) * 1000],
    ),
  );
  const rows = await askFiles(`select * from read_parquet('${join(folder, 'polymarket/trades/*.parquet')}')`);
  return rows.map((row) => {
    const makerPays = row['maker_asset_id'] === '0';
    const token = tokens.get(String(makerPays ? row['taker_asset_id'] : row['maker_asset_id']));
    const dollars = BigInt(String(makerPays ? row['maker_amount'] : row['taker_amount']));
    const quantity = BigInt(String(makerPays ? row['taker_amount'] : row['maker_amount']));
    const price = Number((dollars * 1_000_000n) / quantity);
    assert.equal((dollars * 1_000_000n) % quantity, 0n);
    return {
      market: token?.market ?? '',
      id: `${row['transaction_hash']}-${row['log_index']}`,
      venueTime: blocks.get(String(row['block_number'])) ?? 0,
      price: token?.isNo ? 1_000_000 - price : price,
      quantity: Number(quantity),
      takerAction: makerPays ? 'sell' : 'buy',
      outcome: token?.isNo ? 'no' : 'yes',
      block: false,
    };
  });
}

/** The base by the definition, market by market. */
async function checkBase(
  base: readonly Row[],
  folder: string,
  fills: readonly PlainFill[],
  prices: readonly { readonly market: string; readonly at: number; readonly price: number }[],
): Promise<void> {
  const markets = await askFiles(
    `select slug, epoch_ms(end_date) as ends, payout_numerators as paid
     from read_parquet('${join(folder, 'polymarket/markets/*.parquet')}') join read_parquet('${join(folder, 'polymarket/resolutions/*.parquet')}') using (condition_id)`,
  );
  const expected = new Map<string, unknown>();
  for (const { slug, ends, paid } of markets) {
    if (paid === '[1, 1]') continue;
    // Of an hour that has a price the price, else the last fill, and of those at one time the dearest.
    const closes = new Map<number, { at: number; price: number }>();
    for (const { venueTime, price } of fills.filter(({ market }) => market === slug)) {
      const hour = Math.floor(venueTime / 3_600_000);
      const last = closes.get(hour);
      if (last === undefined || venueTime > last.at || (venueTime === last.at && price > last.price)) {
        closes.set(hour, { at: venueTime, price });
      }
    }
    for (const { at, price } of prices.filter(({ market }) => market === slug)) {
      closes.set(Math.floor(at / 3_600_000), { at, price });
    }
    const ofHorizons = settledHorizons.map((days) => {
      const upTo = Number(ends) - days * dayMs;
      const within = [...closes.values()].filter(({ at }) => at > upTo - dayMs && at <= upTo);
      return within.sort((left, right) => left.at - right.at).at(-1)?.price ?? null;
    });
    if (ofHorizons.every((price) => price === null)) continue;
    expected.set(String(slug), [paid === '[1, 0]' ? 1_000_000 : 0, ...ofHorizons]);
  }
  assert.ok(expected.size > 8);
  const found = new Map(
    base.map((row) => [
      String(row['id']),
      [row['payout'], row['price_1d'], row['price_3d'], row['price_7d'], row['price_14d'], row['price_30d']],
    ]),
  );
  assert.deepEqual(new Map([...found].sort()), new Map([...expected].sort()));
  assert.ok(base.every(({ category }) => category === 'Sports' || category === 'Crypto'));
  assert.ok(new Set(base.map(({ event_id: event }) => event)).size < base.length);
}
