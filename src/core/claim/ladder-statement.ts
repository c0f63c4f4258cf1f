/**
 * The one form in which a rung may state its condition: `If SUBJECT VERB CONDITION TAIL, then Yes`. The subject is not
 * understood, so everything else must leave no doubt that more is met where less is: the verb is one of a closed list and
 * stands directly before the condition, the sentence has no other comparison, and every word is of a closed list or a
 * name, so that nothing turns the condition round (`avoids a rate above 5`, `fewer than half are above 5`), ends it at
 * another bound (`above 5 and up to the next strike`) or takes it from elsewhere (`the open interest of this strike`).
 */
import { type ConditionPhrase, sentenceBounds } from './condition-phrases.ts';
import { hasUnit, isPlainPhrase, isPlainTail } from './ladder-tail.ts';
import { holdsFigure, strangeWordIn } from './ladder-words.ts';
import { plainLetters, withoutNumberedNames } from './text/index.ts';

const head = `["']?(?:if|yes if|yes is paid if|(?:this|the) market (?:will resolve|resolves) to "?yes"? if)`;
const verbs = [
  'is|are|was|were|will be',
  'records?|scores?|gets|has|have|makes?|throws?|posts?|sells?|reach(?:es)?|hits|strikes out|finishes with',
  '(?:wins|won)(?: the (?:game|match|series|election))? by',
  '(?:increases|rises|grows|decreases|falls|drops) by',
].join('|');
const statement = new RegExp(
  `^(?<head>${head}) (?:there is a )?(?<subject>.+?),? (?:(?<verb>${verbs})|(?<=tracker |registry |report )puts (?<object>.+) at) $`,
  'isu',
);

/** By the verb itself it is a count or a margin: without one of these, `10 or higher` may be a place on a chart. */
const countingVerb = /^(?:records?|scores?|throws?|sells?|strikes out|finishes with)$|\bby$/i;

/** Without a joining word before it, the article begins what some verb is about: `the voters fear the rate is above 5`. */
const objectOfVerb =
  /(?<!(?:^|,|\b(?:of|at|on|in|by|for|from|to|and|or|per|during|against|versus|vs)) ?)\b(?:the|an?) /i;
/** Before a clock time it says when; before anything else it compares two moments. */
const comparedMoment = /\b(?:before|after|prior to)\b(?! \d)/i;

/** Counted from a market's own beginning, which is another one for a rung that was added later. */
const ownBeginning =
  /\b(?:issuance|issued|listing|listed|creation|created|opening of this market|market opens?)\b/i;

