/** `/v1/opportunities/past`: lives that are over, newest end first, page by page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pastOpportunitiesEndpoint } from '../../src/api/endpoints/index.ts';
import { type LeadLifeChange, saveLeads, takeWatchSession } from '../../src/store/index.ts';
import { errorCode, readAnswer, startTestApi } from '../harness/test-api.ts';
import { openRecordedDatabase } from '../watch/recorded-database.ts';

const begin = Date.parse('2026-11-15T08:00:00Z');
const idOf = (number: number) => `venue_a:A${number}:no+venue_b:b${number}:yes`;

/** Even ones were executable for a second; every third has both legs on one venue; ends come in pairs. */
function lifeOf(number: number, isOver: boolean): LeadLifeChange {
  const openedAt = begin + number;
  const executable = number % 2 === 0;
  const closedAt = begin + 10_000 + Math.floor(number / 2) * 1000;
  const stepOf = (kind: LeadLifeChange['added'][number]['kind'], at: number) => ({
    kind,
    at,
    run: 1,
    snapshot: {},
    announced: undefined,
  });
  const added = [
    stepOf('opened', openedAt),
    ...(executable ? [stepOf('executable', openedAt + 1000), stepOf('lapsed', openedAt + 2000)] : []),
    ...(isOver ? [stepOf('closed', closedAt)] : []),
  ];
  return {
    life: {
      key: idOf(number),
      left: { venue: 'venue_a', id: `A${number}`, side: 'no' },
      right: { venue: number % 3 === 0 ? 'venue_a' : 'venue_b', id: `b${number}`, side: 'yes' },
      relation: 'implies',
      run: 1,
      openedAt,
      executable: false,
      executableAt: executable ? openedAt + 1000 : undefined,
      bestNet: executable ? 12_345 : undefined,
      events: added.length,
    },
    isNew: true,
    closed: isOver ? { at: closedAt, reason: 'price' } : undefined,
    added,
  };
}

test('past leads come newest end first, each with its life, and no page repeats or skips one', async (t) => {
  const { store } = await openRecordedDatabase(t);
  const session = await takeWatchSession(store, { now: () => begin, deadAfterMs: 5_000 });
  assert.ok(session);
  const past = Array.from({ length: 9 }, (_, number) => lifeOf(number, true));
  await saveLeads(store, session, { number: 1, changes: [...past, lifeOf(9, false)], writtenAt: begin });
  const api = await startTestApi({ sharedStore: store, now: () => begin, findLive: () => undefined });
  t.after(() => api.close());
  const key = await api.issueKey();
  const get = (query: string) => api.get(`/v1/opportunities/past${query}`, { 'x-api-key': key });
  const ask = async (query: string) => readAnswer(pastOpportunitiesEndpoint, await get(query));

  const { data, next_cursor: none } = await ask('');
  assert.equal(none, undefined);
  const expected = [8, 7, 6, 5, 4, 3, 2, 1, 0].map(idOf);
  assert.deepEqual(
    data.map(({ id }) => id),
    expected,
  );
  assert.deepEqual(data[0], {
    id: idOf(8),
    relation: 'implies',
    cross_venue: true,
    legs: [
      { venue: 'venue_a', market_id: 'A8', side: 'no', volume_24h_usd: '0.0000', liquidity: 'thin' },
      { venue: 'venue_b', market_id: 'b8', side: 'yes', volume_24h_usd: '0.0000', liquidity: 'thin' },
    ],
    graph_run: 1,
    opened_at: '2026-11-15T08:00:00.008Z',
    closed_at: '2026-11-15T08:00:14.000Z',
    close_reason: 'price',
    executable_at: '2026-11-15T08:00:01.008Z',
    best_net_usd: '0.012345',
    steps_count: 4,
    steps: [
      { state: 'opened', at: '2026-11-15T08:00:00.008Z' },
      { state: 'executable', at: '2026-11-15T08:00:01.008Z' },
      { state: 'lapsed', at: '2026-11-15T08:00:02.008Z' },
      { state: 'closed', at: '2026-11-15T08:00:14.000Z' },
    ],
  });

  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(`?limit=2${cursor === undefined ? '' : `&cursor=${cursor}`}`);
    paged.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  assert.deepEqual(paged, expected);

  const executable = await ask('?executable=true');
  assert.deepEqual(
    executable.data.map(({ id }) => id),
    [8, 6, 4, 2, 0].map(idOf),
  );
  const across = await ask('?cross_venue=true&executable=true&limit=2');
  assert.deepEqual(
    across.data.map(({ id }) => id),
    [8, 4].map(idOf),
  );
  const elsewhere = await get(`?limit=2&cursor=${across.next_cursor}`);
  assert.equal(errorCode(elsewhere), 'invalid_parameter');
});
