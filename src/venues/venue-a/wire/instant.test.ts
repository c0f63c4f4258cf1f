import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { isRealTime, parseInstant, toWireSeconds } from './instant.ts';

const cases: readonly (readonly [string, number | undefined])[] = [
  ['2026-11-19T18:46:28.97871Z', Date.UTC(2026, 10, 19, 18, 46, 28, 978)],
  ['2026-11-19T18:46:28Z', Date.UTC(2026, 10, 19, 18, 46, 28)],
  ['2026-11-19T18:46:28+02:00', Date.UTC(2026, 10, 19, 16, 46, 28)],
  ['2026-11-19T18:46:28.5-00:30', Date.UTC(2026, 10, 19, 19, 16, 28, 500)],
  ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29)],
  ['2026-02-29T00:00:00Z', undefined],
  ['2026-13-01T00:00:00Z', undefined],
  ['2026-11-19T25:00:00Z', undefined],
  ['2026-11-19', undefined],
  ['2026-11-19T18:46:28', undefined],
  ['1795113988', undefined],
  ['', undefined],
];

for (const [text, at] of cases) it(`reads ${text || 'nothing'}`, () => assert.equal(parseInstant(text), at));

it('knows the zero time as no time', () => {
  const at = parseInstant('0001-01-01T00:00:00Z');
  assert.ok(at !== undefined && !isRealTime(at));
});

it('reads back every time it can write', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        assert.equal(parseInstant(date.toISOString()), date.getTime());
      },
    ),
  );
});

it('asks in whole seconds, rounded down', () => assert.equal(toWireSeconds(1_795_113_988_978), '1795113988'));
