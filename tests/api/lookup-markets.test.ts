/** `/v1/markets` and one market: what is shown, which filters hold, and that pages join without a hole or a duplicate. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { marketEndpoint, marketsEndpoint } from '../../src/api/endpoints/index.ts';
import { Cursors } from '../../src/api/http/cursor.ts';
import { printMarketFigures } from '../../src/api/market-figures.ts';
import type { Market } from '../../src/api/schemas/index.ts';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import { describeMarketFigures } from '../../src/core/market/index.ts';
import {
  cursorKey,
  type LookupApi,
  listFigures,
  listRun,
  printQuery,
  serveListings,
  startLookupApi,
  walkPages,
} from '../harness/lookup-api.ts';
import { listWorld, servedAt } from '../harness/served-run.ts';

const hourMs = 3_600_000;
const listings = listWorld({ seed: 3, markets: 500 });
const first = serveListings(listings.filter((_, place) => place % 9 !== 1));
/** Some markets are gone, some are new. */
const second = serveListings(
  listings.filter((_, place) => place % 9 !== 4),
  { run: 2 },
);

let api: LookupApi;
before(async () => {
  api = await startLookupApi();
  listRun(api, first);
  listRun(api, second);
});
after(() => api.close());

interface Filters {
  readonly venue?: string | undefined;
  readonly category?: string | undefined;
  readonly event_id?: string | undefined;
  readonly topic?: string | undefined;
  readonly liquidity?: string | undefined;
  readonly related?: boolean | undefined;
  readonly closes_before?: string | undefined;
}

/** Every market, decoded one by one and compared in the plainest way. */
function truth({ catalog, relations }: ServedRun, filters: Filters): string[] {
  const names: [string, string][] = [];
  for (let index = 0; index < catalog.size; index += 1) {
    const market = catalog.market(index);
    const event = catalog.event(catalog.eventOf(index));
    const { liquidity } = describeMarketFigures(api.live.find(market.venue, market.id), api.now());
    const counts = Object.values(relations.countsOf(index));
    const fits =
      (filters.venue ?? market.venue) === market.venue &&
      (filters.category === undefined || filters.category === event.category) &&
      (filters.event_id ?? market.eventId) === market.eventId &&
      (filters.topic === undefined || event.topics.includes(filters.topic)) &&
      (filters.liquidity ?? liquidity) === liquidity &&
      (filters.related === undefined || filters.related === counts.some((count) => count > 0)) &&
      (filters.closes_before === undefined ||
        (market.closesAt !== undefined && market.closesAt < Date.parse(filters.closes_before)));
    if (fits) names.push([market.venue, market.id]);
  }
  return names.map(([venue, id]) => `${venue} ${id}`).sort((left, right) => (left < right ? -1 : 1));
}

function nameOf({ venue, id }: Market): string {
  return `${venue} ${id}`;
}

const eventOf = (run: ServedRun, index: number) => run.catalog.event(run.catalog.eventOf(index));
const filtersOf = (run: ServedRun): fc.Arbitrary<Filters> =>
  fc
    .record({
      index: fc.nat(run.catalog.size - 1),
      with: fc.record({
        venue: fc.boolean(),
        category: fc.boolean(),
        event: fc.boolean(),
        topic: fc.boolean(),
      }),
      liquidity: fc.option(fc.constantFrom('deep', 'tradeable', 'thin'), { nil: undefined, freq: 2 }),
      related: fc.option(fc.boolean(), { nil: undefined, freq: 2 }),
      closesIn: fc.option(fc.nat(60 * 24), { nil: undefined, freq: 2 }),
    })
    .map(({ index, with: chosen, liquidity, related, closesIn }) => {
      const event = eventOf(run, index);
      return {
        // Of one market, so that filters together fit something more often than not.
        venue: chosen.venue || chosen.event ? event.venue : undefined,
        category: chosen.category ? event.category : undefined,
        event_id: chosen.event ? event.id : undefined,
        topic: chosen.topic ? event.topics[index % Math.max(1, event.topics.length)] : undefined,
        liquidity,
        related,
        closes_before:
          closesIn === undefined ? undefined : new Date(servedAt + closesIn * hourMs).toISOString(),
      };
    });

