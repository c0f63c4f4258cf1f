export { ClarificationStore, normaliseClarification } from './clarifications.ts';
export { normaliseEvent } from './normalise-event.ts';
export { normaliseMarket } from './normalise-market.ts';
export { openVenueB } from './open-venue-b.ts';
export { defaultVenueBOptions, type VenueBOptions } from './options.ts';
