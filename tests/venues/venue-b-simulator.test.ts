/** The adapter of venue_b against the simulated venue: what it reads is what is true on the exchange. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Book } from '../../src/core/market/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import type { Exchange } from '../../src/simulator/exchange/index.ts';
import type { VenueBMarket } from '../../src/simulator/world/index.ts';
import type { FeedFact, ListedMarket, ListingStep, MarketReference, Venue } from '../../src/venues/index.ts';
import { defaultVenueBOptions, openVenueB, type VenueBOptions } from '../../src/venues/venue-b/index.ts';
import { eventually } from '../harness/eventually.ts';
import { unmovedPace } from '../harness/unmoved-pace.ts';
import { startVenueBUnderTest, type VenueBUnderTest } from '../simulator/venue-b-under-test.ts';
import { minute, startsAt } from '../simulator/venue-b-world.ts';

const hour = 60 * minute;

function adapterFor(
  venue: VenueBUnderTest,
  feed: Partial<VenueBOptions['feed']> = {},
  now: () => number = () => venue.exchange.now,
): Venue {
  const options: VenueBOptions = {
    ...defaultVenueBOptions,
    gammaUrl: venue.gammaUrl,
    clobUrl: venue.clobUrl,
    dataUrl: venue.dataUrl,
    webSocketUrl: venue.webSocketUrl,
    // The clock of the listings is the test's: buckets would never fill again.
    limitShare: 10_000,
    backoff: { firstMs: 5, maxMs: 50 },
    pace: unmovedPace,
    attemptsMax: 8,
    listing: { ...defaultVenueBOptions.listing, eventsPerPage: 20, marketsPerPage: 50 },
    feed: {
      ...defaultVenueBOptions.feed,
      marketsPerSocket: 20,
      backoff: { firstMs: 5, maxMs: 50 },
      tickMs: 10,
      seedAfterMs: 100,
      topGraceMs: 50,
      seedRetry: { firstMs: 10, maxMs: 100 },
      sweepEveryMs: 50,
      ...feed,
    },
  };
  return openVenueB({ log: silentLog, now, random: Math.random }, options);
}

interface Listing {
  readonly markets: Map<string, ListedMarket>;
  readonly events: Set<string>;
  readonly quarantined: Map<string | undefined, string>;
  readonly end: Extract<ListingStep, { kind: 'end' }>;
}

async function collect(steps: AsyncIterable<ListingStep>): Promise<Listing> {
  const markets = new Map<string, ListedMarket>();
  const events = new Set<string>();
  const quarantined = new Map<string | undefined, string>();
  let end: Listing['end'] | undefined;
  for await (const step of steps) {
    assert.equal(end, undefined, 'nothing follows the end');
    if (step.kind === 'end') {
      end = step;
      continue;
    }
    assert.deepEqual(step.unknownFields, {});
    for (const event of step.events) events.add(event.id);
    for (const market of step.markets) {
      assert.ok(events.has(market.contract.eventId), 'an event comes before or with its markets');
      markets.set(market.contract.id, market);
    }
    for (const { id, reason } of step.quarantined) quarantined.set(id, reason);
  }
  assert.ok(end);
  return { markets, events, quarantined, end };
}

function referenceTo(market: VenueBMarket): MarketReference {
  return {
    id: market.id,
    venueKey: market.conditionId,
    eventId: market.event.slug,
    seriesId: undefined,
    feedKeys: market.tokenIds,
  };
}

/** The exchange counts prices in ten-thousandths and sizes in hundredths. */
function trueBook(exchange: Exchange, market: VenueBMarket): Book {
  const { bids, asks } = exchange.book(market);
  const ladder = (levels: readonly { price: number; size: number }[]) => ({
    prices: levels.map(({ price }) => price * 100),
    quantities: levels.map(({ size }) => size * 10_000),
  });
  return { bids: ladder(bids.toReversed()), asks: ladder(asks) };
}

function topOf({ bids, asks }: Book): string {
  return `${bids.prices.at(-1)} ${asks.prices[0]}`;
}

const never = new AbortController().signal;

