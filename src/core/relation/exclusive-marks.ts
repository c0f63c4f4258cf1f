/** Whether what two members of one exclusive event say keeps them apart. */
import type { ExclusiveMark } from '../claim/index.ts';
import { compareHighs, compareRationals, type End, type Interval, parseSet } from '../exact/index.ts';

/** They say the same, or their bounds on one figure hold together: above 1 and above 2. */
export function marksConflict(left: ExclusiveMark | undefined, right: ExclusiveMark | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  return alikeAmong([left, right]).size > 0;
}

/** The places of those that are not kept apart from another one. */
export function alikeAmong(marks: readonly (ExclusiveMark | undefined)[]): ReadonlySet<number> {
  const byPrint = new Map<string, number[]>();
  const byName = new Map<string, number[]>();
  const byFigure = new Map<string, Bounded[]>();
  for (const [place, mark] of marks.entries()) {
    if (mark === undefined) continue;
    add(byPrint, mark.print, place);
    if (mark.name !== undefined) add(byName, mark.name, place);
    if (mark.values === undefined) continue;
    for (const { low, high } of parseSet(mark.values)?.parts ?? [])
      add(byFigure, mark.about, { place, low, high });
  }
  const found = new Set<number>();
  for (const places of [...byPrint.values(), ...byName.values()])
    if (places.length > 1) for (const place of places) found.add(place);
  for (const bounded of byFigure.values()) for (const place of overlapping(bounded)) found.add(place);
  return found;
}

interface Bounded extends Interval {
  readonly place: number;
}

function add<Value>(lists: Map<string, Value[]>, name: string, value: Value): void {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [value]);
  else list.push(value);
}

/** In one pass by their lower ends: what meets any that began before meets the one of those that ends last. */
function* overlapping(bounded: readonly Bounded[]): Generator<number> {
  const sorted = [...bounded].sort(
    (one, other) => compareLows(one, other) || compareHighs(one.high, other.high),
  );
  let last: Bounded | undefined;
  for (const next of sorted) {
    if (last !== undefined && last.place !== next.place && !isBehind(next, last)) {
      yield last.place;
      yield next.place;
    }
    if (last === undefined || compareHighs(next.high, last.high) > 0) last = next;
  }
  // The other way round: what began before a member meets it if it meets the next one that begins.
  for (const [place, each] of sorted.entries()) {
    const next = sorted[place + 1];
    if (next !== undefined && next.place !== each.place && !isBehind(next, each)) yield each.place;
  }
}

/**
 * A border that two ranges share belongs to one of them, as the venue's word says. Two equal points are one, and of
 * `5 or fewer` and `5 or more` both have it.
 */
function isBehind(next: Bounded, { low, high }: Bounded): boolean {
  const order = compareNumbers(next.low, high);
  if (order === undefined) return false;
  const arePoints = compareNumbers(low, high) === 0 && compareNumbers(next.low, next.high) === 0;
  const areHalves = low.kind === 'infinite' && next.high.kind === 'infinite';
  const bothHave = next.low.kind === 'closed' && high.kind === 'closed';
  return order > 0 || (order === 0 && !arePoints && !(areHalves && bothHave));
}

/** Undefined where an end has no number. */
function compareNumbers(left: End, right: End): number | undefined {
  return left.kind === 'infinite' || right.kind === 'infinite'
    ? undefined
    : compareRationals(left.at, right.at);
}

function compareLows({ low: left }: Bounded, { low: right }: Bounded): number {
  if (left.kind === 'infinite' || right.kind === 'infinite')
    return Number(left.kind !== 'infinite') - Number(right.kind !== 'infinite');
  return compareRationals(left.at, right.at);
}
