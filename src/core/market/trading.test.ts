import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBook, setLevel } from './book.ts';
import type { ListedState, LiveMarket } from './live-market.ts';
import { LiveMarkets } from './live-markets.ts';
import { describeMoney } from './market-figures.ts';
import { quoteHoldsUntil } from './quote-at.ts';
import { tradingAt, tradingHoldsUntil } from './trading.ts';
import type { VenueFigures } from './venue-figures.ts';

const hourMs = 3_600_000;
const start = Date.UTC(2026, 10, 15, 12);

function figuresOf(figures: Partial<VenueFigures>): VenueFigures {
  return {
    yesBid: undefined,
    yesAsk: undefined,
    lastPrice: undefined,
    volume24hUsd: undefined,
    totalVolumeUsd: undefined,
    openInterestUsd: undefined,
    ...figures,
  };
}

function stateOf(state: Partial<ListedState> = {}): ListedState {
  return {
    status: 'open',
    disputed: false,
    closesAt: start + hourMs,
    expectedSettlementAt: undefined,
    fees: { kind: 'none', schedule: 'zero' },
    listedAt: start,
    termsHash: 'hash',
    ...state,
  };
}

function find(live: LiveMarkets): LiveMarket {
  const market = live.find('venue_a', 'M');
  assert.ok(market !== undefined);
  return market;
}

test('a market that has ended keeps the venue’s volume, loses its asks, and may open again', () => {
  const live = new LiveMarkets();
  const volumeOf = () => {
    const { volume24hUsd, volumeSource, quote } = describeMoney(find(live), start + 20);
    return [volume24hUsd, volumeSource, quote?.yesAsk];
  };
  live.takeFigures('venue_a', 'M', figuresOf({ yesAsk: 310_000, volume24hUsd: '70' }), start);
  live.takeTrade(
    'venue_a',
    'M',
    { id: '1', venueTime: start, price: 420_000, quantity: 1_000_000, takerAction: 'buy', outcome: 'yes' },
    start,
  );
  assert.deepEqual(volumeOf(), ['70.0000', 'venue', 310_000]);
  assert.equal(live.endBefore('venue_a', live.startWalk(), start + 2)[0]?.quoteChanged, true);
  assert.deepEqual(volumeOf(), ['70.0000', 'venue', undefined]);
  assert.equal(tradingAt(find(live), start + 2), 'closed');
  live.end('venue_a', 'M', figuresOf({ volume24hUsd: '71' }), start + 3);
  live.takeState('venue_a', 'M', stateOf({ status: 'settled', listedAt: start + 3 }));
  assert.deepEqual(volumeOf(), ['71.0000', 'venue', undefined]);
  assert.equal(tradingAt(find(live), start + 3), 'settled');
  assert.equal(
    live.end('venue_a', 'M', figuresOf({ volume24hUsd: '1' }), start + 2),
    undefined,
    'read before',
  );
  live.takeFigures('venue_a', 'M', figuresOf({ yesAsk: 320_000, volume24hUsd: '72' }), start + 4);
  live.takeState('venue_a', 'M', stateOf({ listedAt: start + 4 }));
  assert.deepEqual(volumeOf(), ['72.0000', 'venue', 320_000]);
  assert.deepEqual([tradingAt(find(live), start + 4), find(live).endedAt], ['open', undefined]);
  live.prune(start + 48 * hourMs);
  assert.equal(find(live).figures?.volume24hUsd, '72', 'it is listed');
});

test('a market closes by the clock, whatever its book still has', () => {
  const live = new LiveMarkets();
  live.takeFigures('venue_a', 'M', figuresOf({ yesAsk: 310_000 }), start);
  live.takeState('venue_a', 'M', stateOf({ closesAt: start + 100 }));
  const book = createBook();
  setLevel(book, { side: 'bid', price: 400_000, quantity: 5_000_000 });
  live.takeBook('venue_a', 'M', { book, changes: 'all', assurance: 'full', receivedAt: start + 50 });
  const until = tradingHoldsUntil(find(live), start);
  assert.equal(until, start + 99);
  assert.equal(quoteHoldsUntil(find(live), start + 60), until);
  for (const [at, trading] of [
    [until, 'open'],
    [until + 1, 'closed'],
  ] as const) {
    assert.equal(tradingAt(find(live), at), trading);
    const { quote } = describeMoney(find(live), at);
    assert.deepEqual(
      [quote?.noAsk === undefined, quote?.stale],
      [trading === 'closed', trading === 'closed'],
    );
  }
  assert.equal(tradingHoldsUntil(find(live), until + 1), Number.POSITIVE_INFINITY);
  // Before a listing has shown it, the time of the run counts.
  assert.equal(tradingAt(undefined, start, start + 1), 'unknown');
  assert.equal(tradingAt(undefined, start + 1, start + 1), 'closed');
  live.takeState('venue_a', 'M', stateOf({ closesAt: undefined, listedAt: start + 1 }));
  assert.equal(tradingAt(find(live), start + 200, start + 1), 'open', 'no time is set');
});
