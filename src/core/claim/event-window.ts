import type { ContractVersion } from '../contract/index.ts';

/** The window of a figure whose times only its title names: it is known inside its event. */
export function windowOfEvent({ venue, eventId }: Pick<ContractVersion, 'venue' | 'eventId'>): string {
  return `window of ${venue} event ${eventId}`;
}
