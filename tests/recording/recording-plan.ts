/** What a recording process has to do, as one JSON file. */
import { type Static, Type } from 'typebox';
import { VenueAddresses } from './recording-venues.ts';
import { ClockAnchor } from './shared-clock.ts';

const Reference = Type.Object({
  id: Type.String(),
  venueKey: Type.String(),
  eventId: Type.String(),
  seriesId: Type.Optional(Type.String()),
  feedKeys: Type.Array(Type.String()),
});

export const RecordingPlan = Type.Object({
  databaseUrl: Type.String(),
  historyFolder: Type.String(),
  /** What reached the recorder is appended here. */
  factsFile: Type.String(),
  clock: ClockAnchor,
  addresses: VenueAddresses,
  follow: Type.Object({ venue_a: Type.Array(Reference), venue_b: Type.Array(Reference) }),
  /** By the simulated clock. */
  sealGraceMs: Type.Number(),
});
export type RecordingPlan = Static<typeof RecordingPlan>;
export type FollowedReference = Static<typeof Reference>;
