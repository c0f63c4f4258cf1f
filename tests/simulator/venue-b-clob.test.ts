/** venue_b's order book service, read by both generations of the venue's own client, and its refusals. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ClobClient, PriceHistoryInterval, Side } from '@polymarket/clob-client';
import { ClobClient as NewClobClient } from '@polymarket/clob-client-v2';
import { Type } from 'typebox';
import type { SimulatedLevel } from '../../src/simulator/exchange/index.ts';
import type { VenueBMarket } from '../../src/simulator/world/index.ts';
import {
  AnyRecord,
  read,
  refusal,
  shaped,
  startVenueBUnderTest,
  type VenueBUnderTest,
} from './venue-b-under-test.ts';
import { day, hour, minute, startsAt } from './venue-b-world.ts';

const Level = Type.Object({ price: Type.String(), size: Type.String() });
const Book = Type.Object({
  market: Type.String(),
  asset_id: Type.String(),
  timestamp: Type.String(),
  hash: Type.String(),
  bids: Type.Array(Level),
  asks: Type.Array(Level),
  min_order_size: Type.Literal('5'),
  tick_size: Type.String(),
  neg_risk: Type.Boolean(),
  last_trade_price: Type.String(),
});
const ClobMarket = Type.Object({
  condition_id: Type.String(),
  market_slug: Type.String(),
  active: Type.Boolean(),
  closed: Type.Boolean(),
  accepting_orders: Type.Boolean(),
  neg_risk: Type.Boolean(),
  is_50_50_outcome: Type.Boolean(),
  tokens: Type.Array(
    Type.Object({
      token_id: Type.String(),
      outcome: Type.String(),
      price: Type.Number(),
      winner: Type.Boolean(),
    }),
  ),
});

/** What the exchange holds, as one token's levels in ten-thousandths and hundredths, worst first. */
function expectedLevels(levels: readonly SimulatedLevel[], token: 0 | 1): { price: number; size: number }[] {
  return levels
    .map(({ price, size }) => ({ price: token === 0 ? price : 10_000 - price, size }))
    .toReversed();
}

function servedLevels(levels: readonly { price: string; size: string }[]): { price: number; size: number }[] {
  return levels.map(({ price, size }) => {
    assert.match(price, /^0\.\d*[1-9]$/, 'as few digits as possible');
    assert.match(size, /^(?!0\d)\d+(\.\d*[1-9])?$/, 'as few digits as possible');
    return { price: Math.round(Number(price) * 10_000), size: Math.round(Number(size) * 100) };
  });
}

function checkBook(venue: VenueBUnderTest, market: VenueBMarket, token: 0 | 1, served: unknown): void {
  const book = shaped(Book, served);
  const truth = venue.exchange.book(market);
  assert.equal(book.market, market.conditionId);
  assert.equal(book.asset_id, market.tokenIds[token]);
  assert.equal(book.timestamp, String(truth.changedAt));
  assert.equal(book.neg_risk, market.event.negRisk);
  assert.deepEqual(servedLevels(book.bids), expectedLevels(token === 0 ? truth.bids : truth.asks, token));
  assert.deepEqual(servedLevels(book.asks), expectedLevels(token === 0 ? truth.asks : truth.bids, token));
  assert.equal(Math.round(Number(book.tick_size) * 10_000), venue.exchange.tick(market));
}

function openMarkets(venue: VenueBUnderTest): VenueBMarket[] {
  return venue.markets().filter((market) => venue.exchange.status(market) === 'open' && !market.placeholder);
}

function twoSided(venue: VenueBUnderTest): VenueBMarket[] {
  return openMarkets(venue).filter((market) => {
    const top = venue.exchange.top(market);
    return top.bid !== undefined && top.ask !== undefined;
  });
}

const chain = 137;
/** Both have the same methods for what is read; only their enumerations are different types of the same words. */
const officialClients: Readonly<Record<string, (url: string) => ClobClient>> = {
  'clob-client': (url) => new ClobClient(url, chain),
  'clob-client-v2': (url) => new NewClobClient({ host: url, chain }) as unknown as ClobClient,
};

for (const [name, open] of Object.entries(officialClients)) {
  describe(`venue_b order books, read by the official ${name}`, () => checkOrderBooks(open));
}

