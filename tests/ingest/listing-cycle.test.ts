/** What a reading of a venue's listing leaves in the database, and what it must never leave. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { MarketState } from '../../src/core/contract/index.ts';
import { rational } from '../../src/core/exact/index.ts';
import {
  findRulebook,
  loadEvents,
  loadListedMarkets,
  loadListingCycles,
  loadQuarantine,
  loadSeries,
  loadSettlements,
  type RulesOwner,
  type RuleVersion,
  type Store,
} from '../../src/store/index.ts';
import { type IncompleteReason, VenueError } from '../../src/venues/index.ts';
import {
  fakeTime,
  plainWalk,
  settledYes,
  sketchEvent,
  sketchMarket,
  sketchMarkets,
  sketchSeries,
} from '../harness/fake-venue.ts';
import { dumpListing, type ListingFixture, openListing } from './listing-fixture.ts';

/** The rate of a schedule is not stored. */
function asStored({ fees, ...state }: MarketState) {
  if (fees.kind !== 'quadratic') return { ...state, fees };
  const { rate: _rate, ...stored } = fees;
  return { ...state, fees: stored };
}

const complete = { kind: 'end', complete: true } as const;
const truncated = { kind: 'end', complete: false, reason: 'page_repeated', detail: 'cut' } as const;

/** Rows of every table that a cycle may write, its own row aside. */
async function countRows({ rows }: ListingFixture): Promise<Record<string, unknown> | undefined> {
  const [counts] = await rows(`select
    (select count(*) from market) as markets, (select count(*) from contract_version) as versions,
    (select count(*) from event_version) as events, (select count(*) from series_version) as series,
    (select count(*) from settlement) as settlements, (select count(*) from rule_text) as texts`);
  return counts;
}

async function statusOf({ rows }: ListingFixture, id: string): Promise<unknown> {
  return (await rows(`select status from market where id = '${id}'`))[0]?.['status'];
}

async function statuses({ rows }: ListingFixture): Promise<unknown[]> {
  return (await rows('select status from market order by id')).map((row) => row['status']);
}

async function ruleVersions(store: Store, kind: RulesOwner, id: string): Promise<readonly RuleVersion[]> {
  const found = await findRulebook(store, { venue: 'venue_a', kind, id }, 10);
  return found?.versions ?? [];
}

describe('a first full reading', () => {
  it('stores and lists every market exactly as the venue promised it', async (t) => {
    const listing = await openListing(t);
    const combo = sketchMarket({
      id: 'COMBO',
      contract: {
        seriesId: undefined,
        strike: undefined,
        legs: [{ eventId: 'EVENT-1', marketId: 'M-0', side: 'no' }],
        exclusivity: { eventMutuallyExclusive: true, group: 'G', openEnded: true },
        gameStartsAt: fakeTime + 5,
        settlement: { currency: 'USDC', sources: [], payout: '1' },
        rules: 'Ünïcode “quotes”, \\u0000 written out, a \ttab and a back\\slash.',
        terms: JSON.parse('{"__proto__":{"x":"1"},"list":["1",null,true,{"deep":"0.10"}],"empty":{}}'),
      },
      state: {
        status: 'paused',
        opensAt: undefined,
        fees: {
          kind: 'power',
          schedule: 's',
          rate: rational(1n, 3n),
          exponent: rational(2n),
          takerOnly: true,
        },
      },
      feedKeys: ['one', 'two, "quoted"', '{}'],
    });
    const between = sketchMarket({
      id: 'BETWEEN',
      contract: {
        strike: {
          type: 'between',
          floor: rational(-1n, 3n),
          cap: rational(5n, 2n),
          custom: { team: 'x' },
          functional: 'max(a, b)',
        },
      },
      state: { fees: { kind: 'unknown', reason: 'not said' } },
    });
    const free = sketchMarket({
      id: 'FREE',
      state: { status: 'unopened', fees: { kind: 'none', schedule: 'free' } },
    });
    const waived = sketchMarket({
      id: 'WAIVED',
      state: {
        fees: {
          kind: 'quadratic',
          schedule: 'q',
          rate: rational(7n, 100n),
          multiplier: rational(3n, 10n),
          setBy: 'event',
          waivedUntil: fakeTime,
        },
      },
    });
    const markets = [combo, between, free, waived, ...sketchMarkets(20)];
    listing.venue.put(...markets);
    listing.venue.pageSize = 7;
    const outcome = await listing.run('full', { rowsMax: 5 });
    assert.equal(outcome.incomplete, undefined);
    assert.equal(outcome.counts.newMarkets, 24);

    const stored = await loadListedMarkets(listing.store, 'venue_a', { afterKey: 0, limit: 1000 });
    assert.deepEqual(
      stored.map(({ contract, state, feedKeys }) => ({ contract, state, feedKeys })),
      markets.map(({ contract, state, feedKeys }) => ({ contract, state: asStored(state), feedKeys })),
    );
  });

  it('stores events and series with their topics, games and rules', async (t) => {
    const { venue, run, store } = await openListing(t);
    const event = sketchEvent({
      subTitle: 'sub',
      rules: 'The event has rules of its own.',
      game: {
        id: 'G1',
        league: 'NFL',
        startsAt: fakeTime,
        home: { id: 'h', name: 'Home', code: 'HOM' },
        away: { id: 'a', name: 'Away', code: undefined },
      },
      terms: { a: ['1', null] },
    });
    venue.events = [event, sketchEvent({ id: 'EVENT-2', seriesId: undefined })];
    venue.series = [sketchSeries()];
    await run();
    assert.deepEqual(await loadEvents(store, 'venue_a', ['EVENT-1', 'NONE']), [event]);
    assert.deepEqual(await loadSeries(store, 'venue_a', ['SERIES']), venue.series);
    assert.deepEqual(await loadSeries(store, 'venue_b', ['SERIES']), []);
  });

  it('pages through what is listed by key', async (t) => {
    const { venue, run, store } = await openListing(t);
    venue.put(...sketchMarkets(5));
    await run();
    const first = await loadListedMarkets(store, 'venue_a', { afterKey: 0, limit: 3 });
    const rest = await loadListedMarkets(store, 'venue_a', { afterKey: first.at(-1)?.key ?? 0, limit: 3 });
    assert.deepEqual(
      [...first, ...rest].map(({ contract }) => contract.id),
      ['M-0', 'M-1', 'M-2', 'M-3', 'M-4'],
    );
  });

  it('reports its progress page by page, and what to expect from the second reading on', async (t) => {
    const { venue, run, progress } = await openListing(t);
    venue.put(...sketchMarkets(25));
    venue.pageSize = 10;
    await run();
    assert.deepEqual(
      progress.map(({ counts, marketsBefore }) => [counts.pages, counts.markets, marketsBefore]),
      [
        [1, 10, undefined],
        [2, 20, undefined],
        [3, 25, undefined],
      ],
    );
    progress.length = 0;
    await run();
    assert.deepEqual(
      progress.map(({ marketsBefore }) => marketsBefore),
      [25, 25, 25],
    );
  });
});

