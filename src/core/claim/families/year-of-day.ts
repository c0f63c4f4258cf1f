/**
 * The year of a game whose rules name the day without it: from the venue's own start of the game, and where none is known,
 * from the end of the market. Only the year is taken from there, never the day.
 */
import { type CalendarDate, easternDateOf, isRealDate, parseInstant } from '../../exact/index.ts';
import type { Subject } from '../family.ts';

interface FoundYear {
  readonly year: number;
  /** Where it is from, for `evidence`. */
  readonly fact: string;
}

/** A venue ends the market of a game on its day or some days after it; within so few days of one date a day has one year only. */
const nearDays = 7;
/** Half a year: a date further away is nearer to the same day of another year. */
const sameSeasonDays = 182;
const dayMs = 86_400_000;

interface DayOfYear {
  readonly month: number;
  readonly day: number;
}

/** Undefined also where another date of the rules, such as the last day they wait for, is of another year. */
export function yearOfDay(subject: Subject, day: DayOfYear): FoundYear | undefined {
  const found = findYear(subject, day);
  if (found === undefined) return undefined;
  const date = { ...day, year: found.year };
  const dated = subject.sentences.flatMap(({ slots }) =>
    slots.flatMap(({ slot }) => (slot.kind === 'date' ? [slot] : [])),
  );
  return dated.every((other) => daysApart(date, other) <= sameSeasonDays) ? found : undefined;
}

/** Where the known starts are on other days the venue and its rules disagree, and its end settles nothing. */
function findYear({ contract, event }: Subject, { month, day }: DayOfYear): FoundYear | undefined {
  const starts = [contract.gameStartsAt, event?.game?.startsAt].filter((at) => at !== undefined);
  if (starts.length > 0) {
    const start = starts.map(easternDateOf).find((date) => date?.month === month && date.day === day);
    return start && { year: start.year, fact: `year ${start.year} from the venue's start of the game` };
  }
  const ends = contract.terms['endDate'];
  const end = typeof ends === 'string' ? parseInstant(ends) : undefined;
  const last = end === undefined ? undefined : easternDateOf(end);
  if (last === undefined) return undefined;
  const year = [last.year - 1, last.year, last.year + 1].find(
    (each) => isRealDate(each, month, day) && daysApart({ year: each, month, day }, last) <= nearDays,
  );
  return year === undefined
    ? undefined
    : {
        year,
        fact: `year ${year}: the only one whose day lies within ${nearDays} days of the market's end, ${ends}`,
      };
}

function daysApart(one: CalendarDate, other: CalendarDate): number {
  const day = (date: CalendarDate): number => Date.UTC(date.year, date.month - 1, date.day) / dayMs;
  return Math.abs(day(one) - day(other));
}
