/**
 * What the build refuses, each with the shortest witness: notation that breaks a rule, a phrase without an example of ours,
 * a part that is neither said nor ignored, a sentence called silent that may matter, and two phrases of different meaning
 * that accept a common sentence.
 */

import type { Automaton } from './automaton.ts';
import { exampleSentence } from './example.ts';
import { findOverlaps } from './find-overlaps.ts';
import { type Expansion, expandPhrase, formOf, type NotationFault } from './notation.ts';
import { type Phrase, slotRoles } from './phrase.ts';
import { SentenceReader } from './read-sentence.ts';

export interface PhraseFault {
  readonly phrase: string;
  readonly rule:
    | NotationFault['rule']
    | 'same_id'
    | 'no_example'
    | 'example_not_read'
    | 'filled_otherwise'
    | 'part_unused'
    | 'part_not_ignored'
    | 'slot_without_role'
    | 'not_silent'
    | 'argued_but_said'
    | 'overlap';
  readonly witness: string;
}

/** Two phrases overlap: the second is named in the witness. */
export function checkPhrases(grammar: {
  readonly phrases: readonly Phrase[];
  readonly automaton: Automaton;
}): readonly PhraseFault[] {
  const faults: PhraseFault[] = [];
  const reader = new SentenceReader(grammar);
  const ids = new Set<string>();
  const endings: { readonly phrase: Phrase; readonly expansion: Expansion }[] = [];
  for (const phrase of grammar.phrases) {
    const { id } = phrase;
    if (ids.has(id)) faults.push({ phrase: id, rule: 'same_id', witness: id });
    ids.add(id);
    const expansions = expandPhrase(phrase.text);
    if ('rule' in expansions) {
      faults.push({ phrase: id, ...expansions });
      continue;
    }
    for (const expansion of expansions) endings.push({ phrase, expansion });
    const own = [
      exampleFault(reader, phrase),
      fillFault(reader, phrase),
      partFault(phrase, expansions),
      slotFault(phrase, expansions),
    ];
    for (const fault of [...own, silenceFault(phrase, expansions)])
      if (fault !== undefined) faults.push(fault);
  }
  for (const { first, second, witness } of findOverlaps(endings)) {
    faults.push({ phrase: first, rule: 'overlap', witness: `${witness} (also read by ${second})` });
  }
  return faults;
}

function exampleFault(reader: SentenceReader, { id, examples, place }: Phrase): PhraseFault | undefined {
  if (examples.length === 0) return { phrase: id, rule: 'no_example', witness: id };
  for (const example of examples) {
    const { text, known } = exampleSentence(example);
    const reading = reader.read(text, known, place);
    if (reading.kind !== 'read' || reading.phrase.id !== id) {
      return { phrase: id, rule: 'example_not_read', witness: example };
    }
  }
  return undefined;
}

/** A slot holds what its phrase is written with, and nothing of what stands beside it. */
function fillFault(reader: SentenceReader, { id, examples, place, fills }: Phrase): PhraseFault | undefined {
  const [example] = examples;
  if (example === undefined || fills.length === 0) return undefined;
  const { text, known } = exampleSentence(example);
  const reading = reader.read(text, known, place);
  // `exampleFault` names an example that is not read.
  if (reading.kind !== 'read') return undefined;
  const slots = reading.slots.map(({ part, from, to }) => ({ part, text: text.slice(from, to) }));
  let from = 0;
  for (const fill of fills) {
    const at = slots.findIndex(
      (slot, place) => place >= from && slot.part === fill.part && slot.text === fill.text,
    );
    if (at === -1) return { phrase: id, rule: 'filled_otherwise', witness: `{${fill.part} ${fill.text}}` };
    from = at + 1;
  }
  return undefined;
}

/** A part changes the meaning on some way through, or is ignored and changes it on none. */
function partFault({ id, says, ignores }: Phrase, expansions: readonly Expansion[]): PhraseFault | undefined {
  const said = expansions.map(({ choices }) => ({ choices, says: JSON.stringify(says(choices)) }));
  const parts = new Set(expansions.flatMap(({ choices }) => Object.keys(choices)));
  for (const part of parts) {
    const byOthers = new Map<string, string>();
    let matters = false;
    for (const { choices, says: words } of said) {
      const others = JSON.stringify({ ...choices, [part]: '' });
      const known = byOthers.get(others);
      if (known !== undefined && known !== words) matters = true;
      byOthers.set(others, words);
    }
    const isIgnored = ignores.includes(part);
    if (!matters && !isIgnored) return { phrase: id, rule: 'part_unused', witness: part };
    if (matters && isIgnored) return { phrase: id, rule: 'part_not_ignored', witness: part };
  }
  return undefined;
}

function slotFault({ id }: Phrase, expansions: readonly Expansion[]): PhraseFault | undefined {
  for (const { symbols } of expansions) {
    for (const symbol of symbols) {
      if (symbol.kind === 'slot' && !slotRoles.has(symbol.part)) {
        return { phrase: id, rule: 'slot_without_role', witness: `{${symbol.part}:${symbol.type}}` };
      }
    }
  }
  return undefined;
}

/** Words that speak of what is paid, to whom and when; a sentence with one of them is not without effect. */
const resolutionWords: ReadonlySet<string> = new Set(
  `resolve resolved resolution settle settled settles settlement pay pays paid payout yes no not strike outcome above below only
  first unless except otherwise count counts counted qualify qualifies win wins winner tie void refund cancel canceled postponed
  deadline before after until least most exceed exceeds between extend extended early`.split(/\s+/),
);
const numericTypes: ReadonlySet<string> = new Set(['bound', 'number', 'the_number']);

function silenceFault(
  { id, says, argued }: Phrase,
  expansions: readonly Expansion[],
): PhraseFault | undefined {
  for (const { symbols, choices } of expansions) {
    const said = says(choices);
    const isSilent = said.every((saying) => saying.says === 'nothing');
    if (argued !== undefined) {
      if (!isSilent) return { phrase: id, rule: 'argued_but_said', witness: formOf(symbols) };
      continue;
    }
    if (!isSilent) continue;
    const fault = (witness: string): PhraseFault => ({ phrase: id, rule: 'not_silent', witness });
    const [part] = Object.keys(choices);
    if (part !== undefined) return fault(part);
    for (const symbol of symbols) {
      if (symbol.kind === 'slot' && numericTypes.has(symbol.type)) return fault(formOf([symbol]));
      if (symbol.kind === 'word' && (resolutionWords.has(symbol.word) || /\d/.test(symbol.word))) {
        return fault(symbol.word);
      }
    }
  }
  return undefined;
}
