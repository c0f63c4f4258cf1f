/**
 * Whether the title of a contest of venue_a asks for the side and the pair of its rules: `Will Alder win the Alder vs Birch
 * match?` beside `If Alder wins the Alder vs Birch match …`. A title that leaves either out asks for nothing else.
 */
import type { ContractVersion } from '../contract/index.ts';
import { isSilentLabel } from './condition.ts';
import { foldText } from './text/index.ts';

const verbs = '(?:wins?|beats?|defeats?|qualif(?:y|ies)|makes?|reach(?:es)?|advances?)';
const askedSide = new RegExp(String.raw`^Will (?:the )?(?<side>.+?) ${verbs}\b`, 'iu');
const statedSide = new RegExp(String.raw`^If (?:the )?(?<side>.+?) ${verbs}\b`, 'iu');
const pair = /(?<first>[\p{L}\p{M}\p{N}.'&!-]+) vs\.? (?<second>[\p{L}\p{M}\p{N}.'&!-]+)/giu;

/** What is wrong with the title; undefined where it agrees. */
export function titledContestConflict(
  { title, rules, yesLabel }: ContractVersion,
  hasTable: boolean,
): string | undefined {
  const [question, terms] = [foldText(title), foldText(rules)];
  const asked = sideIn(askedSide, question);
  const stated = sideIn(statedSide, terms);
  const names = [stated ?? '', isSilentLabel(yesLabel) ? '' : foldText(yesLabel)].filter(
    (name) => name !== '',
  );
  if (asked !== undefined && stated !== undefined && !names.every((name) => isSameSide(asked, name)))
    return 'its title asks for another side than its rules or its label';
  // Where a table knows the sides, titles write them in other ways than rules do.
  const pairs = new Set(hasTable ? [] : pairsIn(terms));
  return pairs.size > 0 && pairsIn(question).some((each) => !pairs.has(each))
    ? 'its title names another contest than its rules'
    : undefined;
}

function sideIn(pattern: RegExp, text: string): string | undefined {
  return pattern.exec(text)?.groups?.['side'];
}

/** One name may be the short one: `Doe` and `Ana Doe`. */
function isSameSide(left: string, right: string): boolean {
  const [one, other] = [new Set(wordsOf(left)), new Set(wordsOf(right))];
  return [...one].every((word) => other.has(word)) || [...other].every((word) => one.has(word));
}

/** The words on both sides of each `vs`, in the order of the alphabet: home and away may change places. */
function pairsIn(text: string): readonly string[] {
  return [...text.matchAll(pair)].map(({ groups }) =>
    [groups?.['first'] ?? '', groups?.['second'] ?? '']
      .map((word) => wordsOf(word).join(' '))
      .toSorted()
      .join(' - '),
  );
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