describe('the same listing again', () => {
  for (const restarted of [false, true]) {
    it(`writes nothing but the cycle${restarted ? ', after a restart too' : ''}`, async (t) => {
      const listing = await openListing(t);
      listing.venue.put(...sketchMarkets(50), sketchMarket({ id: 'P', state: { status: 'paused' } }));
      listing.venue.events = [sketchEvent()];
      listing.venue.series = [sketchSeries()];
      await listing.run();
      const before = [await countRows(listing), await dumpListing(listing.rows)];
      const [stamp] = await listing.rows('select max(xmin::text::bigint) as last from market');
      if (restarted) listing.forget();
      const { counts } = await listing.run();
      assert.deepEqual([await countRows(listing), await dumpListing(listing.rows)], before);
      assert.deepEqual((await listing.rows('select max(xmin::text::bigint) as last from market'))[0], stamp);
      assert.deepEqual(
        [counts.newMarkets, counts.newVersions, counts.settled, counts.closed, counts.lookedUp],
        [0, 0, 0, 0, 0],
      );
      assert.equal((await loadListingCycles(listing.store, 'venue_a', 10)).length, 2);
    });
  }

  it('is not taken for another because a venue sends its fields in another order', async (t) => {
    const listing = await openListing(t);
    listing.venue.events = [sketchEvent({ terms: { a: '1', b: { c: '2', d: '3' } } })];
    await listing.run();
    listing.venue.events = [sketchEvent({ terms: { b: { d: '3', c: '2' }, a: '1' } })];
    await listing.run();
    assert.equal((await listing.rows('select * from event_version')).length, 1);
  });
});

