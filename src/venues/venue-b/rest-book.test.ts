import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, it } from 'node:test';
import { parseExactJson } from '../../runtime/exact-json.ts';
import { silentLog } from '../../runtime/log.ts';
import { BookHashes } from './book-hashes.ts';
import { parseBook } from './book-levels.ts';
import { hashAgrees, parseRestBook } from './rest-book.ts';
import { isRecord, type VenueBRecord } from './wire-record.ts';

const market = '0x5b0f3a1e9c44d2778a61ce0b90f7d3182e6a54b9c1d80f2367ab94e05d12c8f3';

/** The two test vectors of the protocol's description: one instant, seen from both tokens. */
const yesBook = {
  market,
  asset_id: '73410295518603347729160418832745901126038842517730064419285536610982347715506',
  timestamp: '1790000000123',
  hash: '5a5538e068b1882126a169e9f2db8d5e51e01066',
  bids: levels('0.4 1500', '0.43 220.5', '0.44 75'),
  asks: levels('0.6 900', '0.47 310', '0.46 120.25'),
  min_order_size: '5',
  tick_size: '0.01',
  neg_risk: false,
  last_trade_price: '0.450',
};
const noBook = {
  ...yesBook,
  asset_id: '18850267743019265544738120996130477251863905541177289034460126875533920084411',
  hash: '83006c035eafd576758cfe1f7a490e3953ee5193',
  bids: levels('0.4 900', '0.53 310', '0.54 120.25'),
  asks: levels('0.6 1500', '0.57 220.5', '0.56 75'),
};

function levels(...texts: string[]): { price: string; size: string }[] {
  return texts.map((text) => {
    const [price = '', size = ''] = text.split(' ');
    return { price, size };
  });
}

function exact(value: object): VenueBRecord {
  const parsed = parseExactJson(JSON.stringify(value));
  assert.ok(isRecord(parsed));
  return parsed;
}

describe('a book over REST', () => {
  it('agrees with its hash', () => {
    assert.equal(hashAgrees(exact(yesBook)), true);
    assert.equal(hashAgrees(exact(noBook)), true);
    assert.equal(hashAgrees(exact({ ...yesBook, timestamp: '1790000000124' })), false);
    assert.equal(hashAgrees(exact({ ...yesBook, bids: yesBook.bids.toReversed() })), false);
    const { last_trade_price: _dropped, ...partial } = yesBook;
    assert.equal(hashAgrees(exact(partial)), undefined);
  });

  it('agrees with a hash of all that came, in the order it came', () => {
    const added = { version: 'v2', ...yesBook, rfq: false, asks: [{ price: '0.6', size: '9', orders: '2' }] };
    const sealed = (book: object) => ({
      ...book,
      hash: hash('sha1', JSON.stringify({ ...book, hash: '' }), 'hex'),
    });
    assert.equal(hashAgrees(exact(sealed(added))), true);
    assert.equal(hashAgrees(exact({ ...sealed(added), rfq: true })), false);
    const { last_trade_price: _dropped, ...fewer } = yesBook;
    assert.equal(hashAgrees(exact(sealed(fewer))), true);
    // One more member that is not hashed takes nothing away from the hash of the others.
    assert.equal(hashAgrees(exact({ ...yesBook, server: 'b7' })), true);
    assert.equal(parseRestBook(exact(sealed(added)), new BookHashes(silentLog)).kind, 'book');
  });

  it('is the same from both tokens', () => {
    const [yes, no] = [exact(yesBook), exact(noBook)];
    const book = parseBook(yes['bids'], yes['asks'], 'yes');
    assert.deepEqual(book, parseBook(no['bids'], no['asks'], 'no'));
    assert.deepEqual(book?.bids.prices, [400_000, 430_000, 440_000]);
    assert.deepEqual(book?.asks.quantities, [120_250_000, 310_000_000, 900_000_000]);
  });

  for (const [what, changes] of [
    ['a changed size', { bids: levels('0.4 1500', '0.43 220.5', '0.44 76') }],
    ['a price twice', { hash: 'x', bids: levels('0.4 1', '0.40 2') }],
    ['crossed sides', { hash: 'x', bids: levels('0.47 1') }],
    ['a price of 1', { hash: 'x', asks: levels('1 1') }],
    ['a negative size', { hash: 'x', asks: levels('0.6 -1') }],
    ['a price too fine', { hash: 'x', asks: levels('0.60000001 1') }],
    ['a huge size', { hash: 'x', asks: levels('0.6 99999999999999') }],
    ['no bids', { hash: 'x', bids: null }],
    ['no time', { hash: 'x', timestamp: '' }],
    ['a time of letters', { hash: 'x', timestamp: 'now' }],
  ] as const) {
    it(`is refused with ${what}`, () => {
      assert.equal(
        parseRestBook(exact({ ...yesBook, ...changes }), new BookHashes(silentLog)).kind,
        'malformed',
      );
    });
  }
});
