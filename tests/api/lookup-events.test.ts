/** Events and topics: the order of the run, live and exact sums, filters, pages. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import {
  eventEndpoint,
  eventsEndpoint,
  topicEndpoint,
  topicsEndpoint,
} from '../../src/api/endpoints/index.ts';
import type { Event } from '../../src/api/schemas/index.ts';
import { printAmount } from '../../src/core/exact/index.ts';
import { describeMoney } from '../../src/core/market/index.ts';
import {
  type LookupApi,
  listFigures,
  listRun,
  printQuery,
  serveSharedListings,
  startLookupApi,
  walkOffsets,
} from '../harness/lookup-api.ts';

const run = serveSharedListings(5);
const { catalog, ranking } = run;

let api: LookupApi;
before(async () => {
  api = await startLookupApi();
  listRun(api, run);
  api.swap(run);
});
after(() => api.close());

function moneyOf(index: number) {
  const { venue, id } = catalog.market(index);
  return describeMoney(api.live.find(venue, id), api.now());
}

/** In units of 10⁻²⁴, so that nothing is lost. */
function unitsOf(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(24, '0'));
}

/** Exact, and rounded once. */
function sumOf(indexes: Iterable<number>): string {
  let sum = 0n;
  for (const index of indexes) sum += unitsOf(moneyOf(index).volume24hUsd);
  return printAmount(sum, 24);
}

function nameOf({ venue, id }: Pick<Event, 'venue' | 'id'>): string {
  return `${venue} ${id}`;
}

interface Filters {
  readonly venue?: string | undefined;
  readonly category?: string | undefined;
  readonly topic?: string | undefined;
  readonly q?: string | undefined;
}

function truth({ venue, category, topic, q }: Filters): string[] {
  const worded = q === undefined ? undefined : new Set(run.search.matchAll(q));
  return [...ranking.events].flatMap((number) => {
    const event = catalog.event(number);
    const fits =
      (venue ?? event.venue) === event.venue &&
      (category === undefined || event.category === category) &&
      (topic === undefined || event.topics.includes(topic)) &&
      (worded === undefined || [...catalog.eventMarkets(number)].some((index) => worded.has(index)));
    return fits ? [nameOf(event)] : [];
  });
}

const filters: fc.Arbitrary<Filters> = fc
  .record({ number: fc.nat(catalog.eventsSize - 1), chosen: fc.array(fc.nat(3), { maxLength: 4 }) })
  .map(({ number, chosen }) => {
    const event = catalog.event(number);
    return {
      venue: chosen.includes(0) ? event.venue : undefined,
      category: chosen.includes(1) ? event.category : undefined,
      topic: chosen.includes(2) ? event.topics[0] : undefined,
      q: chosen.includes(3) ? event.title.split(' ').slice(0, 2).join(' ') : undefined,
    };
  });

describe('events', () => {
  it('joined from pages are every event that fits, in the order of the run', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 5, max: 200 }), async (asked, limit) => {
        const shown = await walkOffsets(limit, (page) =>
          api.ask(eventsEndpoint, `/v1/events?${page}${printQuery(asked)}`),
        );
        assert.deepEqual(shown.map(nameOf), truth(asked));
      }),
      { numRuns: 30 },
    );
  });

  it('have the exact sum, the best grade and the span of their markets', async () => {
    const shown = await walkOffsets(200, (page) => api.ask(eventsEndpoint, `/v1/events?${page}`));
    assert.equal(shown.length, catalog.eventsSize);
    for (const event of shown) {
      const indexes = [...catalog.eventMarkets(catalog.findEvent(event.venue, event.id))];
      assert.equal(event.volume_24h_usd, sumOf(indexes));
      assert.equal(event.markets_count, indexes.length);
      const grades = new Set<string>(indexes.map((index) => moneyOf(index).liquidity));
      assert.equal(
        event.liquidity,
        ['deep', 'tradeable', 'thin'].find((grade) => grades.has(grade)),
      );
      const opens = indexes.flatMap((index) => catalog.market(index).opensAt ?? []);
      const closes = indexes.flatMap((index) => catalog.market(index).closesAt ?? []);
      assert.equal(
        event.opens_at && Date.parse(event.opens_at),
        opens.length ? Math.min(...opens) : undefined,
      );
      assert.equal(
        event.closes_at && Date.parse(event.closes_at),
        closes.length === indexes.length ? Math.max(...closes) : undefined,
      );
    }
  });

  it('beyond the last one are an empty page', async () => {
    const { data } = await api.ask(eventsEndpoint, '/v1/events?offset=100000');
    assert.deepEqual(data, []);
  });

  it('show their sums live in an order that stays', async () => {
    const { data: before } = await api.ask(eventsEndpoint, '/v1/events?limit=5');
    const last = before.at(-1);
    assert.ok(last);
    const [index] = catalog.eventMarkets(catalog.findEvent(last.venue, last.id));
    assert.ok(index !== undefined);
    listFigures(api, last.venue, catalog.id(index), { volume24hUsd: '999999999.123456789012345678901' });
    // One that was not known live may have been taken for unknown for a second.
    api.wait(1_001);
    const { data: after } = await api.ask(eventsEndpoint, '/v1/events?limit=5');
    assert.deepEqual(after.map(nameOf), before.map(nameOf));
    const indexes = catalog.eventMarkets(catalog.findEvent(last.venue, last.id));
    assert.equal(after.at(-1)?.volume_24h_usd, sumOf(indexes));
  });

  it('one by one have every market, in the order of the run', async () => {
    for (let number = 0; number < catalog.eventsSize; number += 1) {
      const { venue, id } = catalog.event(number);
      const { data } = await api.ask(eventEndpoint, `/v1/events/${venue}/${id}`);
      const ranked = [...catalog.eventMarkets(number)].sort(
        (left, right) => (ranking.rankOf[left] ?? 0) - (ranking.rankOf[right] ?? 0),
      );
      assert.deepEqual(
        data.markets.map((market) => market.id),
        ranked.map((index) => catalog.id(index)),
      );
    }
  });

  it('that are not in the run are not found', async () => {
    assert.equal(await api.refused('/v1/events/venue_a/NOWHERE'), '404 event_not_found');
    assert.equal(await api.refused('/v1/events/venue_c/NOWHERE'), '400 invalid_event');
    assert.equal(await api.refused('/v1/events/venue_a/no%20name'), '400 invalid_event');
  });
});