describe('an incomplete reading', () => {
  const ends: readonly IncompleteReason[] = [
    'cursor_repeated',
    'page_repeated',
    'page_repeated',
    'offset_ceiling',
    'pages_max',
    'request_failed',
    'page_malformed',
  ];
  for (const reason of ends) {
    it(`is not published and closes nothing: ${reason}`, async (t) => {
      const listing = await openListing(t);
      const { venue } = listing;
      venue.put(...sketchMarkets(10));
      venue.end = { kind: 'end', complete: false, reason, detail: 'the test said so' };
      assert.equal((await listing.run()).incomplete?.reason, reason);
      assert.deepEqual(await listing.listedIds(), []);

      venue.end = complete;
      await listing.run();
      assert.equal((await listing.listedIds()).length, 10);

      venue.markets.clear();
      venue.put(sketchMarket({ id: 'NEW' }));
      venue.end = { kind: 'end', complete: false, reason, detail: 'the test said so' };
      await listing.run();
      assert.equal((await listing.listedIds()).length, 10, 'nothing closed, nothing new listed');
      assert.deepEqual(venue.lookedUp, []);
      assert.equal(await statusOf(listing, 'NEW'), 'open', 'it is stored all the same');

      venue.put(...sketchMarkets(10));
      venue.end = complete;
      await listing.run();
      assert.equal((await listing.listedIds()).length, 11);
    });
  }

  it('says so when the venue fails, when the walk just stops, and when it is too long', async (t) => {
    const { venue, run } = await openListing(t);
    venue.put(...sketchMarkets(30));
    venue.pageSize = 10;
    venue.bend = async function* (pages) {
      yield* pages.slice(0, 1);
      throw new VenueError('rate_limited', 'Too many requests.', { retryAfterMs: 7_000 });
    };
    const failed = await run();
    assert.deepEqual(
      [failed.incomplete?.reason, failed.incomplete?.retryAfterMs, failed.counts.markets],
      ['request_failed', 7_000, 10],
    );

    venue.bend = async function* (pages) {
      yield* pages;
    };
    assert.equal((await run()).incomplete?.reason, 'no_end');

    venue.bend = async function* (pages) {
      for (;;) yield* pages;
    };
    assert.equal((await run('full', { pagesMax: 50 })).incomplete?.reason, 'too_many');
    assert.equal((await run('full', { marketsMax: 1_000 })).incomplete?.reason, 'too_many');
  });

  it('is ended by a signal, and what it wrote stays unpublished', async (t) => {
    const listing = await openListing(t);
    const { venue, run } = listing;
    venue.put(...sketchMarkets(30));
    venue.pageSize = 10;
    const stop = new AbortController();
    venue.bend = async function* (pages, signal) {
      yield* pages.slice(0, 2);
      stop.abort();
      signal.throwIfAborted();
    };
    const outcome = await run('full', { rowsMax: 10 }, stop.signal);
    assert.equal(outcome.incomplete?.reason, 'stopped');
    assert.deepEqual(await listing.listedIds(), []);
    const [cycle] = await loadListingCycles(listing.store, 'venue_a', 1);
    assert.equal(cycle?.reason, 'stopped');
  });

  it('is ended when it takes too long', async (t) => {
    const { venue, run } = await openListing(t);
    venue.bend = async function* (pages, signal) {
      yield* pages;
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    };
    assert.equal((await run('full', { cycleMaxMs: 30 })).incomplete?.reason, 'too_slow');
  });

  it('with an error of ours is finished as failed, and the error is passed on', async (t) => {
    const listing = await openListing(t);
    listing.venue.bend = async function* () {
      yield* [];
      throw new TypeError('a bug');
    };
    await assert.rejects(listing.run(), { name: 'TypeError' });
    const [cycle] = await loadListingCycles(listing.store, 'venue_a', 1);
    assert.deepEqual([cycle?.reason, cycle?.detail], ['failed', 'TypeError: a bug']);
    assert.notEqual(cycle?.finishedAt, undefined);
  });
});

describe('a market that is no longer listed', () => {
  it('is what its venue says of it: closed, settled or gone', async (t) => {
    const listing = await openListing(t);
    const { venue } = listing;
    venue.put(...sketchMarkets(5));
    await listing.run();
    venue.put(
      sketchMarket({ id: 'M-0', strike: '50000.5', state: { status: 'closed' } }),
      sketchMarket({ id: 'M-1', strike: '50001.5', state: { status: 'settled' }, settlement: settledYes }),
    );
    venue.markets.delete('key-M-2');
    const { counts, incomplete } = await listing.run();
    assert.equal(incomplete, undefined);
    assert.deepEqual((await statuses(listing)).slice(0, 4), ['closed', 'settled', 'gone', 'open']);
    assert.deepEqual([counts.closed, counts.gone, counts.settled, counts.lookedUp], [3, 1, 1, 3]);
    assert.deepEqual(await listing.listedIds(), ['M-3', 'M-4']);
    assert.equal((await listing.rows('select * from contract_version')).length, 5, 'versions stay');
    const unclosed = await listing.rows('select id from market where closed_cycle is null order by id');
    assert.deepEqual(
      unclosed.map((row) => row['id']),
      ['M-3', 'M-4'],
    );
  });

  it('stays open when it was only missed', async (t) => {
    const listing = await openListing(t);
    const { venue } = listing;
    venue.put(...sketchMarkets(30));
    venue.pageSize = 10;
    await listing.run();
    venue.bend = (pages) => plainWalk(pages.slice(1), complete);
    const { counts, incomplete } = await listing.run();
    assert.equal(incomplete, undefined, 'ten is below the least number that counts');
    assert.deepEqual([counts.moved, counts.closed], [10, 0]);
    assert.equal((await listing.listedIds()).length, 30);
  });

  it('shows that the walk was not complete when too many were missed, and then nothing is gone', async (t) => {
    const listing = await openListing(t);
    const { venue } = listing;
    venue.put(...sketchMarkets(100));
    venue.pageSize = 10;
    await listing.run();
    venue.bend = (pages) => plainWalk(pages.slice(0, 7), complete);
    venue.markets.delete('key-M-95');
    const { incomplete } = await listing.run('full', { lookUpMax: 10 });
    assert.equal(incomplete?.reason, 'rows_missed');
    assert.equal(await statusOf(listing, 'M-95'), 'open');
    assert.equal(venue.lookedUp.flat().length, 20, 'it asks no further than it has to');
    assert.equal((await listing.listedIds()).length, 100);
  });

  it('may be missed by less than one in a hundred', async (t) => {
    const listing = await openListing(t);
    const { venue } = listing;
    venue.put(...sketchMarkets(2_000));
    venue.pageSize = 20;
    await listing.run();
    venue.bend = (pages) => plainWalk(pages.slice(1), complete);
    const { counts, incomplete } = await listing.run();
    assert.deepEqual([counts.moved, incomplete], [20, undefined]);
    venue.bend = (pages) => plainWalk(pages.slice(2), complete);
    assert.equal((await listing.run()).incomplete?.reason, 'rows_missed');
  });

  it('without an answer is not gone', async (t) => {
    const listing = await openListing(t);
    listing.venue.put(...sketchMarkets(3), sketchMarket({ id: 'STAYS' }));
    await listing.run();
    for (const { contract } of sketchMarkets(3)) listing.venue.markets.delete(contract.venueKey);
    listing.venue.answerLookUp = () => ({ markets: [], quarantined: [], unknown: ['M-1'] });
    await listing.run();
    assert.deepEqual(await statuses(listing), ['open', 'gone', 'open', 'open']);
  });

  it('leaves the walk incomplete when it cannot be looked up', async (t) => {
    const listing = await openListing(t);
    listing.venue.put(...sketchMarkets(3));
    await listing.run();
    listing.venue.markets.delete('key-M-1');
    listing.venue.answerLookUp = () => {
      throw new VenueError('timeout', 'No answer.');
    };
    assert.equal((await listing.run()).incomplete?.reason, 'request_failed');
    assert.equal((await listing.listedIds()).length, 3);
    listing.venue.answerLookUp = undefined;
    assert.equal((await listing.run()).counts.gone, 1);
  });

  it('comes back with its history when it is listed again', async (t) => {
    const listing = await openListing(t);
    const market = sketchMarket({ id: 'BACK' });
    listing.venue.put(market, sketchMarket({ id: 'STAYS' }));
    await listing.run();
    listing.venue.markets.delete(market.contract.venueKey);
    await listing.run();
    assert.equal(await statusOf(listing, 'BACK'), 'gone');
    listing.venue.put(market);
    const { counts } = await listing.run();
    assert.deepEqual([await statusOf(listing, 'BACK'), counts.newVersions], ['open', 0]);
    assert.deepEqual(await listing.listedIds(), ['BACK', 'STAYS']);
  });

  it('and waits for its settlement is asked for until it has one', async (t) => {
    const listing = await openListing(t);
    const { venue } = listing;
    venue.put(...sketchMarkets(7));
    await listing.run();
    for (let place = 0; place < 7; place++) {
      const id = `M-${place}`;
      venue.put(sketchMarket({ id, strike: `${50_000 + place}.5`, state: { status: 'closed' } }));
    }
    await listing.run();
    for (let place = 0; place < 7; place++) {
      const id = `M-${place}`;
      venue.put(
        sketchMarket({
          id,
          strike: `${50_000 + place}.5`,
          state: { status: 'settled' },
          settlement: settledYes,
        }),
      );
    }
    // Three at a time, in turn.
    for (const settled of [3, 3, 1, 0]) {
      assert.equal((await listing.run('full', { unsettledMax: 3 })).counts.settled, settled);
    }
    assert.equal((await listing.rows("select * from market where status = 'settled'")).length, 7);
  });
});

