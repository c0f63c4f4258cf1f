/**
 * The notation of phrases, and what one of them accepts.
 *
 *   if the game is cause=(postponed | delayed) this market stays open until end=[the end of] {until_date:date}
 *
 * Words; `{part:type}`, a slot; `part=(a | b)`, a choice; `part=[x]`, an option. There is no wildcard and no repetition,
 * choices do not nest, and nothing is anonymous: every choice is a part of the reading.
 */
import { isSlotType, nameTypes, type SlotType } from './slot-types.ts';
import { tokensOf } from './tokens.ts';

export type PhraseSymbol =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'slot'; readonly part: string; readonly type: SlotType };

export type Segment =
  | { readonly kind: 'symbols'; readonly symbols: readonly PhraseSymbol[] }
  | { readonly kind: 'choice'; readonly part: string; readonly branches: readonly Branch[] }
  | { readonly kind: 'option'; readonly part: string; readonly branches: readonly Branch[] };

export interface Branch {
  /** As written; empty for an option that is not taken. */
  readonly text: string;
  readonly symbols: readonly PhraseSymbol[];
}

/** One way through a phrase. */
export interface Expansion {
  readonly symbols: readonly PhraseSymbol[];
  /** For each symbol, the part whose branch it stands in. */
  readonly owners: readonly (string | undefined)[];
  readonly choices: Readonly<Record<string, string>>;
}

export interface NotationFault {
  readonly rule:
    | 'malformed'
    | 'wildcard'
    | 'anonymous'
    | 'part_twice'
    | 'equal_branches'
    | 'options_adjacent'
    | 'names_adjacent'
    | 'negation_in_option'
    | 'too_many_sentences'
    | 'nullable';
  /** The piece of notation, or the sentence, that breaks the rule. */
  readonly witness: string;
}

const expansionsMax = 200;

/** Words that turn a sentence round or compare; they may not come and go with an option. */
const turning: ReadonlySet<string> = new Set(
  `not no never neither nor none without except excluding unless only otherwise if before after until by above below over
  under more less least most than exceed exceeds between exactly greater fewer higher lower equal first last`.split(
    /\s+/,
  ),
);

const piece =
  /\{([^{}]*)\}|([a-z][a-z_]*)=\(([^()]*)\)|([a-z][a-z_]*)=\[([^[\]]*)\]|([()[\]{}|=])|([^\s(){}[\]|=]+)/g;

function parsePhrase(text: string): readonly Segment[] | NotationFault {
  const segments: Segment[] = [];
  let symbols: PhraseSymbol[] = [];
  const parts = new Set<string>();
  const flush = (): void => {
    if (symbols.length > 0) segments.push({ kind: 'symbols', symbols });
    symbols = [];
  };
  for (const match of text.matchAll(piece)) {
    const [whole, slot, choice, branches, option, optional, stray, words] = match;
    if (stray !== undefined) return { rule: 'anonymous', witness: whole };
    if (words !== undefined && /^(?:\*|\.\.\.)$|\*$/.test(words)) return { rule: 'wildcard', witness: words };
    const part = choice ?? option;
    if (part === undefined) {
      const read = slot === undefined ? wordSymbols(words ?? '') : slotSymbol(slot);
      if ('rule' in read) return read;
      symbols.push(...read);
      continue;
    }
    flush();
    if (parts.has(part)) return { rule: 'part_twice', witness: part };
    parts.add(part);
    const texts = choice === undefined ? [optional ?? '', ''] : (branches ?? '').split('|');
    const read = readBranches(texts, choice === undefined);
    if ('rule' in read) return read;
    segments.push({ kind: choice === undefined ? 'option' : 'choice', part, branches: read });
  }
  flush();
  return segments;
}

