/**
 * Two combos compare through their legs: they exclude each other if a leg of the one excludes a leg of the other, and the one
 * implies the other if it has a leg that makes each leg of the other come true.
 */
import type { ComboLeg, VenueId } from '../contract/index.ts';
import { compareRationals, one } from '../exact/index.ts';
import {
  describeLeg,
  followsFrom,
  type Relate,
  refuseUnpayable,
  relatedCombo,
  usableStep,
} from './combo-steps.ts';
import type { FindMember, Member } from './member.ts';
import type { ProofStep, Relation, RelationKind, Unrelated } from './relation.ts';
import { unrelated } from './unrelated.ts';

type Legs = readonly ComboLeg[];

/** By which a proof says that two legs follow. */
export const legsDetail = 'a leg of each combo';

/** Of one venue, and each may pay. */
export function relateTwoCombos(
  deps: { readonly relate: Relate; readonly find: FindMember },
  left: Member,
  leftLegs: Legs,
  right: Member,
  rightLegs: Legs,
): Relation | Unrelated {
  const pairs = pairsOfLegs(deps, left.venue, leftLegs, rightLegs);
  // yes A, yes B against no A, yes C; yes (A above 5), yes B against yes (A below 2), yes C.
  const excluding = pairs.find(({ excludes }) => excludes);
  // yes (A above 5), yes B against yes B, or against yes (A above 3), yes B: if the first pays, the second pays.
  const toRight = holders(rightLegs, pairs, 'right');
  // yes B against yes (A above 5), yes B.
  const toLeft = holders(leftLegs, pairs, 'left');
  // The winner of the second is needed by it and excluded by it, so that the first never pays.
  if (excluding !== undefined && (toRight !== undefined || toLeft !== undefined)) return refuseUnpayable();
  if (excluding !== undefined) return relatedByLegs(left, right, 'contradicts', [excluding]);
  // yes A, no B against no B, yes A.
  if (toRight !== undefined && toLeft !== undefined)
    return relatedByLegs(left, right, 'equivalent', [...toRight, ...toLeft]);
  if (toRight !== undefined) return relatedByLegs(left, right, 'implies', toRight);
  if (toLeft !== undefined) return relatedByLegs(left, right, 'implied_by', toLeft);
  // yes A, yes B against yes A, yes C.
  return unrelated(
    'nothing_follows',
    'no leg of one excludes a leg of the other, and neither has a leg for each leg of the other that makes it come true',
  );
}

/** A leg of the left combo and one of the right, and what follows between their sides. */
interface LegPair {
  readonly left: ComboLeg;
  readonly right: ComboLeg;
  /** They cannot both settle on their sides. */
  readonly excludes: boolean;
  /** The right leg pays a dollar wherever the left one pays anything, or they are one leg. */
  readonly holdsRight: boolean;
  readonly holdsLeft: boolean;
  /** Undefined if both legs are one market. */
  readonly through: Relation | undefined;
}

/** Pairs of which something follows. */
function pairsOfLegs(
  { relate, find }: { readonly relate: Relate; readonly find: FindMember },
  venue: VenueId,
  leftLegs: Legs,
  rightLegs: Legs,
): readonly LegPair[] {
  return leftLegs.flatMap((left): readonly LegPair[] =>
    rightLegs.flatMap((right): readonly LegPair[] => {
      if (left.marketId === right.marketId) {
        const isHeld = left.side === right.side;
        return [
          { left, right, excludes: !isHeld, holdsRight: isHeld, holdsLeft: isHeld, through: undefined },
        ];
      }
      const [first, second] = [find(venue, left.marketId), find(venue, right.marketId)];
      if (first === undefined || second === undefined) return [];
      if (first.legs !== undefined || second.legs !== undefined) return [];
      const through = relate(first, second);
      if (through.kind === 'unrelated') return [];
      const fromLeft = followsFrom(left.side, through, 'left');
      const fromRight = followsFrom(right.side, through, 'right');
      const pair = {
        left,
        right,
        excludes: fromLeft.includes(right.side === 'yes' ? 'contradicts' : 'implies'),
        holdsRight: paysWhole(first) && fromLeft.includes(right.side === 'yes' ? 'implies' : 'contradicts'),
        holdsLeft: paysWhole(second) && fromRight.includes(left.side === 'yes' ? 'implies' : 'contradicts'),
        through,
      };
      return pair.excludes || pair.holdsRight || pair.holdsLeft ? [pair] : [];
    }),
  );
}

/**
 * All or nothing on every value. The legs of a combo are multiplied: a leg that pays one half on a tie pays a combo that needs
 * it once more than one that needs two others which pay the same half.
 */
function paysWhole({ claim }: Member): boolean {
  return claim?.payout.steps.every(({ pays }) => compareRationals(pays, one) === 0) ?? false;
}

/** For each of these legs, of the side `of`, a pair that makes it come true; undefined if one has none. */
function holders(
  legs: Legs,
  pairs: readonly LegPair[],
  of: 'left' | 'right',
): readonly LegPair[] | undefined {
  const found = legs.flatMap((leg) => {
    const own = pairs.filter(
      (pair) => pair[of] === leg && (of === 'left' ? pair.holdsLeft : pair.holdsRight),
    );
    return own.find(({ through }) => through === undefined) ?? own[0] ?? [];
  });
  return found.length === legs.length ? found : undefined;
}

/** Legs that are one market need no proof of their own. */
function relatedByLegs(
  left: Member,
  right: Member,
  relation: RelationKind,
  pairs: readonly LegPair[],
): Relation {
  const proven = [...new Set(pairs)].flatMap(({ through, ...pair }) =>
    through === undefined ? [] : [{ ...pair, through }],
  );
  const steps = proven.flatMap((pair) => [legsStep(pair.left, pair.right), ...pair.through.steps]);
  const evidence = new Set(proven.flatMap(({ through }) => through.evidence));
  return relatedCombo(left, right, relation, [usableStep(left, right, undefined), ...steps], [...evidence]);
}

/** Opens the proof of what follows between a leg of the one combo and a leg of the other. */
function legsStep(left: ComboLeg, right: ComboLeg): ProofStep {
  return {
    step: 'usable',
    left: describeLeg(left),
    right: describeLeg(right),
    detail: legsDetail,
    result: 'usable',
  };
}
