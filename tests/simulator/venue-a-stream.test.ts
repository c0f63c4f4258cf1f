/** venue_a's stream: sequences, snapshots plus differences, commands and their errors. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { Type } from 'typebox';
import { WebSocket } from 'ws';
import { type BookView, createExchange } from '../../src/simulator/exchange/index.ts';
import { eventually } from '../harness/eventually.ts';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { hour, minute, smallWorld, startsAt } from './small-world.ts';
import {
  type Frame,
  signedHeaders,
  startFixture,
  streamPath,
  type TestSocket,
  type VenueAFixture,
} from './venue-a-fixture.ts';
import { AnyRecord, shaped } from './venue-b-under-test.ts';

let fixture: VenueAFixture;
before(async () => {
  fixture = await startFixture({ pingMs: 50 });
});
after(() => fixture.close());

const home = 'KXSMALL-GAME-HOME';
const away = 'KXSMALL-GAME-AWAY';
const ladder = 'KXSMALL-26NOV-T3.1';

/** Lets a minute pass, so that there is something to send. */
async function passTime(socket: TestSocket, ms = minute): Promise<void> {
  fixture.exchange.advance(fixture.exchange.now + ms);
  await socket.settled();
}

type Levels = Map<string, bigint>;
interface ReadBook {
  readonly yes: Levels;
  readonly no: Levels;
}

const hundredths = (text: unknown) => BigInt(String(text).replace('.', ''));

/** A reader's book: snapshots set it, differences add to it. */
function readBooks(frames: readonly Frame[]): Map<string, ReadBook> {
  const books = new Map<string, ReadBook>();
  for (const { type, msg } of frames) {
    const ticker = String(msg?.['market_ticker']);
    if (type === 'orderbook_snapshot') {
      const side = (name: string): Levels => {
        const levels = msg?.[name] ?? [];
        assert.ok(Array.isArray(levels));
        const prices = levels.map(([price]) => String(price));
        assert.deepEqual(prices, prices.toSorted(), 'levels ascend');
        return new Map(levels.map(([price, size]) => [String(price), hundredths(size)]));
      };
      books.set(ticker, { yes: side('yes_dollars_fp'), no: side('no_dollars_fp') });
    }
    if (type === 'orderbook_delta') {
      const book = books.get(ticker);
      assert.ok(book, 'a difference follows a snapshot');
      const levels = msg?.['side'] === 'yes' ? book.yes : book.no;
      const price = String(msg?.['price_dollars']);
      const size = (levels.get(price) ?? 0n) + hundredths(msg?.['delta_fp']);
      assert.ok(size >= 0n);
      if (size === 0n) levels.delete(price);
      else levels.set(price, size);
    }
  }
  return books;
}

function expectedBook({ bids, asks }: BookView, useYesPrice: boolean): ReadBook {
  const text = (price: number) => (price / 10_000).toFixed(4);
  return {
    yes: new Map(bids.map(({ price, size }) => [text(price), BigInt(size)])),
    no: new Map(asks.map(({ price, size }) => [text(useYesPrice ? price : 10_000 - price), BigInt(size)])),
  };
}

function assertBook(frames: readonly Frame[], ticker: string, useYesPrice: boolean): void {
  const market = fixture.exchange.venueAMarket(ticker);
  assert.ok(market);
  assert.deepEqual(readBooks(frames).get(ticker), expectedBook(fixture.exchange.book(market), useYesPrice));
}

function assertContiguous(frames: readonly Frame[], sid: number): void {
  const numbers = frames
    .filter((frame) => frame.sid === sid && frame.seq !== undefined)
    .map(({ seq }) => seq);
  assert.ok(numbers.length > 0);
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => index + 1),
  );
}

