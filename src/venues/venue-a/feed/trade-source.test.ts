import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { silentLog } from '../../../runtime/log.ts';
import type { FeedFact } from '../../feed.ts';
import { tradeCatchUpDefaults } from '../../trade-catch-up.ts';
import { VenueError } from '../../venue-error.ts';
import { openTradeCatchUp } from './trade-source.ts';

const now = Date.UTC(2026, 10, 20);
const cutoff = Date.UTC(2026, 7, 20);
const { signal } = new AbortController();

/** A list with a trade every so often up to now, in pages of two. */
function bench(
  tradesSince: number | undefined,
  everyMs: number,
  pagesMax = 50,
  spoilt: Readonly<Record<number, object | string>> = {},
) {
  const facts: FeedFact[] = [];
  const asked: string[] = [];
  const state = { fails: false };
  const catchUp = openTradeCatchUp(
    {
      log: silentLog,
      now: () => now,
      emit: (fact) => void facts.push(fact),
      options: { tradesPerPage: 2, pagesMax: 1 },
      tradesSince,
      api: {
        read: async (path, { query = {} }) => {
          asked.push(path);
          if (state.fails) throw new VenueError('server_error', 'down');
          if (path === '/historical/cutoff') {
            const at = new Date(cutoff).toISOString();
            return { market_settled_ts: at, trades_created_ts: at };
          }
          const from = Number(query['cursor'] ?? 0);
          const since = Math.max(Number(query['min_ts'] ?? 0) * 1000, cutoff);
          const rows = [from, from + 1].filter((i) => now - i * everyMs >= since);
          return {
            trades: rows.map((i) =>
              typeof spoilt[i] === 'string'
                ? spoilt[i]
                : {
                    trade_id: `t${i}`,
                    ticker: `M-${i}`,
                    count_fp: '1.00',
                    yes_price_dollars: '0.5000',
                    taker_outcome_side: 'yes',
                    created_time: new Date(now - i * everyMs).toISOString(),
                    ...Object(spoilt[i]),
                  },
            ),
            cursor: rows.length === 2 ? String(from + 2) : '',
          };
        },
      },
    },
    { ...tradeCatchUpDefaults, pagesMax },
  );
  const missed = () => facts.flatMap((fact) => (fact.kind === 'trades_missed' ? fact : []));
  return { catchUp, facts, asked, missed, state };
}

describe('the list of all trades of venue_a', () => {
  it('is read back to where another process had everything, whatever the market', async () => {
    const { catchUp, facts, missed, asked } = bench(now - 3_600_000, 600_000);
    // An hour and the overlaps, six minutes, with a trade each ten minutes.
    assert.equal(await catchUp.pass('settled', signal), 7);
    assert.deepEqual(
      facts.map((fact) => fact.kind === 'trade' && fact.market),
      ['M-6', 'M-5', 'M-4', 'M-3', 'M-2', 'M-1', 'M-0'],
    );
    assert.deepEqual(missed(), []);
    assert.ok(!asked.includes('/historical/cutoff'));
  });

  it('says exactly which span lies before the live trades, once', async () => {
    const since = cutoff - 10 * 86_400_000;
    const { catchUp, missed, state } = bench(since, 86_400_000, 100);
    state.fails = true;
    await assert.rejects(catchUp.pass('settled', signal), { code: 'server_error' });
    state.fails = false;
    assert.equal(await catchUp.pass('settled', signal), 93);
    assert.deepEqual(
      missed().map(({ markets, from, to }) => [markets, from, to]),
      [['all', since - 360_000, cutoff]],
    );
    await catchUp.pass('settled', signal);
    assert.equal(missed().length, 1);
  });

  it('says once of each trade that makes no sense that it is missed, as exactly as it can be read', async () => {
    const { catchUp, missed, facts } = bench(now - 3_600_000, 600_000, 50, {
      1: { count_fp: 'many' },
      2: { ticker: '../', count_fp: null },
      4: { created_time: 'then' },
      6: 'nothing',
    });
    assert.equal(await catchUp.pass('settled', signal), 3);
    assert.equal(facts.filter(({ kind }) => kind === 'trade').length, 3);
    const at = (i: number) => now - i * 600_000;
    const expected = [
      ['M-1', at(1), at(1) + 1],
      ['all', at(2), at(2) + 1],
      // Without a time of its own: between its neighbours, or where the reading began.
      ['M-4', at(5), at(3) + 1],
      ['all', now - 3_600_000 - 360_000, at(5) + 1],
    ];
    assert.deepEqual(
      missed().map(({ markets, from, to }) => [markets.toString(), from, to]),
      expected,
    );
    assert.ok(missed().every(({ reason }) => reason === 'unreadable'));
    await catchUp.pass('settled', signal);
    assert.equal(missed().length, expected.length);
  });

  it('says exactly which span the pages it may read do not reach', async () => {
    const { catchUp, missed } = bench(now - 86_400_000, 60_000, 3);
    assert.equal(await catchUp.pass('settled', signal), 6);
    assert.deepEqual(
      missed().map(({ markets, from, to }) => [markets, from, to]),
      [['all', now - 86_400_000 - 360_000, now - 5 * 60_000 + 1_000]],
    );
  });
});
