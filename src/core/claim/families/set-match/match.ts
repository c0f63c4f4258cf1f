/** Which match a contract on tennis or esports is on, and who of its two sides a name means. */
import type { CalendarDate } from '../../../exact/index.ts';
import type { Subject } from '../../family.ts';
import type { Withheld } from '../../withheld.ts';
import { sameDay, slotsWithRole } from '../subject.ts';
import { yearOfDay } from '../year-of-day.ts';

export type Side = 'first' | 'second';

export interface SetMatch {
  readonly subject: string;
  /** Sorted. */
  readonly names: readonly [string, string];
  readonly facts: readonly string[];
}

export function readMatch(subject: Subject): SetMatch | Withheld {
  const { sentences, contract } = subject;
  const firsts = new Set(slotsWithRole(sentences, 'first').map(({ text }) => text));
  const seconds = new Set(slotsWithRole(sentences, 'second').map(({ text }) => text));
  const tournaments = new Set(slotsWithRole(sentences, 'competition').map(({ text }) => text));
  if (firsts.size > 1 || seconds.size > 1 || tournaments.size > 1) {
    return { reason: 'subject_conflict', detail: 'the sentences name different matches' };
  }
  const [first] = firsts;
  const [second] = seconds;
  if (first === undefined || second === undefined) {
    return { reason: 'unknown_identity', detail: 'the rules do not name both sides' };
  }
  if (first === second) return { reason: 'subject_conflict', detail: 'one name stands for both sides' };
  const scheduled = scheduledFor(subject);
  if ('reason' in scheduled) return scheduled;
  const names = first < second ? ([first, second] as const) : ([second, first] as const);
  const words = [contract.venue, ...tournaments, scheduled.text, `${names[0]} - ${names[1]}`];
  return { subject: words.join(' '), names, facts: scheduled.facts };
}

interface Scheduled {
  readonly text: string;
  readonly facts: readonly string[];
}

/** The day, or where only the tournament is dated, its year. */
function scheduledFor(subject: Subject): Scheduled | Withheld {
  const { sentences } = subject;
  const days = slotsWithRole(sentences, 'date');
  const years = new Set(
    slotsWithRole(sentences, 'period').map((slot) => (slot.kind === 'year' ? slot.year : undefined)),
  );
  const [year] = years;
  if (years.size > 1) return { reason: 'subject_conflict', detail: 'the sentences name different years' };
  if (days.length === 0) {
    return year === undefined
      ? { reason: 'unknown_window', detail: 'neither a day nor a year is stated' }
      : { text: String(year), facts: [] };
  }
  const stated = sameDay(days);
  if (stated === undefined)
    return { reason: 'subject_conflict', detail: 'the sentences name different days' };
  const found = stated.year === undefined ? yearOfDay(subject, stated) : undefined;
  const known = stated.year ?? found?.year;
  if (known === undefined) {
    return { reason: 'unknown_window', detail: 'the rules name a day without its year' };
  }
  return {
    text: formatDay({ ...stated, year: known }),
    facts: found === undefined ? [] : [found.fact],
  };
}

function formatDay({ year, month, day }: CalendarDate): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}

/** The side a name means: the name itself, or a family name that only one of the two ends with, or the other way about. */
export function sideOf({ names }: SetMatch, name: string): Side | undefined {
  const fits = names.map((side) => side === name || side.endsWith(` ${name}`) || name.endsWith(` ${side}`));
  return fits[0] === fits[1] ? undefined : fits[0] ? 'first' : 'second';
}
