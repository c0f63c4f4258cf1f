/** One answer, one board: what is kept of it, and what readers get while boards are swapped. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import type { BoardMarket, InsightBoard } from '../../src/core/insight/index.ts';
import { boardMarket, boardOf, deepMoney } from '../harness/insight-board.ts';
import { startInsightsApi, tapeFill } from '../harness/insights-api.ts';
import { servedAt } from '../harness/served-run.ts';
import { servePairs } from '../watch/announced-changes.ts';

const paths = ['', '/moves', '/tape', '/flows', '/closing', '/ticker'].map((end) => `/v1/insights${end}`);

/** Every market says of which board it is: by its volume. */
function markedBoard(served: ServedRun, mark: number, thinFirst = 0): InsightBoard {
  const figures = { ...deepMoney, volume24hUsd: `${100_000 + mark}.0000` };
  const at = servedAt + mark * 60_000;
  const marked = (index: number): BoardMarket => boardMarket(index, { money: figures });
  const thin = boardMarket(0, { money: { ...figures, spread: undefined } });
  const markets = [
    ...new Array<BoardMarket>(thinFirst).fill(thin),
    ...Array.from({ length: 20 }, (_, index) => marked(index)),
  ];
  const flow = {
    net: 0n,
    gross: 1n,
    archived: 0n,
    fillsTowardYes: 1,
    fillsTowardNo: 0,
    fillsUnsided: 0,
    largest: 1n,
  };
  const flows = markets.map((market) => ({ market, flow, priceChange: 2 * mark }));
  return boardOf(served, {
    at,
    movers: markets,
    closing: markets.map((market) => ({ market, closesAt: at + 3_600_000 })),
    flows: { day: flows, week: flows, month: flows },
    gaps: [{ left: marked(20), right: marked(21), distance: 2 }],
    mostTraded: markets.slice(-20),
    find: marked,
  });
}

/** What names a market's board, wherever it stands in the answer. */
function volumesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(volumesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'volume_24h_usd' && typeof inner === 'string' ? [inner] : volumesIn(inner),
  );
}

/** The one board that everything in the answer is of. */
function markOf(body: { readonly graph_run: number }, path: string): number {
  const volumes = new Set(volumesIn(body));
  assert.equal(volumes.size, 1, `${path}: ${[...volumes].join(' ')}`);
  const mark = Number([...volumes][0]) - 100_000;
  assert.equal(body.graph_run, mark, path);
  return mark;
}

const fills = Array.from({ length: 10 }, (_, pair) => tapeFill('venue_a', `a${pair}`));

test('while boards are swapped every answer is of one board', async (t) => {
  const api = await startInsightsApi(t);
  api.trade(fills);
  const swaps = 20;
  // Enough thin markets ahead of the others that a list takes several slices.
  const boards = Array.from({ length: swaps + 1 }, (_, place) =>
    markedBoard(servePairs(20, place + 1), place + 1, 10_000),
  );
  let place = 0;
  const showNext = () => api.show(boards[place] ?? assert.fail('no board'));
  showNext();
  let answers = 0;
  const seen = new Set<number>();
  const read = async (reader: number): Promise<void> => {
    for (let turn = reader; place < swaps; turn += 1) {
      const path = paths[turn % paths.length] ?? '';
      const earliest = place + 1;
      // Asked for afresh every time, or kept from before.
      const query = path.endsWith('/ticker') || turn % 3 === 0 ? '' : `?min_volume_usd=${turn}`;
      const answer = await api.get(`${path}${query}`);
      const latest = place + 1;
      answers += 1;
      if (answers % 6 === 0 && place < swaps) {
        place += 1;
        showNext();
      }
      assert.equal(answer.statusCode, 200, answer.body.slice(0, 300));
      const mark = markOf(answer.json(), path);
      assert.ok(mark >= earliest && mark <= latest, path);
      seen.add(mark);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, reader) => read(reader)));
  assert.ok(seen.size > swaps / 2);
  // And a board for every look: a reader who looked twice would mix two.
  for (const path of paths) {
    api.showAtEveryLook(boards);
    for (let turn = 0; turn < 3; turn += 1) markOf((await api.get(path)).json(), path);
  }
});