function checkOrderBooks(openClient: (url: string) => ClobClient): void {
  it('serves every open book, singly and in batches, with the hash the client computes', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const client = openClient(venue.clobUrl);
    const markets = openMarkets(venue);
    assert.ok(markets.length > 200);
    for (const market of markets.slice(0, 12)) {
      for (const token of [0, 1] as const) {
        const book = await client.getOrderBook(market.tokenIds[token]);
        checkBook(venue, market, token, book);
        const { hash } = book;
        assert.equal(await client.getOrderBookHash(book), hash);
      }
    }
    const asked = markets.slice(0, 100);
    const books = await client.getOrderBooks([
      ...asked.flatMap((market) => market.tokenIds.map((token_id) => ({ token_id, side: Side.BUY }))),
      { token_id: '12345', side: Side.BUY },
    ]);
    assert.equal(books.length, 200, 'the unknown token is dropped');
    const byToken = new Map(books.map((book) => [book.asset_id, book]));
    for (const market of asked) {
      for (const token of [0, 1] as const)
        checkBook(venue, market, token, byToken.get(market.tokenIds[token]));
    }
  });

  it('serves best prices, midpoints and spreads that follow from the books', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const client = openClient(venue.clobUrl);
    const markets = twoSided(venue).slice(0, 30);
    assert.equal(markets.length, 30);
    const tokens = markets.flatMap((market) => market.tokenIds);
    const sides = tokens.flatMap((token_id) => [
      { token_id, side: Side.BUY },
      { token_id, side: Side.SELL },
    ]);
    const Decimals = Type.Record(Type.String(), Type.String());
    const prices = shaped(
      Type.Record(Type.String(), Type.Object({ BUY: Type.String(), SELL: Type.String() })),
      await client.getPrices(sides),
    );
    const mids = shaped(Decimals, await client.getMidpoints(sides));
    const spreads = shaped(Decimals, await client.getSpreads(sides));
    assert.equal(Object.keys(mids).length, tokens.length);
    for (const market of markets) {
      const { bid, ask } = venue.exchange.top(market);
      assert.ok(bid && ask);
      const [yes, no] = market.tokenIds;
      const inTenThousandths = (text: string | undefined) => Math.round(Number(text) * 10_000);
      assert.equal(inTenThousandths(prices[yes]?.BUY), bid.price, 'BUY is the bid');
      assert.equal(inTenThousandths(prices[yes]?.SELL), ask.price);
      assert.equal(inTenThousandths(prices[no]?.BUY), 10_000 - ask.price);
      assert.equal(inTenThousandths(prices[no]?.SELL), 10_000 - bid.price);
      assert.equal(Math.round(Number(mids[yes]) * 20_000), bid.price + ask.price);
      assert.equal(Math.round(Number(mids[no]) * 20_000), 20_000 - bid.price - ask.price);
      assert.equal(inTenThousandths(spreads[yes]), ask.price - bid.price);
      assert.equal(spreads[no], spreads[yes]);
    }
    const [market] = markets;
    assert.ok(market);
    const [yes] = market.tokenIds;
    assert.deepEqual(await client.getPrice(yes, 'SELL'), { price: prices[yes]?.SELL });
    assert.deepEqual(await client.getMidpoint(yes), { mid: mids[yes] });
    assert.deepEqual(await client.getSpread(yes), { spread: spreads[yes] });
  });

  it('serves ticks, exclusivity and the legacy fee cap', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const client = openClient(venue.clobUrl);
    for (const slug of ['will-ada-win-the-menu', 'single-0', 'single-1', 'single-2', 'coin-up-or-down-5m']) {
      const market = venue.market(slug);
      const [, no] = market.tokenIds;
      assert.equal(Number(await client.getTickSize(no)) * 10_000, venue.exchange.tick(market));
      assert.equal(await client.getNegRisk(no), market.event.negRisk);
      assert.equal(await client.getFeeRateBps(no), market.feeRate === undefined ? 0 : 1000);
    }
  });

  it('prints the last trade of the token asked for, and of the condition in the book', async (t) => {
    const venue = await startVenueBUnderTest(t, { passedMs: 10 * minute - 1 });
    const client = openClient(venue.clobUrl);
    const Trades = Type.Array(
      Type.Object({
        asset: Type.String(),
        price: Type.Number(),
        side: Type.String(),
        timestamp: Type.Number(),
      }),
    );
    let mirrored = 0;
    let traded = 0;
    for (const market of openMarkets(venue)) {
      const [newest] = venue.exchange.trades(market);
      if (newest === undefined) continue;
      traded += 1;
      // The data service names the token and side of each trade; the book must agree with its newest.
      const rows = await read(Trades, `${venue.dataUrl}/trades?market=${market.conditionId}&limit=1000`);
      const first = rows[0];
      assert.ok(first);
      const book = shaped(Book, await client.getOrderBook(market.tokenIds[0]));
      assert.match(book.last_trade_price, /^0\.\d{3}$/);
      assert.equal(Number(book.last_trade_price), first.price);
      if (first.asset !== market.tokenIds[0]) mirrored += 1;
      for (const token of market.tokenIds) {
        const own = rows.find((row) => row.asset === token);
        const answer = shaped(
          Type.Object({ price: Type.String(), side: Type.String() }),
          await client.getLastTradePrice(token),
        );
        if (own === undefined) assert.equal(answer.side, '');
        else
          assert.deepEqual(
            { price: Number(answer.price), side: answer.side },
            { price: own.price, side: own.side },
          );
      }
      if (traded === 40) break;
    }
    assert.ok(
      mirrored > 0 && mirrored < traded,
      `${mirrored} of ${traded} last prints were on the other token`,
    );
    const tokens = openMarkets(venue).flatMap((market) => market.tokenIds);
    const prints = shaped(
      Type.Array(Type.Object({ token_id: Type.String(), price: Type.String(), side: Type.String() })),
      await client.getLastTradesPrices(
        tokens.slice(0, 200).map((token_id) => ({ token_id, side: Side.BUY })),
      ),
    );
    assert.ok(prints.length > 0 && prints.every(({ side }) => side === 'BUY' || side === 'SELL'));
  });

  it('lists everything ever listed, oldest first, until the cursor says the end', async (t) => {
    const venue = await startVenueBUnderTest(t, { venue: { clobLagMs: 0 } });
    const client = openClient(venue.clobUrl);
    for (const list of ['getMarkets', 'getSimplifiedMarkets'] as const) {
      const seen: string[] = [];
      let cursor = 'MA==';
      let pages = 0;
      while (cursor !== 'LTE=') {
        const page = await client[list](cursor);
        assert.equal(page.count, page.data.length);
        for (const row of shaped(Type.Array(AnyRecord), page.data)) seen.push(String(row['condition_id']));
        cursor = page.next_cursor;
        pages += 1;
      }
      assert.equal(pages, 2);
      const created = new Map(venue.markets().map((market) => [market.conditionId, market.createdAt]));
      assert.deepEqual(new Set(seen), new Set(created.keys()));
      assert.equal(seen.length, created.size, 'nothing twice');
      const times = seen.map((id) => created.get(id) ?? 0);
      assert.deepEqual(
        times,
        times.toSorted((left, right) => left - right),
      );
    }
    const sampled = await client.getSamplingMarkets();
    assert.ok(
      shaped(Type.Array(ClobMarket), sampled.data).every((row) => row.accepting_orders && !row.closed),
    );
  });

  it('gives winners, halves and compact parameters', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const client = openClient(venue.clobUrl);
    const settled = async (slug: string) =>
      shaped(ClobMarket, await client.getMarket(venue.market(slug).conditionId));
    const won = await settled('past-1-yes');
    assert.deepEqual(
      won.tokens.map(({ price, winner }) => [price, winner]),
      [
        [1, true],
        [0, false],
      ],
    );
    assert.ok(won.closed && won.active && !won.accepting_orders);
    const lost = await settled('past-2-no');
    assert.deepEqual(
      lost.tokens.map(({ price, winner }) => [price, winner]),
      [
        [0, false],
        [1, true],
      ],
    );
    const half = await settled('past-1-void');
    assert.deepEqual(
      half.tokens.map(({ price, winner }) => [price, winner]),
      [
        [0.5, false],
        [0.5, false],
      ],
    );
    assert.ok(half.is_50_50_outcome);
    const member = venue.market('will-ada-win-the-menu');
    const compact = await read(AnyRecord, `${venue.clobUrl}/clob-markets/${member.conditionId}`);
    assert.deepEqual(compact['fd'], { r: 0.05, e: 1, to: true });
    assert.deepEqual(compact['t'], [
      { t: member.tokenIds[0], o: 'Yes' },
      { t: member.tokenIds[1], o: 'No' },
    ]);
    assert.equal(compact['nr'], true);
    const free = venue.market('coin-up-or-down-5m');
    const bare = await read(AnyRecord, `${venue.clobUrl}/clob-markets/${free.conditionId}`);
    assert.ok(!('fd' in bare) && !('nr' in bare), 'false members are missing');
    const byToken = await read(AnyRecord, `${venue.clobUrl}/markets-by-token/${free.tokenIds[1]}`);
    assert.equal(byToken['condition_id'], free.conditionId);
  });

  it('serves sampled prices: mirrored for No, coarse only when resolved, no long windows', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const client = openClient(venue.clobUrl);
    const History = Type.Object({
      history: Type.Array(Type.Object({ t: Type.Integer(), p: Type.Number() })),
    });
    const market = venue.market('single-4');
    const [yes, no] = market.tokenIds;
    const of = async (params: Parameters<ClobClient['getPricesHistory']>[0]) =>
      shaped(History, await client.getPricesHistory(params)).history;
    const start = startsAt / 1000 - 7200;
    const points = await of({ market: yes, startTs: start, endTs: start + 3600, fidelity: 5 });
    const truth = venue.exchange.history(market, start * 1000, (start + 3600) * 1000, 5 * minute);
    assert.deepEqual(
      points,
      truth.map(({ at, price }) => ({ t: at / 1000, p: price / 10_000 })),
    );
    assert.equal(points.length, 13);
    const mirrored = await of({ market: no, startTs: start, endTs: start + 3600, fidelity: 5 });
    assert.deepEqual(
      mirrored.map(({ p }) => Math.round(p * 10_000)),
      truth.map(({ price }) => 10_000 - price),
    );
    const whole = await of({ market: yes, interval: PriceHistoryInterval.MAX });
    const gaps = new Set(whole.slice(1).map(({ t: at }, index) => at - (whole[index]?.t ?? 0)));
    assert.deepEqual(gaps, new Set([600]), 'ten-minute points over the whole life');
    const [past] = venue.market('past-3-yes').tokenIds;
    const window = {
      market: past,
      startTs: (startsAt - 50 * day) / 1000,
      endTs: (startsAt - 40 * day) / 1000,
    };
    assert.deepEqual(await of({ ...window, fidelity: 60 }), []);
    assert.equal((await of({ ...window, fidelity: 720 })).length, 20);
    assert.deepEqual(await of({ market: '987654321', interval: PriceHistoryInterval.ONE_DAY }), []);
    const long = await refusal(
      `${venue.clobUrl}/prices-history?market=${yes}&startTs=1&endTs=${startsAt / 1000}`,
    );
    assert.equal(long.status, 400);
    const both = await refusal(`${venue.clobUrl}/prices-history?market=${yes}&startTs=1&interval=1d`);
    assert.equal(both.status, 400);
    const batch = await read(
      Type.Object({ history: Type.Record(Type.String(), Type.Array(AnyRecord)) }),
      `${venue.clobUrl}/batch-prices-history`,
      { method: 'POST', body: JSON.stringify({ markets: [yes, no], interval: '1h', fidelity: 1 }) },
    );
    assert.deepEqual(Object.keys(batch.history).toSorted(), [yes, no].toSorted());
    assert.equal(batch.history[yes]?.length, hour / minute + 1);
  });

  it('gives the exchange’s time', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const client = openClient(venue.clobUrl);
    assert.equal(await client.getServerTime(), Math.floor(venue.exchange.now / 1000));
    assert.equal(await client.getOk(), 'OK');
  });
}

