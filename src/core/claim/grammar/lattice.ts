/**
 * Everything each token of a sentence may be: the word itself, and every slot that a field of the market, a closed table or
 * an exact format explains. Nothing is decided here; the automaton chooses.
 */
import { compareRationals, parseDecimal, type Rational } from '../../exact/index.ts';
import { BoundedMemo } from '../bounded-memo.ts';
import { nameTables } from '../identity/index.ts';
import { findAll, findFormats, type KnownSpans, type Slot } from '../text/index.ts';
import { leaguesByTitle } from './known-titles.ts';
import { neverNames } from './never-names.ts';
import { findProperNames } from './proper-names.ts';
import { formatTypes, type SlotType, typesOfFormat } from './slot-types.ts';
import { type Token, tokensOf } from './tokens.ts';
import { wordTables } from './word-tables.ts';

/** A slot from one token to before another. */
export interface SlotEdge {
  readonly type: SlotType;
  readonly from: number;
  readonly to: number;
  readonly slot: Slot;
}

/** For each token, the edges that begin at it; undefined for none. */
export type EdgesByToken = readonly (readonly SlotEdge[] | undefined)[];

/** What the slots of a sentence may be by themselves, whatever market it stands in. */
export interface SentenceSlots {
  readonly edges: EdgesByToken;
  readonly numbers: readonly { readonly token: number; readonly value: Rational }[];
}

/** `types`: those that a phrase may have a slot of; others are not looked for. */
export function slotsOf(text: string, tokens: readonly Token[], types: ReadonlySet<SlotType>): SentenceSlots {
  const edges = [
    ...(formatTypes.some((type) => types.has(type)) ? formatEdges(text, tokens) : []),
    ...(types.has('district') ? districtEdges(text, tokens) : []),
    ...(types.has('clock') ? clockEdges(text, tokens) : []),
    ...tableEdges(text, tokens),
  ];
  const proper = types.has('proper') || types.has('contest') ? properEdges(text, tokens) : [];
  for (const edge of proper.filter((each) => !isLeague(edges, each))) edges.push(edge, ...asContest(edge));
  const numbers = tokens.flatMap(({ kind, word }, token) => {
    const value = kind === 'number' ? parseDecimal(word) : undefined;
    return value === undefined ? [] : [{ token, value }];
  });
  for (const { token, value } of numbers) {
    const slot: Slot = { kind: 'bound', text: writtenAt(text, tokens, token, token + 1), value };
    edges.push({ type: 'number', from: token, to: token + 1, slot });
  }
  return { edges: byToken(edges), numbers };
}

/** Each span once for each type: what comes first stays. */
function byToken(edges: readonly SlotEdge[]): (SlotEdge[] | undefined)[] {
  const sorted: (SlotEdge[] | undefined)[] = [];
  for (const edge of edges) {
    const beside = sorted[edge.from];
    if (beside === undefined) sorted[edge.from] = [edge];
    else if (!beside.some(({ type, to }) => type === edge.type && to === edge.to)) beside.push(edge);
  }
  return sorted;
}

const stateCodes =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';
const districtPattern = new RegExp(String.raw`\b(?:${stateCodes})-(?:\d{1,2}|AL)\b`, 'g');

function districtEdges(text: string, tokens: readonly Token[]): SlotEdge[] {
  return findAll(text, districtPattern).flatMap((match) => {
    const span = tokenSpan(tokens, match.index, match.index + match[0].length);
    return span === undefined ? [] : [{ type: 'district', ...span, slot: { kind: 'name', text: match[0] } }];
  });
}

/** What a league decides is official, and what others decide is not: a league is no other name. */
function isLeague(edges: readonly SlotEdge[], { from, to }: Pick<SlotEdge, 'from' | 'to'>): boolean {
  return edges.some(
    ({ type, slot, ...edge }) =>
      type === 'league' &&
      edge.from === from &&
      // A name that leaves out the `A` of `Serie A` is the league too.
      (edge.to === to || (edge.to === to + 1 && /^Serie A$/i.test(slot.text))),
  );
}

const knownTitles: ReadonlySet<string> = new Set(
  Object.keys(leaguesByTitle).map((title) => title.toLowerCase()),
);

/** The championship of a league that is known is read by its words, so that it is no name of a contest. */
function asContest(edge: SlotEdge): readonly SlotEdge[] {
  return knownTitles.has(edge.slot.text.toLowerCase()) ? [] : [{ ...edge, type: 'contest' }];
}

