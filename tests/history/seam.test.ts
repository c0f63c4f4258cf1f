/** The same answers before, during and after sealing, whatever was recorded, at every resolution. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { loadQuotes, loadTops, loadTrades } from '../../src/store/history/index.ts';
import { openTestHistory, type TestHistory } from './open-test-history.ts';
import { hourMs, noon, type PlainQuote, type PlainTop, type PlainTrade } from './recorded-rows.ts';

const steps = [1_000, 10_000, 60_000, 300_000, 900_000, 3_600_000, 86_400_000];
const hours = 6;
const markets = 3;

let test1: TestHistory;
before(async () => {
  test1 = await openTestHistory();
  await test1.rows.addMarkets(markets);
});
after(() => test1.close());

/** A record like any other, which equality compares by its fields alone. */
function plain<Row>(fields: { [Name in keyof Row]: fc.Arbitrary<Row[Name]> }): fc.Arbitrary<Row> {
  return fc.record(fields, { noNullPrototype: true });
}

const maybePrice = fc.option(
  fc.integer({ min: 1, max: 9_999 }).map((ticks) => ticks * 100),
  { nil: undefined },
);
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
);
const maybeQuantity = fc.option(quantity, { nil: undefined });
const market = fc.integer({ min: 1, max: markets });
/** Many in the same minutes, some anywhere. */
const ts = fc
  .oneof(
    fc.integer({ min: 0, max: 90_000 }),
    fc.integer({ min: hourMs - 5_000, max: hourMs + 5_000 }),
    fc.integer({ min: 0, max: hours * hourMs - 1 }),
  )
  .map((ms) => noon + ms);
const depth = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n });

const quoteRows: fc.Arbitrary<PlainQuote[]> = fc.uniqueArray(
  plain({ market, ts, yesAsk: maybePrice, noAsk: maybePrice, price: maybePrice }),
  { selector: (row) => `${row.market} ${row.ts}`, maxLength: 60 },
);
const topRows: fc.Arbitrary<PlainTop[]> = fc.uniqueArray(
  plain({
    market,
    ts,
    changes: fc.integer({ min: 1, max: 50 }),
    bid: maybePrice,
    bidQuantity: maybeQuantity,
    ask: maybePrice,
    askQuantity: maybeQuantity,
    yesDepth: depth,
    noDepth: depth,
  }),
  { selector: (row) => `${row.market} ${row.ts}`, maxLength: 60 },
);
const tradeRows: fc.Arbitrary<PlainTrade[]> = fc.uniqueArray(
  plain({
    market,
    ts,
    receivedAt: ts,
    id: fc
      .oneof(
        fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' }),
        fc.constantFrom('a', 'B', '\\N', '"', ',', '\n', '|', 'é', '𐀀', '￿'),
      )
      .filter((id) => !id.includes('\0') && id.isWellFormed()),
    price: fc.integer({ min: 1, max: 9_999 }).map((ticks) => ticks * 100),
    quantity,
    takerAction: fc.constantFrom('buy', 'sell'),
    outcome: fc.constantFrom('yes', 'no'),
    block: fc.boolean(),
  }),
  { selector: (row) => `${row.market} ${row.id}`, maxLength: 60 },
);
const window = fc
  .tuple(fc.integer({ min: -10_000, max: hours * hourMs }), fc.integer({ min: 0, max: hours * hourMs }))
  .map(([from, length]) => ({ from: noon + from, to: noon + from + length }));
const wholeWindow = { from: noon - hourMs, to: noon + (hours + 1) * hourMs };

function plainSteps<Row extends PlainQuote | PlainTop>(
  rows: readonly Row[],
  key: number,
  from: number,
  to: number,
  stepMs: number,
): Row[][] {
  const inside = rows.filter((row) => row.market === key && row.ts >= from && row.ts < to);
  return [...Map.groupBy(inside, (row) => Math.floor(row.ts / stepMs))]
    .sort(([left], [right]) => left - right)
    .map(([, group]) => group.toSorted((left, right) => left.ts - right.ts));
}

function expectedQuotes(
  rows: readonly PlainQuote[],
  key: number,
  query: { from: number; to: number; stepMs: number; limit: number },
): unknown[] {
  return plainSteps(rows, key, query.from, query.to, query.stepMs)
    .map((group) => group.at(-1))
    .reverse()
    .slice(0, query.limit);
}

