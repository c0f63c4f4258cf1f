/**
 * Sizes of leads computed again by docs/recompute-lead.ts, which shares nothing with the watch: from the leads and books as
 * the API prints them, over random books of both venues.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Book, type Lead, millionths, recomputeSize } from '../../docs/recompute-lead.ts';
import { createLeadPrinter } from '../../src/api/index.ts';
import { showLiveBook } from '../../src/api/routes/market-data/show-book.ts';
import { rational } from '../../src/core/exact/index.ts';
import { createBook, type ListedState, setLevel } from '../../src/core/market/index.ts';
import { createRandom, type Random } from '../../src/simulator/world/random.ts';
import { type Name, quadraticFees, watchUnderTest } from './watch-under-test.ts';

const pairs = 160;
const leadsMin = 100;

test('a reader comes to the same size, cost, fees and net for a hundred leads', (t) => {
  const random = createRandom(7, 'recomputed leads');
  const { watch, live, clock, apply, takeState, serve, sweep } = watchUnderTest();
  const findLive = (venue: Name['venue'], id: string) => live.find(venue, id);
  const listed = Array.from({ length: pairs }, (_, place) => [
    { venue: 'venue_a' as const, id: `a${place}`, pays: '1 on [5, inf)', subject: `figure ${place}` },
    { venue: 'venue_b' as const, id: `b${place}`, pays: '1 on [3, inf)', subject: `figure ${place}` },
  ]);
  serve(listed.flat());
  for (const [left, right] of listed) {
    assert.ok(left && right);
    // No of the left one is asked for at a dollar less its bid.
    const bid = random.integer(350, 600);
    const ask = bid - random.integer(5, 80);
    fill(left, bid, bid + 60);
    fill(right, ask - 40, ask);
    takeState(left, { fees: random.chance(0.8) ? quadraticFees : halfFees });
    takeState(right, { fees: random.chance(0.8) ? powerFees : noFees });
  }
  sweep();
  watch.tick();

  const board = watch.board;
  assert.ok(board);
  const printLead = createLeadPrinter({ findLive });
  const seen = new Set<string>();
  const limits = new Set<string>();
  for (const watched of board.leads()) {
    const printed: string = printLead(board.served, watched, clock.now()) ?? '';
    const lead: Lead = JSON.parse(printed);
    // Subscribers get the text as it is printed here.
    assert.equal(JSON.stringify(lead), printed);
    const { depth } = lead;
    if (depth === undefined) continue;
    const [left, right] = lead.legs.map(({ venue, market_id: id }) => printBook({ venue, id } as Name));
    assert.ok(left && right);
    const size = recomputeSize(lead, [left, right]);
    assert.ok(size);
    assert.deepEqual(
      [size.pairs * 1_000_000n, size.cost, size.fees, size.net],
      [depth.pairs, depth.cost_usd, depth.fees_usd, depth.net_usd].map(millionths),
      lead.id,
    );
    seen.add(lead.id);
    limits.add(watched.depth?.limitedBy ?? '');
    if (watched.depth?.issues.some((issue) => issue.startsWith('below_minimum'))) limits.add('minimum');
  }
  t.diagnostic(`${seen.size} leads, limited by ${[...limits].toSorted().join(', ')}`);
  assert.ok(seen.size >= leadsMin, `${seen.size} leads`);
  // Whatever ends a size is among them.
  assert.deepEqual([...limits].toSorted(), ['left_depth', 'levels', 'minimum', 'price', 'right_depth']);

  /** Prices in thousandths of a dollar; some levels hold less than a contract, and some books are proven at the top only. */
  function fill({ venue, id }: Name, bid: number, ask: number): void {
    const book = createBook();
    for (let level = 0; level < random.integer(1, 12); level += 1) {
      const away = level * random.integer(1, 9);
      setLevel(book, { side: 'bid', price: (bid - away) * 1_000, quantity: drawQuantity(random) });
      setLevel(book, { side: 'ask', price: (ask + away) * 1_000, quantity: drawQuantity(random) });
    }
    const assurance = random.chance(0.2) ? 'top' : 'full';
    apply(live.takeBook(venue, id, { book, changes: 'all', assurance, receivedAt: clock.now() }));
  }

  function printBook({ venue, id }: Name): Book {
    const market = live.find(venue, id);
    assert.ok(market?.bookConfirmedAt !== undefined);
    const { book, assurance, bookConfirmedAt: confirmedAt } = market;
    return JSON.parse(JSON.stringify(showLiveBook({ book, assurance, confirmedAt }, { depth: 500 }).data));
  }
});

test('the example of docs/leads.md comes to its own figures', () => {
  const level = (price: string, quantity: string) => ({ price_usd: price, quantity });
  const left: Book = {
    source: 'recorded',
    observed_at: '',
    yes_asks: [level('0.5600', '210.8100'), level('0.6000', '55.9700')],
    no_asks: [],
    complete: true,
  };
  const noAsks = [level('0.3600', '650.5400'), level('0.3610', '302.0000')];
  const right: Book = { ...left, yes_asks: [], no_asks: noAsks, complete: false };
  const lead: Lead = {
    id: 'example',
    issues: [],
    legs: [
      {
        venue: 'venue_a',
        market_id: 'a',
        side: 'yes',
        fee: { formula: 'quadratic', rate: '0.07', exponent: 1 },
      },
      { venue: 'venue_b', market_id: 'b', side: 'no', fee: { formula: 'power', rate: '0.04', exponent: 1 } },
    ],
  };
  assert.deepEqual(recomputeSize(lead, [left, right]), {
    pairs: 265n,
    cost: millionths('246.0000'),
    fees: millionths('6.98842'),
    net: millionths('12.01158'),
  });
});

type FeeTerms = ListedState['fees'];

const noFees: FeeTerms = { kind: 'none', schedule: 'free' };
const halfFees: FeeTerms = { ...quadraticFees, multiplier: rational(1n, 2n) };
const powerFees: FeeTerms = {
  kind: 'power',
  schedule: 'politics_fees',
  rate: rational(1n, 25n),
  exponent: rational(1n),
  takerOnly: true,
};

/** Hundredths of contracts, now and then less than one, or so few that venue_b takes no order. */
function drawQuantity(random: Random): number {
  const contracts = random.chance(0.2) ? random.integer(10, 250) : random.integer(100, 40_000);
  return (random.chance(0.5) ? contracts : Math.max(1, Math.round(contracts / 100)) * 100) * 10_000;
}
