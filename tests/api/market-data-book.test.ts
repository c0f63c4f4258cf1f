import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import { marketBookEndpoint, marketBookHistoryEndpoint } from '../../src/api/endpoints/index.ts';
import { VenueBooks } from '../../src/api/routes/market-data/venue-books.ts';
import { type Book, createBook, setLevel } from '../../src/core/market/index.ts';
import { FakeMarketData, type FakeTop } from '../harness/fake-market-data.ts';
import { clock, hourMs, iso, type MarketDataApi, startMarketDataApi } from '../harness/market-data-api.ts';

let api: MarketDataApi;
before(async () => {
  api = await startMarketDataApi();
});
after(() => api.close());
beforeEach(() => {
  api.data.readVenueBook = async () => undefined;
  api.data.savedUntil = undefined;
});

const listMarket = (id: string) => api.data.list({ venue: 'venue_a', id });
const askBook = (path: string) => api.ask(marketBookEndpoint, `venue_a/${path}`);
const askTops = (path: string) => api.ask(marketBookHistoryEndpoint, `venue_a/${path}`);

/** Levels as `price: quantity`, both in millionths. */
function bookOf(bids: Readonly<Record<number, number>>, asks: Readonly<Record<number, number>>): Book {
  const book = createBook();
  for (const [price, quantity] of Object.entries(bids))
    setLevel(book, { side: 'bid', price: Number(price), quantity });
  for (const [price, quantity] of Object.entries(asks))
    setLevel(book, { side: 'ask', price: Number(price), quantity });
  return book;
}

const small = bookOf({ 530000: 5_000_000, 540100: 1 }, { 550000: 2_500_000, 999900: 9_007_199_254_740_991 });
const shown = {
  yes_bids: [
    { price_usd: '0.5401', quantity: '0.000001' },
    { price_usd: '0.5300', quantity: '5.0000' },
  ],
  yes_asks: [
    { price_usd: '0.5500', quantity: '2.5000' },
    { price_usd: '0.9999', quantity: '9007199254.740991' },
  ],
  no_bids: [
    { price_usd: '0.4500', quantity: '2.5000' },
    { price_usd: '0.0001', quantity: '9007199254.740991' },
  ],
  no_asks: [
    { price_usd: '0.4599', quantity: '0.000001' },
    { price_usd: '0.4700', quantity: '5.0000' },
  ],
};

function deepBook(levels: number): Book {
  const book = createBook();
  for (let i = 1; i <= levels; i++) {
    setLevel(book, { side: 'bid', price: 500_000 - i * 100, quantity: i });
    setLevel(book, { side: 'ask', price: 500_000 + i * 100, quantity: i });
  }
  return book;
}

describe('the book now', () => {
  it('is the live one, with every level of both outcomes, best first', async () => {
    listMarket('LIVE').liveBook = { book: small, assurance: 'full', confirmedAt: clock - 77 };
    const { data } = await askBook('LIVE/book');
    assert.deepEqual(data, { observed_at: iso(clock - 77), source: 'recorded', ...shown, complete: true });
    assert.deepEqual(api.data.venueReads, []);
  });

  it('is not complete where only the best prices are proven', async () => {
    listMarket('TOP').liveBook = { book: small, assurance: 'top', confirmedAt: clock };
    assert.equal((await askBook('TOP/book')).data.complete, false);
  });

  it('is not complete where levels are left off', async () => {
    listMarket('DEEP').liveBook = { book: deepBook(501), assurance: 'full', confirmedAt: clock };
    for (const [query, levels] of [
      ['', 50],
      ['?depth=1', 1],
      ['?depth=500', 500],
    ] as const) {
      const { data } = await askBook(`DEEP/book${query}`);
      for (const side of ['yes_bids', 'yes_asks', 'no_bids', 'no_asks'] as const) {
        assert.equal(data[side].length, levels);
        assert.equal(data[side][0]?.quantity, '0.000001');
      }
      assert.equal(data.complete, false);
    }
    listMarket('FITS').liveBook = { book: deepBook(500), assurance: 'full', confirmedAt: clock };
    assert.equal((await askBook('FITS/book?depth=500')).data.complete, true);
  });

  it('may be empty', async () => {
    listMarket('EMPTY').liveBook = { book: createBook(), assurance: 'full', confirmedAt: clock };
    const { data } = await askBook('EMPTY/book');
    assert.deepEqual([data.yes_bids, data.no_asks, data.complete], [[], [], true]);
  });

  it('is read from the venue where none is live, all of it, cut to what was asked', async () => {
    listMarket('VENUE');
    api.data.readVenueBook = async () => ({ book: small, receivedAt: clock - 3, complete: true });
    const before = api.data.venueReads.length;
    const { data } = await askBook('VENUE/book');
    assert.deepEqual(data, { observed_at: iso(clock - 3), source: 'venue', ...shown, complete: true });
    assert.deepEqual(api.data.venueReads.slice(before), [500]);
    const top = await askBook('VENUE/book?depth=1');
    assert.deepEqual([top.data.yes_bids, top.data.complete], [shown.yes_bids.slice(0, 1), false]);
    api.data.readVenueBook = async () => ({ book: small, receivedAt: clock, complete: false });
    assert.equal((await askBook('VENUE/book')).data.complete, false);
  });

  it('is 404 where the venue does not publish it, 500 where we failed', async () => {
    listMarket('SILENT');
    assert.equal((await api.refused('venue_a/SILENT/book')).problem, '404 book_not_found');
    api.data.readVenueBook = async () => {
      throw new TypeError('a bug');
    };
    assert.equal((await api.refused('venue_a/SILENT/book')).problem, '500 internal');
  });

  it('is never a recorded one', async () => {
    listMarket('ONLY-PAST').pastBooks.set(clock, { book: small, assurance: 'full' });
    assert.equal((await api.refused('venue_a/ONLY-PAST/book')).problem, '404 book_not_found');
  });
});

