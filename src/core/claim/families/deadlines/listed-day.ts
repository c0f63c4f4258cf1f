/** The last day of a rung whose rules leave it to the market: `by the listed date`. */
import { type ContractVersion, numbersIn } from '../../../contract/index.ts';
import { type CalendarDate, easternDateOf, parseInstant } from '../../../exact/index.ts';
import { type DeadlineLabel, isSameDay, readDeadlineLabel } from './deadline-label.ts';

/** That of the label: a title's own date is not among the terms that rules may point to. */
export function listedDay({ yesLabel, terms }: ContractVersion): CalendarDate | undefined {
  const label = readDeadlineLabel(yesLabel);
  return label === 'unclear' ? undefined : labelledDay(label, terms['endDate']);
}

/** A label such as `March 7` has its year from the venue's own end date, if that is the same day. */
export function labelledDay(label: DeadlineLabel | undefined, endDate: unknown): CalendarDate | undefined {
  if (label?.kind !== 'until') return undefined;
  return endDays(endDate).find((day) => isSameDay(day, { ...label, year: label.year ?? day.year }));
}

/** The day of the venue's own end date: as it is written, and in Eastern time. */
export function endDays(endDate: unknown): readonly CalendarDate[] {
  const end = typeof endDate === 'string' ? parseInstant(endDate) : undefined;
  if (end === undefined || typeof endDate !== 'string') return [];
  const [year, month, day] = numbersIn(endDate.slice(0, 10).replaceAll('-', ' ')).map(({ numerator }) =>
    Number(numerator),
  );
  const written = year !== undefined && month !== undefined && day !== undefined && { year, month, day };
  return [easternDateOf(end), written].filter((date) => date !== undefined && date !== false);
}
