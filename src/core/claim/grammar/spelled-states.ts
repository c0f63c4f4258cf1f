/**
 * The sentences of phrases as states, for the check that no two phrases of different meaning accept one sentence: every slot is
 * spelled out as words and classes of words, so that several steps may go on by one word. States that go on alike are one state,
 * without which the dates of a phrase alone would take thousands.
 */
import { neverNames } from './never-names.ts';
import type { Expansion, PhraseSymbol } from './notation.ts';
import type { Phrase } from './phrase.ts';
import { nameTypes, type SlotType } from './slot-types.ts';
import { tokensOf } from './tokens.ts';
import { wordTables } from './word-tables.ts';

/** A way through a phrase. */
export interface Way {
  readonly phrase: Phrase;
  readonly expansion: Expansion;
}

/** The end of a way. */
export interface WayEnd {
  readonly phrase: Phrase;
  /** Equal for two ways that say the same of the same slots; parts that are ignored do not count. */
  readonly meaning: string;
}

export interface SpelledState {
  readonly id: number;
  readonly ends: readonly WayEnd[];
  /** By the word or class that comes next. */
  readonly next: ReadonlyMap<string, readonly SpelledState[]>;
  /** Of the keys of `next`, those that are classes. */
  readonly classes: readonly string[];
}

const mayBeName = (word: string): boolean => !neverNames.has(word) && !/^-?[\d.]+$/.test(word);

/** Leagues and tours that no exact format takes for a competition when they stand alone. */
const bareLeagues: ReadonlySet<string> = new Set(['mlb', 'nba', 'nfl', 'nhl', 'wnba', 'atp', 'wta']);

/** Classes of single tokens, in capitals; a word stands for itself in lower case. */
export const classes: ReadonlyMap<string, (word: string) => boolean> = new Map(
  Object.entries({
    NAME: mayBeName,
    LEAGUE: mayBeName,
    PROPER: mayBeName,
    COMPETITION: (word: string) => mayBeName(word) && !bareLeagues.has(word),
    NUMBER: (word: string) => /^-?\d*\.?\d+$/.test(word),
    DAYNUMBER: (word: string) => /^\d{1,2}(?:st|nd|rd|th)$/.test(word),
    MONTH: (word: string) =>
      /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
        word,
      ),
    EDITION: (word: string) => /^\d{2,3}(?:st|nd|rd|th)$/.test(word),
    QUARTER: (word: string) => /^q[1-4]$/.test(word),
    HALFDAY: (word: string) => /^(?:am|pm|p|m)$/.test(word),
    ZONE: (word: string) => /^(?:et|est|edt|utc|gmt|pt|pst|pdt|ct|cst|cdt)$/.test(word),
    ADDRESS: () => false,
  }),
);

const dates = [
  'MONTH NUMBER NUMBER',
  'MONTH DAYNUMBER NUMBER',
  'NUMBER NUMBER NUMBER',
  'NUMBER MONTH NUMBER',
];
const months = ['MONTH NUMBER'];
const times = ['NUMBER', 'NUMBER NUMBER', 'NUMBER NUMBER NUMBER'].flatMap((clock) =>
  ['', ' HALFDAY', ' HALFDAY HALFDAY'].map((half) => `${clock}${half} ZONE`),
);

const formats: Readonly<Partial<Record<SlotType, readonly string[]>>> = {
  bound: ['NUMBER'],
  number: ['NUMBER'],
  date: dates,
  day: [...dates, 'MONTH NUMBER', 'MONTH DAYNUMBER'],
  days: ['MONTH NUMBER NUMBER NUMBER'],
  month: months,
  period: [...months, 'MONTH', 'QUARTER', 'QUARTER NUMBER', 'NUMBER'],
  year: ['NUMBER'],
  time: times,
  clock: ['NUMBER NUMBER'],
  address: ['ADDRESS'],
  district: ['NAME NUMBER', 'NAME NAME'],
};

