/** Which match a contract on tennis or esports is on, and who of its two sides a name means. */
import { type CalendarDate, easternDateOf } from '../../../exact/index.ts';
import type { Subject } from '../../family.ts';
import type { Withheld } from '../../withheld.ts';
import { sameDay, slotsWithRole } from '../subject.ts';

export type Side = 'first' | 'second';

export interface SetMatch {
  readonly subject: string;
  /** Sorted. */
  readonly names: readonly [string, string];
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
  if (typeof scheduled === 'object') return scheduled;
  const names = first < second ? ([first, second] as const) : ([second, first] as const);
  const words = [contract.venue, ...tournaments, scheduled, `${names[0]} - ${names[1]}`];
  return { subject: words.join(' '), names };
}

/** The day, or where only the tournament is dated, its year. */
function scheduledFor({ sentences, contract, event }: Subject): string | Withheld {
  const days = slotsWithRole(sentences, 'date');
  const years = new Set(
    slotsWithRole(sentences, 'period').map((slot) => (slot.kind === 'year' ? slot.year : undefined)),
  );
  const [year] = years;
  if (years.size > 1) return { reason: 'subject_conflict', detail: 'the sentences name different years' };
  if (days.length === 0) {
    return year === undefined
      ? { reason: 'unknown_window', detail: 'neither a day nor a year is stated' }
      : String(year);
  }
  const stated = sameDay(days);
  if (stated === undefined)
    return { reason: 'subject_conflict', detail: 'the sentences name different days' };
  const startsAt = contract.gameStartsAt ?? event?.game?.startsAt;
  const start = startsAt === undefined ? undefined : easternDateOf(startsAt);
  const isSame = start !== undefined && start.month === stated.month && start.day === stated.day;
  const known = stated.year ?? (isSame ? start.year : undefined);
  if (known === undefined) {
    return { reason: 'unknown_window', detail: 'the rules name a day without its year' };
  }
  return formatDay({ ...stated, year: known });
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
