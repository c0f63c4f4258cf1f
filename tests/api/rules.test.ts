/** The history of rules texts over HTTP: of anything ever listed, without a graph run, each version against the one before. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { applyPatch } from 'diff';
import fc from 'fast-check';
import type { Static, TSchema } from 'typebox';
import {
  marketRulesEndpoint,
  rulebookEndpoint,
  rulesReadingEndpoint,
} from '../../src/api/endpoints/index.ts';
import type { RuleVersionResource } from '../../src/api/schemas/index.ts';
import { LiveMarkets } from '../../src/core/market/index.ts';
import { loadListedRun } from '../../src/rebuild/list-run.ts';
import { serveRun } from '../../src/rebuild/serve-run.ts';
import { textHash } from '../../src/runtime/content-hash.ts';
import { settledYes, sketchEvent, sketchMarket, sketchSeries } from '../harness/fake-venue.ts';
import { errorCode, readAnswer, startTestApi } from '../harness/test-api.ts';
import { openRebuild, type RebuildFixture, rung } from '../rebuild/rebuild-fixture.ts';

async function openRules(t: TestContext) {
  const rebuild = await openRebuild(t);
  const live = new LiveMarkets();
  const api = await startTestApi({
    sharedStore: rebuild.store,
    now: rebuild.clock.now,
    findLive: (venue, id) => live.find(venue, id),
  });
  t.after(() => api.close());
  const key = await api.issueKey();
  const get = (path: string) => api.get(`/v1/${path}`, { 'x-api-key': key });
  return {
    rebuild,
    live,
    get,
    /** A 200 whose body fits the schema, exactly. */
    async ask<Response extends TSchema>(
      endpoint: { readonly response: Response },
      path: string,
    ): Promise<Static<Response>> {
      return readAnswer(endpoint, await get(path));
    },
    async refused(path: string): Promise<string> {
      const answer = await get(path);
      return `${answer.statusCode} ${errorCode(answer)}`;
    },
  };
}

/** One listing for each text. */
async function listTexts(rebuild: RebuildFixture, texts: readonly string[], id = 'T'): Promise<void> {
  for (const rules of texts) {
    rebuild.clock.advance(60_000);
    rebuild.venues.venue_a.put(sketchMarket({ id, rules }));
    await rebuild.list();
  }
}

/** Every diff turns the text before into its own; the first has none. */
function checkDiffs(versions: readonly RuleVersionResource[]): void {
  versions.forEach(({ text, diff, rules_hash, first_seen_at, last_seen_at }, place) => {
    const before = versions[place + 1];
    assert.equal(rules_hash, textHash(text));
    assert.ok(first_seen_at <= last_seen_at);
    if (before === undefined) return;
    assert.equal(applyPatch(before.text, diff ?? 'none', { autoConvertLineEndings: false }), text);
    assert.equal(before.last_seen_at, first_seen_at);
  });
}

test('every version of a text, newest first, with what changed', async (t) => {
  const { rebuild, ask } = await openRules(t);
  const texts = ['Above 5 at noon.', 'ABOVE 5, at noon', 'Above 5 at noon.', 'Above -5 at noon.'];
  await listTexts(rebuild, texts);
  const { data } = await ask(marketRulesEndpoint, 'markets/venue_a/T/rules');
  assert.deepEqual(
    data.map(({ text, change }) => [text, change]),
    [
      ['Above -5 at noon.', 'semantic'],
      ['Above 5 at noon.', 'cosmetic'],
      ['ABOVE 5, at noon', 'cosmetic'],
      ['Above 5 at noon.', 'first'],
    ],
  );
  checkDiffs(data);
  assert.equal(data.at(-1)?.diff, undefined);
  assert.ok(data.every(({ url, withdrew }) => url === undefined && withdrew === undefined));

  const book = await ask(rulebookEndpoint, 'rulebooks/venue_a/market/T');
  assert.deepEqual(book, {
    data: { venue: 'venue_a', kind: 'market', id: 'T', title: 'Above 57400.5?', versions: data },
  });
});

