/** What families ask of a subject: its sayings, its slots by role, its void branches, its condition. */
import type { Strike } from '../../contract/index.ts';
import {
  above,
  atLeast,
  compareRationals,
  equalSets,
  type Grid,
  type IntervalSet,
  intervalSet,
  parseRational,
  type Rational,
  snapToGrid,
} from '../../exact/index.ts';
import { BoundedMap } from '../bounded-memo.ts';
import type { VoidBranch, VoidName, VoidPayout } from '../claim.ts';
import type { Comparator, Saying, SlotRole } from '../clause.ts';
import { type Condition, isSilentLabel, labelCondition, strikeCondition, valuesOf } from '../condition.ts';
import type { ReadSentence, Subject } from '../family.ts';
import type { Slot } from '../text/index.ts';
import { type Withheld, withhold } from '../withheld.ts';

export type SayingOf<Says extends Saying['says']> = Extract<Saying, { readonly says: Says }>;

/** Every saying of a kind, with the sentence it stands in. */
export function sayings<Says extends Saying['says']>(
  { sentences }: Pick<Subject, 'sentences'>,
  says: Says,
): { readonly saying: SayingOf<Says>; readonly sentence: ReadSentence }[] {
  const found: { readonly saying: SayingOf<Says>; readonly sentence: ReadSentence }[] = [];
  for (const sentence of sentences) {
    for (const saying of sentence.says) if (isSaying(saying, says)) found.push({ saying, sentence });
  }
  return found;
}

function isSaying<Says extends Saying['says']>(saying: Saying, says: Says): saying is SayingOf<Says> {
  return saying.says === says;
}

/** Every word of its `scope` sayings. */
export function scopesOf(subject: Pick<Subject, 'sentences'>): ReadonlySet<string> {
  return new Set(sayings(subject, 'scope').map(({ saying }) => saying.scope));
}

/** What its sentences say in words of ours, once each. */
export function meaningsOf({ sentences }: Pick<Subject, 'sentences'>): readonly string[] {
  return [...new Set(sentences.map(({ words }) => words))];
}

export function slotsWithRole(sentences: readonly ReadSentence[], role: SlotRole): Slot[] {
  const found: Slot[] = [];
  for (const { slots } of sentences) {
    for (const each of slots) if (each.role === role) found.push(each.slot);
  }
  return found;
}

export function boundsIn(sentence: ReadSentence): Rational[] {
  const found: Rational[] = [];
  for (const { role, slot } of sentence.slots) {
    if (role === 'bound' && slot.kind === 'bound') found.push(slot.value);
  }
  return found;
}

/** Whether two sentences state the same numbers: one of each outcome must speak of the same map, or the same lead. */
export function haveSameBounds(left: ReadSentence, right: ReadSentence): boolean {
  const [ones, others] = [boundsIn(left), boundsIn(right)];
  return (
    ones.length === others.length &&
    ones.every((bound, place) => {
      const other = others[place];
      return other !== undefined && compareRationals(bound, other) === 0;
    })
  );
}

/** The void branches the sentences name, sorted; a conflict if two sentences name one branch differently. */
export function readVoids(subject: Subject): readonly VoidBranch[] | Withheld {
  const branches = new Map<VoidName, string>();
  for (const { says } of subject.sentences) {
    for (const saying of says) {
      if (saying.says !== 'void') continue;
      const known = branches.get(saying.branch);
      if (known !== undefined && known !== saying.pays) {
        return withhold('clause_conflict', `two sentences pay differently when ${saying.branch}`);
      }
      branches.set(saying.branch, saying.pays);
    }
  }
  if (branches.size === 0) return noBranches;
  let key = '';
  for (const [branch, pays] of branches) key += `${branch}\n${pays}\n`;
  const known = branchLists.get(key);
  if (known !== undefined) return known;
  const list = [...branches]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([branch, pays]) => ({ branch, pays: voidPayout(pays) }));
  branchLists.set(key, list);
  return list;
}

const noBranches: readonly VoidBranch[] = [];
/** Few lists are ever made, and thousands of claims share them. */
const branchLists = new BoundedMap<string, readonly VoidBranch[]>(10_000);

function voidPayout(pays: string): VoidPayout {
  if (pays === 'fair_price' || pays === 'later_result' || pays === 'substitute' || pays === 'unknown') {
    return { kind: pays };
  }
  const value = parseRational(pays);
  return value === undefined ? { kind: 'unknown' } : { kind: 'exact', value };
}

export interface StatedValues {
  readonly values: IntervalSet;
  /** The places that name them. */
  readonly said: readonly string[];
}

/**
 * The values for which Yes pays, from every place that names them: the strike fields, the label, and the statement
 * (its comparator with the bounds in its slots). All places that name a condition must agree on the grid, and a place
 * that is filled in must name one: what cannot be read may say anything.
 */
export function readValues(
  { contract }: Subject,
  grid: Grid,
  statement: { readonly comparator: Comparator; readonly bounds: readonly Rational[] } | undefined,
  /** What the label says of the condition; a family that has read a name or a period off it hands over the rest. */
  label: string = contract.yesLabel,
): StatedValues | Withheld {
  const labelled = labelCondition(label);
  if (labelled === undefined && !isSilentLabel(label)) {
    return withhold('bound_conflict', 'the label names a condition in no exact format');
  }
  const places: (readonly [string, Condition | undefined])[] = [
    ['strike fields', strikeCondition(contract.strike)],
    ['label', labelled],
    ['rules', statement],
  ];
  let found: IntervalSet | undefined;
  const said: string[] = [];
  for (const [place, condition] of places) {
    if (condition === undefined) continue;
    const values = valuesOf(condition);
    if (values === undefined)
      return withhold('bound_conflict', `the ${place} name bounds that no condition has`);
    const snapped = snapToGrid(intervalSet([values]), grid);
    if (found !== undefined && !equalSets(found, snapped)) {
      return withhold('bound_conflict', `the ${place} disagree with the ${said.join(' and the ')}`);
    }
    found = snapped;
    said.push(place);
  }
  if (found === undefined) {
    if (contract.strike?.floor !== undefined) {
      return withhold('bound_conflict', 'the strike has a bound, and nothing says what it compares');
    }
    return withhold('no_bound', 'no strike field, label or sentence states the condition in an exact format');
  }
  return hasUnnamedBound(contract.strike, found, grid)
    ? { values: found, said }
    : withhold('bound_conflict', `the strike's bound is not that of the ${said.join(' and the ')}`);
}

/** A floor whose type names no comparison: values begin at it or right above it. */
function hasUnnamedBound(strike: Strike | undefined, values: IntervalSet, grid: Grid): boolean {
  const floor = strike?.floor;
  if (floor === undefined || strikeCondition(strike) !== undefined) return true;
  return [above(floor), atLeast(floor)].some((from) =>
    equalSets(values, snapToGrid(intervalSet([from]), grid)),
  );
}

/** Whether every slot of the list names the same day; the year may be left out of some. */
export function sameDay(
  slots: readonly Slot[],
): { readonly year: number | undefined; readonly month: number; readonly day: number } | undefined {
  let found: { year: number | undefined; month: number; day: number } | undefined;
  for (const slot of slots) {
    if (slot.kind !== 'date' && slot.kind !== 'day') return undefined;
    const year = slot.kind === 'date' ? slot.year : undefined;
    if (found === undefined) found = { year, month: slot.month, day: slot.day };
    else if (found.month !== slot.month || found.day !== slot.day) return undefined;
    else if (year !== undefined && found.year !== undefined && found.year !== year) return undefined;
    else found = { ...found, year: found.year ?? year };
  }
  return found;
}
