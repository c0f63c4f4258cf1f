/** What each venue takes as an order, through the running service: its price grid, its least order, parts of shares. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { PurchaseComparison } from '../../src/api/schemas/index.ts';
import type { ProxyAnswer } from '../harness/answering-proxy.ts';
import { type ComparedService, clean, type NamedMarket, takeComparedService } from './compared-service.ts';

let service: ComparedService;
let counterpart: NamedMarket;
before(async () => {
  service = await takeComparedService();
  const { options } = await service.compared(requested);
  counterpart = options[1]?.contract ?? assert.fail('no counterpart');
});

const requested: NamedMarket = { venue: 'venue_a', id: clean };

/** Prices and sizes of the asks and bids of Yes, as both venues write them, the best first. */
interface WireBook {
  readonly asks: readonly (readonly [price: string, size: string])[];
  readonly bids: readonly (readonly [price: string, size: string])[];
  /** Of venue_b, beside its book. */
  readonly tick?: string;
}

/** venue_a lists bids alone: an ask of Yes is a bid for No. */
function bookOfVenueA({ asks, bids }: WireBook): ProxyAnswer {
  const no = asks.map(([price, size]) => [(1 - Number(price)).toFixed(4), size]);
  return json({ orderbook_fp: { yes_dollars: bids.toReversed(), no_dollars: no.toReversed() } });
}

function bookOfVenueB({ asks, bids, tick = '0.01' }: WireBook, token: string): ProxyAnswer {
  const levels = (side: WireBook['asks']) => side.map(([price, size]) => ({ price, size })).toReversed();
  return json({
    market: '0x1',
    asset_id: token,
    timestamp: '1790000000123',
    bids: levels(bids),
    asks: levels(asks),
    min_order_size: '5',
    tick_size: tick,
    neg_risk: false,
  });
}

function json(body: unknown): ProxyAnswer {
  return { status: 200, contentType: 'application/json', body: JSON.stringify(body) };
}

/** Beyond the age at which a book that was read before counts for anything. */
let aheadMs = 0;
async function comparedWith(mine: WireBook, other: WireBook, query: string): Promise<PurchaseComparison> {
  service.answerBooks(async ({ venue }, asked) =>
    venue === 'venue_a' ? bookOfVenueA(mine) : bookOfVenueB(other, asked.get('token_id') ?? ''),
  );
  let found: PurchaseComparison | undefined;
  aheadMs += 20_000;
  await service.ahead(aheadMs, async () => {
    found = await service.compared(requested, query);
  });
  return found ?? assert.fail();
}

const deep = { asks: [['0.3000', '100.00']], bids: [['0.2000', '100.00']] } as const;

