/** venue_a's REST routes, read with the venue's own client, against what the exchange says. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  AccountApi,
  Configuration,
  EventsApi,
  ExchangeApi,
  HistoricalApi,
  LiveDataApi,
  type Market,
  MarketApi,
  MilestoneApi,
  MultivariateApi,
  SearchApi,
  StructuredTargetsApi,
} from 'kalshi-typescript';
import type { VenueAMarket } from '../../src/simulator/world/index.ts';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { day, hour, minute, startsAt } from './small-world.ts';
import { keyId, privateKeyPem, startFixture, type VenueAFixture } from './venue-a-fixture.ts';

let fixture: VenueAFixture;
let configuration: Configuration;
let markets: MarketApi;
let events: EventsApi;

before(async () => {
  fixture = await startFixture();
  // Past the first games: some markets are settled, some closed, most open.
  fixture.exchange.advance(startsAt + 45 * minute);
  configuration = new Configuration({ basePath: fixture.url, apiKey: keyId, privateKeyPem });
  markets = new MarketApi(configuration);
  events = new EventsApi(configuration);
});

after(() => fixture.close());

const price = (value: number) => (value / 10_000).toFixed(4);
const count = (size: number) => (size / 100).toFixed(2);

function known(ticker: string): VenueAMarket {
  const market = fixture.exchange.venueAMarket(ticker);
  assert.ok(market, `${ticker} is known`);
  return market;
}

/** Every listed market of the live routes, newest first. */
function expectedMarkets(): VenueAMarket[] {
  const { exchange } = fixture;
  const past = exchange.world.past.venueA.filter(({ ticker }) => ticker !== 'KXSMALL-26JUN');
  return [...exchange.venueAEvents, ...past]
    .flatMap((event) => event.markets)
    .filter((market) => exchange.isListed(market))
    .sort((left, right) => right.createdAt - left.createdAt || (left.id < right.id ? 1 : -1));
}

async function walk<T>(
  read: (cursor: string | undefined) => Promise<{ rows: T[]; cursor: string }>,
): Promise<T[]> {
  const rows: T[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < 200; pages++) {
    const page = await read(cursor);
    rows.push(...page.rows);
    if (page.cursor === '') return rows;
    assert.match(page.cursor, /^[\w-]+$/);
    cursor = page.cursor;
  }
  assert.fail('a walk comes to its end');
}

const walkMarkets = (status?: 'open' | 'closed' | 'settled' | 'unopened', mve?: 'only' | 'exclude') =>
  walk(async (cursor) => {
    const { data } = await markets.getMarkets(
      7,
      cursor,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      status,
      undefined,
      mve,
    );
    return { rows: data.markets, cursor: data.cursor };
  });

