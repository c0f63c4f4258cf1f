/**
 * Whether those a statement is about are shown on the market itself. A name in the rules may be any words in capitals; one
 * that neither title nor label shares a word with comes from the rules of another market.
 */
import type { SlotRole } from '../../clause.ts';
import type { ReadSentence, Subject } from '../../family.ts';
import { foldText, plainLetters } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';

/** Who acts, and on whom; an office or a place may have another name in a title. */
const actors: ReadonlySet<SlotRole> = new Set(['subject', 'first', 'second']);

export function refuseUnshownNames(
  { contract, event }: Subject,
  statement: ReadSentence,
): Withheld | undefined {
  const { title, yesLabel, terms, strike } = contract;
  const shown = [
    title,
    yesLabel,
    terms['subtitle'],
    event?.title,
    event?.subTitle,
    ...Object.values(strike?.custom ?? {}),
  ].flatMap((text) => (typeof text === 'string' ? wordsOf(text) : []));
  const unshown = statement.slots.find(
    ({ role, slot }) =>
      slot.kind === 'name' && slot.isUnexplained && actors.has(role) && !isShown(slot.text, shown),
  );
  return unshown === undefined
    ? undefined
    : withhold('subject_conflict', `neither title nor label names the ${unshown.role} of the statement`);
}

/** Many people have the same rank. */
const ranks: ReadonlySet<string> = new Set(
  'the of and former acting current president vice prime minister leader supreme chancellor king queen prince senator governor mayor secretary general chair chairman director judge justice pope'.split(
    ' ',
  ),
);

function isShown(name: string, shown: readonly string[]): boolean {
  const words = wordsOf(name).filter((word) => !ranks.has(word));
  const initials = words.map((word) => word.slice(0, 1)).join('');
  return shown.some((each) => each === initials || words.some((word) => isAlike(word, each)));
}

/** A country and its people, where neither word begins with the other: `Mexico` and `Mexican`. */
const countries: readonly (readonly string[])[] =
  `america american us usa|canada canadian|mexico mexican|turkey turkish|
  france french|spain spanish|portugal portuguese|italy italian|denmark danish|netherlands dutch|britain british|ireland irish|
  poland polish|sweden swedish|norway norwegian|finland finnish|switzerland swiss|greece greek|hungary hungarian|
  ukraine ukrainian|china chinese|philippines philippine filipino|lebanon lebanese|palestine palestinian|afghanistan afghan`
    .split('|')
    .map((words) => words.trim().split(' '));
const countryOf: ReadonlyMap<string, number> = new Map(
  countries.flatMap((words, index) => words.map((word) => [word, index] as const)),
);

/** The same, or one with the ending of the other: `Iran` and `Iranian`. */
const rootMin = 4;

function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const country = countryOf.get(one);
  if (country !== undefined && country === countryOf.get(other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= rootMin && long.startsWith(short);
}

/** In small letters, `U.S.` as `us`. */
function wordsOf(text: string): readonly string[] {
  const folded = foldText(text);
  return (
    (plainLetters(folded) ?? folded)
      .toLowerCase()
      .replaceAll('.', '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
