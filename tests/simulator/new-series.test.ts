/** Events that a venue lists later may begin a series, which is then listed too. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createExchange } from '../../src/simulator/exchange/index.ts';
import { VenueACatalog } from '../../src/simulator/venue-a/catalog.ts';
import { buildWorld } from '../../src/simulator/world/index.ts';

const hourMs = 3_600_000;

test('venue_a knows the series of every event it lists', (t) => {
  const startsAt = Date.UTC(2026, 10, 20, 12);
  const world = buildWorld({ seed: 5, markets: 500, startsAt, mispricedDays: 0 });
  const exchange = createExchange(world, { updatesPerSecond: 1 });
  const catalog = new VenueACatalog(exchange);
  t.after(() => catalog.close());
  const atStart = catalog.series.length;
  exchange.advance(startsAt + hourMs);
  for (const { ticker, series } of catalog.events(undefined, false)) {
    assert.equal(catalog.findSeries(series.ticker)?.ticker, series.ticker, ticker);
  }
  assert.ok(catalog.series.length > atStart, 'no event began a series');
});
