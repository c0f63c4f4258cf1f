import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseAnyFrame, parseFrame } from './frames.ts';
import { readPlain } from './read-plain.ts';

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

/** As the venue writes them. */
const token = '7341029551860334772916041883274590112603884251773006441928553661098';
const plainChange = { ...change, asset_id: token, hash: '56621a121a47ed9333273e21c83b660cff37ae50' };
const other = {
  ...plainChange,
  asset_id: '18850',
  side: 'SELL',
  price: '0.55',
  best_bid: '',
  best_ask: '0.55',
};
const level = { price: '0.45', size: '200.5' };
const plainFrames: readonly string[] = [
  { market: '0xab', price_changes: [plainChange], timestamp: '1790000000456', event_type: 'price_change' },
  {
    market: '0xab',
    price_changes: [plainChange, other],
    timestamp: '1790000000456',
    event_type: 'price_change',
  },
  {
    market: '0xab',
    asset_id: token,
    best_bid: '0.24',
    best_ask: '',
    spread: '0.02',
    timestamp: '17',
    event_type: 'best_bid_ask',
  },
  ...[[], [level], [level, { price: '0.46', size: '1' }]].flatMap((bids) =>
    [[], [level, level]].map((asks) => ({
      market: '0xab',
      asset_id: token,
      timestamp: '1790000000456',
      hash: 'e2',
      bids,
      asks,
      event_type: 'book',
    })),
  ),
].map((frame) => JSON.stringify(frame));

describe('a frame written plainly', () => {
  for (const text of plainFrames) {
    it(`is read without building its JSON: ${text.slice(0, 120)}`, () => {
      const plain = readPlain(text);
      assert.notEqual(plain, undefined);
      assert.deepEqual({ kind: 'messages', messages: [plain] }, parseAnyFrame(text));
    });
  }

  it('says what its JSON says, or is left to that, whatever is done to it', () => {
    // Parts of frames, so that some of the results are frames again.
    const part = fc.oneof(
      fc.string({ maxLength: 3 }),
      { weight: 4, arbitrary: fc.constantFrom(...'0123456789') },
      fc.constantFrom(
        '"',
        '\\',
        ',',
        '{',
        '}',
        '[',
        ']',
        ':',
        ' ',
        '0',
        '00',
        '.',
        '-',
        '1e3',
        '\u0001',
        'SELL',
      ),
      fc
        .constantFrom('"', ...plainFrames)
        .chain((text) =>
          fc
            .tuple(fc.nat(text.length), fc.nat(60))
            .map(([begin, length]) => text.slice(begin, begin + length)),
        ),
    );
    let plain = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...plainFrames),
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
          const read = readPlain(edited);
          if (read === undefined) return;
          plain += 1;
          assert.deepEqual({ kind: 'messages', messages: [read] }, parseAnyFrame(edited));
        },
      ),
      { numRuns: 5_000 },
    );
    assert.ok(plain > 100, `only ${plain} were plain`);
  });
});

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