describe('reads at the venue', () => {
  const market = { venue: 'venue_a', id: 'A' } as const;
  const answer = { book: small, receivedAt: 1, complete: true };

  it('of one market at one time are one, and the next is a new one', async () => {
    const fake = new FakeMarketData();
    fake.readVenueBook = async () => answer;
    const books = new VenueBooks(fake.deps);
    assert.deepEqual(await Promise.all([books.read(market), books.read(market)]), [answer, answer]);
    assert.equal(fake.venueReads.length, 1);
    await books.read(market);
    assert.equal(fake.venueReads.length, 2);
  });

  it('end with their time, whether the reader listens to that or not', async () => {
    const fake = new FakeMarketData();
    const books = new VenueBooks(fake.deps, { timeoutMs: 5, atOnceMax: 1 });
    fake.readVenueBook = async (signal) => {
      await once(signal, 'abort');
      throw signal.reason;
    };
    assert.equal(await books.read(market), undefined);
    fake.readVenueBook = () => new Promise(() => undefined);
    assert.equal(await books.read(market), undefined);
    fake.readVenueBook = async () => answer;
    assert.deepEqual(await books.read(market), answer);
  });

  it('are so many at once and no more', async () => {
    const fake = new FakeMarketData();
    const { promise, resolve } = Promise.withResolvers<typeof answer>();
    fake.readVenueBook = () => promise;
    const books = new VenueBooks(fake.deps, { timeoutMs: 60_000, atOnceMax: 2 });
    const reads = ['A', 'B'].map((id) => books.read({ venue: 'venue_b', id }));
    assert.equal(await books.read({ venue: 'venue_b', id: 'C' }), undefined);
    resolve(answer);
    assert.deepEqual(await Promise.all(reads), [answer, answer]);
    assert.deepEqual(await books.read({ venue: 'venue_b', id: 'C' }), answer);
  });
});

describe('the book then', () => {
  const at = clock - hourMs;

  it('is what the seconds that were over had recorded, live or not', async () => {
    const market = listMarket('PAST');
    market.liveBook = { book: deepBook(3), assurance: 'full', confirmedAt: clock };
    market.pastBooks.set(at, { book: small, assurance: 'full' });
    const { data } = await askBook(`PAST/book?at=${iso(at)}`);
    const second = Math.floor(at / 1000) * 1000;
    assert.deepEqual(data, { observed_at: iso(second), source: 'recorded', ...shown, complete: true });
    market.pastBooks.set(at, { book: small, assurance: 'top' });
    assert.equal((await askBook(`PAST/book?at=${iso(at)}`)).data.complete, false);
    market.pastBooks.set(at, { book: deepBook(51), assurance: 'full' });
    assert.equal((await askBook(`PAST/book?at=${iso(at)}`)).data.complete, false);
    assert.equal((await askBook(`PAST/book?at=${iso(at)}&depth=51`)).data.complete, true);
  });

  it('is 404 where none was recorded, and the venue is not asked', async () => {
    listMarket('UNKNOWN');
    api.data.readVenueBook = async () => ({ book: small, receivedAt: clock, complete: true });
    const before = api.data.venueReads.length;
    assert.equal((await api.refused(`venue_a/UNKNOWN/book?at=${iso(at)}`)).problem, '404 book_not_found');
    assert.equal(api.data.venueReads.length, before);
  });

  it('of a moment that is not saved yet is that of the last one that is', async () => {
    const market = listMarket('UNSAVED');
    api.data.savedUntil = clock - 1_412;
    market.pastBooks.set(clock - 1_412, { book: small, assurance: 'full' });
    assert.equal((await askBook(`UNSAVED/book?at=${iso(clock)}`)).data.observed_at, iso(clock - 1_412));
  });

  it('is not carried on to a time without a recorder', async () => {
    const market = listMarket('DEAD');
    api.data.savedUntil = at;
    for (const moment of [at, at + 1, clock])
      market.pastBooks.set(moment, { book: small, assurance: 'full' });
    assert.equal((await askBook(`DEAD/book?at=${iso(at)}`)).data.source, 'recorded');
    assert.equal((await api.refused(`venue_a/DEAD/book?at=${iso(clock)}`)).problem, '404 book_not_found');
  });

  it('of a time before 1970 is asked for as of then', async () => {
    listMarket('ANCIENT');
    assert.equal(
      (await api.refused('venue_a/ANCIENT/book?at=0000-01-01T00:00:00Z')).problem,
      '404 book_not_found',
    );
  });
});

