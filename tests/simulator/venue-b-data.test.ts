/** venue_b's data service: trades in both generations, open interest, volumes, prices and resolutions. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Static, Type } from 'typebox';
import type { SimulatedTrade } from '../../src/simulator/exchange/index.ts';
import { fetchAlone } from '../harness/fetch-alone.ts';
import {
  AnyRecord,
  read,
  refusal,
  startVenueBUnderTest,
  type VenueBUnderTest,
} from './venue-b-under-test.ts';
import { day, hour, minute, startsAt } from './venue-b-world.ts';

const Trade = Type.Object({
  proxyWallet: Type.String({ pattern: '^0x[0-9a-f]{40}$' }),
  side: Type.Union([Type.Literal('BUY'), Type.Literal('SELL')]),
  asset: Type.String(),
  conditionId: Type.String(),
  size: Type.Number(),
  price: Type.Number(),
  timestamp: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  eventSlug: Type.String(),
  outcome: Type.String(),
  outcomeIndex: Type.Integer(),
  transactionHash: Type.String(),
});
const Trades = Type.Array(Trade);
const TradePage = Type.Object({
  data: Type.Array(
    Type.Object({
      token_id: Type.String(),
      condition_id: Type.String(),
      side: Type.String(),
      size: Type.Number(),
      price: Type.Number(),
      timestamp: Type.Integer(),
      transaction_hash: Type.String(),
    }),
  ),
  pagination: Type.Object({
    limit: Type.Integer(),
    has_more: Type.Boolean(),
    next_cursor: Type.Union([Type.String(), Type.Null()]),
  }),
});

/** Whether a row is of this trade: the same match, seen from the token the row names. */
function checkRow(venue: VenueBUnderTest, row: Static<typeof Trade>, trade: SimulatedTrade): void {
  const market = venue.market(trade.market.id);
  const token = market.tokenIds.indexOf(row.asset);
  assert.equal(row.conditionId, market.conditionId);
  assert.equal(row.outcomeIndex, token);
  assert.equal(row.slug, market.id);
  assert.equal(row.eventSlug, market.event.slug);
  assert.equal(row.timestamp, Math.floor(trade.at / 1000));
  assert.equal(Math.round(row.size * 100), trade.size);
  assert.equal(Math.round(row.price * 10_000), token === 0 ? trade.price : 10_000 - trade.price);
  assert.equal(row.transactionHash, trade.transactionHash);
  const buysYes = (token === 0) === (row.side === 'BUY');
  assert.equal(buysYes ? 'yes' : 'no', trade.takerBuys);
}

