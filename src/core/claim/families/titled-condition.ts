/**
 * What a title compares its bound with, held against the statement: `exactly 3` is no way to ask for `at least 3`. What is
 * left of the title asks for the same on every rung.
 */
import type { ContractVersion } from '../../contract/index.ts';
import { compareRationals, type Rational } from '../../exact/index.ts';
import type { Comparator } from '../clause.ts';
import { type Condition, labelCondition } from '../condition.ts';
import { isNamingNumber } from '../mask-title.ts';
import { findFormats, foldText } from '../text/index.ts';

export interface TitledCondition {
  /** Title and subtitle without their conditions. */
  readonly asked: string;
  /** Every condition that they state in an exact form. */
  readonly conditions: readonly Condition[];
}

export function titledConditions(
  { title, terms }: ContractVersion,
  bounds: readonly Rational[],
): TitledCondition {
  const subtitle = typeof terms['subtitle'] === 'string' ? foldText(terms['subtitle']).trim() : '';
  const ofSubtitle = labelCondition(subtitle);
  const { asked, conditions } = conditionsIn(foldText(title), bounds);
  return {
    asked: `${asked} ${ofSubtitle === undefined ? subtitle : ''}`.replaceAll(/\s+/g, ' ').trim(),
    conditions: ofSubtitle === undefined ? conditions : [...conditions, ofSubtitle],
  };
}

const comparators: readonly (readonly [RegExp, Comparator])[] = [
  [/\b(?:above|over|(?:more|greater|higher) than) $/i, 'above'],
  [/\b(?:below|under|(?:fewer|less|lower) than) $/i, 'below'],
  [/\bat least $/i, 'at_least'],
  [/\bat most $/i, 'at_most'],
  [/\bexactly $/i, 'exactly'],
];
/** Behind the bound, with what is counted between. */
const orMore = /^(?:\+|%?(?: [a-z]+){0,3} or (?:more|above|higher|greater)\b)/;
const orLess = /^%?(?: [a-z]+){0,3} or (?:fewer|less|below|lower)\b/;
const rangeSign = /^ ?(?:-|\u2013|to|and) ?$/;

function conditionsIn(title: string, bounds: readonly Rational[]): TitledCondition {
  const conditions: Condition[] = [];
  let asked = '';
  let at = 0;
  const numbers = findFormats(title).flatMap(({ from, to, found }) =>
    found.kind === 'number' && !isNamingNumber(title, from, to) ? [{ from, to, value: found.value }] : [],
  );
  for (let index = 0; index < numbers.length; index += 1) {
    const low = numbers[index];
    if (low === undefined) break;
    const before = title.slice(at, low.from);
    const high = numbers[index + 1];
    const isRange = high !== undefined && rangeSign.test(title.slice(low.to, high.from));
    const to = isRange ? high.to : low.to;
    const behind = title.slice(to);
    const [word, comparator] = comparators.find(([pattern]) => pattern.test(before)) ?? [];
    const more = orMore.exec(behind)?.[0];
    const less = orLess.exec(behind)?.[0];
    if (isRange) {
      conditions.push({ comparator: 'between', bounds: [low.value, high.value] });
      index += 1;
    } else if (more !== undefined || less !== undefined) {
      conditions.push({ comparator: more === undefined ? 'at_most' : 'at_least', bounds: [low.value] });
    } else if (comparator !== undefined) conditions.push({ comparator, bounds: [low.value] });
    else if (!bounds.some((bound) => compareRationals(bound, low.value) === 0)) {
      // Compared with nothing and no bound, it tells what is asked for.
      asked += title.slice(at, to);
      at = to;
      continue;
    }
    asked += before.replace(isRange ? /\bbetween $/i : (word ?? /$/), '');
    // What is counted stays, and only the comparison behind it goes.
    const tail = more ?? less ?? '';
    asked += tail.replace(/\+| or [a-z]+$/, '');
    at = to + tail.length;
  }
  return { asked: asked + title.slice(at), conditions };
}
