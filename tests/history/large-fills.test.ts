/** Large fills from hot tables, sealed files and the archive: the same as memory had, and the same as memory finds. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { Tape, type TapeFill } from '../../src/core/insight/index.ts';
import { findLargeFills, loadLargeFills } from '../../src/store/history/index.ts';
import { openTestHistory, type TestHistory } from './open-test-history.ts';
import { hourMs, noon, type PlainTrade } from './recorded-rows.ts';

const usd = 10n ** 12n;
const hours = 20;
const at = noon + hours * hourMs;
const marketCount = 4;

let opened: TestHistory;
before(async () => {
  opened = await openTestHistory();
  await opened.rows.addMarkets(marketCount);
});
after(() => opened.close());

interface KeptTrade extends PlainTrade {
  readonly archived: boolean;
}

const anyTrades: fc.Arbitrary<KeptTrade[]> = fc.uniqueArray(
  fc.record(
    {
      market: fc.integer({ min: 1, max: marketCount }),
      ts: fc
        .oneof(
          fc.integer({ min: 0, max: 20 }),
          fc.integer({ min: hourMs - 3, max: hourMs + 3 }),
          fc.integer({ min: 0, max: hours * hourMs }),
        )
        .map((ms) => noon + ms),
      receivedAt: fc.constant(at),
      id: fc.oneof(
        fc.constantFrom('a', 'B', 'é', '\u{10000}', '\uffff', '"', '\\N'),
        fc.uuid(),
        fc.integer({ min: 0, max: 9 }).map((digit) => String(digit).repeat(40)),
      ),
      price: fc.integer({ min: 1, max: 9_999 }).map((ticks) => ticks * 100),
      quantity: fc.oneof(
        fc.integer({ min: 100_000_000, max: 2_000_000_000 }),
        fc.integer({ min: 100_000_000, max: Number.MAX_SAFE_INTEGER }),
      ),
      takerAction: fc.constantFrom('buy', 'sell'),
      outcome: fc.constantFrom('yes', 'no'),
      block: fc.boolean(),
      archived: fc.boolean(),
    },
    { noNullPrototype: true },
  ),
  { selector: ({ market, id }) => `${market} ${id}`, maxLength: 80 },
);

const anyQuery = fc.record({
  hours: fc.constantFrom(1, 5, hours, 2 * hours),
  minNotional: fc.oneof(
    fc.bigInt({ min: 100n, max: 1_000n }).map((dollars) => dollars * usd),
    fc.bigInt({ min: 100n, max: 1_000_000n }).map((dollars) => dollars * usd),
  ),
  limit: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(300)),
  refused: fc.subarray([1, 2, 3, 4]),
});

const nameOf = (key: number) =>
  ({ venue: key % 2 === 0 ? 'venue_a' : 'venue_b', id: `market,"${key}"` }) as const;

function toFill({
  market,
  ts,
  id,
  price,
  quantity,
  takerAction,
  outcome,
  block,
  archived,
}: KeptTrade): TapeFill {
  const trade = { id, venueTime: ts, price, quantity, takerAction, outcome, block };
  return { market: nameOf(market), trade, archived };
}

async function addArchived(trades: readonly KeptTrade[]): Promise<void> {
  for (const { ts, market, price, quantity, id, takerAction, outcome, block } of trades) {
    const flags = (takerAction === 'sell' ? 1 : 0) + (outcome === 'no' ? 2 : 0) + (block ? 4 : 0);
    await opened.rows.query(
      'insert into archived_trade (ts, quantity, market, price, flags, id) values ($1, $2, $3, $4, $5, $6)',
      [new Date(ts), quantity, market, price, flags, id],
    );
  }
}

async function clear(): Promise<void> {
  const hot = await opened.rows.query(
    `select tablename from pg_tables where tablename ~ '^tick_trade_[0-9]'`,
  );
  for (const { tablename } of hot) await opened.rows.query(`drop table ${tablename}`);
  await opened.rows.query('delete from tick_hour');
  await opened.rows.query('delete from archived_trade');
}

async function loadTape(fillsMax: number): Promise<Tape> {
  const tape = new Tape({ fillsMax, chunkFills: 4, loadedAfter: at });
  await loadLargeFills(opened.history, { after: at - 2 * hours * hourMs, upTo: at }, tape);
  return tape;
}

test('a loaded tape answers as the one that saw every fill, and the history finds what it does not keep', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyTrades,
      fc.array(anyQuery, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(0, 3, hours + 2),
      async (trades, queries, sealedHours) => {
        const whole = new Tape({ loadedAfter: at - 2 * hours * hourMs });
        for (const trade of trades) whole.add(toFill(trade));
        const recorded = trades.filter(({ archived }) => !archived);
        await addArchived(trades.filter(({ archived }) => archived));
        // Every third comes when its hour is sealed, and makes a further part of it.
        await opened.rows.addTrades(recorded.filter((_, place) => place % 3 > 0));
        await opened.sealing(noon + sealedHours * hourMs).sealDue();
        await opened.rows.addTrades(recorded.filter((_, place) => place % 3 === 0));

        const loaded = await loadTape(1_000);
        assert.equal(loaded.size, whole.size);
        const small = await loadTape(10);
        assert.ok(small.size <= 10);
        for (const { refused, ...asked } of queries) {
          const names = new Set<string>(refused.map((key) => nameOf(key).id));
          const query = { at, ...asked, accepts: ({ id }: { id: string }) => !names.has(id) };
          const expected = whole.find(query);
          assert.equal(expected.unknownUpTo, undefined);
          assert.deepEqual(loaded.find(query), expected);
          const search = { ...query, after: at - query.hours * hourMs, upTo: at };
          assert.deepEqual(await findLargeFills(opened.history, search), expected.fills);
          const part = small.find(query);
          const rest =
            part.unknownUpTo === undefined
              ? []
              : await findLargeFills(opened.history, {
                  ...search,
                  upTo: part.unknownUpTo,
                  limit: query.limit - part.fills.length,
                });
          assert.deepEqual([...part.fills, ...rest], expected.fills);
        }
        await clear();
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
});

test('a fill that is stored in both forms is loaded once, as recorded', async () => {
  const trade: KeptTrade = {
    market: 1,
    ts: noon + hourMs + 432,
    receivedAt: at,
    id: 'both',
    price: 500_000,
    quantity: 1_000_000_000,
    takerAction: 'buy',
    outcome: 'yes',
    block: false,
    archived: false,
  };
  await addArchived([{ ...trade, ts: noon + hourMs }]);
  await opened.rows.addTrades([trade]);
  const query = { at, hours, minNotional: 100n * usd, limit: 10, accepts: () => true };
  for (const sealed of [false, true]) {
    if (sealed) await opened.sealing(at).sealDue();
    const tape = await loadTape(100);
    assert.deepEqual(tape.find(query), { fills: [toFill(trade)], unknownUpTo: undefined });
  }
  await clear();
});

test('the archive is searched by its index of large trades', async () => {
  await opened.rows.query('set enable_seqscan = off');
  const [plan] = await opened.rows.query(
    `explain (format json) select from archived_trade where ts >= now()
      and (case flags & 2 when 2 then 1000000 - price else price end)::numeric * quantity >= 100000000000000`,
  );
  await opened.rows.query('reset enable_seqscan');
  assert.match(JSON.stringify(plan), /archived_trade_large/);
});

test('a search is refused that would read more sealed rows than it may, but not one that finds enough before', async () => {
  const perHour = 3;
  const trades = Array.from(
    { length: 6 * perHour },
    (_, place): PlainTrade => ({
      market: 1,
      ts: noon + Math.floor(place / perHour) * hourMs + place,
      receivedAt: at,
      id: `${place}`,
      price: 500_000,
      quantity: 1_000_000_000,
      takerAction: 'buy',
      outcome: 'yes',
      block: false,
    }),
  );
  await opened.rows.addTrades(trades);
  await opened.sealing(at).sealDue();
  const search = { after: noon - 1, upTo: at, minNotional: 100n * usd, limit: 4 };
  const find = (isAccepted: boolean, sealedRowsMax: number) =>
    findLargeFills(opened.history, { ...search, sealedRowsMax, accepts: () => isAccepted });
  const newest = await find(true, 2 * perHour);
  assert.deepEqual(
    newest.map(({ trade }) => trade.id),
    ['17', '16', '15', '14'],
  );
  await assert.rejects(find(false, 6 * perHour - 1), { name: 'StoreError', code: 'too_many_rows' });
  assert.deepEqual(await find(false, 6 * perHour), []);
  await clear();
});