describe('venue_b trades, first generation', () => {
  it('are the exchange’s, newest first, from the taker’s view', async (t) => {
    const venue = await startVenueBUnderTest(t, { passedMs: 8 * minute });
    const truth = [...venue.exchange.trades('venue_b')];
    const rows = await read(Trades, `${venue.dataUrl}/trades?limit=10000`);
    assert.ok(rows.length > 1000);
    assert.equal(rows.length, truth.length);
    for (const [index, trade] of truth.entries()) {
      const row = rows[index];
      assert.ok(row);
      checkRow(venue, row, trade);
    }
    assert.deepEqual(new Set(rows.map(({ side }) => side)), new Set(['BUY', 'SELL']));
    assert.equal((await read(Trades, `${venue.dataUrl}/trades`)).length, 100);
  });

  it('page by offset up to a wall', async (t) => {
    const venue = await startVenueBUnderTest(t, { passedMs: 8 * minute });
    const url = `${venue.dataUrl}/trades`;
    const all = await read(Trades, `${url}?limit=10000`);
    assert.deepEqual(await read(Trades, `${url}?limit=200&offset=500`), all.slice(500, 700));
    assert.equal((await fetchAlone(`${url}?offset=3000`)).status, 200);
    const deep = await refusal(`${url}?offset=3001`);
    assert.equal(deep.status, 400);
    assert.match(JSON.stringify(deep.body), /max historical activity offset/);
  });

  it('filter by market, event, side, time, amount and party', async (t) => {
    const venue = await startVenueBUnderTest(t, { passedMs: 8 * minute });
    const of = async (query: string) => read(Trades, `${venue.dataUrl}/trades?limit=10000&${query}`);
    const all = await of('');
    const [one, two] = [venue.market('single-16'), venue.market('single-33')];
    const pair = all.filter(({ slug }) => slug === one.id || slug === two.id);
    // Only lists of named markets go back beyond the start.
    const since = `start=${startsAt / 1000}`;
    assert.deepEqual(await of(`market=${one.conditionId},${two.conditionId}&${since}`), pair);
    assert.ok(pair.length > 0);
    const game = 'nfl-rdg-hbr-2026-10-05';
    assert.deepEqual(
      await of(`eventId=30311&${since}`),
      all.filter(({ eventSlug }) => eventSlug === game),
    );
    assert.deepEqual(
      await of('side=SELL'),
      all.filter(({ side }) => side === 'SELL'),
    );
    assert.deepEqual(
      await of('filterType=CASH&filterAmount=100'),
      all.filter(({ size, price }) => Math.round(size * 100) * Math.round(price * 10_000) >= 100_000_000),
    );
    assert.deepEqual(
      await of('filterType=TOKENS&filterAmount=50.5'),
      all.filter(({ size }) => size >= 50.5),
    );
    const from = startsAt / 1000 + 100;
    assert.deepEqual(
      await of(`start=${from}&end=${from + 60}`),
      all.filter(({ timestamp }) => timestamp >= from && timestamp <= from + 60),
    );
    const parties = await of('takerOnly=false');
    assert.equal(parties.length, Math.min(10_000, 2 * all.length));
    const [wallet] = all;
    assert.ok(wallet);
    assert.deepEqual(
      await of(`user=${wallet.proxyWallet}`),
      all.filter(({ proxyWallet }) => proxyWallet === wallet.proxyWallet),
    );
    for (const query of [
      `market=${one.conditionId}&eventId=1`,
      'filterType=CASH',
      'side=HOLD',
      'market=0x1',
      'limit=x',
    ]) {
      assert.equal((await refusal(`${venue.dataUrl}/trades?${query}`)).status, 400, query);
    }
  });

  it('run behind the matches, and are kept for markets of the past', async (t) => {
    const venue = await startVenueBUnderTest(t, { venue: { tradeLagMs: 5_000 }, passedMs: 2 * minute });
    const rows = await read(Trades, `${venue.dataUrl}/trades?limit=10000`);
    const truth = [...venue.exchange.trades('venue_b')];
    const visible = truth.filter(({ at }) => at <= venue.exchange.now - 5_000);
    assert.equal(rows.length, visible.length);
    assert.ok(visible.length < truth.length);
    const past = venue.market('past-3-yes');
    const archived = await read(Trades, `${venue.dataUrl}/trades?market=${past.conditionId}`);
    assert.ok(archived.length > 0);
    for (const [index, trade] of [...venue.exchange.trades(past)].entries()) {
      const row = archived[index];
      assert.ok(row);
      checkRow(venue, row, trade);
    }
  });
});

describe('venue_b trades, second generation', () => {
  it('walk by cursor while new trades arrive, and see each once', async (t) => {
    const venue = await startVenueBUnderTest(t, { passedMs: 4 * minute });
    const before = await read(Trades, `${venue.dataUrl}/trades?limit=10000`);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const after: string = cursor === null ? '' : `&cursor=${cursor}`;
      const page: Static<typeof TradePage> = await read(
        TradePage,
        `${venue.dataUrl}/v2/trades?limit=90${after}`,
      );
      seen.push(
        ...page.data.map(
          (row) => `${row.transaction_hash} ${row.token_id} ${row.price} ${row.size} ${row.timestamp}`,
        ),
      );
      cursor = page.pagination.next_cursor;
      assert.equal(page.pagination.has_more, cursor !== null);
      venue.exchange.advance(venue.exchange.now + 2_000);
    } while (cursor !== null);
    assert.deepEqual(
      seen,
      before.map((row) => `${row.transactionHash} ${row.asset} ${row.price} ${row.size} ${row.timestamp}`),
    );
  });

  it('refuse offsets, large limits, forged cursors; a miss is an empty answer', async (t) => {
    const venue = await startVenueBUnderTest(t, { passedMs: 2 * minute });
    const url = `${venue.dataUrl}/v2/trades`;
    const page = await read(TradePage, `${url}?limit=1`);
    const { next_cursor } = page.pagination;
    assert.ok(next_cursor);
    const [token] = venue.market('single-0').tokenIds;
    for (const refused of [
      `${url}?offset=0`,
      `${url}?limit=1001`,
      `${url}?cursor=${next_cursor}x`,
      `${url}?condition=0x12`,
      `${venue.dataUrl}/v2/prices-history?token_id=${token}&interval=1d&cursor=${next_cursor}`,
      `${venue.dataUrl}/v2/prices-history?token_id=${token}`,
      `${venue.dataUrl}/v2/prices-history?token_id=${token}&interval=1d&start=1`,
    ]) {
      assert.equal((await refusal(refused)).status, 400, refused);
    }
    assert.deepEqual((await read(TradePage, `${url}?condition=0x${'9'.repeat(64)}`)).data, []);
  });
});

