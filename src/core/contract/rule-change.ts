/**
 * Whether a change of a rules text could matter. It is cosmetic if both texts are equal once case, white space and
 * punctuation are folded, and semantic otherwise. Punctuation that can be part of a number, a bound or a comparison is
 * never folded: a change is called semantic too often rather than too seldom.
 *
 *   text ─ one form of characters ─ case ─ white space ─ abbreviations ─ punctuation ─ compared
 */
export type RuleTextChange = 'cosmetic' | 'semantic';

export function compareRuleTexts(before: string, after: string): RuleTextChange {
  return before === after || foldRuleText(before) === foldRuleText(after) ? 'cosmetic' : 'semantic';
}

/** Not to be shown: only to be compared with another. */
function foldRuleText(text: string): string {
  const folded = text
    .replace(invisible, '')
    .replace(dressed, unifyCharacter)
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replace(minusSigns, '-')
    .replace(/\s+/gu, ' ')
    .replace(abbreviation, (found) => found.replaceAll('.', ''))
    .replace(punctuation, (run, place: number, whole: string) => foldPunctuation(run, place, whole))
    .replace(comparisons, ' $& ');
  return folded.replace(/ +/g, ' ').trim();
}

/** Breaks and joins that are invisible. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;
/** Hyphens and minus signs; dashes that separate words are not among them. */
const minusSigns = /[\u2010\u2011\u2212]/gu;
/** They mean the same with and without white space around them. */
const comparisons = /[<>=≤≥≠±%‰]/gu;
/** `U.S.`, `p.m.`: the letters alone. A point that anything of a number could follow is left to be judged with it. */
const abbreviation = /(?<![\p{L}\p{N}.])(?:\p{L}\.)+\p{L}(?![\p{L}\p{N}])(?:\.(?![\p{N}\p{P}\p{S}]))?/gu;
/** Except what stands for a word. Symbols of mathematics and currencies are no punctuation. */
const punctuation = /[[\p{P}]--[%‰‱\&@]]+/gv;

/** What NFKC may turn into digits. */
const dressed = /[\p{No}\p{So}]/gu;
const numeric = /[\p{N}\p{Sc}\p{Sm}%‰‱]/u;
const letter = /\p{L}/u;
const sentenceMarks = /^[.,;:?]+$/u;
const brackets = /[[\]{}]/u;
const dash = /\p{Pd}/u;
const signOrBracket = /[\p{Pd}\p{Ps}\p{Pe}!]/u;
const negation = /[\p{Pd}!]$/u;
/** `(5)`, `USD 5`: what a minus sign may stand before. */
const number = /^[\s\p{P}]*(?:\p{L}{1,4}[\s\p{P}]*)?[\p{N}\p{Sc}]/u;
/** As far as a number is looked for. */
const signReach = 40;

/** `5²` must not become `52`, nor `1½` become `11/2`. */
function unifyCharacter(character: string): string {
  const plain = character.normalize('NFKC');
  return plain !== character && /\p{N}/u.test(plain) ? ` ^${plain}^ ` : character;
}

/** A run of punctuation becomes a space, or stays where it could be part of a number. White space is single by now. */
function foldPunctuation(run: string, place: number, whole: string): string {
  const end = place + run.length;
  const touchedBefore = before(whole, place);
  const touchedAfter = after(whole, end);
  const nearBefore = touchedBefore === ' ' ? before(whole, place - 1) : touchedBefore;
  const nearAfter = touchedAfter === ' ' ? after(whole, end + 1) : touchedAfter;
  // 4.5 and 45, .5 and 5, 10:30, 1/2
  if (numeric.test(touchedAfter)) return run;
  // - 5 and 5; 5, 100 and 5 100; ! = 5 and = 5
  if (numeric.test(nearAfter) && (numeric.test(nearBefore) || signOrBracket.test(run))) return run;
  // - (5) and (5), - USD 5 and USD 5; but pre-game 5 is no sign
  const isHyphen = letter.test(touchedBefore) && letter.test(touchedAfter);
  if (dash.test(run) && !isHyphen && number.test(whole.slice(end, end + signReach))) return run;
  // [5, 10) and [5, 10]; 5' and 5"; but a full stop or comma after a number only ends it.
  if (numeric.test(nearBefore) && !sentenceMarks.test(run)) return run;
  // [USD 5, USD 10)
  if (brackets.test(run)) return run;
  // -five, !five
  if (negation.test(run) && letter.test(touchedAfter) && !letter.test(touchedBefore)) return run;
  return ' ';
}

/** The character that ends there, or nothing. */
function before(text: string, place: number): string {
  const unit = text.charAt(place - 1);
  return isLowSurrogate(unit) ? text.charAt(place - 2) + unit : unit;
}

function after(text: string, place: number): string {
  const code = text.codePointAt(place);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function isLowSurrogate(unit: string): boolean {
  return unit >= '\udc00' && unit <= '\udfff';
}