describe('pages of markets', () => {
  it('joined are every market that fits, in the order of names, whatever the filters and the limit', async () => {
    api.swap(first);
    await fc.assert(
      fc.asyncProperty(filtersOf(first), fc.integer({ min: 1, max: 200 }), async (filters, limit) => {
        const shown = await walkPages((next) =>
          api.ask(marketsEndpoint, `/v1/markets?limit=${limit}${printQuery(filters)}${next}`),
        );
        assert.deepEqual(shown.map(nameOf), truth(first, filters));
      }),
      { numRuns: 40 },
    );
  });

  it('without filters show every market of the run, fifty at a time', async () => {
    api.swap(first);
    const sizes: number[] = [];
    const shown = await walkPages(
      (next) => api.ask(marketsEndpoint, `/v1/markets?${next.slice(1)}`),
      ({ length }) => sizes.push(length),
    );
    assert.deepEqual(shown.map(nameOf), truth(first, {}));
    assert.ok(sizes.slice(0, -1).every((size) => size === 50));
  });

  it('go on in a new run without a hole or a duplicate', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Filters>({}, { venue: 'venue_b' }, { related: true }),
        fc.integer({ min: 20, max: 90 }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
        async (filters, limit, swaps) => {
          const seen = new Set<ServedRun>();
          let pages = 0;
          const shown = await walkPages((next) => {
            const run = swaps[pages++ % swaps.length] ? first : second;
            seen.add(run);
            api.swap(run);
            return api.ask(marketsEndpoint, `/v1/markets?limit=${limit}${printQuery(filters)}${next}`);
          });
          const names = shown.map(nameOf);
          assert.deepEqual(names, [...new Set(names)].sort());
          const truths = [...seen].map((run) => new Set(truth(run, filters)));
          // What is in every run of the walk is shown; what is shown was in one.
          for (const name of truths[0] ?? []) {
            if (truths.every((names) => names.has(name))) assert.ok(names.includes(name), name);
          }
          for (const name of names) assert.ok(truths.some((names) => names.has(name)));
        },
      ),
      { numRuns: 10 },
    );
  });

  it('say that there is more exactly if there is', async () => {
    api.swap(first);
    const topic = first.catalog.topics.find(({ markets }) => markets.length > 1 && markets.length < 200);
    const { length } = truth(first, { topic: topic?.slug });
    const exact = await api.ask(marketsEndpoint, `/v1/markets?topic=${topic?.slug}&limit=${length}`);
    assert.equal(exact.data.length, length);
    assert.equal(exact.next_cursor, undefined);
    const short = await api.ask(marketsEndpoint, `/v1/markets?topic=${topic?.slug}&limit=${length - 1}`);
    assert.ok(short.next_cursor);
  });
});

describe('cursors', () => {
  const refused = '400 invalid_parameter';

  it('that are forged, foreign or of other filters are refused', async () => {
    api.swap(first);
    const { next_cursor: cursor = '' } = await api.ask(marketsEndpoint, '/v1/markets?limit=3');
    assert.ok(cursor);
    const cursors = new Cursors(cursorKey);
    const scope = ['markets', '', '', '', '', '', '', ''];
    // The truth first: signed for this list, it is taken.
    const genuine = cursors.issue(scope, '["venue_a",""]');
    assert.equal((await api.get(`/v1/markets?cursor=${genuine}`)).statusCode, 200);
    const other = Buffer.from(cursor, 'base64url');
    other[other.length - 2] = (other[other.length - 2] ?? 0) ^ 1;
    const forged = [
      other.toString('base64url'),
      `${cursor}A`,
      'AAAA',
      cursor.slice(0, -4),
      new Cursors(Buffer.alloc(32, 8)).issue(scope, '["venue_a",""]'),
      cursors.issue(['trades', ...scope.slice(1)], '["venue_a",""]'),
      cursors.issue(scope, '["venue_c",""]'),
      cursors.issue(scope, '[1,"x"]'),
      cursors.issue(scope, '{}'),
    ];
    for (const text of forged) assert.equal(await api.refused(`/v1/markets?cursor=${text}`), refused, text);
    for (const filter of ['venue=venue_a', 'related=true', 'liquidity=thin', 'category=Sports', 'topic=x']) {
      assert.equal(await api.refused(`/v1/markets?${filter}&cursor=${cursor}`), refused, filter);
    }
  });

  it('are bound to what a filter means, not to how it is written', async () => {
    api.swap(first);
    const late = ['2036-01-01T00:00:00Z', '2036-01-01T00:00:00.000Z'];
    const { next_cursor: cursor } = await api.ask(
      marketsEndpoint,
      `/v1/markets?limit=3&closes_before=${late[0]}`,
    );
    assert.ok(cursor);
    const answer = await api.get(`/v1/markets?limit=7&closes_before=${late[1]}&cursor=${cursor}`);
    assert.equal(answer.statusCode, 200);
  });
});

