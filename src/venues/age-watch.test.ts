import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AgeWatch } from './age-watch.ts';

/** Messages of these ages, a look after each: the places at which the stream was called late. */
function latePlaces(ages: readonly number[], everyMs = 1_000): number[] {
  const watch = new AgeWatch({ lateAfterMs: 5_000 });
  return ages.flatMap((age, place) => {
    const receivedAt = 1_000_000 + place * everyMs;
    watch.seen(receivedAt, receivedAt - age);
    return watch.isLate() ? [place] : [];
  });
}

describe('the age of messages', () => {
  for (const [name, ages, expected] of [
    ['steady', [80, 90, 70, 5_060, 80], []],
    ['late for good', [80, 6_000, 6_000], [2]],
    ['exactly at the limit', [80, 5_080, 5_080, 5_080], []],
    ['one hiccup', [80, 9_000, 80, 9_000, 80], []],
    ['a venue whose clock is ahead', [-4_000, -3_900, 900, -4_000], []],
    ['late on a venue whose clock is ahead', [-4_000, 1_500, 1_500], [2]],
    ['a venue whose clock is far behind', [3_600_000, 3_600_050, 3_600_000], []],
    ['growing within the connection', [100, 2_000, 4_000, 6_000, 8_000], [4]],
    // Our clock was set forward by ten seconds: two new connections are tried, then it is believed.
    ['the clock was set', [0, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000], [2, 4]],
  ] as const) {
    it(`${name}: late at ${JSON.stringify(expected)}`, () => {
      assert.deepEqual(latePlaces(ages), expected);
    });
  }

  it('forgets how young messages were when clocks drift apart over hours', () => {
    const drifting = Array.from({ length: 200 }, (_, place) => place * 200);
    assert.deepEqual(latePlaces(drifting, 5 * 60_000), []);
  });

  it('does not judge by what came before a connection, nor without messages', () => {
    const watch = new AgeWatch({ lateAfterMs: 5_000 });
    watch.seen(1_000_000, 1_000_000);
    watch.seen(1_010_000, 1_000_000);
    assert.equal(watch.isLate(), false);
    watch.opened();
    assert.equal(watch.isLate(), false);
    watch.seen(1_020_000, 1_010_000);
    assert.deepEqual([watch.isLate(), watch.isLate()], [false, false]);
    watch.seen(1_021_000, 1_011_000);
    assert.equal(watch.isLate(), true);
  });
});
