/** Two markets on the same claim, one on each venue, and the lead over them. */
import assert from 'node:assert/strict';
import type { HandMade } from './served-members.ts';
import { watchUnderTest } from './watch-under-test.ts';

export const atLeast3: HandMade = { venue: 'venue_a', id: 'a3', pays: '1 on [3, inf)' };
export const same3: HandMade = { venue: 'venue_b', id: 'same3', pays: '1 on [3, inf)' };

export const key = 'venue_a:a3:yes+venue_b:same3:no';

/** One lead, executable. */
export function withOneLead(...given: Parameters<typeof watchUnderTest>) {
  const test = watchUnderTest(...given);
  test.serve([atLeast3, same3]);
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 10 } });
  test.book(same3, { bids: { 50: 10 }, asks: { 60: 10 } });
  assert.deepEqual(test.heard(), [`opened ${key}`, `executable ${key}`]);
  return test;
}
