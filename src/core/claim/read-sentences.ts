/** Looks up every sentence of a contract in the clause book. */

import type { ContractVersion, EventFacts } from '../contract/index.ts';
import { BoundedMemo } from './bounded-memo.ts';
import type { Clause, Wording } from './clause.ts';
import { findClause } from './clauses/index.ts';
import type { ReadSentence } from './family.ts';
import type { Fingerprint } from './fingerprint.ts';
import { knownSpans, lineFacts } from './known-spans.ts';
import { LineFact, linesOf } from './rules-lines.ts';
import {
  type MaskedSentence,
  MaskMemo,
  maskedVariants,
  type PreparedLine,
  type SentenceRead,
} from './text/index.ts';

export interface SentenceTools {
  readonly fingerprint: Fingerprint;
  /** Wordings that a source hands in and the clause book does not have; where it has one, the book is right. */
  readonly wordings?: readonly Wording[] | undefined;
}

export interface SentenceReading {
  readonly known: readonly ReadSentence[];
  /** Sentences that are not in the clause book, masked. */
  readonly unknown: readonly MaskedSentence[];
}

const rulesLengthMax = 40_000;
const sentencesMax = 200;

/** Undefined if the text is longer than is read. */
export function readSentences(
  tools: SentenceTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): SentenceReading | undefined {
  const sentences = sentencesInOrder(tools, contract, event);
  if (sentences === undefined) return undefined;
  const found: ReadSentence[] = [];
  const unknown: MaskedSentence[] = [];
  for (const { masked, slots, read } of sentences) {
    if (read === undefined) unknown.push({ masked, slots });
    else found.push(read);
  }
  return { known: found, unknown };
}

/** Known or not, as they stand in the text. Undefined if it is longer than is read. */
export function sentencesInOrder(
  tools: SentenceTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): readonly SentenceRead<ReadSentence | undefined>[] | undefined {
  if (contract.rules.length > rulesLengthMax) return undefined;
  const memo = memoOf(tools);
  const lines = linesOf(contract.rules);
  const known = knownSpans(contract, event, lines.map(lineFacts.of));
  const sentences = memo.masks.readLines(lines.map(memo.prepared.of), known);
  return sentences.length > sentencesMax ? undefined : sentences;
}

const clausesMax = 100_000;

/** What has been read with the same tools; it changes no answer. */
class Memo {
  readonly masks: MaskMemo<ReadSentence | undefined>;
  /** How the sentences of a line are masked. */
  readonly prepared: LineFact<PreparedLine<ReadSentence | undefined>>;

  constructor(fingerprint: Fingerprint, wordings: readonly Wording[]) {
    const handedIn = new Map(wordings.map((wording) => [wording.sentence, wording]));
    const clauses = new BoundedMemo(clausesMax, (masked: string) => {
      const print = fingerprint(masked);
      const wording = handedIn.get(masked);
      return findClause(print) ?? (wording === undefined ? null : { ...wording, print });
    });
    this.masks = new MaskMemo((sentence) => readSentence(clauses, sentence));
    this.prepared = new LineFact((line) => this.masks.prepare(line));
  }
}

const noWordings: readonly Wording[] = [];
const memos = new WeakMap<Fingerprint, WeakMap<readonly Wording[], Memo>>();

function memoOf({ fingerprint, wordings = noWordings }: SentenceTools): Memo {
  const ofWordings = memos.get(fingerprint) ?? new WeakMap<readonly Wording[], Memo>();
  memos.set(fingerprint, ofWordings);
  const known = ofWordings.get(wordings);
  if (known !== undefined) return known;
  const memo = new Memo(fingerprint, wordings);
  ofWordings.set(wordings, memo);
  return memo;
}

function readSentence(
  clauses: BoundedMemo<string, Clause | null>,
  sentence: MaskedSentence,
): ReadSentence | undefined {
  for (const { masked, slots } of maskedVariants(sentence)) {
    const clause = clauses.of(masked);
    if (clause === null || clause.slots.length !== slots.length) continue;
    return {
      print: clause.print,
      words: clause.words,
      says: clause.says,
      slots: slots.flatMap((slot, index) => {
        const role = clause.slots[index];
        return role === undefined ? [] : [{ role, slot }];
      }),
    };
  }
  return undefined;
}
