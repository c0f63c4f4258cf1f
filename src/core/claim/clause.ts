/** What a sentence of a rules text means, in our own words and types. */
import type { VoidName } from './claim.ts';

/** What a slot of the sentence stands for. */
export type SlotRole =
  /** A number the payoff condition names. */
  | 'bound'
  /** The month, quarter or year the figure is for. */
  | 'period'
  /** The day, and time, on which the thing happens or is measured. */
  | 'date'
  | 'time'
  /** The last instant of a window, and its first. */
  | 'until_date'
  | 'until_time'
  | 'since_date'
  | 'since_time'
  /** Who or what must do it; the first and the second of a named pair; who wins with No. */
  | 'subject'
  | 'first'
  | 'second'
  | 'opponent'
  /** The league or tournament, by an exact name. */
  | 'competition'
  /** The stage of the tournament, and its number where it has one. */
  | 'stage'
  /** The league or federation whose word decides. */
  | 'league'
  /** An address that must be the named source's. */
  | 'source'
  /** Read, and without effect on what Yes pays: a release date, an example, a schedule. */
  | 'aside';

export type Comparator = 'above' | 'at_least' | 'below' | 'at_most' | 'between' | 'exactly';

export type Saying =
  /** No effect on what Yes pays. */
  | { readonly says: 'nothing' }
  /** What Yes depends on. `measure` is the family's own word for the figure, outcome or event. */
  | {
      readonly says: 'yes_if';
      readonly family: string;
      readonly measure: string;
      readonly comparator?: Comparator;
      /** Bounds that stand in the sentence itself, as exact text; otherwise its slots name them. */
      readonly bounds?: readonly string[];
    }
  /** The same, for No. */
  | {
      readonly says: 'no_if';
      readonly family: string;
      readonly measure: string;
      readonly comparator?: Comparator;
    }
  /** Which figure decides, where the label alone names the bracket. */
  | { readonly says: 'settles_on'; readonly family: string; readonly measure: string }
  /** Which game, meeting or release it is about; its slots must agree with the rest. */
  | { readonly says: 'is_about'; readonly family: string; readonly measure?: string }
  /** Everything else pays No. */
  | { readonly says: 'otherwise_no' }
  /** The published precision: the grid of the figure. */
  | { readonly says: 'precision'; readonly step: string }
  /** A value on the border of two brackets belongs to this one. */
  | { readonly says: 'border'; readonly belongs: 'higher' | 'lower' }
  /** A word of the family's own about what counts: `overtime_counts`, `first_release_only`. */
  | { readonly says: 'scope'; readonly scope: string }
  /** Whose word decides, in the family's own words. */
  | { readonly says: 'source'; readonly source: string }
  /** A tie pays this, as exact text: `1/2`. */
  | { readonly says: 'tie'; readonly pays: string }
  /** When the variable has no value. `pays`: exact text, or a word. */
  | {
      readonly says: 'void';
      readonly branch: VoidName;
      readonly pays: string | 'fair_price' | 'later_result' | 'substitute' | 'unknown';
    }
  /** The outcome rests on judgement. */
  | { readonly says: 'judgement' };

/**
 * A phrase of a source's own that it hands to the reader: a text in the notation of phrases, without choices, and what it says.
 * Plain values: it also goes to other threads.
 */
export interface HandedPhrase {
  readonly text: string;
  readonly says: readonly Saying[];
  /** Its meaning in a sentence of ours. */
  readonly words: string;
}
