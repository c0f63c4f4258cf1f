/** Real settled weather markets with hourly candles: a calibration curve at one day. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { describeCalibration } from '../../src/api/routes/insights/settled/index.ts';
import { parseMicros } from '../../src/core/exact/index.ts';
import { type HourlyClose, SettledHistory, settleMarket } from '../../src/core/insight/index.ts';
import { findNeeded, missing } from '../harness/test-needs.ts';
import { brierByHand } from './by-hand.ts';

function readLines(name: string): string[] {
  const file = join(findNeeded('captures'), 'venue_a', 'weather-2026-05', name);
  return gunzipSync(readFileSync(file)).toString().trim().split('\n');
}

function readCloses(): Map<string, HourlyClose[]> {
  const [head = '', ...lines] = readLines('candles_1h.csv.gz');
  const columns = head.split(',');
  const [ticker, end, close] = ['ticker', 'end_ts', 'price_close'].map((name) => columns.indexOf(name));
  const closes = new Map<string, HourlyClose[]>();
  for (const line of lines) {
    const cells = line.split(',');
    const price = parseMicros(cells[close ?? -1] ?? '');
    if (price === undefined) continue;
    const name = cells[ticker ?? -1] ?? '';
    closes.set(name, [...(closes.get(name) ?? []), { at: 1_000 * Number(cells[end ?? -1]), price }]);
  }
  return closes;
}

test('real weather markets give a curve at one day, the same as by hand', {
  skip: missing('captures'),
}, (t) => {
  const closes = readCloses();
  const reasons = new Map<string, number>();
  const settled = readLines('markets.jsonl.gz').flatMap((line) => {
    const market: Record<string, string> = JSON.parse(line);
    const { result = '', ticker = '' } = market;
    if (result !== 'yes' && result !== 'no') return [];
    const outcome = settleMarket(
      {
        venue: 'venue_a',
        id: ticker,
        eventId: market['event_ticker'] ?? '',
        category: 'Weather',
        gameStartsAt: undefined,
        statedEndAt: Date.parse(market['expected_expiration_time'] ?? ''),
        closedAt: Date.parse(market['close_time'] ?? ''),
        determinedAt: undefined,
        settledAt: Date.parse(market['expected_expiration_time'] ?? ''),
        result,
        yesPayout: result === 'yes' ? '1' : '0',
      },
      closes.get(ticker) ?? [],
    );
    if (outcome.kind === 'settled') return [outcome.market];
    reasons.set(outcome.reason, (reasons.get(outcome.reason) ?? 0) + 1);
    return [];
  });
  const history = new SettledHistory();
  for (const [key, market] of settled.entries()) history.sums.take(key, market);
  const { calibration } = history.measure();
  const curve = calibration.find(
    ({ venue, category, horizonDays }) => venue === 'venue_a' && category === 'Weather' && horizonDays === 1,
  );
  assert.ok(curve !== undefined);
  const described = describeCalibration(curve);
  t.diagnostic(`${settled.length} markets, left out: ${JSON.stringify([...reasons])}`);
  t.diagnostic(JSON.stringify({ ...described, rows: undefined }));
  for (const row of described.rows) t.diagnostic(JSON.stringify(row));
  assert.ok(described.markets > 100);
  assert.deepEqual({ ...described, ...brierByHand(settled, 0) }, described);
});
