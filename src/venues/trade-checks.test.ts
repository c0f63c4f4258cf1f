import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { silentLog } from '../runtime/log.ts';
import { TradeCatchUp, tradeCatchUpDefaults } from './trade-catch-up.ts';
import { TradeChecks } from './trade-checks.ts';
import { VenueError } from './venue-error.ts';

const hour = 3_600_000;

/** Counts readings of a list that has a new trade each time; the first ones fail on request. */
function bench(t: TestContext, everyMs: number, failing = 0) {
  const counts = { passes: 0, found: 0 };
  const catchUp = new TradeCatchUp(
    {
      emit: () => undefined,
      now: () => 1_000,
      markets: () => 'all',
      onUnread: () => undefined,
      readPages: async function* () {
        counts.passes += 1;
        if (counts.passes <= failing) throw new VenueError('timeout', 'late');
        const common = { price: 1, quantity: 1, takerAction: 'buy', outcome: 'yes', block: false } as const;
        const trade = { ...common, id: String(counts.passes), venueTime: 1 };
        yield { trades: [{ market: 'm', trade }], newest: 1, oldest: 1 };
      },
    },
    tradeCatchUpDefaults,
    undefined,
  );
  const checks = new TradeChecks(
    { log: silentLog, random: () => 0, catchUp },
    { everyMs, againAfterMs: 1, backoff: { firstMs: 1, maxMs: 1 } },
    (found) => {
      counts.found += found;
    },
  );
  const stop = new AbortController();
  const running = checks.run(stop.signal);
  t.after(async () => {
    stop.abort();
    await running;
  });
  const until = async (passes: number) => {
    while (counts.passes < passes) await new Promise((resolve) => setImmediate(resolve));
  };
  return { checks, counts, until };
}

describe('checks of trades', () => {
  it('come at once, and whenever something may have been lost', async (t) => {
    const { checks, counts, until } = bench(t, hour);
    await until(1);
    checks.need();
    await until(2);
    checks.need();
    checks.need();
    await until(3);
    assert.ok(counts.found >= 2);
  });

  it('come again and again by themselves', async (t) => {
    await bench(t, 2).until(4);
  });

  it('are tried again when they fail', async (t) => {
    const { counts, until } = bench(t, hour, 3);
    await until(4);
    assert.equal(counts.passes, 4);
  });

  it('end with the signal, also while they wait', async (t) => {
    await bench(t, hour).until(1);
  });
});