describe('listings of venue_b', () => {
  it('list every open market once the walk is complete, and set placeholders aside', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const { markets, quarantined, end } = await collect(adapterFor(venue).listOpen(never));
    assert.deepEqual(end, { kind: 'end', complete: true });
    const expected = venue.exchange.venueBEvents.flatMap((event) =>
      event.markets.filter((market) => venue.exchange.isListed(market)),
    );
    const open = expected.filter((market) => !market.placeholder && !market.negRiskOther);
    for (const market of open) {
      const listed = markets.get(market.id);
      assert.ok(listed, `${market.id} is listed`);
      assert.equal(listed.contract.venueKey, market.conditionId);
      assert.deepEqual(listed.feedKeys, market.tokenIds);
    }
    for (const market of expected.filter(({ placeholder }) => placeholder)) {
      assert.equal(quarantined.get(market.id), 'placeholder');
    }
    assert.equal(markets.get('will-ada-win-the-menu')?.contract.exclusivity.openEnded, true);
    const total = markets.get('nfl-rdg-hbr-2026-10-05-total-44pt5')?.contract;
    assert.equal(total?.strike?.custom?.['line'], '44.5');
    assert.equal(total?.gameStartsAt, startsAt - hour);
  });

  it('give a market the same terms by every way', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const adapter = adapterFor(venue);
    const { markets } = await collect(adapter.listOpen(never));
    const lookedUp = await adapter.lookUp([...markets.keys(), 'no-such-market'], never);
    assert.deepEqual(lookedUp.unknown, ['no-such-market']);
    assert.equal(lookedUp.markets.length, markets.size);
    for (const { contract } of lookedUp.markets) {
      assert.equal(contract.termsHash, markets.get(contract.id)?.contract.termsHash, contract.id);
    }
    const changes = await collect(adapter.listChanges(startsAt - 10 * 24 * hour, never));
    assert.equal(changes.end.complete, true);
    assert.ok(changes.markets.size > 200);
    for (const [id, { contract }] of changes.markets) {
      assert.equal(contract.termsHash, markets.get(id)?.contract.termsHash ?? contract.termsHash, id);
    }
  });

  it('give results, also half and half, and only final ones as final', async (t) => {
    const venue = await startVenueBUnderTest(t, { updatesPerSecond: 1 });
    const adapter = adapterFor(venue);
    const since = venue.exchange.now;
    venue.exchange.advance(since + 6 * hour);
    const { markets, end } = await collect(adapter.listChanges(since, never));
    assert.equal(end.complete, true);
    const coin = markets.get('coin-up-or-down-5m');
    assert.equal(coin?.state.status, 'settled');
    assert.deepEqual([coin?.settlement?.result, coin?.settlement?.final], ['yes', true]);
    assert.equal(markets.get('called-off-soon')?.settlement?.result, 'split');
    for (const { settlement, state } of markets.values()) {
      assert.equal(settlement?.final === true, state.status === 'settled');
    }
  });

  it('reach back through what has settled', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const { markets, end } = await collect(adapterFor(venue).listSettled(startsAt - 50 * 24 * hour, never));
    assert.equal(end.complete, true);
    assert.equal([...markets.keys()].filter((id) => id.startsWith('past-')).length, 620);
    assert.equal(markets.get('past-3-yes')?.settlement?.yesPayout, '1');
    assert.equal(markets.get('past-3-no')?.settlement?.yesPayout, '0');
  });

  it('end as incomplete when a cursor leads back', async (t) => {
    const venue = await startVenueBUnderTest(t);
    venue.faults.set({ repeatedCursor: 1 });
    const { end } = await collect(adapterFor(venue).listOpen(never));
    assert.equal(end.complete, false);
  });

  it('come to the same along pages with room left', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const whole = await collect(adapterFor(venue).listOpen(never));
    venue.faults.set({ shortPage: 0.9 });
    const { markets, end } = await collect(adapterFor(venue).listOpen(never));
    assert.equal(end.complete, true);
    assert.deepEqual(new Set(markets.keys()), new Set(whole.markets.keys()));
  });

  it('come to the same through limits, failures and broken bodies', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const whole = await collect(adapterFor(venue).listOpen(never));
    venue.faults.set({ httpServerError: 0.1, httpTruncatedBody: 0.1, httpTooManyRequests: 0.05 });
    // A bucket that was paused needs a clock that runs.
    const adapter = adapterFor(venue, {}, () => performance.timeOrigin + performance.now());
    const { markets, end } = await collect(adapter.listOpen(never));
    assert.deepEqual(end, { kind: 'end', complete: true });
    assert.deepEqual(new Set(markets.keys()), new Set(whole.markets.keys()));
  });
});

async function gather<T>(pages: AsyncIterable<readonly T[]>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const page of pages) all.push(...page);
  return all;
}

