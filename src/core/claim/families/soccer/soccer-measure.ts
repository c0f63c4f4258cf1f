/** What contracts on a soccer match are on, by the words that clauses have for it. The list is closed. */
import type { ContestLabel } from '../contest-label.ts';

interface Traits {
  /** What a label says where it speaks of it; undefined of a score, which is compared with the label itself. */
  readonly labelSays: ContestLabel['says'] | undefined;
  readonly period: 'match' | 'first half' | 'second half';
  readonly unit: 'goals' | 'corners';
  /** It is compared with a bound. */
  readonly isBounded: boolean;
  /** A sentence on it may name both sides. */
  readonly namesBothSides: boolean;
}

const ofMatch = { period: 'match', unit: 'goals', isBounded: false, namesBothSides: false } as const;
const ofHalf = { ...ofMatch, period: 'first half' } as const;
const ofSecond = { ...ofMatch, period: 'second half' } as const;
const sideCount = { ...ofMatch, isBounded: true } as const;
const count = { ...sideCount, labelSays: 'count', namesBothSides: true } as const;

const traits = {
  wins: { ...ofMatch, labelSays: 'win' },
  half_leads: { ...ofHalf, labelSays: 'win' },
  advances: { ...ofMatch, labelSays: 'win' },
  ties: { ...ofMatch, labelSays: 'tie' },
  half_level: { ...ofHalf, labelSays: 'tie' },
  both_score: { ...ofMatch, labelSays: 'both_score', namesBothSides: true },
  half_both_score: { ...ofHalf, labelSays: 'both_score', namesBothSides: true },
  second_both_score: { ...ofSecond, labelSays: 'both_score', namesBothSides: true },
  score: { ...ofMatch, labelSays: undefined, namesBothSides: true },
  other_score: { ...ofMatch, labelSays: undefined },
  wins_by: { ...sideCount, labelSays: 'lead' },
  covers: { ...sideCount, labelSays: 'lead' },
  side_total: { ...sideCount, labelSays: 'side_count' },
  half_side_total: { ...sideCount, labelSays: 'side_count', period: 'first half' },
  second_side_total: { ...sideCount, labelSays: 'side_count', period: 'second half' },
  total: count,
  half_total: { ...count, period: 'first half' },
  second_total: { ...count, period: 'second half' },
  side_corners: { ...sideCount, labelSays: 'side_count', unit: 'corners' },
  corners: { ...count, unit: 'corners' },
  half_corners: { ...count, unit: 'corners', period: 'first half' },
  second_corners: { ...count, unit: 'corners', period: 'second half' },
  corners_label: { ...count, unit: 'corners' },
} as const satisfies Readonly<Record<string, Traits>>;

export interface SoccerMeasure extends Traits {
  readonly name: keyof typeof traits;
}

const measures: ReadonlyMap<string, SoccerMeasure> = new Map(
  (Object.keys(traits) as (keyof typeof traits)[]).map((name) => [name, { ...traits[name], name }]),
);

/** One value for each word, so that equal measures are identical. */
export function soccerMeasure(word: string): SoccerMeasure | undefined {
  return measures.get(word);
}
