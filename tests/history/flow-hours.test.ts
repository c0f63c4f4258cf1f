/** Sums of hours, as windows are taken up from them: hot, sealed and archived. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { loadFlowHours } from '../../src/store/history/index.ts';
import { openTestHistory, type TestHistory } from './open-test-history.ts';
import { hourMs, noon, type PlainTrade } from './recorded-rows.ts';

let recorded: TestHistory;
beforeEach(async () => {
  recorded = await openTestHistory();
  await recorded.rows.addMarkets(4);
});
afterEach(() => recorded.close());

const trades: readonly PlainTrade[] = [
  ['a', 3, noon, 250_000, 4_000_000, 'buy', 'no'],
  ['b', 3, noon + hourMs - 1, 250_000, 7_000_001, 'sell', 'no'],
  ['c', 3, noon + hourMs, 999_999, 3, 'buy', 'yes'],
  ['d', 2, noon + 5, 500_000, 9_000_000_000_000, 'sell', 'yes'],
  ['e', 3, noon + 7, 100_000, 1_000_000, 'buy', 'yes'],
].map(([id, market, ts, price, quantity, takerAction, outcome]) => ({
  ...{ id, market, ts, receivedAt: (ts as number) + 5, price, quantity, takerAction, outcome },
  block: false,
})) as never;

/** From the fills, by the definition alone. */
function sumUp(from: number, to: number, of: readonly PlainTrade[], archived: boolean): string[] {
  const hours = Map.groupBy(
    of.filter(({ ts }) => ts >= from && ts < to),
    ({ market, ts }) => `${market} ${Math.floor(ts / hourMs)}`,
  );
  return [...hours].map(([key, fills]) => {
    const worths = fills.map(({ price, quantity, outcome, takerAction }) => {
      const taken = BigInt(outcome === 'yes' ? price : 1_000_000 - price) * BigInt(quantity);
      return { taken, isYes: (takerAction === 'buy') === (outcome === 'yes') };
    });
    const sum = (some: readonly { taken: bigint }[]) => some.reduce((total, { taken }) => total + taken, 0n);
    const [yes, no] = [worths.filter(({ isYes }) => isYes), worths.filter(({ isYes }) => !isYes)];
    const largest = worths.map(({ taken }) => taken).toSorted((a, b) => (a < b ? 1 : -1))[0];
    return `${key} ${archived} ${sum(yes) - sum(no)} ${sum(worths)} ${yes.length} ${no.length} ${largest}`;
  });
}

async function load(from: number, to: number): Promise<string[]> {
  const keys = new Map(
    (await recorded.rows.query('select key, id from recorded_market')).map((row) => [row['id'], row['key']]),
  );
  const hours = await loadFlowHours(recorded.history, { from, to });
  return hours
    .map((each) =>
      [
        keys.get(each.id),
        each.hour,
        ...[each.archived, each.net, each.gross, each.fillsTowardYes, each.fillsTowardNo, each.largest],
      ].join(' '),
    )
    .sort();
}

test('hours add up to what was traded in them, hot and sealed and archived', async () => {
  await recorded.rows.addTrades(trades);
  await recorded.rows.query(
    `insert into archived_trade (ts, quantity, market, price, flags, id) values ($1, 5000000, 3, 400000, 3, 'z')`,
    [new Date(noon + 20)],
  );
  const archived: PlainTrade = {
    ...{ id: 'z', market: 3, ts: noon + 20, receivedAt: 0, price: 400_000, quantity: 5_000_000 },
    ...{ takerAction: 'sell', outcome: 'no', block: false },
  };
  const check = async (from: number, to: number): Promise<void> => {
    const expected = [...sumUp(from, to, trades, false), ...sumUp(from, to, [archived], true)].sort();
    assert.deepEqual(await load(from, to), expected);
  };
  const spans = [
    [noon, noon + 2 * hourMs],
    [noon + 6, noon + hourMs],
    [noon - hourMs, noon],
  ] as const;
  for (const [from, to] of spans) await check(from, to);
  await recorded.sealing(noon + 2 * hourMs).sealDue();
  for (const [from, to] of spans) await check(from, to);
});