test('a list that is cut compares its last version all the same', async (t) => {
  const { rebuild, ask } = await openRules(t);
  await listTexts(
    rebuild,
    Array.from({ length: 22 }, (_, place) => `Above ${place}.`),
  );
  const all = await ask(marketRulesEndpoint, 'markets/venue_a/T/rules?limit=100');
  assert.equal(all.data.length, 22);
  for (const limit of [1, 2, 21, 22]) {
    const cut = await ask(marketRulesEndpoint, `markets/venue_a/T/rules?limit=${limit}`);
    assert.deepEqual(cut.data, all.data.slice(0, limit));
    const book = await ask(rulebookEndpoint, `rulebooks/venue_a/market/T?limit=${limit}`);
    assert.deepEqual(book.data.versions, cut.data);
  }
  assert.deepEqual((await ask(marketRulesEndpoint, 'markets/venue_a/T/rules')).data, all.data.slice(0, 20));
});

test('the diff of neighbouring versions applies, whatever their texts', async (t) => {
  const { rebuild, ask } = await openRules(t);
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '\n', '\r\n', '-', '+', '5', '.'),
    maxLength: 40,
  });
  const texts = fc.sample(text, { numRuns: 40, seed: 7 });
  await listTexts(rebuild, ['', ...texts, '']);
  const { data } = await ask(marketRulesEndpoint, 'markets/venue_a/T/rules?limit=100');
  assert.ok(data.length > 30, String(data.length));
  checkDiffs(data);
});

test('events and series have rulebooks, and a document its address', async (t) => {
  const { rebuild, ask, refused } = await openRules(t);
  const { venue_a: venue } = rebuild.venues;
  venue.put(sketchMarket({ id: 'T' }));
  venue.series = [
    sketchSeries({ rules: 'Figures are those of the office.' }),
    sketchSeries({
      id: 'DOCUMENT',
      title: 'A document',
      rules: undefined,
      rulesUrl: 'https://venue.example/1.pdf',
    }),
  ];
  venue.events = [sketchEvent({ rules: 'All figures of the day.' }), sketchEvent({ id: 'SILENT' })];
  await rebuild.list();
  const event = await ask(rulebookEndpoint, 'rulebooks/venue_a/event/EVENT-1');
  assert.deepEqual(
    [event.data.title, event.data.versions[0]?.text],
    ['The figure at noon', 'All figures of the day.'],
  );
  const series = await ask(rulebookEndpoint, 'rulebooks/venue_a/series/SERIES');
  assert.deepEqual(
    [series.data.title, series.data.versions[0]?.text, series.data.versions[0]?.url],
    ['Figures', 'Figures are those of the office.', 'https://venue.example/figures.pdf'],
  );
  rebuild.clock.advance(60_000);
  venue.series = [
    sketchSeries({ id: 'DOCUMENT', rules: undefined, rulesUrl: 'https://venue.example/2.pdf' }),
  ];
  await rebuild.list();
  const { versions } = (await ask(rulebookEndpoint, 'rulebooks/venue_a/series/DOCUMENT')).data;
  assert.deepEqual(
    versions.map(({ text, url, change, diff }) => [text, url, change, diff]),
    [
      ['', 'https://venue.example/2.pdf', 'semantic', undefined],
      ['', 'https://venue.example/1.pdf', 'first', undefined],
    ],
  );
  assert.equal(await refused('rulebooks/venue_a/event/SILENT'), '404 rulebook_not_found');
});

test('a market that is over, or of no graph, is served; one that was never listed is not', async (t) => {
  const { rebuild, ask, refused } = await openRules(t);
  await listTexts(rebuild, ['Above 5.']);
  rebuild.venues.venue_a.put(
    sketchMarket({ id: 'T', rules: 'Above 5.', state: { status: 'settled' }, settlement: settledYes }),
  );
  await rebuild.list();
  assert.equal((await ask(marketRulesEndpoint, 'markets/venue_a/T/rules')).data.length, 1);
  assert.equal(await refused('markets/venue_b/T/rules'), '404 market_not_found');
  assert.equal(await refused('markets/venue_a/NEVER/rules'), '404 market_not_found');
  assert.equal(await refused('markets/venue_c/T/rules'), '400 invalid_market');
  assert.equal(await refused('markets/venue_a/T%20/rules'), '400 invalid_market');
  assert.equal(await refused('markets/venue_a/T/rules?limit=0'), '400 invalid_parameter');
  assert.equal(await refused('markets/venue_a/T/rules?limit=101'), '400 invalid_parameter');
  for (const kind of ['series', 'event', 'market']) {
    assert.equal(await refused(`rulebooks/venue_a/${kind}/NEVER`), '404 rulebook_not_found');
  }
  assert.equal(await refused('rulebooks/venue_a/topic/T'), '400 invalid_rulebook');
  assert.equal(await refused('rulebooks/venue_c/market/T'), '400 invalid_rulebook');
  assert.equal(await refused('rulebooks/venue_a/market/-T'), '400 invalid_rulebook');
});

