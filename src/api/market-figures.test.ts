import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBook, describeMarketFigures, LiveMarkets, setLevel } from '../core/market/index.ts';
import { printMarketFigures, printMoney } from './market-figures.ts';

const now = Date.UTC(2026, 10, 15, 12);

function open(): LiveMarkets {
  const live = new LiveMarkets();
  live.takeFigures(
    'venue_a',
    'M',
    {
      yesBid: 400_000,
      yesAsk: 420_000,
      lastPrice: 410_000,
      volume24hUsd: '25000.5',
      totalVolumeUsd: '1e6',
      openInterestUsd: '12',
    },
    now - 60_000,
  );
  live.takeTrade(
    'venue_a',
    'M',
    { id: '1', venueTime: now - 1, price: 100, quantity: 1, takerAction: 'buy', outcome: 'yes' },
    now,
  );
  return live;
}

function print(live: LiveMarkets, at = now) {
  return printMarketFigures(describeMarketFigures(live.find('venue_a', 'M'), at));
}

const listedMoney = {
  volume_24h_usd: '25000.5000',
  volume_source: 'venue',
  total_volume_usd: '1000000.0000',
  open_interest_usd: '12.0000',
  trades_24h: 1,
};

test('a listed market shows what the listing says, and nothing of a book', () => {
  const spreads = { spread_usd: '0.0200', yes_spread_usd: '0.0200', no_spread_usd: '0.0200' };
  assert.deepEqual(print(open()), {
    ...listedMoney,
    quote: {
      observed_at: '2026-11-15T11:59:00.000Z',
      yes_ask_usd: '0.4200',
      no_ask_usd: '0.6000',
      price_usd: '0.0001',
      source: 'venue',
    },
    ...spreads,
    liquidity: 'deep',
  });
});

test('a listing that is too old gives no asks, and so no spread and no grade', () => {
  const later = now + 3 * 3_600_000;
  assert.deepEqual(print(open(), later), {
    ...listedMoney,
    quote: { observed_at: '2026-11-15T11:59:00.000Z', price_usd: '0.0001', source: 'venue' },
    liquidity: 'thin',
  });
});

test('a followed market shows its book, a doubted one does not', () => {
  const live = open();
  const book = createBook();
  setLevel(book, { side: 'bid', price: 400_000, quantity: 2_000_000 });
  setLevel(book, { side: 'bid', price: 349_900, quantity: 2_000_000 });
  setLevel(book, { side: 'ask', price: 430_100, quantity: 1 });
  live.takeBook('venue_a', 'M', { book, changes: 'all', assurance: 'full', receivedAt: now - 2_000 });
  live.takeBook('venue_a', 'M', { book, changes: [], assurance: 'full', receivedAt: now - 1_000 });
  const shown = print(live);
  assert.deepEqual(shown, {
    ...listedMoney,
    quote: {
      observed_at: '2026-11-15T11:59:59.000Z',
      yes_ask_usd: '0.4301',
      no_ask_usd: '0.6000',
      price_usd: '0.0001',
      source: 'venue',
    },
    spread_usd: '0.0301',
    yes_spread_usd: '0.0301',
    no_spread_usd: '0.0301',
    liquidity: 'tradeable',
    book_spread_usd: '0.0301',
    book_yes_depth_5c_usd: '0.8000',
    book_no_depth_5c_usd: '0.0000',
    book_imbalance: '0.999999',
    book_at: '2026-11-15T11:59:58.000Z',
  });
  live.doubt('venue_a', 'M', 'gap');
  assert.deepEqual(print(live), {
    ...listedMoney,
    quote: { observed_at: '2026-11-15T11:59:59.000Z', price_usd: '0.0001', source: 'venue' },
    liquidity: 'thin',
  });
});

test('volume without a figure of the venue is the notional of what was recorded', () => {
  const live = new LiveMarkets();
  const fill = {
    id: '1',
    venueTime: now,
    price: 300_100,
    quantity: 3_000_001,
    takerAction: 'buy',
    outcome: 'no',
  } as const;
  live.takeTrade('venue_a', 'M', fill, now);
  const figures = describeMarketFigures(live.find('venue_a', 'M'), now);
  assert.deepEqual(printMoney(figures), { volume_24h_usd: '2.0997', liquidity: 'thin' });
  assert.deepEqual(printMarketFigures(figures), {
    volume_24h_usd: '2.0997',
    volume_source: 'trades',
    trades_24h: 1,
    liquidity: 'thin',
  });
});