describe('requests for a book', () => {
  function checkRefused(path: string, problem: string, named = ''): void {
    it(`${path} is ${problem}`, async () => {
      listMarket('REFUSED');
      const refusal = await api.refused(path);
      assert.equal(refusal.problem, problem);
      assert.ok(refusal.message.includes(named), refusal.message);
    });
  }
  checkRefused('venue_a/NO-SUCH-MARKET/book', '404 market_not_found');
  checkRefused(`venue_a/NO-SUCH-MARKET/book?at=${iso(clock - 1)}`, '404 market_not_found');
  checkRefused(`venue_a/REFUSED/book?at=${iso(clock + 1)}`, '400 invalid_parameter', 'at');
  checkRefused(`venue_a/NO-SUCH-MARKET/book?at=${iso(clock + 1)}`, '400 invalid_parameter', 'at');
  checkRefused('venue_a/REFUSED/book?at=now', '400 invalid_parameter', 'at');
  checkRefused('venue_a/REFUSED/book?depth=0', '400 invalid_parameter', 'depth');
  checkRefused('venue_a/REFUSED/book?depth=501', '400 invalid_parameter', 'depth');
  checkRefused('venue_a/REFUSED/book?limit=1', '400 invalid_parameter', 'limit');
  checkRefused('venue_q/REFUSED/book', '400 invalid_market', 'venue');
  checkRefused('venue_a/NO-SUCH-MARKET/book/history', '404 market_not_found');
  checkRefused('venue_a/REFUSED/book/history?limit=5', '400 invalid_parameter', 'limit');
  checkRefused('venue_a/REFUSED/book/history?resolution=1d', '400 invalid_parameter', 'resolution');
  checkRefused('venue_a/REFUSED/book/history?from=', '400 invalid_parameter', 'from');
});

function top(ts: number, fields: Partial<FakeTop> = {}): FakeTop {
  return {
    ts,
    changes: 1,
    bid: 530_000,
    bidQuantity: 100_000_000,
    ask: 550_000,
    askQuantity: 300_000_000,
    yesDepth: 119_000_000_000_000n,
    noDepth: 71_400_000_000_000n,
    ...fields,
  };
}

