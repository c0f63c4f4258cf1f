/** What a market asks for in its title and subtitle, beside its moment: another office, another month, or that it does not happen. */
import type { ContractVersion } from '../../../contract/index.ts';
import { anyMonth, foldText } from '../../text/index.ts';
import { readDeadlineLabel } from './deadline-label.ts';

/**
 * Part of the name of a thing that only its own event knows: rules may name one thing and titles another, and which of them
 * the venue settles by is unknown. Two rungs that differ in no more than their moments ask for the same.
 */
export function askedAs({ title, terms }: ContractVersion): string {
  const { subtitle } = terms;
  const named = typeof subtitle === 'string' && readDeadlineLabel(subtitle) === undefined ? subtitle : '';
  return `${withoutMoment(title)} ${withoutMoment(named)}`.trim();
}

const momentInTitle = new RegExp(
  String.raw`\b(?:before|by|on or before)(?: the end of)? (?:${anyMonth}\.?(?: \d{1,2})?,?(?: 20\d\d)?|20\d\d(?:-\d\d-\d\d(?:T[\d:.]+Z)?)?|\.\.\.|\u2026)(?:,? \d{1,2}:\d\d ?[AP]M(?: ET)?)?|\.\.\.|\u2026`,
  'gi',
);

function withoutMoment(title: string): string {
  return foldText(title).replace(momentInTitle, '').replaceAll(/\s+/g, ' ');
}
