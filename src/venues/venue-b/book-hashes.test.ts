import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { silentLog } from '../../runtime/log.ts';
import { BookHashes } from './book-hashes.ts';

function take(hashes: BookHashes, from: number, to: number, agrees: boolean | undefined): number {
  let accepted = 0;
  for (let number = from; number < to; number++) accepted += Number(hashes.accepts(String(number), agrees));
  return accepted;
}

describe('the hashes of books of venue_b', () => {
  it('refuse a book that disagrees, however often it comes', () => {
    const hashes = new BookHashes(silentLog);
    for (let i = 0; i < 100; i++) assert.equal(hashes.accepts('1', false), false);
    assert.equal(hashes.isTrusted, true);
  });

  it('are not looked at while most books disagree, and again when they agree', () => {
    const hashes = new BookHashes(silentLog);
    assert.equal(take(hashes, 0, 30, true), 30);
    assert.equal(take(hashes, 100, 131, false), 1);
    assert.deepEqual([hashes.isTrusted, hashes.accepts('131', false)], [false, true]);
    assert.equal(take(hashes, 0, 40, true), 40);
    assert.deepEqual([hashes.isTrusted, hashes.accepts('132', false)], [true, false]);
  });

  it('need more than a few books that disagree', () => {
    const hashes = new BookHashes(silentLog);
    assert.equal(take(hashes, 0, 19, false), 0);
    assert.equal(hashes.isTrusted, true);
    assert.equal(take(hashes, 19, 20, false), 1);
  });

  it('forget the oldest books', () => {
    const hashes = new BookHashes(silentLog);
    take(hashes, 0, 20, false);
    take(hashes, 100, 1_200, true);
    assert.equal(take(hashes, 2_000, 2_400, false), 0);
    assert.equal(hashes.isTrusted, true);
  });

  it('say nothing of a book without one', () => {
    assert.equal(take(new BookHashes(silentLog), 0, 100, undefined), 100);
  });
});