describe('reads of venue_b', () => {
  it('give the book, the trades and the prices of the exchange', async (t) => {
    const venue = await startVenueBUnderTest(t, { passedMs: 30 * minute });
    const adapter = adapterFor(venue);
    const market = venue.market('nfl-rdg-hbr-2026-10-05');
    const reference = referenceTo(market);
    const whole = await adapter.readBook(reference, 500, never);
    assert.deepEqual(whole.book, trueBook(venue.exchange, market));
    assert.equal(whole.complete, true);
    const cut = await adapter.readBook(reference, 1, never);
    assert.equal(cut.book.bids.prices.length, 1);
    assert.equal(topOf(cut.book), topOf(whole.book));

    const truth = [...venue.exchange.trades(market), ...venue.exchange.earlierTrades(market)];
    const trades = await gather(adapter.readTrades(reference, 0, Date.UTC(2100, 0), never));
    assert.ok(truth.length > 20);
    assert.equal(trades.length, new Set(trades.map(({ id }) => id)).size);
    assert.deepEqual(
      trades.map(({ price, quantity }) => [price, quantity]),
      truth.map(({ price, size }) => [price * 100, size * 10_000]),
    );
    const middle = trades[Math.floor(trades.length / 2)]?.venueTime ?? 0;
    const later = await gather(adapter.readTrades(reference, middle, middle + 1, never));
    assert.ok(later.length > 0 && later.every(({ venueTime }) => venueTime === middle));

    const history = await adapter.readPriceHistory(
      reference,
      startsAt - 40 * 24 * hour,
      venue.exchange.now,
      never,
    );
    assert.ok(history.length > 10);
    assert.ok(history.every(({ at }, i) => at > (history[i - 1]?.at ?? 0)));
    assert.deepEqual(await adapter.readFeeChanges(never), []);
    await assert.rejects(adapter.readBook({ ...reference, feedKeys: ['1'] }, 5, never), {
      code: 'not_found',
    });
  });
});

/** A running feed over some markets, checked at every fact against what was true at the fact's time. */
async function startFeed(
  t: TestContext,
  venue: VenueBUnderTest,
  slugs: readonly string[],
  options: Partial<VenueBOptions['feed']> = {},
) {
  const now = () => performance.timeOrigin + performance.now();
  const markets = slugs.map((slug) => venue.market(slug));
  /** Every state a book was in, by the time it had. */
  const states = new Map<string, string[]>();
  const note = (market: VenueBMarket) => {
    const key = `${market.id} ${venue.exchange.book(market).changedAt}`;
    states.set(key, [...(states.get(key) ?? []), JSON.stringify(trueBook(venue.exchange, market))]);
  };
  for (const market of markets) note(market);
  venue.exchange.listen((event) => {
    if (event.kind === 'levels' && event.market.venue === 'venue_b') note(venue.market(event.market.id));
  });
  const facts: FeedFact[] = [];
  const wrong: string[] = [];
  const current = new Map<string, Book>();
  const adapter = adapterFor(venue, options, now);
  const feed = adapter.openFeed({
    onFact: (fact) => {
      if (facts.length < 200_000) facts.push(fact);
      if (fact.kind === 'suspect' || fact.kind === 'disconnected') {
        for (const market of fact.markets) current.delete(market);
      }
      if (fact.kind !== 'book') return;
      current.set(fact.market, fact.book);
      const possible = states.get(`${fact.market} ${fact.venueTime}`) ?? [];
      const isTrue =
        fact.assurance === 'full'
          ? possible.includes(JSON.stringify(fact.book))
          : possible.some((state) => topOf(JSON.parse(state)) === topOf(fact.book));
      if (!isTrue) wrong.push(`${fact.market} ${fact.assurance} ${fact.source} ${fact.venueTime}`);
    },
  });
  const stop = new AbortController();
  const running = feed.run(stop.signal);
  t.after(async () => {
    stop.abort();
    await running;
  });
  const agrees = (slug: string): boolean => {
    const book = current.get(slug);
    return (
      book !== undefined &&
      JSON.stringify(book) === JSON.stringify(trueBook(venue.exchange, venue.market(slug)))
    );
  };
  return {
    feed,
    facts,
    wrong,
    follow: (followed: readonly string[]) =>
      feed.follow(followed.map((slug) => referenceTo(venue.market(slug)))),
    settled: (followed: readonly string[]) =>
      eventually(() => followed.every(agrees), `books agree: ${followed.filter((slug) => !agrees(slug))}`),
  };
}

