/** The relations of a market and the pairs across the venues, compared with every pair of markets. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { crossVenueEndpoint, marketRelationsEndpoint } from '../../src/api/endpoints/index.ts';
import { relationKinds } from '../../src/api/schemas/index.ts';
import { kindOf } from '../../src/core/graph/index.ts';
import { relate } from '../../src/core/relation/index.ts';
import {
  type LookupApi,
  listFigures,
  listRun,
  serveSharedListings,
  startLookupApi,
  walkOffsets,
} from '../harness/lookup-api.ts';

const run = serveSharedListings(8);
const { catalog, ranking, relations } = run;
const indexes = Array.from({ length: catalog.size }, (_, index) => index);

let api: LookupApi;
before(async () => {
  api = await startLookupApi();
  listRun(api, run);
  api.swap(run);
});
after(() => api.close());

function pathOf(index: number): string {
  return `/v1/markets/${catalog.venueOf(index)}/${catalog.id(index)}/relations`;
}

interface Expected {
  readonly relation: string;
  readonly cross_venue: boolean;
  readonly id: string;
  readonly evidence: readonly string[];
}

/** Every other market asked one by one, the best first. */
function truth(index: number): Expected[] {
  return indexes
    .toSorted((left, right) => (ranking.rankOf[left] ?? 0) - (ranking.rankOf[right] ?? 0))
    .flatMap((other) => {
      const relation = kindOf(relations.relation(index, other));
      if (relation === undefined) return [];
      const proof = relate(catalog.member(index), catalog.member(other), (_venue, id) =>
        catalog.findMember(id),
      );
      assert.ok(proof.kind === 'related');
      assert.equal(proof.relation, relation);
      return [
        {
          relation,
          cross_venue: catalog.venueOf(index) !== catalog.venueOf(other),
          id: catalog.id(other),
          evidence: proof.evidence,
        },
      ];
    });
}

describe('the relations of a market', () => {
  it('are every related market with its evidence, in the order of the run', async () => {
    let seen = 0;
    for (const index of indexes.filter((each) => each % 3 === 0)) {
      const shown = await walkOffsets(37, (page) =>
        api.ask(marketRelationsEndpoint, `${pathOf(index)}?${page}`),
      );
      assert.deepEqual(
        shown.map(({ market, trading: _, ...relation }) => ({ ...relation, id: market.id })),
        truth(index),
      );
      seen += shown.length;
    }
    assert.ok(seen > 100, `only ${seen} relations in this world`);
  });

  it('can be narrowed to a relation and to a venue', async () => {
    const most = indexes.reduce((best, index) => (truthSize(index) > truthSize(best) ? index : best));
    const all = truth(most);
    for (const relation of relationKinds) {
      for (const crossVenue of [true, false]) {
        const shown = await walkOffsets(3, (page) =>
          api.ask(
            marketRelationsEndpoint,
            `${pathOf(most)}?relation=${relation}&cross_venue=${crossVenue}&${page}`,
          ),
        );
        assert.deepEqual(
          shown.map(({ market }) => market.id),
          all
            .filter((other) => other.relation === relation && other.cross_venue === crossVenue)
            .map(({ id }) => id),
        );
      }
    }
  });

  // Compressed bodies are kept by their tags.
  it('have the tag of another page only where the bytes are the same', async () => {
    const bodies = new Map<string, string>();
    for (const index of indexes) {
      const answer = await api.get(`${pathOf(index)}?cross_venue=true&limit=200`);
      const tag = String(answer.headers.etag);
      assert.equal(bodies.get(tag) ?? answer.body, answer.body);
      bodies.set(tag, answer.body);
    }
    assert.ok(bodies.size > 10);
  });

  it('have another tag once a market they show has changed, and the same as long as none has', async () => {
    const index = indexes.find((each) => truth(each).length > 20) ?? -1;
    const asked = ['', '?limit=3', '?limit=3&offset=1', '?relation=implies', '?cross_venue=false'];
    const look = () => Promise.all(asked.map((query) => api.get(`${pathOf(index)}${query}`)));
    const tagsOf = (answers: Awaited<ReturnType<typeof look>>) => answers.map(({ headers }) => headers.etag);
    const seen = new Map<unknown, string>();
    for (let turn = 0; turn < 12; turn += 1) {
      const before = await look();
      const shown = relations.neighbours(index).indexes[turn % 6] ?? 0;
      assert.deepEqual(tagsOf(await look()), tagsOf(before));
      listFigures(api, catalog.venueOf(shown), catalog.id(shown), { volume24hUsd: `${turn}.5` });
      for (const [place, { body, headers }] of (await look()).entries()) {
        if (body !== before[place]?.body) assert.notEqual(headers.etag, before[place]?.headers.etag);
        assert.equal(seen.get(headers.etag) ?? body, body);
        seen.set(headers.etag, body);
      }
    }
    assert.ok(seen.size > 12);
  });

  it('are as many as the market says', async () => {
    for (const index of indexes) {
      const counts = relations.countsOf(index);
      const all = truth(index);
      assert.equal(all.filter(({ relation }) => relation === 'implied_by').length, counts.impliedBy);
      assert.equal(all.filter(({ cross_venue: cross }) => cross).length, counts.crossVenue);
    }
  });

  it('of a market that is not in the run are not found', async () => {
    assert.equal(await api.refused('/v1/markets/venue_a/NOWHERE/relations'), '404 market_not_found');
    const { data } = await api.ask(marketRelationsEndpoint, `${pathOf(0)}?offset=100000`);
    assert.deepEqual(data, []);
  });
});

