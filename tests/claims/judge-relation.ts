/**
 * Whether a relation that was derived is true in the simulated world: by the oracle's verdict, and where the oracle does not
 * compare two figures of one occurrence (who wins and how many points), by what both pay on every state of it.
 */
import type { RelationKind } from '../../src/core/relation/index.ts';
import type { Occurrence, State } from '../../src/simulator/world/index.ts';
import type { SimulatedMarket } from '../../src/simulator/world/market.ts';
import { relationOf } from '../../src/simulator/world/oracle.ts';

/** Why the relation is false; undefined if it is true. */
export function whyFalse(
  relation: RelationKind,
  left: SimulatedMarket,
  right: SimulatedMarket,
): string | undefined {
  const verdict = relationOf(left, right);
  if (verdict.kind === relation) return undefined;
  // Of a combo the oracle tells what its first deciding leg says; one whose legs exclude each other stands in every relation.
  const isFinal = verdict.kind !== 'none' && !('legs' in left.claim) && !('legs' in right.claim);
  if (!isFinal && holdsByPayouts(relation, left, right)) return undefined;
  return `the world says ${verdict.kind}: ${verdict.sentence}`;
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
      return occurrencesOf(left).some(
        (occurrence) =>
          occurrencesOf(right).includes(occurrence) &&
          statesOf(occurrence).every(
            (state) => paid(left, occurrence, state) + paid(right, occurrence, state) <= 2,
          ),
      );
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