describe('topics', () => {
  it('come in the order of the run with exact sums', async () => {
    api.wait(10_000);
    const { data } = await api.ask(topicsEndpoint, '/v1/topics?limit=200');
    assert.ok(data.length > 3);
    assert.deepEqual(
      data.map(({ slug }) => slug),
      [...ranking.topics].slice(0, 200).map((place) => catalog.topics[place]?.slug),
    );
    for (const topic of data) {
      const found = catalog.findTopic(topic.slug);
      assert.ok(found);
      assert.equal(topic.volume_24h_usd, sumOf(found.markets));
      assert.equal(topic.markets, found.markets.length);
      assert.equal(topic.events, found.events.length);
      const venues = new Set([...found.markets].map((index) => catalog.venueOf(index)));
      assert.deepEqual(topic.venues, [...venues].sort());
    }
  });

  it('have a name of words with a capital at the start', async () => {
    const { data } = await api.ask(topicsEndpoint, '/v1/topics?limit=200');
    for (const { slug, name } of data) {
      assert.equal(name.toLowerCase().replaceAll(' ', '-'), slug);
      assert.equal(name.charAt(0), slug.charAt(0).toUpperCase());
    }
  });

  it('show their sums live, to ten seconds', async () => {
    const { data: before } = await api.ask(topicsEndpoint, '/v1/topics?limit=1');
    const slug = before[0]?.slug ?? '';
    const [index] = catalog.findTopic(slug)?.markets ?? [];
    assert.ok(index !== undefined);
    listFigures(api, catalog.venueOf(index), catalog.id(index), { volume24hUsd: '123456789.5' });
    api.wait(10_000);
    const { data: after } = await api.ask(topicsEndpoint, '/v1/topics?limit=1');
    assert.equal(after[0]?.volume_24h_usd, sumOf(catalog.findTopic(slug)?.markets ?? []));
    assert.notEqual(after[0]?.volume_24h_usd, before[0]?.volume_24h_usd);
  });

  it('one by one show their best markets first', async () => {
    for (const { slug, markets } of catalog.topics) {
      const { data } = await api.ask(topicEndpoint, `/v1/topics/${slug}?limit=10`);
      const ranked = [...markets].sort(
        (left, right) => (ranking.rankOf[left] ?? 0) - (ranking.rankOf[right] ?? 0),
      );
      assert.deepEqual(
        data.top_markets.map(({ venue, id }) => `${venue} ${id}`),
        ranked.slice(0, 10).map((index) => `${catalog.venueOf(index)} ${catalog.id(index)}`),
      );
    }
  });

  it('that no market has are not found', async () => {
    assert.equal(await api.refused('/v1/topics/nowhere'), '404 topic_not_found');
    assert.equal(await api.refused('/v1/topics/No_Topic'), '400 invalid_topic');
  });
});

it('every list and every single answer needs a run', async () => {
  api.swap(undefined);
  const paths = ['events', 'events/venue_a/X', 'topics', 'topics/x'];
  for (const path of paths) assert.equal(await api.refused(`/v1/${path}`), '503 graph_unavailable', path);
  api.swap(run);
});