function assertMarket(row: Market): void {
  const { exchange } = fixture;
  const market = known(row.ticker);
  const { bids, asks } = exchange.book(market);
  const [bid] = bids;
  const [ask] = asks;
  const figures = exchange.figures(market);
  const isFreshCombo =
    'legs' in market.claim && figures.volume === 0 && bid === undefined && ask === undefined;
  const yesAsk = ask?.price ?? (isFreshCombo ? 0 : 10_000);
  assert.deepEqual(
    {
      yes_bid_dollars: row.yes_bid_dollars,
      yes_ask_dollars: row.yes_ask_dollars,
      no_bid_dollars: row.no_bid_dollars,
      no_ask_dollars: row.no_ask_dollars,
      yes_bid_size_fp: row.yes_bid_size_fp,
      yes_ask_size_fp: row.yes_ask_size_fp,
      last_price_dollars: row.last_price_dollars,
      volume_fp: row.volume_fp,
      open_interest_fp: row.open_interest_fp,
      event_ticker: row.event_ticker,
      close_time: Date.parse(row.close_time),
      title: row.title,
    },
    {
      yes_bid_dollars: price(bid?.price ?? 0),
      yes_ask_dollars: price(yesAsk),
      no_bid_dollars: price(10_000 - yesAsk),
      no_ask_dollars: price(10_000 - (bid?.price ?? 0)),
      yes_bid_size_fp: count(bid?.size ?? 0),
      yes_ask_size_fp: count(ask?.size ?? 0),
      last_price_dollars: price(figures.lastPrice ?? 0),
      volume_fp: count(figures.volume),
      open_interest_fp: count(figures.openInterest),
      event_ticker: market.event.ticker,
      close_time: exchange.closesAt(market),
      title: market.terms(exchange.now).title,
    },
  );
  const words = {
    unopened: 'initialized',
    open: 'active',
    paused: 'inactive',
    closed: 'closed',
    determined: 'determined',
    settled: 'finalized',
    proposed: '',
    amended: 'amended',
    disputed: '',
  };
  assert.equal(row.status, words[exchange.status(market)]);
  const settlement = exchange.settlement(market);
  const result =
    settlement === undefined
      ? ''
      : settlement.payout === 10_000
        ? 'yes'
        : settlement.payout === 0
          ? 'no'
          : 'scalar';
  assert.equal(row.result, result);
  assert.equal(row.settlement_value_dollars, settlement === undefined ? undefined : price(settlement.payout));
  const keys = Object.keys(row);
  assert.deepEqual(keys, keys.toSorted());
}

