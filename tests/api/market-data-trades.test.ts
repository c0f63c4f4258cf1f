import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { marketTradesEndpoint } from '../../src/api/endpoints/index.ts';
import type { FakeTrade } from '../harness/fake-market-data.ts';
import { clock, hourMs, iso, type MarketDataApi, startMarketDataApi } from '../harness/market-data-api.ts';

let api: MarketDataApi;
before(async () => {
  api = await startMarketDataApi();
});
after(() => api.close());

function trade(ts: number, id: string, fields: Partial<FakeTrade> = {}): FakeTrade {
  return {
    ts,
    id,
    price: 540_000,
    quantity: 100_000_000,
    takerAction: 'buy',
    outcome: 'yes',
    block: false,
    ...fields,
  };
}

function listMarket(id: string, trades: readonly FakeTrade[], archived: readonly FakeTrade[] = []) {
  const market = api.data.list({ venue: 'venue_b', id });
  market.trades.push(...trades);
  market.archivedTrades.push(...archived);
  return market;
}

const ask = (path: string) => api.ask(marketTradesEndpoint, `venue_b/${path}`);
const idsOf = (page: { readonly data: readonly { readonly id: string }[] }) => page.data.map(({ id }) => id);

/** Every page, joined; `between` runs after each. */
async function walk(path: string, between: () => void = () => undefined): Promise<string[]> {
  const found: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await ask(`${path}${cursor}`);
    found.push(...idsOf(page));
    if (page.next_cursor === undefined) return found;
    cursor = `&cursor=${page.next_cursor}`;
    between();
  }
}

describe('a trade', () => {
  function checkTrade(fields: Partial<FakeTrade>, expected: Readonly<Record<string, unknown>>): void {
    it(`${JSON.stringify(fields)} shows ${JSON.stringify(expected)}`, async () => {
      listMarket('ONE', [trade(clock - 5, 'T', fields)]);
      const [shown] = (await ask('ONE/trades')).data;
      assert.deepEqual({ ...shown, ...expected }, shown);
    });
  }

  it('has every field', async () => {
    listMarket('FIELDS', [trade(clock - 5, 'T-1')]);
    assert.deepEqual((await ask('FIELDS/trades')).data, [
      {
        id: 'T-1',
        executed_at: iso(clock - 5),
        price_usd: '0.5400',
        quantity: '100.0000',
        notional_usd: '54.0000',
        taker_action: 'buy',
        outcome: 'Above 2.9%',
        toward: 'yes',
        block: false,
        archived: false,
      },
    ]);
  });
  checkTrade(
    { outcome: 'no' },
    { outcome: '2.9% or lower', toward: 'no', price_usd: '0.5400', notional_usd: '46.0000' },
  );
  checkTrade({ takerAction: 'sell' }, { toward: 'no', taker_action: 'sell', notional_usd: '54.0000' });
  checkTrade({ takerAction: 'sell', outcome: 'no' }, { toward: 'yes', notional_usd: '46.0000' });
  checkTrade({ block: true }, { block: true });
  checkTrade(
    { price: 100, quantity: 1 },
    { price_usd: '0.0001', quantity: '0.000001', notional_usd: '0.0000' },
  );
  checkTrade({ price: 100, quantity: 1, outcome: 'no' }, { notional_usd: '0.0000' });
  checkTrade(
    { price: 123_457, quantity: 9_007_199_254_740_991 },
    { quantity: '9007199254.740991', notional_usd: '1112001798.3926' },
  );
});

