/** venue_b's market channel and sports channel, seen by a plain client. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { Type } from 'typebox';
import { WebSocket } from 'ws';
import type { SimulatedLevel, SimulatedTrade } from '../../src/simulator/exchange/index.ts';
import type { VenueBMarket } from '../../src/simulator/world/index.ts';
import { eventually, within } from '../harness/eventually.ts';
import { type MadeBook, MarketSocket, makeBooks, PriceChangeMessage } from './venue-b-socket.ts';
import { AnyRecord, read, shaped, startVenueBUnderTest, type VenueBUnderTest } from './venue-b-under-test.ts';
import { minute, startsAt } from './venue-b-world.ts';

const busy = ['nfl-rdg-hbr-2026-10-05', 'will-ada-win-the-menu', 'single-16', 'single-33'];

/** What the channel sends now and then, which no description has. */
const undescribed = 'maintenance_hint';

function tokensOf(venue: VenueBUnderTest, slugs: readonly string[]): string[] {
  return slugs.flatMap((slug) => venue.market(slug).tokenIds);
}

function madeLevels(levels: ReadonlyMap<string, string>): Map<number, number> {
  return new Map(
    [...levels].map(([price, size]) => [Math.round(Number(price) * 10_000), Math.round(Number(size) * 100)]),
  );
}

function trueLevels(levels: readonly SimulatedLevel[], token: number): Map<number, number> {
  return new Map(levels.map(({ price, size }) => [token === 0 ? price : 10_000 - price, size]));
}

function checkMade(venue: VenueBUnderTest, market: VenueBMarket, books: ReadonlyMap<string, MadeBook>): void {
  const truth = venue.exchange.book(market);
  for (const [token, assetId] of market.tokenIds.entries()) {
    const made = books.get(assetId);
    assert.ok(made, `a book of ${market.id}`);
    const [bids, asks] = token === 0 ? [truth.bids, truth.asks] : [truth.asks, truth.bids];
    assert.deepEqual(madeLevels(made.bids), trueLevels(bids, token));
    assert.deepEqual(madeLevels(made.asks), trueLevels(asks, token));
  }
}

async function subscribed(
  t: Parameters<typeof MarketSocket.open>[0],
  venue: VenueBUnderTest,
  assets: readonly string[],
  extra: Record<string, unknown> = {},
): Promise<MarketSocket> {
  const socket = await MarketSocket.open(t, venue.webSocketUrl);
  socket.send({ type: 'market', assets_ids: assets, ...extra });
  await socket.settle();
  return socket;
}