describe('venue_a over REST', () => {
  it('pages through every market once, newest first', async () => {
    const rows = await walkMarkets();
    assert.deepEqual(
      rows.map(({ ticker }) => ticker),
      expectedMarkets().map(({ id }) => id),
    );
    for (const row of rows) assertMarket(row);
  });

  it('filters by status in its own words', async () => {
    const { exchange } = fixture;
    for (const status of ['open', 'settled', 'unopened'] as const) {
      const expected = expectedMarkets().filter((market) => exchange.status(market) === status);
      assert.deepEqual(
        (await walkMarkets(status)).map(({ ticker }) => ticker),
        expected.map(({ id }) => id),
      );
    }
    const combos = (await walkMarkets(undefined, 'only')).map(({ ticker }) => ticker);
    assert.deepEqual(combos, ['KXMVESMALL-S1-0001']);
    const others = await walkMarkets(undefined, 'exclude');
    assert.equal(others.length, expectedMarkets().length - 1);
  });

  it('writes strikes as numbers, combos as legs, and leaves out what there is not', async () => {
    const ladder = (await markets.getMarket('KXSMALL-26NOV-T3.1')).data.market;
    assert.equal(ladder.floor_strike, 3.1);
    assert.equal(ladder.strike_type, 'greater');
    assert.equal(ladder.rules_secondary, 'Revisions do not count.');
    assert.equal('cap_strike' in ladder, false);
    assert.deepEqual(
      ladder.price_ranges.map(({ step }) => step),
      ['0.0010', '0.0100', '0.0010'],
    );
    const text = await (await fetchAlone(`${fixture.url}/markets/KXSMALL-26NOV-T3.1`)).text();
    assert.match(text, /"floor_strike":3\.1,/);
    const combo = (await markets.getMarket('KXMVESMALL-S1-0001')).data.market;
    assert.equal(combo.is_provisional, true);
    assert.deepEqual(combo.mve_selected_legs, [
      {
        event_ticker: 'KXSMALL-GAME',
        market_ticker: 'KXSMALL-GAME-HOME',
        side: 'yes',
        yes_settlement_value_dollars: '1.0000',
      },
      { event_ticker: 'KXSMALL-26NOV', market_ticker: 'KXSMALL-26NOV-T2.8', side: 'yes' },
      { event_ticker: 'KXSMALL-26NOV', market_ticker: 'KXSMALL-26NOV-T3.4', side: 'no' },
    ]);
    assert.deepEqual(Object.entries(combo.custom_strike ?? {})[1], ['Associated Market Sides', 'yes,yes,no']);
  });

  it('pages through events with nested markets, and leaves combos to their own route', async () => {
    const rows = await walk(async (cursor) => {
      const { data } = await events.getEvents(2, cursor, true, true);
      return { rows: data.events, cursor: data.cursor };
    });
    const { exchange } = fixture;
    const expected = [...exchange.venueAEvents, ...exchange.world.past.venueA]
      .filter(({ ticker }) => !ticker.startsWith('KXMVE'))
      .map(({ ticker }) => ticker);
    assert.deepEqual(rows.map(({ event_ticker }) => event_ticker).toSorted(), expected.toSorted());
    for (const event of rows) for (const market of event.markets ?? []) assertMarket(market);
    const archived = rows.find(({ event_ticker }) => event_ticker === 'KXSMALL-26JUN');
    assert.deepEqual(archived?.markets, []);
    const combos = (await events.getMultivariateEvents(undefined, undefined, undefined, undefined, true))
      .data;
    assert.deepEqual(
      combos.events.map(({ event_ticker }) => event_ticker),
      ['KXMVESMALL-S1'],
    );
  });

  it('finds events by the status of any member, and gives milestones with them', async () => {
    const open = (await events.getEvents(200, undefined, false, true, 'open')).data;
    const settled = (await events.getEvents(200, undefined, false, false, 'settled')).data;
    const tickers = (page: typeof open) => page.events.map(({ event_ticker }) => event_ticker);
    assert.ok(tickers(open).includes('KXSMALL-FAR') && !tickers(open).includes('KXSMALL-GAME'));
    assert.ok(tickers(settled).includes('KXSMALL-GAME') && tickers(settled).includes('KXSMALL-26OCT'));
    const one = (await events.getEvent('KXSMALL-GAME')).data;
    assert.deepEqual(
      one.markets.map(({ ticker }) => ticker),
      ['KXSMALL-GAME-HOME', 'KXSMALL-GAME-AWAY'],
    );
    assert.equal(one.event.mutually_exclusive, true);
    assert.equal((await events.getEvent('KXSMALL-GAME', true)).data.event.markets?.length, 2);
    assert.equal((await events.getEventMetadata('KXSMALL-GAME')).data.market_details.length, 2);
  });

  it('gives books as bids of both sides, worst first', async () => {
    const { exchange } = fixture;
    const tickers = expectedMarkets()
      .filter((market) => exchange.status(market) === 'open')
      .slice(0, 60)
      .map(({ id }) => id);
    const { data } = await markets.getMarketOrderbooks(tickers);
    assert.deepEqual(
      data.orderbooks.map(({ ticker }) => ticker),
      tickers,
    );
    for (const { ticker, orderbook_fp: book } of data.orderbooks) {
      const { bids, asks } = exchange.book(known(ticker));
      assert.deepEqual(
        book.yes_dollars,
        bids.map((level) => [price(level.price), count(level.size)]).toReversed(),
      );
      assert.deepEqual(
        book.no_dollars,
        asks.map((level) => [price(10_000 - level.price), count(level.size)]).toReversed(),
      );
    }
    const deep = tickers.find((ticker) => exchange.book(known(ticker)).bids.length > 3) ?? '';
    const shallow = (await markets.getMarketOrderbook(deep, 3)).data.orderbook_fp;
    assert.equal(shallow.yes_dollars.length, 3);
    assert.equal(shallow.yes_dollars.at(-1)?.[0], price(exchange.book(known(deep)).bids[0]?.price ?? 0));
  });

  it('pages through the trades of the venue and of a market', async () => {
    const { exchange } = fixture;
    const read = (ticker?: string) =>
      walk(async (cursor) => {
        const { data } = await markets.getTrades(50, cursor, ticker);
        return { rows: data.trades, cursor: data.cursor };
      });
    const all = await read();
    const expected = [...exchange.trades('venue_a')];
    assert.ok(expected.length > 100);
    assert.deepEqual(
      all.map(({ trade_id }) => trade_id),
      expected.map(({ id }) => id),
    );
    for (const [index, row] of all.entries()) {
      const trade = expected[index];
      assert.ok(trade);
      assert.equal(row.yes_price_dollars, price(trade.price));
      assert.equal(row.no_price_dollars, price(10_000 - trade.price));
      assert.equal(row.count_fp, count(trade.size));
      assert.equal(row.taker_outcome_side, trade.takerBuys);
      assert.equal(row.is_block_trade, trade.block);
    }
    const home = known('KXSMALL-GAME-HOME');
    assert.deepEqual(
      (await read(home.id)).map(({ trade_id }) => trade_id),
      [...exchange.trades(home), ...exchange.earlierTrades(home)].map(({ id }) => id),
    );
  });

  it('makes candles of what was traded, and of the price before', async () => {
    const { exchange } = fixture;
    const home = known('KXSMALL-GAME-HOME');
    const from = startsAt / 1000;
    const { data } = await markets.getMarketCandlesticks('KXSMALL', home.id, from + 60, from + 1800, 1);
    assert.equal(data.candlesticks.length, 30);
    const traded = [...exchange.trades(home)].filter(
      ({ at }) => at > startsAt && at <= startsAt + 30 * minute,
    );
    const volume = data.candlesticks.reduce(
      (sum, candle) => sum + Math.round(Number(candle.volume_fp) * 100),
      0,
    );
    assert.equal(
      volume,
      traded.reduce((sum, { size }) => sum + size, 0),
    );
    const history = new Map(
      exchange
        .history(home, startsAt - day, startsAt + hour, minute)
        .map((point) => [point.at / 1000, point.price]),
    );
    for (const candle of data.candlesticks)
      assert.equal(candle.yes_bid.close_dollars, price(history.get(candle.end_period_ts) ?? -1));
    const batch = (
      await markets.batchGetMarketCandlesticks(`${home.id},KXSMALL-FAR-9`, from - 86_400, from, 60, true)
    ).data;
    assert.deepEqual(
      batch.markets.map(({ market_ticker }) => market_ticker),
      [home.id, 'KXSMALL-FAR-9'],
    );
    assert.equal(batch.markets[0]?.candlesticks.length, 26);
    const [leading] = batch.markets[0]?.candlesticks ?? [];
    assert.deepEqual(Object.keys(leading?.price ?? {}), ['previous_dollars']);
    const ofEvent = (
      await events.getMarketCandlesticksByEvent('KXSMALL-GAME', 'KXSMALL', from - 86_400, from, 1440)
    ).data;
    assert.deepEqual(ofEvent.market_tickers, ['KXSMALL-GAME-HOME', 'KXSMALL-GAME-AWAY']);
  });

  it('keeps what was settled long ago in the archive only', async () => {
    const historical = new HistoricalApi(configuration);
    const cutoff = (await historical.getHistoricalCutoff()).data;
    assert.equal(
      Date.parse(cutoff.market_settled_ts),
      Math.floor(fixture.exchange.now / day) * day - 90 * day,
    );
    const archive = (await historical.getHistoricalMarkets(100)).data;
    assert.deepEqual(
      archive.markets.map(({ ticker }) => ticker),
      ['KXSMALL-26JUN-T2.0'],
    );
    const [row] = archive.markets;
    assert.ok(row);
    assertMarket(row);
    assert.equal((await historical.getHistoricalMarket('KXSMALL-26JUN-T2.0')).data.market.result, 'yes');
    await assert.rejects(markets.getMarket('KXSMALL-26JUN-T2.0'), { status: 404 });
    await assert.rejects(historical.getHistoricalMarket('KXSMALL-GAME-HOME'), { status: 404 });
    const trades = (await historical.getTradesHistorical()).data.trades;
    assert.deepEqual(
      trades.map(({ trade_id }) => trade_id),
      [...fixture.exchange.trades(known('KXSMALL-26JUN-T2.0'))].map(({ id }) => id),
    );
    const from = (startsAt - 160 * day) / 1000;
    const candles = (
      await historical.getMarketCandlesticksHistorical('KXSMALL-26JUN-T2.0', from, from + 7 * 86_400, 1440)
    ).data.candlesticks;
    assert.equal(candles.length, 7);
    assert.ok(candles.every((candle) => 'close' in candle.yes_bid && !('close_dollars' in candle.yes_bid)));
  });

  it('pages through series, milestones, targets and collections', async () => {
    const { world } = fixture.exchange;
    const series = (await markets.getSeriesList(undefined, undefined, true, true)).data.series;
    assert.deepEqual(
      series.map(({ ticker }) => ticker),
      world.venueA.series.map(({ ticker }) => ticker),
    );
    assert.equal((await markets.getSeriesList('Sports')).data.series.length, 1);
    assert.equal((await markets.getSeries('KXMVESMALL')).data.series.fee_multiplier, 0.5);
    const milestones = (await new MilestoneApi(configuration).getMilestones(10)).data.milestones;
    assert.deepEqual(
      milestones.map(({ id }) => id),
      world.venueA.milestones.map(({ id }) => id),
    );
    assert.equal(Date.parse(milestones[0]?.start_date ?? ''), world.venueA.milestones[0]?.startsAt);
    const targets = await walk(async (cursor) => {
      const { data } = await new StructuredTargetsApi(configuration).getStructuredTargets(
        undefined,
        undefined,
        undefined,
        2,
        cursor,
      );
      return { rows: data.structured_targets ?? [], cursor: data.cursor ?? '' };
    });
    assert.deepEqual(
      targets.map(({ id }) => id),
      world.venueA.structuredTargets.map(({ id }) => id),
    );
    const collections = (await new MultivariateApi(configuration).getMultivariateEventCollections()).data;
    assert.deepEqual(
      collections.multivariate_contracts.map((each) => each.collection_ticker),
      ['KXMVESMALL-R'],
    );
    assert.deepEqual(collections.multivariate_contracts[0]?.associated_event_tickers, [
      'KXSMALL-GAME',
      'KXSMALL-26NOV',
    ]);
  });

  it('gives the state of the exchange, limits and tags', async () => {
    const exchangeApi = new ExchangeApi(configuration);
    assert.equal((await exchangeApi.getExchangeStatus()).data.trading_active, true);
    assert.equal(
      (await exchangeApi.getExchangeSchedule()).data.schedule.standard_hours[0]?.thursday.length,
      2,
    );
    assert.equal((await new AccountApi(configuration).getAccountEndpointCosts()).data.default_cost, 10);
    assert.equal((await new AccountApi(configuration).getAccountApiLimits()).data.read.bucket_capacity, 1e6);
    assert.deepEqual(
      (await new SearchApi(configuration).getTagsForSeriesCategories()).data.tags_by_categories,
      { Economics: ['Small'], Sports: null },
    );
    const live = new LiveDataApi(configuration);
    const milestone = fixture.exchange.world.venueA.milestones[0]?.id ?? '';
    assert.equal((await live.getLiveDatas([milestone, 'none'])).data.live_datas.length, 1);
    const details = (await live.getLiveDataByMilestone(milestone)).data.live_data.details;
    assert.deepEqual([details['home_points'], details['away_points'], details['winner']], [24, 17, 'home']);
  });

  it('finds what changed since', async () => {
    const since = startsAt / 1000 + 60;
    const { data } = await markets.getMarkets(
      1000,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      since,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      'exclude',
    );
    const tickers = data.markets.map(({ ticker }) => ticker);
    for (const changed of [
      'KXSMALL-26NOV-T3.1',
      'KXSMALL-GAME-HOME',
      'KXSMALL-LATER-X',
      'KXSMALL-WINDOW20-UP',
    ])
      assert.ok(tickers.includes(changed), changed);
    assert.ok(!tickers.some((ticker) => ticker.startsWith('KXSMALL-FAR')));
  });
});
