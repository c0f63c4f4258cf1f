/** The ledger of settlements: what is counted and how, once each, never changed, whatever breaks off. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SettlementFact } from '../../src/core/contract/index.ts';
import { checkSettlements, defaultSettlementCheckLimits } from '../../src/rebuild/check-settlements.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { loadAccuracy, type Store } from '../../src/store/index.ts';
import type { ListedMarket } from '../../src/venues/index.ts';
import { fakeTime, settledYes, sketchMarket } from '../harness/fake-venue.ts';
import { candidate, openRebuild, type RebuildFixture, rung } from './rebuild-fixture.ts';

const violationsMax = 10;
const never = new AbortController().signal;

function paid(yesPayout: string, more: Partial<SettlementFact> = {}): SettlementFact {
  const result = yesPayout === '1' ? 'yes' : yesPayout === '0' ? 'no' : 'scalar';
  return { ...settledYes, result, yesPayout, observed: undefined, ...more };
}

function settle({ venues }: RebuildFixture, market: ListedMarket, settlement: SettlementFact): void {
  const venue = venues[market.contract.venue];
  const status = settlement.final ? 'settled' : 'determined';
  venue.put({ ...market, state: { ...market.state, status }, settlement });
}

function judge({ store, clock }: RebuildFixture, limits: Partial<typeof defaultSettlementCheckLimits> = {}) {
  return checkSettlements({ store, log: silentLog, now: clock.now }, never, {
    ...defaultSettlementCheckLimits,
    ...limits,
  });
}

/** `implies ladder: held 2`, in one order. */
async function ledger(store: Store): Promise<string[]> {
  const { counts } = await loadAccuracy(store, violationsMax);
  return counts
    .map(({ relation, crossVenue, family, outcome, pairs }) =>
      [relation, ...(crossVenue ? ['across'] : []), `${family}:`, outcome, pairs].join(' '),
    )
    .sort();
}

async function openListed(
  t: Parameters<typeof openRebuild>[0],
  markets: readonly ListedMarket[],
): Promise<RebuildFixture> {
  const rebuild = await openRebuild(t);
  for (const market of markets) rebuild.venues[market.contract.venue].put(market);
  await rebuild.list();
  await rebuild.run();
  return rebuild;
}

test('a pair is judged once, when the later of its markets has settled for good', async (t) => {
  const [ten, twenty, thirty] = [rung(10), rung(20), rung(30)];
  const rebuild = await openListed(t, [ten, twenty, thirty]);
  assert.deepEqual(await judge(rebuild), { markets: 0, held: 0, violated: 0, excluded: 0 });

  settle(rebuild, ten, paid('1'));
  settle(rebuild, twenty, paid('1', { final: false }));
  await rebuild.list();
  assert.deepEqual(await judge(rebuild), { markets: 1, held: 0, violated: 0, excluded: 0 });
  assert.deepEqual(await ledger(rebuild.store), []);

  settle(rebuild, twenty, paid('0'));
  await rebuild.list();
  // The graph has had them together, whether or not a run has noticed since that they are gone.
  await rebuild.run();
  assert.deepEqual(await judge(rebuild), { markets: 1, held: 1, violated: 0, excluded: 0 });

  settle(rebuild, thirty, paid('0'));
  await rebuild.list();
  assert.deepEqual(await judge(rebuild), { markets: 1, held: 2, violated: 0, excluded: 0 });
  assert.deepEqual(await judge(rebuild), { markets: 0, held: 0, violated: 0, excluded: 0 });
  const record = await loadAccuracy(rebuild.store, violationsMax);
  assert.deepEqual(record.since, fakeTime + 60_000);
  assert.deepEqual(record.violations, []);
  assert.deepEqual(
    record.counts.map(({ relation, outcome, pairs }) => [relation, outcome, pairs]),
    [['implies', 'held', 3]],
  );
});

