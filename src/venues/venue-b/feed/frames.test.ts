import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseFrame } from './frames.ts';

const change = {
  asset_id: '11',
  price: '0.45',
  size: '200',
  side: 'BUY',
  hash: '9c',
  best_bid: '0.45',
  best_ask: '',
};
const changes = {
  event_type: 'price_change',
  market: '0xab',
  timestamp: '1790000000456',
  price_changes: [change],
};
const book = { event_type: 'book', asset_id: '11', timestamp: '1790000000123', bids: [], asks: [] };

function checkKind(content: unknown, expected: string): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  it(`takes ${text.slice(0, 90)} for ${expected}`, () => {
    const frame = parseFrame(text);
    assert.equal(
      frame.kind === 'messages' ? frame.messages.map(({ kind }) => kind).join() : frame.kind,
      expected,
    );
  });
}

describe('a frame of the market channel', () => {
  checkKind('PONG', 'pong');
  checkKind('NO NEW ASSETS', 'notice');
  checkKind('{"event_type":"book","bids":[', 'unreadable');
  checkKind([book, changes], 'book,changes');
  checkKind(book, 'book');
  checkKind([], '');
  checkKind([[]], 'malformed');
  checkKind([7], 'malformed');
  checkKind({ ...book, event_type: 'maintenance_hint' }, 'unknown');
  checkKind({ ...book, event_type: undefined }, 'malformed');
  checkKind({ ...book, timestamp: 'now' }, 'malformed');
  checkKind({ ...book, asset_id: { a: 1 } }, 'malformed');
  checkKind({ ...changes, price_changes: {} }, 'malformed');
  checkKind({ ...changes, price_changes: [] }, 'malformed');
  checkKind({ ...changes, price_changes: [{ ...change, side: 'HOLD' }] }, 'malformed');
  checkKind({ ...changes, price_changes: [{ ...change, size: '-1' }] }, 'malformed');
  checkKind({ ...changes, price_changes: [{ ...change, size: '9'.repeat(400) }] }, 'malformed');
  checkKind({ ...changes, price_changes: [{ ...change, price: '1.2' }] }, 'malformed');
  checkKind({ ...changes, price_changes: [{ ...change, best_bid: '7' }] }, 'malformed');
  checkKind(
    { ...changes, price_changes: [{ ...change, best_bid: undefined, best_ask: undefined }] },
    'changes',
  );
  checkKind(
    { event_type: 'best_bid_ask', asset_id: '11', best_bid: '0.4', best_ask: '0.5', timestamp: '1' },
    'top',
  );
  checkKind(
    { event_type: 'tick_size_change', asset_id: '11', new_tick_size: '0.001', timestamp: '1' },
    'tick',
  );
  checkKind(
    { event_type: 'tick_size_change', asset_id: '11', new_tick_size: '0', timestamp: '1' },
    'malformed',
  );
  checkKind({ event_type: 'new_market', id: '1', slug: 'a-b' }, 'listed');
  checkKind({ event_type: 'new_market', id: '1' }, 'unknown');
  checkKind({ event_type: 'market_resolved', market: '0xAB' }, 'resolved');
  checkKind(
    { event_type: 'last_trade_price', asset_id: '11', price: '0.4', size: '1', side: 'BUY', timestamp: '1' },
    'print',
  );

  it('reads an empty side as none', () => {
    const frame = parseFrame(JSON.stringify(changes));
    const [message] = frame.kind === 'messages' ? frame.messages : [];
    assert.deepEqual(message?.kind === 'changes' && message.changes[0]?.top, {
      bid: 450_000,
      ask: undefined,
    });
  });

  it('names whom a malformed message concerns', () => {
    const frame = parseFrame(JSON.stringify({ ...changes, price_changes: [{ ...change, size: '?' }] }));
    assert.deepEqual(frame.kind === 'messages' && frame.messages, [
      { kind: 'malformed', assets: ['11'], conditionId: '0xab' },
    ]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom(...Object.keys(changes)),
        fc.string(),
        (value, field, text) => {
          parseFrame(text);
          parseFrame(JSON.stringify(value) ?? '');
          parseFrame(JSON.stringify({ ...changes, [field]: value }));
          parseFrame(JSON.stringify({ ...book, [field]: value }));
        },
      ),
      { numRuns: 500 },
    );
  });
});