test('a version names the relations its text cost, with the money behind each', async (t) => {
  const { rebuild, live, ask } = await openRules(t);
  const { venue_a: venue } = rebuild.venues;
  venue.put(...[10, 20, 30].map((strike) => rung(strike)));
  await rebuild.list();
  await rebuild.run();
  // The text is another one twice before the next run, and then other terms come with it.
  for (const text of ['the figure at dawn', 'the figure at midnight']) {
    rebuild.clock.advance(60_000);
    venue.put(rung(20, { text }));
    await rebuild.list();
  }
  await rebuild.run();
  live.takeFigures(
    'venue_a',
    'LADDER-10',
    {
      yesBid: 400_000,
      yesAsk: 420_000,
      lastPrice: undefined,
      volume24hUsd: '25000',
      totalVolumeUsd: undefined,
      openInterestUsd: undefined,
    },
    rebuild.clock.now(),
  );
  const { data } = await ask(marketRulesEndpoint, 'markets/venue_a/LADDER-20/rules');
  assert.deepEqual(
    data.map(({ change, withdrew }) => [change, withdrew?.graph_run, withdrew?.count]),
    [
      ['semantic', 2, 2],
      ['semantic', undefined, undefined],
      ['first', undefined, undefined],
    ],
  );
  assert.deepEqual(
    data[0]?.withdrew?.relations.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    [
      {
        venue: 'venue_a',
        id: 'LADDER-10',
        relation: 'implies',
        volume_24h_usd: '25000.0000',
        spread_usd: '0.0200',
        liquidity: 'deep',
      },
      {
        venue: 'venue_a',
        id: 'LADDER-30',
        relation: 'implied_by',
        volume_24h_usd: '0.0000',
        liquidity: 'thin',
      },
    ],
  );
  const cut = await ask(marketRulesEndpoint, 'markets/venue_a/LADDER-20/rules?limit=1');
  assert.deepEqual(cut.data, data.slice(0, 1));
});

test('the reading of a text has every sentence with its place, and marks those that are not known', async (t) => {
  const rebuild = await openRebuild(t);
  rebuild.venues.venue_a.put(sketchMarket({ id: 'T', rules: 'First sentence here. Second one: no clause.' }));
  await rebuild.list();
  await rebuild.run();
  const loaded = await loadListedRun(rebuild.store, new AbortController().signal);
  assert.ok(loaded);
  const { snapshot, listed } = loaded;
  const ranking = {
    now: rebuild.clock.now,
    live: new LiveMarkets(),
    rank: async (money: Parameters<typeof listed.rank>[0]) => listed.rank(money),
  };
  const served = await serveRun(ranking, snapshot.run, structuredClone(listed.data));
  const api = await startTestApi({
    sharedStore: rebuild.store,
    now: rebuild.clock.now,
    served: () => served,
  });
  t.after(() => api.close());
  const headers = { 'x-api-key': await api.issueKey() };
  const reading = '/v1/markets/venue_a/T/rules/reading';
  const { data, graph_run: run } = readAnswer(rulesReadingEndpoint, await api.get(reading, headers));
  assert.equal(run, served.run.id);
  assert.equal(data.usable, false);
  assert.notDeepEqual(data.withheld, []);
  const unread = { effect: 'unread', topics: [], parts: [] };
  assert.deepEqual(data.sentences, [
    { start: 0, end: 20, quote: 'First sentence here.', ...unread },
    { start: 21, end: 43, quote: 'Second one: no clause.', ...unread },
  ]);
  const gone = await api.get('/v1/markets/venue_a/NOT-THERE/rules/reading', headers);
  assert.equal(errorCode(gone), 'market_not_found');
});
