export { categoryOfVenueBTerms } from './category.ts';
export { checkVenueB } from './check-venue.ts';
export { openVenueB } from './open-venue-b.ts';
export { defaultVenueBOptions, type VenueBOptions } from './options.ts';
export { VenueBPayloads } from './payloads.ts';