describe('venue_b market channel', () => {
  it('sends the first books in one array, and deltas that keep both tokens equal to the exchange', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const socket = await subscribed(t, venue, tokensOf(venue, busy));
    const [dump] = socket.frames;
    assert.equal(socket.frames.length, 1);
    const dumped = shaped(Type.Array(AnyRecord), JSON.parse(dump ?? ''));
    assert.deepEqual(
      dumped.map((book) => book['asset_id']),
      tokensOf(venue, busy),
    );
    assert.ok(
      dumped.every((book) => 'tick_size' in book && 'last_trade_price' in book && !('neg_risk' in book)),
    );
    for (const book of dumped) assert.notEqual(Object.keys(book)[0], 'event_type');
    for (let step = 1; step <= 12; step += 1) {
      venue.exchange.advance(venue.exchange.now + 10_000);
      await socket.settle();
      const books = makeBooks(socket.messages());
      for (const slug of busy) {
        const market = venue.market(slug);
        checkMade(venue, market, books);
        for (const token of market.tokenIds) {
          const rest = await read(AnyRecord, `${venue.clobUrl}/book?token_id=${token}`);
          assert.equal(
            books.get(token)?.hash,
            rest['hash'],
            'the hash names the state the other service serves',
          );
        }
      }
    }
    assert.ok(socket.of('price_change').length > 200);
    assert.ok(socket.of('last_trade_price').length > 20);
  });

  it('pairs every change, with the best prices after it', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const socket = await subscribed(t, venue, tokensOf(venue, busy));
    let checked = 0;
    venue.exchange.listen((event) => {
      if (event.kind === 'levels' && busy.includes(event.market.id)) checked += event.changes.length;
    });
    venue.exchange.advance(venue.exchange.now + minute);
    await socket.settle();
    const changes = socket.of('price_change').map((message) => shaped(PriceChangeMessage, message));
    assert.equal(
      changes.reduce((sum, { price_changes }) => sum + price_changes.length, 0),
      2 * checked,
    );
    for (const { price_changes: pairs } of changes) {
      for (let index = 0; index < pairs.length; index += 2) {
        const [yes, no] = [pairs[index], pairs[index + 1]];
        assert.ok(yes && no);
        const sum = (left: string, right: string) => Math.round((Number(left) + Number(right)) * 10_000);
        assert.equal(sum(yes.price, no.price), 10_000);
        assert.equal(yes.size, no.size);
        assert.notEqual(yes.side, no.side);
        assert.notEqual(yes.hash, no.hash);
        assert.equal(sum(yes.best_bid, no.best_ask), 10_000);
        assert.equal(sum(yes.best_ask, no.best_bid), 10_000);
      }
    }
    for (const [assetId, book] of makeBooks(socket.messages())) {
      if (book.best === undefined) continue;
      const bids = [...madeLevels(book.bids).keys()];
      const asks = [...madeLevels(book.asks).keys()];
      assert.equal(Math.round(Number(book.best.bid) * 10_000), Math.max(0, ...bids), assetId);
      assert.equal(Math.round(Number(book.best.ask) * 10_000), Math.min(10_000, ...asks), assetId);
    }
  });

  it('sends one who holds one token both legs of changes, but only its own books and prints', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const market = venue.market('nfl-rdg-hbr-2026-10-05');
    const [yes, no] = market.tokenIds;
    const socket = await subscribed(t, venue, [no]);
    const trades: SimulatedTrade[] = [];
    venue.exchange.listen((event) => {
      if (event.kind === 'trade' && event.market === market) trades.push(event.trade);
    });
    venue.exchange.advance(venue.exchange.now + 5 * minute);
    await socket.settle();
    const legs = socket
      .of('price_change')
      .flatMap((message) =>
        shaped(PriceChangeMessage, message).price_changes.map(({ asset_id }) => asset_id),
      );
    assert.deepEqual(new Set(legs), new Set([yes, no]));
    assert.deepEqual(new Set(socket.of('book').map((book) => book['asset_id'])), new Set([no]));
    assert.equal(socket.of('book').length, trades.length + 1, 'a book after every fill');
    const prints = socket.of('last_trade_price');
    assert.ok(prints.length > 0 && prints.length < trades.length);
    for (const print of prints) {
      assert.equal(print['asset_id'], no);
      const match = trades.find(
        (trade) =>
          trade.transactionHash === print['transaction_hash'] &&
          String(trade.at) === print['timestamp'] &&
          Math.round(Number(print['size']) * 100) === trade.size &&
          Math.round(Number(print['price']) * 10_000) === 10_000 - trade.price,
      );
      assert.ok(match, 'a print of a trade');
      assert.equal(match.takerBuys, print['side'] === 'BUY' ? 'no' : 'yes');
    }
  });

  it('announces a finer tick, then quotes on it', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const market = venue.market('drifting');
    const socket = await subscribed(t, venue, market.tokenIds);
    venue.exchange.advance(startsAt + 12 * minute);
    await socket.settle();
    assert.deepEqual(
      socket
        .of('tick_size_change')
        .map(({ asset_id, old_tick_size, new_tick_size }) => [asset_id, old_tick_size, new_tick_size]),
      market.tokenIds.map((token) => [token, '0.01', '0.001']),
    );
    checkMade(venue, market, makeBooks(socket.messages()));
  });

  it('sends the venue’s own events only to those who ask, whatever they hold', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const plain = await subscribed(t, venue, tokensOf(venue, busy));
    const custom = await subscribed(t, venue, [], { custom_feature_enabled: true });
    const both = await subscribed(t, venue, tokensOf(venue, busy), { custom_feature_enabled: true });
    venue.exchange.advance(startsAt + 11 * minute);
    await Promise.all([plain.settle(), custom.settle(), both.settle()]);
    const kinds = (socket: MarketSocket) => {
      const found = new Set(socket.messages().map(({ event_type }) => event_type));
      found.delete(undescribed);
      return [...found].toSorted();
    };
    assert.deepEqual(kinds(plain), ['book', 'last_trade_price', 'price_change']);
    assert.deepEqual(kinds(custom), ['market_resolved', 'new_market']);
    assert.deepEqual(kinds(both), [...kinds(custom), ...kinds(plain), 'best_bid_ask'].toSorted());
    const odd = plain.of(undescribed).length;
    assert.equal(odd, Math.floor((plain.frames.length - odd) / 5_000), 'now and then an undocumented kind');
    assert.ok(odd > 0);
    const wrapped = plain.frames.slice(1).filter((frame) => frame.startsWith('['));
    assert.ok(wrapped.length > 0, 'now and then one message comes in an array');
    const window = venue.market(`window-${(startsAt + 10 * minute) / 1000}`);
    const listed = custom.of('new_market').find(({ slug }) => slug === window.id);
    assert.ok(listed);
    assert.deepEqual(
      [listed['id'], listed['market'], listed['assets_ids'], listed['outcomes']],
      [window.numericId, window.conditionId, window.tokenIds, ['Yes', 'No']],
    );
    const coin = venue.market('coin-up-or-down-5m');
    const resolved = custom.of('market_resolved').find(({ market }) => market === coin.conditionId);
    assert.deepEqual(
      [resolved?.['winning_asset_id'], resolved?.['winning_outcome']],
      [coin.tokenIds[0], 'Yes'],
    );
    const best = new Map(both.of('best_bid_ask').map((message) => [message['asset_id'], message]));
    for (const slug of busy) {
      const market = venue.market(slug);
      const { bid, ask } = venue.exchange.top(market);
      const sent = best.get(market.tokenIds[0]);
      assert.equal(Math.round(Number(sent?.['best_bid']) * 10_000), bid?.price ?? 0);
      assert.equal(Math.round(Number(sent?.['best_ask']) * 10_000), ask?.price ?? 0);
    }
  });

  it('sends new best prices before the change that brought them, mostly at its time', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const socket = await subscribed(t, venue, tokensOf(venue, busy), { custom_feature_enabled: true });
    venue.exchange.advance(venue.exchange.now + 10 * minute);
    await socket.settle();
    const messages = socket.messages();
    let [alike, early] = [0, 0];
    for (const [index, best] of messages.entries()) {
      if (best.event_type !== 'best_bid_ask') continue;
      const change = messages
        .slice(index)
        .find(({ event_type, market }) => event_type === 'price_change' && market === best['market']);
      const { price_changes: levels } = shaped(PriceChangeMessage, change);
      const level = levels.find(({ asset_id }) => asset_id === best['asset_id']);
      assert.deepEqual(
        [level?.best_bid, level?.best_ask],
        [best['best_bid'] || '0', best['best_ask'] || '1'],
      );
      if (best['timestamp'] === change?.['timestamp']) alike++;
      else {
        assert.ok(Number(best['timestamp']) < Number(change?.['timestamp']));
        early++;
      }
    }
    assert.ok(alike > 100, `found ${alike}`);
    const share = alike / (alike + early);
    assert.ok(share > 0.9 && share < 0.94, `found ${share}`);
  });

  it('adds, drops and toggles on one socket', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const [first, second] = [venue.market('nfl-rdg-hbr-2026-10-05'), venue.market('will-ada-win-the-menu')];
    const socket = await subscribed(t, venue, first.tokenIds);
    socket.clear();
    socket.send({ operation: 'subscribe', assets_ids: [...second.tokenIds, ...first.tokenIds] });
    await socket.settle();
    assert.deepEqual(
      socket.of('book').map((book) => book['asset_id']),
      second.tokenIds,
      'only what is new is dumped',
    );
    socket.clear();
    socket.send({ operation: 'subscribe', assets_ids: first.tokenIds, custom_feature_enabled: true });
    await socket.settle();
    assert.deepEqual(socket.frames, ['NO NEW ASSETS']);
    venue.exchange.advance(venue.exchange.now + minute);
    await socket.settle();
    assert.ok(socket.of('best_bid_ask').length > 0, 'the flag was taken all the same');
    socket.send({ operation: 'unsubscribe', assets_ids: first.tokenIds });
    await socket.settle();
    socket.clear();
    venue.exchange.advance(venue.exchange.now + minute);
    await socket.settle();
    const markets = new Set(socket.of('price_change').map(({ market }) => market));
    assert.deepEqual(markets, new Set([second.conditionId]));
  });

  it('takes misspelt, unknown and dumpless subscriptions without a word', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const assets = tokensOf(venue, busy);
    const singular = await MarketSocket.open(t, venue.webSocketUrl);
    singular.send({ type: 'market', asset_ids: assets });
    const unknown = await MarketSocket.open(t, venue.webSocketUrl);
    unknown.send({ type: 'MARKET', assets_ids: ['1', '2'] });
    const dumpless = await subscribed(t, venue, assets, { initial_dump: false });
    const nonsense = await MarketSocket.open(t, venue.webSocketUrl);
    nonsense.send('what?');
    venue.exchange.advance(venue.exchange.now + minute);
    for (const socket of [singular, unknown, dumpless, nonsense]) await socket.settle();
    assert.deepEqual(singular.messages(), []);
    assert.deepEqual(unknown.messages(), []);
    assert.equal(dumpless.messages()[0]?.event_type, 'price_change');
    assert.equal(nonsense.frames.length, 1);
    assert.throws(() => JSON.parse(nonsense.frames[0] ?? ''), 'a notice is no JSON');
  });

  it('leaves out the first books above five hundred tokens, while deltas arrive', async (t) => {
    const venue = await startVenueBUnderTest(t, { world: { singles: 260 } });
    const singles = Array.from({ length: 251 }, (_, index) => `single-${index}`);
    const fitting = await subscribed(t, venue, tokensOf(venue, singles.slice(1)));
    assert.equal(fitting.of('book').length, 500);
    const crowded = await subscribed(t, venue, tokensOf(venue, singles));
    assert.deepEqual(crowded.frames, []);
    venue.exchange.advance(venue.exchange.now + minute);
    await crowded.settle();
    assert.ok(crowded.of('price_change').length > 0);
  });

  it('drops a socket that sends no PING', async (t) => {
    const venue = await startVenueBUnderTest(t, { venue: { silenceMaxMs: 60 } });
    const socket = await MarketSocket.open(t, venue.webSocketUrl);
    await within(socket.closed, 'the end of a silent socket');
  });
});

