/** Books put together again, second by second, from whatever mixture of hot tables and sealed files. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { type Book, createBook, setLevel } from '../../src/core/market/index.ts';
import { loadBookAt } from '../../src/store/history/index.ts';
import { openTestHistory, type TestHistory } from './open-test-history.ts';
import { hourMs, noon, type PlainDepth } from './recorded-rows.ts';

let recorded: TestHistory;
before(async () => {
  recorded = await openTestHistory();
  await recorded.rows.addMarkets(10);
});
after(() => recorded.close());

interface Second {
  /** Seconds since the one before. */
  readonly wait: number;
  readonly snapshot: boolean;
  readonly assurance: 'full' | 'top' | undefined;
  readonly levels: readonly {
    readonly side: 'bid' | 'ask';
    readonly price: number;
    readonly quantity: number;
  }[];
}

const seconds: fc.Arbitrary<readonly Second[]> = fc.array(
  fc.record({
    wait: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 2_500 })),
    snapshot: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
    assurance: fc.constantFrom('full', 'top', undefined),
    levels: fc.uniqueArray(
      fc.record({
        side: fc.constantFrom('bid', 'ask'),
        price: fc.integer({ min: 1, max: 12 }).map((cents) => cents * 10_000),
        quantity: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000_000 })),
      }),
      { selector: ({ side, price }) => `${side} ${price}`, maxLength: 6 },
    ),
  }),
  { minLength: 1, maxLength: 20 },
);

interface Known {
  /** From this millisecond on. */
  readonly from: number;
  readonly clearedAt: number | undefined;
  readonly book: Book;
  readonly assurance: 'full' | 'top';
}

/** What a recorder writes for these seconds, and the book after each. */
function writeDown(market: number, plan: readonly Second[]): { rows: PlainDepth[]; known: Known[] } {
  const rows: PlainDepth[] = [];
  const known: Known[] = [];
  const book = createBook();
  let ts = noon + 1_800_000;
  let clearedAt: number | undefined;
  let assurance: 'full' | 'top' = 'top';
  for (const [place, second] of plan.entries()) {
    ts += second.wait * 1_000;
    for (const level of second.levels) setLevel(book, level);
    if (second.assurance !== undefined) assurance = second.assurance;
    const row = (entry: PlainDepth['entry'], price: number, quantity: number): void => {
      rows.push({ market, ts, entry, price, quantity });
    };
    if (place === 0 || second.snapshot) {
      clearedAt = ts;
      row('clear', 0, 0);
      row(assurance, 0, 0);
      for (const [level, price] of book.bids.prices.entries())
        row('bid', price, book.bids.quantities[level] ?? 0);
      for (const [level, price] of book.asks.prices.entries())
        row('ask', price, book.asks.quantities[level] ?? 0);
    } else {
      if (second.assurance !== undefined) row(assurance, 0, 0);
      for (const { side, price, quantity } of second.levels) row(side, price, quantity);
    }
    known.push({ from: ts + 1_000, clearedAt, book: structuredClone(book), assurance });
  }
  return { rows, known };
}

async function checkBook(market: number, known: readonly Known[], at: number): Promise<void> {
  const last = known.findLast(({ from }) => from <= at);
  const found = await loadBookAt(recorded.history, market, at);
  // The snapshot must not be older than 65 minutes.
  if (last?.clearedAt === undefined || last.clearedAt <= at - 65 * 60_000) assert.equal(found, undefined);
  else
    assert.deepEqual(
      { book: found?.book, assurance: found?.assurance },
      { book: last.book, assurance: last.assurance },
    );
}

test('a book is the same from tables, from files and from both', async () => {
  await fc.assert(
    fc.asyncProperty(
      seconds,
      fc.array(fc.nat(9_000_000), { maxLength: 4 }),
      fc.boolean(),
      async (plan, moments, late) => {
        const { rows, known } = writeDown(1, plan);
        const places = [
          ...known.flatMap(({ from }) => [from - 1, from]),
          ...known.slice(0, 3).map(({ from }) => from + 65 * 60_000 - 1_000),
          ...moments.map((ms) => noon + ms),
        ];
        const checkAll = async (): Promise<void> => {
          for (const at of places) await checkBook(1, known, at);
        };
        const shuffled = rows.toSorted((left, right) => left.price - right.price);
        await recorded.rows.addDepths(late ? shuffled.slice(0, rows.length / 2) : shuffled);
        if (late) {
          await recorded.sealing(noon + 100 * hourMs).sealDue();
          await recorded.rows.addDepths(shuffled.slice(rows.length / 2));
        }
        await checkAll();
        // The first hours only.
        await recorded.sealing(noon + 2 * hourMs + 600_000).sealDue();
        await checkAll();
        await recorded.sealing(noon + 100 * hourMs).sealDue();
        await checkAll();
        await recorded.rows.query('delete from tick_hour');
      },
    ),
    { numRuns: 6, endOnFailure: true },
  );
});

test('in a gap nothing is known of a book', async () => {
  const rows = (['clear', 'full'] as const).map((entry) => ({
    market: 2,
    ts: noon,
    entry,
    price: 0,
    quantity: 0,
  }));
  await recorded.rows.addDepths([
    ...rows,
    { market: 2, ts: noon, entry: 'bid', price: 400_000, quantity: 7 },
  ]);
  const at = (ms: number): Date => new Date(noon + ms);
  await recorded.rows.query(
    `insert into book_gap values (2, $1, $2, 'disconnected'), (2, $3, null, 'suspect')`,
    [at(5_000), at(6_000), at(60_000)],
  );
  const isKnown = async (ms: number): Promise<boolean> =>
    (await loadBookAt(recorded.history, 2, noon + ms)) !== undefined;
  const cases: readonly (readonly [number, boolean])[] = [
    [999, false],
    [1_000, true],
    [4_999, true],
    [5_000, false],
    [5_999, false],
    [6_000, true],
    [59_999, true],
    [60_000, false],
    [900_000, false],
  ];
  for (const [ms, known] of cases) assert.equal(await isKnown(ms), known, `${ms} ms`);
});
