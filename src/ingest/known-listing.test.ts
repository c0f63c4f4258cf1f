import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KnownListing } from './known-listing.ts';

function learnMarket(known: KnownListing, id: string, glance: string): void {
  known.see('markets', id, glance);
  known.learn('markets', id, glance);
}

test('only what was committed is known', () => {
  const known = new KnownListing();
  known.beginCycle(1, undefined);
  assert.equal(known.see('markets', 'A', 'a1'), false);
  assert.equal(known.see('markets', 'A', 'a1'), false, 'seen is not stored');
  known.learn('markets', 'A', 'a1');
  assert.equal(known.see('markets', 'A', 'a1'), true);
  assert.equal(known.see('markets', 'A', 'a2'), false);
  assert.equal(known.see('events', 'A', 'a1'), false, 'kinds are apart');
});

test('a cycle of another process makes it forget, its own cycles do not', () => {
  const known = new KnownListing();
  known.beginCycle(1, undefined);
  learnMarket(known, 'A', 'a');
  known.beginCycle(2, 1);
  assert.equal(known.wasSeen('markets', 'A'), false);
  assert.equal(known.see('markets', 'A', 'a'), true);
  known.beginCycle(4, 3);
  assert.equal(known.see('markets', 'A', 'a'), false);
});

test('what a complete walk did not list is forgotten', () => {
  const known = new KnownListing();
  known.beginCycle(1, undefined);
  learnMarket(known, 'A', 'a');
  learnMarket(known, 'B', 'b');
  known.beginCycle(2, 1);
  assert.equal(known.see('markets', 'A', 'a'), true);
  known.forgetUnseen();
  known.beginCycle(3, 2);
  assert.equal(known.see('markets', 'A', 'a'), true);
  assert.equal(known.see('markets', 'B', 'b'), false);
});

test('it is bounded', () => {
  const known = new KnownListing(2);
  known.beginCycle(1, undefined);
  for (const id of ['A', 'B', 'C']) learnMarket(known, id, id);
  known.beginCycle(2, 1);
  assert.equal(known.see('markets', 'A', 'A'), false);
  known.learn('markets', 'A', 'A');
  known.beginCycle(3, 2);
  assert.equal(known.see('markets', 'A', 'A'), true);
});
