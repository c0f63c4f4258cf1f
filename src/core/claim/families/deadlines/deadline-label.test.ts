import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CalendarDate } from '../../../exact/index.ts';
import { type DeadlineLabel, labelAgrees, readDeadlineLabel } from './deadline-label.ts';

function checkLabel(label: string, expected: DeadlineLabel | 'unclear' | undefined): void {
  it(`reads ${label}`, () => assert.deepEqual(readDeadlineLabel(label), expected));
}

describe('readDeadlineLabel', () => {
  checkLabel('Before Apr 1, 2026', { kind: 'before', year: 2026, month: 4, day: 1 });
  checkLabel('Before April', { kind: 'before', year: undefined, month: 4, day: 1 });
  checkLabel('Before May', { kind: 'before', year: undefined, month: 5, day: 1 });
  checkLabel('Before 2027', { kind: 'before', year: 2027, month: 1, day: 1 });
  checkLabel('April 30', { kind: 'until', year: undefined, month: 4, day: 30 });
  checkLabel('By April 30, 2026', { kind: 'until', year: 2026, month: 4, day: 30 });
  checkLabel('In December', { kind: 'within', year: undefined, month: 12, day: 1 });
  checkLabel('By April', 'unclear');
  checkLabel('April', 'unclear');
  checkLabel('2027', 'unclear');
  checkLabel('In 2027', 'unclear');
  checkLabel('Before Apr 1, 2026 or later', 'unclear');
  checkLabel('Ada Abbott', undefined);
  checkLabel('Yes', undefined);
  checkLabel('', undefined);
});

function checkAgrees(
  label: string,
  tooLate: CalendarDate,
  begins: CalendarDate | undefined,
  expected: boolean,
): void {
  it(`${label} ${expected ? 'is' : 'is not'} too late from ${JSON.stringify(tooLate)}`, () => {
    const read = readDeadlineLabel(label);
    assert.ok(read !== undefined && read !== 'unclear');
    assert.equal(labelAgrees(read, tooLate, begins), expected);
  });
}

describe('labelAgrees', () => {
  const newYear = { year: 2027, month: 1, day: 1 };
  const december = { year: 2026, month: 12, day: 1 };
  checkAgrees('Before 2027', newYear, undefined, true);
  checkAgrees('Before Jan 1, 2027', newYear, undefined, true);
  checkAgrees('Before January', newYear, undefined, true);
  checkAgrees('December 31', newYear, undefined, true);
  checkAgrees('December 31, 2026', newYear, undefined, true);
  checkAgrees('December 31, 2027', newYear, undefined, false);
  checkAgrees('January 1', newYear, undefined, false);
  checkAgrees('December 30', newYear, undefined, false);
  checkAgrees('Before 2028', newYear, undefined, false);
  checkAgrees('February 29', { year: 2028, month: 3, day: 1 }, undefined, true);
  checkAgrees('February 29', { year: 2027, month: 3, day: 1 }, undefined, false);
  checkAgrees('In December', newYear, december, true);
  checkAgrees('In December', newYear, undefined, false);
  checkAgrees('In December', newYear, { ...december, day: 2 }, false);
  checkAgrees('In November', december, { ...december, month: 11 }, true);
  checkAgrees('In November', newYear, { ...december, month: 11 }, false);
});
