/**
 * A phrase: the sentences of one meaning that differ in named parts only, and that meaning, in the sayings that families
 * take. The parts of a phrase are known to the compiler: a part that is neither said nor ignored, and a branch that no
 * phrase has, are type errors.
 */
import type { VenueId } from '../../contract/index.ts';
import type { Saying, SlotRole } from '../clause.ts';
import { exampleOf, type Fill, fillsOf, notationOf } from './filled-notation.ts';

/** Where the sentence stands. */
export type Place = 'sentence' | 'heading' | 'item';

/** What a phrase needs from before it: `otherwise` needs the statement that it completes. */
export type Reference = 'statement' | 'window' | 'title' | 'number';

export interface Phrase {
  /** Unique: `tie/pays-half`. */
  readonly id: string;
  readonly text: string;
  readonly venues: readonly VenueId[];
  readonly place: Place;
  readonly ignores: readonly string[];
  /** What each way through says. */
  readonly says: (choices: Readonly<Record<string, string>>) => readonly Saying[];
  readonly needs: readonly Reference[];
  /** Why a sentence that is not plainly silent has no effect on what families carry; it says nothing else. */
  readonly argued: string | undefined;
  /** Its meaning in a sentence of ours. */
  readonly words: string;
  /** Sentences of ours that it reads. Names stand in `‹›`, so that examples need no contract: `‹Alder›`. */
  readonly examples: readonly string[];
  /** Of a phrase that is written as its example: what its slots hold there. */
  readonly fills: readonly Fill[];
}

type LastWord<Text extends string> = Text extends `${string} ${infer Rest}` ? LastWord<Rest> : Text;

type Branches<Text extends string> = Text extends `${infer First} | ${infer Rest}`
  ? First | Branches<Rest>
  : Text;

type ChoiceNames<Text extends string> = Text extends `${infer Before}=(${string})${infer After}`
  ? LastWord<Before> | ChoiceNames<After>
  : never;

type OptionNames<Text extends string> = Text extends `${infer Before}=[${string}]${infer After}`
  ? LastWord<Before> | OptionNames<After>
  : never;

type BranchesOf<
  Text extends string,
  Part extends string,
> = Text extends `${string}${Part}=(${infer Inside})${string}`
  ? Branches<Inside>
  : Text extends `${string}${Part}=[${infer Inside}]${string}`
    ? Inside | ''
    : never;

/** The names of the parts of a phrase. */
export type PartsOf<Text extends string> = ChoiceNames<Text> | OptionNames<Text>;

export type ChoicesOf<Text extends string, Ignored extends string> = {
  readonly [Part in Exclude<PartsOf<Text>, Ignored>]: BranchesOf<Text, Part>;
};

export interface PhraseTerms<Text extends string, Ignored extends PartsOf<Text>> {
  readonly venues?: readonly VenueId[];
  readonly place?: Place;
  /** Parts without effect on the meaning. All others must change it: the build tries every branch. */
  readonly ignores?: readonly Ignored[];
  readonly says: readonly Saying[] | ((choices: ChoicesOf<Text, Ignored>) => readonly Saying[]);
  readonly needs?: readonly Reference[];
  readonly argued?: string;
  readonly words: string;
  /** Left out where the text is written as its example (`filled-notation.ts`). */
  readonly examples?: readonly [string, ...string[]];
}

const everyVenue: readonly VenueId[] = ['venue_a', 'venue_b'];

/** A phrase of one venue. */
type PhraseOfVenue = <const Text extends string, const Ignored extends PartsOf<Text> = never>(
  id: string,
  text: Text,
  terms: Omit<PhraseTerms<Text, Ignored>, 'venues'>,
) => Phrase;

export const phraseOfA: PhraseOfVenue = (id, text, terms) =>
  phrase(id, text, { ...terms, venues: ['venue_a'] });
export const phraseOfB: PhraseOfVenue = (id, text, terms) =>
  phrase(id, text, { ...terms, venues: ['venue_b'] });

export function phrase<const Text extends string, const Ignored extends PartsOf<Text> = never>(
  id: string,
  text: Text,
  terms: PhraseTerms<Text, Ignored>,
): Phrase {
  const {
    venues = everyVenue,
    place = 'sentence',
    ignores = [],
    says,
    needs = [],
    argued,
    words,
    examples = [exampleOf(text)],
  } = terms;
  return {
    id,
    text: notationOf(text),
    venues,
    place,
    ignores,
    // The names and branches of a way through are those of the text: `expandPhrase` reads them off it.
    says: typeof says === 'function' ? (choices) => says(choices as ChoicesOf<Text, Ignored>) : () => says,
    needs,
    argued,
    words,
    examples,
    fills: fillsOf(text),
  };
}

/** The parts of slots that families know. */
export const slotRoles: ReadonlySet<string> = new Set<SlotRole>([
  'bound',
  'period',
  'date',
  'time',
  'until_date',
  'until_time',
  'since_date',
  'since_time',
  'subject',
  'first',
  'second',
  'opponent',
  'competition',
  'stage',
  'league',
  'source',
  'aside',
]);
