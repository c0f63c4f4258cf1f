/**
 * Pairs of phrases that accept a common sentence and mean different things by it. Name types are merged, and any single word
 * may be a name; what exact formats accept is spelled out as classes of words. A breadth-first walk over pairs of states of
 * one tree finds the shortest sentence of each pair.
 */
import { neverNames } from './never-names.ts';
import type { Expansion, PhraseSymbol } from './notation.ts';
import type { Phrase, Place } from './phrase.ts';
import { nameTypes, type SlotType } from './slot-types.ts';
import { tokensOf } from './tokens.ts';
import { wordTables } from './word-tables.ts';

export interface Overlap {
  readonly first: string;
  readonly second: string;
  /** The shortest sentence of both. */
  readonly witness: string;
}

interface Ending {
  readonly phrase: Phrase;
  readonly expansion: Expansion;
}

const mayBeName = (word: string): boolean => !neverNames.has(word) && !/^-?[\d.]+$/.test(word);

/** Leagues and tours that no exact format takes for a competition when they stand alone. */
const bareLeagues: ReadonlySet<string> = new Set(['mlb', 'nba', 'nfl', 'nhl', 'wnba', 'atp', 'wta']);

/** Classes of single tokens, in capitals; a word stands for itself in lower case. */
const classes: Readonly<Record<string, (word: string) => boolean>> = {
  NAME: mayBeName,
  LEAGUE: mayBeName,
  PROPER: mayBeName,
  COMPETITION: (word) => mayBeName(word) && !bareLeagues.has(word),
  NUMBER: (word) => /^-?\d*\.?\d+$/.test(word),
  DAYNUMBER: (word) => /^\d{1,2}(?:st|nd|rd|th)$/.test(word),
  MONTH: (word) =>
    /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
      word,
    ),
  EDITION: (word) => /^\d{2,3}(?:st|nd|rd|th)$/.test(word),
  QUARTER: (word) => /^q[1-4]$/.test(word),
  HALFDAY: (word) => /^(?:am|pm|p|m)$/.test(word),
  ZONE: (word) => /^(?:et|est|edt|utc|gmt|pt|pst|pdt|ct|cst|cdt)$/.test(word),
  ADDRESS: () => false,
};

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
function spellings(symbol: PhraseSymbol): readonly (readonly string[])[] {
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

interface State {
  readonly next: Map<string, State>;
  readonly endings: Map<string, Ending>;
}

function newState(): State {
  return { next: new Map(), endings: new Map() };
}

export function findOverlaps(endings: readonly Ending[]): readonly Overlap[] {
  const found = new Map<string, Overlap>();
  for (const place of ['sentence', 'heading', 'item'] satisfies readonly Place[]) {
    const root = newState();
    for (const ending of endings) if (ending.phrase.place === place) addEnding(root, ending);
    walkPairs(root, found);
  }
  return [...found.values()];
}

function addEnding(root: State, ending: Ending): void {
  let states: readonly State[] = [root];
  for (const symbol of ending.expansion.symbols) {
    const reached = new Set<State>();
    for (const spelling of spellings(symbol)) {
      for (const state of states) reached.add(spelling.reduce(step, state));
    }
    states = [...reached];
  }
  for (const state of states) state.endings.set(meaningOf(ending), ending);
}

function step(state: State, word: string): State {
  const known = state.next.get(word);
  if (known !== undefined) return known;
  const added = newState();
  state.next.set(word, added);
  return added;
}

/** What a sentence of this way through says of which slots; parts that are ignored do not count. */
function meaningOf({ phrase, expansion: { symbols, choices } }: Ending): string {
  const slots = symbols.flatMap((symbol) => (symbol.kind === 'slot' ? [symbol.part] : []));
  return JSON.stringify([phrase.says(choices), slots, phrase.needs]);
}

interface Pair {
  readonly left: State;
  readonly right: State;
  readonly before: Pair | undefined;
  readonly word: string;
}

function walkPairs(root: State, found: Map<string, Overlap>): void {
  const known = new Map<State, Set<State>>();
  const queue: Pair[] = [];
  const push = (pair: Pair): void => {
    const beside = known.get(pair.left) ?? new Set();
    if (beside.has(pair.right) || known.get(pair.right)?.has(pair.left)) return;
    beside.add(pair.right);
    known.set(pair.left, beside);
    queue.push(pair);
  };
  push({ left: root, right: root, before: undefined, word: '' });
  for (let index = 0; index < queue.length; index += 1) {
    const pair = queue[index];
    if (pair === undefined) break;
    compareEndings(pair, found);
    for (const { left, right, word } of commonSteps(pair)) push({ left, right, before: pair, word });
  }
}

function* commonSteps({ left, right }: Pair): Iterable<{ left: State; right: State; word: string }> {
  for (const [word, next] of left.next) {
    const same = right.next.get(word);
    if (same !== undefined) yield { left: next, right: same, word };
  }
  for (const [one, other] of left === right
    ? [[left, right] as const]
    : [[left, right] as const, [right, left] as const]) {
    for (const [name, contains] of Object.entries(classes)) {
      const next = one.next.get(name);
      if (next === undefined) continue;
      for (const [word, beside] of other.next) {
        const isCommon = word in classes ? name !== word && shareWord(name, word) : contains(word);
        if (isCommon) yield { left: next, right: beside, word: word in classes ? name : word };
      }
    }
  }
}

const namelike: ReadonlySet<string> = new Set(['NAME', 'LEAGUE', 'PROPER', 'COMPETITION']);
const classesOfWords: ReadonlySet<string> = new Set(['QUARTER', 'DAYNUMBER', 'EDITION', 'HALFDAY', 'ZONE']);

/** Whether two classes have a word in common: a name may be any word, so also a month or a zone. */
function shareWord(one: string, other: string): boolean {
  // The lattice has no league among proper names.
  if (namelike.has(one) && namelike.has(other))
    return !((one === 'LEAGUE' && other === 'PROPER') || (one === 'PROPER' && other === 'LEAGUE'));
  return (namelike.has(one) && classesOfWords.has(other)) || (namelike.has(other) && classesOfWords.has(one));
}

function compareEndings(pair: Pair, found: Map<string, Overlap>): void {
  for (const [meaning, first] of pair.left.endings) {
    for (const [other, second] of pair.right.endings) {
      if (meaning === other) continue;
      const [one, two] = [first.phrase.id, second.phrase.id].sort();
      const key = `${one} ${two}`;
      if (one === undefined || two === undefined || found.has(key)) continue;
      found.set(key, { first: one, second: two, witness: sentenceOf(pair) });
    }
  }
}

function sentenceOf(pair: Pair): string {
  const words: string[] = [];
  for (let at: Pair | undefined = pair; at?.before !== undefined; at = at.before) words.push(at.word);
  return words.reverse().join(' ');
}
