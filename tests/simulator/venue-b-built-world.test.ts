/** venue_b over a world as the seed builds it: everything in it can be listed, read and priced. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { type Static, Type } from 'typebox';
import { createExchange } from '../../src/simulator/exchange/index.ts';
import { Faults } from '../../src/simulator/faults.ts';
import { startVenueB } from '../../src/simulator/venue-b/index.ts';
import { buildWorld } from '../../src/simulator/world/index.ts';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { AnyRecord, read, shaped } from './venue-b-under-test.ts';

const Market = Type.Object({
  slug: Type.String({ minLength: 1 }),
  conditionId: Type.String({ pattern: '^0x([0-9a-f]{62}|[0-9a-f]{64})$' }),
  question: Type.String({ minLength: 1 }),
  description: Type.String({ minLength: 1 }),
  outcomes: Type.String(),
  clobTokenIds: Type.Optional(Type.String()),
  positionIds: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
  active: Type.Boolean(),
  closed: Type.Boolean(),
  negRisk: Type.Boolean(),
  negRiskOther: Type.Boolean(),
  outcomePrices: Type.Optional(Type.String()),
});
const Event = Type.Object({
  slug: Type.String({ minLength: 1 }),
  negRiskAugmented: Type.Optional(Type.Boolean()),
  markets: Type.Array(Market),
});
const Page = Type.Object({ events: Type.Array(Event), next_cursor: Type.Optional(Type.String()) });
const Pair = Type.Array(Type.String({ minLength: 1 }), { minItems: 2, maxItems: 2 });

/** Asset ids under either name, as an array or as the text of one. */
function tokensOf({ clobTokenIds, positionIds }: Static<typeof Market>): unknown {
  const ids = clobTokenIds ?? positionIds ?? '';
  return typeof ids === 'string' ? JSON.parse(ids) : ids;
}

const OddMarket = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  version: Type.String(),
  conditionId: Type.String(),
  createdAt: Type.String(),
  active: Type.Boolean(),
  clobTokenIds: Type.Optional(Type.String()),
  positionIds: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
  pastSlugs: Type.Optional(Type.String()),
  cryptoMarketConfig: Type.Optional(Type.Object({ twapEnabled: Type.Boolean() })),
  oneHourPriceChange: Type.Optional(Type.Number()),
  oneWeekPriceChange: Type.Optional(Type.Number()),
  oneMonthPriceChange: Type.Optional(Type.Number()),
});
const OddEvent = Type.Object({
  slug: Type.String(),
  eventMetadata: Type.Optional(
    Type.Object({ priceToBeat: Type.Number(), finalPrice: Type.Optional(Type.Number()) }),
  ),
  markets: Type.Array(OddMarket),
});
const OddPage = Type.Object({ events: Type.Array(OddEvent), next_cursor: Type.Optional(Type.String()) });
const Sampled = Type.Object({ data: Type.Array(Type.Object({ accepting_orders: Type.Boolean() })) });
const Interest = Type.Object({
  data: Type.Array(Type.Object({ condition_id: Type.String(), value: Type.Number() })),
});

/** One world for both tests, read once; neither moves its clock. */
const exchange = createExchange(
  buildWorld({ seed: 5, markets: 2000, startsAt: Date.UTC(2026, 9, 5, 14), mispricedDays: 0 }),
);
exchange.advance(exchange.now + 30_000);
const venue = await startVenueB({ exchange, faults: new Faults(), limitScale: 1000 });
after(() => venue.close());
const pages = { open: await readPages(false), past: await readPages(true) };

async function readPages(closed: boolean): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  let cursor = '';
  do {
    const page = await read(AnyRecord, `${venue.gammaUrl}/events/keyset?closed=${closed}&limit=500${cursor}`);
    found.push(page);
    cursor = page['next_cursor'] === undefined ? '' : `&after_cursor=${page['next_cursor']}`;
  } while (cursor !== '');
  return found;
}

