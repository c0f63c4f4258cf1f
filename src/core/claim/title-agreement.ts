/**
 * The title asks for the range of the strike fields or the label. Those decide in most families, so that a title with
 * another number, or one that points the other way, is a disagreement and no ornament. Titles of venue_a have numbers of
 * many kinds; of them only the direction is compared.
 */
import type { ContractVersion } from '../contract/index.ts';
import { compareRationals, negateRational } from '../exact/index.ts';
import { agree } from './agree.ts';
import type { Comparator } from './clause.ts';
import { amountsIn, type Condition, labelCondition, strikeCondition } from './condition.ts';
import { anyMonth, findAll, foldText } from './text/index.ts';
import { textFact } from './text-facts.ts';

const upward = /\b(?:above|over|more|higher|greater|at least|exceeds?|reach(?:es)?)\b/i;
const downward = /\b(?:below|under|less|lower|fewer|at most)\b/i;

const denying = /\b(?:not|outside|except|excluding|other than)\b/i;

/** `decrease by 0.6%` is -0.6%. */
const fall = /\b(?:decreases?|falls?|drops?|declines?|shrinks?)\b/i;

const directions: Readonly<Partial<Record<Comparator, { readonly own: RegExp; readonly other: RegExp }>>> = {
  above: { own: upward, other: downward },
  at_least: { own: upward, other: downward },
  below: { own: downward, other: upward },
  at_most: { own: downward, other: upward },
};

/** Days, years, quarters and times, which are no bounds. */
const moments = new RegExp(
  String.raw`\b(?:${anyMonth}\.? \d{1,2}(?:[-\u2013]\d{1,2})?(?:st|nd|rd|th)?|(?:19|20)\d\d|Q[1-4]|\d{1,2}(?::\d\d)? ?[AP]M)\b`,
  'gi',
);

const withoutMoments = textFact((title) => foldText(title).replace(moments, ' '));

/** What is wrong with the title; undefined where it agrees or names no range. */
export function titleConflict(contract: ContractVersion): string | undefined {
  const { venue, title, strike } = contract;
  const condition = venue === 'venue_a' ? strikeCondition(strike) : labelCondition(rangeLabel(contract));
  if (condition === undefined) return undefined;
  const question = withoutMoments(title);
  if (venue === 'venue_a')
    return isTurned(condition, question) ? 'the title points away from the strike' : undefined;
  if (denying.test(question)) return 'the question denies what the label says';
  const found = amountsIn(question);
  const named = fall.test(question) ? [...found, ...found.map(negateRational)] : found;
  const isNamed = condition.bounds.every((bound) =>
    named.some((each) => compareRationals(each, bound) === 0),
  );
  if (named.length > 0 && !isNamed) return 'label and question name different numbers';
  return isTurned(condition, question) ? 'the question points away from what the label says' : undefined;
}

/** Where strike and label state no range, and the rules alone do: whether the title asks for the other side of the bound. */
export function isTurnedInTitle(title: string, side: 'above' | 'below'): boolean {
  const question = withoutMoments(title);
  return !fall.test(question) && isTurned({ comparator: side, bounds: [] }, question);
}

const scale = /(\d[\d,.]*) (thousand|million|billion|trillion)\b/gi;

const scalesIn = textFact((title): readonly RegExpExecArray[] => findAll(foldText(title), scale));

/** `fewer than 50 thousand` beside the label `<50`: the label is in thousands only if the rules are. */
export function isScaledOnlyInTitle({ title, rules, yesLabel }: ContractVersion): boolean {
  const bounds = labelCondition(yesLabel)?.bounds ?? [];
  if (bounds.length === 0) return false;
  return scalesIn(title).some(([scaled, number = '', word = '']) => {
    const isBound = (text: string, at: 'first' | 'last'): boolean => {
      const amounts = amountsIn(text);
      const amount = at === 'first' ? amounts[0] : amounts.at(-1);
      return amount !== undefined && bounds.some((bound) => compareRationals(bound, amount) === 0);
    };
    return (
      isBound(number, 'first') &&
      !isBound(scaled, 'last') &&
      !rules.toLowerCase().includes(word.toLowerCase())
    );
  });
}

/** Where Yes is called Over or Under, the title of the group names the range. */
function rangeLabel({ yesLabel, terms }: ContractVersion): string {
  const { groupItemTitle } = terms;
  return /^(?:over|under)$/i.test(yesLabel) && typeof groupItemTitle === 'string' ? groupItemTitle : yesLabel;
}

function isTurned({ comparator }: Condition, question: string): boolean {
  const { own, other } = directions[comparator] ?? {};
  return own !== undefined && other?.test(question) === true && !own.test(question);
}

/** venue_a still sends a subtitle beside the label of Yes; where it names a range, it is that of the label or the strike. */
export function subtitleConflict({ terms, yesLabel, strike }: ContractVersion): string | undefined {
  const { subtitle } = terms;
  const condition = typeof subtitle === 'string' ? labelCondition(foldText(subtitle)) : undefined;
  if (condition === undefined) return undefined;
  const stated = [labelCondition(foldText(yesLabel)), strikeCondition(strike)].filter(
    (each) => each !== undefined,
  );
  return stated.every((each) => agree(each, condition))
    ? undefined
    : 'the subtitle names another range than the label or the strike';
}
