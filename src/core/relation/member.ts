/** A contract as the graph holds it: what was read from one version of it. */

import type { Claim, ExclusiveMark } from '../claim/index.ts';
import type { ComboLeg, VenueId } from '../contract/index.ts';

export interface Member {
  readonly venue: VenueId;
  readonly marketId: string;
  readonly eventId: string;
  readonly claim: Claim | undefined;
  /** At most one member with the same key resolves Yes: the venue declares it. */
  readonly exclusiveKey: string | undefined;
  /** What its own terms say to that: two that say the same do not exclude each other. */
  readonly exclusiveMark?: ExclusiveMark | undefined;
  /** A combo pays only if every leg settles on its side. */
  readonly legs: readonly ComboLeg[] | undefined;
}

export type FindMember = (venue: VenueId, marketId: string) => Member | undefined;
