import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readAnyFrame, readFrame, type VenueAFrame } from './frame.ts';
import { readPlainDelta } from './read-delta.ts';

const market = 'KXHIGHNY-26NOV20-T50';

function frame(type: string, msg: unknown, rest: object = { sid: 1, seq: 2 }): VenueAFrame {
  return readFrame(JSON.stringify({ type, ...rest, msg }));
}

function delta(changes: object): VenueAFrame {
  return frame('orderbook_delta', {
    market_ticker: market,
    price_dollars: '0.2500',
    delta_fp: '-100.00',
    side: 'yes',
    ts: '2026-11-19T18:46:28.97871Z',
    ts_ms: 1_795_113_988_978,
    ...changes,
  });
}

describe('a change written plainly', () => {
  const plain = [
    { side: 'yes', price_dollars: '0.2500', delta_fp: '-100.00' },
    { side: 'no', price_dollars: '0.0700', delta_fp: '3.92' },
  ].map((members) =>
    JSON.stringify({
      type: 'orderbook_delta',
      sid: 1,
      seq: 20,
      msg: {
        market_ticker: market,
        market_id: '71ed0735-6196-449b-a658-0a70bd5c0244',
        price_dollars: members.price_dollars,
        delta_fp: members.delta_fp,
        side: members.side,
        ts: '2026-11-19T18:46:28.97871Z',
        ts_ms: 1_795_113_988_978,
      },
      sending_ts_ms: 1_795_113_988_979,
    }),
  );

  for (const text of plain) {
    it(`is read without building its JSON: ${text.slice(0, 120)}`, () => {
      const read = readPlainDelta(text);
      assert.notEqual(read, undefined);
      assert.deepEqual(read, readAnyFrame(text));
    });
  }

  it('says what its JSON says, or is left to that, whatever is done to it', () => {
    const part = fc.oneof(
      fc.string({ maxLength: 3 }),
      { weight: 4, arbitrary: fc.constantFrom(...'0123456789') },
      fc.constantFrom('"', '\\', ',', '{', '}', ':', ' ', '0', '00', '.', '-', '1e3', '\u0001', 'no', 'yes'),
    );
    let read = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...plain),
        fc.array(fc.tuple(fc.nat(999), fc.nat(1), part), {
          minLength: 1,
          maxLength: 2,
        }),
        (text, edits) => {
          let edited = text;
          for (const [where, cut, put] of edits) {
            const at = Math.floor((where / 1000) * edited.length);
            edited = edited.slice(0, at) + put + edited.slice(at + cut);
          }
          const found = readPlainDelta(edited);
          if (found === undefined) return;
          read += 1;
          assert.deepEqual(found, readAnyFrame(edited));
        },
      ),
      { numRuns: 5_000 },
    );
    assert.ok(read > 100, `only ${read} were plain`);
  });
});

describe('changes of a level', () => {
  it('are read exactly, No as it comes: on the scale of Yes', () => {
    const place = { sid: 1, seq: 2 };
    const venueTime = 1_795_113_988_978;
    assert.deepEqual(delta({}), {
      kind: 'delta',
      place,
      market,
      side: 'bid',
      price: 250_000,
      change: -100_000_000,
      venueTime,
    });
    assert.deepEqual(delta({ side: 'no', price_dollars: '0.7001' }), {
      kind: 'delta',
      place,
      market,
      side: 'ask',
      price: 700_100,
      change: -100_000_000,
      venueTime,
    });
  });

  it('fall back on the older time', () => {
    const read = delta({ ts_ms: undefined });
    assert.equal(read.kind === 'delta' && read.venueTime, Date.parse('2026-11-19T18:46:28.978Z'));
  });

  const misfits: readonly object[] = [
    { price_dollars: '0.0000' },
    { price_dollars: '1.0000' },
    { price_dollars: 0.25 },
    { price_dollars: '0.00000001' },
    { delta_fp: '1e9' },
    { delta_fp: '9'.repeat(40) },
    { delta_fp: null },
    { side: 'maybe' },
    { market_ticker: 7 },
    { market_ticker: '../x' },
  ];
  for (const changes of misfits) {
    it(`make no sense with ${JSON.stringify(changes)}`, () => {
      const read = delta(changes);
      assert.equal(read.kind, 'malformed');
      // The sequence is kept, and the market where it can be read.
      assert.deepEqual(read.place, { sid: 1, seq: 2 });
      assert.equal(read.kind === 'malformed' && read.market, 'market_ticker' in changes ? undefined : market);
    });
  }
});

describe('other frames', () => {
  it('are distinguished', () => {
    const kinds = [
      frame('orderbook_snapshot', { market_ticker: market }),
      frame('subscribed', { channel: 'trade', sid: 3 }, { id: 1 }),
      frame('ok', { market_tickers: [] }, { id: 2, sid: 1, seq: 7 }),
      frame('unsubscribed', undefined, { id: 3, sid: 1, seq: 512 }),
      frame('error', { code: 25, msg: 'Subscription buffer overflow' }),
      frame('market_lifecycle_v2', { event_type: 'determined', market_ticker: market }),
      frame('event_fee_update', { event_ticker: 'KXBTCD-26NOV2017' }),
      frame('ticker', { market_ticker: market }),
      frame('event_lifecycle', {}),
    ].map(({ kind }) => kind);
    assert.deepEqual(kinds, [
      'snapshot',
      'subscribed',
      'acknowledged',
      'acknowledged',
      'refused',
      'market_changed',
      'event_changed',
      'other',
      'other',
    ]);
  });

  const tradeMembers = {
    trade_id: '7b1d4f52',
    market_ticker: market,
    yes_price_dollars: '0.3800',
    no_price_dollars: '0.6200',
    count_fp: '41.50',
    taker_side: 'no',
    taker_outcome_side: 'no',
    taker_book_side: 'ask',
    is_block_trade: false,
    ts: 1_795_190_401,
    ts_ms: 1_795_190_401_003,
  };

  it('carry trades', () => {
    const read = frame('trade', tradeMembers);
    assert.deepEqual(read.kind === 'trade' && read.trade, {
      market,
      trade: {
        id: '7b1d4f52',
        venueTime: 1_795_190_401_003,
        price: 380_000,
        quantity: 41_500_000,
        takerAction: 'buy',
        outcome: 'no',
        block: false,
      },
    });
  });

  it('have trade ids that every page of trades can end with', () => {
    const isRead = (id: string) => frame('trade', { ...tradeMembers, trade_id: id }).kind === 'trade';
    for (const id of ['x'.repeat(200), 'a:b/c=~']) assert.ok(isRead(id), id);
    for (const id of ['', 'x'.repeat(201), 'a b', 'a\0b', '\u6f22'.repeat(200), '"', '\\'])
      assert.ok(!isRead(id), id);
  });

  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '7',
    '"x"',
    '{}',
    '{"type":5}',
    '{"type":"orderbook_delta","msg":[]}',
  ]) {
    it(`make no sense: ${text || 'nothing'}`, () => assert.equal(readFrame(text).kind, 'malformed'));
  }

  it('never throw', () => {
    const types = fc.constantFrom(
      'orderbook_delta',
      'orderbook_snapshot',
      'trade',
      'subscribed',
      'ok',
      'error',
      'market_lifecycle_v2',
      'event_fee_update',
      'x',
    );
    fc.assert(fc.property(fc.string(), (text) => void readFrame(text)));
    fc.assert(
      fc.property(types, fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (type, sid, seq, msg) => {
        readFrame(JSON.stringify({ type, sid, seq, msg }));
      }),
    );
  });
});
