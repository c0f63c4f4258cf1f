/**
 * Whether a relation that was derived is true in the simulated world: by the oracle's verdict, and where the oracle does not
 * compare two figures of one occurrence (who wins and how many points), by what both pay on every state of it.
 */
import type { Relation, RelationKind } from '../../src/core/relation/index.ts';
import type { Occurrence, State } from '../../src/simulator/world/index.ts';
import type { SimulatedMarket } from '../../src/simulator/world/market.ts';
import { relationOf } from '../../src/simulator/world/oracle.ts';

export interface Judgement {
  readonly isTrue: boolean;
  /** Whether the oracle compares the two, or only their payouts state by state did, or one is a combo that never pays. */
  readonly by: 'oracle' | 'payouts' | 'emptiness';
  readonly sentence: string;
}

export function judgeRelation(
  relation: RelationKind,
  left: SimulatedMarket,
  right: SimulatedMarket,
): Judgement {
  const { kind, sentence } = relationOf(left, right);
  if (kind !== 'none') {
    // Of a combo the oracle tells what its first deciding leg says, though another leg may say the opposite.
    const isEmpty = kind !== relation && [left, right].some(neverPays);
    return {
      isTrue: kind === relation || isEmpty,
      by: isEmpty ? 'emptiness' : 'oracle',
      sentence: `${kind}: ${sentence}`,
    };
  }
  return { isTrue: holdsByPayouts(relation, left, right), by: 'payouts', sentence };
}

/** What leads rest on beyond the relation's name: what the two pay together, and that they pay alike when void. */
export function whyTermsFalse(
  { together, voids }: Relation,
  left: SimulatedMarket,
  right: SimulatedMarket,
): string | undefined {
  const truth = relationOf(left, right);
  if (voids === 'equal' && truth.kind !== 'none' && truth.voids !== 'equal') {
    return `void branches are called equal, the world says ${truth.voids}`;
  }
  if (together.atLeastOne && !(truth.together.atLeastOne || paysTogether(left, right, (sum) => sum >= 2))) {
    return 'they are said to pay a dollar together and need not';
  }
  if (together.atMostOne && !(truth.together.atMostOne || paysTogether(left, right, (sum) => sum <= 2))) {
    return 'they are said to pay no more than a dollar together and may';
  }
  return undefined;
}

/** Whether the sum of both payouts, in half dollars, is such on every state of an occurrence they share. */
function paysTogether(
  left: SimulatedMarket,
  right: SimulatedMarket,
  isSuch: (sum: number) => boolean,
): boolean {
  const shared = occurrencesOf(left).filter((occurrence) => occurrencesOf(right).includes(occurrence));
  return shared.some((occurrence) =>
    statesOf(occurrence).every((state) =>
      isSuch(paid(left, occurrence, state) + paid(right, occurrence, state)),
    ),
  );
}

/** Every pair of a combo asks about it. */
const knownEmpty = new WeakMap<SimulatedMarket, boolean>();

/** A combo whose legs exclude each other: whatever is said of it is true and worth nothing. */
export function neverPays(market: SimulatedMarket): boolean {
  if (!('legs' in market.claim)) return false;
  const found =
    knownEmpty.get(market) ??
    occurrencesOf(market).some((occurrence) =>
      statesOf(occurrence).every((state) => paid(market, occurrence, state) === 0),
    );
  knownEmpty.set(market, found);
  return found;
}

function holdsByPayouts(relation: RelationKind, left: SimulatedMarket, right: SimulatedMarket): boolean {
  switch (relation) {
    case 'equivalent':
      return followsEverywhere(left, right) && followsEverywhere(right, left);
    case 'implies':
      return followsEverywhere(left, right);
    case 'implied_by':
      return followsEverywhere(right, left);
    case 'contradicts':
      return paysTogether(left, right, (sum) => sum <= 2);
    case 'overlaps':
      return false;
  }
}

/** The one never pays more than the other, whatever happens elsewhere. */
function followsEverywhere(from: SimulatedMarket, to: SimulatedMarket): boolean {
  const own = occurrencesOf(from);
  return occurrencesOf(to).every(
    (occurrence) =>
      own.includes(occurrence) &&
      statesOf(occurrence).every((state) => paid(from, occurrence, state) <= paid(to, occurrence, state)),
  );
}

export function occurrencesOf({ claim }: SimulatedMarket): readonly Occurrence[] {
  return 'legs' in claim
    ? [...new Set(claim.legs.flatMap(({ market }) => occurrencesOf(market)))]
    : [claim.occurrence];
}

/** In half dollars; of a combo the least that a leg on this occurrence leaves, the others being taken as won. */
function paid({ claim }: SimulatedMarket, occurrence: Occurrence, state: State): number {
  if (!('legs' in claim)) return claim.pays(state);
  const here = claim.legs.filter(({ market }) => occurrencesOf(market).includes(occurrence));
  return Math.min(
    2,
    ...here.map(({ market, side }) => {
      const halves = paid(market, occurrence, state);
      return side === 'yes' ? halves : 2 - halves;
    }),
  );
}

const known = new WeakMap<Occurrence, readonly State[]>();

function statesOf(occurrence: Occurrence): readonly State[] {
  const found = known.get(occurrence) ?? [...occurrence.states(), ...lowScores(occurrence)];
  known.set(occurrence, found);
  return found;
}

/** One above the highest count of a low score. */
const lowScoreEnd = 15;

/** Games without overtime with every low score, which the world's own states thin out. */
function* lowScores(occurrence: Occurrence): Iterable<State> {
  const states = [...occurrence.states()];
  const [template] = states;
  if (template?.['home'] === undefined || template['away'] === undefined) return;
  const canTie = states.some(({ home, away }) => home === away && home !== undefined);
  const nothing = Object.fromEntries(Object.keys(template).map((name) => [name, 0]));
  for (let home = 0; home < lowScoreEnd; home += 1) {
    for (let away = 0; away < lowScoreEnd; away += 1) {
      if (home === away && !canTie) continue;
      const advances = Math.sign(home - away) || 1;
      yield { ...nothing, home, away, regulationHome: home, regulationAway: away, advances };
    }
  }
}
