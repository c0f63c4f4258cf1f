import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JumpHabit, minutesBack } from './jump-habit.ts';
import { MarketRows } from './market-rows.ts';

const start = 29_700_000;
const halfDollar = 1_000_000;

function habitFrom(doubledPrice: number): JumpHabit {
  const rows = new MarketRows(1);
  const habit = new JumpHabit({ rows, groups: 1 });
  rows.allocate();
  habit.start(0, start);
  habit.setPrice(0, start, doubledPrice);
  return habit;
}

for (const quiet of [minutesBack + 1, 8, 9, 60])
  test(`a price holds for ${quiet} minutes without another`, () => {
    const habit = habitFrom(halfDollar);
    habit.turnTo(0, start + quiet);
    assert.equal(habit.judge(0, 0), 0);
  });

test('a change is seen from the minute on in which it comes', () => {
  const habit = habitFrom(halfDollar);
  habit.turnTo(0, start + minutesBack);
  assert.equal(habit.judge(0, 0), undefined, 'there was no price before');
  habit.setPrice(0, start + 10, halfDollar + 400_000);
  const jumped = habit.judge(0, 0) ?? 0;
  assert.ok(jumped > 1, `${jumped}`);
  habit.turnTo(0, start + 10 + minutesBack);
  assert.equal(habit.judge(0, 0), jumped);
  habit.turnTo(0, start + 11 + minutesBack);
  assert.equal(habit.judge(0, 0), 0, 'the price before it is the new one');
});