describe('venue_b market channel, going wrong on demand', () => {
  it('misses the first books', async (t) => {
    const venue = await startVenueBUnderTest(t, { faults: { missingDump: 1 } });
    const socket = await subscribed(t, venue, tokensOf(venue, busy));
    assert.deepEqual(socket.frames, []);
    venue.exchange.advance(venue.exchange.now + minute);
    await socket.settle();
    assert.ok(socket.of('price_change').length > 0);
  });

  it('drops, repeats, swaps and breaks frames without touching the exchange', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const sound = await subscribed(t, venue, tokensOf(venue, busy));
    // One after the other, so that each socket shows its own faults alone.
    const faulty = async (settings: Parameters<typeof venue.faults.set>[0]) => {
      const socket = await subscribed(t, venue, tokensOf(venue, busy));
      socket.clear();
      sound.clear();
      venue.faults.set(settings);
      // The sound socket is subject to the same faults; what is true is asked of the exchange.
      const truth: string[] = [];
      const stop = venue.exchange.listen((event) => {
        if (event.kind === 'levels' && busy.includes(event.market.id)) truth.push(String(event.at));
      });
      venue.exchange.advance(venue.exchange.now + minute);
      stop();
      venue.faults.clear();
      await socket.settle();
      return { socket, truth };
    };
    const dropped = await faulty({ frameDrop: 1 });
    assert.deepEqual(dropped.socket.frames, []);
    assert.ok(dropped.truth.length > 0);
    const repeated = await faulty({ frameDuplicate: 1 });
    assert.equal(repeated.socket.of('price_change').length, 2 * repeated.truth.length);
    assert.equal(repeated.socket.frames[0], repeated.socket.frames[1]);
    const swapped = await faulty({ frameReorder: 0.3 });
    const order = swapped.socket.of('price_change').map(({ timestamp }) => timestamp);
    assert.notDeepEqual(order, order.toSorted());
    const broken = await faulty({ frameMalformed: 0.5 });
    const readable = broken.socket.messages().length;
    assert.ok(readable > 0 && readable < broken.socket.frames.length);
    const fresh = await subscribed(t, venue, tokensOf(venue, busy));
    for (const slug of busy) checkMade(venue, venue.market(slug), makeBooks(fresh.messages()));
  });

  it('stalls while it answers pings, and cuts connections', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const stalled = await subscribed(t, venue, tokensOf(venue, busy));
    stalled.clear();
    venue.faults.set({ stall: 1, stallMs: 600_000 });
    venue.exchange.advance(venue.exchange.now + minute);
    await stalled.settle();
    venue.faults.clear();
    venue.exchange.advance(venue.exchange.now + minute);
    await stalled.settle();
    assert.deepEqual(stalled.frames, [], 'pings are answered, nothing else comes');
    const cut = await subscribed(t, venue, tokensOf(venue, busy));
    venue.faults.set({ disconnect: 1 });
    venue.exchange.advance(venue.exchange.now + minute);
    await within(cut.closed, 'the end of the connection');
  });
});

