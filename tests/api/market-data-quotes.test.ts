import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import {
  marketBookHistoryEndpoint,
  marketQuotesEndpoint,
  marketTradesEndpoint,
} from '../../src/api/endpoints/index.ts';
import { StoreError, type StoreErrorCode } from '../../src/store/index.ts';
import type { FakePrice, FakeQuote } from '../harness/fake-market-data.ts';
import { clock, hourMs, iso, type MarketDataApi, startMarketDataApi } from '../harness/market-data-api.ts';

let api: MarketDataApi;
before(async () => {
  api = await startMarketDataApi();
});
after(() => api.close());

function quote(ts: number, price = 500_000): FakeQuote {
  return { ts, yesAsk: price + 10_000, noAsk: 1_010_000 - price, price };
}

function listMarket(id: string, quotes: readonly FakeQuote[], prices: readonly FakePrice[] = []) {
  const market = api.data.list({ venue: 'venue_a', id });
  market.quotes.push(...quotes);
  market.prices.push(...prices);
  return market;
}

const ask = (path: string) => api.ask(marketQuotesEndpoint, `venue_a/${path}`);
const minute = 60_000;
const whole = Math.floor(clock / hourMs) * hourMs;

describe('quotes', () => {
  it('of the last 24 hours, the last of each minute, newest first, 500 at the most', async () => {
    const quotes = Array.from({ length: 1600 }, (_, i) => quote(clock - 30_000 * (i + 1)));
    listMarket('STANDARD', [...quotes, quote(clock), quote(clock - 25 * hourMs)]);
    const { data, step, to, from } = await ask('STANDARD/quotes');
    assert.equal(data.length, 500);
    assert.equal(data[0]?.observed_at, iso(clock - 30_000));
    const minutes = data.map(({ observed_at }) => observed_at.slice(0, 16));
    assert.equal(new Set(minutes).size, 500);
    assert.deepEqual(minutes, minutes.toSorted().reverse());
    assert.deepEqual([step, to, from], ['1m', iso(clock), `${minutes.at(-1)}:00.000Z`]);
  });

  it('say what they cover where nothing is left out', async () => {
    listMarket('ALL', [quote(clock - hourMs)]);
    const { from, to, data, gaps } = await ask('ALL/quotes');
    assert.deepEqual([from, to, data.length, gaps], [iso(clock - 24 * hourMs), iso(clock), 1, []]);
  });

  it('are exact, and have neither what was not quoted nor another field', async () => {
    listMarket('EXACT', [
      { ts: clock - 4 * minute, yesAsk: 100, noAsk: 999_950, price: 123_456 },
      { ts: clock - 3 * minute, yesAsk: undefined, noAsk: 1, price: undefined },
      { ts: clock - 2 * minute, yesAsk: undefined, noAsk: undefined, price: undefined },
    ]);
    const { data } = await ask('EXACT/quotes');
    assert.deepEqual(data, [
      { observed_at: iso(clock - 2 * minute), source: 'venue' },
      { observed_at: iso(clock - 3 * minute), no_ask_usd: '0.000001', source: 'venue' },
      {
        observed_at: iso(clock - 4 * minute),
        yes_ask_usd: '0.0001',
        no_ask_usd: '0.99995',
        price_usd: '0.123456',
        source: 'venue',
      },
    ]);
  });

  it('include the start of the window and leave out its end', async () => {
    listMarket('EDGES', [quote(whole - hourMs), quote(whole), quote(whole - hourMs - 1)]);
    const { data } = await ask(`EDGES/quotes?from=${iso(whole - hourMs)}&to=${iso(whole)}`);
    assert.deepEqual(
      data.map(({ observed_at }) => observed_at),
      [iso(whole - hourMs)],
    );
  });

  for (const [resolution, ms] of Object.entries({
    '1s': 1000,
    '10s': 10_000,
    '1m': minute,
    '5m': 5 * minute,
    '15m': 15 * minute,
    '1h': hourMs,
  })) {
    it(`go by steps of ${resolution}`, async () => {
      listMarket('STEPS', [
        quote(whole - 2 * ms),
        quote(whole - ms),
        quote(whole - ms + 999),
        quote(whole - 1),
      ]);
      const { data, step } = await ask(
        `STEPS/quotes?resolution=${resolution}&from=${iso(whole - 2 * ms)}&to=${iso(whole)}`,
      );
      assert.equal(step, resolution);
      assert.deepEqual(
        data.map(({ observed_at }) => observed_at),
        [iso(whole - 1), iso(whole - 2 * ms)],
      );
    });
  }

  it('a window in the future ends now, one before 1970 begins there', async () => {
    listMarket('FAR', []);
    const future = await ask(`FAR/quotes?from=${iso(clock + hourMs)}&to=${iso(clock + 2 * hourMs)}`);
    assert.deepEqual([future.from, future.to], [iso(clock), iso(clock)]);
    const past = await ask('FAR/quotes?from=0001-01-01T00:00:00Z&to=1969-12-31T23:59:59Z');
    assert.deepEqual([past.from, past.to], [iso(0), iso(0)]);
    const all = await ask('FAR/quotes?from=0000-01-01T00:00:00Z&to=9999-12-31T23:59:59.999999999Z');
    assert.deepEqual([all.from, all.to], [iso(0), iso(clock)]);
  });
});