test('a pair that fails is listed with both settlements, the stronger claim on the left', async (t) => {
  const [ten, twenty] = [rung(10), rung(20)];
  const rebuild = await openListed(t, [ten, twenty]);
  settle(rebuild, ten, paid('0', { settledAt: fakeTime + 5_000 }));
  settle(rebuild, twenty, paid('1', { settledAt: undefined, determinedAt: fakeTime + 9_000 }));
  await rebuild.list();
  assert.deepEqual(await judge(rebuild), { markets: 2, held: 0, violated: 1, excluded: 0 });
  const { violations, since } = await loadAccuracy(rebuild.store, violationsMax);
  assert.equal(since, fakeTime + 5_000);
  const title = 'Above 20?';
  assert.equal(violations.length, 1);
  const [violation] = violations;
  assert.equal(violation?.relation, 'implies');
  assert.equal(violation?.crossVenue, false);
  assert.deepEqual(violation?.left, {
    venue: 'venue_a',
    id: 'LADDER-20',
    title,
    yesPayout: '1',
    settledAt: fakeTime + 9_000,
  });
  assert.deepEqual([violation?.right.id, violation?.right.yesPayout], ['LADDER-10', '0']);
  assert.deepEqual((await loadAccuracy(rebuild.store, 0)).violations, []);
});

test('batches of one come to the same as one batch, with partners a page at a time', async (t) => {
  const ladder = [1, 2, 3, 4, 5, 6].map((strike) => rung(strike));
  const rebuild = await openListed(t, ladder);
  for (const [place, market] of ladder.entries()) settle(rebuild, market, paid(place < 3 ? '1' : '0'));
  await rebuild.list();
  assert.deepEqual(await judge(rebuild, { marketsMax: 1, partnersMax: 2 }), {
    markets: 6,
    held: 15,
    violated: 0,
    excluded: 0,
  });
});

test('events that the venue declares exclusive, and prices', async (t) => {
  const race = ['Ada', 'Bob', 'Cyd', 'Dee'].map((name) => candidate(name));
  const rebuild = await openListed(t, race);
  for (const [place, payout] of ['1', '0', '1', '0.25'].entries()) {
    const market = race[place];
    assert.ok(market);
    settle(rebuild, market, paid(payout));
  }
  await rebuild.list();
  // Ada and Cyd were both paid; Dee was paid a price.
  assert.deepEqual(await judge(rebuild), { markets: 4, held: 2, violated: 1, excluded: 3 });
  assert.deepEqual(await ledger(rebuild.store), [
    'contradicts exclusive_event: held 2',
    'contradicts exclusive_event: priced 3',
    'contradicts exclusive_event: violated 1',
  ]);
});

test('a void that a sibling shows is left out, unless the venue gives a figure', async (t) => {
  const ladder = [1, 2, 3, 4].map((strike) => rung(strike));
  const [one, two, three, four] = ladder;
  assert.ok(one && two && three && four);
  const rebuild = await openListed(t, ladder);
  settle(rebuild, one, paid('0'));
  settle(rebuild, two, paid('0.4'));
  settle(rebuild, three, paid('1', { observed: '7' }));
  settle(rebuild, four, paid('1', { observed: '7' }));
  await rebuild.list();
  // Three and four were settled by a figure; of one only the price of its sibling says that it was none.
  assert.deepEqual(await judge(rebuild), { markets: 4, held: 1, violated: 0, excluded: 5 });
  assert.deepEqual(
    (await ledger(rebuild.store)).map((line) => line.replace(/^implies \S+ /, '')),
    ['held 1', 'priced 3', 'voided 2'],
  );
});

test('what a combo needs is judged with its legs', async (t) => {
  const [ten, twenty] = [rung(10), rung(20)];
  const combo = sketchMarket({
    id: 'COMBO-1',
    contract: {
      eventId: 'COMBO',
      strike: undefined,
      rules: '',
      legs: [
        { eventId: 'LADDER', marketId: 'LADDER-20', side: 'yes' },
        { eventId: 'OTHER', marketId: 'UNKNOWN', side: 'yes' },
      ],
    },
  });
  const rebuild = await openListed(t, [ten, twenty, combo]);
  settle(rebuild, combo, paid('1'));
  settle(rebuild, ten, paid('0'));
  await rebuild.list();
  // Its leg has not settled, and what follows from it fails already.
  assert.deepEqual(await judge(rebuild), { markets: 2, held: 0, violated: 1, excluded: 0 });
  settle(rebuild, twenty, paid('0'));
  await rebuild.list();
  assert.deepEqual(await judge(rebuild), { markets: 1, held: 1, violated: 1, excluded: 0 });
});

