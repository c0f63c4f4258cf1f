import type { ContractVersion } from '../contract/index.ts';
import { findAll, foldText } from './text/index.ts';

const clockTime = /\b(\d{1,2}(?::\d\d)?) ?([ap])\.?m\b/gi;

/** The window of a figure whose times only its title names: it is known inside its event, and by those times. */
export function windowOfEvent({
  venue,
  eventId,
  title,
}: Pick<ContractVersion, 'venue' | 'eventId' | 'title'>): string {
  const times = findAll(foldText(title), clockTime).map(([, hour = '', half = '']) =>
    `${hour}${half}m`.toLowerCase(),
  );
  return [`window of ${venue} event ${eventId}`, ...times].join(', ');
}
