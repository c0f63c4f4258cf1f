/** A market that has ended leaves every list at once, and is called closed where it is still shown. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, it } from 'node:test';
import {
  crossVenueEndpoint,
  eventEndpoint,
  eventsEndpoint,
  marketEndpoint,
  marketRelationsEndpoint,
  marketsEndpoint,
  searchEndpoint,
  topicEndpoint,
  topicsEndpoint,
} from '../../src/api/endpoints/index.ts';
import type { Market } from '../../src/api/schemas/index.ts';
import type { VenueId } from '../../src/core/contract/index.ts';
import {
  type LookupApi,
  listFigures,
  serveListings,
  startLookupApi,
  walkPages,
} from '../harness/lookup-api.ts';
import { listWorld, servedAt } from '../harness/served-run.ts';

const hourMs = 3_600_000;
const run = serveListings(
  listWorld({ seed: 5, markets: 500 }).map((listing) => ({ ...listing, closesAt: servedAt + hourMs })),
);
const { catalog, relations, ranking } = run;
/** Of a pair across the venues, one side. */
const ended = ranking.pairs.left[0] ?? 0;
const other = ranking.pairs.right[0] ?? 0;
const { venue, id, eventId } = catalog.market(ended);
const path = `/v1/markets/${venue}/${id}`;

let api: LookupApi;
beforeEach(async () => {
  api = await startLookupApi();
  for (let index = 0; index < catalog.size; index += 1) list(index);
  api.swap(run);
});
afterEach(() => api.close());

function list(index: number): void {
  const market = catalog.market(index);
  const figures = { yesBid: 400_000, yesAsk: 410_000, volume24hUsd: '8146.284700000006' };
  listFigures(api, market.venue, market.id, figures);
  takeState(market.venue, market.id, 'open', servedAt + hourMs);
}

function takeState(
  ofVenue: VenueId,
  ofId: string,
  status: 'open' | 'settled',
  closesAt: number | undefined,
): void {
  api.live.takeState(ofVenue, ofId, {
    status,
    disputed: false,
    closesAt,
    expectedSettlementAt: undefined,
    fees: { kind: 'none', schedule: 'zero' },
    listedAt: api.now(),
    termsHash: '',
  });
}

/** Which lists have the market. */
async function listsWithIt(): Promise<string[]> {
  const has = (markets: readonly Market[]) => markets.some((each) => each.venue === venue && each.id === id);
  const topic = catalog.event(catalog.eventOf(ended)).topics[0] ?? '';
  const event = `/v1/events/${venue}/${eventId}`;
  const all = await walkPages((next) => api.ask(marketsEndpoint, `/v1/markets?limit=200${next}`));
  const pairs = (await api.ask(crossVenueEndpoint, '/v1/cross-venue?limit=200')).data;
  const lists: Record<string, readonly Market[]> = {
    markets: all,
    search: (await api.ask(searchEndpoint, `/v1/search?q=${id}`)).data,
    event: (await api.ask(eventEndpoint, event)).data.markets,
    topic: (await api.ask(topicEndpoint, `/v1/topics/${topic}?limit=200`)).data.top_markets,
    pairs: pairs.flatMap(({ left, right }) => [left, right]),
  };
  return Object.keys(lists).filter((name) => has(lists[name] ?? []));
}

const everywhere = ['markets', 'search', 'event', 'topic', 'pairs'];

async function askTrading() {
  const { trading, data } = await api.ask(marketEndpoint, path);
  const related = await api.ask(
    marketRelationsEndpoint,
    `/v1/markets/${catalog.venueOf(other)}/${catalog.id(other)}/relations?limit=200`,
  );
  const asRelated = related.data.find(({ market }) => market.venue === venue && market.id === id);
  return { trading, asRelated: asRelated?.trading, volume: data.volume_24h_usd, source: data.volume_source };
}

