import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { categories, venueIds } from '../contract/index.ts';
import { Catalog } from './catalog.ts';
import { CatalogBuilder } from './catalog-builder.ts';
import { catalogTransfers } from './catalog-data.ts';
import type { CatalogEvent, CatalogMarket } from './catalog-market.ts';

const noReading = {
  claim: undefined,
  exclusiveKey: undefined,
  exclusiveMark: undefined,
  legs: undefined,
  withheld: [],
};

interface Added {
  readonly market: CatalogMarket;
  readonly reading: string;
  readonly event: CatalogEvent | undefined;
}

/** Built, handed over as between threads, and read. */
function build(added: readonly Added[], cachedMax?: number): Catalog {
  const builder = new CatalogBuilder();
  for (const { market, reading, event } of added) builder.add(market, reading, event);
  const data = builder.finish();
  const handedOver = structuredClone(data, { transfer: catalogTransfers(data) });
  assert.equal(data.eventOf.length, 0, 'it was not handed over');
  return new Catalog(handedOver, {
    // The reading's own form is the store's; here only that it is the one that was given.
    readReading: (stored) => ({ ...noReading, exclusiveKey: JSON.stringify(stored) }),
    ...(cachedMax === undefined ? {} : { cachedMax }),
  });
}

function sketchMarket(fields: Partial<CatalogMarket>): CatalogMarket {
  return {
    venue: 'venue_a',
    id: 'M',
    eventId: 'E',
    seriesId: undefined,
    title: 'A market',
    yesLabel: 'Yes',
    noLabel: 'No',
    strike: undefined,
    rulesHash: 'aa',
    rulesTemplateHash: 'bb',
    termsHash: 'cc',
    eventMutuallyExclusive: false,
    gameStartsAt: undefined,
    currency: 'USD',
    opensAt: undefined,
    closesAt: undefined,
    firstSeenAt: 1,
    contractVersion: '1',
    eventVersion: undefined,
    firstRun: 1,
    ...fields,
  };
}

function sketchEvent(fields: Partial<CatalogEvent>): CatalogEvent {
  return {
    venue: 'venue_a',
    id: 'E',
    seriesId: undefined,
    title: 'An event',
    subTitle: undefined,
    category: undefined,
    topics: [],
    mutuallyExclusive: false,
    gameStartsAt: undefined,
    ...fields,
  };
}

const plain = (market: CatalogMarket, event?: CatalogEvent): Added => ({ market, reading: '{}', event });

