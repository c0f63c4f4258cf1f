/** Where members can meet: only two that share one of these places can be related. */
import { groupKey } from '../claim/index.ts';
import type { Member } from '../relation/index.ts';

/** `versionsOf` gives what was ever read of a leg of a combo. Each place once. */
export function meetingPlaces(
  member: Member,
  versionsOf: (marketId: string) => readonly Member[],
): ReadonlySet<string> {
  const { venue, marketId, legs } = member;
  if (legs === undefined) return new Set([marketPlace(venue, marketId), ...ownPlaces(member)]);
  // What follows from a leg follows from the combo, so the combo is wherever its legs are.
  return new Set(
    legs.flatMap((leg) => [
      marketPlace(venue, leg.marketId),
      ...versionsOf(leg.marketId).flatMap((version) => ownPlaces(version)),
    ]),
  );
}

function marketPlace(venue: string, marketId: string): string {
  return `market ${venue} ${marketId}`;
}

function ownPlaces({ venue, claim, exclusiveKey }: Member): readonly string[] {
  return [
    ...(claim === undefined ? [] : [`group ${groupKey(claim.variable)}`]),
    ...(exclusiveKey === undefined ? [] : [`exclusive ${venue} ${exclusiveKey}`]),
  ];
}
