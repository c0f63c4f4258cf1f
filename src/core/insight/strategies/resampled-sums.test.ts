import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ResampledSums } from './resampled-sums.ts';
import { findDraws, groupCount, resampleCount } from './resamples.ts';
import { cellCount } from './rule-grid.ts';
import { groupColumns, groupWidth } from './settled-sums.ts';

const cell = 7;
const touched = new Uint8Array(cellCount);
touched[cell] = 1;

/** Sums by group in which each of the cell's groups has a count and what it paid. */
function groupsOf(count: (group: number) => number, paid: (group: number) => number): Float64Array {
  const groups = new Float64Array(cellCount * groupCount * groupWidth);
  for (let group = 0; group < groupCount; group += 1) {
    const at = (cell * groupCount + group) * groupWidth;
    groups[at + groupColumns.count] = count(group);
    groups[at + groupColumns.paid] = paid(group);
  }
  return groups;
}

function sumByHand(groups: Float64Array, resample: number, column: 'count' | 'paid'): bigint {
  let sum = 0n;
  for (let group = 0; group < groupCount; group += 1) {
    const drawn = findDraws()[group * resampleCount + resample] ?? 0;
    sum +=
      BigInt(drawn) * BigInt(groups[(cell * groupCount + group) * groupWidth + groupColumns[column]] ?? 0);
  }
  return sum;
}

function checkSums(resampled: ResampledSums, groups: Float64Array): void {
  const sums = resampled.cell(cell);
  for (let resample = 0; resample < resampleCount; resample += 97) {
    assert.equal(BigInt(sums?.count[resample] ?? -1), sumByHand(groups, resample, 'count'));
    assert.equal(BigInt(sums?.paid[resample] ?? -1), sumByHand(groups, resample, 'paid'));
  }
}

describe('sums of a cell by resample', () => {
  const worlds = {
    'of a few markets': groupsOf(
      (group) => group % 3,
      (group) => (group % 3) * 1_000_000 + (group % 2),
    ),
    'that are too large to be added as one number': groupsOf(
      (group) => 1_000 + group,
      (group) => 2 ** 44 + group,
    ),
  };

  for (const [what, groups] of Object.entries(worlds)) {
    test(`are those of its groups as often as they were drawn, ${what}`, () => {
      const resampled = new ResampledSums(findDraws());
      resampled.note(touched);
      resampled.refresh({ groups }, [cell], 'paid');
      checkSums(resampled, groups);
    });
  }

  test('are the same in two steps, whichever column was asked for first', () => {
    const [first, second] = Object.values(worlds);
    assert.ok(first !== undefined && second !== undefined);
    const resampled = new ResampledSums(findDraws());
    resampled.note(touched);
    resampled.refresh({ groups: first }, [cell], 'returned');
    resampled.refresh({ groups: first }, [cell], 'paid');
    checkSums(resampled, first);
    resampled.note(touched);
    resampled.refresh({ groups: second }, [cell, cell], 'paid');
    checkSums(resampled, second);
  });

  test('are not there before they are asked for', () => {
    const resampled = new ResampledSums(findDraws());
    resampled.refresh(
      {
        groups: groupsOf(
          () => 0,
          () => 0,
        ),
      },
      [cell],
      'paid',
    );
    assert.equal(resampled.cell(cell), undefined);
  });
});
