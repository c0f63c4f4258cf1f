/** `/v1/opportunities`: the leads on the board, their order, the filters and what every lead says. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { opportunitiesEndpoint } from '../../src/api/endpoints/index.ts';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import { compareLeads, type LeadBoard, type WatchedLead } from '../../src/core/lead/index.ts';
import { LiveMarkets } from '../../src/core/market/index.ts';
import { listFigures } from '../harness/lookup-api.ts';
import { servedAt } from '../harness/served-run.ts';
import { errorCode, readAnswer, startTestApi } from '../harness/test-api.ts';
import { type AnnouncedState, leadOf, servePairs } from '../watch/announced-changes.ts';

const path = '/v1/opportunities';
const quadraticFee = { formula: 'quadratic', rate: '0.035', exponent: 1 };
const powerFee = { formula: 'power', rate: '0.04', exponent: 1 };
const idOf = (pair: number) => `venue_a:a${pair}:no+venue_b:b${pair}:yes`;

async function start(t: TestContext, pairs: number) {
  const live = new LiveMarkets();
  const served = servePairs(pairs, 7);
  let board: LeadBoard | undefined;
  const now = () => servedAt;
  const api = await startTestApi({
    now,
    served: () => served,
    findLive: (venue, id) => live.find(venue, id),
    leads: () => board,
  });
  t.after(() => api.close());
  const key = await api.issueKey();
  const get = (query: string) => api.get(`${path}${query}`, { 'x-api-key': key });
  /** Both legs with this spread and volume: the left one more by a dollar. */
  const list = (pair: number, volumeUsd: number, { spread = 10_000, leftVolumeUsd = volumeUsd + 1 } = {}) => {
    const quote = { yesBid: 500_000, yesAsk: 500_000 + spread, lastPrice: 500_000 };
    listFigures({ live, now }, 'venue_a', `a${pair}`, { ...quote, volume24hUsd: `${leftVolumeUsd}.5` });
    listFigures({ live, now }, 'venue_b', `b${pair}`, { ...quote, volume24hUsd: `${volumeUsd}.25` });
  };
  return {
    served,
    list,
    get,
    show: (leads: readonly WatchedLead[], run: ServedRun = served) => {
      const sorted = leads.toSorted(compareLeads);
      board = { served: run, leads: () => sorted };
    },
    ask: async (query = '') => readAnswer(opportunitiesEndpoint, await get(query)),
    /** The pairs of the answer, in order. */
    pairs: async (query = '') => {
      const { data } = readAnswer(opportunitiesEndpoint, await get(query));
      return data.map(({ left }) => Number(left.id.slice(1)));
    },
    lead: (pair: number, announced?: AnnouncedState) => leadOf(served, pair, announced),
  };
}

test('a lead says everything that is known of it, exactly', async (t) => {
  const { list, show, ask, lead, served } = await start(t, 2);
  list(0, 30_000);
  list(1, 30_000);
  show([
    { ...lead(0, { isExecutable: true, net: 30_001 }), state: 'executable' },
    { ...lead(1, { net: undefined, isSized: false, issues: ['void_unknown:cancelled'] }) },
  ]);
  const { data, graph_run: run } = await ask();
  assert.equal(run, served.run.id);
  const [first, second] = data;
  assert.ok(first && second);
  const { left, right, ...said } = first;
  assert.deepEqual([left.id, right.id, left.liquidity], ['a0', 'b0', 'deep']);
  assert.deepEqual(said, {
    id: idOf(0),
    state: 'executable',
    opened_at: new Date(servedAt).toISOString(),
    relation: 'implies',
    cross_venue: true,
    legs: [
      { venue: 'venue_a', market_id: 'a0', side: 'no', ask_usd: '0.4000', fee: quadraticFee },
      { venue: 'venue_b', market_id: 'b0', side: 'yes', ask_usd: '0.559999', fee: powerFee },
    ],
    cost_usd: '0.959999',
    gross_edge_usd: '0.040001',
    estimated_fee_usd: '0.0100',
    net_edge_usd: '0.030001',
    worst_case_payout_usd: '1.0000',
    lockup_days: 30,
    annualised_return: '0.376500',
    issues: [],
    depth: {
      executable: true,
      pairs: '12.0000',
      cost_usd: '11.519988',
      fees_usd: '0.1200',
      net_usd: '0.360012',
      limited_by: 'price',
      observed_at: new Date(servedAt).toISOString(),
      issues: [],
    },
  });
  // A fee that is not known is not zero: it is not there, and says so.
  assert.deepEqual(
    ['estimated_fee_usd', 'net_edge_usd', 'annualised_return', 'depth'].filter((field) => field in second),
    [],
  );
  assert.deepEqual(
    second.legs.map(({ fee }) => fee),
    [undefined, powerFee],
  );
  assert.deepEqual(second.issues, ['void_unknown:cancelled', 'fee_unknown:left']);
});

