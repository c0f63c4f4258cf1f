import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { kindNumbers } from './kind-numbers.ts';
import { LookCounts } from './look-counts.ts';
import { MarketRows } from './market-rows.ts';

const minutesPerDay = 1_440;

/** Looks every so many minutes for so many days, from a minute of 2026 on. */
function countedLooks(everyMinutes: number, days: number) {
  const rows = new MarketRows(1);
  const counts = new LookCounts(rows);
  rows.allocate();
  const start = 29_700_000;
  counts.start(0, start);
  let minute = start;
  for (; minute < start + days * minutesPerDay; minute += everyMinutes) {
    counts.turnTo(0, minute);
    counts.count(0, kindNumbers.block);
  }
  return { counts, minute };
}

describe('looks a day', () => {
  for (const everyMinutes of [5, 60, 720])
    test(`a look every ${everyMinutes} minutes is found within a tenth after two weeks`, () => {
      const expected = minutesPerDay / everyMinutes;
      const found = countedLooks(everyMinutes, 14).counts.looksPerDay(0, kindNumbers.block);
      assert.ok(Math.abs(found / expected - 1) < 0.1, `${found} for ${expected}`);
    });

  test('a market that wakes up is followed within hours', () => {
    const { counts, minute } = countedLooks(720, 14);
    for (let later = 0; later < 180; later += 1) {
      counts.turnTo(0, minute + later);
      counts.count(0, kindNumbers.block);
    }
    assert.ok(counts.looksPerDay(0, kindNumbers.block) > 50);
  });

  test('kinds are counted apart', () => {
    const { counts } = countedLooks(5, 7);
    assert.ok(counts.looksPerDay(0, kindNumbers.sweep) < 1);
  });
});
