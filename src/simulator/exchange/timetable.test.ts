import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Timetable } from './timetable.ts';

describe('timetable', () => {
  it('gives entries by time, and by order of entry among equal times', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 }), (times) => {
        const timetable = new Timetable<number>();
        for (const [index, at] of times.entries()) timetable.add(at, index);
        const taken: { at: number; what: number }[] = [];
        for (let entry = timetable.take(); entry !== undefined; entry = timetable.take())
          taken.push({ at: entry.at, what: entry.what });
        const expected = times.map((at, what) => ({ at, what }));
        assert.deepEqual(
          taken,
          expected.sort((left, right) => left.at - right.at || left.what - right.what),
        );
        assert.equal(timetable.nextAt, Number.POSITIVE_INFINITY);
      }),
    );
  });
});
