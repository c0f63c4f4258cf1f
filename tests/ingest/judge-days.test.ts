/** The verdict of the combos soak: each kind of growth fails it, and what is kept by intention does not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DayFigures, judgeDays, keptLimits } from '../soak/judge-days.ts';

const base: DayFigures = {
  day: 2,
  open: 1_000,
  closed: 2_000,
  combosKnown: 500,
  comboRows: 1_000,
  comboBytes: 1_000_000,
  liveLeftOver: 0,
  heldBytes: 70_000_000,
  databaseBytes: 30_000_000,
};
const { closedMarketBytes, openMarketBytes, heldNoiseBytes, diskNoiseBytes } = keptLimits;

function checkDay(later: Partial<DayFigures>, expected: readonly RegExp[]): void {
  const faults = judgeDays(base, [{ ...base, day: 30, ...later }]);
  assert.equal(faults.length, expected.length, faults.join('; '));
  for (const [place, pattern] of expected.entries()) assert.match(faults[place] ?? '', pattern);
}

test('a month that keeps what it may is not at fault', () => {
  checkDay({}, []);
  checkDay({ closed: 12_000, databaseBytes: base.databaseBytes + 10_000 * closedMarketBytes }, []);
  checkDay({ open: 2_000, heldBytes: base.heldBytes + 1_000 * openMarketBytes + heldNoiseBytes }, []);
  checkDay({ comboRows: 1_050 }, []);
});

test('more combos than before are a fault, in rows, bytes or memory', () => {
  checkDay({ comboRows: 1_051 }, [/day 30: comboRows grew from 1000 to 1051/]);
  checkDay({ comboBytes: 1_060_000 }, [/comboBytes/]);
  checkDay({ combosKnown: 530 }, [/combosKnown/]);
});

test('memory that does not follow the open markets is a fault', () => {
  const heldBytes = base.heldBytes + heldNoiseBytes + 1;
  checkDay({ heldBytes }, [/the service holds/]);
  checkDay({ heldBytes, closed: 100_000 }, [/the service holds/]);
  checkDay({ open: 500, heldBytes }, [/the service holds/]);
  checkDay({ liveLeftOver: 1 }, [/live state/]);
});

test('disk beyond the documented bytes of each market is a fault', () => {
  const databaseBytes = base.databaseBytes + 10_000 * closedMarketBytes + diskNoiseBytes + 1;
  checkDay({ closed: 12_000, databaseBytes }, [/the disk has/]);
});
