/** Whether what two members of one exclusive event say keeps them apart. */
import { type ExclusiveMark, ofDays, scoreMark } from '../claim/index.ts';
import { compareHighs, compareRationals, type End, type Interval, parseSet } from '../exact/index.ts';
import { mayNameOne } from './exclusive-names.ts';

/** They say the same, or their bounds on one figure hold together: above 1 and above 2. */
export function marksConflict(left: ExclusiveMark | undefined, right: ExclusiveMark | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  return alikeAmong([left, right]).size > 0;
}

/** Their labels may be two names of one thing, so that the declaration may be wrong of these two. */
export function namesMeet(left: ExclusiveMark | undefined, right: ExclusiveMark | undefined): boolean {
  return mayNameOne(left?.words ?? '', right?.words ?? '');
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
  for (const [figure, bounded] of byFigure)
    if (!mayBeScore(figure)) for (const place of overlapping(bounded)) found.add(place);
  for (const [one, other] of figuresOfOne([...byFigure.keys()]))
    for (const place of meeting(byFigure.get(one) ?? [], byFigure.get(other) ?? [])) found.add(place);
  return found;
}

/** Two scores are two; a score beside a number of the same thing may be a range that holds it. */
function mayBeScore(figure: string): boolean {
  return wordsOf(figure)[0] === scoreMark;
}

function wordsOf(figure: string): readonly string[] {
  return figure.split(' ').filter((word) => word !== '');
}

/** Figures of which one says no word that the other does not: `5 or more` and `5 goals`. Days are days alone. */
function* figuresOfOne(figures: readonly string[]): Generator<readonly [string, string]> {
  const all = figures
    .filter((figure) => figure !== ofDays)
    .map((figure) => ({ figure, words: wordsOf(figure).filter((word) => word !== scoreMark) }));
  const byWord = new Map<string, typeof all>();
  for (const each of all) for (const word of new Set(each.words)) add(byWord, word, each);
  for (const { figure, words } of all) {
    const [rarest] = words.map((word) => byWord.get(word) ?? []).sort((a, b) => a.length - b.length);
    for (const other of rarest ?? all) {
      if (other.figure === figure || (mayBeScore(figure) && mayBeScore(other.figure))) continue;
      if (words.every((word) => other.words.includes(word))) yield [figure, other.figure];
    }
  }
}

/** More pairs than any venue lists are not looked at, and not believed. */
const pairsMax = 1_000_000;

function* meeting(ones: readonly Bounded[], others: readonly Bounded[]): Generator<number> {
  const isMany = ones.length * others.length > pairsMax;
  for (const one of ones) {
    for (const other of others) {
      if (one.place === other.place) continue;
      const [first, next] = compareLows(one, other) <= 0 ? [one, other] : [other, one];
      if (!isMany && isBehind(next, first)) continue;
      yield one.place;
      yield other.place;
    }
  }
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
 * A border that two ranges share belongs to one of them, as the venue's word says: `$100-200` and `$200-300`. A number of its
 * own is no border: `5` is in `5 or more` and in `1-5`. And of `5 or fewer` and `5 or more` both have it.
 */
function isBehind(next: Bounded, last: Bounded): boolean {
  const order = compareNumbers(next.low, last.high);
  if (order === undefined) return false;
  const hasPoint = isPoint(last) || isPoint(next);
  const areHalves = last.low.kind === 'infinite' && next.high.kind === 'infinite';
  const bothHave = next.low.kind === 'closed' && last.high.kind === 'closed';
  return order > 0 || (order === 0 && !(bothHave && (hasPoint || areHalves)));
}

function isPoint({ low, high }: Interval): boolean {
  return compareNumbers(low, high) === 0;
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
