/** Why two contracts are related, in one sentence for a trader. */
import { type Claim, unreadScope } from '../claim/index.ts';
import { describeQuantity, describeValues, paysWhole } from './explain-values.ts';
import { nameMember } from './explain-withheld.ts';
import type { Member } from './member.ts';
import { legsDetail } from './relate-two-combos.ts';
import type { ProofStep, Relation, RelationKind } from './relation.ts';

/** `Related: if venue_a X resolves Yes, venue_b Y does too, because …` */
export function explainRelation(left: Member, right: Member, found: Relation): string {
  const [one, other] = [nameMember(left), nameMember(right)];
  const isWhole = [left, right].every(({ claim }) => claim === undefined || paysWhole(claim.payout));
  return `Related: ${consequence(found.relation, one, other, isWhole)}, because ${becauseOf(left, right, found)}.`;
}

function consequence(relation: RelationKind, left: string, right: string, isWhole: boolean): string {
  switch (relation) {
    case 'equivalent':
      return `${left} and ${right} are the same bet`;
    case 'implies':
      return `if ${left} resolves Yes, ${right} does too`;
    case 'implied_by':
      return `if ${right} resolves Yes, ${left} does too`;
    case 'contradicts':
      return `${left} and ${right} cannot both resolve Yes`;
    case 'overlaps':
      // A tie on which one of them pays half is no Yes of that one.
      return isWhole
        ? `${left} and ${right} can both resolve Yes, and neither needs the other`
        : `${left} and ${right} can both pay, and neither always pays as much as the other`;
  }
}

function becauseOf(left: Member, right: Member, { relation, steps }: Relation): string {
  if (left.legs !== undefined && right.legs !== undefined) return becauseOfLegs(relation, steps);
  if (left.legs !== undefined || right.legs !== undefined) {
    // The first step of such a proof names the leg.
    const through = steps[0]?.detail ?? 'from its legs';
    return `a combo pays only if every leg settles on its side, and this follows ${through}`;
  }
  const isByTerms = steps.some(({ step }) => step === 'intervals');
  if (!isByTerms || left.claim === undefined || right.claim === undefined)
    return `${left.venue} declares that at most one of these markets of its event ${left.eventId} resolves Yes`;
  return becauseOfClaims(left, left.claim, right, right.claim, relation);
}

/** Of two combos: a step that opens the proof of two legs names them; where there is none, the legs are the same markets. */
function becauseOfLegs(relation: RelationKind, steps: readonly ProofStep[]): string {
  const legs = steps.slice(1).filter(({ step, detail }) => step === 'usable' && detail === legsDetail);
  const through = legs.map(({ left, right }) => `${left} and ${right}`).join(', and ');
  const named = legs.length === 0 ? '' : `, by what is proven of ${through}`;
  switch (relation) {
    case 'equivalent':
      return legs.length === 0
        ? 'they have the same legs'
        : `each makes every leg of the other come true${named}`;
    case 'implies':
      return legs.length === 0
        ? 'the first has every leg of the second, and more'
        : `the first makes every leg of the second come true${named}`;
    case 'implied_by':
      return legs.length === 0
        ? 'the second has every leg of the first, and more'
        : `the second makes every leg of the first come true${named}`;
    case 'contradicts':
    case 'overlaps':
      return legs.length === 0
        ? 'they need one market on opposite sides'
        : `the first needs ${legs[0]?.left}, the second ${legs[0]?.right}, and these exclude each other`;
  }
}

function becauseOfClaims(
  left: Member,
  leftClaim: Claim,
  right: Member,
  rightClaim: Claim,
  relation: RelationKind,
): string {
  const [one, other] = [nameMember(left), nameMember(right)];
  const [paidOne, paidOther] = [paidOn(leftClaim, rightClaim), paidOn(rightClaim, leftClaim)];
  const value = valueWords(leftClaim, rightClaim);
  const isWhole = paysWhole(leftClaim.payout) && paysWhole(rightClaim.payout);
  switch (relation) {
    case 'equivalent':
      return `they pay the same on every ${value} (${paidOne === paidOther ? paidOne : `${paidOne} against ${paidOther}`})`;
    case 'implies':
      return isWhole
        ? `every ${value} that pays ${one} (${paidOne}) also pays ${other} (${paidOther})`
        : `on no ${value} does ${one} (${paidOne}) pay more than ${other} (${paidOther})`;
    case 'implied_by':
      return becauseOfClaims(right, rightClaim, left, leftClaim, 'implies');
    case 'contradicts':
      return isWhole
        ? `no ${value} pays both ${one} (${paidOne}) and ${other} (${paidOther})`
        : `on no ${value} do ${one} (${paidOne}) and ${other} (${paidOther}) pay more than a dollar together`;
    case 'overlaps':
      return isWhole
        ? `one ${value} pays both and another only one of them (${paidOne} against ${paidOther})`
        : `they pay more than a dollar together on one ${value}, and each pays more than the other on some (${paidOne} against ${paidOther})`;
  }
}

/** What both are decided by: a value of one figure, or where they are on two quantities, a whole game or price path. */
function valueWords({ variable: left }: Claim, { variable: right }: Claim): string {
  const { frame, quantity } = left;
  if (quantity !== right.quantity) {
    return frame.kind === 'score'
      ? `score of ${frame.subject} (${frame.window})`
      : `course of ${frame.subject} (${frame.window})`;
  }
  if (frame.scope === unreadScope) return `value of the figure of ${frame.subject}`;
  return `value of ${frame.subject} (${left.statistic}; ${frame.window})`;
}

/** Where it pays, with the name of the quantity where the other is on another one. */
function paidOn(claim: Claim, other: Claim): string {
  const paid = describeValues(claim);
  const isOne = claim.variable.quantity === other.variable.quantity;
  return isOne ? paid : `${describeQuantity(claim.variable)}: ${paid}`;
}
