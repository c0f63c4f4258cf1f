/** The two venues, by the only names they have in our data and answers. */
export const venueIds = ['venue_a', 'venue_b'] as const;

export type VenueId = (typeof venueIds)[number];
