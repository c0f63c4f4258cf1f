/** A title or label without the bound of its rung. Every other number stays: a day, an hour, a week tell two figures apart. */
import { compareRationals, type Rational } from '../exact/index.ts';
import { endsName, findFormats, foldText } from './text/index.ts';

const hour = /^ ?[ap]\.?m\b/i;

/** `Hole 5`: a number right behind a word in capitals is part of a name, unless the word compares or begins the title. */
const nameBefore =
  /[^\s:?!.] (?!(?:Above|Below|Over|Under|Between|Exactly|Least|Most|Than|And|To|By|At|Hike|Cut)\b)\p{Lu}[\p{L}'-]* $/u;

export function maskTitle(title: string, bounds: readonly Rational[]): string {
  const text = foldText(title);
  let masked = '';
  let at = 0;
  for (const { from, to, found } of findFormats(text)) {
    if (found.kind !== 'number' || isNamingNumber(text, from, to)) continue;
    if (!bounds.some((bound) => compareRationals(bound, found.value) === 0)) continue;
    masked += `${text.slice(at, from)}\u2039bound\u203a`;
    at = to;
  }
  return masked + text.slice(at);
}

/** Part of a name or of a time, and no bound. */
export function isNamingNumber(text: string, from: number, to: number): boolean {
  return endsName(text, from) || nameBefore.test(text.slice(0, from)) || hour.test(text.slice(to));
}
