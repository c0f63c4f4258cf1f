/**
 * What is true of two markets, by brute force over the states of the world. For tests: it shares nothing with any prover
 * and is not exported to the program.
 */
import type { Halves, SimulatedClaim, SimulatedLeg, SimulatedMarket } from './market.ts';
import type { State } from './occurrence.ts';

export interface OracleVerdict {
  readonly kind: 'equivalent' | 'implies' | 'implied_by' | 'contradicts' | 'overlaps' | 'none';
  /** What the two Yes sides pay together on every state: at least a dollar, at most a dollar, both, or neither. */
  readonly together: { readonly atLeastOne: boolean; readonly atMostOne: boolean };
  /** Payouts when the occurrence is void: equal on every branch named, different on one, or not known. */
  readonly voids: 'equal' | 'different' | 'unknown';
  readonly sentence: string;
}

const unrelated = { atLeastOne: false, atMostOne: false };

export function relationOf(left: SimulatedMarket, right: SimulatedMarket): OracleVerdict {
  if ('legs' in left.claim || 'legs' in right.claim) {
    return relationOfCombo(left, right);
  }
  if (left.claim.variable === right.claim.variable || isComparable(left.claim, right.claim)) {
    return compare(left.claim, right.claim, statesOf(left.claim, right.claim));
  }
  const tied = left.claim.occurrence.statesWith?.(right.claim.occurrence);
  if (tied !== undefined) {
    return compare(left.claim, right.claim, [listOf(tied)]);
  }
  if (inOneExclusiveEvent(left, right)) {
    return {
      kind: 'contradicts',
      together: { atLeastOne: false, atMostOne: true },
      voids: compareVoids(left.claim, right.claim),
      sentence: 'The venue declares their event mutually exclusive.',
    };
  }
  return {
    kind: 'none',
    together: unrelated,
    voids: 'unknown',
    sentence: `They read different figures: "${left.claim.variable}" and "${right.claim.variable}".`,
  };
}

/** Two figures of one occurrence that logic ties to each other, such as an exact score and the total. */
function isComparable(left: SimulatedClaim, right: SimulatedClaim): boolean {
  return (
    left.comparable?.includes(right.variable) === true || right.comparable?.includes(left.variable) === true
  );
}

function compare(left: SimulatedClaim, right: SimulatedClaim, states: readonly States[]): OracleVerdict {
  let leftNeverMore = true;
  let rightNeverMore = true;
  let atMostOne = true;
  let atLeastOne = true;
  let meet = false;
  const paidByLeft = new Set<number>();
  const paidByRight = new Set<number>();
  for (const [paidLeft, paidRight] of pairsOfPayouts(left, right, states)) {
    paidByLeft.add(paidLeft);
    paidByRight.add(paidRight);
    leftNeverMore &&= paidLeft <= paidRight;
    rightNeverMore &&= paidRight <= paidLeft;
    atMostOne &&= paidLeft + paidRight <= 2;
    atLeastOne &&= paidLeft + paidRight >= 2;
    meet ||= paidLeft > 0 && paidRight > 0;
  }
  const together = { atLeastOne, atMostOne };
  const voids = compareVoids(left, right);
  const about = `on every value of "${left.variable}"`;
  if (paidByLeft.size < 2 || paidByRight.size < 2) {
    return { kind: 'none', together, voids, sentence: `One of them pays the same ${about}.` };
  }
  if (leftNeverMore && rightNeverMore) {
    return { kind: 'equivalent', together, voids, sentence: `They pay the same ${about}.` };
  }
  if (leftNeverMore) {
    return { kind: 'implies', together, voids, sentence: `Left never pays more than right ${about}.` };
  }
  if (rightNeverMore) {
    return { kind: 'implied_by', together, voids, sentence: `Right never pays more than left ${about}.` };
  }
  if (atMostOne) {
    return {
      kind: 'contradicts',
      together,
      voids,
      sentence: `They never pay more than one dollar together ${about}.`,
    };
  }
  return meet
    ? { kind: 'overlaps', together, voids, sentence: `Both pay on some values of "${left.variable}" only.` }
    : { kind: 'none', together, voids, sentence: `Nothing holds ${about}.` };
}

type States = readonly State[];

function statesOf(left: SimulatedClaim, right: SimulatedClaim): readonly States[] {
  const occurrences = new Set([left.occurrence, right.occurrence]);
  return Array.from(occurrences, (occurrence) => listOf(occurrence.states()));
}

/** An occurrence that keeps its states returns the same list every time: that one is not copied. */
function listOf(states: Iterable<State>): States {
  return Array.isArray(states) ? states : [...states];
}

/** Halves are 0, 1 or 2, so two claims pay one of nine pairs on a state. */
const halvesKinds = 3;
const everyPair: readonly (readonly [Halves, Halves])[] = ([0, 1, 2] as const).flatMap((left) =>
  ([0, 1, 2] as const).map((right) => [left, right] as const),
);

/** Every pair of payouts that some state brings about, each once. */
function pairsOfPayouts(
  left: SimulatedClaim,
  right: SimulatedClaim,
  lists: readonly States[],
): readonly (readonly [Halves, Halves])[] {
  const isPaid = new Uint8Array(everyPair.length);
  for (const states of lists) {
    const [byLeft, byRight] = [payoutsOn(left, states), payoutsOn(right, states)];
    for (let place = 0; place < byLeft.length; place += 1) {
      isPaid[halvesKinds * (byLeft[place] ?? 0) + (byRight[place] ?? 0)] = 1;
    }
  }
  return everyPair.filter((_, place) => isPaid[place] === 1);
}