describe('trades', () => {
  it('of the last 24 hours, newest first, 100 at the most; those of one instant by id', async () => {
    const many = Array.from({ length: 150 }, (_, i) =>
      trade(clock - 1 - (i >> 1) * 1000, `T${String(i).padStart(3, '0')}`),
    );
    listMarket('STANDARD', [...many, trade(clock, 'NOW'), trade(clock - 25 * hourMs, 'OLD')]);
    const page = await ask('STANDARD/trades');
    assert.equal(page.data.length, 100);
    assert.deepEqual(idsOf(page).slice(0, 4), ['T001', 'T000', 'T003', 'T002']);
    assert.match(page.next_cursor ?? '', /^[A-Za-z0-9_-]+$/);
    assert.equal((await ask('STANDARD/trades?limit=150')).next_cursor, undefined);
    assert.equal((await ask('STANDARD/trades?limit=1000')).data.length, 150);
  });

  it('include the start of the window and leave out its end', async () => {
    listMarket('EDGES', [trade(1000, 'A'), trade(999, 'B'), trade(2000, 'C'), trade(1999, 'D')]);
    assert.deepEqual(idsOf(await ask(`EDGES/trades?from=${iso(1000)}&to=${iso(2000)}`)), ['D', 'A']);
  });

  it('can be asked for from a notional on, which is that of the outcome taken', async () => {
    listMarket('NOTIONAL', [
      trade(clock - 4, 'FIFTY-FOUR'),
      trade(clock - 3, 'FORTY-SIX', { outcome: 'no' }),
      trade(clock - 2, 'DUST', { price: 100, quantity: 10_000 }),
    ]);
    const least = async (text: string) => idsOf(await ask(`NOTIONAL/trades?min_notional_usd=${text}`));
    assert.deepEqual(await least('0'), ['DUST', 'FORTY-SIX', 'FIFTY-FOUR']);
    assert.deepEqual(await least('0.000001'), ['DUST', 'FORTY-SIX', 'FIFTY-FOUR']);
    assert.deepEqual(await least('0.000002'), ['FORTY-SIX', 'FIFTY-FOUR']);
    assert.deepEqual(await least('46'), ['FORTY-SIX', 'FIFTY-FOUR']);
    assert.deepEqual(await least('46.000001'), ['FIFTY-FOUR']);
    assert.deepEqual(await least('999999999999.999999'), []);
  });

  it('recorded and archived ones are one list, and none is in it twice', async () => {
    listMarket(
      'MERGED',
      [trade(clock - 10, 'R1'), trade(clock - 20, 'BOTH'), trade(clock - 30, 'R2')],
      [trade(clock - 15, 'A1'), trade(clock - 20, 'BOTH'), trade(clock - 30, 'R1'), trade(clock - 40, 'A2')],
    );
    const { data } = await ask('MERGED/trades');
    assert.deepEqual(
      data.map(({ id, archived }) => [id, archived]),
      [
        ['R1', false],
        ['A1', true],
        ['BOTH', false],
        ['R2', false],
        ['R1', true],
        ['A2', true],
      ],
    );
  });

  it('that were missed are gaps of the window', async () => {
    const market = listMarket('GAPS', []);
    market.bookGaps.push({ beganAt: clock - 100, endedAt: clock - 50, cause: 'book' });
    market.tradeGaps.push(
      { beganAt: clock - 30 * hourMs, endedAt: clock - 25 * hourMs, cause: 'old' },
      { beganAt: clock - 2 * hourMs, endedAt: clock - hourMs, cause: 'restart' },
    );
    assert.deepEqual((await ask('GAPS/trades')).gaps, [
      { from: iso(clock - 2 * hourMs), to: iso(clock - hourMs), cause: 'restart' },
    ]);
  });

  it('of a time without a recorder are not known either', async (t) => {
    t.after(() => {
      api.data.savedUntil = undefined;
    });
    listMarket('DEAD', [trade(clock - 500, 'T1'), trade(clock - 1_413, 'T0')]);
    api.data.savedUntil = clock - 1_412;
    const recording = await ask('DEAD/trades');
    assert.deepEqual([idsOf(recording), recording.gaps], [['T0'], []]);
    api.data.savedUntil = clock - hourMs;
    assert.deepEqual((await ask('DEAD/trades')).gaps, [{ from: iso(clock - hourMs), cause: 'not_recorded' }]);
    assert.deepEqual((await ask(`DEAD/trades?to=${iso(clock - 2 * hourMs)}`)).gaps, []);
  });
});

const anyTrades = fc.uniqueArray(
  fc.record({
    ts: fc.integer({ min: clock - 12, max: clock + 3 }),
    id: fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('a', 'B', '-', '7') }),
    archived: fc.boolean(),
  }),
  { selector: ({ ts, id }) => `${ts} ${id}`, maxLength: 60 },
);

