/**
 * Where venue_b's label names a range, the question asks for the same one. The label decides in most families, so that a
 * question with another number, or one that points the other way, is a disagreement and no ornament.
 */
import type { ContractVersion } from '../contract/index.ts';
import { compareRationals, negateRational } from '../exact/index.ts';
import type { Comparator } from './clause.ts';
import { amountsIn, labelCondition } from './condition.ts';
import { foldText } from './text/index.ts';

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

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec';
/** Days, years, quarters and times, which are no bounds. */
const moments = new RegExp(
  String.raw`\b(?:(?:${months})\.? \d{1,2}(?:[-\u2013]\d{1,2})?(?:st|nd|rd|th)?|(?:19|20)\d\d|Q[1-4]|\d{1,2}(?::\d\d)? ?[AP]M)\b`,
  'gi',
);

/** What is wrong with the question; undefined where it agrees with the label or names no range. */
export function titleConflict({ venue, title, yesLabel, terms }: ContractVersion): string | undefined {
  if (venue !== 'venue_b') return undefined;
  const { groupItemTitle } = terms;
  const isOfOver = /^(?:over|under)$/i.test(yesLabel) && typeof groupItemTitle === 'string';
  const condition = labelCondition(isOfOver ? groupItemTitle : yesLabel);
  if (condition === undefined) return undefined;
  const question = foldText(title).replace(moments, ' ');
  const found = amountsIn(question);
  const named = fall.test(question) ? [...found, ...found.map(negateRational)] : found;
  const isNamed = condition.bounds.every((bound) =>
    named.some((each) => compareRationals(each, bound) === 0),
  );
  if (denying.test(question)) return 'the question denies what the label says';
  if (named.length > 0 && !isNamed) return 'label and question name different numbers';
  const { own, other } = directions[condition.comparator] ?? {};
  const isTurned = own !== undefined && other?.test(question) && !own.test(question);
  return isTurned ? 'the question points away from what the label says' : undefined;
}