const knownPayouts = new WeakMap<States, WeakMap<SimulatedClaim, Uint8Array>>();

/** What the claim pays on each state, in order; computed once for a list that its occurrence keeps. */
function payoutsOn(claim: SimulatedClaim, states: States): Uint8Array {
  let byClaim = knownPayouts.get(states);
  if (byClaim === undefined) {
    byClaim = new WeakMap();
    knownPayouts.set(states, byClaim);
  }
  let payouts = byClaim.get(claim);
  if (payouts === undefined) {
    payouts = Uint8Array.from(states, (state) => claim.pays(state));
    byClaim.set(claim, payouts);
  }
  return payouts;
}

function compareVoids(left: SimulatedClaim, right: SimulatedClaim): OracleVerdict['voids'] {
  const branches = new Set([...Object.keys(left.voids), ...Object.keys(right.voids)]);
  const rightVoids = new Map(Object.entries(right.voids));
  const leftVoids = new Map(Object.entries(left.voids));
  let known = branches.size > 0;
  for (const branch of branches) {
    const [paidLeft, paidRight] = [leftVoids.get(branch), rightVoids.get(branch)];
    if (typeof paidLeft === 'number' && typeof paidRight === 'number') {
      if (paidLeft !== paidRight) {
        return 'different';
      }
    } else {
      // Silence, or a fair price that is unknown before: two of them need not be the same.
      known = false;
    }
  }
  return known ? 'equal' : 'unknown';
}

function inOneExclusiveEvent(left: SimulatedMarket, right: SimulatedMarket): boolean {
  const [one, other] = [eventOf(left), eventOf(right)];
  return one !== undefined && one === other && isExclusive(one) && left !== right;
}

function eventOf(market: SimulatedMarket): object | undefined {
  return 'event' in market && typeof market.event === 'object' && market.event !== null
    ? market.event
    : undefined;
}

function isExclusive(event: object): boolean {
  return (
    ('mutuallyExclusive' in event && event.mutuallyExclusive === true) ||
    ('negRisk' in event && event.negRisk === true)
  );
}

/** A combo pays only if every leg does, so whatever follows from one leg follows from the combo. */
function relationOfCombo(left: SimulatedMarket, right: SimulatedMarket): OracleVerdict {
  if ('legs' in left.claim && 'legs' in right.claim) {
    return relationOfTwoCombos(left.claim.legs, right.claim.legs);
  }
  if ('legs' in left.claim) {
    return followsFromLegs(left.claim.legs, right);
  }
  if ('legs' in right.claim) {
    const turned = followsFromLegs(right.claim.legs, left);
    return turned.kind === 'implies' ? { ...turned, kind: 'implied_by' } : turned;
  }
  return relationOf(left, right);
}

function followsFromLegs(legs: readonly SimulatedLeg[], market: SimulatedMarket): OracleVerdict {
  for (const leg of legs) {
    const consequence = followsFromLeg(leg, market);
    if (consequence !== 'nothing') {
      return {
        kind: consequence === 'yes' ? 'implies' : 'contradicts',
        together: { atLeastOne: false, atMostOne: consequence === 'no' },
        voids: 'unknown',
        sentence: `It follows from the leg ${leg.market.id} settling ${leg.side}.`,
      };
    }
  }
  return { kind: 'none', together: unrelated, voids: 'unknown', sentence: 'No leg decides it.' };
}

function followsFromLeg(leg: SimulatedLeg, market: SimulatedMarket): 'yes' | 'no' | 'nothing' {
  if (leg.market === market) {
    return leg.side;
  }
  const relation = relationOf(leg.market, market);
  if (leg.side === 'yes') {
    if (relation.kind === 'equivalent' || relation.kind === 'implies') {
      return 'yes';
    }
    return relation.kind === 'contradicts' ? 'no' : 'nothing';
  }
  if (relation.kind === 'equivalent' || relation.kind === 'implied_by') {
    return 'no';
  }
  return relation.together.atLeastOne && relation.kind !== 'none' ? 'yes' : 'nothing';
}

/** Each leg of the one against each leg of the other: what a leg decides of another's market, its combo decides. */
function relationOfTwoCombos(left: readonly SimulatedLeg[], right: readonly SimulatedLeg[]): OracleVerdict {
  const decides = (from: readonly SimulatedLeg[], market: SimulatedMarket, side: 'yes' | 'no'): boolean =>
    from.some((leg) => followsFromLeg(leg, market) === side);
  const makesTrue = (from: readonly SimulatedLeg[], to: readonly SimulatedLeg[]): boolean =>
    to.every(({ market, side }) => decides(from, market, side));
  const [leftMakesRight, rightMakesLeft] = [makesTrue(left, right), makesTrue(right, left)];
  const opposed = right.some(({ market, side }) => decides(left, market, side === 'yes' ? 'no' : 'yes'));
  const kind = leftMakesRight
    ? rightMakesLeft
      ? 'equivalent'
      : 'implies'
    : rightMakesLeft
      ? 'implied_by'
      : opposed
        ? 'contradicts'
        : 'none';
  return {
    kind,
    together: { atLeastOne: false, atMostOne: opposed },
    voids: 'unknown',
    sentence: 'Two combos compare as their legs do.',
  };
}