/** The sequences of words and classes that a symbol accepts. */
function spell(symbol: PhraseSymbol): readonly (readonly string[])[] {
  if (symbol.kind === 'word') return [[symbol.word]];
  if (symbol.type === 'league') return [['LEAGUE']];
  if (symbol.type === 'proper' || symbol.type === 'contest') return [['PROPER']];
  if (symbol.type === 'edition') return [['EDITION']];
  if (symbol.type === 'competition') return [['COMPETITION']];
  if (nameTypes.has(symbol.type)) return [['NAME']];
  const known = formats[symbol.type];
  if (known !== undefined) return known.map((sequence) => sequence.split(' '));
  const entries = wordTables.find(({ type }) => type === symbol.type)?.entries ?? [];
  return entries.map((entry) => entry.flatMap((word) => tokensOf(word).flatMap((token) => token.word || [])));
}

/** A tree over words and types of slots, from which the states are made. */
interface Branch {
  readonly by: Map<string, { readonly symbol: PhraseSymbol; readonly behind: Branch }>;
  readonly ends: WayEnd[];
}

/** The state in which every sentence of the ways begins. */
export function spelledStates(ways: readonly Way[]): SpelledState {
  const root: Branch = { by: new Map(), ends: [] };
  for (const way of ways) addWay(root, way);
  return new SpelledStates().of(root);
}

function addWay(root: Branch, { phrase, expansion }: Way): void {
  let branch = root;
  for (const symbol of expansion.symbols) {
    const key = symbol.kind === 'word' ? symbol.word : `{${symbol.type}}`;
    let step = branch.by.get(key);
    if (step === undefined) {
      step = { symbol, behind: { by: new Map(), ends: [] } };
      branch.by.set(key, step);
    }
    branch = step.behind;
  }
  branch.ends.push({ phrase, meaning: meaningOf(phrase, expansion) });
}

function meaningOf(phrase: Phrase, { symbols, choices }: Expansion): string {
  const slots = symbols.flatMap((symbol) => (symbol.kind === 'slot' ? [symbol.part] : []));
  return JSON.stringify([phrase.says(choices), slots, phrase.needs]);
}

class SpelledStates {
  readonly #byContent = new Map<string, SpelledState>();
  readonly #spellings = new Map<string, readonly (readonly string[])[]>();

  of({ by, ends }: Branch): SpelledState {
    const next = new Map<string, SpelledState[]>();
    for (const [key, { symbol, behind }] of by) {
      const reached = this.of(behind);
      for (const [first = '', ...rest] of this.#spellingsOf(key, symbol)) {
        const step = rest.reduceRight(
          (target, word) => this.#state([], new Map([[word, [target]]])),
          reached,
        );
        const beside = next.get(first);
        if (beside === undefined) next.set(first, [step]);
        else if (!beside.includes(step)) beside.push(step);
      }
    }
    return this.#state(ends, next);
  }

  #spellingsOf(key: string, symbol: PhraseSymbol): readonly (readonly string[])[] {
    const known = this.#spellings.get(key);
    if (known !== undefined) return known;
    const found = spell(symbol);
    this.#spellings.set(key, found);
    return found;
  }

  #state(ends: readonly WayEnd[], next: ReadonlyMap<string, readonly SpelledState[]>): SpelledState {
    const named = [...new Map(ends.map((end) => [`${end.phrase.id} ${end.meaning}`, end]))].sort();
    const steps = [...next].map(([word, targets]) => `${word} ${targets.map(({ id }) => id).join(' ')}`);
    const content = JSON.stringify([named.map(([key]) => key), steps.sort()]);
    const known = this.#byContent.get(content);
    if (known !== undefined) return known;
    const state: SpelledState = {
      id: this.#byContent.size,
      ends: named.map(([, end]) => end),
      next,
      classes: [...classes.keys()].filter((name) => next.has(name)),
    };
    this.#byContent.set(content, state);
    return state;
  }
}
