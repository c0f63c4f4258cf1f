import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseInstant } from '../../exact/index.ts';
import { date, sentence, subject } from './econ/subject-under-test.ts';
import { yearOfDay } from './year-of-day.ts';

interface Known {
  readonly starts?: string;
  readonly eventStarts?: string;
  readonly ends?: string | null;
  /** Another date that the rules write out. */
  readonly beside?: readonly [number, number, number];
}

function checkYear(what: string, [month, day]: readonly [number, number], known: Known, year?: number): void {
  test(`${what}: ${year ?? 'unknown'}`, () => {
    const instant = (text: string | undefined): number | undefined =>
      text === undefined ? undefined : parseInstant(text);
    const sentences =
      known.beside === undefined ? [] : [sentence({ says: 'nothing' }, [date(...known.beside)])];
    const { contract } = subject(sentences, {
      gameStartsAt: instant(known.starts),
      terms: known.ends === undefined ? {} : { endDate: known.ends },
    });
    const game = {
      id: '1',
      league: undefined,
      startsAt: instant(known.eventStarts),
      home: undefined,
      away: undefined,
    };
    const event = { title: '', subTitle: undefined, game };
    const found = yearOfDay({ contract, event, sentences }, { month, day });
    assert.equal(found?.year, year);
    if (found !== undefined) assert.ok(found.fact.includes(String(year)), found.fact);
  });
}

checkYear('the start of the market', [10, 4], { starts: '2026-10-04T13:30:00Z' }, 2026);
checkYear('the start of the event', [10, 4], { eventStarts: '2026-10-04T13:30:00Z' }, 2026);
checkYear(
  'a start that is still the day before in the East',
  [10, 4],
  { starts: '2026-10-05T02:00:00Z' },
  2026,
);
checkYear('a start on another day', [10, 4], { starts: '2026-10-06T13:30:00Z' });
checkYear('a start on another day beside an end that fits', [10, 4], {
  starts: '2026-10-06T13:30:00Z',
  ends: '2026-10-04T13:30:00Z',
});
checkYear('an end on the day', [10, 4], { ends: '2026-10-04T13:30:00Z' }, 2026);
checkYear('an end a week later', [10, 4], { ends: '2026-10-11T13:30:00Z' }, 2026);
checkYear('an end a week earlier', [10, 4], { ends: '2026-09-27T13:30:00Z' }, 2026);
checkYear('an end eight days later', [10, 4], { ends: '2026-10-12T13:30:00Z' });
checkYear('eight days later in UTC but seven in the East', [10, 4], { ends: '2026-10-12T03:00:00Z' }, 2026);
checkYear('an end in the new year', [12, 28], { ends: '2027-01-02T00:00:00Z' }, 2026);
checkYear('an end in the old year', [1, 2], { ends: '2026-12-30T00:00:00Z' }, 2027);
checkYear('an end that is still the old year in the East', [12, 31], { ends: '2027-01-01T04:00:00Z' }, 2026);
checkYear('a day that the year near the end does not have', [2, 29], { ends: '2027-02-28T00:00:00Z' });
checkYear('a leap day', [2, 29], { ends: '2028-03-02T00:00:00Z' }, 2028);
checkYear('an end months away', [10, 4], { ends: '2027-01-01T00:00:00Z' });
checkYear('an end that is no time', [10, 4], { ends: '2026-10-04' });
checkYear('no end', [10, 4], { ends: null });
checkYear('nothing', [10, 4], {});
checkYear(
  'a last day in the same year',
  [12, 20],
  { ends: '2022-12-20T00:00:00Z', beside: [2022, 12, 27] },
  2022,
);
checkYear(
  'a last day in the new year',
  [12, 28],
  { ends: '2022-12-28T00:00:00Z', beside: [2023, 1, 4] },
  2022,
);
checkYear('a last day years before', [12, 20], { ends: '2026-12-20T00:00:00Z', beside: [2022, 12, 27] });
