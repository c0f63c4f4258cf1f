import type { ContractVersion } from '../contract/index.ts';
import { findAll, foldText } from './text/index.ts';
import { textFact } from './text-facts.ts';

const clockTime = /\b(\d{1,2}(?::\d\d)?) ?([ap])\.?m\b/gi;

/** The window of a figure whose times only its title names: it is known inside its event, and by those times. */
export function windowOfEvent({
  venue,
  eventId,
  title,
}: Pick<ContractVersion, 'venue' | 'eventId' | 'title'>): string {
  return [`${begin}${venue} event ${eventId}`, ...timesOf(title)].join(', ');
}

const begin = 'window of ';

const timesOf = textFact((title): readonly string[] =>
  findAll(foldText(title), clockTime).map(([, hour = '', half = '']) => `${hour}${half}m`.toLowerCase()),
);

export function isWindowOfEvent(
  window: string,
  contract: Pick<ContractVersion, 'venue' | 'eventId' | 'title'>,
): boolean {
  return window.startsWith(begin) && window === windowOfEvent(contract);
}
