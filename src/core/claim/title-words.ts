/**
 * A title proves nothing, and yet its words may ask for something else than the rules, which may be those of a sister market:
 * another country's index, the score at halftime, the coin toss. So every word that a contract shows must be explained: by the
 * closed list of words with which its family asks for what the claim measures, by the names in its sentences, or by its
 * statement. A word that nothing explains withholds the contract.
 */
import type { ContractVersion, EventFacts } from '../contract/index.ts';
import type { Claim } from './claim.ts';
import { isSilentLabel } from './condition.ts';
import type { ReadSentence } from './family.ts';
import { numberedGame } from './numbered-game.ts';
import { LineFact, linesOf } from './rules-lines.ts';
import { anyMonth, foldText, plainLetters } from './text/index.ts';
import { textFact } from './text-facts.ts';
import { smallWords, spreadWords, vocabularies } from './title-vocabulary.ts';
import type { Withheld } from './withheld.ts';

export function refuseTitleWords(
  contract: ContractVersion,
  event: EventFacts | undefined,
  claim: Claim,
  sentences: readonly ReadSentence[],
): Withheld | undefined {
  const vocabulary = vocabularies[claim.family];
  if (vocabulary === undefined) return undefined;
  const texts = shownTexts(contract, event);
  const shown = texts.flatMap((text) => askedWords(text));
  if (shown.length === 0) return undefined;
  const isHalfLine = claim.variable.quantity === 'margin' && texts.some(hasHalfLine);
  const lists = isHalfLine ? [...vocabulary(claim), spreadWords] : vocabulary(claim);
  const strange = shown.filter((word) => !lists.some((list) => list.has(word)));
  if (strange.length === 0) return undefined;
  const names = namesOf(contract, event, sentences);
  // The label names a party or its candidate, which the family has compared with the party of the rules.
  const named = claim.family === 'party_of_winner' ? new Set(askedWords(contract.yesLabel)) : undefined;
  const isContest = claim.variable.frame.kind === 'score';
  const word = strange.find(
    (each) => !names.has(each) && named?.has(each) !== true && !(isContest && isShortName(each, names)),
  );
  return word === undefined
    ? undefined
    : {
        reason: 'subject_conflict',
        detail: `its title has the word ${word}, which its terms do not explain`,
      };
}

/** `LAT` for Latvia: titles of contests have the letters of a scoreboard. */
function isShortName(word: string, names: ReadonlySet<string>): boolean {
  return word.length === 3 && [...names].some((name) => name.startsWith(word));
}

/** A line of `+0.5` is met by a draw as well. */
const halfLine = /(?<![\d.+])0?\.5(?!\d)/;
const hasHalfLine = textFact((text) => halfLine.test(text));

function shownTexts(
  { title, yesLabel, terms, eventId }: ContractVersion,
  event: EventFacts | undefined,
): readonly string[] {
  const label = isSilentLabel(yesLabel) ? undefined : yesLabel;
  // Where an event numbers its game, the game is known inside that event (`read-game.ts`).
  const eventTitle = event && withoutNumber(event.title);
  const subTitle = withoutCodes(event?.subTitle ?? '', eventId);
  const shown = [title, label, terms['subtitle'], terms['groupItemTitle'], eventTitle, subTitle];
  return shown.filter((text) => typeof text === 'string');
}

const withoutNumber = textFact((title) => title.replaceAll(numberedGame, ' '));

const codesOfSides = /^(?<first>[A-Z\d]{2,6}) (?:vs|at) (?<second>[A-Z\d]{2,6})(?= |$)/;

/** `MSU vs ND (Sep 19)` has the two codes in which the id of its event ends, and nothing else that is new. */
function withoutCodes(subTitle: string, eventId: string): string {
  const { first, second } = codesOfSides.exec(subTitle)?.groups ?? {};
  const isOfEvent =
    first !== undefined &&
    second !== undefined &&
    (eventId.endsWith(first + second) || eventId.endsWith(second + first));
  return isOfEvent ? subTitle.replace(codesOfSides, '') : subTitle;
}

/**
 * What is held against the terms by itself: months and numbers, comparisons of the bound, the named part of a contest. `less` of
 * `0.2% or less` compares; that of `less shelter` does not.
 */
const checkedElsewhere = new RegExp(
  [
    String.raw`\b${anyMonth}\b`,
    String.raw`\b(?:more|less|fewer|greater|higher|lower) than\b`,
    String.raw`\bor (?:more|less|fewer|greater|higher|lower)\b`,
    String.raw`\bat (?:least|most)\b`,
    String.raw`\bno change\b`,
    String.raw`\b(?:first|second|third|fourth|1st|2nd|3rd|4th) (?:half|quarter|period|inning)\b`,
    String.raw`\bfirst (?:three|five|seven|[357]) innings\b`,
    String.raw`\bweek \d+\b`,
    // The address of a contest, where a title is no more than that: league, sides, day.
    String.raw`^(?:[a-z\d]{2,5}-){3}20\d\d-\d\d-\d\d(?=-)`,
    String.raw`\b\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)? ?(?:PT|PST|PDT|CT|CST|CDT|MT|UTC|GMT|BST|CET)\b`,
  ].join('|'),
  'gi',
);

/** The words of a text that are neither small nor checked elsewhere, each once. */
const askedWords = textFact((text): readonly string[] => [
  ...new Set(
    wordsIn(foldText(text).replaceAll(checkedElsewhere, ' ')).filter((word) => !smallWords.has(word)),
  ),
]);

/** In small letters without accents; `U.S.` is one word, and one with a digit is a number (`title-numbers.ts`). */
function wordsIn(text: string): readonly string[] {
  const folded = foldText(text)
    .replaceAll(/'s\b/g, '')
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '');
  const found = (plainLetters(folded) ?? folded).toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return found.filter((word) => !/\p{N}/u.test(word));
}

const wordsOfName = textFact(wordsIn);

/** What a statement names because it does not count. */
const leftOut =
  /\((?:does not include|not including|excluding|without|extra time and penalties do not)[^)]*\)/gi;

/** The statement of a text that begins with it. */
const wordsOfFirstSentence = new LineFact((line): readonly string[] =>
  wordsIn((/^.*?[.:](?= +["'(]?\p{Lu})/u.exec(line)?.[0] ?? line).replaceAll(leftOut, ' ')),
);

function namesOf(
  { rules }: ContractVersion,
  event: EventFacts | undefined,
  sentences: readonly ReadSentence[],
): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (words: readonly string[]): void => {
    for (const word of words) names.add(word);
  };
  const [first] = linesOf(rules);
  if (first !== undefined) add(wordsOfFirstSentence.of(first));
  for (const { slots } of sentences)
    for (const { slot } of slots)
      if (slot.kind === 'name' || slot.kind === 'competition') add(wordsOfName(slot.text));
  for (const team of [event?.game?.home, event?.game?.away]) add(wordsOfName(team?.name ?? ''));
  return names;
}