describe('a venue that answers other than it should', () => {
  const nothing = (ids: readonly string[]) => ({ markets: [], quarantined: [], unknown: [...ids] });
  const listedStatuses = async (listing: ListingFixture) => new Set(await statuses(listing));

  async function openHundred(t: TestContext): Promise<ListingFixture> {
    const listing = await openListing(t);
    listing.venue.put(...sketchMarkets(100));
    await listing.run();
    return listing;
  }

  it('with nothing at all closes nothing, however often', async (t) => {
    const listing = await openHundred(t);
    const markets = [...listing.venue.markets.values()];
    listing.venue.markets.clear();
    for (const waitMs of [0, 60_000, 7_200_000]) {
      listing.clock.advance(waitMs);
      const { incomplete, counts } = await listing.run();
      assert.equal(incomplete?.reason, 'mass_absence');
      assert.deepEqual([counts.gone, counts.closed], [0, 0]);
    }
    assert.deepEqual(await listedStatuses(listing), new Set(['open']));
    listing.venue.put(...markets);
    assert.equal((await listing.run()).incomplete, undefined);
  });

  it('with half of its markets closes the others only when a reading apart finds the same', async (t) => {
    const listing = await openHundred(t);
    for (const key of [...listing.venue.markets.keys()].slice(0, 50)) listing.venue.markets.delete(key);
    const first = await listing.run();
    assert.equal(first.incomplete?.reason, 'mass_absence');
    assert.match(first.incomplete?.detail ?? '', /^50 of 100 markets .* 30 minutes later finds the same$/);
    assert.equal((await listing.run()).incomplete?.reason, 'mass_absence');
    assert.deepEqual(await listedStatuses(listing), new Set(['open']));
    listing.clock.advance(1_800_000);
    const later = await listing.run();
    assert.deepEqual([later.incomplete, later.counts.gone, later.isMassClosure], [undefined, 50, true]);
    const last = await listing.run();
    assert.deepEqual([last.incomplete, last.counts.gone, last.isMassClosure], [undefined, 0, false]);
  });

  it('forgets its doubts when its process ends', async (t) => {
    const listing = await openHundred(t);
    for (const key of [...listing.venue.markets.keys()].slice(0, 50)) listing.venue.markets.delete(key);
    await listing.run();
    listing.forget();
    listing.clock.advance(1_800_000);
    assert.equal((await listing.run()).incomplete?.reason, 'mass_absence');
  });

  it('with an empty listing and honest look-ups has missed rows', async (t) => {
    const listing = await openHundred(t);
    listing.venue.bend = async function* () {
      yield complete;
    };
    assert.equal((await listing.run()).incomplete?.reason, 'rows_missed');
  });

  it('with an honest listing and empty look-ups loses what really closed, and no more', async (t) => {
    const listing = await openHundred(t);
    listing.venue.answerLookUp = nothing;
    const [closing] = listing.venue.markets.keys();
    listing.venue.markets.delete(closing ?? '');
    const { incomplete, counts } = await listing.run();
    assert.deepEqual([incomplete, counts.gone], [undefined, 1]);
  });

  it('for few markets is asked for them again, for a day', async (t) => {
    const listing = await openHundred(t);
    const { venue } = listing;
    const settled = sketchMarket({ id: 'M-3', state: { status: 'settled' }, settlement: settledYes });
    venue.put(settled, sketchMarket({ id: 'M-4', state: { status: 'closed' } }));
    venue.answerLookUp = nothing;
    await listing.run();
    assert.deepEqual([await statusOf(listing, 'M-3'), await statusOf(listing, 'M-4')], ['gone', 'gone']);
    // Another process, and long after the reading that lost them.
    listing.forget();
    listing.clock.advance(3_600_000);
    venue.answerLookUp = undefined;
    assert.equal((await listing.run()).counts.settled, 1);
    assert.deepEqual([await statusOf(listing, 'M-3'), await statusOf(listing, 'M-4')], ['settled', 'closed']);

    venue.markets.delete('key-M-5');
    await listing.run();
    const isAsked = async () => {
      venue.lookedUp.length = 0;
      await listing.run();
      return venue.lookedUp.flat().includes('M-5');
    };
    assert.equal(await isAsked(), true);
    listing.clock.advance(86_400_000);
    assert.equal(await isAsked(), false);
  });

  it('has its tables read again after a reading that is not believed, and only then', async (t) => {
    const listing = await openHundred(t);
    await listing.run();
    assert.equal(listing.venue.doubted, 0);
    listing.venue.markets.clear();
    await listing.run();
    assert.equal(listing.venue.doubted, 1);
  });

  it('does not know a market that trades: it was missed', async (t) => {
    const listing = await openHundred(t);
    listing.venue.markets.delete('key-M-3');
    listing.trading.add('M-3');
    const { incomplete, counts } = await listing.run();
    assert.deepEqual([incomplete, counts.gone, counts.moved], [undefined, 0, 1]);
    assert.equal(await statusOf(listing, 'M-3'), 'open');
  });

  it('in no readable form has an unreadable listing', async (t) => {
    const listing = await openHundred(t);
    const unreadable = (id: string) =>
      ({ kind: 'market', id, reason: 'wrong_type', detail: 'other' }) as const;
    listing.venue.markets.clear();
    listing.venue.answerLookUp = (ids) => ({ markets: [], quarantined: ids.map(unreadable), unknown: [] });
    const { incomplete, counts } = await listing.run();
    assert.equal(incomplete?.reason, 'rows_unreadable');
    assert.equal(counts.gone, 0);
  });

  it('of yesterday opens nothing again that was settled', async (t) => {
    const listing = await openHundred(t);
    const yesterday = [...listing.venue.markets.values()];
    listing.venue.put(
      ...sketchMarkets(60).map(({ contract: { id } }) =>
        sketchMarket({ id, state: { status: 'settled' }, settlement: settledYes }),
      ),
    );
    await listing.run();
    listing.venue.put(...yesterday);
    const { incomplete } = await listing.run();
    assert.equal(incomplete?.reason, 'listing_outdated');
    assert.equal((await statuses(listing)).filter((status) => status === 'settled').length, 60);
    const kinds = await loadQuarantine(listing.store, 3);
    assert.deepEqual(
      kinds.map(({ reason, count }) => [reason, count]),
      [['settled_before', 60]],
    );
  });
});

