/** What a change of rules cost: the relations that the run withdrew when it read the new text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRulebook, loadRulesWithdrawals } from '../../src/store/index.ts';
import type { ListedMarket } from '../../src/venues/index.ts';
import { sketchMarket } from '../harness/fake-venue.ts';
import { fillWithWorld, openRebuild, type RebuildFixture, rung } from './rebuild-fixture.ts';

const strikes = [10, 20, 30];

async function openLadder(t: Parameters<typeof openRebuild>[0]): Promise<RebuildFixture> {
  const rebuild = await openRebuild(t);
  rebuild.venues.venue_a.put(...strikes.map((strike) => rung(strike)));
  await rebuild.list();
  await rebuild.run();
  return rebuild;
}

/** The market with another text. */
function reword(market: ListedMarket, edit: (rules: string) => string): ListedMarket {
  const { contract } = market;
  const sealed = sketchMarket({ id: contract.id, contract: { ...contract, rules: edit(contract.rules) } });
  return { ...market, contract: sealed.contract };
}

async function withdrawals({ rows }: RebuildFixture) {
  return rows(`select m.id, w.run, w.withdrawn, w.relations, w.contract_version = m.version as current
    from rules_withdrawal w join market m on m.key = w.market order by w.run, m.id`);
}

test('another text records the relations it cost, from the side of its market', async (t) => {
  const rebuild = await openLadder(t);
  const { venue_a: venue } = rebuild.venues;
  venue.put(rung(20, { text: 'the figure of July 5, 2026, at midnight' }));
  await rebuild.list();
  const { snapshot } = await rebuild.run();
  assert.equal(snapshot.run.withdrawn, 2);
  const recorded = [
    {
      id: 'LADDER-20',
      run: 2,
      withdrawn: 2,
      relations: [
        { venue: 'venue_a', id: 'LADDER-10', relation: 'implies' },
        { venue: 'venue_a', id: 'LADDER-30', relation: 'implied_by' },
      ],
      current: true,
    },
  ];
  const sorted = (await withdrawals(rebuild)).map((row) => ({
    ...row,
    relations: [...(Array.isArray(row['relations']) ? row['relations'] : [])].sort((a, b) =>
      a.id < b.id ? -1 : 1,
    ),
  }));
  assert.deepEqual(sorted, recorded);

  // A run that finds nothing new records nothing, and neither does one that finds them again.
  await rebuild.run();
  venue.put(rung(20));
  await rebuild.list();
  assert.equal((await rebuild.run()).snapshot.run.found, 2);
  assert.equal((await withdrawals(rebuild)).length, 1);

  // It belongs to the text that caused it, whichever version is asked from.
  const book = await findRulebook(rebuild.store, { venue: 'venue_a', kind: 'market', id: 'LADDER-20' }, 10);
  const [again, changed, first] = book?.versions ?? [];
  assert.ok(again && changed && first);
  const load = (version: bigint) => loadRulesWithdrawals(rebuild.store, version, 10);
  assert.deepEqual(await load(again.firstVersion), []);
  for (const { firstVersion } of [changed, first]) {
    const [found, ...others] = await load(firstVersion);
    assert.deepEqual(
      [found?.run, found?.withdrawn, found?.contractVersion, others.length],
      [2, 2, changed.firstVersion, 0],
    );
  }
});

test('two markets that changed at once both lost their relation, each from its own side', async (t) => {
  const rebuild = await openLadder(t);
  rebuild.venues.venue_a.put(rung(10, { text: 'one thing' }), rung(20, { text: 'another thing' }));
  await rebuild.list();
  rebuild.forget();
  assert.equal((await rebuild.run()).snapshot.run.withdrawn, 3);
  const listed = (await withdrawals(rebuild)).map(({ id, withdrawn, relations }) => [
    id,
    withdrawn,
    JSON.stringify(relations),
  ]);
  assert.deepEqual(
    listed.map(([id, withdrawn]) => [id, withdrawn]),
    [
      ['LADDER-10', 2],
      ['LADDER-20', 2],
    ],
  );
  assert.match(String(listed[0]?.[2]), /"LADDER-20","relation":"implied_by"/);
  assert.match(String(listed[1]?.[2]), /"LADDER-10","relation":"implies"/);
});