describe('venue_b prices, interest and resolutions', () => {
  it('page through sampled prices, the last point standing for itself', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const market = venue.market('single-4');
    const Prices = Type.Object({
      data: Type.Array(
        Type.Object({ timestamp: Type.Integer(), price: Type.Number(), resolution_seconds: Type.Integer() }),
      ),
      pagination: Type.Object({ next_cursor: Type.Union([Type.String(), Type.Null()]) }),
    });
    const from = startsAt - 2 * hour;
    const url = `${venue.dataUrl}/v2/prices-history?token_id=${market.tokenIds[1]}&start=${from / 1000}&end=${startsAt / 1000}&bucket_seconds=60&limit=50`;
    const points: Static<typeof Prices>['data'] = [];
    let cursor: string | null = null;
    do {
      const page: Static<typeof Prices> = await read(
        Prices,
        cursor === null ? url : `${url}&cursor=${cursor}`,
      );
      points.push(...page.data);
      cursor = page.pagination.next_cursor;
    } while (cursor !== null);
    const truth = venue.exchange.history(market, from, startsAt - 1, minute);
    assert.deepEqual(
      points.map(({ timestamp, price }) => [timestamp, Math.round(price * 10_000)]),
      truth.map(({ at, price }) => [at / 1000, 10_000 - price]),
    );
    assert.equal(points.length, 120, 'the end is excluded');
    assert.deepEqual(
      points.map(({ resolution_seconds }) => resolution_seconds),
      [...Array(119).fill(60), 0],
    );
    const past = venue.market('past-3-yes').tokenIds[0];
    const whole = await read(Prices, `${venue.dataUrl}/v2/prices-history?token_id=${past}&interval=max`);
    assert.ok(whole.data.length > (20 * day) / (12 * hour));
  });

  it('give open interest, volumes of an event, and results', async (t) => {
    const venue = await startVenueBUnderTest(t, { passedMs: 5 * minute });
    const market = venue.market('will-ada-win-the-menu');
    const figures = venue.exchange.figures(market);
    const [interest] = await read(Type.Array(AnyRecord), `${venue.dataUrl}/oi?market=${market.conditionId}`);
    assert.deepEqual(interest, { market: market.conditionId, value: figures.openInterest / 100 });
    const holders = await read(
      Type.Array(AnyRecord),
      `${venue.dataUrl}/holders?market=${market.conditionId}`,
    );
    assert.deepEqual(
      holders,
      market.tokenIds.map((token) => ({ token, holders: [] })),
    );
    const [volume] = await read(
      Type.Array(Type.Object({ total: Type.Number(), markets: Type.Array(AnyRecord) })),
      `${venue.dataUrl}/live-volume?id=${market.event.id}`,
    );
    const notionals = market.event.markets.map((member) => Number(venue.exchange.figures(member).notional));
    assert.equal(
      Math.round((volume?.total ?? 0) * 10_000),
      notionals.reduce((sum, each) => sum + each),
    );
    const Resolutions = Type.Object({ data: Type.Array(AnyRecord) });
    const results = async (query: string) =>
      (await read(Resolutions, `${venue.dataUrl}/v2/resolutions?${query}`)).data.map((row) => [
        row['status'],
        row['payouts'],
        row['reporter'],
      ]);
    const id = (slug: string) => venue.market(slug).conditionId;
    assert.deepEqual(await results(`condition=${id('past-3-yes')}`), [
      ['resolved', [1_000_000, 0], 'UMA_OO'],
    ]);
    assert.deepEqual(await results(`condition=${id('past-1-void')}`), [
      ['resolved', [500_000, 500_000], 'UMA_OO'],
    ]);
    assert.deepEqual(await results(`question=${venue.market('past-2-no').questionId}`), [
      ['resolved', [0, 1_000_000], 'UMA_OO'],
    ]);
    assert.deepEqual(await results(`condition=${market.conditionId}`), [], 'no result is proposed');
    venue.exchange.advance(startsAt + 45 * minute);
    assert.deepEqual(await results(`condition=${id('called-off-soon')}`), [
      ['proposed', undefined, 'UMA_OO'],
    ]);
    assert.deepEqual(await results(`condition=${id('coin-up-or-down-5m')}`), [
      ['resolved', [1_000_000, 0], 'CHAINLINK'],
    ]);
  });
});
