/**
 * A phrase written as the sentence that shows it, with what fills each slot in the example: `If {subject:name ‹Ana Doe›} resigns before
 * {until_date:date Jan 1, 2027}, …`. Brackets that belong to no part are those of the sentence.
 */

const filled = /\{([^{} ]*) ?([^{}]*)\}/g;
const partOrBracket = /[a-z][a-z_]*=(?:\([^()]*\)|\[[^[\]]*\])|[()[\]]/g;

/** What fills a slot in the example. */
export interface Fill {
  readonly part: string;
  readonly text: string;
}

/** In their order. */
export function fillsOf(sentence: string): readonly Fill[] {
  return [...sentence.matchAll(filled)].flatMap(([, slot = '', fill = '']) => {
    const [part = ''] = slot.split(':');
    return fill === '' ? [] : [{ part, text: fill.replaceAll(/[\u2039\u203a]/g, '') }];
  });
}

/** The notation alone. Brackets weigh nothing in a sentence, and in the notation they would stand for a choice. */
export function notationOf(sentence: string): string {
  return sentence
    .replace(filled, '{$1}')
    .replace(partOrBracket, (found) => (found.length === 1 ? ' ' : found));
}

/** The sentence with what fills its slots, the first branch of each choice, and every option. */
export function exampleOf(sentence: string): string {
  return sentence
    .replace(partOrBracket, (found) => (found.length === 1 ? found : firstBranch(found)))
    .replace(filled, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

function firstBranch(part: string): string {
  const [branch = ''] = part.slice(part.indexOf('=') + 2, -1).split('|');
  return branch.trim();
}