function readBranches(texts: readonly string[], isOption: boolean): readonly Branch[] | NotationFault {
  const branches: Branch[] = [];
  const known = new Set<string>();
  for (const written of texts) {
    const text = written.trim().replace(/\s+/g, ' ');
    const symbols: PhraseSymbol[] = [];
    for (const match of text.matchAll(piece)) {
      const [whole, slot, , , , , , words] = match;
      if (slot === undefined && words === undefined) return { rule: 'malformed', witness: whole };
      const read = slot === undefined ? wordSymbols(words ?? '') : slotSymbol(slot);
      if ('rule' in read) return read;
      symbols.push(...read);
    }
    const isTurning = symbols.some((symbol) => symbol.kind === 'word' && turning.has(symbol.word));
    if (isOption && isTurning) return { rule: 'negation_in_option', witness: text };
    const key = formOf(symbols);
    if (known.has(key)) return { rule: 'equal_branches', witness: text };
    known.add(key);
    branches.push({ text, symbols });
  }
  return branches;
}

function slotSymbol(text: string): readonly PhraseSymbol[] | NotationFault {
  const [, part, type] = /^([a-z][a-z_]*):([a-z_]+)$/.exec(text) ?? [];
  if (part === undefined || type === undefined || !isSlotType(type)) {
    return { rule: 'malformed', witness: `{${text}}` };
  }
  return [{ kind: 'slot', part, type }];
}

function wordSymbols(text: string): readonly PhraseSymbol[] {
  return tokensOf(text).flatMap(({ word }) => (word === '' ? [] : [{ kind: 'word' as const, word }]));
}

/** The names of its choices and options. */
export function partsOf(text: string): readonly string[] {
  return [...text.matchAll(/([a-z][a-z_]*)=[([]/g)].map(([, part = '']) => part);
}

/** Every way through, or the first rule that the phrase breaks. */
export function expandPhrase(text: string): readonly Expansion[] | NotationFault {
  const segments = parsePhrase(text);
  if ('rule' in segments) return segments;
  for (const [index, { kind }] of segments.entries()) {
    const next = segments[index + 1];
    if (kind === 'option' && next?.kind === 'option') return { rule: 'options_adjacent', witness: next.part };
  }
  const count = segments.reduce(
    (product, each) => product * (each.kind === 'symbols' ? 1 : each.branches.length),
    1,
  );
  if (count > expansionsMax) return { rule: 'too_many_sentences', witness: `${count}` };
  let expansions: readonly Expansion[] = [{ symbols: [], owners: [], choices: {} }];
  for (const segment of segments) {
    const branches = segment.kind === 'symbols' ? [{ text: '', symbols: segment.symbols }] : segment.branches;
    const part = segment.kind === 'symbols' ? undefined : segment.part;
    expansions = expansions.flatMap((known) => branches.map((branch) => extend(known, part, branch)));
  }
  return faultIn(expansions) ?? expansions;
}

function extend(known: Expansion, part: string | undefined, { text, symbols }: Branch): Expansion {
  return {
    symbols: [...known.symbols, ...symbols],
    owners: [...known.owners, ...symbols.map(() => part)],
    choices: part === undefined ? known.choices : { ...known.choices, [part]: text },
  };
}

function faultIn(expansions: readonly Expansion[]): NotationFault | undefined {
  const known = new Set<string>();
  for (const { symbols } of expansions) {
    const form = formOf(symbols);
    if (!symbols.some(({ kind }) => kind === 'word')) return { rule: 'nullable', witness: form };
    if (known.has(form)) return { rule: 'equal_branches', witness: form };
    known.add(form);
    for (const [index, symbol] of symbols.entries()) {
      const next = symbols[index + 1];
      if (
        symbol.kind === 'slot' &&
        next?.kind === 'slot' &&
        nameTypes.has(symbol.type) &&
        nameTypes.has(next.type)
      ) {
        return { rule: 'names_adjacent', witness: form };
      }
    }
  }
  return undefined;
}

/** As a folded sentence. */
export function formOf(symbols: readonly PhraseSymbol[]): string {
  return symbols
    .map((symbol) => (symbol.kind === 'word' ? symbol.word : `{${symbol.part}:${symbol.type}}`))
    .join(' ');
}