test('a board that is swapped while an answer is made of it is in that answer alone', async (t) => {
  const api = await startInsightsApi(t);
  api.trade(fills);
  const [before, after] = [markedBoard(servePairs(20, 1), 1), markedBoard(servePairs(20, 2), 2)];
  // One that the tape has a fill of.
  const swappingIndex = before.served.catalog.find('venue_a', 'a3');
  for (const path of paths) {
    let swaps = 0;
    // The figures of a market in the middle are read, and the next board is in service.
    const swapping: BoardMarket = {
      ...boardMarket(swappingIndex),
      get money() {
        swaps += 1;
        api.show(after);
        return { ...deepMoney, volume24hUsd: '100001.0000' };
      },
    };
    const swapAt = <Entry>(entries: readonly Entry[], entry: Entry) => entries.with(10, entry);
    const ofFlows = before.flows.day[0] ?? assert.fail();
    api.show({
      ...before,
      movers: swapAt(before.movers, swapping),
      closing: swapAt(before.closing, { market: swapping, closesAt: before.at + 1 }),
      flows: { ...before.flows, day: swapAt(before.flows.day, { ...ofFlows, market: swapping }) },
      find: (index) => (index === swappingIndex ? swapping : before.find(index)),
    });
    assert.equal(markOf((await api.get(path)).json(), path), 1, path);
    assert.ok(swaps > 0, path);
    assert.equal(markOf((await api.get(path)).json(), path), 2, path);
  }
});

test('an answer is made once a board: the same bytes, and 304 to those who have them', async (t) => {
  const api = await startInsightsApi(t);
  api.trade(fills);
  const served = servePairs(20, 1);
  let looks = 0;
  const board = markedBoard(served, 1);
  api.show({
    ...board,
    get movers() {
      looks += 1;
      return board.movers;
    },
  });
  for (const path of paths) {
    const first = await api.get(path);
    const tag = String(first.headers['etag']);
    const again = await api.get(path);
    assert.deepEqual([again.statusCode, again.headers['etag'], again.body], [200, tag, first.body], path);
    const unchanged = await api.get(path, { 'if-none-match': tag });
    assert.deepEqual([unchanged.statusCode, unchanged.body], [304, ''], path);
  }
  // Once for the bundle, for moves and for the ticker.
  assert.equal(looks, 3);
  // One for the tape, one for the ticker.
  assert.equal(api.askedTape.length, 2);
  api.show(markedBoard(served, 1));
  const same = await api.get('/v1/insights/moves');
  api.show({ ...markedBoard(served, 1), movers: [boardMarket(3)] });
  const other = await api.get('/v1/insights/moves');
  assert.notEqual(other.headers['etag'], same.headers['etag']);
  assert.notEqual(other.body, same.body);
});

test('queries that mean the same share an answer; others do not', async (t) => {
  const api = await startInsightsApi(t);
  const board = markedBoard(servePairs(20, 1), 1);
  let looks = 0;
  api.show({
    ...board,
    get movers() {
      looks += 1;
      return board.movers;
    },
  });
  const checkLooks = async (query: string, expected: number) => {
    await api.get(`/v1/insights/moves${query}`);
    assert.equal(looks, expected, query);
  };
  await checkLooks('', 1);
  await checkLooks('?limit=20', 1);
  await checkLooks('?include_thin=false', 1);
  await checkLooks('?max_spread_usd=0.05', 1);
  await checkLooks('?max_spread_usd=0.050000&limit=20', 1);
  await checkLooks('?limit=21', 2);
  // Its own floor: open interest counts no more.
  await checkLooks('?min_volume_usd=1000', 3);
  await checkLooks('?min_volume_usd=1000.00', 3);
  await checkLooks('?min_volume_usd=01000', 3);
  await checkLooks('?min_volume_usd=1000.000001', 4);
  await checkLooks('?max_spread_usd=0.5', 5);
  await checkLooks('?include_thin=true', 6);
  await checkLooks('?include_thin=true&min_volume_usd=5&max_spread_usd=0.5', 6);
});