describe('one market', () => {
  it('is what the run and the live state say of it', async () => {
    api.swap(first);
    const { catalog, relations } = first;
    for (let index = 0; index < catalog.size; index += 1) {
      const market = catalog.market(index);
      const { data, graph_run: run } = await api.ask(
        marketEndpoint,
        `/v1/markets/${market.venue}/${market.id}`,
      );
      const counts = relations.countsOf(index);
      assert.equal(run, 1);
      const { strike } = market;
      assert.deepEqual(
        data,
        JSON.parse(
          JSON.stringify({
            venue: market.venue,
            id: market.id,
            event_id: market.eventId,
            title: market.title,
            yes_label: market.yesLabel,
            no_label: market.noLabel,
            category: eventOf(first, index).category,
            strike: strike && {
              type: strike.type,
              rules_template_hash: market.rulesTemplateHash,
              floor: strike.floor,
              cap: strike.cap,
              custom: strike.custom,
              functional: strike.isFunctional || undefined,
            },
            event_mutually_exclusive: market.eventMutuallyExclusive,
            game_starts_at:
              market.gameStartsAt === undefined ? undefined : new Date(market.gameStartsAt).toISOString(),
            relations: {
              implies: counts.implies,
              implied_by: counts.impliedBy,
              equivalent: counts.equivalent,
              contradicts: counts.contradicts,
              overlaps: counts.overlaps,
              cross_venue: counts.crossVenue,
            },
            ...printMarketFigures(describeMarketFigures(api.live.find(market.venue, market.id), api.now())),
          }),
        ),
      );
    }
  });

  it('that the run does not have is not found, and a malformed name is refused', async () => {
    api.swap(first);
    assert.equal(await api.refused('/v1/markets/venue_a/NOWHERE'), '404 market_not_found');
    assert.equal(await api.refused('/v1/markets/venue_c/NOWHERE'), '400 invalid_market');
    assert.equal(await api.refused('/v1/markets/venue_a/-x'), '400 invalid_market');
  });

  it('needs a run', async () => {
    api.swap(undefined);
    for (const path of ['/v1/markets', '/v1/markets/venue_a/X']) {
      const answer = await api.get(path);
      assert.equal(answer.statusCode, 503);
      assert.equal(answer.headers['retry-after'], '30');
    }
  });

  it('shows a fact at once, and a listed quote never after it went stale', async () => {
    const [index] = first.ranking.markets;
    assert.ok(index !== undefined);
    const { venue, id } = first.catalog.market(index);
    api.swap(first);
    const show = async () => (await api.ask(marketEndpoint, `/v1/markets/${venue}/${id}`)).data;
    const quote = { yesBid: 400_000, yesAsk: 410_000, volume24hUsd: '50000' };
    listFigures(api, venue, id, quote);
    assert.equal((await show()).liquidity, 'deep');
    assert.equal((await show()).quote?.yes_ask_usd, '0.4100');
    listFigures(api, venue, id, { ...quote, yesAsk: 440_000 });
    assert.equal((await show()).quote?.yes_ask_usd, '0.4400');
    assert.equal((await show()).liquidity, 'tradeable');
    // Printed half a second before it is two hours old, it is kept; a moment after it is two hours old it is not.
    api.wait(2 * hourMs - 500);
    assert.equal((await show()).quote?.yes_ask_usd, '0.4400');
    api.wait(500);
    assert.equal((await show()).quote?.yes_ask_usd, '0.4400');
    api.wait(1);
    const stale = await show();
    assert.deepEqual(Object.keys(stale.quote ?? {}).includes('yes_ask_usd'), false);
    assert.equal(stale.spread_usd, undefined);
    assert.equal(stale.liquidity, 'thin');
    const deep = await api.ask(marketsEndpoint, `/v1/markets?liquidity=tradeable&limit=200`);
    assert.ok(!deep.data.some((market) => market.id === id));
  });

  it('forgets trades that are a day old within a second', async () => {
    const [, index] = first.ranking.markets;
    assert.ok(index !== undefined);
    const { venue, id } = first.catalog.market(index);
    api.swap(first);
    const show = async () => (await api.ask(marketEndpoint, `/v1/markets/${venue}/${id}`)).data;
    const fill = {
      id: 'one',
      price: 500_000,
      quantity: 2_000_000,
      takerAction: 'buy',
      outcome: 'yes',
    } as const;
    api.live.takeTrade(venue, id, { ...fill, venueTime: api.now() }, api.now());
    assert.equal((await show()).trades_24h, 1);
    api.wait(24 * hourMs - 1);
    assert.equal((await show()).trades_24h, 1);
    api.wait(1_001);
    assert.equal((await show()).trades_24h, 0);
  });

  it('that was forgotten and is listed again has its new figures everywhere', async () => {
    const [, , index] = first.ranking.markets;
    assert.ok(index !== undefined);
    const { venue, id } = first.catalog.market(index);
    api.swap(first);
    const isListed = async (liquidity: string) =>
      (
        await walkPages((next) =>
          api.ask(marketsEndpoint, `/v1/markets?liquidity=${liquidity}&limit=200${next}`),
        )
      ).some((market) => market.id === id);
    const quote = { yesBid: 400_000, yesAsk: 410_000, volume24hUsd: '50000' };
    listFigures(api, venue, id, quote);
    assert.ok(await isListed('deep'));
    api.live.forgetFigures(venue, id);
    api.live.prune(api.now() + 48 * hourMs);
    assert.equal(api.live.find(venue, id), undefined);
    assert.ok(await isListed('thin'));
    listFigures(api, venue, id, { ...quote, volume24hUsd: '5000' });
    api.wait(1_001);
    assert.ok(await isListed('tradeable'));
  });
});