function properEdges(text: string, tokens: readonly Token[]): SlotEdge[] {
  return findProperNames(text).flatMap(({ from, to }) => {
    const span = tokenSpan(tokens, from, to);
    return span === undefined
      ? []
      : [
          {
            type: 'proper',
            ...span,
            slot: { kind: 'name', text: text.slice(from, to), isUnexplained: true },
          },
        ];
  });
}

const clockPattern = /\b(\d{1,2}):(\d\d)\b(?!:)/g;

/** A time of 24 hours whose zone stands elsewhere in the sentence. */
function clockEdges(text: string, tokens: readonly Token[]): SlotEdge[] {
  return findAll(text, clockPattern).flatMap((match) => {
    const { 0: written, 1: hours, 2: minutes, index } = match;
    const [hour, minute] = [Number(hours), Number(minutes)];
    const span = tokenSpan(tokens, index, index + written.length);
    if (span === undefined || hour > 23 || minute > 59) return [];
    return [
      {
        type: 'clock',
        ...span,
        slot: { kind: 'time', text: written, hour, minute, second: undefined, zone: 'ET' },
      },
    ];
  });
}

function formatEdges(text: string, tokens: readonly Token[]): SlotEdge[] {
  return findFormats(text).flatMap(({ from, to, found }) => {
    if (found.kind === 'number') return [];
    const span = tokenSpan(tokens, from, to);
    if (span === undefined) return [];
    return typesOfFormat(found.kind).map((type) => ({ type, ...span, slot: found }));
  });
}

function isNeverName(name: string): boolean {
  return neverNames.has(name.toLowerCase());
}

interface TableEntry {
  readonly type: SlotType;
  readonly words: readonly string[];
  /** A name is written exactly so; other words in any case. */
  readonly written: string | undefined;
  /** A last letter that has no weight elsewhere: the `A` of `Serie A`. */
  readonly ending: string | undefined;
}

/** Entries by their first word. */
const entriesByFirst = new Map<string, TableEntry[]>();

function addEntry(type: SlotType, text: string, written: string | undefined): void {
  const words = tokensOf(text).flatMap(({ word }) => (word === '' ? [] : [word]));
  const [first] = words;
  if (first === undefined) return;
  const ending = written === undefined && text.endsWith(' a') ? 'a' : undefined;
  const known = entriesByFirst.get(first);
  if (known === undefined) entriesByFirst.set(first, [{ type, words, written, ending }]);
  else if (
    !known.some(
      (each) => each.type === type && each.written === written && each.words.join(' ') === words.join(' '),
    )
  )
    known.push({ type, words, written, ending });
}

for (const { type, entries } of wordTables)
  for (const entry of entries) addEntry(type, entry.join(' '), undefined);
for (const { entries } of nameTables) {
  for (const { names } of entries)
    for (const name of names) if (!isNeverName(name)) addEntry('name', name, name);
}

function tableEdges(text: string, tokens: readonly Token[]): SlotEdge[] {
  const edges: SlotEdge[] = [];
  for (const [from, { word }] of tokens.entries()) {
    for (const { type, words, written, ending } of entriesByFirst.get(word) ?? []) {
      const end = matchEnd(tokens, from, words);
      const to = end !== undefined && ending !== undefined ? endOfLetter(text, tokens, end, ending) : end;
      const found = to === undefined ? '' : writtenAt(text, tokens, from, to);
      if (to !== undefined && (written ?? found) === found)
        edges.push({ type, from, to, slot: { kind: 'name', text: found } });
    }
  }
  return edges;
}

/** The token after the words; undefined if they do not stand there. */
function matchEnd(tokens: readonly Token[], from: number, words: readonly string[]): number | undefined {
  let at = from;
  for (const [index, word] of words.entries()) {
    while (index > 0 && tokens[at]?.word === '') at += 1;
    if (tokens[at]?.word !== word) return undefined;
    at += 1;
  }
  return at;
}

/** The token after the letter; undefined if another one stands there. */
function endOfLetter(text: string, tokens: readonly Token[], at: number, letter: string): number | undefined {
  return at < tokens.length && writtenAt(text, tokens, at, at + 1).toLowerCase() === letter
    ? at + 1
    : undefined;
}