const venue = fc.constantFrom(...venueIds);
const word = fc.string({ unit: 'grapheme', maxLength: 8 });
const id = fc.oneof(
  fc.string({ unit: fc.constantFrom('A', 'a', '-', '1'), minLength: 1, maxLength: 4 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  fc.constantFrom('\ue000', '😀', '\uffff', '\ufeff'),
);
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const time = fc.integer({ min: -1e13, max: 1e13 });

const eventFields = fc.record({
  seriesId: maybe(word),
  title: word,
  subTitle: maybe(word),
  category: maybe(fc.constantFrom(...categories)),
  topics: fc.array(fc.constantFrom('nfl', 'cpi', 'fed', 'é', '__proto__'), { maxLength: 3 }),
  mutuallyExclusive: fc.boolean(),
  gameStartsAt: maybe(time),
});

const added: fc.Arbitrary<Added[]> = fc
  .record({
    events: fc.uniqueArray(fc.record({ venue, id, listed: maybe(eventFields) }), {
      selector: (event) => `${event.venue} ${event.id}`,
      minLength: 1,
      maxLength: 5,
    }),
    markets: fc.uniqueArray(
      fc.record({
        event: fc.nat(),
        id,
        seriesId: maybe(word),
        title: word,
        yesLabel: word,
        noLabel: word,
        strike: maybe(
          fc.record(
            {
              type: word,
              floor: maybe(word),
              cap: maybe(word),
              custom: maybe(fc.dictionary(word, word, { noNullPrototype: true })),
              isFunctional: fc.boolean(),
            },
            { noNullPrototype: true },
          ),
        ),
        rulesHash: word,
        rulesTemplateHash: word,
        termsHash: word,
        eventMutuallyExclusive: fc.boolean(),
        gameStartsAt: maybe(time),
        currency: fc.constantFrom('USD' as const, 'USDC' as const),
        opensAt: maybe(time),
        closesAt: maybe(time),
        firstSeenAt: time,
        contractVersion: word,
        eventVersion: maybe(word),
        firstRun: fc.nat(),
      }),
      { selector: (market) => market.id, maxLength: 12 },
    ),
  })
  .map(({ events, markets }) =>
    markets.flatMap(({ event: place, ...market }): Added[] => {
      const event = events[place % events.length];
      if (event === undefined) return [];
      const { listed, ...name } = event;
      return [
        {
          market: { ...market, venue: name.venue, eventId: name.id },
          reading: JSON.stringify({ of: market.id }),
          event: listed && { ...listed, ...name },
        },
      ];
    }),
  );

describe('a catalog', () => {
  it('gives back every market, reading and event, by index and by name', () => {
    fc.assert(
      fc.property(added, (given) => {
        const catalog = build(given);
        assert.equal(catalog.size, given.length);
        given.forEach(({ market, reading, event }, index) => {
          // Twice: what is remembered is the same.
          for (let time = 0; time < 2; time += 1) assert.deepEqual(catalog.market(index), market);
          assert.equal(catalog.find(market.venue, market.id), index);
          assert.equal(catalog.id(index), market.id);
          assert.equal(catalog.venueOf(index), market.venue);
          assert.equal(catalog.opensAt(index), market.opensAt);
          assert.equal(catalog.closesAt(index), market.closesAt);
          assert.equal(catalog.categoryOf(index), event?.category);
          assert.deepEqual(catalog.member(index), {
            ...noReading,
            venue: market.venue,
            marketId: market.id,
            eventId: market.eventId,
            exclusiveKey: reading,
          });
          const number = catalog.eventOf(index);
          assert.equal(catalog.findEvent(market.venue, market.eventId), number);
          assert.ok(catalog.eventMarkets(number).includes(index));
          if (event !== undefined) assert.deepEqual(catalog.event(number), event);
        });
        const names = new Set(given.map(({ market }) => `${market.venue} ${market.eventId}`));
        assert.equal(catalog.eventsSize, names.size);
      }),
    );
  });

  it('finds no other name', () => {
    fc.assert(
      fc.property(added, venue, id, (given, askedVenue, askedId) => {
        const catalog = build(given);
        const index = given.findIndex(({ market }) => market.venue === askedVenue && market.id === askedId);
        assert.equal(catalog.find(askedVenue, askedId), index);
        const isEvent = given.some(({ market }) => market.venue === askedVenue && market.eventId === askedId);
        assert.equal(catalog.findEvent(askedVenue, askedId) !== -1, isEvent);
      }),
    );
  });

  it('is in order of names, from any name on', () => {
    fc.assert(
      fc.property(added, venue, id, (given, askedVenue, askedId) => {
        const catalog = build(given);
        // The venue's name has no NUL, and is as long as the other's.
        const keys = given.map(({ market }) => `${market.venue}\0${market.id}`).sort();
        const found = Array.from(
          catalog.byName(),
          (index) => `${catalog.venueOf(index)}\0${catalog.id(index)}`,
        );
        assert.deepEqual(found, keys);
        const asked = [`${askedVenue}\0${askedId}`, ...keys];
        for (const name of asked) {
          const [venueOfName, ...rest] = name.split('\0');
          assert.equal(
            catalog.placeAfter(venueOfName === 'venue_a' ? 'venue_a' : 'venue_b', rest.join('\0')),
            keys.filter((key) => key <= name).length,
          );
        }
      }),
    );
  });

  it('has every topic of an event once, with its events and their markets', () => {
    fc.assert(
      fc.property(added, (given) => {
        const catalog = build(given);
        const slugs = [...new Set(given.flatMap(({ event }) => event?.topics ?? []))].sort();
        assert.deepEqual(
          catalog.topics.map(({ slug }) => slug),
          slugs,
        );
        for (const topic of catalog.topics) {
          const markets = [...given.keys()].filter((at) => given[at]?.event?.topics.includes(topic.slug));
          assert.deepEqual([...topic.markets], markets);
          const events = [...new Set(markets.map((index) => catalog.eventOf(index)))];
          assert.deepEqual(
            [...topic.events],
            events.sort((a, b) => a - b),
          );
          assert.equal(catalog.findTopic(topic.slug), topic);
          for (const index of given.keys()) {
            assert.equal(catalog.hasTopic(index, topic), markets.includes(index));
          }
        }
        assert.equal(catalog.findTopic('none'), undefined);
      }),
    );
  });
});

it('makes an event of what its first market says where the venue lists none', () => {
  const catalog = build([
    plain(
      sketchMarket({ id: 'M1', seriesId: 'S', gameStartsAt: 7, eventMutuallyExclusive: true, title: 'One' }),
    ),
    plain(sketchMarket({ id: 'M2', title: 'Two' })),
    plain(sketchMarket({ id: 'M3', venue: 'venue_b' }), sketchEvent({ venue: 'venue_b', title: 'Listed' })),
  ]);
  assert.deepEqual(
    catalog.event(0),
    sketchEvent({ seriesId: 'S', title: 'One', mutuallyExclusive: true, gameStartsAt: 7 }),
  );
  assert.deepEqual([...catalog.eventMarkets(0)], [0, 1]);
  assert.equal(catalog.event(1).title, 'Listed');
});

it('knows which ids a path can hold', () => {
  const isAddressable = (fields: Partial<CatalogMarket>) =>
    build([plain(sketchMarket(fields))]).isAddressable(0);
  assert.equal(isAddressable({ id: 'KX_1.a-B' }), true);
  assert.equal(isAddressable({ id: 'x'.repeat(200) }), true);
  for (const odd of ['x'.repeat(201), '.a', 'a/b', 'a b', 'é', 'a\n']) {
    assert.equal(isAddressable({ id: odd }), false);
    assert.equal(isAddressable({ eventId: odd }), false);
  }
});

it('finds a leg on the venue that has combos', () => {
  const catalog = build([
    plain(sketchMarket({ venue: 'venue_b', id: 'M' })),
    plain(sketchMarket({ id: 'LEG' })),
  ]);
  assert.equal(catalog.findMember('LEG')?.marketId, 'LEG');
  assert.equal(catalog.findMember('M'), undefined);
});

it('decodes again what it no longer remembers', () => {
  const markets = Array.from({ length: 50 }, (_, index) => sketchMarket({ id: `M${index}` }));
  const catalog = build(
    markets.map((market) => plain(market)),
    4,
  );
  const first = catalog.member(0);
  assert.equal(catalog.member(0), first);
  for (const index of markets.keys()) assert.equal(catalog.member(index).marketId, `M${index}`);
  assert.notEqual(catalog.member(0), first);
  assert.deepEqual(catalog.member(0), first);
});

it('of two markets with one name finds the later', () => {
  const catalog = build([plain(sketchMarket({ firstRun: 1 })), plain(sketchMarket({ firstRun: 2 }))]);
  assert.equal(catalog.find('venue_a', 'M'), 1);
  assert.deepEqual([...catalog.byName()], [0, 1]);
});

it('is nothing, if nothing was added', () => {
  const catalog = build([]);
  assert.equal(catalog.size, 0);
  assert.equal(catalog.find('venue_a', 'M'), -1);
  assert.equal(catalog.placeAfter('venue_a', 'M'), 0);
  assert.throws(() => catalog.market(0), RangeError);
});