it('markets close before a moment that is later by less than a millisecond', async () => {
  const [listing] = listings;
  assert.ok(listing);
  const closesAt = Math.ceil(api.now() / 1_000) * 1_000 + hourMs;
  api.swap(serveListings([{ ...listing, closesAt }]));
  const shown = async (time: string) =>
    (await api.ask(marketsEndpoint, `/v1/markets?closes_before=${time}`)).data.length;
  const second = new Date(closesAt).toISOString().slice(0, 19);
  assert.equal(await shown(`${second}Z`), 0);
  assert.equal(await shown(`${second}.000Z`), 0);
  assert.equal(await shown(`${second}.000000Z`), 0);
  assert.equal(await shown(`${second}.000001Z`), 1);
  assert.equal(await shown(`${second}.0009Z`), 1);
  assert.equal(await shown(`${second}.1Z`), 1);
});

it('markets and events that no path can name are left out of every list', async () => {
  const [one, two, ...others] = listings;
  assert.ok(one && two);
  const run = serveListings(
    [
      { ...one, contract: { ...one.contract, id: 'no path/names it' } },
      { ...two, contract: { ...two.contract, eventId: 'nor this évent' } },
      ...others,
    ],
    { run: 3 },
  );
  assert.equal(run.catalog.size, listings.length);
  api.swap(run);
  const shown = await walkPages((next) => api.ask(marketsEndpoint, `/v1/markets?limit=200${next}`));
  const trading = others.filter(({ closesAt = Number.POSITIVE_INFINITY }) => closesAt > api.now());
  assert.equal(shown.length, trading.length);
  assert.equal(
    await api.refused(`/v1/markets/${two.contract.venue}/${two.contract.id}`),
    '404 market_not_found',
  );
});