describe('venue_b order book refusals', () => {
  it('has the venue’s words', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const { clobUrl } = venue;
    const [yes] = venue.market('single-0').tokenIds;
    const [resolved] = venue.market('past-1-yes').tokenIds;
    const checkRefusal = async (path: string, status: number, error: string, body?: unknown) => {
      const init = body === undefined ? undefined : { method: 'POST', body: JSON.stringify(body) };
      assert.deepEqual(await refusal(`${clobUrl}${path}`, init), { status, body: { error } }, path);
    };
    const noBook = 'No orderbook exists for the requested token id';
    await checkRefusal('/book?token_id=abc', 400, 'Invalid token id');
    await checkRefusal('/book', 400, 'Invalid token id');
    await checkRefusal('/book?token_id=123', 404, noBook);
    await checkRefusal(`/book?token_id=${resolved}`, 404, noBook);
    await checkRefusal(`/price?token_id=${yes}&side=HOLD`, 400, 'Invalid side');
    await checkRefusal('/fee-rate?token_id=123', 404, 'fee rate not found for market');
    await checkRefusal('/books', 400, 'Invalid payload', { token_id: yes });
    await checkRefusal('/books', 400, 'Payload exceeds the limit', Array(501).fill({ token_id: yes }));
    await checkRefusal('/prices', 400, 'Invalid side', [{ token_id: yes, side: 'x' }]);
    await checkRefusal('/markets/0x12', 404, 'market not found');
    await checkRefusal('/nowhere', 404, 'path not found');
  });

  it('does not know a new market for a while, though the catalog does', async (t) => {
    const venue = await startVenueBUnderTest(t, { venue: { clobLagMs: 3 * minute } });
    const { exchange } = venue;
    exchange.advance(startsAt + 11 * minute);
    const market = venue.market(`window-${(startsAt + 10 * minute) / 1000}`);
    const book = `${venue.clobUrl}/book?token_id=${market.tokenIds[0]}`;
    const cataloged = await read(AnyRecord, `${venue.gammaUrl}/markets/slug/${market.id}`);
    assert.equal(cataloged['conditionId'], market.conditionId);
    assert.equal((await refusal(book)).status, 404);
    assert.equal((await refusal(`${venue.clobUrl}/markets/${market.conditionId}`)).status, 404);
    exchange.advance(startsAt + 13 * minute);
    checkBook(venue, market, 0, await read(AnyRecord, book));
  });
});