describe('the price grid of a market', () => {
  it('comes with its listing', () => {
    for (const { venue, id } of [requested, counterpart]) {
      const ticks = service.live.find(venue, id)?.state?.ticks;
      assert.ok(ticks !== undefined && ticks.length > 0, `${venue} ${id}`);
      assert.deepEqual([ticks[0]?.from, ticks.at(-1)?.to], [0, 1_000_000]);
      assert.ok(ticks.every(({ step }) => [1_000, 5_000, 10_000].includes(step)));
    }
  });

  it('of venue_a limits a purchase that needs a level off it, on either side', async () => {
    const off: WireBook = {
      asks: [
        ['0.3000', '5.00'],
        ['0.3055', '50.00'],
      ],
      bids: [
        ['0.2000', '5.00'],
        ['0.1945', '50.00'],
      ],
    };
    for (const side of ['yes', 'no']) {
      const within = await comparedWith(off, deep, `side=${side}&unit=shares&amount=5`);
      assert.deepEqual([within.options[0]?.quote.status, within.options[0]?.quote.issues], ['current', []]);
      const beyond = await comparedWith(off, deep, `side=${side}&unit=shares&amount=6`);
      const { status, issues, quantity } = beyond.options[0]?.quote ?? {};
      assert.deepEqual([status, issues, quantity], ['limited', ['price_off_tick'], '6.0000']);
      assert.equal(beyond.best, null);
      for (const reason of ['quote_limited:0', 'price_off_tick:0'])
        assert.ok(beyond.reasons.includes(reason));
    }
  });

  it('of venue_b is that beside its book, which is newer than the listing', async () => {
    const asks = [['0.295', '50']] as const;
    const coarse = await comparedWith(deep, { ...deep, asks, tick: '0.01' }, 'side=yes&unit=shares&amount=6');
    assert.deepEqual(coarse.options[1]?.quote.issues, ['price_off_tick']);
    assert.ok(coarse.best === null && coarse.reasons.includes('price_off_tick:1'));
    const fine = await comparedWith(deep, { ...deep, asks, tick: '0.001' }, 'side=yes&unit=shares&amount=6');
    assert.deepEqual([fine.options[1]?.quote.status, fine.best, fine.reasons], ['current', 1, []]);
    assert.equal(fine.options[1]?.quote.worst_price, '0.2950');
  });

  it('is never left by the books of the simulated venues', async () => {
    service.answerBooks(async () => undefined);
    let current = 0;
    for (const { left } of (await service.listPairs('equivalent')).slice(0, 12)) {
      const { options } = await service.compared(left, 'side=no&unit=shares&amount=10');
      for (const { quote } of options) {
        assert.ok(!quote.issues.includes('price_off_tick'), `${left.id}: ${quote.issues}`);
        if (quote.status === 'current') current += 1;
      }
    }
    assert.ok(current > 0);
  });

  it('that cannot be read limits nothing', async () => {
    const asks = [['0.295', '50']] as const;
    const state = service.live.find('venue_b', counterpart.id)?.state;
    assert.ok(state);
    service.live.takeState('venue_b', counterpart.id, { ...state, ticks: undefined });
    const unknown = await comparedWith(deep, { ...deep, asks, tick: '' }, 'side=yes&unit=shares&amount=6');
    service.live.takeState('venue_b', counterpart.id, state);
    assert.deepEqual(unknown.options[1]?.quote.issues, []);
  });
});

describe('the least order', () => {
  it('of venue_b is a dollar before fees; venue_a sells one share', async () => {
    const cheap = { ...deep, asks: [['0.2500', '100.00']] } as const;
    const three = await comparedWith(cheap, cheap, 'side=yes&unit=shares&amount=3');
    const quotes = three.options.map(({ quote }) => [quote.status, quote.issues, quote.quantity]);
    assert.deepEqual(quotes, [
      ['current', [], '3.0000'],
      ['limited', ['below_minimum'], '0.0000'],
    ]);
    assert.equal(three.options[1]?.quote.unfilled, '3.0000');
    assert.ok(three.best === null && three.reasons.includes('below_minimum:1'));
    const four = await comparedWith(cheap, cheap, 'side=yes&unit=shares&amount=4');
    assert.deepEqual(
      four.options.map(({ quote }) => [quote.status, quote.quantity, quote.principal]),
      [
        ['current', '4.0000', '1.0000'],
        ['current', '4.0000', '1.0000'],
      ],
    );
  });

  it('of a budget is looked at in what it buys', async () => {
    const { options } = await comparedWith(deep, deep, 'side=yes&unit=usd&amount=1');
    // Three shares at 0.30 cost 0.90 before fees.
    assert.deepEqual(options[1]?.quote.issues, ['below_minimum']);
    assert.deepEqual([options[0]?.quote.status, options[0]?.quote.quantity], ['current', '3.0000']);
  });
});

describe('parts of shares', () => {
  const parts: WireBook = {
    asks: [
      ['0.3000', '10.75'],
      ['0.3100', '0.50'],
      ['0.3200', '1.00'],
    ],
    bids: [['0.2000', '1.00']],
  };

  it('of several levels make up whole ones, at the price of each part', async () => {
    const { options } = await comparedWith(parts, parts, 'side=yes&unit=shares&amount=11');
    for (const { quote } of options) {
      // 10.75 at 0.30 and 0.25 at 0.31.
      assert.deepEqual([quote.status, quote.principal, quote.worst_price], ['current', '3.3025', '0.3100']);
    }
  });

  it('that do not make up another are not sold', async () => {
    const { options } = await comparedWith(parts, parts, 'side=yes&unit=shares&amount=13');
    for (const { quote } of options) {
      assert.deepEqual(
        [quote.status, quote.quantity, quote.unfilled, quote.issues],
        ['limited', '12.0000', '1.0000', ['thin_book']],
      );
    }
  });
});
