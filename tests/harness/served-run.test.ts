/** The served run of the harness is what the contracts say, through every form that passes between threads. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readContract } from '../../src/core/claim/index.ts';
import { Graph } from '../../src/core/graph/index.ts';
import { serveContracts, servedAt, serveWorld } from './served-run.ts';
import { sharedContracts } from './shared-world.ts';
import { simulatedReader } from './simulated-reader.ts';

const seed = 7;
const markets = 600;

it('serves a simulated world: terms, readings, relations, order and search', () => {
  const { catalog, relations, ranking, search } = serveWorld(
    { seed, markets },
    { money: (index) => ({ wholeVolumeUsd: (index * 7_919) % 1_000, isThin: index % 3 === 0 }) },
  );
  const contracts = sharedContracts({ seed, markets, startsAt: servedAt });
  assert.equal(catalog.size, contracts.length);
  const members = contracts.map(({ contract, event }, index) => {
    const { claim, exclusiveKey, exclusiveMark, legs, withheld } = readContract(
      simulatedReader,
      contract,
      event,
    );
    const { venue, id: marketId, eventId } = contract;
    const member = { venue, marketId, eventId, claim, exclusiveKey, exclusiveMark, legs };
    assert.deepEqual(catalog.member(index), { ...member, withheld });
    const shown = catalog.market(index);
    assert.equal(shown.title, contract.title);
    assert.equal(shown.rulesHash, contract.rulesHash);
    assert.equal(catalog.find(venue, marketId), index);
    const shownEvent = catalog.event(catalog.eventOf(index));
    assert.deepEqual([shownEvent.id, shownEvent.title], [eventId, event.title]);
    return { key: index, ...member };
  });
  const graph = new Graph(members);
  for (let index = 0; index < catalog.size; index += 1) {
    assert.deepEqual(relations.countsOf(index), graph.countsOf(index));
  }
  assert.ok(ranking.pairs.left.length > 0);
  ranking.pairs.left.forEach((left, place) => {
    const right = ranking.pairs.right[place] ?? -1;
    assert.deepEqual([catalog.venueOf(left), catalog.venueOf(right)], ['venue_a', 'venue_b']);
    assert.equal(relations.relation(left, right), ranking.pairs.code[place]);
    assert.equal(graph.relation(left, right), ranking.pairs.code[place]);
  });
  assert.equal(ranking.tradeable, Array.from(ranking.markets).filter((index) => index % 3 !== 0).length);
  assert.ok(catalog.topics.length > 0);
  const everyCategory = new Set(Array.from(ranking.markets, (index) => catalog.categoryOf(index)));
  assert.ok(everyCategory.size > 2 && !everyCategory.has(undefined));
  const asked = { text: catalog.id(0), venue: undefined, category: undefined };
  const found = search.search(asked, ranking.rankOf, ranking.markets, 5, ranking.tradeable);
  assert.equal(found.relaxed, 'exact_id');
  assert.equal(found.indexes[0], 0);
});

it('serves contracts as they are listed', () => {
  const [listing] = sharedContracts({ seed, markets, startsAt: servedAt });
  assert.ok(listing !== undefined);
  const { contract } = listing;
  const served = serveContracts([{ contract, closesAt: 5 }], { run: 3 });
  assert.equal(served.run.id, 3);
  assert.equal(served.catalog.closesAt(0), 5);
  assert.equal(served.catalog.event(0).title, contract.title);
  assert.equal(served.ranking.tradeable, 0);
  const named = serveContracts([{ contract, topics: ['nfl'], category: 'Sports' }]);
  assert.equal(named.catalog.categoryOf(0), 'Sports');
  assert.equal(named.catalog.findTopic('nfl')?.markets.length, 1);
});
