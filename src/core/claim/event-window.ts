import type { ContractVersion } from '../contract/index.ts';
import { foldText } from './text/index.ts';
import { textFact } from './text-facts.ts';

/** The window of a figure whose day, times and zone only its title names: it is known inside its event, and by the whole title. */
export function windowOfEvent({
  venue,
  eventId,
  title,
}: Pick<ContractVersion, 'venue' | 'eventId' | 'title'>): string {
  const asked = written(title);
  return `${begin}${venue} event ${eventId}${asked === '' ? '' : `, asked as ${asked}`}`;
}

const begin = 'window of ';

const written = textFact((title) => foldText(title).toLowerCase().replaceAll(/\s+/g, ' ').trim());

export function isWindowOfEvent(
  window: string,
  contract: Pick<ContractVersion, 'venue' | 'eventId' | 'title'>,
): boolean {
  return window.startsWith(begin) && window === windowOfEvent(contract);
}
