import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listsApart, PointLists } from './point-lists.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const start = Date.UTC(2026, 10, 15, 8);

interface Point {
  readonly time: number;
  readonly value: number;
}

/** The rules of a list, over points in an array. */
class ListedPoints {
  points: Point[] = [];

  put(point: Point, stepMs: number): void {
    const stepOf = ({ time }: Point) => Math.floor(time / stepMs);
    const isLater = (other: Point) =>
      other.time > point.time || (other.time === point.time && other.value >= point.value);
    const ofStep = this.points.filter((other) => stepOf(other) === stepOf(point));
    if (ofStep.some(isLater)) return;
    const replaced = ofStep.at(-1);
    this.points = [...this.points.filter((other) => other !== replaced), point].sort(
      (left, right) => left.time - right.time || left.value - right.value,
    );
  }

  thin(from: number, to: number, stepMs: number): void {
    this.points = this.points.filter(({ time }, index) => {
      const next = this.points[index + 1];
      if (time < from || time >= to || next === undefined || next.time >= to) return true;
      return Math.floor(next.time / stepMs) !== Math.floor(time / stepMs);
    });
  }

  forgetBefore(time: number, keepsLast: boolean): void {
    const count = this.points.filter((point) => point.time < time).length - (keepsLast ? 1 : 0);
    if (count > 0) this.points = this.points.slice(count);
  }
}

test('lists that grow, thin out, forget and are moved on have the points that arrays have', () => {
  let seed = 7;
  const draw = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) % below;
  };
  const lists = new PointLists();
  const numbers = [0, 1, 2, listsApart, 40 * listsApart + 2];
  const expected = numbers.map(() => new ListedPoints());
  let now = start;
  let longest = 0;
  for (let turn = 0; turn < 20_000; turn += 1) {
    now += draw(4 * minuteMs);
    const which = draw(numbers.length);
    const list = numbers[which] ?? 0;
    const model = expected[which];
    assert.ok(model !== undefined);
    const kind = draw(4_000);
    if (kind === 0) {
      lists.clear(list);
      model.points = [];
    } else if (kind < 30) {
      const before = now - draw(300) * hourMs;
      lists.forgetBefore(list, before, kind < 15);
      model.forgetBefore(before, kind < 15);
    } else if (kind < 60) {
      const [from, to] = [now - 300 * hourMs, now - draw(30) * hourMs];
      lists.thin(list, from, to, hourMs);
      model.thin(from, to, hourMs);
    } else {
      // Nearly all come last; the others anywhere within two days.
      const time = kind < 3_600 ? now : now - draw(48 * hourMs);
      const point = { time, value: draw(2_000_001) };
      const { length } = model.points;
      model.put(point, minuteMs);
      assert.equal(lists.put(list, time, point.value, minuteMs), model.points.length - length);
    }
    if (turn % 4_000 === 3_999) now += 400 * hourMs;
    for (const each of expected) each.forgetBefore(now - 890 * hourMs, false);
    for (const number of numbers) lists.forgetBefore(number, now - 890 * hourMs, false);
    assert.equal(lists.length(list), model.points.length);
    longest = Math.max(longest, model.points.length);
    const index = draw(Math.max(1, model.points.length));
    const chosen = model.points[index];
    if (chosen === undefined) continue;
    assert.deepEqual(
      { time: lists.timeAt(list, index), value: lists.valueAt(list, index) },
      chosen,
      `point ${index} after turn ${turn}`,
    );
    const earlier = model.points.filter(({ time }) => time < chosen.time).length - 1;
    assert.equal(lists.findBefore(list, chosen.time), earlier);
  }
  for (const [place, number] of numbers.entries()) {
    const points = Array.from({ length: lists.length(number) }, (_, index) => ({
      time: lists.timeAt(number, index),
      value: lists.valueAt(number, index),
    }));
    assert.deepEqual(points, expected[place]?.points);
  }
  assert.ok(longest > 500, `the longest list has ${longest} points`);
});
