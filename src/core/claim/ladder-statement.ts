/**
 * The one form in which a rung may state its condition: `If SUBJECT VERB CONDITION REST, then Yes`. The subject is not
 * understood, so everything else must leave no doubt that more is met where less is: the verb is one of a closed list and
 * stands directly before the condition, the sentence has no other comparison, and nothing in it can turn the condition
 * around: `avoids a rate above 5`, `fewer than half are above 5`, `the last day on which it is above 5`.
 */
import { type ConditionPhrase, sentenceBounds } from './condition-phrases.ts';
import { plainLetters } from './text/index.ts';

const head = `["']?(?:if|yes if|yes is paid if|(?:this|the) market (?:will resolve|resolves) to "?yes"? if)`;
const verbs = [
  'is|are|was|were|will be',
  'records?|scores?|gets|has|have|makes?|throws?|posts?|sells?|reach(?:es)?|hits|strikes out|finishes with',
  '(?:wins|won)(?: the (?:game|match|series|election))? by',
  '(?:increases|rises|grows|decreases|falls|drops) by',
].join('|');
const statement = new RegExp(
  `^(?<head>${head}) (?:there is a )?(?<subject>.+?),? (?:(?:${verbs})|(?<=tracker |registry |report )puts (?<object>.+) at) $`,
  'isu',
);

/** Outside the condition: another comparison or share, a negative, an avoiding, or another clause. */
const turning: ReadonlySet<string> = new Set(
  [
    'less fewer few more most least many half third quarter majority minority than as only just sole single alone',
    'last latest final first next second lowest exactly precisely one two three other another same different',
    'above below under over beneath beyond between within exceed exceeds exceeding surpass surpasses',
    'not no never none nobody nothing neither nor cannot unless except excluding without otherwise',
    'hardly barely rarely seldom scarcely almost nearly little false untrue wrong impossible doubtful unlikely',
    'which who whose whom what where when whenever while whether why how that because though although but however',
    'provided assuming despite instead rather if until till once since so else',
    'avoid avoids avoiding avoided miss misses missing missed reject rejects rejecting rejected refuse refuses',
    'refusing refused refrain refrains abstain abstains prevent prevents preventing prevented deny denies denying',
    'denied lack lacks lacking stop stops stopping stopped end ends ended cease ceases block blocks blocking blocked',
    'ban bans banned prohibit prohibits forbid forbids veto vetoes oppose opposes doubt doubts dispute disputes',
    'skip skips delay delays lose loses losing lost escape escapes rule rules ruled out limit limits cap caps',
    'vary varies depend depends quit quits leave leaves cancel cancels cancelled repeal repeals suspend suspends',
    'drop reverse reverses opposite contrary fails fail failing zero fear question contest challenge expect predict',
  ].flatMap((line) => line.split(' ')),
);
/** A second one opens or closes a clause of its own. */
const auxiliary =
  /^(?:is|are|was|were|be|been|being|has|have|had|does|do|did|will|would|can|could|might|shall|should|must)$/;
/** In the subject another clause may begin with these, or the sentence be about a moment rather than a value. */
const clauseNouns =
  /^(?:day|days|date|moment|time|times|year|years|month|months|week|weeks|chance|odds|probability)$/;
/** Without a joining word before it, the article begins what some verb is about: `the voters fear the rate is above 5`. */
const objectOfVerb =
  /(?<!(?:^|,|\b(?:of|at|on|in|by|for|from|to|and|or|per|during|against|versus|vs)) ?)\b(?:the|an?) /i;
/** Before a clock time it says when; before anything else it compares two moments. */
const comparedMoment = /\b(?:before|after|prior to)\b(?! \d)/i;

/** Counted from a market's own beginning, which is another one for a rung that was added later. */
const ownBeginning =
  /\b(?:issuance|issued|listing|listed|creation|created|opening of this market|market opens?)\b/i;

/** The same in any other sentence, where `listed` alone may be said of a team. */
const marketsBeginning =
  /\b(?:issuance|market(?:'s)? (?:creation|listing)|(?:creation|listing|opening) of (?:this|the) market|(?:this|the) market (?:was|is) (?:issued|listed|created|opened))\b/i;

/** Whether some sentence makes counting begin with the market, so that two rungs may see different stretches of time. */
export function beginsWithMarket(text: string): boolean {
  return marketsBeginning.test(text);
}

/** Lowercase words of a subject that look like verbs and are none. */
const nounsAndParticiples: ReadonlySet<string> = new Set(
  [
    'sales albums units streams views posts launches deliveries cars seconds minutes values points goals assists',
    'rebounds strikeouts bases hits runs yards touchdowns votes seats jobs payrolls claims prices rates degrees its this',
    'thousands millions',
    'recorded reported measured published released delivered adjusted unadjusted failed combined listed united',
    'closing opening trading',
  ].flatMap((line) => line.split(' ')),
);

/** `Decided by SUBJECT, as SOURCE gives it at the end of DATE, ET`: the figure whose range a label names. */
const figure =
  /^Decided by [\p{L}\p{N}' .&-]{3,120}, as the (?:official tracker|launch registry) gives it at the end of \p{Lu}\p{L}+ \d{1,2}, \d{4}, ET$/u;

/** Whether a sentence names the figure of a ladder of ranges, and says nothing else. */
export function namesFigure(sentence: string): boolean {
  return figure.test(sentence);
}

/** The sentence of a phrase, as the clause book would be asked for it. */
export function statementAround(text: string, { from, to }: ConditionPhrase): string {
  return text
    .slice(...sentenceBounds(text, from, to))
    .trim()
    .replace(/\.+$/, '')
    .trim();
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
  const doubtful =
    wordsOf(withoutMoments(subject)).find(isDoubtfulInSubject) ??
    wordsOf(withoutMoments(after)).find(isDoubtful);
  return doubtful === undefined
    ? undefined
    : `its sentence holds a word that may turn the condition: ${doubtful.toLowerCase()}`;
}

function isDoubtful(word: string): boolean {
  const lower = word.toLowerCase();
  // The month is a name.
  return turning.has(lower) || auxiliary.test(lower) || word === 'may';
}

function isDoubtfulInSubject(word: string): boolean {
  if (isDoubtful(word) || clauseNouns.test(word)) return true;
  // A name may end as it likes.
  if (!/^\p{Ll}/u.test(word) || nounsAndParticiples.has(word)) return false;
  return /(?:[^s']s|ed|ing)$/.test(word);
}

/** When a game was to be played, a part of it, a number of seconds or the end of a day says nothing of what is compared. */
function withoutMoments(words: string): string {
  return words.replace(
    /\b(?:first scheduled for|in the (?:first|second|third|fourth) (?:half|quarter|period|inning|set)|\d+ second|(?:by|at) the end of(?= \p{Lu}\p{L}+ \d))(?!\p{L})/gu,
    '',
  );
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];
}
