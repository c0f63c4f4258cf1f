import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { VenueRequest } from '../venue-client.ts';
import { VenueError } from '../venue-error.ts';
import { rowsPerPageMax, type TradeLists, walkPrints } from './trade-list.ts';
import { normalisePrint } from './trade-row.ts';

/** A fill: its second and a number that stands for everything else it says. */
type Fill = readonly [second: number, said: number];

const { signal } = new AbortController();

function rowOf([second, said]: Fill) {
  return {
    transaction_hash: `0x${said}`,
    token_id: '11',
    price: '0.4',
    size: '1',
    side: 'BUY',
    timestamp: String(second),
  };
}

/** The second generation: pages by cursor, of any size. */
function byCursor(fills: readonly Fill[], rowsPerPage: number): TradeLists {
  return {
    request: async (path, { query = {} }: VenueRequest = {}) => {
      assert.equal(path, '/v2/trades');
      assert.equal(query['filter_amount'], '0');
      const from = Number(query['cursor'] ?? 0);
      const to = from + rowsPerPage;
      const next_cursor = to < fills.length ? String(to) : null;
      return { data: fills.slice(from, to).map(rowOf), pagination: { next_cursor } };
    },
  };
}

/** The first generation: windows of time, pages cut shorter than asked for, and a wall in front of deep offsets. */
function byTime(fills: readonly Fill[], rowsPerPage: number): TradeLists {
  return {
    request: async (path, { query = {} }: VenueRequest = {}): Promise<ExactJson> => {
      if (path !== '/trades') throw new VenueError('not_found', path);
      const offset = Number(query['offset']);
      if (offset > 3_000) throw new VenueError('refused', 'max historical activity offset');
      const [start, end] = [Number(query['start']), Number(query['end'])];
      const within = fills.filter(([second]) => second >= start && second <= end);
      return within.slice(offset, offset + rowsPerPage).map(rowOf);
    },
  };
}

/** The ids of all trades a walk gives back to `from`, sorted. */
async function idsOf(lists: TradeLists, fromSecond = 0): Promise<string[]> {
  const span = { from: fromSecond * 1000, to: Number.POSITIVE_INFINITY };
  const ids: string[] = [];
  for await (const { prints } of walkPrints(
    lists,
    { conditions: ['0xa'], span, rowsPerPage: rowsPerPageMax },
    signal,
  )) {
    for (const print of prints) {
      if (print.venueTime < span.from) continue;
      const trade = normalisePrint(print, ['11', '12'], print.ordinal);
      assert.ok(trade);
      ids.push(trade.id);
    }
  }
  return ids.sort();
}

/** As many ids as there are fills, whatever they say. */
function expectedIds(fills: readonly Fill[], fromSecond = 0): string[] {
  const counts = new Map<string, number>();
  return fills
    .filter(([second]) => second >= fromSecond)
    .flatMap(([second, said]) => {
      const print = { transactionHash: `0x${said}`, asset: '11', price: '0.4', size: '1', side: 'BUY' };
      const ordinal = counts.get(String(said)) ?? 0;
      counts.set(String(said), ordinal + 1);
      return normalisePrint({ ...print, venueTime: second * 1000 }, ['11', '12'], ordinal)?.id ?? [];
    })
    .sort();
}

/** A transaction has one second, so its name gives it: the second is its tens. */
const fillsArbitrary = fc
  .array(fc.integer({ min: 0, max: 400 }), { maxLength: 700 })
  .map((said): Fill[] => said.map((each): Fill => [Math.floor(each / 10), each]).sort((a, b) => b[0] - a[0]));

describe('the lists of trades of venue_b', () => {
  it('give every fill once by cursor, with equal ones distinguished, whatever the pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fillsArbitrary,
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 45 }),
        async (fills, rowsPerPage, from) => {
          assert.deepEqual(await idsOf(byCursor(fills, rowsPerPage), from), expectedIds(fills, from));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('give every fill by time, although pages are cut and offsets are refused', async () => {
    await fc.assert(
      fc.asyncProperty(fillsArbitrary, fc.integer({ min: 100, max: 300 }), async (fills, rowsPerPage) => {
        const ids = await idsOf(byTime(fills, rowsPerPage));
        assert.deepEqual([...new Set(ids)].sort(), expectedIds(fills));
      }),
      { numRuns: 60 },
    );
  });

  it('give a second that fills many pages, and refuse one behind the wall', async () => {
    const fills = (count: number): Fill[] => [
      [9, 90_001],
      ...Array.from({ length: count }, (_, i): Fill => [8, 80_000 + i]),
      [7, 70_001],
    ];
    assert.equal((await idsOf(byTime(fills(2_500), 500))).length, 2_502);
    await assert.rejects(idsOf(byTime(fills(4_000), 500)), { code: 'malformed' });
  });

  it('count equal fills in the order of the list, and the first is the one the stream sends', async () => {
    const twice: Fill[] = [
      [5, 1],
      [5, 1],
    ];
    const ids = await idsOf(byCursor(twice, 1));
    assert.equal(new Set(ids).size, 2);
    const streamed = { transactionHash: '0x1', asset: '11', price: '0.40', size: '1.0', side: 'BUY' };
    assert.ok(ids.includes(normalisePrint({ ...streamed, venueTime: 5_432 }, ['11', '12'])?.id ?? ''));
  });

  for (const pagination of [
    { next_cursor: null },
    { has_more: false },
    { has_more: false, next_cursor: '' },
  ]) {
    it(`end where the venue says so: ${JSON.stringify(pagination)}`, async () => {
      const data = [rowOf([5, 1])];
      assert.equal((await idsOf({ request: async () => ({ data, pagination }) })).length, 1);
    });
  }

  for (const [what, answer] of [
    ['is no object', []],
    ['has no rows', { pagination: {} }],
    ['leads in a circle', { data: [], pagination: { next_cursor: 'again' } }],
    ['does not say where it goes on', { data: [] }],
    ['says so in no object', { data: [], pagination: 'none' }],
    ['names no cursor', { data: [], pagination: {} }],
    ['has more without a cursor', { data: [], pagination: { has_more: true, next_cursor: null } }],
    ['has a cursor that is no text', { data: [], pagination: { has_more: false, next_cursor: {} } }],
  ] as const) {
    it(`refuse an answer that ${what}`, async () => {
      await assert.rejects(idsOf({ request: async () => answer }), { code: 'malformed' });
    });
  }
});
