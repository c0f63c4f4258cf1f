import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isTimestamp } from './timestamp.ts';

function checkTimestamp(text: string, expected: boolean): void {
  it(`${JSON.stringify(text)} is ${expected ? 'one' : 'none'}`, () =>
    assert.equal(isTimestamp(text), expected));
}

describe('times that exist, in UTC', () => {
  checkTimestamp('2026-09-15T12:00:00Z', true);
  checkTimestamp('2026-09-15T12:00:00+00:00', true);
  checkTimestamp('2026-09-15T12:00:00.5Z', true);
  checkTimestamp('2026-09-15T12:00:00.123456789Z', true);
  checkTimestamp('2026-12-31T23:59:59Z', true);
  checkTimestamp('2024-02-29T00:00:00Z', true);
  checkTimestamp('2000-02-29T00:00:00Z', true);
  checkTimestamp('0001-01-01T00:00:00Z', true);
  checkTimestamp('0099-12-31T00:00:00Z', true);
  checkTimestamp('9999-12-31T23:59:59Z', true);
});

describe('days that do not exist', () => {
  for (const day of [
    '2026-02-29',
    '2026-02-30',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
  ]) {
    checkTimestamp(`${day}T00:00:00Z`, false);
  }
});

describe('hours that do not exist', () => {
  for (const time of ['24:00:00', '23:60:00', '23:59:60', '99:00:00', '-1:00:00']) {
    checkTimestamp(`2026-09-15T${time}Z`, false);
  }
});

describe('other ways to write a time', () => {
  for (const text of [
    '',
    '2026-09-15',
    '2026-09-15T12:00Z',
    '2026-09-15T12:00:00',
    '2026-09-15 12:00:00Z',
    '2026-09-15t12:00:00z',
    '2026-09-15T12:00:00+02:00',
    '2026-09-15T12:00:00-00:00',
    '2026-09-15T12:00:00+0000',
    '2026-09-15T12:00:00 00:00',
    '2026-09-15T12:00:00.Z',
    '2026-09-15T12:00:00.1234567890Z',
    '2026-09-15T12:00:00,5Z',
    '2026-9-15T12:00:00Z',
    '02026-09-15T12:00:00Z',
    '+2026-09-15T12:00:00Z',
    '20260915T120000Z',
    '1789473600',
    '２０２６-09-15T12:00:00Z',
    '2026-09-15T12:00:00Z\n',
    ' 2026-09-15T12:00:00Z',
    '2026-09-15T12:00:00Z\0',
    'now',
  ]) {
    checkTimestamp(text, false);
  }
});

it('every moment a clock can print is one, and means the same when read again', () => {
  const bounds = { min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z') };
  fc.assert(
    fc.property(fc.date({ ...bounds, noInvalidDate: true }), (date) => {
      const text = date.toISOString();
      assert.ok(isTimestamp(text));
      assert.equal(new Date(text).getTime(), date.getTime());
    }),
    { numRuns: 1_000 },
  );
});

it('whatever is taken is read again as the same second', () => {
  const twoDigits = fc.integer({ min: 0, max: 61 }).map((value) => String(value).padStart(2, '0'));
  const text = fc
    .tuple(fc.integer({ min: 0, max: 9999 }), twoDigits, twoDigits, twoDigits, twoDigits, twoDigits)
    .map(([year, ...rest]) => [String(year).padStart(4, '0'), ...rest])
    .map(
      ([year, month, day, hour, minute, second]) => `${year}-${month}-${day}T${hour}:${minute}:${second}Z`,
    );
  fc.assert(
    fc.property(text, (sent) => {
      const parsed = new Date(sent);
      const exists =
        !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 19) === sent.slice(0, 19);
      assert.equal(isTimestamp(sent), exists);
    }),
    { numRuns: 5_000 },
  );
});
