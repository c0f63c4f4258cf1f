import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { easternDateOf, easternInstant, formatInstant, isRealDate, parseInstant } from './instant.ts';

function checkInstant(text: string, expected: string | undefined): void {
  test(`${JSON.stringify(text)} is ${expected ?? 'refused'}`, () => {
    const instant = parseInstant(text);
    assert.equal(instant === undefined ? undefined : formatInstant(instant), expected);
  });
}

checkInstant('1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z');
checkInstant('2026-11-15T08:00:00Z', '2026-11-15T08:00:00Z');
checkInstant('2026-11-15T08:00:00.5Z', '2026-11-15T08:00:00.500Z');
checkInstant('2026-11-15T08:00:00.007Z', '2026-11-15T08:00:00.007Z');
checkInstant('2026-11-15T08:00:00.000Z', '2026-11-15T08:00:00Z');
checkInstant('2026-11-15T08:00:00.123000000000Z', '2026-11-15T08:00:00.123Z');
checkInstant('2026-11-15T08:00:00.1230001Z', undefined);
checkInstant('2026-11-15T08:00:00.Z', undefined);
checkInstant(`2026-11-15T08:00:00.${'0'.repeat(30)}Z`, undefined);
checkInstant('2026-11-15T08:00:00+05:30', '2026-11-15T02:30:00Z');
checkInstant('2026-11-15T20:00:00-05:00', '2026-11-16T01:00:00Z');
checkInstant('2026-11-15T08:00:00-00:00', '2026-11-15T08:00:00Z');
checkInstant('2026-11-15T08:00:00+24:00', undefined);
checkInstant('2026-11-15T08:00:00+05:60', undefined);
checkInstant('2026-11-15T08:00:00+0530', undefined);
checkInstant('2026-11-15T08:00:00', undefined);
checkInstant('2026-11-15', undefined);
checkInstant('2026-11-15T08:00Z', undefined);
checkInstant('2026-11-15 08:00:00Z', undefined);
checkInstant('2026-11-15t08:00:00z', undefined);
checkInstant('2026-11-31T00:00:00Z', undefined);
checkInstant('2026-00-10T00:00:00Z', undefined);
checkInstant('2026-13-10T00:00:00Z', undefined);
checkInstant('2026-01-00T00:00:00Z', undefined);
checkInstant('2026-02-29T00:00:00Z', undefined);
checkInstant('2028-02-29T00:00:00Z', '2028-02-29T00:00:00Z');
checkInstant('2000-02-29T00:00:00Z', '2000-02-29T00:00:00Z');
checkInstant('2100-02-29T00:00:00Z', undefined);
checkInstant('2026-11-15T25:00:00Z', undefined);
checkInstant('2026-11-15T24:00:00Z', undefined);
checkInstant('2026-11-15T08:60:00Z', undefined);
checkInstant('2016-12-31T23:59:60Z', undefined);
checkInstant('0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z');
checkInstant('0000-01-01T00:00:00Z', '0000-01-01T00:00:00Z');
checkInstant('0000-01-01T00:00:00+00:01', undefined);
checkInstant('9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z');
checkInstant('9999-12-31T23:59:59.999-00:01', undefined);
checkInstant(' 2026-11-15T08:00:00Z', undefined);
checkInstant('2026-11-15T08:00:00Z\n', undefined);
checkInstant('２026-11-15T08:00:00Z', undefined);
checkInstant('', undefined);

const yearZeroMs = -62_167_219_200_000;
const yearTenThousandMs = 253_402_300_800_000;
const anyInstant = fc.integer({ min: yearZeroMs, max: yearTenThousandMs - 1 });

test('every printable moment reads as the calendar of the platform has it, and comes back', () => {
  fc.assert(
    fc.property(anyInstant, (instant) => {
      assert.equal(formatInstant(instant), new Date(instant).toISOString().replace('.000Z', 'Z'));
      assert.equal(parseInstant(formatInstant(instant)), instant);
    }),
  );
});