describe('other terms', () => {
  const first = sketchMarket({ id: 'T' });
  const second = sketchMarket({ id: 'T', rules: 'Yes if the figure is at least 57400.5 at noon.' });

  it('are another version, and words that come back are a third', async (t) => {
    const listing = await openListing(t);
    const { venue, store } = listing;
    for (const market of [first, second, second, first]) {
      venue.put(market);
      await listing.run();
    }
    const versions = await listing.rows(
      "select number, encode(terms_hash, 'hex') as terms, first_cycle from contract_version order by id",
    );
    assert.deepEqual(versions, [
      { number: 1, terms: first.contract.termsHash, first_cycle: 1 },
      { number: 2, terms: second.contract.termsHash, first_cycle: 2 },
      { number: 3, terms: first.contract.termsHash, first_cycle: 4 },
    ]);
    const rules = await ruleVersions(store, 'market', 'T');
    assert.deepEqual(
      rules.map(({ text }) => text),
      [first.contract.rules, second.contract.rules, first.contract.rules],
    );
    assert.equal((await listing.rows('select * from rule_text')).length, 2, 'each text is kept once');
    const [listed] = await loadListedMarkets(store, 'venue_a', { afterKey: 0, limit: 1 });
    assert.deepEqual(listed?.contract, first.contract);
    assert.deepEqual(
      listing.changes.map((change) => change.kind === 'rules' && [change.id, change.rulesHash]),
      [
        ['T', second.contract.rulesHash],
        ['T', first.contract.rulesHash],
      ],
    );
  });

  it('that leave the rules alone are no version of the rules', async (t) => {
    const listing = await openListing(t);
    listing.venue.put(first);
    await listing.run();
    listing.venue.put(sketchMarket({ id: 'T', terms: { extra: '1' } }));
    assert.equal((await listing.run()).counts.newVersions, 1);
    const rules = await ruleVersions(listing.store, 'market', 'T');
    assert.equal(rules.length, 1);
    assert.deepEqual(listing.changes, []);
  });

  it('of an event or a series are versions too', async (t) => {
    const listing = await openListing(t);
    const { venue, store } = listing;
    for (const rules of ['One.', 'Two.', undefined, 'Two.']) {
      venue.events = [sketchEvent({ rules })];
      venue.series = [sketchSeries({ rules })];
      await listing.run();
    }
    for (const kind of ['event', 'series'] as const) {
      const id = kind === 'event' ? 'EVENT-1' : 'SERIES';
      const versions = await ruleVersions(store, kind, id);
      assert.deepEqual(
        versions.map(({ text, firstCycle }) => [text, firstCycle]),
        [
          ['Two.', 4],
          ['Two.', 2],
          ['One.', 1],
        ],
      );
      assert.equal(versions[0]?.url, kind === 'series' ? 'https://venue.example/figures.pdf' : undefined);
      assert.equal(
        listing.changes.filter((change) => change.kind === 'rules' && change.of === kind).length,
        3,
      );
    }
  });

  it('are not made by a status, a closing time, fees or feed keys', async (t) => {
    const listing = await openListing(t);
    const moved = [
      sketchMarket({ id: 'T', state: { status: 'paused' } }),
      sketchMarket({ id: 'T', state: { closesAt: fakeTime + 1 } }),
      sketchMarket({ id: 'T', state: { fees: { kind: 'unknown', reason: 'r' } } }),
      sketchMarket({ id: 'T', feedKeys: ['other'] }),
    ];
    listing.venue.put(first);
    await listing.run();
    for (const market of moved) {
      listing.venue.put(market);
      assert.equal((await listing.run()).counts.newVersions, 0);
      const [listed] = await loadListedMarkets(listing.store, 'venue_a', { afterKey: 0, limit: 1 });
      assert.deepEqual([listed?.state, listed?.feedKeys], [asStored(market.state), market.feedKeys]);
    }
    assert.equal((await listing.rows('select * from contract_version')).length, 1);
  });

  it('H82 listed under two ids in one reading are one market', async (t) => {
    const listing = await openListing(t);
    const { venue } = listing;
    venue.put(sketchMarket({ id: 'old-name', venueKey: '0xabc' }));
    venue.bend = async function* (pages) {
      for (const page of pages) {
        const renamed = sketchMarket({ id: 'new-name', venueKey: '0xabc' });
        yield { ...page, markets: [...page.markets, renamed] };
      }
      yield complete;
    };
    await listing.run();
    assert.deepEqual(await listing.rows('select id from market'), [{ id: 'new-name' }]);
  });

  it('H82 and another id are still the same market', async (t) => {
    const listing = await openListing(t);
    listing.venue.put(sketchMarket({ id: 'old-name', venueKey: '0xabc' }));
    await listing.run();
    const [before] = await listing.rows('select key from market');
    listing.venue.put(sketchMarket({ id: 'new-name', venueKey: '0xabc' }));
    await listing.run();
    assert.deepEqual(await listing.rows('select key, id, status from market'), [
      { ...before, id: 'new-name', status: 'open' },
    ]);
    assert.deepEqual(listing.venue.lookedUp, []);
  });
});

