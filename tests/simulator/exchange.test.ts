/** The simulated exchange: one seed one log, books that never cross, results that follow from the truth, bounds. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type BookView,
  createExchange,
  type Exchange,
  type ExchangeEvent,
  type ExchangeOptions,
  type SimulatedStatus,
  venueAGrid,
} from '../../src/simulator/exchange/index.ts';
import type { SimulatedVenue, VenueAMarket } from '../../src/simulator/world/index.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { day, hour, minute, smallWorld, startsAt } from './small-world.ts';

const lively: ExchangeOptions = { updatesPerSecond: 20 };
/** Of the tests that look at every event. */
const observedMs = testRounds({ usual: 15, full: 60 }) * minute;

function describeEvent(event: ExchangeEvent): string {
  const rest =
    event.kind === 'trade'
      ? { ...event, market: '', trade: { ...event.trade, market: '' } }
      : { ...event, market: '' };
  return `${event.market.venue} ${event.market.id} ${JSON.stringify(rest)}`;
}

function logHash(
  seed: number,
  cuts: readonly number[],
  read: (exchange: Exchange) => void = () => undefined,
) {
  const exchange = createExchange(smallWorld({ seed }), { ...lively, booksMax: 12 });
  const hash = createHash('sha256');
  let events = 0;
  exchange.listen((event) => {
    events++;
    hash.update(describeEvent(event));
  });
  let next = 0;
  while (exchange.now < startsAt + observedMs) {
    exchange.advance(Math.min(startsAt + observedMs, exchange.now + (cuts[next++ % cuts.length] ?? 1)));
    read(exchange);
  }
  return { hash: hash.digest('hex'), events };
}

function market(exchange: Exchange, venue: SimulatedVenue, id: string) {
  const found = exchange.market(venue, id);
  assert.ok(found, `${id} is listed`);
  return found;
}

