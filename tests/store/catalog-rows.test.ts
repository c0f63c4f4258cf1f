/** What lookups show of a run: its open members, page by page, and their events as they read now. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { rational } from '../../src/core/exact/index.ts';
import { type CatalogRow, inGraphSnapshot, loadCatalogRows } from '../../src/store/index.ts';
import { fakeTime, sketchEvent, sketchMarket } from '../harness/fake-venue.ts';
import { openRebuild } from '../rebuild/rebuild-fixture.ts';

async function openCatalog(t: TestContext) {
  const fixture = await openRebuild(t);
  const load = (page = { afterKey: 0, limit: 100 }): Promise<CatalogRow[]> =>
    inGraphSnapshot(fixture.store, (reading) => loadCatalogRows(reading, page));
  return { ...fixture, load };
}

const full = sketchMarket({
  id: 'LADDER-1',
  strike: '10',
  contract: {
    eventId: 'GAME',
    strike: {
      type: 'between',
      floor: rational(1n, 3n),
      cap: rational(21n, 2n),
      custom: { team: 'BLUE', 'a b': '' },
      functional: 'x + 1',
    },
    exclusivity: { eventMutuallyExclusive: true, group: undefined, openEnded: false },
    gameStartsAt: fakeTime + 5_000,
  },
});

const game = {
  id: 'game-1',
  league: undefined,
  startsAt: fakeTime + 6_000,
  home: undefined,
  away: undefined,
};

test('a row has everything of its market and its event', async (t) => {
  const { venues, list, run, rows, load } = await openCatalog(t);
  venues.venue_a.put(full);
  venues.venue_a.events = [
    sketchEvent({ id: 'GAME', title: 'Blue at Red', subTitle: 'Today', mutuallyExclusive: true, game }),
  ];
  await list();
  await run();
  const [stored] = await rows(`
    select g.market, g.reading::text as reading, g.contract_version, g.event_version, v.first_seen_at
    from graph_member g join contract_version v on v.id = g.contract_version`);
  const seenAt = stored?.['first_seen_at'];
  assert.ok(seenAt instanceof Date);
  const { contract, state } = full;
  assert.deepEqual(await load(), [
    {
      key: stored?.['market'],
      reading: stored?.['reading'],
      market: {
        venue: 'venue_a',
        id: 'LADDER-1',
        eventId: 'GAME',
        seriesId: 'SERIES',
        title: contract.title,
        yesLabel: contract.yesLabel,
        noLabel: contract.noLabel,
        strike: {
          type: 'between',
          floor: '1/3',
          cap: '10.5',
          custom: { team: 'BLUE', 'a b': '' },
          isFunctional: true,
        },
        rulesHash: contract.rulesHash,
        rulesTemplateHash: contract.rulesTemplateHash,
        termsHash: contract.termsHash,
        eventMutuallyExclusive: true,
        gameStartsAt: fakeTime + 5_000,
        currency: 'USD',
        opensAt: state.opensAt,
        closesAt: state.closesAt,
        firstSeenAt: seenAt.getTime(),
        contractVersion: String(stored?.['contract_version']),
        eventVersion: String(stored?.['event_version']),
        firstRun: 1,
      },
      event: {
        venue: 'venue_a',
        id: 'GAME',
        seriesId: 'SERIES',
        title: 'Blue at Red',
        subTitle: 'Today',
        category: 'Economics',
        topics: ['figures', 'noon'],
        mutuallyExclusive: true,
        gameStartsAt: fakeTime + 6_000,
      },
    },
  ]);
});

test('what a venue leaves out is undefined', async (t) => {
  const { venues, list, run, load } = await openCatalog(t);
  const longId = `x/${'é'.repeat(400)}`;
  venues.venue_b.put(
    sketchMarket({
      id: longId,
      venue: 'venue_b',
      contract: { eventId: 'NEVER-LISTED', seriesId: undefined, strike: undefined },
      state: { opensAt: undefined, closesAt: undefined },
    }),
  );
  // The same id on the other venue is another event.
  venues.venue_a.events = [sketchEvent({ id: 'NEVER-LISTED' })];
  await list('venue_a');
  await list('venue_b');
  await run();
  const [row, ...others] = await load();
  assert.equal(others.length, 0);
  assert.equal(row?.event, undefined);
  const { id, venue, seriesId, strike, gameStartsAt, opensAt, closesAt, eventVersion } = row?.market ?? {};
  assert.deepEqual([venue, id], ['venue_b', longId]);
  assert.deepEqual(
    [seriesId, strike, gameStartsAt, opensAt, closesAt, eventVersion],
    new Array(6).fill(undefined),
  );
});

test('the member is of the version that was read, its event of the current one', async (t) => {
  const { venues, list, run, load } = await openCatalog(t);
  const market = (title: string) => sketchMarket({ id: 'M', contract: { title } });
  venues.venue_a.put(market('First'));
  venues.venue_a.events = [sketchEvent({ topics: ['old'] })];
  await list();
  await run();
  const [first] = await load();
  venues.venue_a.put(market('Second'));
  venues.venue_a.events = [sketchEvent({ topics: ['new', 'newer'] })];
  await list();
  const [between] = await load();
  assert.deepEqual(between?.market, first?.market);
  assert.deepEqual(between?.event?.topics, ['new', 'newer']);
  await run();
  const [last, ...others] = await load();
  assert.equal(others.length, 0);
  assert.deepEqual([first?.market.title, last?.market.title], ['First', 'Second']);
  assert.deepEqual([first?.market.firstRun, last?.market.firstRun], [1, 2]);
  assert.notEqual(first?.market.contractVersion, last?.market.contractVersion);
});

test('pages follow each other in the order of keys, without closed members', async (t) => {
  const { venues, list, run, load } = await openCatalog(t);
  const ids = ['E', 'B', 'D', 'A', 'C'];
  venues.venue_a.put(...ids.map((id) => sketchMarket({ id })));
  await list();
  await run();
  venues.venue_a.markets.delete('key-D');
  await list();
  await run();
  const found: CatalogRow[] = [];
  for (let afterKey = 0; ; ) {
    const page = await load({ afterKey, limit: 2 });
    found.push(...page);
    const last = page.at(-1);
    if (last === undefined) break;
    assert.ok(page.length <= 2 && last.key > afterKey);
    afterKey = last.key;
  }
  const keys = found.map(({ key }) => key);
  assert.deepEqual(
    keys,
    keys.toSorted((a, b) => a - b),
  );
  assert.deepEqual(found.map(({ market }) => market.id).sort(), ['A', 'B', 'C', 'E']);
});