it('by its listing, and stays out until a listing has it open again', async () => {
  assert.deepEqual(await listsWithIt(), everywhere);
  const open = await askTrading();
  assert.deepEqual([open.trading, open.asRelated], ['open', 'open']);
  const eventBefore = (await api.ask(eventEndpoint, `/v1/events/${venue}/${eventId}`)).data;
  const tag = String((await api.get(path)).headers.etag);
  api.live.end(
    venue,
    id,
    {
      yesBid: undefined,
      yesAsk: undefined,
      lastPrice: undefined,
      volume24hUsd: '8146.284700000006',
      totalVolumeUsd: undefined,
      openInterestUsd: undefined,
    },
    api.now(),
  );
  takeState(venue, id, 'settled', undefined);
  assert.deepEqual(await listsWithIt(), []);
  assert.deepEqual(await askTrading(), { ...open, trading: 'settled', asRelated: 'settled' });
  assert.notEqual(String((await api.get(path)).headers.etag), tag);
  const eventAfter = (await api.ask(eventEndpoint, `/v1/events/${venue}/${eventId}`)).data;
  assert.equal(eventAfter.markets_count, eventBefore.markets_count - 1);
  list(ended);
  assert.deepEqual(await listsWithIt(), everywhere);
});

it('when a complete listing no longer shows it', async () => {
  const before = await askTrading();
  api.wait(1_000);
  for (let index = 0; index < catalog.size; index += 1) if (index !== ended) list(index);
  api.live.endBefore(venue, api.now(), api.now());
  assert.deepEqual(await listsWithIt(), []);
  assert.deepEqual(await askTrading(), { ...before, trading: 'closed', asRelated: 'closed' });
});

it('by the clock, at the millisecond, where a time is set', async () => {
  takeState(catalog.venueOf(other), catalog.id(other), 'open', undefined);
  api.wait(hourMs - 1);
  assert.equal((await askTrading()).trading, 'open');
  assert.deepEqual(await listsWithIt(), everywhere);
  api.wait(1);
  assert.equal((await askTrading()).trading, 'closed');
  const rest = await api.ask(marketsEndpoint, '/v1/markets');
  assert.deepEqual(
    rest.data.map((market) => market.id),
    [catalog.id(other)],
  );
  assert.deepEqual(
    (await api.ask(eventsEndpoint, '/v1/events')).data.map((event) => event.markets_count),
    [1],
  );
  // No sum of a topic is older than ten seconds.
  api.wait(10_000);
  const topics = (await api.ask(topicsEndpoint, '/v1/topics')).data;
  for (const topic of topics) assert.deepEqual([topic.markets, topic.events], [1, 1]);
  assert.deepEqual((await api.ask(crossVenueEndpoint, '/v1/cross-venue')).data, []);
});

it('search finds what is most traded where all it would find has ended', async () => {
  api.live.endBefore(venue, api.now() + 1, api.now() + 1);
  const { data, filters, next_offset: next } = await api.ask(searchEndpoint, `/v1/search?q=${id}&limit=100`);
  assert.equal(filters.relaxed, 'most_traded');
  assert.ok(data.length > 0);
  assert.ok(data.every((market) => market.venue !== venue));
  assert.ok(next !== null && next > 100, 'it counts those that have ended');
  assert.ok(relations.isRelated(ended));
});

it('search shows every other market once while some of those shown end', async () => {
  const page = (offset: number) =>
    api.ask(searchEndpoint, `/v1/search?venue=${venue}&limit=20&offset=${offset}`);
  const whole = await api.ask(searchEndpoint, `/v1/search?venue=${venue}&limit=100`);
  const first = await page(0);
  for (const { id: shown } of first.data.slice(0, 5)) takeState(venue, shown, 'settled', undefined);
  const second = await page(first.next_offset ?? 0);
  assert.deepEqual(
    [...first.data, ...second.data].map((market) => market.id),
    whole.data.slice(0, 40).map((market) => market.id),
  );
  const again = await page(0);
  assert.deepEqual(
    again.data.map((market) => market.id),
    whole.data.slice(5, 25).map((market) => market.id),
    'a page is full, whatever has ended',
  );
  assert.equal(again.next_offset, 25);
});
