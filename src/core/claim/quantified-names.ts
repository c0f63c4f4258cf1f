/**
 * `Nobody`, `neither Doe nor Roe` and `an odd number of Senators` stand where a statement has a name, and turn its order round: if
 * nobody has resigned by July, nobody has by May. So what stands there is a proper name, with a capital or a digit in front, and
 * has no word that counts or denies: those are closed classes of English, so that no list of names has to be complete. A bill that
 * a title describes in a closed form is one of its kind (`title-things.ts`). A kind of contract that orders nothing may have a film
 * called `No Other Land`.
 */
import type { ContractVersion } from '../contract/index.ts';
import type { ReadSentence } from './family.ts';
import { thingsInTitle } from './grammar/index.ts';
import { foldText } from './text/index.ts';
import { type Withheld, withhold } from './withheld.ts';

const denying: ReadonlySet<string> = new Set(
  'no not none nobody noone nothing nowhere neither nor never only exactly fewer less zero except unless without but alone solely merely just exclusively purely minus excluding barring instead xor'.split(
    ' ',
  ),
);
/** As the first word of a name. */
const counting: ReadonlySet<string> = new Set(
  'all both each every everybody everyone everything few half last least majority many most one several some'.split(
    ' ',
  ),
);
/** The same where somebody acts by a day; a film whose score is counted may be called `A Quiet Alder`. */
const countingActors: ReadonlySet<string> = new Set(
  `a about almost an another any anybody anyone anything around at barely between certain dozens either enough even fifty five four
  forty hardly hundreds lone minority more multiple nearly nine numerous odd other others over precisely roughly seven single six sole
  somebody someone something ten thirty three twelve twenty two eight eleven under up various whichever whoever`.split(
    /\s+/,
  ),
);
const ofActors: ReadonlySet<string> = new Set(['deadline']);
/** Nothing is ordered by the name; in a contest it is one of a named pair. */
const orderless: ReadonlySet<string> = new Set(['occurrence', 'game', 'set_match', 'soccer']);

export function refuseQuantifiedNames(
  family: string,
  { title }: Pick<ContractVersion, 'title'>,
  sentences: readonly ReadSentence[],
): Withheld | undefined {
  if (orderless.has(family)) return undefined;
  for (const { says, slots } of sentences) {
    if (!says.some((saying) => saying.says === 'yes_if' || saying.says === 'settles_on')) continue;
    const name = slots.find(
      ({ slot }) =>
        slot.kind === 'name' &&
        (isQuantified(slot.text) || (!isNameOf(family, slot.text) && !isDescribed(title, slot.text))),
    )?.slot.text;
    if (name !== undefined)
      return withhold('unknown_scope', `the statement counts or denies where it names: ${name}`);
  }
  return undefined;
}

function isNameOf(family: string, text: string): boolean {
  return isProperName(text) && !(ofActors.has(family) && countsActors(text));
}

function isDescribed(title: string, text: string): boolean {
  return thingsInTitle(title).some((thing) => foldText(thing) === text);
}

function isQuantified(name: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}\p{M}]+(?:['\u2019]\p{L}+)?/gu) ?? [];
  const [first = ''] = words.filter((word) => word !== 'the');
  return counting.has(first) || words.some((word) => denying.has(word) || /n['\u2019]t$/.test(word));
}

const proper =
  /^["'\u2019(]*(?:(?:the|al|el|de|da|do|dos|das|del|della|di|du|la|le|van|von|der|den|ter|ten|zu|af|bin|ibn|abu)[ '\u2019-]|[dl]['\u2019])*[\p{Lu}\p{N}@#$]/u;

/** Small words that begin names may stand before the capital: `von der Alder`, `al-Amin`. */
function isProperName(name: string): boolean {
  return proper.test(name);
}

/** `Two Senators`, `An Odd Number of Senators`, `3 Senators`; `50 Cent` is a name. */
function countsActors(name: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  const [first = ''] = words.filter((word) => word !== 'the');
  return (
    countingActors.has(first) ||
    words.some((word) => word === 'number' || word === 'numbered') ||
    (/^\d+$/.test(first) && /s$/.test(words.at(-1) ?? ''))
  );
}
