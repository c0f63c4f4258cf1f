/** A title or label without the bound of its rung. Every other number stays: a day, an hour, a week tell two figures apart. */
import { compareRationals, type Rational } from '../exact/index.ts';
import { endsName, findFormats, foldText } from './text/index.ts';

const hour = /^ ?[ap]\.?m\b/i;

export function maskTitle(title: string, bounds: readonly Rational[]): string {
  const text = foldText(title);
  let masked = '';
  let at = 0;
  for (const { from, to, found } of findFormats(text)) {
    if (found.kind !== 'number' || endsName(text, from) || hour.test(text.slice(to))) continue;
    if (!bounds.some((bound) => compareRationals(bound, found.value) === 0)) continue;
    masked += `${text.slice(at, from)}\u2039bound\u203a`;
    at = to;
  }
  return masked + text.slice(at);
}