describe('a settlement', () => {
  const proposed = { ...settledYes, final: false, settledAt: undefined };

  it('is appended once, and again when it changes', async (t) => {
    const listing = await openListing(t);
    const { venue, store } = listing;
    venue.put(sketchMarket({ id: 'S' }));
    await listing.run();
    const said = [
      proposed,
      proposed,
      { ...proposed, result: 'no', yesPayout: '0' },
      proposed,
      settledYes,
      undefined,
    ] as const;
    for (const settlement of said) {
      const sketch = { id: 'S', state: { status: 'determined' } } as const;
      venue.changed = [sketchMarket(settlement === undefined ? sketch : { ...sketch, settlement })];
      await listing.run('changes');
    }
    const [market] = await listing.rows('select key from market');
    const stored = await loadSettlements(store, Number(market?.['key']));
    assert.deepEqual(
      stored.map(({ number, fact }) => [number, fact.result, fact.final]),
      [
        [4, 'yes', true],
        [3, 'yes', false],
        [2, 'no', false],
        [1, 'yes', false],
      ],
    );
    assert.deepEqual(stored[0]?.fact, settledYes);
    assert.equal(listing.changes.filter(({ kind }) => kind === 'settlement').length, 4);
  });

  it('keeps its payout as exact text', async (t) => {
    const listing = await openListing(t);
    const yesPayout = `0.${'1234567890'.repeat(4)}`;
    listing.venue.put(
      sketchMarket({
        id: 'S',
        state: { status: 'settled' },
        settlement: { ...settledYes, result: 'scalar', yesPayout },
      }),
    );
    await listing.run();
    await listing.run('changes');
    const [market] = await listing.rows('select key from market');
    const [stored] = await loadSettlements(listing.store, Number(market?.['key']));
    assert.equal(stored?.fact.yesPayout, yesPayout);
  });
});

