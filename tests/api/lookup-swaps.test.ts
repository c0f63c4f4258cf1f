/** Readers go on while runs are swapped: every answer is wholly of one run. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import { listRun, serveListings, startLookupApi } from '../harness/lookup-api.ts';
import { listWorld, type ServedListing } from '../harness/served-run.ts';

const swaps = 20;
const readers = 8;

/** By a letter: a number in a title that is not in the terms would withhold the contract. */
function mark(run: number): string {
  return `[run ${String.fromCharCode(96 + run)}]`;
}

function titled(listing: ServedListing, run: number): ServedListing {
  const title = `${listing.contract.title} ${mark(run)}`;
  return {
    ...listing,
    contract: { ...listing.contract, title },
    event: listing.event && { ...listing.event, title: `${listing.event.title} ${mark(run)}` },
  };
}

function titlesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(titlesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'title' && typeof inner === 'string' ? [inner] : titlesIn(inner),
  );
}

/** The one run that everything in the answer is of. */
function runOf(body: { readonly graph_run: number }, path: string): number {
  const titles = titlesIn(body);
  assert.ok(titles.length > 0 || path === '/v1/topics', path);
  assert.deepEqual(
    titles.filter((title) => !title.endsWith(mark(body.graph_run))),
    [],
    path,
  );
  return body.graph_run;
}

it('during 20 swaps every answer of every list comes from exactly one run', async () => {
  const listings = listWorld({ seed: 8, markets: 500 });
  const runs: ServedRun[] = Array.from({ length: swaps + 1 }, (_, place) =>
    serveListings(
      listings.filter((_listing, index) => index % 11 !== place % 11).map((each) => titled(each, place + 1)),
      { run: place + 1 },
    ),
  );
  const [first] = runs;
  assert.ok(first);
  const api = await startLookupApi();
  try {
    listRun(api, first);
    api.swap(first);
    assert.ok(first.ranking.pairs.left.length > 0);
    const { venue, id, eventId } = first.catalog.market(first.ranking.pairs.left[0] ?? 0);
    const slug = first.catalog.topics[first.ranking.topics[0] ?? 0]?.slug;
    const paths = [
      '/v1/markets?limit=200',
      '/v1/markets?liquidity=thin&limit=200',
      `/v1/markets/${venue}/${id}`,
      `/v1/markets/${venue}/${id}/relations`,
      `/v1/events?limit=200`,
      `/v1/events/${venue}/${eventId}`,
      '/v1/topics',
      `/v1/topics/${slug}?limit=200`,
      '/v1/search?limit=100',
      '/v1/cross-venue',
    ];
    let place = 0;
    let answers = 0;
    const seen = new Set<number>();
    const read = async (reader: number): Promise<void> => {
      for (let turn = reader; place < swaps; turn += 1) {
        const path = paths[turn % paths.length] ?? '';
        const earliest = place + 1;
        const answer = await api.get(path);
        const latest = place + 1;
        answers += 1;
        // While the others wait for their answers.
        if (answers % 6 === 0 && place < swaps) api.swap(runs[++place]);
        // A market or an event may be missing from a run.
        if (answer.statusCode === 404) continue;
        assert.equal(answer.statusCode, 200, answer.body.slice(0, 300));
        const run = runOf(answer.json(), path);
        assert.ok(run >= earliest && run <= latest, path);
        seen.add(run);
      }
    };
    await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)));
    assert.ok(seen.size > swaps / 2);
    // And a run for every look: a reader who looked twice would mix two.
    for (const path of paths) {
      for (let turn = 0; turn < 5; turn += 1) {
        api.swapAtEveryLook(runs);
        const answer = await api.get(path);
        if (answer.statusCode === 200) runOf(answer.json(), path);
      }
    }
  } finally {
    await api.close();
  }
});