/** `Decided by SUBJECT, as SOURCE gives it at the end of DATE, ET`: the figure whose range a label names. */
const figure =
  /^Decided by (?<subject>[\p{L}\p{N}' .&-]{3,120}), as the (?:official tracker|launch registry) gives it at the end of \p{Lu}\p{L}+ \d{1,2}, \d{4}, ET$/u;

/** Whether a sentence names the figure of a ladder of ranges, and says nothing else. */
export function namesFigure(sentence: string): boolean {
  const subject = figure.exec(sentence)?.groups?.['subject'];
  return subject !== undefined && strangeWordIn(withoutMoments(subject)) === undefined;
}

const numbered = new RegExp(
  [
    String.raw`\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\.? \d{1,2}(?:, ?\d{4})?\b`,
    String.raw`\b\d{1,2}(?::\d\d){0,2} ?[AaPp]\.?[Mm]\b`,
    String.raw`\b(?:19|20)\d\d\b|\bQ[1-4]\b|\b60 second\b|\b\d+ers\b`,
    String.raw`\bTop \d+\b`,
  ].join('|'),
  'gu',
);

/** The sentence of a phrase, folded and without its full stop. */
export function statementAround(text: string, { from, to }: ConditionPhrase): string {
  return text
    .slice(...sentenceBounds(text, from, to))
    .trim()
    .replace(/\.+$/, '')
    .trim();
}

const namedMonth =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\b\.?/;
const namedSpan =
  /\bQ[1-4]\b|\b(?:day|week|weekend|month|quarter|year|season|today|tonight|tomorrow|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/;
const namedHour =
  /\b(?:at|on|by|of|before|after|until) (?:the )?(?:market |daily )?(?:close|open|noon|midnight)\b|\b\d{1,2}(?::\d\d){0,2} ?(?:[AaPp]\.?[Mm]\b|ET\b|EST\b|EDT\b|UTC\b|GMT\b)/;
const namedYear = /\b(?:19|20)\d\d\b/;
const namedDay = new RegExp(String.raw`${namedMonth.source} \d{1,2}(?!\d)`);

/**
 * The moment of a statement that another year, or another day, has too: `in June`, `at the close`. Rungs of one event may close
 * a year apart, and when they do is no term of theirs. Undefined where the statement says when, or names no moment at all.
 */
export function openMoment(text: string, { from, to }: ConditionPhrase): string | undefined {
  const [begin, end] = sentenceBounds(text, from, to);
  const beside = `${text.slice(begin, from)} ${text.slice(to, end)}`;
  const hour = namedHour.exec(beside)?.[0];
  if (hour !== undefined && !namedDay.test(beside)) return hour;
  if (namedYear.test(beside)) return undefined;
  return (namedMonth.exec(beside) ?? namedSpan.exec(beside) ?? namedHour.exec(beside))?.[0];
}

const namedStretch =
  /\b(?:before|until|through|any|ever|during|within|reach(?:es)?|hits)\b|\bby (?:the |end |\p{Lu}|\d)/u;

/** Whether something may be met long before the last moment: `at any time before`. Then it matters when a rung was listed. */
export function isOverTime(text: string, { from, to }: ConditionPhrase): boolean {
  const [begin, end] = sentenceBounds(text, from, to);
  return namedStretch.test(`${text.slice(begin, from)} ${text.slice(to, end)}`);
}

/** Longer sentences are no plain statements, and a hostile one must not cost time. */
const sentenceMax = 1500;

/** Why the sentence of a phrase leaves a doubt; undefined where it is of the closed form. */
export function doubtInStatement(
  text: string,
  phrase: ConditionPhrase,
  phrases: readonly ConditionPhrase[],
): string | undefined {
  const [begin, end] = sentenceBounds(text, phrase.from, phrase.to);
  if (end - begin > sentenceMax) return 'its sentence is too long';
  if (phrases.some(({ from }) => from !== phrase.from && from >= begin && from < end))
    return 'its sentence states a second condition';
  const before = plainLetters(text.slice(begin, phrase.from).trimStart());
  const after = plainLetters(text.slice(phrase.to, end));
  if (before === undefined || after === undefined) return 'its sentence holds letters of another script';
  const groups = statement.exec(before)?.groups;
  if (groups === undefined) return 'its sentence is of no closed form';
  const subject = `${groups['subject'] ?? ''} ${groups['object'] ?? ''}`;
  if (!/\byes\b/i.test(`${groups['head'] ?? ''} ${after}`)) return 'its sentence does not say what pays';
  if (ownBeginning.test(`${before} ${after}`)) return 'it counts from a beginning of its own';
  if (comparedMoment.test(subject)) return 'its sentence compares two moments';
  if (objectOfVerb.test(groups['subject'] ?? '')) return 'its subject may be a statement of its own';
  const measured = withoutMoments(subject);
  const strange = strangeWordIn(measured) ?? /\d/.exec(measured)?.[0];
  if (strange !== undefined) return `its subject holds a word of no closed list: ${strange.toLowerCase()}`;
  const bound = text.slice(phrase.from, phrase.to);
  if (!isPlainPhrase(bound)) return 'its bound has no known unit';
  const isFigure = holdsFigure(subject) || countingVerb.test(groups['verb'] ?? '') || hasUnit(bound, after);
  if (!isFigure) return 'it names no figure that is more where its number is higher';
  return isPlainTail(after) ? undefined : 'what follows the condition is of no closed form';
}

/** Days and times, a number of seconds, and names that end in a number. */
function withoutMoments(subject: string): string {
  return withoutNumberedNames(subject.replace(numbered, ''));
}