describe('a reading of changes', () => {
  it('asks from before the start of the last complete cycle', async (t) => {
    const listing = await openListing(t);
    const { venue, clock } = listing;
    venue.put(...sketchMarkets(3));
    await listing.run('changes');
    assert.deepEqual(venue.changesAskedSince, [], 'the first reading is a full one');
    const fullAt = clock.now();
    venue.changed = [];
    await listing.run('changes');
    const changesAt = clock.now();
    venue.end = truncated;
    await listing.run('changes');
    venue.end = complete;
    await listing.run('changes');
    assert.deepEqual(
      venue.changesAskedSince,
      [fullAt, changesAt, changesAt].map((at) => at - 300_000),
    );
  });

  it('lists what it adds, closes what it says is closed, and proves nothing by silence', async (t) => {
    const listing = await openListing(t);
    const { venue } = listing;
    venue.put(...sketchMarkets(3));
    await listing.run();
    venue.changed = [
      sketchMarket({ id: 'NEW' }),
      sketchMarket({ id: 'M-1', strike: '50001.5', state: { status: 'closed' } }),
    ];
    const { counts } = await listing.run('changes');
    assert.deepEqual([counts.newMarkets, counts.closed, counts.lookedUp], [1, 1, 0]);
    assert.deepEqual((await listing.listedIds()).sort(), ['M-0', 'M-2', 'NEW']);
  });

  it('asks from its own beginning where the last one began in the future', async (t) => {
    const { venue, run, clock } = await openListing(t);
    venue.put(...sketchMarkets(1));
    await run();
    clock.advance(-7_200_000);
    await run('changes', { overlapMs: 1_000 });
    assert.deepEqual(venue.changesAskedSince, [clock.now() - 1_000]);
  });

  it('leaves the last value, when a page takes back the value of another', async (t) => {
    const listing = await openListing(t);
    const { venue } = listing;
    const open = sketchMarket({ id: 'M' });
    venue.put(open);
    venue.events = [sketchEvent()];
    await listing.run();
    venue.bend = async function* (pages) {
      for (const page of pages) {
        const markets = [sketchMarket({ id: 'M', rules: 'Other words.', state: { status: 'paused' } })];
        yield { ...page, events: [sketchEvent({ title: 'Another' })], markets };
        yield page;
      }
      yield complete;
    };
    await listing.run('changes');
    assert.equal(await statusOf(listing, 'M'), 'open');
    const { versions, events } = (await countRows(listing)) ?? {};
    assert.deepEqual([versions, events], ['1', '1']);
  });

  it('publishes nothing when it is cut short', async (t) => {
    const listing = await openListing(t);
    const { venue } = listing;
    venue.put(...sketchMarkets(2));
    await listing.run();
    venue.changed = [sketchMarket({ id: 'NEW' })];
    venue.end = truncated;
    await listing.run('changes');
    assert.equal((await listing.listedIds()).length, 2);
    venue.end = complete;
    await listing.run('changes');
    assert.equal((await listing.listedIds()).length, 3);
  });
});