test('rules that were edited', async (t) => {
  const [ten, twenty, thirty] = [rung(10), rung(20), rung(30)];
  const rebuild = await openListed(t, [ten, twenty, thirty]);
  // Another promise under the same id: what was published of the old one was never what the venue settled.
  const edited = rung(20, { text: 'the figure of July 5, 2026, at midnight' });
  rebuild.venues.venue_a.put(edited);
  await rebuild.list();
  await rebuild.run();
  settle(rebuild, ten, paid('0'));
  settle(rebuild, edited, paid('1'));
  settle(rebuild, thirty, paid('0'));
  await rebuild.list();
  assert.deepEqual(await judge(rebuild), { markets: 3, held: 1, violated: 0, excluded: 2 });
  assert.deepEqual(
    (await ledger(rebuild.store)).map((line) => line.replace(/^implies \S+ /, '')),
    ['held 1', 'terms_changed 2'],
  );
});

test('markets that no run had together are not judged', async (t) => {
  const [ten, twenty] = [rung(10), rung(20)];
  const rebuild = await openListed(t, [ten]);
  settle(rebuild, ten, paid('0'));
  rebuild.venues.venue_a.put(twenty);
  await rebuild.list();
  await rebuild.run();
  settle(rebuild, twenty, paid('1'));
  await rebuild.list();
  assert.deepEqual(await judge(rebuild), { markets: 2, held: 0, violated: 0, excluded: 0 });
});

test('what a venue says after its final word changes nothing that was judged', async (t) => {
  const [ten, twenty, thirty] = [rung(10), rung(20), rung(30)];
  const rebuild = await openListed(t, [ten, twenty, thirty]);
  settle(rebuild, ten, paid('1'));
  settle(rebuild, twenty, paid('0'));
  await rebuild.list();
  await judge(rebuild);
  await rebuild.rows(`
    insert into settlement select market, number + 1, content_hash, 'no', '0', observed, determined_at, settled_at, final,
      first_cycle, seen_at from settlement where market = (select key from market where id = 'LADDER-10')`);
  settle(rebuild, thirty, paid('1'));
  await rebuild.list();
  // Held against what was marked: 10 was paid, 20 was not.
  assert.deepEqual(await judge(rebuild), { markets: 1, held: 1, violated: 1, excluded: 0 });
});

test('a check that is broken off leaves nothing and is made again', async (t) => {
  const ladder = [1, 2, 3].map((strike) => rung(strike));
  const rebuild = await openListed(t, ladder);
  for (const market of ladder) settle(rebuild, market, paid('1'));
  await rebuild.list();
  const stop = new AbortController();
  const deps = {
    store: rebuild.store,
    log: silentLog,
    // The last thing before the batch is written.
    now: () => {
      stop.abort();
      return fakeTime;
    },
  };
  await assert.rejects(checkSettlements(deps, stop.signal));
  assert.deepEqual(await rebuild.rows('select * from accuracy_market'), []);
  assert.deepEqual(await judge(rebuild), { markets: 3, held: 3, violated: 0, excluded: 0 });
});

test('two checks at once judge each pair once', async (t) => {
  const ladder = [1, 2, 3, 4, 5].map((strike) => rung(strike));
  const rebuild = await openListed(t, ladder);
  for (const market of ladder) settle(rebuild, market, paid('1'));
  await rebuild.list();
  await Promise.all([judge(rebuild, { marketsMax: 2 }), judge(rebuild, { marketsMax: 2 })]);
  await judge(rebuild);
  const { counts } = await loadAccuracy(rebuild.store, violationsMax);
  assert.deepEqual(
    counts.map(({ outcome, pairs }) => [outcome, pairs]),
    [['held', 10]],
  );
});

test('the ledger is never edited', async (t) => {
  const [ten, twenty] = [rung(10), rung(20)];
  const rebuild = await openListed(t, [ten, twenty]);
  settle(rebuild, ten, paid('0'));
  settle(rebuild, twenty, paid('1'));
  await rebuild.list();
  await judge(rebuild);
  const tables = ['batch', 'market', 'place', 'void', 'count', 'violation'].map((name) => `accuracy_${name}`);
  for (const table of tables) {
    for (const statement of [`delete from ${table}`, `truncate ${table} cascade`]) {
      await assert.rejects(rebuild.rows(statement), /never changed/, statement);
    }
  }
  await assert.rejects(rebuild.rows('update accuracy_count set pairs = pairs + 1'), /never changed/);
  await assert.rejects(rebuild.rows("update accuracy_violation set family = 'other'"), /never changed/);
});
