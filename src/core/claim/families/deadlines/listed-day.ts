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
  if (label?.kind !== 'until' || typeof endDate !== 'string') return undefined;
  const end = parseInstant(endDate);
  if (end === undefined) return undefined;
  const [year, month, day] = numbersIn(endDate.slice(0, 10).replaceAll('-', ' ')).map(({ numerator }) =>
    Number(numerator),
  );
  const candidates = [
    easternDateOf(end),
    year !== undefined && month !== undefined && day !== undefined ? { year, month, day } : undefined,
  ];
  return candidates.find(
    (candidate) =>
      candidate !== undefined && isSameDay(candidate, { ...label, year: label.year ?? candidate.year }),
  );
}
