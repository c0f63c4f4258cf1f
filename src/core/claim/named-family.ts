/** Which family the sentences of a contract name: that of its statement, which may be about a contest of another family. */
import { families } from './families/index.ts';
import type { Family, ReadSentence } from './family.ts';
import { type Withheld, withhold } from './withheld.ts';

const familyById: ReadonlyMap<string, Family> = new Map(families.map((family) => [family.id, family]));

/** Families with wordings in common; the sentence that names the game decides whose they are. */
const kin: ReadonlySet<string> = new Set(['game', 'soccer']);

export function namedFamily(sentences: readonly ReadSentence[]): Family | Withheld {
  const { about, stated } = familiesIn(sentences);
  const [only] = stated.size === 1 ? stated : [];
  const concerns = (only === undefined ? undefined : familyById.get(only)?.concerns) ?? [];
  if (only !== undefined && about.size > 0 && [...about].every((each) => concerns.includes(each)))
    return familyNamed(only);
  const all = new Set([...about, ...stated]);
  const named = about.size === 1 && [...all].every((each) => kin.has(each)) ? about : all;
  const [id] = named;
  if (id === undefined) return withhold('no_statement', 'no sentence says what Yes depends on');
  const strange = [...named].find((each) => !familyById.has(each));
  if (strange !== undefined) return familyNamed(strange);
  if (named.size > 1)
    return withhold('clause_conflict', `its sentences belong to ${[...named].sort().join(' and ')}`);
  return familyNamed(id);
}

/** Whether a sentence says what Yes or No depends on, for a family that is carried. */
export function isStatementOfFamily({ says }: ReadSentence): boolean {
  return says.some(
    (saying) => 'family' in saying && saying.says !== 'is_about' && familyById.has(saying.family),
  );
}

function familyNamed(id: string): Family | Withheld {
  return familyById.get(id) ?? withhold('no_family', `no family ${id} is carried`);
}

/** Of sentences that say what a contract is about, and of all others. */
function familiesIn(sentences: readonly ReadSentence[]): {
  readonly about: ReadonlySet<string>;
  readonly stated: ReadonlySet<string>;
} {
  const about = new Set<string>();
  const stated = new Set<string>();
  for (const { says } of sentences) {
    for (const saying of says)
      if ('family' in saying) (saying.says === 'is_about' ? about : stated).add(saying.family);
  }
  return { about, stated };
}
