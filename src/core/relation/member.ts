/** A contract as the graph holds it: what was read from one version of it. */

import type { Claim, ContractReading, ExclusiveMark } from '../claim/index.ts';
import type { ComboLeg, VenueId } from '../contract/index.ts';

export interface Member {
  readonly venue: VenueId;
  readonly marketId: string;
  readonly eventId: string;
  readonly claim: Claim | undefined;
  /** The event that its venue declares exclusive. The venue's word holds of members of one key whose marks have one form. */
  readonly exclusiveKey: string | undefined;
  /** What its own terms say to that: two that say the same do not exclude each other. */
  readonly exclusiveMark: ExclusiveMark | undefined;
  /** A combo pays only if every leg settles on its side. */
  readonly legs: readonly ComboLeg[] | undefined;
}

/** A reading under the name of its contract. Every part of it must get here: one that is left out would be believed. */
export function memberOf(
  { venue, marketId, eventId }: Pick<Member, 'venue' | 'marketId' | 'eventId'>,
  { claim, exclusiveKey, exclusiveMark, legs }: Omit<ContractReading, 'withheld'>,
): Member {
  return { venue, marketId, eventId, claim, exclusiveKey, exclusiveMark, legs };
}

export type FindMember = (venue: VenueId, marketId: string) => Member | undefined;