describe('the top of the book over time', () => {
  it('has every figure', async () => {
    listMarket('FIGURES').tops.push(top(clock - 1000, { changes: 3 }));
    assert.deepEqual((await askTops('FIGURES/book/history')).data, [
      {
        at: iso(clock - 1000),
        changes: 3,
        yes_depth_5c_usd: '11900.0000',
        no_depth_5c_usd: '7140.0000',
        yes_bid_usd: '0.5300',
        yes_ask_usd: '0.5500',
        mid_usd: '0.5400',
        microprice_usd: '0.5350',
        spread_usd: '0.0200',
        imbalance: '0.250000',
      },
    ]);
  });

  it('has exact ones on the finest grid; quotients have six decimals', async () => {
    listMarket('FINE').tops.push(
      top(clock - 1000, {
        bid: 100,
        ask: 200,
        bidQuantity: 1,
        askQuantity: 2,
        yesDepth: 1n,
        noDepth: 2n,
      }),
      top(clock - 61_000, { bid: 1, ask: 2 }),
    );
    const [newer, older] = (await askTops('FINE/book/history')).data;
    assert.deepEqual(newer, {
      at: iso(clock - 1000),
      changes: 1,
      yes_depth_5c_usd: '0.0000',
      no_depth_5c_usd: '0.0000',
      yes_bid_usd: '0.0001',
      yes_ask_usd: '0.0002',
      mid_usd: '0.00015',
      microprice_usd: '0.000133',
      spread_usd: '0.0001',
      imbalance: '-0.333333',
    });
    assert.equal(older?.mid_usd, '0.000002');
  });

  it('has no figure that needs a side without a quote', async () => {
    listMarket('ONE-SIDED').tops.push(
      top(clock - 3 * 60_000, { ask: undefined, askQuantity: undefined, noDepth: 0n }),
      top(clock - 2 * 60_000, { bid: undefined, bidQuantity: undefined, yesDepth: 0n }),
      top(clock - 60_000, {
        bid: undefined,
        bidQuantity: undefined,
        ask: undefined,
        askQuantity: undefined,
        yesDepth: 0n,
        noDepth: 0n,
      }),
    );
    const { data } = await askTops('ONE-SIDED/book/history');
    const always = 'at changes yes_depth_5c_usd no_depth_5c_usd';
    assert.deepEqual(
      data.map((point) => Object.keys(point).join(' ')),
      [always, `${always} yes_ask_usd imbalance`, `${always} yes_bid_usd imbalance`],
    );
    assert.deepEqual([data[2]?.imbalance, data[1]?.imbalance], ['1.000000', '-1.000000']);
  });

  it('is by the minute and over 24 hours unless asked otherwise, newest first, changes summed', async () => {
    const whole = Math.floor(clock / hourMs) * hourMs;
    const market = listMarket('STEPS');
    market.tops.push(
      top(whole + 1_000, { changes: 2 }),
      top(whole + 59_000, { changes: 5, bid: 500_000 }),
      top(whole + 61_000),
      top(clock - 24 * hourMs),
      top(clock - 24 * hourMs - 1),
      top(clock),
    );
    const { data, from, to, step } = await askTops('STEPS/book/history');
    assert.deepEqual([from, to, step], [iso(clock - 24 * hourMs), iso(clock), '1m']);
    assert.deepEqual(
      data.map(({ at, changes, yes_bid_usd }) => [at, changes, yes_bid_usd]),
      [
        [iso(whole + 61_000), 1, '0.5300'],
        [iso(whole + 59_000), 7, '0.5000'],
        [iso(clock - 24 * hourMs), 1, '0.5300'],
      ],
    );
    const bySecond = await askTops('STEPS/book/history?resolution=1s');
    assert.deepEqual([bySecond.data.length, bySecond.step], [4, '1s']);
  });

  it('has 5,000 points at the most, and then says where it begins', async () => {
    const start = Math.floor((clock - 3 * hourMs) / 1000) * 1000;
    const market = listMarket('LONG');
    for (let i = 0; i < 5_001; i++) market.tops.push(top(start + i * 1000 + 250));
    market.bookGaps.push(
      { beganAt: start + 1, endedAt: start + 9, cause: 'before' },
      { beganAt: start + 5_000_001, endedAt: start + 5_000_002, cause: 'seen' },
    );
    const path = `LONG/book/history?resolution=1s&from=${iso(start)}`;
    const first = await askTops(path);
    assert.deepEqual([first.data.length, first.from, first.to], [5000, iso(start + 1000), iso(clock)]);
    assert.deepEqual(
      first.gaps.map(({ cause }) => cause),
      ['seen'],
    );
    const rest = await askTops(`${path}&to=${first.from}`);
    assert.deepEqual([rest.data.length, rest.from, rest.to], [1, iso(start), first.from]);
    market.tops.pop();
    const all = await askTops(path);
    assert.deepEqual([all.data.length, all.from], [5000, iso(start)]);
  });

  it('is the same in one piece and in several', async () => {
    const start = Math.floor((clock - hourMs) / hourMs) * hourMs;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 0, max: 600_000 }), { maxLength: 40 }),
        fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 4 }),
        async (offsets, cuts) => {
          listMarket('PIECES').tops.push(...offsets.map((offset) => top(start + offset)));
          const read = async (from: number, to: number) =>
            (await askTops(`PIECES/book/history?resolution=10s&from=${iso(from)}&to=${iso(to)}`)).data;
          const ends = [0, ...cuts.map((cut) => cut * 10_000), 600_001].sort((a, b) => a - b);
          const pieces = [];
          for (const [i, end] of ends.entries()) {
            const next = ends[i + 1];
            if (next !== undefined) pieces.unshift(...(await read(start + end, start + next)));
          }
          assert.deepEqual(pieces, await read(start, start + 600_001));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('ends where everything is saved', async () => {
    listMarket('SAVED').tops.push(top(clock - 100));
    api.data.savedUntil = clock - 412;
    const { data, to } = await askTops('SAVED/book/history');
    assert.deepEqual([data, to], [[], iso(clock - 412)]);
  });
});