const singles = Array.from({ length: 45 }, (_, index) => `single-${index}`);
const followed = ['nfl-rdg-hbr-2026-10-05', 'will-ada-win-the-menu', 'drifting', ...singles];

describe('the feed of venue_b', () => {
  it('keeps every book equal to the exchange, over several sockets', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const { feed, facts, wrong, follow, settled } = await startFeed(t, venue, followed);
    follow(followed);
    await settled(followed);
    for (let step = 0; step < 15; step++) {
      venue.exchange.advance(venue.exchange.now + 20_000);
      await settled(followed);
    }
    assert.deepEqual(wrong, []);
    assert.ok(facts.some((fact) => fact.kind === 'trade'));
    assert.ok(
      new Set(facts.flatMap((fact) => (fact.kind === 'connected' ? [fact.connection] : []))).size >= 3,
    );
    const status = feed.status();
    assert.deepEqual([status.connected, status.marketsFollowed, status.marketsCurrent], [true, 48, 48]);
  });

  it('changes what it follows without touching what stays', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const { feed, facts, follow, settled } = await startFeed(t, venue, followed);
    follow(singles.slice(0, 10));
    await settled(singles.slice(0, 10));
    const before = facts.length;
    follow(singles.slice(5, 15));
    await settled(singles.slice(5, 15));
    const since = facts.slice(before);
    const dropped = since.flatMap((fact) => (fact.kind === 'suspect' ? fact.markets : []));
    assert.deepEqual(new Set(dropped), new Set(singles.slice(0, 5)));
    assert.equal(feed.status().marketsFollowed, 10);
    assert.ok(!since.some(({ kind }) => kind === 'disconnected'));
    venue.exchange.advance(venue.exchange.now + minute);
    await settled(singles.slice(5, 15));
  });

  it('says so at once when something is missed, and comes back', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const { feed, facts, wrong, follow, settled } = await startFeed(t, venue, followed);
    follow(followed);
    await settled(followed);
    venue.faults.set({
      frameDrop: 0.02,
      frameDuplicate: 0.02,
      frameReorder: 0.01,
      frameMalformed: 0.003,
      disconnect: 0.001,
      missingDump: 0.3,
    });
    for (let step = 0; step < 20; step++) {
      venue.exchange.advance(venue.exchange.now + 15_000);
      // Between the steps facts may come or not; what is emitted must be true either way.
      await eventually(() => feed.status().marketsCurrent > 20, 'most books are current again');
    }
    venue.faults.clear();
    venue.exchange.advance(venue.exchange.now + 1_000);
    await settled(followed);
    assert.deepEqual(wrong, []);
    const suspicions = facts.filter(({ kind }) => kind === 'suspect').length;
    assert.ok(suspicions > 0 && feed.status().gapsHealed > 0, `${suspicions} suspicions`);
  });

  it('asks again on another socket for first books that did not come', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const some = singles.slice(0, 5);
    venue.faults.set({ missingDump: 1 });
    const { facts, follow, settled } = await startFeed(t, venue, followed, { firstBookMs: 300 });
    follow(some);
    // Seeded over REST meanwhile.
    await settled(some);
    await eventually(
      () => facts.some((fact) => fact.kind === 'connected' && fact.connection === 'venue_b market 1'),
      'another socket is opened',
    );
    venue.faults.clear();
    venue.exchange.advance(venue.exchange.now + minute);
    await settled(some);
  });

  it('finds a socket that fell silent while its books move', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const { facts, follow, settled } = await startFeed(t, venue, followed, {
      sweepEveryMs: 3_600_000,
      silence: { silenceMinMs: 150, medianFactor: 1 },
    });
    follow(['nfl-rdg-hbr-2026-10-05']);
    await settled(['nfl-rdg-hbr-2026-10-05']);
    venue.faults.set({ stall: 1, stallMs: 3_600_000 });
    venue.exchange.advance(venue.exchange.now + minute);
    await eventually(
      () => facts.some((fact) => fact.kind === 'suspect' && fact.reason === 'silent'),
      'the silence is noticed',
    );
    venue.faults.clear();
    await settled(['nfl-rdg-hbr-2026-10-05']);
    assert.ok(facts.some((fact) => fact.kind === 'disconnected' && fact.reason.startsWith('silent')));
  });
});
