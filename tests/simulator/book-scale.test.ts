/** venue_a switches the scale of its No prices in mid-stream: what is published, and how the feed recovers. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { createLog } from '../../src/runtime/log.ts';
import { type Simulator, startSimulator } from '../../src/simulator/index.ts';
import { type FeedFact, openVenueA, venueADefaults } from '../../src/venues/index.ts';
import { BookLog } from '../harness/book-log.ts';
import { eventually } from '../harness/eventually.ts';
import { PublishedBooks } from '../harness/published-books.ts';
import { TwinLeads } from './scale-leads.ts';

const stop = new AbortController();
let simulator: Simulator;

before(async () => {
  simulator = await startSimulator(
    { world: { seed: 5, markets: 1000, startsAt: Date.UTC(2026, 10, 20, 12) }, updatesPerSecond: 300 },
    stop.signal,
  );
});

after(async () => {
  stop.abort();
  await simulator.close();
});

it('publishes no false book when the scale is switched, warns once, and recovers when it is right again', async (t) => {
  const { exchange, venueAKey } = simulator;
  assert.ok(venueAKey);
  const markets = exchange.venueAEvents
    .flatMap((event) => event.markets)
    .filter((market) => exchange.isListed(market) && exchange.status(market) === 'open')
    .toSorted((left, right) => right.activity - left.activity)
    .slice(0, 120);
  const log = new BookLog(exchange, markets);
  t.after(() => log.close());
  const lines: string[] = [];
  const venue = openVenueA(
    {
      log: createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } }),
      now: () => exchange.now,
      random: Math.random,
    },
    {
      ...venueADefaults,
      restUrl: simulator.venueAUrl,
      streamUrl: simulator.venueAWebSocketUrl,
      key: venueAKey,
      stream: {
        ...venueADefaults.stream,
        marketsPerSocket: 40,
        backoff: { firstMs: 20, maxMs: 200 },
        tickMs: 50,
        crossCheckEveryMs: 200,
        crossCheckGraceMs: 100,
      },
    },
  );
  const books = new PublishedBooks();
  const leads = new TwinLeads(markets.map(({ id }) => id));
  const wrong: string[] = [];
  let published = 0;
  const feed = venue.openFeed({
    onFact: (fact: FeedFact) => {
      books.apply(fact);
      const isTrue =
        fact.kind !== 'book' || log.find('venue_a', fact.market, fact.book, 'full', 0) !== undefined;
      leads.take(fact, isTrue);
      if (fact.kind !== 'book') return;
      published += 1;
      if (!isTrue) wrong.push(fact.market);
    },
  });
  feed.follow(
    markets.map(({ id }) => ({ id, venueKey: id, eventId: id, seriesId: undefined, feedKeys: [id] })),
  );
  const running = feed.run(stop.signal);
  const isOpen = ({ id }: (typeof markets)[number]) => {
    const market = exchange.venueAMarket(id);
    return market !== undefined && exchange.status(market) === 'open';
  };
  const allCurrent = () => markets.filter(isOpen).every(({ id }) => books.find(id)?.current);
  const anyCurrent = () => markets.some(({ id }) => books.find(id)?.current);
  await eventually(allCurrent, 'all books are current');
  assert.equal(feed.status().issue, undefined);

  simulator.faults.set({ otherBookScale: 1 });
  await eventually(() => feed.status().issue !== undefined, 'the feed is doubted');
  assert.match(feed.status().issue ?? '', /^book_scale: /);
  assert.equal(anyCurrent(), false);
  const publishedBefore = published;
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  assert.match(feed.status().issue ?? '', /^book_scale: /);
  assert.deepEqual([published, anyCurrent(), feed.status().marketsCurrent], [publishedBefore, false, 0]);
  assert.deepEqual(
    lines.map((line): unknown => JSON.parse(line).issue),
    [feed.status().issue],
  );

  simulator.faults.clear();
  await eventually(() => feed.status().issue === undefined, 'the doubt ends');
  await eventually(allCurrent, 'all books are current again');
  assert.deepEqual(wrong, []);
  assert.deepEqual(leads.heard, []);
  assert.equal(lines.length, 1);

  // The same books on the other scale would be leads.
  leads.takeOtherScale();
  assert.ok(leads.heard.length > 0);
  stop.abort();
  await running;
});
