/** The whole simulator over a built world: time runs, both venues answer, and venue_a shows every contract as it is. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Configuration, EventsApi, type Market } from 'kalshi-typescript';
import { createExchange } from '../../src/simulator/exchange/index.ts';
import { startSimulator } from '../../src/simulator/index.ts';
import { buildWorld } from '../../src/simulator/world/index.ts';
import { eventually } from '../harness/eventually.ts';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { TestSocket } from './venue-a-fixture.ts';

const startsAt = Date.UTC(2026, 10, 20, 15);
const dayMs = 86_400_000;

describe('the simulator over a built world', () => {
  it('runs, answers on every address and stops', async () => {
    const stop = new AbortController();
    const simulator = await startSimulator(
      { world: { seed: 21, markets: 600, startsAt }, speed: 20 },
      stop.signal,
    );
    const { exchange, venueAKey } = simulator;
    try {
      assert.ok(venueAKey);
      const from = exchange.now;
      await eventually(() => exchange.now > from + 1000, 'simulated time passes');
      const urls = [
        `${simulator.venueAUrl}/exchange/status`,
        `${simulator.venueBClobUrl}/time`,
        `${simulator.venueBGammaUrl}/events?limit=1`,
        `${simulator.venueBDataUrl}/trades?limit=1`,
      ];
      for (const url of urls) {
        const response = await fetchAlone(url);
        await response.arrayBuffer();
        assert.equal(response.status, 200, url);
      }
      const events = new EventsApi(new Configuration({ basePath: simulator.venueAUrl }));
      const rows: Market[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await events.getEvents(50, cursor, true, false, 'open');
        rows.push(...data.events.flatMap((event) => event.markets ?? []));
        cursor = data.cursor;
      } while (cursor !== '');
      assert.ok(rows.length > 100);
      for (const row of rows) {
        const market = exchange.venueAMarket(row.ticker);
        assert.ok(market, row.ticker);
        const terms = market.terms(exchange.now);
        assert.deepEqual(
          [row.rules_primary, row.yes_sub_title, row.strike_type, row.floor_strike, row.cap_strike],
          [
            terms.rulesPrimary,
            terms.yesSubTitle,
            terms.strikeType,
            asNumber(terms.floorStrike),
            asNumber(terms.capStrike),
          ],
        );
      }
      const refused = new TestSocket(simulator.venueAWebSocketUrl);
      await assert.rejects(refused.opened, /401/);
    } finally {
      stop.abort();
      await simulator.close();
    }
    await assert.rejects(fetchAlone(`${simulator.venueAUrl}/exchange/status`));
    const stopped = exchange.now;
    await new Promise((goOn) => setImmediate(goOn));
    assert.equal(exchange.now, stopped);
  });

  it('settles a day of contracts as their claims say, and never crosses a book', () => {
    const exchange = createExchange(buildWorld({ seed: 22, markets: 800, startsAt }), {
      updatesPerSecond: 1,
      sweepMs: 6 * 3_600_000,
    });
    let settled = 0;
    exchange.listen(({ kind, market }) => {
      if (kind === 'levels') {
        const { bid, ask } = exchange.top(market);
        assert.ok((bid?.price ?? 0) < (ask?.price ?? 10_000), market.id);
        return;
      }
      if (kind !== 'status' || exchange.status(market) !== 'settled') return;
      const settlement = exchange.settlement(market);
      assert.ok(settlement);
      if ('legs' in market.claim) return;
      const { outcome } = market.claim.occurrence;
      if (outcome.kind === 'state')
        assert.equal(settlement.payout, market.claim.pays(outcome.state) * 5000, market.id);
      else {
        const said = market.claim.voids[outcome.branch];
        if (typeof said === 'number') assert.equal(settlement.payout, said * 5000, market.id);
      }
      settled++;
    });
    exchange.advance(startsAt + dayMs);
    assert.ok(settled > 20, `found ${settled}`);
  });
});

function asNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
