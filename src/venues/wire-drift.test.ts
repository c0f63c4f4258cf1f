import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { silentLog } from '../runtime/log.ts';
import { readFrame } from './venue-a/feed/frame.ts';
import { venueAWire } from './venue-a/wire/index.ts';
import { parseFrame } from './venue-b/feed/frames.ts';
import { venueBWire } from './venue-b/wire/index.ts';
import { WireDrift } from './wire-drift.ts';

const series = { ticker: 'KXCPI', title: 'CPI' };
const asked = { method: 'GET', host: undefined, path: '/series/KXCPI' };

function watchVenueA() {
  const clock = { now: 1_000 };
  const drift = new WireDrift({ log: silentLog, now: () => clock.now });
  return { clock, drift, watch: drift.watch('venue_a', venueAWire) };
}

function checkedCount(drift: WireDrift, endpoint: string): number {
  return drift.report().checked.find((each) => each.endpoint === endpoint)?.count ?? 0;
}

describe('answers of a venue', () => {
  it('are counted by what they have that is not known, with the first example', () => {
    const { clock, drift, watch } = watchVenueA();
    watch.takeAnswer(asked, { series: { ...series, mood: 'bright' } });
    clock.now = 2_000;
    watch.takeAnswer(asked, { series: { ...series, mood: 'dull', fee_type: 'cubic' } });
    assert.deepEqual(drift.report().findings, [
      {
        venue: 'venue_a',
        endpoint: 'GET /series/{series}',
        kind: 'new_field',
        field: 'series.mood',
        count: 2,
        firstAt: 1_000,
        lastAt: 2_000,
        example: '"bright"',
      },
      {
        venue: 'venue_a',
        endpoint: 'GET /series/{series}',
        kind: 'new_value',
        field: 'series.fee_type',
        count: 1,
        firstAt: 2_000,
        lastAt: 2_000,
        example: '"cubic"',
      },
    ]);
    assert.equal(checkedCount(drift, 'GET /series/{series}'), 2);
  });

  it('belong to the endpoint with the fixed words', () => {
    const { drift, watch } = watchVenueA();
    watch.takeAnswer({ ...asked, path: '/series/fee_changes' }, { series_fee_change_arr: [] });
    assert.equal(checkedCount(drift, 'GET /series/fee_changes'), 1);
    assert.deepEqual(drift.report().findings, []);
  });

  it('are sampled after the first ones', () => {
    const { drift, watch } = watchVenueA();
    for (let answer = 0; answer < 1_000; answer++) watch.takeAnswer(asked, { series });
    assert.equal(checkedCount(drift, 'GET /series/{series}'), 20 + 49);
  });

  it('that invent names without end fill a bounded table', () => {
    const { drift, watch } = watchVenueA();
    const invented = Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [`n${i}${'x'.repeat(500)}`, i]),
    );
    watch.takeAnswer(asked, { series: { ...series, ...invented } });
    const { findings, leftOut } = drift.report();
    assert.equal(findings.length, 200);
    assert.equal(leftOut, 100);
    assert.ok(findings.every(({ field }) => field.length <= 100));
  });
});

const delta = {
  type: 'orderbook_delta',
  sid: 1,
  seq: 2,
  msg: {
    market_ticker: 'A',
    market_id: 'b',
    price_dollars: '0.2500',
    delta_fp: '1.00',
    side: 'yes',
    ts: '2026-11-19T18:46:28Z',
    ts_ms: 1795113988978,
  },
};

describe('frames of a venue', () => {
  it('of venue_a that are written plainly are not looked at; others are', () => {
    const { drift, watch } = watchVenueA();
    const take = (frame: object) => void readFrame(JSON.stringify(frame), watch.takeMessage);
    take(delta);
    assert.equal(checkedCount(drift, 'stream orderbook_delta'), 0);
    take({ ...delta, msg: { ...delta.msg, queue: 3 } });
    take({ ...delta, msg: { ...delta.msg, side: 'both' } });
    take({ type: 'weather', sid: 1, seq: 3, msg: {} });
    assert.equal(checkedCount(drift, 'stream orderbook_delta'), 2);
    assert.deepEqual(
      drift.report().findings.map(({ endpoint, kind, field, example }) => [endpoint, kind, field, example]),
      [
        ['stream orderbook_delta', 'new_field', 'msg.queue', '3'],
        ['stream orderbook_delta', 'new_value', 'msg.side', '"both"'],
        ['stream', 'new_value', 'message.type', '"weather"'],
      ],
    );
  });

  it('of venue_b are looked at message by message', () => {
    const drift = new WireDrift({ log: silentLog, now: () => 0 });
    const watch = drift.watch('venue_b', venueBWire);
    const book = { event_type: 'book', asset_id: '1', timestamp: '5', bids: [], asks: [] };
    parseFrame(JSON.stringify([book, { ...book, depth: '2', asks: undefined }]), watch.takeMessage);
    parseFrame('PONG', watch.takeMessage);
    assert.equal(checkedCount(drift, 'stream book'), 2);
    assert.deepEqual(
      drift.report().findings.map(({ kind, field }) => `${kind} ${field}`),
      ['new_field book.depth', 'missing_field book.asks'],
    );
  });
});
