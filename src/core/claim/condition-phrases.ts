/**
 * The phrases in which a rules text states a condition on a number: `above 63,299.99`, `between 77-78`, `10 or more`.
 * A closed grammar: a phrase it does not hold is not found. Which number is meant is for the caller to say.
 */
import { parseDecimal, type Rational } from '../exact/index.ts';
import type { Comparator } from './clause.ts';
import type { Condition } from './condition.ts';
import { endsName, findAll } from './text/index.ts';

export interface ConditionPhrase {
  readonly from: number;
  readonly to: number;
  readonly condition: Condition;
  /** The words in and behind the phrase that tell points from hours; empty where there are none. */
  readonly unit: string;
  /** Its sentence holds a negation, or pays No, so that it may mean the opposite. */
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
    `(?:at least|no less than|no fewer than|greater than or equal to|more than or equal to|equal to or (?:greater|more|higher) than|equal to or above|>=|≥) ?${amount}\\+?`,
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
  String.raw`(?<![\w.,$])(?:${forms.map(([, source]) => `(${source})`).join('|')})`,
  'giu',
);

/** Anywhere in the sentence of a phrase, the phrase itself left out: its words alone then do not say what it means. */
const negation =
  /\b(?:not|never|no|none|nobody|nothing|neither|nor|fail(?:s|ed|ing)? to|unless|except|excluding|without|cannot|\w+n't|otherwise)\b/i;

/** In the order of the text, without overlaps. */
export function findConditionPhrases(text: string): ConditionPhrase[] {
  const found: ConditionPhrase[] = [];
  for (const match of findAll(text, phrasePattern)) {
    const condition = readMatch(match);
    const from = match.index;
    // `Dota 2 or more`: the number is the end of a name.
    if (condition === undefined || endsName(text, from)) continue;
    const to = from + match[0].length;
    const [begin, end] = sentenceBounds(text, from, to);
    const negated = negation.test(text.slice(begin, from)) || negation.test(text.slice(to, end));
    found.push({ from, to, condition, unit: unitOf(match[0], text, to), negated });
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

/** Words inside the phrase, such as `points` of `20 points or more`, and the word behind it. */
function unitOf(phrase: string, text: string, at: number): string {
  const inside = /\d[%°]?[FC]? ([a-z]+) or /.exec(phrase)?.[1] ?? '';
  const behind = /^[%°]?[FC]?\s*([\p{L}]*)/u.exec(text.slice(at, at + 40))?.[0].trim() ?? '';
  return `${inside} ${behind}`.trim();
}

const stop =
  /(?<!\b(?:\p{Lu}(?:\.\p{Lu})*|St|Ste|Mt|Ft|vs|Mr|Mrs|Ms|Dr|Jr|Sr|Inc|Corp|Co|Ltd|No))\. (?=["'(]*\p{Lu})/gu;

/** By lines and by full stops that end a sentence; that of `U.S.`, `J.` or `St.` does not. */
export function sentenceBounds(text: string, from: number, to: number): readonly [number, number] {
  let begin = text.lastIndexOf('\n', from) + 1;
  let end = text.indexOf('\n', to);
  if (end === -1) end = text.length;
  for (const { index } of text.matchAll(stop)) {
    if (index < from) begin = Math.max(begin, index + 2);
    else if (index >= to) {
      end = Math.min(end, index);
      break;
    }
  }
  return [begin, end];
}
