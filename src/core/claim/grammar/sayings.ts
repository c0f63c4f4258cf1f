/** Short ways of writing what a phrase says. */
import type { VoidName } from '../claim.ts';
import type { Comparator, Saying } from '../clause.ts';

export const nothing: Saying = { says: 'nothing' };

export const otherwiseNo: Saying = { says: 'otherwise_no' };

/** `measure`: the family's own word for the figure, outcome or event. */
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

/** `pays`: exact text such as `1/2`. */
export function tie(pays: string): Saying {
  return { says: 'tie', pays };
}

/** `pays`: exact text, or a word of `VoidPayout`. */
export function voidBranch(branch: VoidName, pays: string): Saying {
  return { says: 'void', branch, pays };
}

/** The step of the published figure, as exact text: `0.1`. */
export function precision(step: string): Saying {
  return { says: 'precision', step };
}

export function border(belongs: 'higher' | 'lower'): Saying {
  return { says: 'border', belongs };
}
