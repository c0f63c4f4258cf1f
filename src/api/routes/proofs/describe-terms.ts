/**
 * The variable of each side of a proof, and the values on which Yes pays:
 *
 *   both have a claim        what each claim is on         `line | shared | BLS …`     `(2.9, inf)`
 *   the event is exclusive   the event's outcome           `outcome of … RACE`         `{RACE-ada}`
 *   a combo                  the outcomes of its legs      `outcomes of … A, B`        `{A yes, B no}`
 *   nothing was read of it   the market's own outcome      `outcome of … A`            `{yes}`
 */
import { variableKey } from '../../../core/claim/index.ts';
import { formatPayout } from '../../../core/exact/index.ts';
import { isDeclaredExclusive, type Member } from '../../../core/relation/index.ts';

export interface DescribedTerms {
  readonly variable: string;
  readonly interval: string;
}

export function describeTerms(member: Member, other: Member): DescribedTerms {
  const { venue, marketId, eventId, claim, legs } = member;
  const hasBothClaims = claim !== undefined && other.claim !== undefined;
  // Two candidates of one race, of which one or none was read: their event is what they share.
  if (!hasBothClaims && isDeclaredExclusive(member, other)) {
    return {
      variable: `outcome of the event ${venue} ${eventId}: which of its markets resolves Yes`,
      interval: `{${marketId}}`,
    };
  }
  if (claim !== undefined) {
    return { variable: variableKey(claim.variable), interval: formatPayout(claim.payout) };
  }
  if (legs !== undefined) {
    return {
      variable: `outcomes of the markets ${venue} ${legs.map((leg) => leg.marketId).join(', ')}`,
      interval: `{${legs.map((leg) => `${leg.marketId} ${leg.side}`).join(', ')}}`,
    };
  }
  return { variable: `outcome of the market ${venue} ${marketId}`, interval: '{yes}' };
}
