/** Insights of the demo: that lists are what they are called, within their bounds, and in their order. */
import assert from 'node:assert/strict';
import type { Static } from 'typebox';
import type {
  calibrationEndpoint,
  closingEndpoint,
  flowsEndpoint,
  insightsEndpoint,
  movesEndpoint,
  strategiesEndpoint,
  tapeEndpoint,
  tickerEndpoint,
} from '../../src/api/endpoints/index.ts';
import type { MarketSummary } from '../../src/api/schemas/market-summary.ts';
import { eventually } from '../harness/eventually.ts';
import type { ConformanceReader } from './conformance-reader.ts';

type Answer<Endpoint extends { readonly response: unknown }> = Static<Endpoint['response'] & object>;

export interface WalkedInsights {
  readonly bundle: Answer<typeof insightsEndpoint>['data'];
  readonly moves: Answer<typeof movesEndpoint>['data'];
  readonly tape: Answer<typeof tapeEndpoint>['data'];
  readonly flows: Answer<typeof flowsEndpoint>['data'];
  readonly closing: Answer<typeof closingEndpoint>['data'];
  readonly ticker: Answer<typeof tickerEndpoint>['data'];
}

const tables = ['MarketSummary', 'FillMarket', 'TickerEntry'];
/** Words and optional fields that the lists of one minute need not have. */
export const insightsNotInDemo: readonly string[] = [
  ...tables.flatMap((table) => [
    ...['venue_a', 'venue_b'].map((venue) => `${table}.venue=${venue}`),
    ...['deep', 'tradeable', 'thin'].map((grade) => `${table}.liquidity=${grade}`),
    ...['present', 'absent'].map((how) => `${table}.spread_usd ${how}`),
  ]),
  ...['yes_ask_usd', 'change_24h'].flatMap((field) =>
    ['present', 'absent'].map((how) => `MarketSummary.${field} ${how}`),
  ),
  ...['taker_action=buy', 'taker_action=sell', 'toward=yes', 'toward=no'].map((word) => `Fill.${word}`),
  ...['burst', 'block', 'sweep', 'one_sided', 'price_jump'].map((kind) => `Signal.kind=${kind}`),
  ...['present', 'absent'].map((how) => `Flow.price_change_usd ${how}`),
  ...['move', 'fill', 'gap', 'strategy'].map((kind) => `TickerEntry.kind=${kind}`),
  ...['yes', 'no'].map((side) => `TickerEntry.side=${side}`),
  ...['venue_a', 'venue_b'].map((venue) => `TickerEntry.other_venue=${venue}`),
  ...[
    ...['price_usd', 'change_usd', 'notional_usd', 'side', 'other_venue', 'other_price_usd'],
    ...['strategy_id', 'return_per_100_usd'],
  ].flatMap((field) => ['present', 'absent'].map((how) => `TickerEntry.${field} ${how}`)),
  // Which rules the demo's simulated past supports hangs on its start. tests/api/strategies.test.ts has all of it.
  ...['Strategy', 'StrategyDetail'].flatMap((table) => [
    ...['all', 'venue_a', 'venue_b'].map((venue) => `${table}.venue=${venue}`),
    ...['yes', 'no'].map((side) => `${table}.side=${side}`),
    ...['later_return_per_100_usd', 'estimated_fee_per_100_usd'].flatMap((field) =>
      ['present', 'absent'].map((how) => `${table}.${field} ${how}`),
    ),
  ]),
  ...['brier', 'reliability', 'resolution', 'uncertainty'].map((field) => `Calibration.${field} absent`),
  ...['low', 'high'].map((field) => `CalibrationRow.${field} present`),
];