test('what is no whole millisecond of the years 0 to 9999 is not printed', () => {
  for (const bad of [yearZeroMs - 1, yearTenThousandMs, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    assert.throws(() => formatInstant(bad), RangeError);
  }
});

test('a date is real if the calendar of the platform keeps it as it is', () => {
  const [year, month, day] = [
    fc.integer({ min: 1000, max: 9999 }),
    fc.integer({ min: 0, max: 13 }),
    fc.nat(32),
  ];
  fc.assert(
    fc.property(year, month, day, (y, m, d) => {
      const kept = new Date(Date.UTC(y, m - 1, d));
      const isKept = kept.getUTCFullYear() === y && kept.getUTCMonth() === m - 1 && kept.getUTCDate() === d;
      assert.equal(isRealDate(y, m, d), isKept);
    }),
  );
  assert.equal(isRealDate(2026.5, 1, 1), false);
  assert.equal(isRealDate(2026, 1.5, 1), false);
  assert.equal(isRealDate(2026, 1, 1.5), false);
  assert.equal(isRealDate(10_000, 1, 1), false);
  assert.equal(isRealDate(-1, 1, 1), false);
});

/** `local` is `2026-03-08 01:59:59`, as an Eastern clock shows it. */
function checkEastern(local: string, expected: string | undefined): void {
  test(`${local} Eastern is ${expected ?? 'refused'}`, () => {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = local.split(/\D/).map(Number);
    const instant = easternInstant({ year, month, day, hour, minute, second });
    assert.equal(instant === undefined ? undefined : formatInstant(instant), expected);
    if (instant !== undefined) assert.deepEqual(easternDateOf(instant), { year, month, day });
  });
}

checkEastern('2026-01-01 00:00:00', '2026-01-01T05:00:00Z');
checkEastern('2026-07-04 12:00:00', '2026-07-04T16:00:00Z');
checkEastern('2026-12-31 23:59:59', '2027-01-01T04:59:59Z');
checkEastern('2026-03-07 23:59:59', '2026-03-08T04:59:59Z');
checkEastern('2026-03-08 00:00:00', '2026-03-08T05:00:00Z');
checkEastern('2026-03-08 01:59:59', '2026-03-08T06:59:59Z');
checkEastern('2026-03-08 02:00:00', undefined);
checkEastern('2026-03-08 02:59:59', undefined);
checkEastern('2026-03-08 03:00:00', '2026-03-08T07:00:00Z');
checkEastern('2026-03-08 23:59:59', '2026-03-09T03:59:59Z');
checkEastern('2026-11-01 00:00:00', '2026-11-01T04:00:00Z');
checkEastern('2026-11-01 00:59:59', '2026-11-01T04:59:59Z');
checkEastern('2026-11-01 01:00:00', undefined);
checkEastern('2026-11-01 01:59:59', undefined);
checkEastern('2026-11-01 02:00:00', '2026-11-01T07:00:00Z');
checkEastern('2026-11-01 23:59:59', '2026-11-02T04:59:59Z');
// The earliest and latest days the rule can fall on: 8 and 14 March, 1 and 7 November.
checkEastern('2020-03-08 02:30:00', undefined);
checkEastern('2021-03-14 02:30:00', undefined);
checkEastern('2021-03-13 02:30:00', '2021-03-13T07:30:00Z');
checkEastern('2021-03-15 02:30:00', '2021-03-15T06:30:00Z');
checkEastern('2020-11-01 01:30:00', undefined);
checkEastern('2021-11-07 01:30:00', undefined);
checkEastern('2021-11-06 01:30:00', '2021-11-06T05:30:00Z');
checkEastern('2021-11-08 01:30:00', '2021-11-08T06:30:00Z');
checkEastern('2007-01-01 00:00:00', '2007-01-01T05:00:00Z');
checkEastern('2006-12-31 23:59:59', undefined);
checkEastern('2199-12-31 23:59:59', '2200-01-01T04:59:59Z');
checkEastern('2200-01-01 00:00:00', undefined);
checkEastern('2026-11-31 12:00:00', undefined);
checkEastern('2026-02-29 12:00:00', undefined);
checkEastern('2026-06-01 24:00:00', undefined);
checkEastern('2026-06-01 12:60:00', undefined);
checkEastern('2026-06-01 12:00:60', undefined);

test('seconds may be left out, and nothing may be broken', () => {
  const noon = { year: 2026, month: 6, day: 1, hour: 12, minute: 0 };
  assert.equal(easternInstant(noon), parseInstant('2026-06-01T16:00:00Z'));
  assert.equal(easternInstant({ ...noon, hour: 12.5 }), undefined);
  assert.equal(easternInstant({ ...noon, second: 0.5 }), undefined);
});

function checkEasternDate(text: string, expected: string | undefined): void {
  test(`at ${text} it is ${expected ?? 'no known date'} in the East`, () => {
    const instant = parseInstant(text);
    assert.ok(instant !== undefined);
    const date = easternDateOf(instant);
    assert.equal(date && `${date.year}-${date.month}-${date.day}`, expected);
  });
}

checkEasternDate('2026-03-08T04:59:59.999Z', '2026-3-7');
checkEasternDate('2026-03-08T05:00:00Z', '2026-3-8');
checkEasternDate('2026-03-09T03:59:59.999Z', '2026-3-8');
checkEasternDate('2026-03-09T04:00:00Z', '2026-3-9');
checkEasternDate('2026-11-01T03:59:59.999Z', '2026-10-31');
checkEasternDate('2026-11-01T04:00:00Z', '2026-11-1');
checkEasternDate('2026-11-02T04:59:59.999Z', '2026-11-1');
checkEasternDate('2026-11-02T05:00:00Z', '2026-11-2');
checkEasternDate('2027-01-01T04:59:59Z', '2026-12-31');
checkEasternDate('2007-01-01T04:59:59Z', undefined);
checkEasternDate('2007-01-01T05:00:00Z', '2007-1-1');
checkEasternDate('2200-01-01T05:00:00Z', undefined);
checkEasternDate('0001-01-01T00:00:00Z', undefined);

test('what is no moment has no date', () => {
  assert.equal(easternDateOf(Number.NaN), undefined);
  assert.equal(easternDateOf(0.5), undefined);
});

test('the East agrees with the time zone database of the platform', () => {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  // The platform's own table is sure only until the 32-bit end of time; beyond it the rule is ours.
  const within = fc.integer({ min: Date.UTC(2007, 0, 2), max: Date.UTC(2037, 11, 31) });
  fc.assert(
    fc.property(within, (instant) => {
      const shown = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
      const part = (name: Intl.DateTimeFormatPartTypes): number => shown.get(name) ?? Number.NaN;
      const date = { year: part('year'), month: part('month'), day: part('day') };
      assert.deepEqual(easternDateOf(instant), date);
      const time = { hour: part('hour'), minute: part('minute'), second: part('second') };
      const back = easternInstant({ ...date, ...time });
      const isRepeated = shownAgain(clock, instant);
      assert.equal(back, isRepeated ? undefined : Math.floor(instant / 1000) * 1000);
    }),
    { numRuns: 300 },
  );
});

/** Whether the same clock reading occurs an hour earlier or later as well. */
function shownAgain(clock: Intl.DateTimeFormat, instant: number): boolean {
  const reading = clock.format(instant);
  return [-3_600_000, 3_600_000].some((shiftMs) => clock.format(instant + shiftMs) === reading);
}