describe('venue_b sports channel', () => {
  it('broadcasts games in play and their end, and asks to be answered', async (t) => {
    const venue = await startVenueBUnderTest(t, { venue: { sportsBeatMs: 10 } });
    const socket = new WebSocket(venue.sportsWebSocketUrl);
    t.after(() => socket.terminate());
    const frames: string[] = [];
    socket.on('message', (data: Buffer) => {
      frames.push(data.toString('utf8'));
      if (frames.at(-1) === 'ping') socket.send('pong');
    });
    await once(socket, 'open');
    const Game = Type.Object({
      gameId: Type.Literal(7_700_123),
      live: Type.Boolean(),
      ended: Type.Boolean(),
      score: Type.String(),
    });
    const games = () =>
      frames.filter((frame) => frame !== 'ping').map((frame) => shaped(Game, JSON.parse(frame)));
    const live = await eventually(() => games().at(-1), 'a game in play');
    assert.deepEqual([live.live, live.score], [true, '8-12']);
    venue.exchange.advance(startsAt + 61 * minute);
    const ended = await eventually(() => games().find((game) => game.ended), 'the end of the game');
    assert.deepEqual([ended.live, ended.score], [false, '17-24']);
    await eventually(
      () => frames.filter((frame) => frame === 'ping').length > 3,
      'several pings, each answered',
    );
    assert.equal(socket.readyState, WebSocket.OPEN);
  });

  it('drops who does not answer', async (t) => {
    const venue = await startVenueBUnderTest(t, { venue: { sportsBeatMs: 10 } });
    const socket = new WebSocket(venue.sportsWebSocketUrl);
    t.after(() => socket.terminate());
    await within(once(socket, 'close'), 'the end of a mute socket');
  });
});
