/**
 * Counts the relations of one group. Claims of one quantity that pay one on one interval, nearly all of them, are ranked
 * and counted on integers; ties at one half, unions and pairs of different quantities are compared shape by shape.
 */
import type { Claim } from '../claim/index.ts';
import type { VenueId } from '../contract/index.ts';
import type { Interval } from '../exact/index.ts';
import { countsPerInterval, IntervalCounter, places } from './count-intervals.ts';
import type { CountTable } from './count-table.ts';
import type { GraphMember } from './graph-member.ts';
import { rankIntervals } from './rank-bounds.ts';
import { codes, type RelationCode, turned } from './relation-code.ts';
import type { Shapes } from './shapes.ts';

export interface PlacedClaim {
  /** The member's place in the graph. */
  readonly index: number;
  readonly venue: VenueId;
  readonly claim: Claim;
  readonly shape: number;
}

export function placedClaims(
  members: readonly GraphMember[],
  shapeOf: Int32Array,
  group: Iterable<number>,
): PlacedClaim[] {
  const placed: PlacedClaim[] = [];
  for (const index of group) {
    const member = members[index];
    if (member?.claim === undefined) continue;
    placed.push({ index, venue: member.venue, claim: member.claim, shape: shapeOf[index] ?? -1 });
  }
  return placed;
}

const counter = new IntervalCounter();

export function countGroup(shapes: Shapes, group: readonly PlacedClaim[], counts: CountTable): void {
  const byQuantity = new Map<string, PlacedClaim[]>();
  for (const placed of group) {
    const name = figureOf(placed.claim);
    const list = byQuantity.get(name);
    if (list === undefined) byQuantity.set(name, [placed]);
    else list.push(placed);
  }
  for (const placed of byQuantity.values()) {
    const simple = placed.filter(({ claim }) => oneInterval(claim) !== undefined);
    if (simple.length > 1) countSimple(simple, counts);
    if (simple.length < placed.length) countGeneral(shapes, placed, counts);
  }
  if (byQuantity.size > 1) countAcross(shapes, [...byQuantity.values()], counts);
}

/** Whether no two of the claims, all of one quantity and one interval each, have a value in common. */
export function areDisjoint(group: readonly PlacedClaim[]): boolean {
  const quantities = new Set(group.map(({ claim }) => figureOf(claim)));
  const intervals = group.flatMap(({ claim }) => oneInterval(claim) ?? []);
  if (quantities.size > 1 || intervals.length < group.length) return false;
  const { lows, highs } = rankIntervals(intervals);
  const order = [...lows.keys()].sort((a, b) => (lows[a] ?? 0) - (lows[b] ?? 0));
  return order.every((interval, place) => {
    const next = order[place + 1];
    return next === undefined || (highs[interval] ?? 0) <= (lows[next] ?? 0);
  });
}

/** Goals and corners of one match are two figures, though both are totals. */
function figureOf({ variable: { quantity, statistic, unit } }: Claim): string {
  return [quantity, statistic, unit].join(' | ');
}

/** The interval on which the claim pays one, if it pays nothing anywhere else. */
function oneInterval({ payout }: Claim): Interval | undefined {
  const [step, ...others] = payout.steps;
  if (step === undefined || others.length > 0 || step.on.parts.length !== 1) return undefined;
  return step.pays.numerator === step.pays.denominator ? step.on.parts[0] : undefined;
}

const placeCodes: readonly (readonly [number, RelationCode])[] = [
  [places.equal, codes.equivalent],
  [places.insideOf, codes.implies],
  [places.contains, codes.implied_by],
  [places.disjoint, codes.contradicts],
  [places.crosses, codes.overlaps],
];

/** Any two of these are related: equal, nested, disjoint or crossing. */
function countSimple(group: readonly PlacedClaim[], counts: CountTable): void {
  const ranked = rankIntervals(group.flatMap(({ claim }) => oneInterval(claim) ?? []));
  const counted = new Int32Array(group.length * countsPerInterval);
  counter.count(ranked, { from: 0, to: group.length, last: ranked.last }, counted);
  const onVenueA = group.filter(({ venue }) => venue === 'venue_a').length;
  group.forEach(({ index, venue }, place) => {
    for (const [at, code] of placeCodes) {
      counts.add(index, code, counted[place * countsPerInterval + at] ?? 0, 0);
    }
    const crossVenue = venue === 'venue_a' ? group.length - onVenueA : onVenueA;
    counts.add(index, codes.overlaps, 0, crossVenue);
  });
}

/** Pairs of one quantity of which at least one is not simple. */
function countGeneral(shapes: Shapes, group: readonly PlacedClaim[], counts: CountTable): void {
  const classes = classesOf(group);
  classes.forEach((left, place) => {
    for (let at = place; at < classes.length; at += 1) {
      const right = classes[at];
      if (right === undefined || (left.simple && right.simple)) continue;
      addPairs(left, right, shapes.relation(left.shape, right.shape).code, counts);
    }
  });
}

/** Pairs of different quantities of one frame: an exact score and the winner. */
function countAcross(shapes: Shapes, quantities: readonly PlacedClaim[][], counts: CountTable): void {
  const classes = quantities.map(classesOf);
  classes.forEach((lefts, place) => {
    for (const rights of classes.slice(place + 1)) {
      for (const left of lefts) {
        for (const right of rights)
          addPairs(left, right, shapes.relation(left.shape, right.shape).code, counts);
      }
    }
  });
}

/** The members of one shape. */
interface ShapeClass {
  readonly shape: number;
  readonly simple: boolean;
  readonly venueA: number[];
  readonly venueB: number[];
}

function classesOf(group: readonly PlacedClaim[]): ShapeClass[] {
  const classes = new Map<number, ShapeClass>();
  for (const { index, venue, claim, shape } of group) {
    let found = classes.get(shape);
    if (found === undefined) {
      found = { shape, simple: oneInterval(claim) !== undefined, venueA: [], venueB: [] };
      classes.set(shape, found);
    }
    (venue === 'venue_a' ? found.venueA : found.venueB).push(index);
  }
  return [...classes.values()];
}

/** Every pair of a member of the left class with another member of the right one. */
function addPairs(left: ShapeClass, right: ShapeClass, code: RelationCode, counts: CountTable): void {
  if (left === right) {
    // Members of one shape are alike; a pair counts for both, and each is left out of its own count.
    addSide(left, left, codes.equivalent, 1, counts);
    return;
  }
  if (code === codes.none) return;
  addSide(left, right, code, 0, counts);
  addSide(right, left, turned(code), 0, counts);
}

function addSide(
  of: ShapeClass,
  others: ShapeClass,
  code: RelationCode,
  less: number,
  counts: CountTable,
): void {
  const all = others.venueA.length + others.venueB.length - less;
  if (all === 0) return;
  for (const index of of.venueA) counts.add(index, code, all, others.venueB.length);
  for (const index of of.venueB) counts.add(index, code, all, others.venueA.length);
}
