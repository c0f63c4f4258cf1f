/** Sentences of ours that show a phrase: names stand in `‹›`, and every number may be a bound. */
import { parseDecimal } from '../../exact/index.ts';
import type { KnownSpans } from '../text/index.ts';
import { tokensOf } from './tokens.ts';

const marked = /\u2039([^\u203a]*)\u203a/g;

export function exampleSentence(example: string): { readonly text: string; readonly known: KnownSpans } {
  const names = [...new Set([...example.matchAll(marked)].map(([, name = '']) => name))];
  const text = example.replace(marked, '$1');
  const bounds = tokensOf(text).flatMap(({ kind, word }) => {
    const value = kind === 'number' ? parseDecimal(word) : undefined;
    return value === undefined ? [] : [value];
  });
  return { text, known: { names, namePattern: undefined, bounds } };
}