function truthSize(index: number): number {
  return relations.neighbours(index).indexes.length;
}

describe('pairs across the venues', () => {
  const { left, right, code } = ranking.pairs;
  const pairs = Array.from(left, (index, place) => ({
    relation: kindOf(code[place] ?? 0) ?? '',
    left: index,
    right: right[place] ?? -1,
  }));

  it('are every related pair once, as seen from venue_a, in the order of the run', async () => {
    const shown = await walkOffsets(41, (page) => api.ask(crossVenueEndpoint, `/v1/cross-venue?${page}`));
    assert.deepEqual(
      shown.map((pair) => [pair.relation, pair.left.venue, pair.left.id, pair.right.id]),
      pairs.map((pair) => [pair.relation, 'venue_a', catalog.id(pair.left), catalog.id(pair.right)]),
    );
    const every = indexes
      .filter((index) => catalog.venueOf(index) === 'venue_a')
      .flatMap((index) =>
        indexes
          .filter((other) => catalog.venueOf(other) === 'venue_b')
          .flatMap((other) => {
            const relation = kindOf(relations.relation(index, other));
            return relation === undefined ? [] : [`${relation} ${catalog.id(index)} ${catalog.id(other)}`];
          }),
      );
    assert.ok(every.length > 10, `only ${every.length} pairs in this world`);
    assert.deepEqual(
      shown.map((pair) => `${pair.relation} ${pair.left.id} ${pair.right.id}`).sort(),
      every.sort(),
    );
    for (const pair of shown) {
      const [one, other] = [catalog.find('venue_a', pair.left.id), catalog.find('venue_b', pair.right.id)];
      const proof = relate(catalog.member(one), catalog.member(other), (_venue, id) =>
        catalog.findMember(id),
      );
      assert.deepEqual(pair.evidence, proof.kind === 'related' ? proof.evidence : undefined);
    }
  });

  it('can be narrowed to a relation, and to a category of either side', async () => {
    for (const relation of relationKinds) {
      for (const category of ['Economics', 'Sports', 'Nothing']) {
        const shown = await walkOffsets(17, (page) =>
          api.ask(crossVenueEndpoint, `/v1/cross-venue?relation=${relation}&category=${category}&${page}`),
        );
        const fitting = pairs.filter(
          (pair) =>
            pair.relation === relation &&
            [pair.left, pair.right].some((index) => catalog.categoryOf(index) === category),
        );
        assert.deepEqual(
          shown.map((pair) => `${pair.left.id} ${pair.right.id}`),
          fitting.map((pair) => `${catalog.id(pair.left)} ${catalog.id(pair.right)}`),
        );
      }
    }
  });

  it('need a run', async () => {
    api.swap(undefined);
    assert.equal(await api.refused('/v1/cross-venue'), '503 graph_unavailable');
    assert.equal(await api.refused(pathOf(0)), '503 graph_unavailable');
    api.swap(run);
  });
});