describe('pages', () => {
  it('join to the whole, whatever the limit, without a duplicate or a hole', async () => {
    await fc.assert(
      fc.asyncProperty(anyTrades, fc.integer({ min: 1, max: 9 }), async (trades, limit) => {
        const made = (archived: boolean) =>
          trades.filter((each) => each.archived === archived).map(({ ts, id }) => trade(ts, id));
        listMarket('PAGED', made(false), made(true));
        const whole = idsOf(await ask('PAGED/trades?limit=1000'));
        assert.equal(whole.length, trades.filter(({ ts }) => ts < clock).length);
        assert.deepEqual(await walk(`PAGED/trades?limit=${limit}`), whole);
      }),
      { numRuns: 40 },
    );
  });

  it('keep what was there when the walk began, while others come in', async () => {
    const market = listMarket(
      'BUSY',
      Array.from({ length: 50 }, (_, i) => trade(clock - 1 - (i % 25) * 10, `T${i}`)),
    );
    const whole = idsOf(await ask('BUSY/trades?limit=1000'));
    let added = 0;
    const walked = await walk('BUSY/trades?limit=3', () => {
      market.trades.push(trade(clock - 1, `NEW${added++}`), trade(clock - 1 - added * 7, `NEW${added++}`));
    });
    assert.ok(added > 20);
    assert.equal(new Set(walked).size, walked.length);
    assert.deepEqual(
      walked.filter((id) => !id.startsWith('NEW')),
      whole,
    );
  });

  it('keep the window of the first one, though the clock goes on', async () => {
    const market = listMarket('WINDOW', [trade(clock - 24 * hourMs, 'EDGE'), trade(clock - 1, 'LAST')]);
    const walked = await walk('WINDOW/trades?limit=1', () => {
      api.wait(hourMs);
      market.trades.push(trade(clock, 'LATER'));
    });
    assert.deepEqual(walked, ['LAST', 'EDGE']);
  });
});

describe('a cursor', () => {
  let cursor: string;
  const window = `from=2026-09-16T00:00:00Z&min_notional_usd=1.50`;
  before(async () => {
    const trades = [trade(clock - 1, 'A'), trade(clock - 2, 'B')];
    listMarket('ONE-MARKET', trades);
    listMarket('OTHER-MARKET', trades);
    cursor = (await ask(`ONE-MARKET/trades?limit=1&${window}`)).next_cursor ?? '';
    assert.notEqual(cursor, '');
  });

  it('that is none of ours is refused before the market is looked for', async () => {
    assert.equal(
      (await api.refused('venue_b/NO-SUCH-MARKET/trades?cursor=l-I0')).problem,
      '400 invalid_parameter',
    );
    assert.equal((await api.refused('venue_b/NO-SUCH-MARKET/trades')).problem, '404 market_not_found');
  });

  it('goes on, with another limit and the same values written otherwise', async () => {
    const path = 'ONE-MARKET/trades?limit=7&from=2026-09-16T00:00:00.000%2B00:00&min_notional_usd=01.5';
    assert.deepEqual(idsOf(await ask(`${path}&cursor=${cursor}`)), ['B']);
  });

  function checkForeign(path: string): void {
    it(`does not go with ${path}`, async () => {
      const { problem, message } = await api.refused(`${path}&cursor=${cursor}`);
      assert.equal(problem, '400 invalid_parameter');
      assert.match(message, /^cursor /);
    });
  }
  checkForeign(`venue_b/OTHER-MARKET/trades?${window}`);
  checkForeign('venue_b/ONE-MARKET/trades?limit=1');
  checkForeign(`venue_b/ONE-MARKET/trades?${window}&to=2026-09-16T14:00:00Z`);
  checkForeign('venue_b/ONE-MARKET/trades?from=2026-09-16T00:00:01Z&min_notional_usd=1.50');
  checkForeign('venue_b/ONE-MARKET/trades?from=2026-09-16T00:00:00Z&min_notional_usd=1.51');

  it('of any other text is refused, and never a failure of ours', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'ABCabc019_-'), minLength: 1, maxLength: 512 });
    await fc.assert(
      fc.asyncProperty(text, async (made) => {
        const { problem, message } = await api.refused(`venue_b/ONE-MARKET/trades?cursor=${made}`);
        assert.equal(problem, '400 invalid_parameter');
        assert.match(message, /^cursor /);
      }),
      { numRuns: 60 },
    );
  });
});

describe('requests for trades', () => {
  function checkRefused(path: string, problem: string, named = ''): void {
    it(`${path.slice(0, 60)} is ${problem}`, async () => {
      listMarket('REFUSED', []);
      const refusal = await api.refused(path);
      assert.equal(refusal.problem, problem);
      assert.ok(refusal.message.includes(named), refusal.message);
    });
  }
  checkRefused('venue_a/REFUSED/trades', '404 market_not_found');
  checkRefused('venue_x/REFUSED/trades', '400 invalid_market', 'venue');
  for (const [name = '', text] of [
    ['limit', '0'],
    ['limit', '1001'],
    ['min_notional_usd', '-1'],
    ['min_notional_usd', '1.0000001'],
    ['min_notional_usd', '1e3'],
    ['from', '1700000000'],
    ['resolution', '1m'],
    ['cursor', 'a'.repeat(513)],
    ['cursor', 'a=b'],
  ]) {
    checkRefused(`venue_b/REFUSED/trades?${name}=${text}`, '400 invalid_parameter', name);
  }
  checkRefused(
    'venue_b/REFUSED/trades?from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z',
    '400 invalid_parameter',
    'from',
  );
});
