/** Which part of time a chart shows, and what it loads for that. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endToLoad, followEnd, moveView, zoomView } from '../../web/pictures/time-view.ts';

const hour = { from: 3_600, to: 7_200 };
const latest = 7_200;

test('a view moves back as far as one likes, and forward up to now', () => {
  assert.deepEqual(moveView(hour, -5_000, latest), { from: -1_400, to: 2_200 });
  assert.deepEqual(moveView({ from: 0, to: 3_600 }, 1_800, latest), { from: 1_800, to: 5_400 });
  assert.deepEqual(moveView({ from: 0, to: 3_600 }, 9_000, latest), hour);
  // The clock of the page may be a little behind that of what is shown.
  assert.deepEqual(moveView(hour, 10, latest - 5), hour);
});

test('a view is zoomed around its middle, neither into the future nor below ten seconds', () => {
  assert.deepEqual(zoomView(hour, 0.5, latest), { from: 4_500, to: 6_300 });
  assert.deepEqual(zoomView(hour, 2, latest), { from: 0, to: 7_200 });
  assert.deepEqual(zoomView({ from: 100, to: 112 }, 0.5, latest), { from: 101, to: 111 });
});

test('only what is not there is loaded, with as much on both sides of a narrow view', () => {
  assert.equal(endToLoad({ from: 4_000, to: 5_000 }, hour, latest), undefined);
  assert.equal(endToLoad({ from: 3_599.5, to: 7_200.5 }, hour, latest), undefined);
  assert.equal(endToLoad({ from: 1_800, to: 5_400 }, hour, latest), 5_400);
  assert.equal(endToLoad({ from: 3_000, to: 4_000 }, hour, latest), 5_300);
  assert.equal(endToLoad({ from: 7_000, to: 8_000 }, hour, 8_100), 8_100);
});

test('a view up to the newest goes on with it, any other one stays', () => {
  const next = { from: 3_610, to: 7_210 };
  assert.deepEqual(followEnd({ from: 7_000, to: 7_200 }, hour, next), { from: 7_010, to: 7_210 });
  assert.deepEqual(followEnd({ from: 5_000, to: 7_000 }, hour, next), { from: 5_000, to: 7_000 });
});