describe('exchange', () => {
  it('has one log for one seed, however time is cut and with readers or without', () => {
    const whole = logHash(7, [observedMs]);
    assert.ok(whole.events > 20_000, `a log worth comparing, found ${whole.events} events`);
    const cut = logHash(7, [1, 999, 50, 333_333], (exchange) => {
      for (const event of exchange.venueBEvents)
        for (const each of event.markets) {
          exchange.book(each);
          exchange.figures(each);
        }
    });
    assert.deepEqual(cut, whole);
    assert.notEqual(logHash(8, [observedMs]).hash, whole.hash);
  });

  it('never shows a crossed or touching book, and its changes add up to its books', () => {
    const exchange = createExchange(smallWorld(), {
      ...lively,
      booksMax: 12,
      updatesPerPause: 2000,
      updatesPerGridChange: 500,
    });
    const books = new Map<string, { bids: Map<number, number>; asks: Map<number, number> }>();
    for (const event of [...exchange.venueAEvents, ...exchange.venueBEvents])
      for (const each of event.markets) books.set(each.id, asMaps(exchange.book(each)));
    let checked = 0;
    exchange.listen((event) => {
      if (event.kind !== 'levels') return;
      const book = books.get(event.market.id) ?? { bids: new Map(), asks: new Map() };
      books.set(event.market.id, book);
      for (const { side, price, size } of event.changes) {
        const levels = side === 'bid' ? book.bids : book.asks;
        assert.ok(price > 0 && price < 10_000 && Number.isSafeInteger(price), `price ${price}`);
        assert.ok(size >= 0 && Number.isSafeInteger(size), `size ${size}`);
        if (size === 0) assert.ok(levels.delete(price), 'a level that goes was there');
        else levels.set(price, size);
      }
      const bid = Math.max(0, ...book.bids.keys());
      const ask = Math.min(10_000, ...book.asks.keys());
      assert.ok(bid < ask, `${event.market.id}: bid ${bid} below ask ${ask}`);
      const now = exchange.book(event.market);
      assert.equal(now.version, event.version);
      assert.deepEqual(asMaps(now), book);
      const top = exchange.top(event.market);
      assert.deepEqual(top, { bid: now.bids[0], ask: now.asks[0] });
      assertBestFirst(now);
      checked++;
    });
    exchange.advance(startsAt + observedMs);
    assert.ok(checked > 20_000, `found ${checked}`);
  });

  it('quotes on the grid of the market', () => {
    const exchange = createExchange(smallWorld(), lively);
    exchange.advance(startsAt + 10 * minute);
    const onGrid: Readonly<Record<string, (price: number) => boolean>> = {
      'KXSMALL-GAME-HOME': (price) => price % 100 === 0,
      'KXSMALL-TIE-SILENT': (price) => price % 10 === 0,
      'KXSMALL-26NOV-T3.1': (price) => price % (price < 1000 || price > 9000 ? 10 : 100) === 0,
      'KXSMALL-FAR-35': (price) => price % 50 === 0,
    };
    for (const [id, isOnGrid] of Object.entries(onGrid)) {
      const { bids, asks } = exchange.book(market(exchange, 'venue_a', id));
      assert.ok(bids.length + asks.length > 0, `${id} has levels`);
      for (const { price } of [...bids, ...asks]) assert.ok(isOnGrid(price), `${id} at ${price}`);
    }
    const fine = market(exchange, 'venue_b', 'small-menu-fine');
    assert.equal(exchange.tick(fine), 10);
  });

  it('settles every market as the truth says', () => {
    const exchange = createExchange(smallWorld(), { updatesPerSecond: 1 });
    exchange.advance(startsAt + 4 * day);
    const fair = (id: string) =>
      Math.round(market(exchange, 'venue_a', id).fair(startsAt + 40 * minute) * 100) * 100;
    const expected: [SimulatedVenue, string, number, boolean][] = [
      ['venue_a', 'KXSMALL-GAME-HOME', 10_000, false],
      ['venue_a', 'KXSMALL-GAME-AWAY', 0, false],
      ['venue_a', 'KXSMALL-TIE-HOME', 5000, true],
      ['venue_a', 'KXSMALL-TIE-VOID', fair('KXSMALL-TIE-VOID'), true],
      ['venue_a', 'KXSMALL-TIE-SILENT', fair('KXSMALL-TIE-SILENT'), true],
      ['venue_a', 'KXSMALL-26NOV-T2.8', 10_000, false],
      ['venue_a', 'KXSMALL-26NOV-T3.1', 0, false],
      ['venue_a', 'KXMVESMALL-S1-0001', 10_000, false],
      ['venue_a', 'KXSMALL-26OCT-T2.5', 10_000, false],
      ['venue_a', 'KXSMALL-26OCT-T2.9', 0, false],
      ['venue_b', 'small-game-home', 10_000, false],
      ['venue_b', 'small-tie', 5000, true],
      ['venue_b', 'small-menu-void', 5000, true],
      ['venue_b', 'small-menu-silent', 0, true],
      ['venue_b', 'small-october-above', 10_000, false],
    ];
    for (const [venue, id, payout, voided] of expected) {
      const each = market(exchange, venue, id);
      assert.equal(exchange.status(each), 'settled', id);
      const settlement = exchange.settlement(each);
      assert.equal(settlement?.payout, payout, id);
      assert.equal(settlement.voided, voided, id);
      assert.ok(settlement.determinedAt <= settlement.settledAt, id);
      assert.deepEqual([exchange.book(each).bids, exchange.book(each).asks], [[], []], id);
    }
    assert.equal(exchange.settlement(market(exchange, 'venue_a', 'KXSMALL-26NOV-T2.8'))?.value, '3.1');
    assert.equal(exchange.settlement(market(exchange, 'venue_b', 'small-game-home'))?.value, '24-17');
    assert.equal(exchange.settlement(market(exchange, 'venue_a', 'KXSMALL-FAR-1')), undefined);
  });

  it('emits each stage of a life in order, and an early close before it', () => {
    const exchange = createExchange(smallWorld(), {
      updatesPerSecond: 1,
      updatesPerPause: Number.POSITIVE_INFINITY,
    });
    const stories = new Map<string, string[]>();
    exchange.listen((event) => {
      if (event.kind === 'levels' || event.kind === 'trade') return;
      const story = stories.get(event.market.id) ?? [];
      stories.set(event.market.id, story);
      const minutes = Math.round((event.at - startsAt) / minute);
      story.push(event.kind === 'status' ? event.status : `${event.kind} ${minutes}`);
    });
    assert.equal(exchange.market('venue_a', 'KXSMALL-LATER-X'), undefined);
    assert.equal(
      exchange.venueAEvents.some(({ ticker }) => ticker === 'KXSMALL-LATER'),
      false,
    );
    exchange.advance(startsAt + day);
    const ending: SimulatedStatus[] = ['closed', 'determined', 'settled'];
    assert.deepEqual(stories.get('KXSMALL-GAME-HOME'), ['close_moved 30', ...ending]);
    assert.deepEqual(stories.get('KXSMALL-26NOV-T3.1'), ['terms_changed 15', ...ending]);
    assert.deepEqual(stories.get('KXSMALL-LATER-X'), ['listed 5', 'open']);
    assert.deepEqual(stories.get('KXSMALL-WINDOW20-UP')?.slice(0, 2), ['listed 20', 'open']);
    assert.deepEqual(stories.get('small-game-home')?.slice(-3), ['closed', 'proposed', 'settled']);
    assert.equal(exchange.closesAt(market(exchange, 'venue_a', 'KXSMALL-GAME-HOME')), startsAt + 30 * minute);
    assert.ok(exchange.venueAEvents.some(({ ticker }) => ticker === 'KXSMALL-LATER'));
  });

  it('empties the book of a paused market and brings it back', () => {
    const exchange = createExchange(smallWorld(), { ...lively, updatesPerPause: 300 });
    const emptied: string[] = [];
    let resumed = 0;
    exchange.listen((event) => {
      if (event.kind !== 'status') return;
      if (event.status === 'paused') emptied.push(event.market.id);
      if (event.status === 'open' && emptied.includes(event.market.id)) resumed++;
    });
    while (emptied.length === 0) exchange.advance(exchange.now + 10);
    const [paused = ''] = emptied;
    const each = exchange.market('venue_a', paused) ?? market(exchange, 'venue_b', paused);
    assert.equal(exchange.status(each), 'paused');
    assert.equal(exchange.book(each).bids.length + exchange.book(each).asks.length, 0);
    exchange.advance(exchange.now + 5 * minute);
    assert.ok(resumed > 0);
  });

  it('makes the grid of venue_b finer when a price comes near an end', () => {
    const exchange = createExchange(smallWorld(), lively);
    let changed = 0;
    exchange.listen((event) => {
      if (event.kind !== 'grid_changed' || event.market.venue === 'venue_a') return;
      changed++;
      assert.deepEqual([event.oldTick, event.newTick], [100, 10]);
      assert.ok(Math.abs(event.market.fair(event.at) - 0.5) > 0.45);
    });
    exchange.advance(startsAt + 3 * hour);
    assert.ok(changed > 0);
  });

  it('changes grids of venue_a while they trade, once no level is off the new one', () => {
    const exchange = createExchange(smallWorld(), { ...lively, updatesPerGridChange: 100, booksMax: 12 });
    const met = { cancelling: 0, keeping: 0 };
    let cancelled: { readonly id: string; readonly at: number } | undefined;
    const grids = new Map<string, string>();
    const assertOnGrid = (each: VenueAMarket) => {
      const { bids, asks } = exchange.book(each);
      const grid = venueAGrid(exchange.priceLevelStructure(each));
      for (const { price } of [...bids, ...asks]) {
        const band = grid.find(({ from, to }) => price >= from && price <= to);
        assert.equal((price - (band?.from ?? 0)) % (band?.step ?? 1), 0, `${each.id} at ${price}`);
      }
    };
    exchange.listen((event) => {
      const each = exchange.venueAMarket(event.market.id);
      if (each === undefined) return;
      if (event.kind === 'levels') {
        assertOnGrid(each);
        const onlyGoes = event.changes.every(({ size }) => size === 0);
        cancelled = onlyGoes ? { id: each.id, at: event.at } : undefined;
      }
      if (event.kind !== 'grid_changed') return;
      const structure = exchange.priceLevelStructure(each);
      assert.notEqual(structure, grids.get(each.id) ?? each.priceLevelStructure);
      grids.set(each.id, structure);
      assertOnGrid(each);
      met[cancelled?.id === each.id && cancelled.at === event.at ? 'cancelling' : 'keeping']++;
    });
    exchange.advance(startsAt + 15 * minute);
    assert.ok(met.cancelling > 10 && met.keeping > 10, JSON.stringify(met));
  });

  it('keeps trades in order and figures that follow them', () => {
    const exchange = createExchange(smallWorld(), { ...lively, tradesMax: 200 });
    const home = market(exchange, 'venue_a', 'KXSMALL-GAME-HOME');
    const before = exchange.figures(home);
    let size = 0;
    let last: number | undefined;
    const ids = new Set<string>();
    exchange.listen((event) => {
      if (event.kind !== 'trade') return;
      assert.ok(!ids.has(event.trade.id), 'trade ids are unique');
      ids.add(event.trade.id);
      if (event.market !== home) return;
      size += event.trade.size;
      last = event.trade.price;
    });
    exchange.advance(startsAt + 20 * minute);
    assert.ok(size > 0);
    const after = exchange.figures(home);
    assert.equal(after.volume - before.volume, size);
    assert.equal(after.lastPrice, last);
    const kept = [...exchange.trades('venue_a')];
    assert.equal(kept.length, 200);
    const instants = kept.map(({ at, microseconds }) => at * 1000 + microseconds);
    assert.deepEqual(
      instants,
      instants.toSorted((left, right) => right - left),
    );
    const ofHome = [...exchange.trades(home)];
    assert.deepEqual(
      ofHome,
      kept.filter((trade) => trade.market === home),
    );
  });

  it('has prices and a few trades of markets that were over before', () => {
    const exchange = createExchange(smallWorld());
    const past = market(exchange, 'venue_a', 'KXSMALL-26OCT-T2.5');
    const trades = [...exchange.trades(past)];
    assert.ok(trades.length >= 4);
    assert.deepEqual(trades, [...exchange.trades(past)]);
    for (const { at, price } of trades) {
      assert.ok(at >= past.opensAt && at <= past.closesAt);
      assert.equal(price % 100, 0);
    }
    const history = exchange.history(past, 0, startsAt, day);
    assert.equal(history.length, 18);
    assert.ok(history.every(({ at }) => at % day === 0));
    assert.ok((exchange.figures(past).lastPrice ?? 0) > 0);
  });
});

function asMaps({ bids, asks }: BookView) {
  return {
    bids: new Map(bids.map(({ price, size }) => [price, size])),
    asks: new Map(asks.map(({ price, size }) => [price, size])),
  };
}

function assertBestFirst({ bids, asks }: BookView): void {
  for (const [index, { price }] of bids.entries())
    assert.ok(index === 0 || price < (bids[index - 1]?.price ?? 0));
  for (const [index, { price }] of asks.entries())
    assert.ok(index === 0 || price > (asks[index - 1]?.price ?? 0));
}
