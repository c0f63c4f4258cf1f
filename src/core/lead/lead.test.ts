import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createBook, setLevel } from '../market/index.ts';
import { compareLeads, leadKey, type WatchedLead } from './lead.ts';
import { asksOf } from './leg-book.ts';
import { sizeLead } from './size-lead.ts';

const a = { venue: 'venue_a', id: 'X-1', side: 'yes' } as const;
const b = { venue: 'venue_b', id: 'x', side: 'no' } as const;

test('a key is the same whichever leg is given first', () => {
  assert.equal(leadKey(a, b), 'venue_a:X-1:yes+venue_b:x:no');
  assert.equal(leadKey(b, a), 'venue_a:X-1:yes+venue_b:x:no');
  assert.equal(leadKey({ ...a, id: 'b' }, { ...a, id: 'B', side: 'no' }), 'venue_a:B:no+venue_a:b:yes');
});

function lead(key: string, netEdge: number | undefined, grossEdge: number): WatchedLead {
  return {
    key,
    left: 0,
    right: 1,
    sides: ['yes', 'no'],
    relation: 'implies',
    crossVenue: true,
    asks: [1, 1],
    fees: [{ kind: 'free' }, { kind: 'free' }],
    priced: {
      cost: 1_000_000 - grossEdge,
      grossEdge,
      fee: netEdge === undefined ? undefined : grossEdge - netEdge,
      netEdge,
      issues: [],
      worstCasePayout: 1_000_000,
      lockupDays: undefined,
      annualisedReturn: undefined,
    },
    depth: undefined,
    state: 'open',
    openedAt: 0,
  };
}

test('the best net edge is first, unknown fees last by their gross edge, ties by key', () => {
  const sorted = [
    lead('a', 30, 31),
    lead('b', 20, 900),
    lead('c', 20, 21),
    lead('d', -5, 5),
    lead('y', undefined, 950),
    lead('A', undefined, 10),
    lead('b', undefined, 10),
  ];
  for (let turn = 0; turn < sorted.length; turn += 1) {
    const turned = [...sorted.slice(turn), ...sorted.slice(0, turn)].reverse();
    assert.deepEqual(turned.sort(compareLeads), sorted);
  }
});

test('the order of leads is total', () => {
  const any = fc
    .tuple(
      fc.constantFrom('a', 'b', 'B', 'ä'),
      fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined }),
      fc.integer({ min: 0, max: 2 }),
    )
    .map(([key, net, gross]) => lead(key, net, gross));
  const same = (x: WatchedLead, y: WatchedLead): boolean =>
    x.key === y.key &&
    x.priced.netEdge === y.priced.netEdge &&
    (x.priced.netEdge !== undefined || x.priced.grossEdge === y.priced.grossEdge);
  fc.assert(
    fc.property(any, any, any, (x, y, z) => {
      assert.equal(Math.sign(compareLeads(x, y)), 0 - Math.sign(compareLeads(y, x)));
      assert.equal(compareLeads(x, y) === 0, same(x, y));
      if (compareLeads(x, y) <= 0 && compareLeads(y, z) <= 0) assert.ok(compareLeads(x, z) <= 0);
    }),
  );
});

const book = createBook();
setLevel(book, { side: 'ask', price: 600_000, quantity: 3_000_000 });
setLevel(book, { side: 'ask', price: 700_000, quantity: 1 });
setLevel(book, { side: 'bid', price: 500_000, quantity: 2_500_000 });
setLevel(book, { side: 'bid', price: 400_000, quantity: 4_000_000 });

test('asks of Yes are those of the book, asks of No its bids from the other end, best first', () => {
  const yes = { prices: [600_000, 700_000], quantities: [3_000_000, 1], complete: true };
  assert.deepEqual(asksOf(book, 'yes', 2), yes);
  assert.deepEqual(asksOf(book, 'yes', 1), { prices: [600_000], quantities: [3_000_000], complete: false });
  const no = { prices: [500_000, 600_000], quantities: [2_500_000, 4_000_000], complete: true };
  assert.deepEqual(asksOf(book, 'no', 2), no);
  assert.deepEqual(asksOf(book, 'no', 1), { prices: [500_000], quantities: [2_500_000], complete: false });
  assert.deepEqual(asksOf(createBook(), 'no', 5), { prices: [], quantities: [], complete: true });
});

const free = { kind: 'free' } as const;
const unknown = { kind: 'unknown', reason: 'not published' } as const;
const cheap = { prices: [400_000], quantities: [5_000_000], complete: true, fee: free, observedAt: 20 };

test('a lead with an issue is sized and never executable', () => {
  const sized = {
    pairs: 5,
    cost: 4_000_000,
    fees: 0,
    net: 1_000_000,
    limitedBy: 'left_depth',
    observedAt: 10,
    isBelowMinimum: false,
  };
  const older = { ...cheap, observedAt: 10 };
  assert.deepEqual(sizeLead(cheap, older, []), { ...sized, executable: true, issues: [] });
  const issues = ['void_unknown:tie'];
  assert.deepEqual(sizeLead(cheap, older, issues), { ...sized, executable: false, issues });
});

test('nothing is sized without both fees', () => {
  const none = { executable: false, pairs: 0, cost: 0, fees: 0, net: 0, limitedBy: 'fee_unknown' };
  const noDepth = { ...none, observedAt: 20, isBelowMinimum: false, issues: [] };
  assert.deepEqual(sizeLead(cheap, { ...cheap, fee: unknown }, []), noDepth);
  assert.deepEqual(sizeLead({ ...cheap, fee: unknown }, cheap, []), noDepth);
});

test('books that never end are sized up to a billion pairs', () => {
  const endless = { ...cheap, quantities: [9_000_000_000_000_000] };
  const { pairs, cost, net, limitedBy } = sizeLead(endless, endless, []);
  assert.deepEqual(
    { pairs, cost, net, limitedBy },
    { pairs: 1_000_000_000, cost: 800_000_000_000_000, net: 200_000_000_000_000, limitedBy: 'levels' },
  );
});