describe('what does not fit', () => {
  it('is counted by kind and reason with a bounded sample, and stops nothing', async (t) => {
    const listing = await openListing(t);
    const { venue, store } = listing;
    venue.put(...sketchMarkets(2));
    venue.quarantined = [
      ...Array.from({ length: 30 }, (_, place) => ({
        kind: 'market' as const,
        id: `Q-${place}`,
        reason: 'bad_strike' as const,
        detail: 'x'.repeat(2_000),
      })),
      { kind: 'event', id: undefined, reason: 'missing_field', detail: 'no id' },
    ];
    venue.unknownFields = Object.fromEntries(Array.from({ length: 500 }, (_, place) => [`f${place}`, 2]));
    const { cycle, counts } = await listing.run();
    assert.equal(counts.quarantined, 31);
    const [most, least, ...none] = await loadQuarantine(store, cycle);
    assert.deepEqual(none, []);
    assert.deepEqual(
      [most?.kind, most?.reason, most?.count, most?.samples.length],
      ['market', 'bad_strike', 30, 20],
    );
    assert.equal(most?.samples[0]?.detail.length, 500);
    assert.deepEqual(least, {
      kind: 'event',
      reason: 'missing_field',
      count: 1,
      samples: [{ id: undefined, detail: 'no id' }],
    });
    const [stored] = await loadListingCycles(store, 'venue_a', 1);
    assert.equal(Object.keys(stored?.unknownFields ?? {}).length, 200);
    assert.equal(stored?.unknownFields['f0'], 2);
    assert.equal((await listing.listedIds()).length, 2);
  });

  it('includes whatever the database would refuse, so that one row never fails its batch', async (t) => {
    const listing = await openListing(t);
    const { venue } = listing;
    venue.put(
      sketchMarket({ id: 'FINE', rules: 'half a backslash-u: \\u0000 \\\\ud800' }),
      sketchMarket({ id: 'NUL', rules: 'a \0 b' }),
      sketchMarket({ id: 'NUL-DEEP', terms: { a: ['x', { '\0': 'y' }] } }),
      sketchMarket({ id: 'HALF', rules: 'half \ud800 pair' }),
      sketchMarket({ id: 'HALF-KEY', feedKeys: ['\udfff'] }),
      sketchMarket({ id: 'FEE', state: { fees: { kind: 'unknown', reason: 'not published: \ud800' } } }),
      sketchMarket({ id: 'FEE-NUL', state: { fees: { kind: 'none', schedule: '\0' } } }),
      sketchMarket({ id: 'LARGE', rules: 'x'.repeat(1_100_000) }),
      sketchMarket({ id: 'I'.repeat(501) }),
      sketchMarket({ id: 'LATE', state: { closesAt: 8.64e15 } }),
      sketchMarket({ id: 'NO-TIME', state: { opensAt: Number.NaN } }),
      sketchMarket({ id: 'PAID', settlement: { ...settledYes, yesPayout: '1.5' } }),
    );
    venue.events = [sketchEvent({ title: '\0' })];
    venue.series = [sketchSeries({ topics: ['\ud800'] })];
    const { cycle, counts, incomplete } = await listing.run();
    assert.equal(incomplete, undefined);
    assert.deepEqual(await listing.listedIds(), ['FINE']);
    const found = await loadQuarantine(listing.store, cycle);
    assert.deepEqual(found.map(({ kind, reason, count }) => `${kind} ${reason} ${count}`).sort(), [
      'event unstorable_text 1',
      'market bad_identifier 1',
      'market bad_number 1',
      'market bad_time 2',
      'market too_large 1',
      'market unstorable_text 6',
      'series unstorable_text 1',
    ]);
    assert.equal(counts.quarantined, 13);
  });

  it('includes a second market that trades under an id', async (t) => {
    const listing = await openListing(t);
    const { venue } = listing;
    venue.put(sketchMarket({ id: 'X', venueKey: 'one' }));
    await listing.run();
    venue.put(sketchMarket({ id: 'X', venueKey: 'two' }), sketchMarket({ id: 'Y', venueKey: 'three' }));
    venue.put(sketchMarket({ id: 'Y', venueKey: 'four' }));
    const { cycle } = await listing.run();
    assert.deepEqual((await listing.listedIds()).sort(), ['X', 'Y']);
    assert.deepEqual(
      (await loadQuarantine(listing.store, cycle)).map(({ reason, count }) => [reason, count]),
      [['shared_id', 2]],
    );
    // The id is free once its first owner is unknown to the venue, although the venue knows the id.
    venue.markets.delete('one');
    await listing.run();
    await listing.run();
    const [owner] = await listing.rows("select venue_key from market where id = 'X' and status = 'open'");
    assert.deepEqual(owner, { venue_key: 'two' });
  });

  it('is not taken for gone when it was readable before', async (t) => {
    const listing = await openListing(t);
    const { venue } = listing;
    venue.put(sketchMarket({ id: 'A' }));
    await listing.run();
    venue.markets.clear();
    venue.answerLookUp = (ids) => ({
      markets: [],
      quarantined: ids.map((id) => ({ kind: 'market', id, reason: 'bad_strike', detail: 'd' })),
      unknown: [],
    });
    const { incomplete, counts } = await listing.run();
    assert.deepEqual([incomplete, counts.quarantined], [undefined, 1]);
    assert.equal(await statusOf(listing, 'A'), 'open');
  });

  it('is marked when it was readable before, until it is readable again', async (t) => {
    const listing = await openListing(t);
    const { venue } = listing;
    const unreadable = async () =>
      (await listing.rows('select id from market where unreadable_cycle is not null order by id')).map(
        ({ id }) => id,
      );
    const [one, two] = [sketchMarket({ id: 'ONE' }), sketchMarket({ id: 'TWO' })];
    venue.put(one, two, sketchMarket({ id: 'STAYS' }));
    await listing.run();
    const quarantined = ['ONE', 'TWO', 'NEW'].map(
      (id) => ({ kind: 'market', id, reason: 'bad_strike', detail: 'd' }) as const,
    );
    venue.quarantined = quarantined;
    venue.markets.delete(one.contract.venueKey);
    venue.answerLookUp = (ids) => ({
      markets: [],
      quarantined: quarantined.filter(({ id }) => ids.includes(id)),
      unknown: [],
    });
    await listing.run();
    // One row of it is bad and another is not: it is readable.
    assert.deepEqual(await unreadable(), ['ONE']);
    venue.put(one);
    venue.quarantined = [];
    await listing.run();
    assert.deepEqual(await unreadable(), []);

    venue.quarantined = quarantined;
    venue.changed = [];
    await listing.run('changes');
    assert.deepEqual(await unreadable(), ['ONE', 'TWO']);
    venue.quarantined = [];
    venue.changed = [sketchMarket({ id: 'ONE', rules: 'Other words.' })];
    await listing.run('changes');
    assert.deepEqual(await unreadable(), ['TWO']);
  });
});
