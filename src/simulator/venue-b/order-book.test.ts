import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderBook, type TokenBook } from './order-book.ts';

const market = '0x5b0f3a1e9c44d2778a61ce0b90f7d3182e6a54b9c1d80f2367ab94e05d12c8f3';

const yes: TokenBook = {
  market,
  assetId: '73410295518603347729160418832745901126038842517730064419285536610982347715506',
  changedAt: 1_790_000_000_123,
  bids: [
    { price: 4400, size: 7500 },
    { price: 4300, size: 22050 },
    { price: 4000, size: 150_000 },
  ],
  asks: [
    { price: 4600, size: 12025 },
    { price: 4700, size: 31000 },
    { price: 6000, size: 90000 },
  ],
  tickSize: '0.01',
  negRisk: false,
  lastTradePrice: '0.450',
};

const no: TokenBook = {
  ...yes,
  assetId: '18850267743019265544738120996130477251863905541177289034460126875533920084411',
  bids: yes.asks.map(({ price, size }) => ({ price: 10_000 - price, size })),
  asks: yes.bids.map(({ price, size }) => ({ price: 10_000 - price, size })),
};

describe('renderBook', () => {
  it('hashes the books of the protocol page as the page does', () => {
    assert.equal(renderBook(yes).hash, '5a5538e068b1882126a169e9f2db8d5e51e01066');
    assert.equal(renderBook(no).hash, '83006c035eafd576758cfe1f7a490e3953ee5193');
  });

  it('writes the keys in the hashed order, worst level first', () => {
    const book: unknown = JSON.parse(renderBook(no).json);
    assert.deepEqual(Object.entries(book ?? {}), [
      ['market', market],
      ['asset_id', no.assetId],
      ['timestamp', '1790000000123'],
      ['hash', '83006c035eafd576758cfe1f7a490e3953ee5193'],
      [
        'bids',
        [
          { price: '0.4', size: '900' },
          { price: '0.53', size: '310' },
          { price: '0.54', size: '120.25' },
        ],
      ],
      [
        'asks',
        [
          { price: '0.6', size: '1500' },
          { price: '0.57', size: '220.5' },
          { price: '0.56', size: '75' },
        ],
      ],
      ['min_order_size', '5'],
      ['tick_size', '0.01'],
      ['neg_risk', false],
      ['last_trade_price', '0.450'],
    ]);
  });

  it('changes the hash with any part of the book', () => {
    const hashes = [
      yes,
      { ...yes, changedAt: yes.changedAt + 1 },
      { ...yes, lastTradePrice: '' },
      { ...yes, tickSize: '0.001' },
      { ...yes, bids: yes.bids.slice(1) },
    ].map((book) => renderBook(book).hash);
    assert.equal(new Set(hashes).size, hashes.length);
  });
});
