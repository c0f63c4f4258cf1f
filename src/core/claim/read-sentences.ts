/** Looks up every sentence of a contract in the clause book. */
import type { ContractVersion, EventFacts } from '../contract/index.ts';
import type { Clause } from './clauses/clause.ts';
import { findClause } from './clauses/clause-book.ts';
import type { ReadSentence } from './family.ts';
import { knownSpans } from './known-spans.ts';
import { ownSentences } from './own-sentences.ts';
import { type MaskedSentence, MaskMemo, maskedVariants } from './text/index.ts';

/** First 32 hex digits of the SHA-256 of a text. Handed in: `core` knows no cryptography. */
export type Fingerprint = (text: string) => string;

export interface SentenceReading {
  readonly known: readonly ReadSentence[];
  /** Sentences nobody has read yet, masked. */
  readonly unknown: readonly MaskedSentence[];
}

export const rulesLengthMax = 40_000;
const sentencesMax = 200;

/** Undefined if the text is longer than is read. */
export function readSentences(
  fingerprint: Fingerprint,
  contract: ContractVersion,
  event: EventFacts | undefined,
): SentenceReading | undefined {
  if (contract.rules.length > rulesLengthMax) return undefined;
  const memo = memoOf(fingerprint);
  const sentences = ownSentences(memo.masks.maskText(contract.rules, knownSpans(contract, event)));
  if (sentences.length > sentencesMax) return undefined;
  const known: ReadSentence[] = [];
  const unknown: MaskedSentence[] = [];
  for (const sentence of sentences) {
    const read = readSentence(memo, sentence);
    if (read === undefined) unknown.push(sentence);
    else known.push(read);
  }
  return { known, unknown };
}

/** What has been looked up with one fingerprint function; it changes no answer. */
class Memo {
  readonly masks: MaskMemo = new MaskMemo();
  readonly #fingerprint: Fingerprint;
  readonly #clauses = new Map<string, Clause | undefined>();

  constructor(fingerprint: Fingerprint) {
    this.#fingerprint = fingerprint;
  }

  clauseOf(masked: string): Clause | undefined {
    if (this.#clauses.has(masked)) return this.#clauses.get(masked);
    const clause = findClause(this.#fingerprint(masked));
    if (this.#clauses.size >= clausesMax) this.#clauses.clear();
    this.#clauses.set(masked, clause);
    return clause;
  }
}

const clausesMax = 100_000;
const memos = new WeakMap<Fingerprint, Memo>();

function memoOf(fingerprint: Fingerprint): Memo {
  const known = memos.get(fingerprint);
  if (known !== undefined) return known;
  const memo = new Memo(fingerprint);
  memos.set(fingerprint, memo);
  return memo;
}

function readSentence(memo: Memo, sentence: MaskedSentence): ReadSentence | undefined {
  for (const { masked, slots } of maskedVariants(sentence)) {
    const clause = memo.clauseOf(masked);
    if (clause === undefined || clause.slots.length !== slots.length) continue;
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
