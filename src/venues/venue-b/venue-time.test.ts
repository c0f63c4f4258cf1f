import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseEpochSeconds, parseVenueTime } from './venue-time.ts';

function checkTime(text: string, expected: string | undefined): void {
  it(`reads ${text} as ${expected ?? 'no time'}`, () => {
    const at = parseVenueTime(text);
    assert.equal(at === undefined ? undefined : new Date(at).toISOString(), expected);
  });
}

describe('times of venue_b', () => {
  checkTime('2026-10-07T16:00:00Z', '2026-10-07T16:00:00.000Z');
  checkTime('2026-09-30T16:04:11.120394Z', '2026-09-30T16:04:11.120Z');
  checkTime('2026-04-05 15:10:00+00', '2026-04-05T15:10:00.000Z');
  checkTime('2026-04-05 15:10:00-05', '2026-04-05T20:10:00.000Z');
  checkTime('2026-04-05 15:10:00.835+05:30', '2026-04-05T09:40:00.835Z');
  checkTime('2026-04-05', '2026-04-05T00:00:00.000Z');
  checkTime('1790000000000', '2026-09-21T14:13:20.000Z');
  checkTime('2026-02-30T00:00:00Z', undefined);
  checkTime('2026-13-01', undefined);
  checkTime('2026-04-05T25:00:00Z', undefined);
  checkTime('tomorrow', undefined);
  checkTime('', undefined);

  it('reads whole epoch seconds only', () => {
    assert.equal(parseEpochSeconds('1790000001'), 1_790_000_001_000);
    assert.equal(parseEpochSeconds('1790000001.5'), undefined);
    assert.equal(parseEpochSeconds('-1'), undefined);
  });
});
