/** Search over HTTP: pages of up to 300 results, and what the filters say. What is found is the index's own matter. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { searchEndpoint } from '../../src/api/endpoints/index.ts';
import {
  type LookupApi,
  listRun,
  printQuery,
  serveSharedListings,
  startLookupApi,
} from '../harness/lookup-api.ts';
import { listWorld, serveContracts } from '../harness/served-run.ts';

const run = serveSharedListings(5);
const { catalog, ranking } = run;

let api: LookupApi;
before(async () => {
  api = await startLookupApi();
  listRun(api, run);
  api.swap(run);
});
after(() => api.close());

function search(query: Record<string, string | number>) {
  return api.ask(searchEndpoint, `/v1/search?${printQuery(query).slice(1)}`);
}

async function walk(query: Record<string, string>, limit: number): Promise<string[]> {
  const found: string[] = [];
  for (let offset: number | null = 0; offset !== null; ) {
    const answer: Awaited<ReturnType<typeof search>> = await search({ ...query, limit, offset });
    found.push(...answer.data.map(({ venue, id }) => `${venue} ${id}`));
    offset = answer.next_offset;
  }
  return found;
}

function expected(text: string | undefined): string[] {
  const { indexes } = run.search.search(
    { text, venue: undefined, category: undefined },
    ranking.rankOf,
    ranking.markets,
    300,
    ranking.tradeable,
  );
  return Array.from(indexes, (index) => `${catalog.venueOf(index)} ${catalog.id(index)}`);
}

describe('search', () => {
  const [someWord = ''] = catalog
    .market(0)
    .title.split(' ')
    .filter(({ length }) => length > 3);

  for (const text of [undefined, someWord, 'zzqqxx', catalog.id(3)]) {
    it(`joined from pages is what the index finds for ${text}`, async () => {
      const query = text === undefined ? {} : { q: text };
      const all = expected(text);
      assert.ok(all.length > 0 && all.length <= 300);
      for (const limit of [1, 7, 100].filter((size) => all.length / size <= 60)) {
        assert.deepEqual(await walk(query, limit), all);
      }
    });
  }

  it('without words gives the most traded, 300 at the most', async () => {
    const answer = await search({ limit: 100 });
    assert.equal(answer.query, '');
    assert.equal(answer.filters.relaxed, 'most_traded');
    assert.equal(answer.next_offset, 100);
    const last = await search({ limit: 100, offset: 200 });
    assert.equal(last.data.length, 100);
    assert.equal(last.next_offset, null);
    const beyond = await search({ limit: 100, offset: 300 });
    assert.deepEqual([beyond.data, beyond.next_offset], [[], null]);
  });

  for (const text of ['eagles', 'dallas philadelphia', 'philadelphia eagles', 'btc']) {
    it(`finds the markets of both venues for ${text}, whichever name each uses`, async () => {
      const { data, filters } = await search({ q: text, limit: 100 });
      assert.equal(filters.relaxed, 'all_words');
      assert.deepEqual([...new Set(data.map(({ venue }) => venue))].toSorted(), ['venue_a', 'venue_b']);
    });
  }

  it('echoes the words and says how they were taken', async () => {
    const id = catalog.id(3);
    const answer = await search({ q: id });
    assert.equal(answer.query, id);
    assert.equal(answer.filters.relaxed, 'exact_id');
    assert.equal(answer.data[0]?.id, id);
  });

  it('narrows by the parameters', async () => {
    for (const venue of ['venue_a', 'venue_b']) {
      const answer = await search({ venue, limit: 100 });
      assert.equal(answer.filters.venue, venue);
      assert.ok(answer.data.length > 0 && answer.data.every((market) => market.venue === venue));
    }
  });

  it('never comes back empty, and says which parameter it left aside', async () => {
    const answer = await search({ q: 'nothing is called this', category: 'Nothing' });
    assert.ok(answer.data.length > 0);
    assert.deepEqual(answer.filters.ignored, ['category']);
  });

  it('says which words it took as a filter, and how to take them as words', async () => {
    const answer = await search({ q: `venue_b ${someWord}` });
    const [understood] = answer.filters.understood;
    assert.deepEqual([understood?.as, understood?.value], ['venue', 'venue_b']);
    const without = await search({ q: understood?.without ?? '' });
    assert.deepEqual(without.filters.understood, []);
  });

  it('keeps what was found apart by words and parameters', async () => {
    const plain = await search({ q: someWord, limit: 100 });
    const narrow = await search({ q: someWord, venue: 'venue_b', limit: 100 });
    assert.ok(narrow.data.every(({ venue }) => venue === 'venue_b'));
    assert.deepEqual((await search({ q: someWord, limit: 100 })).data, plain.data);
  });

  it('can always send what takes a filter back, however long the words were', async () => {
    const q = `venue_b ${someWord} `.padEnd(200, 'x');
    const [understood] = (await search({ q })).filters.understood;
    assert.equal(understood?.value, 'venue_b');
    const without = await search({ q: understood?.without ?? '' });
    assert.deepEqual(without.filters.understood, []);
  });

  it('neither counts nor finds a market that no path can name', async () => {
    const [one, ...others] = listWorld({ seed: 5, markets: 500 });
    assert.ok(one);
    const hidden = { ...one.contract, id: 'zzqqxx+zzqqyy', title: 'Zzqqvvzzqq' };
    // The most traded of all.
    const odd = serveContracts([{ ...one, contract: hidden }, ...others], {
      money: (index) => ({ wholeVolumeUsd: 1_000 - index, isThin: false }),
    });
    api.swap(odd);
    for (const q of [undefined, hidden.id, hidden.title]) {
      const page = await search({ ...(q === undefined ? {} : { q }), limit: 100, offset: 200 });
      assert.equal(page.data.length, 100, q);
      assert.equal(page.filters.relaxed, 'most_traded', q);
      assert.ok(page.data.every(({ id }) => id !== hidden.id));
    }
    api.swap(run);
  });

  it('needs a run', async () => {
    api.swap(undefined);
    assert.equal(await api.refused('/v1/search?q=x'), '503 graph_unavailable');
    api.swap(run);
  });
});
