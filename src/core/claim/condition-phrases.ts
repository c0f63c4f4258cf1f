/**
 * The phrases in which a rules text states a condition on a number: `above 63,299.99`, `between 77-78`, `10 or more`.
 * A closed grammar: a phrase it does not hold is not found. Which number is meant is for the caller to say.
 */
import { parseDecimal, type Rational } from '../exact/index.ts';
import type { Comparator } from './clauses/clause.ts';
import type { Condition } from './condition.ts';

export interface ConditionPhrase {
  readonly from: number;
  readonly to: number;
  readonly condition: Condition;
  /** The word behind the phrase, which tells points from hours; empty where none follows. */
  readonly unit: string;
  /** A negation stands before it in its sentence, so that it may mean the opposite. */
  readonly negated: boolean;
}

const amount = String.raw`\$?(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|-?\.\d+)(?![\w]|[.,]\d)`;
/** The first amount of a pair may stand directly before a dash. */
const pair = `${amount}[%°]?[FC]?(?: ?- ?| to | and )${amount}`;
const degrees = '(?:%|°[FC]?)?(?: [a-z]+)?';

const forms: readonly (readonly [Comparator, string])[] = [
  ['between', `between ${pair}`],
  [
    'at_least',
    `(?:at least|no less than|no fewer than|greater than or equal to|more than or equal to|equal to or (?:greater|more|higher) than|equal to or above|>=|≥) ?${amount}`,
  ],
  [
    'at_most',
    `(?:at most|no more than|less than or equal to|fewer than or equal to|equal to or (?:less|fewer|lower) than|equal to or below|<=|≤) ?${amount}`,
  ],
  ['at_least', String.raw`${amount}${degrees} or (?:more|above|higher|greater)\b`],
  ['at_most', String.raw`${amount}${degrees} or (?:less|below|lower|fewer)\b`],
  ['at_least', String.raw`\$?(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\+(?![\w])`],
  ['above', `(?:above|over|more than|greater than|higher than|exceeds|exceed|exceeding|>) ?${amount}`],
  ['below', `(?:below|under|less than|fewer than|lower than|<) ?${amount}`],
  ['exactly', `exactly ${amount}`],
];

const phrasePattern = new RegExp(
  forms.map(([, source]) => String.raw`((?<![\w.,$])(?:${source}))`).join('|'),
  'giu',
);

/** Before a phrase, in the same sentence. */
const negation =
  /\b(?:not|never|no|neither|nor|fails? to|unless|except|without|cannot|doesn't|isn't|won't)\b[^.;]{0,60}$/i;

/** In the order of the text, without overlaps. */
export function findConditionPhrases(text: string): ConditionPhrase[] {
  const found: ConditionPhrase[] = [];
  for (const match of text.matchAll(phrasePattern)) {
    const condition = readMatch(match);
    if (condition === undefined) continue;
    const from = match.index;
    const to = from + match[0].length;
    const sentence = text.slice(Math.max(0, text.lastIndexOf('. ', from)), from);
    found.push({ from, to, condition, unit: unitBehind(text, to), negated: negation.test(sentence) });
  }
  return found;
}

/** Each form is one group around its amounts; only the form that matched has groups. */
function readMatch(match: RegExpExecArray): Condition | undefined {
  let group = 1;
  for (const [comparator] of forms) {
    const amounts = comparator === 'between' ? 2 : 1;
    if (match[group] !== undefined) {
      const bounds: Rational[] = [];
      for (let index = 1; index <= amounts; index += 1) {
        const bound = parseDecimal((match[group + index] ?? '').replaceAll(',', ''));
        if (bound === undefined) return undefined;
        bounds.push(bound);
      }
      return { comparator, bounds };
    }
    group += 1 + amounts;
  }
  return undefined;
}

function unitBehind(text: string, at: number): string {
  return /^[%°]?[FC]?\s*([\p{L}]*)/u.exec(text.slice(at, at + 40))?.[0].trim() ?? '';
}
