/** Which family the sentences of a contract name: that of its statement, which may be about a contest of another family. */
import type { Saying } from './clause.ts';
import { families } from './families/index.ts';
import type { Family, ReadSentence } from './family.ts';
import type { Withheld } from './withheld.ts';

const familyById: ReadonlyMap<string, Family> = new Map(families.map((family) => [family.id, family]));

/** Families with wordings in common; the sentence that names the game decides whose they are. */
const kin: ReadonlySet<string> = new Set(['game', 'soccer']);

export function namedFamily(sentences: readonly ReadSentence[]): Family | Withheld {
  const all = familiesIn(sentences, () => true);
  const about = familiesIn(sentences, (saying) => saying.says === 'is_about');
  const stated = familiesIn(sentences, (saying) => saying.says !== 'is_about');
  const [only] = stated.size === 1 ? stated : [];
  const concerns = (only === undefined ? undefined : familyById.get(only)?.concerns) ?? [];
  if (only !== undefined && about.size > 0 && [...about].every((each) => concerns.includes(each)))
    return familyNamed(only);
  const named = about.size === 1 && [...all].every((each) => kin.has(each)) ? about : all;
  const [id] = named;
  if (id === undefined) return { reason: 'no_statement', detail: 'no sentence says what Yes depends on' };
  if (named.size > 1)
    return {
      reason: 'clause_conflict',
      detail: `its sentences belong to ${[...named].sort().join(' and ')}`,
    };
  return familyNamed(id);
}

function familyNamed(id: string): Family | Withheld {
  return familyById.get(id) ?? { reason: 'no_family', detail: `no family ${id} is carried` };
}

function familiesIn(
  sentences: readonly ReadSentence[],
  isAsked: (saying: Saying) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { says } of sentences) {
    for (const saying of says) if ('family' in saying && isAsked(saying)) found.add(saying.family);
  }
  return found;
}
