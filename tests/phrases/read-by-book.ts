/** One sentence, read by the clause book as it reads it inside its contract. */
import type { Clause } from '../../src/core/claim/clause.ts';
import { findClause } from '../../src/core/claim/clauses/index.ts';
import type { ReadSentence } from '../../src/core/claim/family.ts';
import { factsOfLine, knownSpans } from '../../src/core/claim/known-spans.ts';
import { type KnownSpans, maskedVariants, maskText } from '../../src/core/claim/text/index.ts';
import type { ContractVersion, EventFacts } from '../../src/core/contract/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';

let last: { readonly contract: ContractVersion; readonly known: KnownSpans } | undefined;

export function readByBook(
  contract: ContractVersion,
  event: EventFacts | undefined,
  sentence: string,
): ReadSentence | undefined {
  if (last?.contract !== contract) {
    last = { contract, known: knownSpans(contract, event, contract.rules.split('\n').map(factsOfLine)) };
  }
  const masked = maskText(sentence, last.known);
  const [only] = masked;
  if (only === undefined || masked.length > 1) return undefined;
  for (const variant of maskedVariants(only)) {
    const clause: Clause | undefined = findClause(fingerprint(variant.masked));
    if (clause === undefined || clause.slots.length !== variant.slots.length) continue;
    const { print, words, says } = clause;
    const slots = variant.slots.flatMap((slot, index) => {
      const role = clause.slots[index];
      return role === undefined ? [] : [{ role, slot }];
    });
    return { print, words, says, slots };
  }
  return undefined;
}