function expectedTops(
  rows: readonly PlainTop[],
  key: number,
  query: { from: number; to: number; stepMs: number; limit: number },
): unknown[] {
  return plainSteps(rows, key, query.from, query.to, query.stepMs)
    .map((group) => ({ ...group.at(-1), changes: group.reduce((sum, row) => sum + row.changes, 0) }))
    .reverse()
    .slice(0, query.limit);
}

function notionalOf({ outcome, price, quantity }: PlainTrade): bigint {
  return BigInt(outcome === 'yes' ? price : 1_000_000 - price) * BigInt(quantity);
}

function expectedTrades(
  rows: readonly PlainTrade[],
  key: number,
  query: { from: number; to: number; limit: number; minNotional?: bigint | undefined },
): PlainTrade[] {
  return rows
    .filter((row) => row.market === key && row.ts >= query.from && row.ts < query.to)
    .filter((row) => query.minNotional === undefined || notionalOf(row) >= query.minNotional)
    .sort((left, right) => right.ts - left.ts || Buffer.compare(Buffer.from(right.id), Buffer.from(left.id)))
    .slice(0, query.limit);
}

interface Asked {
  readonly key: number;
  readonly limit: number;
  readonly from: number;
  readonly to: number;
  readonly minNotional: bigint | undefined;
}

test('answers do not depend on what is sealed', async () => {
  const { history, rows } = test1;
  await fc.assert(
    fc.asyncProperty(
      quoteRows,
      topRows,
      tradeRows,
      fc.record({
        key: market,
        limit: fc.oneof(fc.constant(5_000), fc.integer({ min: 1, max: 8 })),
        within: fc.option(window, { nil: wholeWindow }),
        minNotional: fc.option(fc.bigInt({ min: 0n, max: 10n ** 20n }), { nil: undefined }),
      }),
      fc.integer({ min: 0, max: 2 }),
      async (quotes, tops, trades, { key, limit, within, minNotional }, lateParts) => {
        const asked = { key, limit, ...within, minNotional };
        // Some rows are late: they come when their hour is sealed already.
        const isLate = (place: number): boolean => lateParts > 0 && place % 3 < lateParts;
        await rows.addQuotes(quotes.filter((_, place) => !isLate(place)));
        await rows.addTops(tops.filter((_, place) => !isLate(place)));
        await rows.addTrades(trades.filter((_, place) => !isLate(place)));
        if (lateParts > 0) {
          await test1.sealing(noon + 3 * hourMs).sealDue();
          await rows.addQuotes(quotes.filter((_, place) => isLate(place)));
          await rows.addTops(tops.filter((_, place) => isLate(place)));
          await rows.addTrades(trades.filter((_, place) => isLate(place)));
        }
        await checkAnswers({ quotes, tops, trades }, asked);
        const sealing = test1.sealing(noon + (hours + 2) * hourMs);
        const during = checkAnswers({ quotes, tops, trades }, asked);
        await Promise.all([during, sealing.sealDue()]);
        assert.equal(sealing.status().failures, 0);
        await checkAnswers({ quotes, tops, trades }, asked);
        assert.deepEqual(await rows.query('select kind, hour from tick_hour where file is null'), []);
        await rows.query('delete from tick_hour');
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );

  async function checkAnswers(
    recorded: { quotes: readonly PlainQuote[]; tops: readonly PlainTop[]; trades: readonly PlainTrade[] },
    { key, limit, from, to, minNotional }: Asked,
  ): Promise<void> {
    for (const stepMs of steps) {
      const query = { from, to, stepMs, limit };
      assert.deepEqual(await loadQuotes(history, key, query), expectedQuotes(recorded.quotes, key, query));
      assert.deepEqual(await loadTops(history, key, query), expectedTops(recorded.tops, key, query));
    }
    const all = expectedTrades(recorded.trades, key, { from, to, limit: 5_000, minNotional });
    assert.deepEqual(await loadTrades(history, key, { from, to, limit, minNotional }), all.slice(0, limit));
    const walked: PlainTrade[] = [];
    for (;;) {
      const last = walked.at(-1);
      const page = await loadTrades(history, key, {
        from,
        to,
        limit: 7,
        minNotional,
        ...(last === undefined ? {} : { before: last }),
      });
      walked.push(...page);
      if (page.length < 7) break;
    }
    assert.deepEqual(walked, all);
  }
});
