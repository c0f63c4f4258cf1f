/**
 * Masks the bounds of a contract in its rules, so that the rules of one ladder become one template: of "above 57,400 …
 * before Nov 20" only `57,400` is masked, because only that number is a bound of this contract.
 */
import { compareRationals, parseDecimal, type Rational } from '../exact/index.ts';

/** A number as texts write it: `-25`, `1,234.5`, `.5`. Not part of a word or of a longer number. */
const numberPattern =
  /(?<![\w.,])[-−]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\w]|[.,]\d)|(?<![\w.,])\.\d+(?![\w]|[.,]\d)/g;

export const boundMask = '\u2039bound\u203a';

/** `text` with every number that equals one of `bounds` replaced by a mask; the sign counts as part of the number. */
export function maskBounds(text: string, bounds: readonly Rational[]): string {
  if (bounds.length === 0) return text;
  return text.replace(numberPattern, (found) => (isBound(found, bounds) ? boundMask : found));
}

/** The numbers a label names: `$57,400 or above` names 57400, `77° to 78°` names 77 and 78. */
export function numbersIn(text: string): Rational[] {
  // `matchAll` would copy the pattern for each text, which costs more than the search itself.
  return (text.match(numberPattern) ?? []).flatMap((found) => parseNumber(found) ?? []);
}

function isBound(found: string, bounds: readonly Rational[]): boolean {
  const value = parseNumber(found);
  return value !== undefined && bounds.some((bound) => compareRationals(bound, value) === 0);
}

function parseNumber(found: string): Rational | undefined {
  return parseDecimal(found.replace('−', '-').replaceAll(',', ''));
}
