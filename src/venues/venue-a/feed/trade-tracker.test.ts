import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { silentLog } from '../../../runtime/log.ts';
import { VenueError } from '../../venue-error.ts';
import { readTrade } from '../wire/index.ts';
import { TradeTracker } from './trade-tracker.ts';

const startsAt = Date.UTC(2026, 10, 20);

/** A trade some seconds after the start. */
function row(id: string, seconds: number) {
  return {
    trade_id: id,
    ticker: 'A-1',
    count_fp: '1.00',
    yes_price_dollars: '0.5000',
    taker_outcome_side: 'yes',
    created_time: new Date(startsAt + seconds * 1000).toISOString(),
  };
}

/** A venue with these trades, oldest first, in pages of two; fails from a page on if told so. */
function bench(trades: readonly ReturnType<typeof row>[], failsAtPage = Number.POSITIVE_INFINITY) {
  const told: string[] = [];
  const asked: string[] = [];
  const newest = trades.toReversed();
  const tracker = new TradeTracker({
    log: silentLog,
    now: () => startsAt,
    options: { tradesPerPage: 2, pagesMax: 100 },
    emit: (fact) => fact.kind === 'trade' && told.push(fact.trade.id),
    api: {
      read: (_path, { query = {} }) => {
        const from = Number(query['cursor'] ?? 0);
        asked.push(`${from} ${query['min_ts'] ?? ''}`.trim());
        if (from / 2 + 1 >= failsAtPage) return Promise.reject(new VenueError('timeout', 'late'));
        const rows = newest.slice(from, from + 2);
        return Promise.resolve({ trades: rows, cursor: from + 2 < newest.length ? `${from + 2}` : '' });
      },
    },
  });
  return { tracker, told, asked, take: (id: string, seconds: number) => take(tracker, id, seconds) };
}

function take(tracker: TradeTracker, id: string, seconds: number): void {
  const trade = readTrade(row(id, seconds));
  assert.ok(trade);
  tracker.take(trade, startsAt);
}

const { signal } = new AbortController();

describe('tracking trades', () => {
  it('tells each once', () => {
    const { told, take } = bench([]);
    take('a', 1);
    take('a', 1);
    take('b', 2);
    assert.deepEqual(told, ['a', 'b']);
  });

  it('reads only the latest page when nothing is known yet', async () => {
    const { tracker, told, asked } = bench(['a', 'b', 'c', 'd', 'e'].map((id, i) => row(id, i)));
    assert.equal(tracker.hasStarted, false);
    await tracker.catchUp(10, signal);
    assert.deepEqual([told, asked], [['d', 'e'], ['0']]);
    assert.equal(tracker.hasStarted, true);
  });

  it('fetches what was missed, oldest first, and nothing twice', async () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, i) => row(id, i * 60));
    const { tracker, told, asked, take } = bench(all);
    take('c', 120);
    await tracker.catchUp(10, signal);
    assert.deepEqual(told, ['c', 'a', 'b', 'd', 'e', 'f']);
    assert.equal(asked[0], `0 ${startsAt / 1000 + 110}`);
  });

  it('stops at what lies before the latest known one', async () => {
    const all = Array.from({ length: 40 }, (_, i) => row(`t${i}`, i * 60));
    const { tracker, asked, take } = bench(all);
    take('t37', 37 * 60);
    await tracker.catchUp(10, signal);
    assert.equal(asked.length, 2);
  });

  it('passes on what it got when the rest cannot be had', async () => {
    const all = Array.from({ length: 10 }, (_, i) => row(`t${i}`, i));
    const { tracker, told, take } = bench(all, 3);
    take('t0', 0);
    await tracker.catchUp(10, signal);
    assert.deepEqual(told, ['t0', 't6', 't7', 't8', 't9']);
    const failing = bench(all, 1);
    failing.take('t0', 0);
    await assert.rejects(failing.tracker.catchUp(10, signal), { code: 'timeout' });
  });
});