/** The candidates that the fields of one market add, and a key that is equal exactly if they are. */
export function marketEdges(
  text: string,
  tokens: readonly Token[],
  { edges: ofSentence, numbers }: SentenceSlots,
  { names, namePattern, bounds }: KnownSpans,
): { readonly edges: readonly SlotEdge[]; readonly key: string } {
  const edges: SlotEdge[] = [];
  let key = '';
  const addName = (at: number, name: string): void => {
    const span = tokenSpan(tokens, at, at + name.length);
    if (span === undefined || isNeverName(name)) return;
    const slot: Slot = { kind: 'name', text: name };
    edges.push({ type: 'name', ...span, slot });
    if (!isLeague(ofSentence[span.from] ?? [], span)) {
      const edge = { type: 'proper', ...span, slot } as const;
      edges.push(edge, ...asContest(edge));
    }
    key += `${span.from}-${span.to} `;
  };
  for (const name of names) {
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) addName(at, name);
  }
  if (namePattern !== undefined) for (const { at, name } of tableNames(namePattern, text)) addName(at, name);
  for (const { token, value } of numbers) {
    if (!bounds.some((bound) => compareRationals(bound, value) === 0)) continue;
    const slot: Slot = { kind: 'bound', text: writtenAt(text, tokens, token, token + 1), value };
    edges.push({ type: 'bound', from: token, to: token + 1, slot });
    key += `b${token} `;
  }
  return { edges, key };
}

interface FoundName {
  readonly at: number;
  readonly name: string;
}

const sentencesMax = 50_000;
/** What the names of a league find in a sentence, by pattern: many markets share one, and most of their sentences. */
const foundByPattern = new WeakMap<RegExp, BoundedMemo<string, readonly FoundName[]>>();

function tableNames(pattern: RegExp, text: string): readonly FoundName[] {
  const known = foundByPattern.get(pattern);
  if (known !== undefined) return known.of(text);
  const added = new BoundedMemo(sentencesMax, (sentence: string): readonly FoundName[] =>
    findAll(sentence, pattern).map((match) => ({ at: match.index, name: match[0] })),
  );
  foundByPattern.set(pattern, added);
  return added.of(text);
}

/** Everything that the slots of a sentence may be in one market. */
export function latticeOf(
  tokens: readonly Token[],
  ofSentence: EdgesByToken,
  ofMarket: readonly SlotEdge[],
): EdgesByToken {
  const edges = [...ofSentence];
  // What a field explains stays, of two names of one span.
  for (const [from, added] of byToken(ofMarket).entries())
    if (added !== undefined) edges[from] = byToken([...added, ...(ofSentence[from] ?? [])])[from];
  for (const [from, beside] of edges.entries()) {
    if (beside === undefined) continue;
    if (tokens[from]?.word === '') dropBareNames(tokens, edges, from, beside);
    else if (beside.length > 1) edges[from] = beside.filter((edge) => !goesOn(tokens, beside, edge));
  }
  return edges;
}

const namingTypes: ReadonlySet<SlotType> = new Set(['name', 'proper', 'contest']);

/** `The Alder` and `Alder` are two names of one span: an article has no weight, so that only the longer one stays. */
function dropBareNames(
  tokens: readonly Token[],
  edges: (readonly SlotEdge[] | undefined)[],
  from: number,
  longer: readonly SlotEdge[],
): void {
  let at = from;
  while (tokens[at]?.word === '') at += 1;
  const bare = edges[at];
  if (bare === undefined) return;
  const isSame = (name: SlotEdge): boolean =>
    longer.some(({ type, to }) => type === name.type && namingTypes.has(type) && to === name.to);
  edges[at] = bare.filter((name) => !isSame(name));
}

/** `Alder A` and `Alder St.` go on over what has no weight by itself: the shorter name would leave a part of them unread. */
function goesOn(tokens: readonly Token[], beside: readonly SlotEdge[], { type, to }: SlotEdge): boolean {
  if (tokens[to]?.word !== '' || !namingTypes.has(type)) return false;
  let end = to;
  while (tokens[end]?.word === '') end += 1;
  return beside.some((longer) => longer.type === type && longer.to > to && longer.to <= end);
}

/** The tokens of a span of the text; undefined if it begins or ends inside one. */
function tokenSpan(
  tokens: readonly Token[],
  from: number,
  to: number,
): { readonly from: number; readonly to: number } | undefined {
  const first = tokenAt(tokens, from);
  if (first === undefined) return undefined;
  let last = first;
  for (let token = tokens[last]; token !== undefined && token.to < to; token = tokens[last]) last += 1;
  const end = tokens[last];
  // A name may end in a full stop that is a token by itself.
  return end === undefined || end.to !== to ? undefined : { from: first, to: last + 1 };
}

/** The token that begins at a place; undefined if none does. */
function tokenAt(tokens: readonly Token[], from: number): number | undefined {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.from ?? from) < from) low = middle + 1;
    else high = middle;
  }
  return tokens[low]?.from === from ? low : undefined;
}

function writtenAt(text: string, tokens: readonly Token[], from: number, to: number): string {
  return text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0);
}
