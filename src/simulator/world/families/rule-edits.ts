/** Later edits of rules texts: cosmetic ones that change nothing, semantic ones that do. */
import { hourMs } from '../eastern-time.ts';
import type { FamilyContext } from '../family.ts';
import { integerOf, uniformOf } from '../random.ts';

/** How often a text is edited in the first two days of a world. */
const cosmeticShare = 0.01;
const semanticShare = 0.004;
/** A sentence more, which changes no payout; a reader cannot know that before somebody has read it. */
const addedSentence = 'Added: the last expiration date may be moved while the source is under review.';

export interface EditedTerms<T> {
  readonly terms: (at: number) => T;
  readonly changes?: readonly number[];
}

/** Terms that read differently from an instant on. */
function editedAt<T>(before: (at: number) => T, editedFrom: number, edit: (terms: T) => T): EditedTerms<T> {
  return {
    terms: (at) => (at < editedFrom ? before(at) : edit(before(at))),
    changes: [editedFrom],
  };
}

/** Now and then, by the key, a text that is touched up while the world runs, or gets a sentence more. */
export function touchedUp<T extends { readonly [field in F]: string }, F extends string>(
  context: FamilyContext,
  key: string,
  field: F,
  terms: (at: number) => T,
): EditedTerms<T> {
  const draw = uniformOf(context.seed, `edit:${key}`);
  if (draw >= cosmeticShare + semanticShare) {
    return { terms };
  }
  const edit = draw < cosmeticShare ? touchUp : addSentence;
  const at = context.startsAt + integerOf(context.seed, `edited-at:${key}`, 1, 48) * hourMs;
  return editedAt(terms, at, (before) => ({ ...before, [field]: edit(before[field]) }));
}

function touchUp(text: string): string {
  const touched = text.replace(/; /g, ', ').replace(/\. /g, '.  ').replace(/’/g, "'");
  return touched === text ? `${text} ` : touched;
}

function addSentence(text: string): string {
  return text === '' ? addedSentence : `${text} ${addedSentence}`;
}