describe('venue_a stream', () => {
  it('refuses a handshake without a good signature', async () => {
    const bad = { ...signedHeaders('GET', streamPath), 'KALSHI-ACCESS-TIMESTAMP': '1795113988978' };
    for (const headers of [{}, bad, signedHeaders('GET', '/ws/v2')]) {
      const socket = new WebSocket(fixture.webSocketUrl, { headers });
      const [, response] = await once(socket, 'unexpected-response');
      assert.equal(response.statusCode, 401);
      assert.deepEqual(JSON.parse(String((await response.toArray())[0])), {
        error: { code: 'unauthorized', message: 'unauthorized' },
      });
      response.destroy();
    }
    const longSalt = new WebSocket(fixture.webSocketUrl, { headers: signedHeaders('GET', streamPath, 222) });
    await once(longSalt, 'open');
    longSalt.terminate();
  });

  it('sends a snapshot and differences that add up to the book, in both scales', async () => {
    for (const useYesPrice of [false, true]) {
      const socket = await fixture.connect();
      const [answer] = await socket.command('subscribe', {
        channels: ['orderbook_delta'],
        market_tickers: [home, away],
        use_yes_price: useYesPrice,
      });
      assert.deepEqual(answer, { id: 1, type: 'subscribed', msg: { channel: 'orderbook_delta', sid: 1 } });
      await passTime(socket);
      assert.deepEqual(
        socket.frames.slice(0, 3).map(({ type }) => type),
        ['subscribed', 'orderbook_snapshot', 'orderbook_snapshot'],
      );
      assert.ok(socket.frames.filter(({ type }) => type === 'orderbook_delta').length > 50);
      assertContiguous(socket.frames, 1);
      assertBook(socket.frames, home, useYesPrice);
      assertBook(socket.frames, away, useYesPrice);
      socket.close();
    }
  });

  it('joins a second subscription into the first and counts its answers', async () => {
    const socket = await fixture.connect();
    await socket.command('subscribe', { channels: ['orderbook_delta'], market_ticker: home });
    const [merged] = await socket.command('subscribe', {
      channels: ['orderbook_delta'],
      market_tickers: [away, home],
    });
    assert.deepEqual(merged, { id: 2, type: 'ok', sid: 1, seq: 2, msg: { market_tickers: [home, away] } });
    const [added] = await socket.command('update_subscription', {
      sids: [1],
      action: 'add_markets',
      market_tickers: [ladder],
    });
    assert.deepEqual(added?.msg, { market_tickers: [home, away, ladder] });
    await passTime(socket);
    assertBook(socket.frames, ladder, false);
    const [error] = await socket.command('update_subscription', { sid: 1, action: 'get_snapshot' });
    assert.deepEqual([error?.type, error?.sid, error?.msg?.['code']], ['error', 1, 14]);
    const snapshots = await socket.command(
      'update_subscription',
      { sid: 1, action: 'get_snapshot', market_tickers: [home, ladder] },
      2,
    );
    assert.deepEqual(
      snapshots.map(({ type }) => type),
      ['orderbook_snapshot', 'orderbook_snapshot'],
    );
    const [left] = await socket.command('update_subscription', {
      sid: 1,
      action: 'delete_markets',
      market_tickers: [home],
    });
    assert.deepEqual(left?.msg, { market_tickers: [away, ladder] });
    const before = socket.frames.length;
    await passTime(socket);
    assert.ok(!socket.frames.slice(before).some(({ msg }) => msg?.['market_ticker'] === home));
    assertBook(socket.frames, away, false);
    assertContiguous(socket.frames, 1);
    const [gone] = await socket.command('unsubscribe', { sids: [1] });
    assert.equal(gone?.type, 'unsubscribed');
    assertContiguous(socket.frames, 1);
    const [list] = await socket.command('list_subscriptions');
    assert.deepEqual(list, { id: list?.id, type: 'ok', msg: [] });
  });

  it('sends trades and tickers as they are on the exchange', async () => {
    const socket = await fixture.connect();
    const answers = await socket.command('subscribe', { channels: ['trade', 'ticker'] }, 2);
    assert.deepEqual(
      answers.map(({ msg }) => msg),
      [
        { channel: 'trade', sid: 1 },
        { channel: 'ticker', sid: 2 },
      ],
    );
    const from = fixture.exchange.now;
    await passTime(socket, 3 * minute);
    const trades = socket.frames.filter(({ type }) => type === 'trade');
    const expected = [...fixture.exchange.trades('venue_a')].filter(({ at }) => at > from).reverse();
    assert.ok(expected.length > 10);
    assert.deepEqual(
      trades.map(({ msg }) => [msg?.['trade_id'], msg?.['market_ticker'], msg?.['ts_ms'], msg?.['count_fp']]),
      expected.map(({ id, market, at, size }) => [id, market.id, at, (size / 100).toFixed(2)]),
    );
    assertContiguous(socket.frames, 1);
    const tickers = socket.frames.filter(({ type }) => type === 'ticker');
    assert.ok(tickers.every(({ seq }) => seq === undefined));
    const last = tickers.findLast(({ msg }) => msg?.['market_ticker'] === home);
    const market = fixture.exchange.venueAMarket(home);
    assert.ok(market);
    const { bid, ask } = fixture.exchange.top(market);
    assert.equal(last?.msg?.['yes_bid_dollars'], ((bid?.price ?? 0) / 10_000).toFixed(4));
    assert.equal(last?.msg?.['yes_ask_size_fp'], ((ask?.size ?? 0) / 100).toFixed(2));
    assert.equal(last?.msg?.['volume_fp'], (fixture.exchange.figures(market).volume / 100).toFixed(2));
    socket.close();
  });

  it('announces lives, but neither opening nor closing by the clock', async (t) => {
    const fresh = await startFixture();
    t.after(() => fresh.close());
    const socket = await fresh.connect();
    await socket.command(
      'subscribe',
      { channels: ['market_lifecycle_v2', 'multivariate_market_lifecycle'] },
      2,
    );
    fresh.exchange.advance(startsAt + 120 * minute);
    await socket.settled();
    const story = (ticker: string) =>
      socket.frames
        .filter(({ msg }) => msg?.['market_ticker'] === ticker)
        .map(({ msg }) => msg?.['event_type']);
    assert.deepEqual(story(home), ['close_date_updated', 'determined', 'settled']);
    assert.deepEqual(story(ladder), ['determined', 'settled']);
    assert.deepEqual(story('KXSMALL-LATER-X'), ['created']);
    assert.deepEqual(story('KXMVESMALL-S1-0001'), ['close_date_updated', 'determined', 'settled']);
    const created = socket.frames
      .filter(({ type }) => type === 'event_lifecycle')
      .map(({ msg }) => msg?.['event_ticker']);
    assert.ok(created.includes('KXSMALL-LATER') && created.includes('KXSMALL-WINDOW20'));
    const tie = socket.frames.find(
      ({ msg }) => msg?.['market_ticker'] === 'KXSMALL-TIE-HOME' && msg['event_type'] === 'determined',
    );
    assert.deepEqual([tie?.msg?.['result'], tie?.msg?.['settlement_value']], ['scalar', '0.5000']);
    assertContiguous(socket.frames, 1);
  });

  it('announces a change of the price grid, and REST has it too', async (t) => {
    const exchange = createExchange(smallWorld(), { updatesPerSecond: 20, updatesPerGridChange: 60 });
    const fresh = await startFixture({ exchange });
    t.after(() => fresh.close());
    const socket = await fresh.connect();
    const tickers = [home, away, 'KXSMALL-FAR-38', 'KXSMALL-FAR-39'];
    await socket.command(
      'subscribe',
      { channels: ['orderbook_delta', 'market_lifecycle_v2'], market_tickers: tickers },
      2,
    );
    exchange.advance(startsAt + 2 * minute);
    await socket.settled();
    const updates = socket.frames.filter(
      ({ msg }) => msg?.['event_type'] === 'price_level_structure_updated',
    );
    assert.ok(updates.length > 3, `found ${updates.length}`);
    for (const { msg } of updates) {
      const ticker = String(msg?.['market_ticker']);
      const last = updates.findLast((frame) => frame.msg?.['market_ticker'] === ticker)?.msg;
      const response = await fetchAlone(`${fresh.url}/markets/${ticker}`);
      const { market } = shaped(Type.Object({ market: AnyRecord }), await response.json());
      assert.equal(market['price_level_structure'], last?.['price_level_structure']);
      assert.deepEqual(market['price_ranges'], last?.['price_ranges']);
    }
    for (const ticker of tickers) {
      const market = exchange.venueAMarket(ticker);
      assert.ok(market);
      assert.deepEqual(readBooks(socket.frames).get(ticker), expectedBook(exchange.book(market), false));
    }
  });

  it('answers every wrong command with its code', async () => {
    const socket = await fixture.connect();
    await socket.command('subscribe', { channels: ['ticker', 'orderbook_delta'], market_tickers: [home] }, 2);
    const cases: [string, object | undefined, number][] = [
      ['subscribe', undefined, 2],
      ['subscribe', {}, 3],
      ['subscribe', { channels: ['orderbook_delta'] }, 14],
      ['subscribe', { channels: ['ticker_v2'] }, 8],
      ['unsubscribe', {}, 4],
      ['unsubscribe', { sids: [99] }, 7],
      ['update_subscription', { action: 'add_markets' }, 12],
      ['update_subscription', { sids: [1, 2], action: 'add_markets' }, 12],
      ['update_subscription', { sid: 99, action: 'add_markets' }, 7],
      ['update_subscription', { sid: 2 }, 15],
      ['update_subscription', { sid: 2, action: 'sing' }, 13],
      ['update_subscription', { sid: 2, action: 'add_markets' }, 14],
      ['update_subscription', { sid: 1, action: 'get_snapshot', market_tickers: [home] }, 13],
      ['fly', {}, 5],
    ];
    for (const [cmd, params, code] of cases) {
      const [answer] = await socket.command(cmd, params);
      assert.deepEqual(
        [answer?.type, answer?.msg?.['code']],
        ['error', code],
        `${cmd} ${JSON.stringify(params)}`,
      );
    }
    socket.socket.send('{');
    await eventually(
      () => socket.frames.some(({ type, msg }) => type === 'error' && msg?.['code'] === 1),
      'error 1',
    );
    assertContiguous(socket.frames, 2);
    socket.close();
  });

  it('drops its connections when the weekly pause begins, and serves those who come back', async (t) => {
    const pauseAt = Date.parse('2026-11-26T08:00:00Z');
    const exchange = createExchange(smallWorld(), { updatesPerSecond: 0.1 });
    exchange.advance(pauseAt - 10 * minute);
    const fresh = await startFixture({ exchange });
    t.after(() => fresh.close());
    const [first, second] = [await fresh.connect(), await fresh.connect()];
    const params = { channels: ['orderbook_delta'], market_tickers: ['KXSMALL-FAR-39'] };
    await first.command('subscribe', params);
    exchange.advance(pauseAt - 1);
    await first.settled();
    await second.settled();
    exchange.advance(pauseAt + 10 * minute);
    await eventually(() => first.isClosed && second.isClosed, 'both connections are cut');
    const again = await fresh.connect();
    await again.command('subscribe', params);
    exchange.advance(pauseAt + hour);
    await again.settled();
    assert.equal(again.isClosed, false);
  });

  it('pings with a heartbeat', async () => {
    const socket = await fixture.connect();
    await eventually(() => socket.pings.length > 1, 'two pings');
    assert.equal(socket.pings[0], 'heartbeat');
    socket.close();
  });

  it('ends the subscriptions of a client that reads too slowly, and only those', async (t) => {
    const exchange = createExchange(smallWorld(), { updatesPerSecond: 2000 });
    const busy = await startFixture({ exchange, bufferBytesMax: 100_000 });
    t.after(() => busy.close());
    const params = { channels: ['orderbook_delta'], market_tickers: [home, away] };
    const slow = await busy.connect();
    const quick = await busy.connect();
    await slow.command('subscribe', params);
    await quick.command('subscribe', params);
    slow.socket.pause();
    // The kernel takes some megabytes before anything is left unsent; each step is far below the bound.
    for (let sent = 0; sent < 10_000_000; sent = bytesOf(quick)) {
      exchange.advance(exchange.now + 20);
      await new Promise((goOn) => setImmediate(goOn));
      if (exchange.now > startsAt + 25 * minute) break;
    }
    slow.socket.resume();
    await eventually(() => slow.frames.some(({ msg }) => msg?.['code'] === 25), 'error 25');
    const [none] = await slow.command('list_subscriptions');
    assert.deepEqual(none, { id: none?.id, type: 'ok', msg: [] });
    const [one] = await quick.command('list_subscriptions');
    assert.deepEqual(one, { id: one?.id, type: 'ok', msg: [{ channel: 'orderbook_delta', sid: 1 }] });
  });
});

function bytesOf({ frames }: TestSocket): number {
  // A difference has some 260 bytes on the wire.
  return frames.length * 260;
}
