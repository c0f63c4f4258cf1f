/**
 * `Nobody`, `neither Doe nor Roe` and `every Senator` stand where a statement has a name, and turn its order round: if nobody has
 * resigned by July, nobody has by May. The words are the closed classes of English that count or deny, so that no list of
 * names has to be complete. A kind of contract that orders nothing may have a film called `No Other Land`.
 */
import type { ReadSentence } from './family.ts';
import type { Withheld } from './withheld.ts';

const denying: ReadonlySet<string> = new Set(
  'no not none nobody noone nothing nowhere neither nor never only exactly fewer less zero except unless without but'.split(
    ' ',
  ),
);
/** As the first word of a name. */
const counting: ReadonlySet<string> = new Set(
  'all both each every everybody everyone everything few half last least majority many most one several some'.split(
    ' ',
  ),
);
/** Nothing is ordered by the name; in a contest it is one of a named pair. */
const orderless: ReadonlySet<string> = new Set(['occurrence', 'game', 'set_match', 'soccer']);

export function refuseQuantifiedNames(
  family: string,
  sentences: readonly ReadSentence[],
): Withheld | undefined {
  if (orderless.has(family)) return undefined;
  for (const { says, slots } of sentences) {
    if (!says.some((saying) => saying.says === 'yes_if' || saying.says === 'settles_on')) continue;
    const name = slots.find(({ slot }) => slot.kind === 'name' && isQuantified(slot.text))?.slot.text;
    if (name !== undefined)
      return { reason: 'unknown_scope', detail: `the statement counts or denies where it names: ${name}` };
  }
  return undefined;
}

function isQuantified(name: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}\p{M}]+(?:['\u2019]\p{L}+)?/gu) ?? [];
  const [first = ''] = words.filter((word) => word !== 'the');
  return counting.has(first) || words.some((word) => denying.has(word));
}
