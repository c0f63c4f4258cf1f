/** What a market asks for in its title and subtitle, beside its moment: another office, another month, or that it does not happen. */
import type { ContractVersion } from '../../../contract/index.ts';
import type { CalendarDate } from '../../../exact/index.ts';
import { readDeadlineLabel } from './deadline-label.ts';
import { withoutDeadlines } from './titled-deadline.ts';

/**
 * Part of the name of a thing that only its own event knows: rules may name one thing and titles another, and which of them
 * the venue settles by is unknown. Two rungs that differ in no more than their moments ask for the same.
 */
export function askedAs({ title, terms }: ContractVersion, begins?: CalendarDate): string {
  const { subtitle } = terms;
  const named = typeof subtitle === 'string' && readDeadlineLabel(subtitle) === undefined ? subtitle : '';
  return `${withoutMoment(title, begins)} ${withoutMoment(named, begins)}`.trim();
}

/** A moment that a family does not read stays, and tells two markets apart. */
function withoutMoment(title: string, begins: CalendarDate | undefined): string {
  return withoutDeadlines(title, begins)
    .replaceAll(/\.\.\.|\u2026/g, '')
    .replaceAll(/\s+/g, ' ');
}