describe('quotes walked backwards by `from`', () => {
  it('are all there are, once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 0, max: 40_000 }), { maxLength: 60 }),
        fc.constantFrom('1s', '10s', '1m'),
        fc.integer({ min: 1, max: 7 }),
        async (offsets, resolution, limit) => {
          const start = whole - 40_123;
          listMarket(
            'WALK',
            offsets.map((offset) => quote(start + offset)),
          );
          const at = `WALK/quotes?resolution=${resolution}&from=${iso(start)}`;
          const inOne = await ask(`${at}&to=${iso(whole)}&limit=5000`);
          const walked: string[] = [];
          for (let to = iso(whole); ; ) {
            const page = await ask(`${at}&to=${to}&limit=${limit}`);
            assert.equal(page.to, to);
            walked.push(...page.data.map(({ observed_at }) => observed_at));
            if (page.from === iso(start)) break;
            assert.equal(page.data.length, limit);
            to = page.from;
          }
          assert.deepEqual(
            walked,
            inOne.data.map(({ observed_at }) => observed_at),
          );
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('archived closing prices', () => {
  const archive = Array.from({ length: 10 }, (_, i) => ({
    ts: whole - i * hourMs - 20_000,
    price: 400_000 + i,
  }));
  const window = `from=${iso(whole - 9 * hourMs)}&to=${iso(whole)}`;

  it('continue the quotes to before recording began, with price and source alone', async () => {
    const began = whole - 3 * hourMs + 5 * minute;
    listMarket('CONTINUED', [quote(began), quote(began + hourMs)], archive);
    const { data } = await ask(`CONTINUED/quotes?${window}`);
    assert.deepEqual(
      data.map(({ source }) => source),
      ['venue', 'venue', ...Array<string>(6).fill('archive')],
    );
    assert.deepEqual(data[2], {
      observed_at: iso(whole - 3 * hourMs - 20_000),
      price_usd: '0.400003',
      source: 'archive',
    });
  });

  it('are all there is of a market that was never recorded', async () => {
    listMarket('NEVER', [], archive);
    const { data, from } = await ask(`NEVER/quotes?${window}&limit=4`);
    assert.equal(data.length, 4);
    assert.ok(data.every(({ source }) => source === 'archive'));
    assert.equal(from, iso(whole - 3 * hourMs - minute));
  });

  it('are left out where recording began before the window, though nothing changed in it', async () => {
    listMarket('BEFORE', [quote(whole - 20 * hourMs)], archive);
    assert.deepEqual((await ask(`BEFORE/quotes?${window}`)).data, []);
  });

  it('do not share the step of a recorded quote', async () => {
    const began = whole - hourMs / 2;
    listMarket(
      'STEP',
      [quote(began)],
      [
        { ts: began - minute, price: 1 },
        { ts: began - hourMs, price: 2 },
      ],
    );
    const { data } = await ask(`STEP/quotes?${window}&resolution=1h`);
    assert.deepEqual(
      data.map(({ observed_at }) => observed_at),
      [iso(began), iso(began - hourMs)],
    );
  });
});

describe('gaps', () => {
  it('of the book that touch the window stand beside the quotes', async () => {
    const market = listMarket('GAPS', []);
    market.bookGaps.push(
      { beganAt: whole - 5 * hourMs, endedAt: whole - 4 * hourMs, cause: 'overload' },
      { beganAt: whole - 2.5 * hourMs, endedAt: whole - 1.5 * hourMs, cause: 'restart' },
      { beganAt: whole - minute, endedAt: undefined, cause: 'disconnected' },
    );
    const { gaps } = await ask(`GAPS/quotes?from=${iso(whole - 2 * hourMs)}&to=${iso(whole)}`);
    assert.deepEqual(gaps, [
      { from: iso(whole - 2.5 * hourMs), to: iso(whole - 1.5 * hourMs), cause: 'restart' },
      { from: iso(whole - minute), cause: 'disconnected' },
    ]);
  });

  it('too many of them end in one that spans the rest', async () => {
    const market = listMarket('MANY', []);
    for (let i = 0; i < 1500; i++) {
      market.bookGaps.push({
        beganAt: whole - hourMs + i * 100,
        endedAt: whole - hourMs + i * 100 + 50,
        cause: 'gap',
      });
    }
    const { gaps } = await ask('MANY/quotes');
    assert.equal(gaps.length, 1000);
    assert.deepEqual(gaps[998], {
      from: iso(whole - hourMs + 99_800),
      to: iso(whole - hourMs + 99_850),
      cause: 'gap',
    });
    assert.deepEqual(gaps[999], {
      from: iso(whole - hourMs + 99_900),
      to: iso(whole - hourMs + 149_950),
      cause: 'many',
    });
  });

  it('of which one lasts: so does the one that spans them', async () => {
    const market = listMarket('LASTING', []);
    for (let i = 0; i < 1001; i++) {
      market.bookGaps.push({
        beganAt: whole - hourMs + i,
        endedAt: i === 1000 ? undefined : whole - hourMs + i + 1,
        cause: 'gap',
      });
    }
    assert.deepEqual((await ask('LASTING/quotes')).gaps.at(-1), {
      from: iso(whole - hourMs + 999),
      cause: 'many',
    });
  });
});

describe('what is not saved yet', () => {
  after(() => {
    api.data.savedUntil = undefined;
  });

  it('is not covered, so that who goes on from there misses nothing', async () => {
    listMarket('SAVING', [quote(clock - 3_000), quote(clock - 500)]);
    api.data.savedUntil = clock - 1_412;
    const { data, to, gaps } = await ask('SAVING/quotes?resolution=1s');
    assert.deepEqual([to, gaps, data.length], [iso(clock - 1_412), [], 1]);
    const past = await ask(`SAVING/quotes?to=${iso(clock - 2_000)}`);
    assert.equal(past.to, iso(clock - 2_000));
    const between = await ask(`SAVING/quotes?from=${iso(clock - 1_000)}`);
    assert.deepEqual([between.from, between.to], [iso(clock - 1_412), iso(clock - 1_412)]);
  });

  it('is a gap where there was no recorder for a while', async () => {
    listMarket('DEAD', []);
    api.data.savedUntil = clock - hourMs;
    const { to, gaps } = await ask('DEAD/quotes');
    assert.deepEqual([to, gaps], [iso(clock), [{ from: iso(clock - hourMs), cause: 'not_recorded' }]]);
    assert.deepEqual((await ask(`DEAD/quotes?to=${iso(clock - 2 * hourMs)}`)).gaps, []);
    const market = listMarket('ENDED', []);
    market.bookGaps.push({ beganAt: clock - 2 * hourMs, endedAt: undefined, cause: 'restart' });
    assert.deepEqual((await ask('ENDED/quotes')).gaps, [{ from: iso(clock - 2 * hourMs), cause: 'restart' }]);
  });
});

describe('a record that cannot be read', () => {
  after(() => {
    api.data.failure = undefined;
  });

  function checkFailure(code: StoreErrorCode, problem: string): void {
    it(`${code} is ${problem}`, async () => {
      listMarket('FAILING', []);
      api.data.failure = new StoreError(code, 'a sentence for us');
      for (const end of ['quotes', 'book/history']) {
        const refusal = await api.refused(`venue_a/FAILING/${end}`);
        assert.equal(refusal.problem, problem);
        assert.doesNotMatch(refusal.message, /a sentence for us/);
        if (code === 'too_many_rows') assert.match(refusal.message, /^from /);
      }
    });
  }
  checkFailure('too_many_rows', '400 invalid_parameter');
  checkFailure('unavailable', '503 database_unavailable');
  checkFailure('cancelled', '504 timeout');
  checkFailure('failed', '500 internal');
});

describe('requests for quotes', () => {
  function checkRefused(path: string, problem: string, named = ''): void {
    it(`${path} is ${problem}`, async () => {
      listMarket('REFUSED', []);
      const refusal = await api.refused(path);
      assert.equal(refusal.problem, problem);
      assert.ok(refusal.message.includes(named), refusal.message);
    });
  }
  checkRefused('venue_a/NO-SUCH-MARKET/quotes', '404 market_not_found');
  checkRefused('venue_b/REFUSED/quotes', '404 market_not_found');
  checkRefused('venue_c/REFUSED/quotes', '400 invalid_market', 'venue');
  checkRefused('venue_a/-/quotes', '400 invalid_market', 'id');
  for (const [name, text] of [
    ['limit', '0'],
    ['limit', '5001'],
    ['resolution', '2m'],
    ['from', 'yesterday'],
    ['to', '2026-02-30T00:00:00Z'],
    ['cursor', 'abc'],
  ]) {
    checkRefused(`venue_a/REFUSED/quotes?${name}=${text}`, '400 invalid_parameter', name);
  }
  checkRefused(
    'venue_a/REFUSED/quotes?from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z',
    '400 invalid_parameter',
    'from',
  );
});

describe('the window of quotes, trades and the top of the book', () => {
  after(() => {
    api.data.savedUntil = undefined;
  });

  const endpoints = {
    quotes: marketQuotesEndpoint,
    trades: marketTradesEndpoint,
    'book/history': marketBookHistoryEndpoint,
  } as const;

  /** The same of all three. */
  async function checkWindow(query: string, from: number, to: number, gaps: readonly object[] = []) {
    for (const [end, { response }] of Object.entries(endpoints)) {
      const answer = await api.ask<typeof response>({ response }, `venue_a/WINDOWS/${end}${query}`);
      assert.deepEqual(
        { from: answer.from, to: answer.to, gaps: answer.gaps },
        { from: iso(from), to: iso(to), gaps },
        `${end}${query}`,
      );
    }
  }

  it('is exactly 24 hours that end where everything is saved', async () => {
    listMarket('WINDOWS', []);
    const saved = clock - 1_412;
    api.data.savedUntil = saved;
    await checkWindow('', saved - 24 * hourMs, saved);
    await checkWindow(`?to=${iso(clock + hourMs)}`, saved - 24 * hourMs, saved);
    await checkWindow(`?from=${iso(saved - hourMs)}`, saved - hourMs, saved);
  });

  it('is empty, without gaps, where it begins in the future', async () => {
    const market = listMarket('WINDOWS', []);
    const lasting = { beganAt: clock - hourMs, endedAt: undefined, cause: 'restart' };
    market.bookGaps.push(lasting);
    market.tradeGaps.push(lasting);
    const future = `?from=${iso(clock + hourMs)}`;
    for (const savedUntil of [undefined, clock - 1_412, clock - hourMs]) {
      api.data.savedUntil = savedUntil;
      const end = savedUntil === clock - 1_412 ? savedUntil : clock;
      await checkWindow(future, end, end);
      await checkWindow(`${future}&to=${iso(clock + 2 * hourMs)}`, end, end);
    }
  });

  it('ends now, with a gap, where recording has stopped', async () => {
    listMarket('WINDOWS', []);
    api.data.savedUntil = clock - hourMs;
    const gap = { from: iso(clock - hourMs), cause: 'not_recorded' };
    await checkWindow('', clock - 24 * hourMs, clock, [gap]);
  });
});