describe('odd habits of venue_b', () => {
  it('are all in a built world', async () => {
    const events: Static<typeof OddEvent>[] = [];
    const closedMarkets: Static<typeof OddMarket>[] = [];
    for (const list of [pages.open, pages.past]) {
      for (const page of list) {
        const found = shaped(OddPage, page).events;
        events.push(...found);
        if (list === pages.past) closedMarkets.push(...found.flatMap(({ markets }) => markets));
      }
    }
    const markets = events.flatMap((event) => event.markets);

    const short = markets.filter(({ version }) => version === 'v2');
    assert.ok(short.length > 20 && short.length < markets.length / 5, `${short.length} of ${markets.length}`);
    for (const { conditionId, clobTokenIds, positionIds } of short) {
      assert.equal(conditionId.length, 64);
      assert.ok(clobTokenIds === undefined && positionIds !== undefined);
    }
    assert.ok(short.some(({ positionIds }) => Array.isArray(positionIds)));
    assert.ok(short.some(({ positionIds }) => typeof positionIds === 'string'));

    assert.ok(markets.some(({ pastSlugs }) => pastSlugs !== undefined));
    assert.ok(markets.some(({ slug, active }) => slug.startsWith('arch') && !active));
    assert.ok(markets.some(({ oneHourPriceChange }) => oneHourPriceChange !== undefined));
    assert.ok(markets.some(({ oneWeekPriceChange }) => oneWeekPriceChange !== undefined));
    assert.ok(markets.some(({ oneMonthPriceChange }) => oneMonthPriceChange !== undefined));

    const windows = events.filter(({ slug }) => slug.includes('-updown-'));
    assert.ok(windows.length > 0);
    for (const { slug, markets: members, eventMetadata } of windows) {
      assert.ok(members.every(({ cryptoMarketConfig }) => cryptoMarketConfig?.twapEnabled === true));
      const startsAt = Number(slug.split('-').at(-1)) * 1000;
      assert.equal(eventMetadata !== undefined, startsAt <= exchange.now, slug);
    }
    assert.ok(windows.some(({ eventMetadata }) => eventMetadata?.finalPrice !== undefined));

    const byAge = closedMarkets
      .filter(({ id }) => Number(id) < 3_000_000)
      .sort((left, right) => Number(left.id) - Number(right.id));
    const inversions = byAge.filter(({ createdAt }, index) => {
      const next = byAge[index + 1];
      return next !== undefined && next.createdAt.slice(0, 19) < createdAt.slice(0, 19);
    });
    assert.deepEqual(inversions, [], 'the older the lower');
    const spelled = markets.filter(({ id, createdAt }) => createdAt.endsWith(`${id.slice(-3)}Z`));
    assert.ok(spelled.length < markets.length / 50, `${spelled.length} times end as their id does`);

    const { data } = await read(Sampled, `${venue.clobUrl}/sampling-markets`);
    assert.ok(data.length > 100 && data.every((row) => row.accepting_orders));
    const condition = markets.find(({ active }) => active)?.conditionId ?? '';
    const one = await read(Interest, `${venue.dataUrl}/v2/oi?condition=${condition}`);
    assert.deepEqual(
      one.data.map((row) => row.condition_id),
      [condition],
    );
    const everything = await read(Interest, `${venue.dataUrl}/v2/oi`);
    assert.equal(everything.data[0]?.condition_id, 'GLOBAL');
  });
});

describe('venue_b over a built world', () => {
  it('lists every event and market once, open and past, with two outcomes and two tokens', async () => {
    let others = 0;
    let retiredInAll = 0;
    for (const [list, expected] of [
      [pages.open, exchange.venueBEvents],
      [pages.past, exchange.world.past.venueB],
    ] as const) {
      const slugs: string[] = [];
      const members: string[] = [];
      const conditions = new Set<string>();
      let retired = 0;
      for (const page of list) {
        for (const event of shaped(Page, page).events) {
          slugs.push(event.slug);
          for (const market of event.markets) {
            conditions.add(market.conditionId);
            if (market.slug.startsWith('arch')) {
              assert.equal(market.active, false, market.slug);
              retired += 1;
              continue;
            }
            members.push(market.slug);
            shaped(Pair, JSON.parse(market.outcomes));
            for (const token of shaped(Pair, tokensOf(market))) assert.match(token, /^\d{60,78}$/);
            if (market.negRiskOther && event.negRiskAugmented === true) {
              others += 1;
              assert.equal(market.active, false, market.slug);
              const listed = exchange.venueBMarket(market.slug);
              assert.equal(listed?.activity, 0, 'the catch-all of an augmented group is not traded');
            }
            // Reserved members never had a price, and have no result.
            if (market.closed && market.active) {
              const final = market.negRisk ? /^\["[01]", "[01]"\]$/ : /^\["(0|1|0\.5)", "(0|1|0\.5)"\]$/;
              assert.match(market.outcomePrices ?? '', final, market.slug);
            }
          }
        }
      }
      assert.deepEqual(slugs.toSorted(), expected.map(({ slug }) => slug).toSorted());
      assert.deepEqual(
        members.toSorted(),
        expected
          .flatMap(({ markets }) => markets.filter((market) => exchange.isListed(market)).map(({ id }) => id))
          .toSorted(),
      );
      assert.equal(conditions.size, members.length + retired, 'condition ids are unique');
      retiredInAll += retired;
    }
    assert.ok(retiredInAll > 0);
    assert.ok(others > 0);
    for (const event of exchange.venueBEvents) {
      const [market] = event.markets;
      if (market === undefined || exchange.status(market) === 'settled') continue;
      const book = await read(AnyRecord, `${venue.clobUrl}/book?token_id=${market.tokenIds[1]}`);
      assert.equal(book['market'], market.conditionId);
    }
    for (const path of [
      '/tags',
      '/series',
      '/sports',
      '/sports/market-types',
      '/teams',
      '/market-clarifications',
    ]) {
      assert.equal((await fetchAlone(`${venue.gammaUrl}${path}`)).status, 200, path);
    }
  });
});
