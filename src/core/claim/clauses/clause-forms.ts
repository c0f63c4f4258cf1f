/** Short ways of writing clauses and sayings, so that a clause is a line. */
import type { VoidName } from '../claim.ts';
import type { Clause, Comparator, Saying, SlotRole } from '../clause.ts';

export function clause(
  print: string,
  slots: readonly SlotRole[],
  says: readonly Saying[],
  words: string,
): Clause {
  return { print, slots, says, words };
}

export const nothing: Saying = { says: 'nothing' };

export const otherwiseNo: Saying = { says: 'otherwise_no' };

export function yesIf(family: string, measure: string, comparator?: Comparator): Saying {
  return { says: 'yes_if', family, measure, ...(comparator === undefined ? {} : { comparator }) };
}

export function noIf(family: string, measure: string, comparator?: Comparator): Saying {
  return { says: 'no_if', family, measure, ...(comparator === undefined ? {} : { comparator }) };
}

export function settlesOn(family: string, measure: string): Saying {
  return { says: 'settles_on', family, measure };
}

export function isAbout(family: string, measure?: string): Saying {
  return { says: 'is_about', family, ...(measure === undefined ? {} : { measure }) };
}

export function scope(word: string): Saying {
  return { says: 'scope', scope: word };
}

export function source(word: string): Saying {
  return { says: 'source', source: word };
}

export function tie(pays: string): Saying {
  return { says: 'tie', pays };
}

/** `pays`: exact text such as `1/2`, or a word of `VoidPayout`. */
export function voidBranch(branch: VoidName, pays: string): Saying {
  return { says: 'void', branch, pays };
}

/** With bounds that stand in the sentence itself, as exact text. */
export function yesIfAt(
  family: string,
  measure: string,
  comparator: Comparator,
  ...bounds: readonly string[]
): Saying {
  return { says: 'yes_if', family, measure, comparator, bounds };
}

/** The step of the published figure, as exact text: `0.1`. */
export function precision(step: string): Saying {
  return { says: 'precision', step };
}

export function border(belongs: 'higher' | 'lower'): Saying {
  return { says: 'border', belongs };
}