test('terms other than the text, a market that left, and a text that reads the same record nothing', async (t) => {
  const rebuild = await openLadder(t);
  const { venue_a: venue } = rebuild.venues;
  const [ten, twenty, thirty] = strikes.map((strike) => rung(strike));
  assert.ok(ten && twenty && thirty);
  // The strike disagrees with the text now: the claim is withheld, and the text is as it was.
  venue.put({
    ...ten,
    contract: sketchMarket({ id: 'X', contract: { ...ten.contract, yesLabel: 'Above 11' } }).contract,
  });
  venue.markets.delete('key-LADDER-30');
  await rebuild.list();
  assert.equal((await rebuild.run()).snapshot.run.withdrawn, 3);
  assert.deepEqual(await withdrawals(rebuild), []);
  // With other white space a rung is read as before.
  venue.put(ten, thirty);
  await rebuild.list();
  await rebuild.run();
  venue.put(reword(twenty, (rules) => rules.replaceAll(' ', '  ')));
  await rebuild.list();
  const { run } = (await rebuild.run()).snapshot;
  assert.deepEqual([run.membersAdded, run.withdrawn], [1, 0]);
  assert.deepEqual(await withdrawals(rebuild), []);
});

test('a relation with a market that left at the same time would have ended anyway', async (t) => {
  const rebuild = await openLadder(t);
  rebuild.venues.venue_a.put(rung(20, { text: 'the figure of July 5, 2026, at midnight' }));
  rebuild.venues.venue_a.markets.delete('key-LADDER-30');
  await rebuild.list();
  await rebuild.run();
  const [row] = await withdrawals(rebuild);
  assert.deepEqual(
    [row?.['withdrawn'], row?.['relations']],
    [1, [{ venue: 'venue_a', id: 'LADDER-10', relation: 'implies' }]],
  );
});

test('what was recorded is never changed', async (t) => {
  const rebuild = await openLadder(t);
  rebuild.venues.venue_a.put(rung(20, { text: 'the figure of July 5, 2026, at midnight' }));
  await rebuild.list();
  await rebuild.run();
  await assert.rejects(rebuild.rows('update rules_withdrawal set withdrawn = 1'), /never changed/);
  await assert.rejects(rebuild.rows('delete from rules_withdrawal'), /never changed/);
});

test('in a world of both venues every count is what the runs before and after say', async (t) => {
  const rebuild = await openRebuild(t);
  fillWithWorld(rebuild.venues, { seed: 3, markets: 1_000 });
  const listBoth = async () => {
    await rebuild.list('venue_a');
    await rebuild.list('venue_b');
  };
  await listBoth();
  const before = (await rebuild.run()).snapshot;
  const changed = new Set<string>();
  for (const venue of Object.values(rebuild.venues)) {
    [...venue.markets.values()].forEach((market, place) => {
      if (place % 11 !== 0) return;
      changed.add(`${venue.id} ${market.contract.id}`);
      venue.put(reword(market, (rules) => `${rules} And nobody knows what this sentence means.`));
    });
  }
  await listBoth();
  const after = (await rebuild.run()).snapshot;
  // Each pair is asked of both graphs.
  const expected = new Map<string, number>();
  for (const [key, member] of before.members) {
    const name = `${member.venue} ${member.marketId}`;
    if (!changed.has(name)) continue;
    let lost = 0;
    for (const { member: other, code } of before.graph.neighbours(key)) {
      if (code !== after.graph.relation(key, other.key)) lost += 1;
    }
    if (lost > 0) expected.set(name, lost);
  }
  assert.ok(expected.size > 5, String(expected.size));
  const rows = await rebuild.rows(`select m.venue || ' ' || m.id as name, w.withdrawn, w.relations
    from rules_withdrawal w join market m on m.key = w.market`);
  assert.deepEqual(new Map(rows.map(({ name, withdrawn }) => [name, withdrawn])), expected);
  let crossVenue = 0;
  for (const { name, withdrawn, relations } of rows) {
    assert.ok(Array.isArray(relations));
    assert.equal(relations.length, Math.min(100, Number(withdrawn)));
    const isAcross = relations.map(({ venue }: { venue: string }) => !String(name).startsWith(venue));
    crossVenue += isAcross.filter(Boolean).length;
    assert.deepEqual(
      isAcross,
      [...isAcross].sort((a, b) => Number(b) - Number(a)),
      'across venues first',
    );
  }
  assert.ok(crossVenue > 0);
});