test('the best net edge comes first, then more money behind the thinner leg, unknown fees last', async (t) => {
  const { list, show, pairs, lead } = await start(t, 9);
  const edges = [10_000, 50_000, 20_000, undefined, 20_000, 20_000, undefined, 1, 30_000];
  const volumes = [30_000, 1_000, 5_000, 90_000, 7_000, 6_000, 95_000, 50_000, 2_000];
  for (const [pair, volume] of volumes.entries()) list(pair, volume, { leftVolumeUsd: 100_000 });
  show(edges.map((net, pair) => lead(pair, { net })));
  const order = [1, 8, 4, 5, 2, 0, 7, 6, 3];
  assert.deepEqual(await pairs(), order);
  for (let limit = 1; limit <= order.length; limit += 1) {
    assert.deepEqual(await pairs(`?limit=${limit}`), order.slice(0, limit));
  }
});

test('leads with a thin leg are left out, unless asked for', async (t) => {
  const { list, show, pairs, lead } = await start(t, 6);
  list(0, 30_000);
  list(1, 999, { leftVolumeUsd: 30_000 });
  list(2, 30_000, { spread: 60_000 });
  list(3, 1_000, { spread: 50_000 });
  list(4, 25_000, { spread: 20_000 });
  // Of the legs of 5 nothing is known.
  show([0, 1, 2, 3, 4, 5].map((pair) => lead(pair, { net: 60_000 - pair })));
  const checkPairs = async (query: string, expected: readonly number[]) =>
    assert.deepEqual(await pairs(query), expected, query);
  await checkPairs('', [0, 3, 4]);
  await checkPairs('?include_thin=false', [0, 3, 4]);
  await checkPairs('?include_thin=true', [0, 1, 2, 3, 4, 5]);
  await checkPairs('?min_volume_usd=1000.25', [0, 3, 4]);
  await checkPairs('?min_volume_usd=1000.250001', [0, 4]);
  await checkPairs('?min_volume_usd=999999999999.999999', []);
  // Each takes the place of its own floor.
  await checkPairs('?min_volume_usd=999', [0, 1, 3, 4]);
  await checkPairs('?min_volume_usd=0', [0, 1, 3, 4]);
  await checkPairs('?max_spread_usd=0.02', [0, 4]);
  await checkPairs('?max_spread_usd=0.019999', [0]);
  await checkPairs('?max_spread_usd=0.06', [0, 2, 3, 4]);
  await checkPairs('?max_spread_usd=999999999999', [0, 2, 3, 4]);
  await checkPairs('?max_spread_usd=000000000000.02', [0, 4]);
  await checkPairs('?max_spread_usd=1&min_volume_usd=0', [0, 1, 2, 3, 4]);
  await checkPairs('?max_spread_usd=0.02&min_volume_usd=30000', [0]);
  // It drops both floors.
  await checkPairs('?include_thin=true&min_volume_usd=30000&max_spread_usd=0', [0, 1, 2, 3, 4, 5]);
});

test('only other venues, only what the books can fill', async (t) => {
  const { list, show, pairs, lead } = await start(t, 4);
  for (const pair of [0, 1, 2, 3]) list(pair, 30_000);
  show([
    { ...lead(0, { isExecutable: true }), state: 'executable' },
    { ...lead(1), crossVenue: false },
    { ...lead(2, { isExecutable: true, net: 40_000 }), crossVenue: false, state: 'executable' },
    lead(3, { isSized: false }),
  ]);
  assert.deepEqual(await pairs(), [2, 0, 1, 3]);
  assert.deepEqual(await pairs('?cross_venue=true'), [0, 3]);
  assert.deepEqual(await pairs('?cross_venue=false'), [2, 0, 1, 3]);
  assert.deepEqual(await pairs('?executable=true'), [2, 0]);
  assert.deepEqual(await pairs('?executable=true&cross_venue=true'), [0]);
});

test('before a run is watched there is nothing to answer from; then an empty list is an answer', async (t) => {
  const { get, show, ask } = await start(t, 1);
  const answer = await get('');
  assert.deepEqual([answer.statusCode, errorCode(answer)], [503, 'graph_unavailable']);
  assert.equal(answer.headers['retry-after'], '30');
  show([]);
  assert.deepEqual(await ask(), { data: [], graph_run: 7 });
});

test('an answer is of the run its leads were found in, whatever is served meanwhile', async (t) => {
  const { list, show, ask, lead } = await start(t, 1);
  list(0, 30_000);
  const other = servePairs(1, 6);
  show([lead(0)], other);
  const { graph_run: run, data } = await ask();
  assert.deepEqual([run, data.length], [6, 1]);
});

test('of a board of 20,000 leads the only one that may be shown is found', async (t) => {
  const { list, show, ask, lead } = await start(t, 3);
  list(0, 30_000);
  const one = lead(0);
  // All thin but the last.
  const many = Array.from({ length: 20_000 }, (_, place) => ({
    ...lead(1, { net: 90_000 }),
    key: `${one.key}${String(place).padStart(5, '0')}`,
  }));
  show([...many, one]);
  const { data } = await ask('?limit=200');
  assert.deepEqual(
    data.map(({ id }) => id),
    [idOf(0)],
  );
});