export async function walkInsights(reader: ConformanceReader): Promise<WalkedInsights> {
  // What was imported a moment ago is in the board of a later minute.
  await eventually(async () => {
    const [bundle, moves, tape, flows] = await Promise.all([
      reader.ask<Answer<typeof insightsEndpoint>>('/v1/insights'),
      reader.ask<Answer<typeof movesEndpoint>>('/v1/insights/moves', { include_thin: 'true' }),
      reader.ask<Answer<typeof tapeEndpoint>>('/v1/insights/tape', { include_thin: 'true', hours: 720 }),
      reader.ask<Answer<typeof flowsEndpoint>>('/v1/insights/flows', { window: 'month' }),
    ]);
    const { spreads, movers, most_traded: mostTraded } = bundle.data;
    const lists = [spreads, movers, mostTraded, moves.data, tape.data, flows.data];
    return lists.every(({ length }) => length > 0);
  }, 'a minute in which no list is empty is over');
  await eventually(async () => {
    const { data } = await reader.ask<Answer<typeof calibrationEndpoint>>('/v1/insights/calibration');
    return data.some(({ markets }) => markets > 0);
  }, 'settled markets were measured');
  for (const venue of ['venue_a', 'venue_b']) {
    await reader.ask<Answer<typeof calibrationEndpoint>>('/v1/insights/calibration', { venue });
    // Of a category in which little or nothing has settled, bands are empty.
    const asked = { venue, category: 'Culture' };
    await reader.ask<Answer<typeof calibrationEndpoint>>('/v1/insights/calibration', asked);
  }
  await reader.ask<Answer<typeof strategiesEndpoint>>('/v1/insights/strategies', { limit: 60 });
  const all = { include_thin: 'true' };
  const [bundle, moves, tape, closing, ticker, ...flows] = await Promise.all([
    reader.ask<Answer<typeof insightsEndpoint>>('/v1/insights'),
    reader.ask<Answer<typeof movesEndpoint>>('/v1/insights/moves', { ...all, limit: 100 }),
    reader.ask<Answer<typeof tapeEndpoint>>('/v1/insights/tape', { ...all, limit: 300, hours: 720 }),
    reader.ask<Answer<typeof closingEndpoint>>('/v1/insights/closing', { ...all, limit: 200, hours: 168 }),
    reader.ask<Answer<typeof tickerEndpoint>>('/v1/insights/ticker'),
    ...['day', 'week', 'month'].map((window) =>
      reader.ask<Answer<typeof flowsEndpoint>>('/v1/insights/flows', { ...all, limit: 100, window }),
    ),
  ]);
  return {
    bundle: bundle.data,
    moves: moves.data,
    tape: tape.data,
    closing: closing.data,
    ticker: ticker.data,
    flows: flows.flatMap(({ data }) => data),
  };
}

export function checkInsights(walked: WalkedInsights, say: (line: string) => void): void {
  const { bundle, moves, tape, flows, closing, ticker } = walked;
  say(
    `${moves.length} moves, ${tape.length} fills, ${flows.length} flows, ${closing.length} closing, ${ticker.length} lines, ` +
      `${bundle.spreads.length} gaps, ${moves.flatMap(({ signals }) => signals).length} signals`,
  );
  for (const list of [moves, tape, flows, ticker, bundle.spreads, bundle.movers, bundle.most_traded]) {
    assert.ok(list.length > 0);
  }
  const changes = moves.map(({ market }) => Math.abs(Number(market.change_24h)));
  assert.deepEqual(
    changes,
    changes.toSorted((left, right) => right - left),
  );
  for (const { market } of moves) {
    const price = Number(market.sparkline.at(-1));
    assert.ok(price >= 0.1 && price <= 0.9 && Math.abs(Number(market.change_24h)) <= 0.4, market.id);
    assert.ok(Number(market.volume_24h_usd) >= 1_000, market.id);
  }
  assert.ok(bundle.movers.every(isTradeable));
  assert.ok(bundle.spreads.every(({ left, right }) => isTradeable(left) && isTradeable(right)));
  assert.ok(bundle.spreads.every(({ left, right }) => left.venue !== right.venue));
  const times = tape.map(({ executed_at: at }) => at);
  assert.deepEqual(times, times.toSorted().toReversed());
  assert.ok(tape.every(({ notional_usd: size }) => Number(size) >= 1_000));
  assert.ok(tape.some(({ archived }) => archived));
  for (const window of ['day', 'week', 'month']) {
    const nets = flows
      .filter((flow) => flow.window === window)
      .map(({ net_usd: net }) => Math.abs(Number(net)));
    assert.deepEqual(
      nets,
      nets.toSorted((left, right) => right - left),
      window,
    );
  }
  for (const { net_usd: net, gross_usd: gross, largest_fill_usd: largest } of flows) {
    assert.ok(Math.abs(Number(net)) <= Number(gross) && Number(largest) <= Number(gross));
  }
  assert.ok(closing.every(({ hours_left: left }) => left <= 168));
  const named = ticker.map(({ venue, market_id: id }) => `${venue} ${id}`);
  assert.equal(new Set(named).size, named.length);
}

function isTradeable({ liquidity }: MarketSummary): boolean {
  return liquidity !== 'thin';
}
